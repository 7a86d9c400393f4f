// ExpoTarget.swift: reads targets of Expo apps, targets/NAME/ with expo-target.config.js or .json, from which a plugin makes a target
// of the Xcode project. The script is not run: only values that are plain strings are read.
// https://github.com/EvanBacon/expo-apple-targets

import FilePaths
import Foundation
import Isolation
import SourceScanning

/// Reads an Expo configuration of a target.
enum ExpoTarget {
    private static let names = ["expo-target.config.js", "expo-target.config.json", "expo-target.config.cjs"]

    /// The configuration in a folder.
    static func configuration(in folder: String) -> String? {
        names.map { "\(folder)/\($0)" }.first(where: isFile)
    }

    /// The target of a folder; nil if it has no configuration. Its sources are all those in the folder and in
    /// `targets/_shared`.
    static func listing(of folder: String, infoPlist: String) -> TargetListing? {
        // NB: Expo's targets are in APP/targets/NAME.
        let app = folder.parentPath.parentPath
        let bounds = FileBounds([app])
        guard let configuration = configuration(in: folder), let data = try? bundleFile(configuration, in: bounds)
        else { return nil }
        let values = texts(in: data)
        let sanitized = folder.pathName.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let name = values["name"] ?? (sanitized.isEmpty ? folder.pathName : sanitized)
        var settings = ["PRODUCT_NAME": name]
        settings["GENERATE_INFOPLIST_FILE"] = "YES"
        settings["INFOPLIST_KEY_CFBundleDisplayName"] = values["displayName"]
        settings["PRODUCT_BUNDLE_IDENTIFIER"] = identifier(
            values["bundleIdentifier"],
            name,
            app: app,
            bounds
        )
        settings["IPHONEOS_DEPLOYMENT_TARGET"] = values["deploymentTarget"]
        var files = TargetFiles()
        var walk = FolderWalk()
        for place in [folder, "\(folder.parentPath)/_shared"] {
            for file in walk.files(in: place) where !names.contains(file.pathName) && file.pathName != "pods.rb" {
                files.add("\(place)/\(file)")
            }
        }
        files.resources.removeAll { $0 == infoPlist }
        files.finish()
        return TargetListing(
            name: name,
            origin: .expo(configuration),
            settings: settings,
            files: files,
            infoPlist: infoPlist,
            boundary: app
        )
    }

    /// The identifier. If it begins with a dot, the app's precedes it.
    private static func identifier(_ own: String?, _ name: String, app: String, _ bounds: FileBounds) -> String {
        if let own, !own.hasPrefix(".") { return own }
        let suffix = own ?? ".\(BuildVariables.identifier(name, replacement: "-").lowercased())"
        let files = ["app.json", "app.config.js", "app.config.ts"].map { "\(app)/\($0)" }
        let appIdentifier = files.lazy.compactMap { try? bundleFile($0, in: bounds) }.compactMap {
            texts(in: $0)["bundleIdentifier"]
        }.first
        return (appIdentifier ?? "local") + suffix
    }

    /// The first plain string that each name is set to, `name: "text"` or `"name": "text"`, in a script or in JSON.
    private static func texts(in data: Data) -> [String: String] {
        let tokens = SourceScanner.tokens(of: [UInt8](data.prefix(1 << 20)), .javaScript)
        var result: [String: String] = [:]
        for index in tokens.indices.dropLast(2) {
            let (name, colon, value) = (tokens[index], tokens[index + 1], tokens[index + 2])
            guard name.kind == .word || name.kind == .string, colon.isSymbol(":"), value.kind == .string else {
                continue
            }
            // A template, or a concatenated string, is not plain.
            if value.text.contains("${") || (index + 3 < tokens.count && tokens[index + 3].isSymbol("+")) { continue }
            if result[name.text] == nil { result[name.text] = value.text }
        }
        return result
    }
}
