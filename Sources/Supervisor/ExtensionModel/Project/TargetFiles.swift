// TargetFiles.swift: the files of a target, by their use. Projects list them in build phases, or give a target whole folders (Xcode 16)
// with exceptions; an exception can also add a file of such a folder to another target.

import FilePaths
import Foundation

/// Absolute paths of a target's files.
struct TargetFiles: Equatable, Sendable {
    /// The Swift sources.
    var sources: [String] = []
    /// Sources in C, C++ and Objective-C.
    var foreignSources: [String] = []
    /// The resources, which are copied side by side into the bundle from any folder.
    var resources: [String] = []

    private static let foreignEndings: Set<String> = ["m", "mm", "c", "cc", "cpp", "cxx", "s"]
    /// File name extensions of files that belong to no build phase by default.
    private static let otherEndings: Set<String> = [
        "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "md", "xctestplan",
    ]

    /// Adds a file to the group that its file name extension determines.
    mutating func add(_ path: String) {
        let ending = FilePath(path).filenameExtension.lowercased()
        if ending == "swift" {
            sources.append(path)
        } else if Self.foreignEndings.contains(ending) {
            foreignSources.append(path)
        } else if !Self.otherEndings.contains(ending) {
            resources.append(path)
        }
    }

    /// Sorts the files and removes duplicates.
    mutating func finish() {
        sources = Set(sources).sorted()
        foreignSources = Set(foreignSources).sorted()
        resources = Set(resources).sorted()
    }
}

/// Lists the files of folders, up to a limit for all of them.
struct FolderWalk {
    /// The number of entries that may still be examined.
    private var remaining = 20_000

    /// The files below a folder, relative to it. Omits hidden ones, and does not follow links to folders.
    mutating func files(in folder: String) -> [String] {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        for case let name as String in names {
            if remaining == 0 { break }
            remaining -= 1
            if name.pathName.hasBytePrefix(".") {
                names.skipDescendants()
            } else if isFile("\(folder)/\(name)") {
                found.append(name)
            }
        }
        return found
    }
}

extension XcodeProject {
    /// The files of a target.
    func files(of target: TargetObject) -> TargetFiles {
        var files = TargetFiles()
        let platform = target.platform == "macosx" ? "macos" : "ios"
        for phase in objects.objects(target.object["buildPhases"]) { add(phase, to: &files, platform) }
        var walk = FolderWalk()
        addFolders(of: target, to: &files, &walk)
        if let infoPlist = target.infoPlist { files.resources.removeAll { $0 == infoPlist } }
        files.finish()
        return files
    }

    private func add(_ phase: ProjectObjects.Object, to files: inout TargetFiles, _ platform: String) {
        let isCopied: Bool
        switch phase.kind {
        case "PBXSourcesBuildPhase": isCopied = false
        case "PBXResourcesBuildPhase": isCopied = true
        case "PBXCopyFilesBuildPhase":
            // 1 is the bundle, 7 its resources.
            guard ["1", "7"].contains(phase["dstSubfolderSpec"]?.string) else { return }
            isCopied = true
        default: return
        }
        for file in objects.objects(phase["files"]) where isBuilt(file, on: platform) {
            guard let reference = file["fileRef"]?.string else { continue }
            for path in paths(of: reference) where isFile(path) || isCopied {
                if isCopied { files.resources.append(path) } else { files.add(path) }
            }
        }
    }

    /// Whether a file is built for the platform: `platformFilter` names one, `platformFilters` several.
    private func isBuilt(_ file: ProjectObjects.Object, on platform: String) -> Bool {
        let filters =
            [file["platformFilter"]?.string].compactMap(\.self)
            + ProjectObjects.identifiers(file["platformFilters"])
        return filters.isEmpty || filters.contains(platform)
    }

    /// The path of a reference; for a group of languages, the paths of its members.
    private func paths(of reference: String) -> [String] {
        guard let object = objects[reference], object.kind == "PBXVariantGroup" else {
            return [tree.path(of: reference)].compactMap(\.self)
        }
        return ProjectObjects.identifiers(object["children"]).compactMap(tree.path(of:))
    }

    // MARK: - Folders

    /// Adds the files of folders that the target has whole, and those that it takes from others.
    private func addFolders(of target: TargetObject, to files: inout TargetFiles, _ walk: inout FolderWalk) {
        let own = Set(ProjectObjects.identifiers(target.object["fileSystemSynchronizedGroups"]))
        let phases = Set(ProjectObjects.identifiers(target.object["buildPhases"]))
        for (identifier, group) in objects.all("PBXFileSystemSynchronizedRootGroup") {
            guard let folder = tree.path(of: identifier) else { continue }
            let exceptions = objects.objects(group["exceptions"])
            var listed: Set<String> = []
            var inPhases: Set<String> = []
            for set in exceptions {
                let names = ProjectObjects.identifiers(set["membershipExceptions"])
                if set["target"]?.string == target.identifier { listed.formUnion(names) }
                if let phase = set["buildPhase"]?.string, phases.contains(phase) { inPhases.formUnion(names) }
            }
            if own.contains(identifier) {
                for name in walk.files(in: folder) where !Self.isListed(name, in: listed) {
                    files.add("\(folder)/\(name)")
                }
            } else {
                for name in listed.union(inPhases).sorted() {
                    let path = standardized("\(folder)/\(name)")
                    guard path.isBelow(folder) else { continue }
                    if isFile(path) {
                        files.add(path)
                    } else {
                        for inner in walk.files(in: path) { files.add("\(path)/\(inner)") }
                    }
                }
            }
        }
    }

    /// Whether a file, or one of its folders, is among the exceptions.
    private static func isListed(_ name: String, in exceptions: Set<String>) -> Bool {
        if exceptions.isEmpty { return false }
        var path = name
        while path != "." {
            if exceptions.contains(path) { return true }
            path = path.parentPath
        }
        return false
    }
}
