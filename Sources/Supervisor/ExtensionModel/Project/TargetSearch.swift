// TargetSearch.swift: finds the target of a folder in projects, packages and configurations beside the folder and above it.

import FilePaths
import Foundation

/// Finds the target of a folder.
struct TargetSearch {
    /// The number of parent folders that are searched for projects.
    static let maximumHeight = 6

    /// The target with this property list.
    static func target(ofInfoPlist infoPlist: String, in folder: String) -> TargetListing? {
        for project in projects(around: folder) {
            if let target = project.targets.first(where: { $0.infoPlist == infoPlist }) {
                return project.listing(of: target)
            }
        }
        return ExpoTarget.listing(of: folder, infoPlist: infoPlist)
            ?? XcodeGenProject.listing(of: folder, infoPlist: infoPlist) ?? PackageTarget.listing(of: folder)
    }

    /// The extension target of a folder without an Info.plist: its property list has another name, or is elsewhere.
    static func target(ofFolder folder: String) -> TargetListing? {
        for project in projects(around: folder) {
            let all = project.targets.filter { target in target.isExtension && target.infoPlist.map(isFile) == true }
            let found =
                all.first { $0.infoPlist?.parentPath == folder }
                ?? all.first { project.folders(of: $0).contains(folder) }
                ?? all.first { $0.name == folder.pathName }
            if let found { return project.listing(of: found) }
        }
        return nil
    }

    /// The projects in a folder and above it, up to the repository's folder; for a folder of Expo's, the projects that Expo makes.
    private static func projects(around folder: String) -> [XcodeProject] {
        if ExpoTarget.configuration(in: folder) != nil {
            let app = folder.parentPath.parentPath
            return names(in: "\(app)/ios").compactMap { XcodeProject("\(app)/ios/\($0)", boundary: app) }
        }
        let boundary = repository(around: folder, home: nil)
        var projects: [XcodeProject] = []
        var current = folder
        for _ in 0..<maximumHeight {
            projects += names(in: current).compactMap { XcodeProject("\(current)/\($0)") }
            if current == boundary && boundary != folder || current == "/" { break }
            current = current.parentPath
        }
        return projects
    }

    /// The names of the projects in a folder.
    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasEnding(".xcodeproj") }
            .sorted()
    }
}

extension XcodeProject {
    /// The folders that a target has whole.
    func folders(of target: TargetObject) -> [String] {
        ProjectObjects.identifiers(target.object["fileSystemSynchronizedGroups"]).compactMap(tree.path(of:))
    }
}
