// XcodeProject.swift: what the project beside a target's folder says of that target: its build settings, and the files that
// are its own. A target's Info.plist says $(PRODUCT_BUNDLE_IDENTIFIER) and the like; the values are in
// NAME.xcodeproj/project.pbxproj, an old-style property list of objects that refer to each other by identifier, or in
// the .xcconfig files that it names.

import FilePaths
import Foundation
import PropertyListReading

/// One target of a project.
struct XcodeTarget: Equatable, Sendable {
    /// Build settings by name; those of Release where there are several configurations.
    var settings: [String: String]
    /// The absolute paths of the files that are compiled and copied into the bundle, as far as the project lists them.
    var files: [String]
}

/// A project, read for one question.
struct XcodeProject {
    private let objects: [String: ManifestValue]
    /// The folder that holds the project.
    private let sourceRoot: URL
    /// For each object of the tree of files the group around it.
    private let groups: [String: String]

    /// The target whose Info.plist is the bundle's, or nil when there is no such project or target. Projects are looked for
    /// in the folder, its parent and its grandparent.
    static func target(of layout: BundleLayout) -> XcodeTarget? {
        var folder = layout.root
        for _ in 0..<3 {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
            where name.hasEnding(".xcodeproj") {
                let file = folder.appendingPathComponent(name).appendingPathComponent("project.pbxproj")
                if let project = XcodeProject(file, sourceRoot: folder),
                    let target = project.target(infoPlist: layout.infoPlist)
                {
                    return target
                }
            }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }

    private init?(_ file: URL, sourceRoot: URL) {
        guard let data = try? bundleFile(file.path),
            let list = try? readPropertyList(data),
            let objects = ManifestValue(list).dictionary?["objects"]?.dictionary
        else { return nil }
        self.objects = objects
        self.sourceRoot = sourceRoot
        var groups: [String: String] = [:]
        for (identifier, object) in objects {
            for child in Self.strings(object.dictionary?["children"]) { groups[child] = identifier }
        }
        self.groups = groups
    }

    private func target(infoPlist: URL) -> XcodeTarget? {
        let shared = settings(of: all("PBXProject").first)
        for target in all("PBXNativeTarget") {
            var settings = shared.merging(settings(of: target)) { $1 }
            settings["TARGET_NAME"] = target["name"]?.string
            settings["PRODUCT_NAME"] = settings["PRODUCT_NAME"] ?? target["name"]?.string
            guard let path = settings["INFOPLIST_FILE"] else { continue }
            var variables = BuildVariables(targetName: "")
            variables.merge(settings)
            // What these name is the folder that paths are relative to.
            variables.merge(["SRCROOT": ".", "PROJECT_DIR": ".", "SOURCE_ROOT": "."])
            guard case .text(let relative) = variables.expand(path),
                sourceRoot.appendingPathComponent(relative).standardizedFileURL == infoPlist.standardizedFileURL
            else { continue }
            return XcodeTarget(settings: settings, files: files(of: target))
        }
        return nil
    }

    // MARK: - Objects

    private func all(_ kind: String) -> [[String: ManifestValue]] {
        objects.sorted { $0.key < $1.key }.compactMap(\.value.dictionary).filter { $0["isa"]?.string == kind }
    }

    private func object(_ reference: ManifestValue?) -> [String: ManifestValue]? {
        reference?.string.flatMap { objects[$0]?.dictionary }
    }

    private static func strings(_ value: ManifestValue?) -> [String] {
        if case .array(let elements)? = value { elements.compactMap(\.string) } else { [] }
    }

    // MARK: - Settings

    /// The settings of an object's configuration list: those of Release, else of the first; over those of its file.
    private func settings(of owner: [String: ManifestValue]?) -> [String: String] {
        let list = object(owner?["buildConfigurationList"])
        let configurations = Self.strings(list?["buildConfigurations"]).compactMap { objects[$0]?.dictionary }
        guard let chosen = configurations.first(where: { $0["name"]?.string == "Release" }) ?? configurations.first
        else { return [:] }
        let own = (chosen["buildSettings"]?.dictionary ?? [:]).compactMapValues(Self.text)
        guard let file = chosen["baseConfigurationReference"]?.string.flatMap({ path(of: $0) }) else { return own }
        return XcodeConfigurationFile.settings(at: file).merging(own) { $1 }
    }

    /// A setting's value as text; lists are joined by blanks.
    private static func text(_ value: ManifestValue) -> String? {
        if case .array(let elements) = value { return elements.compactMap(\.string).joined(separator: " ") }
        return value.string
    }

    // MARK: - Files

    /// The files of the phases that compile and copy.
    private func files(of target: [String: ManifestValue]) -> [String] {
        let phases = Self.strings(target["buildPhases"]).compactMap { objects[$0]?.dictionary }
        let wanted = phases.filter {
            ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains($0["isa"]?.string)
        }
        return wanted.flatMap { phase in
            Self.strings(phase["files"]).compactMap { objects[$0]?.dictionary?["fileRef"]?.string }
                .compactMap { path(of: $0)?.path }
        }
    }

    /// Where a file reference leads: its path behind those of the groups around it.
    private func path(of reference: String) -> URL? {
        var parts: [String] = []
        var current: String? = reference
        // NB: Groups that lie in each other end, too.
        for _ in 0..<64 {
            guard let identifier = current, let object = objects[identifier]?.dictionary else { break }
            if let path = object["path"]?.string { parts.append(path) }
            guard object["sourceTree"]?.string ?? "<group>" == "<group>" else {
                guard object["sourceTree"]?.string == "SOURCE_ROOT" else { return nil }
                break
            }
            current = groups[identifier]
        }
        let url = sourceRoot.appendingPathComponent(parts.reversed().joined(separator: "/")).standardizedFileURL
        // NB: What a project names outside of its folder is not read.
        return url.path.isBelow(sourceRoot.standardizedFileURL.path) ? url : nil
    }
}
