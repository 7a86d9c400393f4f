// TargetListing.swift: the files and settings of a target, in one form for all its sources: an Xcode project, the specification from
// which XcodeGen makes one, a Swift package, an Expo configuration.

import FilePaths
import Foundation

/// A target's files and settings.
public struct TargetListing: Equatable, Sendable {
    /// The source of a listing: an absolute path.
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
    /// The source of the listing.
    public let origin: Origin
    /// Its settings, with neither operators nor references expanded.
    let settings: [String: String]
    /// The target's files.
    let files: TargetFiles
    /// The absolute path of its property list, which may not exist; nil if none is named.
    let infoPlist: String?
    /// The folder outside which none of its files is read: the repository's, or the one of the listing's source.
    let boundary: String

    /// The settings with those that Xcode derives from the target's name.
    var variables: BuildVariables { BuildVariables(targetName: name, overrides: settings) }

    /// A setting with its references expanded; nil if it is missing or empty, or if a reference has no value.
    func setting(_ name: String) -> String? {
        guard let value = settings[name], case .text(let text) = variables.expand(value) else { return nil }
        return text.isEmpty ? nil : text
    }

    /// The file that a setting names, relative to the project's folder; nil if it is outside the repository.
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

    /// The conditions for `#if`: `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, and `-D` among `OTHER_SWIFT_FLAGS`.
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

    /// The language mode of its Swift sources, `5` or `6`; nil if it is not set.
    var swiftVersion: String? { setting("SWIFT_VERSION").map { $0.hasPrefix("6") ? "6" : "5" } }

    /// Further compiler options in the settings, for a language mode.
    func languageOptions(version: String) -> LanguageOptions {
        LanguageOptions(isMode6: version == "6", setting)
    }

    /// The keys that the settings add to the property list: with `GENERATE_INFOPLIST_FILE`, all of `INFOPLIST_KEY_…`.
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

    /// The keys that Xcode generates if the file lacks them, in addition to identifier and executable.
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
    /// The listing of a target.
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
