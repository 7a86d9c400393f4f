// XcodeProject.swift: an Xcode project and its targets, with the settings and files of each. Its objects, which refer to each other by
// identifier, are in NAME.xcodeproj/project.pbxproj.

import FilePaths
import Foundation
import Isolation

/// A target of a project.
struct TargetObject {
    let identifier: String
    let object: ProjectObjects.Object
    /// The name, which may not be unique.
    let name: String
    /// Its settings, merged with the project's.
    let settings: [String: String]
    /// The first SDK that it is built with: `iphoneos` or `macosx`.
    let platform: String
    /// The absolute path of its property list from the settings; it may not exist.
    var infoPlist: String?

    /// `com.apple.product-type.…`.
    var productType: String { object["productType"]?.string ?? "" }
    /// Whether it builds an app extension.
    var isExtension: Bool { productType.contains("extension") }
    /// Whether it builds a module that others import: a framework or a library.
    var isModule: Bool { productType.contains(".framework") || productType.contains(".library.") }
}

/// An Xcode project.
struct XcodeProject {
    /// The absolute folder NAME.xcodeproj.
    let path: String
    let objects: ProjectObjects
    let tree: ProjectTree
    /// The targets with a product, in the project's order.
    private(set) var targets: [TargetObject] = []

    /// The project's name.
    var name: String { path.pathName.hasEnding(".xcodeproj") ? String(path.pathName.dropLast(10)) : path.pathName }

    /// Reads `NAME.xcodeproj`; nil if it cannot be read.
    ///
    /// - Parameter boundary: The folder outside which nothing is read; default: the repository's.
    init?(_ path: String, boundary: String? = nil) {
        let path = standardized(path)
        let folder = path.parentPath
        let boundary = boundary ?? repository(around: folder)
        let file = URL(fileURLWithPath: "\(path)/project.pbxproj")
        guard let objects = ProjectObjects(file: file, in: FileBounds([boundary])) else { return nil }
        self.path = path
        self.objects = objects
        let inner = objects.root["projectDirPath"]?.string ?? ""
        let root = standardized("\(folder)/\(inner)")
        tree = ProjectTree(
            objects,
            sourceRoot: root.isBelow(boundary) || root == boundary ? root : folder,
            boundary: boundary
        )
        let listed = ProjectObjects.identifiers(objects.root["targets"])
        let identifiers = listed.isEmpty ? objects.all("PBXNativeTarget").map(\.identifier) : listed
        var seen: Set<String> = []
        for identifier in identifiers where seen.insert(identifier).inserted {
            guard let object = objects[identifier], object.kind == "PBXNativeTarget" else { continue }
            targets.append(target(identifier, object))
        }
    }

    private func target(_ identifier: String, _ object: ProjectObjects.Object) -> TargetObject {
        let name = object["name"]?.string ?? "Target"
        let platform = self.platform(of: object)
        var settings = levels(of: object, platform).values
        settings["TARGET_NAME"] = name
        settings["PROJECT_NAME"] = self.name
        settings["PROJECT_FILE_PATH"] = path
        for folder in ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"] { settings[folder] = tree.sourceRoot }
        if settings["DEVELOPMENT_LANGUAGE"] == nil, let region = objects.root["developmentRegion"]?.string {
            settings["DEVELOPMENT_LANGUAGE"] = region
        }
        var target = TargetObject(
            identifier: identifier,
            object: object,
            name: name,
            settings: settings,
            platform: platform
        )
        target.infoPlist = settings["INFOPLIST_FILE"].flatMap { path in
            guard case .text(let path) = BuildVariables(targetName: name, overrides: settings).expand(path),
                !path.isEmpty
            else { return nil }
            return tree.path(fromRoot: path)
        }
        return target
    }

    // MARK: - Settings

    /// The first SDK that a target is built with: the iPhone's, unless the settings name the Mac's.
    private func platform(of object: ProjectObjects.Object) -> String {
        let settings = levels(of: object, "iphoneos").values
        let variables = BuildVariables(targetName: "", overrides: settings)
        func value(_ name: String) -> String {
            if case .text(let text) = variables.expand(settings[name] ?? "") { text } else { "" }
        }
        let isForMac =
            value("SDKROOT").hasPrefix("macosx")
            || (!value("SUPPORTED_PLATFORMS").isEmpty && !value("SUPPORTED_PLATFORMS").contains("iphoneos")
                && value("SUPPORTED_PLATFORMS").contains("macosx"))
        return isForMac ? "macosx" : "iphoneos"
    }

    private func levels(of object: ProjectObjects.Object, _ platform: String) -> SettingLevels {
        let own = configuration(of: object)
        let name = own?["name"]?.string ?? "Release"
        var levels = SettingLevels(SettingConditions(platform: platform, configuration: name))
        levels.assign("CONFIGURATION", name)
        for configuration in [configuration(of: objects.root, named: name), own].compactMap(\.self) {
            var reader = XcodeConfigurationFile(boundary: tree.boundary)
            if let file = file(of: configuration) { reader.assign(file, to: &levels) }
            levels.assign((configuration["buildSettings"]?.dictionary ?? [:]).compactMapValues(Self.text))
        }
        return levels
    }

    /// The configuration with that name; otherwise Release, otherwise the first.
    private func configuration(of owner: ProjectObjects.Object, named name: String = "Release") -> ProjectObjects
        .Object?
    {
        let all = objects.objects(objects.object(owner["buildConfigurationList"])?["buildConfigurations"])
        return all.first { $0["name"]?.string == name } ?? all.first { $0["name"]?.string == "Release" } ?? all.first
    }

    /// The .xcconfig file of a configuration: a reference, or a path in a folder that Xcode keeps whole.
    private func file(of configuration: ProjectObjects.Object) -> String? {
        if let reference = configuration["baseConfigurationReference"]?.string { return tree.path(of: reference) }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
            let path = configuration["baseConfigurationReferenceRelativePath"]?.string,
            let folder = tree.path(of: anchor)
        else { return nil }
        return standardized("\(folder)/\(path)")
    }

    /// A setting's value as text. Lists are joined by spaces, and elements with spaces are quoted.
    private static func text(_ value: ManifestValue) -> String? {
        guard case .array(let elements) = value else { return value.string }
        return elements.compactMap(\.string).map { $0.contains(" ") && !$0.hasPrefix("\"") ? "\"\($0)\"" : $0 }
            .joined(separator: " ")
    }
}
