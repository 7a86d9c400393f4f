// TargetListing.swift: what a target is built from, in one form for all places that say it: an Xcode project or what XcodeGen makes
// one from, a Swift package, an Expo configuration.

import FilePaths
import Foundation

/// A target's files and settings.
public struct TargetListing: Equatable, Sendable {
    /// Where a listing is from: an absolute path.
    public enum Origin: Equatable, Sendable {
        /// `NAME.xcodeproj`
        case project(String)
        /// The folder with `Package.swift`.
        case package(String)
        /// `expo-target.config.js` or `.json`
        case expo(String)
        /// `project.yml`
        case xcodeGen(String)
    }

    /// The target's name.
    public let name: String
    /// What says so.
    public let origin: Origin
    /// Its settings, without operators and references expanded.
    let settings: [String: String]
    /// Its files.
    let files: TargetFiles
    /// Its property list, if it says one: an absolute path that need not be there.
    let infoPlist: String?
    /// The folder outside of which nothing of it is read: the repository's, or the one of what lists it.
    let boundary: String

    /// The settings with what Xcode derives from the target's name.
    var variables: BuildVariables { BuildVariables(targetName: name, overrides: settings) }

    /// A setting with its references expanded; nil where it is missing, empty, or refers to what has no value.
    func setting(_ name: String) -> String? {
        guard let value = settings[name], case .text(let text) = variables.expand(value) else { return nil }
        return text.isEmpty ? nil : text
    }

    /// The file that a setting names, from the project's folder; nil for one outside of the repository.
    func path(inSetting name: String) -> String? {
        let project: String
        switch origin {
        case .project(let path), .xcodeGen(let path): project = path
        case .package, .expo: return nil
        }
        guard let path = setting(name) else { return nil }
        let file = standardized(path.isAbsolutePath ? path : "\(setting("SRCROOT") ?? project.parentPath)/\(path)")
        return file.isBelow(repository(around: project.parentPath)) ? file : nil
    }

    /// The names that `#if` finds: `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, and `-D` among `OTHER_SWIFT_FLAGS`.
    var compilationConditions: [String] {
        var names = (setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? "").split(separator: " ").map(String.init)
        let flags = (setting("OTHER_SWIFT_FLAGS") ?? "").split(separator: " ").map(String.init)
        for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
            if flag.count > 2 {
                names.append(String(flag.dropFirst(2)))
            } else {
                names += flags.dropFirst(index + 1).prefix(1)
            }
        }
        var seen: Set<String> = []
        return names.map { $0.trimmingCharacters(in: ["\"", "'"]) }
            .filter { BuildVariables.identifier($0, replacement: "_") == $0 && !$0.isEmpty && seen.insert($0).inserted }
    }

    /// The language mode of its Swift sources, `5` or `6`; nil where nothing says it.
    var swiftVersion: String? { setting("SWIFT_VERSION").map { $0.hasPrefix("6") ? "6" : "5" } }

    /// What else the settings say of Swift sources in a language mode.
    func languageOptions(version: String) -> LanguageOptions {
        LanguageOptions(isMode6: version == "6", setting)
    }

    /// The keys that the settings add to the property list: with `GENERATE_INFOPLIST_FILE` all of `INFOPLIST_KEY_…`.
    /// https://developer.apple.com/documentation/bundleresources/managing-your-app-s-information-property-list
    var generatedKeys: [String: ManifestValue] {
        guard ["YES", "true", "1"].contains(setting("GENERATE_INFOPLIST_FILE")) else { return [:] }
        let prefix = "INFOPLIST_KEY_"
        var keys: [String: ManifestValue] = [:]
        for name in settings.keys where name.hasPrefix(prefix) {
            guard let text = setting(name) else { continue }
            let key = String(name.dropFirst(prefix.count))
            if key.hasPrefix("UISupportedInterfaceOrientations") {
                keys[key] = .array(text.split(separator: " ").map { .string(String($0)) })
            } else {
                keys[key] = ["YES", "NO"].contains(text) ? .bool(text == "YES") : .string(text)
            }
        }
        return keys
    }

    /// What the property list has of its own accord, where the file lacks it, besides identifier and executable.
    var generatedDefaults: [String: ManifestValue] {
        guard ["YES", "true", "1"].contains(setting("GENERATE_INFOPLIST_FILE")) else { return [:] }
        return [
            "CFBundleDevelopmentRegion": .string("$(DEVELOPMENT_LANGUAGE)"),
            "CFBundleName": .string("$(PRODUCT_NAME)"),
            "CFBundlePackageType": .string("$(PRODUCT_BUNDLE_PACKAGE_TYPE)"),
            "CFBundleShortVersionString": .string("$(MARKETING_VERSION)"),
            "CFBundleVersion": .string("$(CURRENT_PROJECT_VERSION)"),
        ]
    }
}

extension XcodeProject {
    /// What a target is built from.
    func listing(of target: TargetObject) -> TargetListing {
        TargetListing(
            name: target.name,
            origin: .project(path),
            settings: target.settings,
            files: files(of: target),
            infoPlist: target.infoPlist,
            boundary: tree.boundary
        )
    }
}
