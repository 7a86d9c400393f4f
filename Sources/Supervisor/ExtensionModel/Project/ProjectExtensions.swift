// ProjectExtensions.swift: finds the extensions that a project builds by the project's path and their names: App.xcodeproj#Share.

import FilePaths
public import Foundation
import Isolation

/// The extension targets of a project, a workspace, or a folder with projects.
public struct ProjectExtensions {
    /// A target that builds an extension.
    struct Target {
        /// The project's path as the user would write it.
        var shownProject: String
        var project: XcodeProject
        var object: TargetObject
        /// The target's reference: `App.xcodeproj#Share`.
        var reference: String { "\(shownProject)#\(object.name)" }
    }

    /// All targets, in the order of the projects' names and targets.
    let targets: [Target]

    /// - Parameter path: `NAME.xcodeproj`, `NAME.xcworkspace`, or a folder with one of them; a folder without a workspace means all its
    ///   projects.
    /// - Throws: `.noSuchFile`, `.noProject`.
    public init(path: String) throws(BundleError) {
        guard isFolder(path) else { throw .noSuchFile(path: path) }
        let path = path.withoutLastSlashes
        let projects = Self.projects(at: path)
        let folder = Self.isProject(path) ? path.parentPath : path
        // A workspace names projects anywhere.
        let bounds = FileBounds([repository(around: standardized(folder)), folder])
        var targets: [Target] = []
        var isReadable = false
        for shown in projects {
            // The user may name a link to a project.
            let place = shown == path ? resolved(shown) ?? shown : shown
            guard shown == path || bounds.holds(shown), let project = XcodeProject(isLink(shown) ? place : shown)
            else { continue }
            isReadable = true
            targets += project.targets.filter(\.isExtension).map {
                Target(shownProject: shown, project: project, object: $0)
            }
        }
        guard isReadable else { throw .noProject(path: path, unreadable: projects.first) }
        self.targets = targets
    }

    /// The bundle of each target, or its error.
    public func list(environment: [String: String] = ProcessInfo.processInfo.environment) -> [FoundExtension] {
        targets.map { target in
            let bundle = Result { () throws(BundleError) in
                try ExtensionBundle(path: target.reference, environment: environment)
            }
            return FoundExtension(path: target.reference, isBuiltIn: false, bundle: bundle)
        }
    }

    /// The target of that name.
    ///
    /// - Throws: `.noSuchTarget` with the existing names.
    func target(named name: String, in path: String) throws(BundleError) -> Target {
        if let found = targets.first(where: { $0.object.name == name }) { return found }
        throw .noSuchTarget(project: path, name: name, known: targets.map(\.object.name))
    }

    /// Splits `App.xcodeproj#Share`; nil if the text is not such a reference.
    static func reference(_ text: String) -> (project: String, target: String)? {
        guard let mark = text.lastIndex(of: "#") else { return nil }
        let project = String(text[..<mark]).withoutLastSlashes
        guard isProject(project) || (isFolder(project) && !FileManager.default.fileExists(atPath: text)) else {
            return nil
        }
        return (project, String(text[text.index(after: mark)...]))
    }

    /// Whether a path names a project or a workspace, by its file name extension.
    private static func isProject(_ path: String) -> Bool {
        path.hasEnding(".xcodeproj") || path.hasEnding(".xcworkspace")
    }

    private static func projects(at path: String) -> [String] {
        if path.hasEnding(".xcodeproj") { return [path] }
        if path.hasEnding(".xcworkspace") { return projectsOfWorkspace(path, in: FileBounds([path])) }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        let projects = names.filter { $0.hasEnding(".xcodeproj") }.map { path == "." ? $0 : "\(path)/\($0)" }
        if !projects.isEmpty { return projects }
        return names.filter { $0.hasEnding(".xcworkspace") }.flatMap {
            projectsOfWorkspace(path == "." ? $0 : "\(path)/\($0)", in: FileBounds([path]))
        }
    }
}
