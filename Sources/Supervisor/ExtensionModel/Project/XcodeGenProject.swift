// XcodeGenProject.swift: targets of repositories that contain XcodeGen's project.yml instead of the generated project.
// https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md

import FilePaths
import Foundation
import Glibc
import Isolation
import Yams

/// The targets of a `project.yml`.
struct XcodeGenProject {
    /// The file's path.
    let path: String
    private let root: Node.Mapping
    private let targets: Node.Mapping

    /// Reads the file in a folder; nil if none can be read.
    init?(in folder: String) {
        let names = ["project.yml", "project.yaml"].map { "\(folder)/\($0)" }
        let bounds = FileBounds([repository(around: folder)])
        guard let path = names.first(where: isFile), let data = try? bundleFile(path, in: bounds),
            let root = try? Yams.compose(yaml: String(decoding: data, as: UTF8.self))?.mapping,
            let targets = root["targets"]?.mapping
        else { return nil }
        (self.path, self.root, self.targets) = (path, root, targets)
    }

    /// The target with this property list, or with sources in a folder.
    static func listing(of folder: String, infoPlist: String) -> TargetListing? {
        let boundary = repository(around: folder, home: nil)
        var current = folder
        for _ in 0..<TargetSearch.maximumHeight {
            if let project = XcodeGenProject(in: current) {
                return project.listing(of: folder, infoPlist: infoPlist)
            }
            if current == boundary && boundary != folder || current == "/" { break }
            current = current.parentPath
        }
        return nil
    }

    /// The folder outside which nothing is read.
    private var boundary: String { repository(around: path.parentPath) }

    // MARK: - Targets

    private func listing(of folder: String, infoPlist: String) -> TargetListing? {
        var other: TargetListing?
        for (name, node) in targets {
            guard let name = name.string, let target = node.mapping.map(resolved) else { continue }
            if self.infoPlist(of: target) == infoPlist { return listing(of: target, name) }
            let places = sources(of: target).map(\.path)
            if other == nil, target["type"]?.string?.contains("extension") == true, places.contains(folder) {
                other = listing(of: target, name)
            }
        }
        return other
    }

    /// The frameworks and libraries among the targets.
    var modules: [SiblingModule] {
        targets.compactMap { name, node in
            guard let name = name.string, let target = node.mapping.map(resolved),
                let type = target["type"]?.string, type.hasPrefix("framework") || type.hasPrefix("library")
            else { return nil }
            return SiblingModule(listing(of: target, name))
        }
    }

    /// The packages that it names.
    var packages: [PackageReference] {
        (root["packages"]?.mapping ?? [:]).compactMap { _, package in
            if let folder = package["path"]?.string {
                return PackageReference(location: absolute(folder), isLocal: true)
            }
            let address = package["url"]?.string ?? package["github"]?.string.map { "https://github.com/\($0)" }
            return address.map { PackageReference(location: $0, isLocal: false) }
        }
    }

    private func listing(of target: Node.Mapping, _ name: String) -> TargetListing {
        var files = TargetFiles()
        var walk = FolderWalk()
        for source in sources(of: target) { add(source, to: &files, &walk) }
        let plist = infoPlist(of: target)
        files.resources.removeAll { $0 == plist }
        files.finish()
        return TargetListing(
            name: name,
            origin: .xcodeGen(path),
            settings: settings(of: target, name),
            files: files,
            infoPlist: plist,
            boundary: boundary
        )
    }

    private func infoPlist(of target: Node.Mapping) -> String? {
        let named = target["info"]?["path"]?.string ?? levels(of: target).compactMap { $0["INFOPLIST_FILE"] }.last
        return named.map(absolute)
    }

    /// A target, merged with its templates.
    private func resolved(_ target: Node.Mapping) -> Node.Mapping {
        let names = target["templates"]?.sequence?.compactMap(\.string) ?? []
        var result: Node.Mapping = [:]
        for template in names.compactMap({ root["targetTemplates"]?[$0]?.mapping }) + [target] {
            for (key, value) in template {
                if let both = result[key]?.sequence, let new = value.sequence {
                    result[key] = Node(Array(both) + Array(new))
                } else {
                    result[key] = value
                }
            }
        }
        return result
    }

    // MARK: - Settings

    /// The settings of one level: plain ones, those of all configurations, those of Release.
    private static func values(_ node: Node?) -> [[String: String]] {
        guard let node else { return [] }
        let isLevelled = ["base", "configs", "groups"].contains { node[$0] != nil }
        let levels = isLevelled ? [node["base"], node["configs"]?["Release"] ?? node["configs"]?["release"]] : [node]
        return levels.compactMap { $0?.mapping }.map { level in
            level.reduce(into: [:]) { values, entry in
                guard let key = entry.key.string else { return }
                let list = entry.value.sequence?.compactMap(\.string).joined(separator: " ")
                values[key] = entry.value.string ?? list
            }
        }
    }

    private func levels(of target: Node.Mapping) -> [[String: String]] {
        Self.values(root["settings"]) + Self.values(target["settings"])
    }

    private func settings(of target: Node.Mapping, _ name: String) -> [String: String] {
        var settings = ["PRODUCT_NAME": target["productName"]?.string ?? name]
        if let prefix = root["options"]?["bundleIdPrefix"]?.string {
            settings["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(name)"
        }
        settings["CODE_SIGN_ENTITLEMENTS"] = target["entitlements"]?["path"]?.string
        // NB: XcodeGen's default is 5.
        settings["SWIFT_VERSION"] = "5.0"
        for level in levels(of: target) { settings.merge(level) { $1.replacing("$(inherited)", with: $0) } }
        return settings
    }

    // MARK: - Sources

    private struct Source {
        /// The absolute path of a file or a folder.
        var path: String
        var excluded: [String] = []
        var included: [String] = []
        var phase: String?
    }

    private func sources(of target: Node.Mapping) -> [Source] {
        let nodes = target["sources"].map { node in node.sequence.map(Array.init) ?? [node] } ?? []
        return nodes.compactMap { node in
            if let path = node.string { return Source(path: absolute(path)) }
            guard let path = node["path"]?.string else { return nil }
            return Source(
                path: absolute(path),
                excluded: node["excludes"]?.sequence?.compactMap(\.string) ?? [],
                included: node["includes"]?.sequence?.compactMap(\.string) ?? [],
                phase: node["buildPhase"]?.string
            )
        }
    }

    private func add(_ source: Source, to files: inout TargetFiles, _ walk: inout FolderWalk) {
        guard source.phase != "none", source.path.isBelow(boundary) else { return }
        func add(_ path: String) {
            if source.phase == "resources" { files.resources.append(path) } else { files.add(path) }
        }
        if isFile(source.path) { return add(source.path) }
        for name in walk.files(in: source.path) {
            let isIn = source.included.isEmpty || source.included.contains { Self.matches(name, $0) }
            if isIn, !source.excluded.contains(where: { Self.matches(name, $0) }) { add("\(source.path)/\(name)") }
        }
    }

    /// Whether a pattern matches a file or one of its folders; `**` matches any folders.
    private static func matches(_ name: String, _ pattern: String) -> Bool {
        let pattern = pattern.withoutLastSlashes
        if name == pattern || name.isBelow(pattern) { return true }
        let flags = pattern.contains("**") ? 0 : FNM_PATHNAME
        return fnmatch(pattern.replacing("**/", with: "*"), name, flags) == 0 || fnmatch(pattern, name, flags) == 0
    }

    private func absolute(_ name: String) -> String {
        standardized(name.isAbsolutePath ? name : "\(path.parentPath)/\(name)")
    }
}
