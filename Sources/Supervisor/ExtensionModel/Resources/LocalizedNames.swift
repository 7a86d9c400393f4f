// LocalizedNames.swift: a bundle's display name in other languages: LANGUAGE.lproj/InfoPlist.strings, or a source string catalog
// InfoPlist.xcstrings.

import FilePaths
import Foundation
import Isolation

extension ExtensionBundle {
    /// The display name in the first of `languages` (such as "de-AT" or "de") that the bundle has; otherwise its default.
    public func displayName(for languages: [String]) -> String {
        let names = localizedDisplayNames
        for language in languages {
            let tag = language.replacingOccurrences(of: "_", with: "-")
            // NB: The bundle's development language needs no table.
            let candidates = Self.candidates(for: tag.lowercased())
            for candidate in candidates {
                if let name = names[candidate] { return name }
                if candidate == developmentLanguage.lowercased() { return displayName }
            }
            // The same language for another country is better than none.
            let other = names.keys.sorted().first { $0.hasPrefix((candidates.last ?? tag) + "-") }
            if let other, let name = names[other] { return name }
        }
        return names["base"] ?? displayName
    }

    /// Possible names of a language's folder, the nearest first. Chinese ones are named by their script.
    private static func candidates(for tag: String) -> [String] {
        let language = String(tag.prefix { $0 != "-" })
        guard language == "zh", tag != "zh" else { return [tag, language] }
        let isTraditional = ["tw", "hk", "mo", "hant"].contains { tag.hasSuffix("-" + $0) || tag.contains("-\($0)-") }
        return [tag, isTraditional ? "zh-hant" : "zh-hans", language]
    }

    /// The bundle's display names, by language in lower case.
    public var localizedDisplayNames: [String: String] {
        var names: [String: String] = [:]
        let bounds = bounds
        for folder in resourceFolders {
            for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                if entry.hasEnding(".lproj") {
                    let language = entry.dropLast(6).lowercased().replacingOccurrences(of: "_", with: "-")
                    if let name = Self.name(strings: "\(folder)/\(entry)/InfoPlist.strings", bounds) {
                        names[language] = name
                    }
                } else if entry == "InfoPlist.xcstrings" {
                    names.merge(Self.names(catalogue: "\(folder)/\(entry)", bounds)) { first, _ in first }
                }
            }
        }
        return names
    }

    private static func name(strings path: String, _ bounds: FileBounds) -> String? {
        guard let data = try? bundleFile(path, in: bounds),
            PropertyListFault.tooMuch(in: data) == nil,
            let list = try? readPropertyList(data),
            let table = ManifestValue(list).dictionary
        else { return nil }
        return (table["CFBundleDisplayName"] ?? table["CFBundleName"])?.string
    }

    private static func names(catalogue path: String, _ bounds: FileBounds) -> [String: String] {
        guard let data = try? bundleFile(path, in: bounds),
            let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let strings = root["strings"] as? [String: Any],
            let entry = (strings["CFBundleDisplayName"] ?? strings["CFBundleName"]) as? [String: Any],
            let localizations = entry["localizations"] as? [String: Any]
        else { return [:] }
        var names: [String: String] = [:]
        for (language, value) in localizations {
            let unit = (value as? [String: Any])?["stringUnit"] as? [String: Any]
            if let name = unit?["value"] as? String { names[language.lowercased()] = name }
        }
        return names
    }
}
