// XcodeWorkspace.swift: finds the neighbors of a project: the projects that it refers to, and those of workspaces that list it. A
// target can import frameworks of all of them.

import FilePaths
import Foundation
import Isolation

/// The projects that a workspace names in `contents.xcworkspacedata`, relative to its folder and to groups; empty if it cannot
/// be read.
///
/// - Parameters:
///   - path: `NAME.xcworkspace`; the projects' paths begin as it does.
///   - bounds: The bounds for reading it.
func projectsOfWorkspace(_ path: String, in bounds: FileBounds) -> [String] {
    guard let data = try? bundleFile("\(path)/contents.xcworkspacedata", in: bounds), data.count < 1 << 22
    else { return [] }
    func join(_ folder: String, _ name: String) -> String {
        if name.isEmpty { return folder }
        return folder == "." ? name : "\(folder)/\(name)"
    }
    let folder = path.parentPath
    var groups = [folder]
    var found: [String] = []
    for tag in String(decoding: data, as: UTF8.self).split(separator: "<").dropFirst() {
        let isGroup = tag.hasPrefix("Group")
        if tag.hasPrefix("/Group"), groups.count > 1 { groups.removeLast() }
        guard isGroup || tag.hasPrefix("FileRef"), groups.count < 64,
            let value = tag.range(of: "location").map({
                tag[$0.upperBound...].drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
            }),
            let colon = value.firstIndex(of: ":")
        else { continue }
        let name = String(value[value.index(after: colon)...])
        let place: String
        switch value[..<colon] {
        case "absolute": place = name
        case "container": place = join(folder, name)
        default: place = join(groups[groups.count - 1], name)
        }
        if isGroup { groups.append(place) } else if place.hasEnding(".xcodeproj") { found.append(place) }
    }
    return found
}

extension XcodeProject {
    /// The absolute paths of the neighboring projects, each once. Excludes those of CocoaPods, whose packages are found separately.
    var neighbors: [String] {
        var found: [String] = []
        for (identifier, file) in objects.all("PBXFileReference")
        where file["lastKnownFileType"]?.string == "wrapper.pb-project" {
            if let place = tree.path(of: identifier) { found.append(place) }
        }
        var folder = path.parentPath
        let bounds = FileBounds([tree.boundary])
        while folder == tree.boundary || folder.isBelow(tree.boundary) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where name.hasEnding(".xcworkspace") {
                let projects = projectsOfWorkspace("\(folder)/\(name)", in: bounds).map(standardized)
                if projects.contains(path) { found += projects }
            }
            folder = folder.parentPath
        }
        var seen: Set<String> = [path]
        return found.filter { place in
            place.isBelow(tree.boundary) && place.parentPath.pathName != "Pods" && seen.insert(place).inserted
        }
    }
}
