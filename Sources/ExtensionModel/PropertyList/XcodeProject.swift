// XcodeProject.swift: the build settings of a target, from the project beside its folder.
// A target's Info.plist says $(PRODUCT_BUNDLE_IDENTIFIER) and the like; the values are in NAME.xcodeproj/project.pbxproj,
// which is an old-style property list of objects that refer to each other by identifier.

import Foundation

enum XcodeProject {
    /// The settings of the target whose Info.plist is the bundle's; none when there is no such project or target.
    /// Projects are looked for in the folder, its parent and its grandparent.
    static func settings(of layout: BundleLayout) -> [String: String] {
        var folder = layout.root
        for _ in 0..<3 {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
            where name.hasSuffix(".xcodeproj") {
                let file = folder.appendingPathComponent(name).appendingPathComponent("project.pbxproj")
                if let settings = settings(in: file, sourceRoot: folder, infoPlist: layout.infoPlist) {
                    return settings
                }
            }
            folder = folder.deletingLastPathComponent()
        }
        return [:]
    }

    private static func settings(in file: URL, sourceRoot: URL, infoPlist: URL) -> [String: String]? {
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let objects = ManifestValue(list).dictionary?["objects"]?.dictionary
        else { return nil }
        func all(_ kind: String) -> [[String: ManifestValue]] {
            objects.sorted { $0.key < $1.key }.compactMap(\.value.dictionary).filter { $0["isa"]?.string == kind }
        }
        /// The settings of an object's configuration list: those of Release, else of the first.
        func configuration(_ object: [String: ManifestValue]?) -> [String: String] {
            guard let list = object?["buildConfigurationList"]?.string.flatMap({ objects[$0]?.dictionary }),
                case .array(let references) = list["buildConfigurations"]
            else { return [:] }
            let configurations = references.compactMap { $0.string.flatMap { objects[$0]?.dictionary } }
            let chosen = configurations.first { $0["name"]?.string == "Release" } ?? configurations.first
            return (chosen?["buildSettings"]?.dictionary ?? [:]).compactMapValues(text)
        }
        let shared = configuration(all("PBXProject").first)
        for target in all("PBXNativeTarget") {
            var settings = shared.merging(configuration(target)) { $1 }
            guard let path = settings["INFOPLIST_FILE"] else { continue }
            let relative = path.replacingOccurrences(of: "$(SRCROOT)/", with: "")
            guard sourceRoot.appendingPathComponent(relative).standardizedFileURL == infoPlist.standardizedFileURL
            else {
                continue
            }
            settings["TARGET_NAME"] = target["name"]?.string
            settings["PRODUCT_NAME"] = settings["PRODUCT_NAME"] ?? target["name"]?.string
            return settings
        }
        return nil
    }

    /// A setting's value as text; lists are joined by blanks.
    private static func text(_ value: ManifestValue) -> String? {
        if case .array(let elements) = value { return elements.compactMap(\.string).joined(separator: " ") }
        return value.string
    }
}
