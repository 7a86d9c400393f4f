// ProjectTree.swift: resolves the paths of a project's files and folders: each is relative to the enclosing group, to the project's
// folder, or to the root.

import FilePaths
import Foundation

/// The paths of a project's files.
struct ProjectTree {
    /// The absolute folder that paths are relative to.
    let sourceRoot: String
    /// The folder outside which nothing is read: the repository's, or the one that holds the project.
    let boundary: String
    private let objects: ProjectObjects
    /// The absolute path of each object in a group; nil if it is not in a folder of the project.
    private var places: [String: String?] = [:]

    init(_ objects: ProjectObjects, sourceRoot: String, boundary: String) {
        self.objects = objects
        self.sourceRoot = sourceRoot
        self.boundary = boundary
        var waiting: [(identifier: String, folder: String?)] = []
        if let main = objects.root["mainGroup"]?.string { waiting.append((main, sourceRoot)) }
        // A group that contains itself, or is in two others, is visited once.
        while let (identifier, folder) = waiting.popLast() {
            guard places[identifier] == nil, let object = objects[identifier] else { continue }
            let place = place(of: object, in: folder)
            places[identifier] = .some(place)
            for child in ProjectObjects.identifiers(object["children"]) { waiting.append((child, place)) }
        }
    }

    /// The absolute path of an object; nil for products, the system's files, and files outside the boundary.
    func path(of identifier: String) -> String? {
        let place: String?
        if let known = places[identifier] {
            place = known
        } else if let object = objects[identifier] {
            place = self.place(of: object, in: sourceRoot)
        } else {
            place = nil
        }
        return place.flatMap(contained)
    }

    /// A path relative to the project's folder, as settings have them; nil if it is outside the boundary.
    func path(fromRoot path: String) -> String? {
        contained(path.isAbsolutePath ? standardized(path) : standardized("\(sourceRoot)/\(path)"))
    }

    private func contained(_ path: String) -> String? { path.isBelow(boundary) ? path : nil }

    private func place(of object: ProjectObjects.Object, in folder: String?) -> String? {
        let path = object["path"]?.string ?? ""
        switch object["sourceTree"]?.string ?? "<group>" {
        case "<group>":
            guard let folder else { return nil }
            return path.isEmpty ? folder : standardized("\(folder)/\(path)")
        case "SOURCE_ROOT": return standardized("\(sourceRoot)/\(path)")
        case "<absolute>": return standardized(path)
        default: return nil
        }
    }
}

/// An absolute path without `.` and `..`. Links are not resolved.
func standardized(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

/// The folder outside which nothing is read for files in `folder`: the enclosing repository, otherwise the folder itself. A home folder
/// that is a repository is excluded.
func repository(around folder: String, home: String? = ProcessInfo.processInfo.environment["HOME"]) -> String {
    var candidate = folder
    for _ in 0..<12 where candidate != "/" && candidate != home {
        if FileManager.default.fileExists(atPath: candidate + "/.git") { return candidate }
        candidate = candidate.parentPath
    }
    return folder
}
