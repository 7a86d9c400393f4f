// BundleLayout.swift: the layout of a bundle's folder: flat as on iOS, Contents/ as on macOS, or a target's folder in a repository.

import FilePaths
import Foundation
import Isolation

/// The paths inside one bundle.
struct BundleLayout {
    /// The bundle's folder.
    let root: URL
    /// Its property list.
    let infoPlist: URL
    /// The folder as the user would write it.
    let shownRoot: String
    /// The target that the bundle is built from, if a file describes it; nil for a built bundle.
    let target: TargetListing?
    /// The folders that its files may be in.
    let readableFolders: [String]
    /// The bounds for opening its files.
    let bounds: FileBounds
    /// The folder's name without its file name extension, or the name of the requested target.
    let name: String

    /// Finds the bundle at `path`: its folder, its property list, or a project's target, `App.xcodeproj#Share`.
    ///
    /// - Parameter allowed: Folders outside its own that its files may be in.
    /// - Throws: `.noSuchFile`, `.notABundle`, `.missingInfoPlist`; `.noProject`, `.noSuchTarget`.
    init(path: String, allowing allowed: [String] = []) throws(BundleError) {
        if let (project, target) = ProjectExtensions.reference(path) {
            let found = try ProjectExtensions(path: project).target(named: target, in: project)
            guard let infoPlist = found.object.infoPlist, isFile(infoPlist) else {
                let place = found.object.infoPlist?.path(below: found.project.tree.boundary)
                throw .missingTargetPlist(target: found.reference, infoPlist: place)
            }
            self.infoPlist = URL(fileURLWithPath: infoPlist)
            root = self.infoPlist.deletingLastPathComponent()
            let shownFolder = found.shownProject.parentPath
            let way = relativePath(from: found.project.path.parentPath, to: root.path)
            shownRoot = way.isEmpty ? shownFolder : shownFolder == "." ? way : "\(shownFolder)/\(way)"
            name = target
            self.target = found.project.listing(of: found.object)
            // NB: Its folder may be a link that the project contains.
            readableFolders = [found.project.tree.boundary] + allowed
            bounds = FileBounds(readableFolders)
            return
        }
        let url = URL(fileURLWithPath: path).standardizedFileURL
        if isFolder(url.path) {
            root = url
            shownRoot = path.withoutLastSlashes
            name = url.deletingPathExtension().lastPathComponent
            guard let plist = Self.infoPlist(in: url) else {
                if url.pathExtension != "appex", let found = TargetSearch.target(ofFolder: url.path),
                    let infoPlist = found.infoPlist
                {
                    self.infoPlist = URL(fileURLWithPath: infoPlist)
                    target = found
                    readableFolders = [url.path, found.boundary] + allowed
                    bounds = FileBounds(readableFolders)
                    return
                }
                for name in Self.infoPlistNames {
                    let place = url.appendingPathComponent(name).path
                    if let reason = reasonNotToRead(place) {
                        throw .unreadable(file: "\(path)/\(name)", reason: reason)
                    }
                }
                throw .missingInfoPlist(bundle: path, nested: Self.extensions(in: url))
            }
            infoPlist = plist
        } else if isFile(url.path) {
            guard url.pathExtension == "plist" else { throw .notABundle(path: path) }
            infoPlist = url
            let folder = url.deletingLastPathComponent()
            root = folder.lastPathComponent == "Contents" ? folder.deletingLastPathComponent() : folder
            shownRoot = root.path
            name = root.deletingPathExtension().lastPathComponent
        } else {
            throw .noSuchFile(path: path)
        }
        target = root.pathExtension == "appex" ? nil : TargetSearch.target(ofInfoPlist: infoPlist.path, in: root.path)
        readableFolders = [root.path] + (target.map { [$0.boundary] } ?? []) + allowed
        bounds = FileBounds(readableFolders)
    }

    /// The property list as the user would write it.
    var shownInfoPlist: String {
        let way = relativePath(from: root.path, to: infoPlist.path)
        return way.hasBytePrefix("..") ? infoPlist.path : "\(shownRoot)/\(way)"
    }

    /// Whether the bundle is a folder of sources, from which Xcode would build it, copying all resources side by side.
    var isSourceFolder: Bool { root.pathExtension != "appex" }

    private static let infoPlistNames = ["Info.plist", "Contents/Info.plist"]

    /// The property list of the bundle at `folder`; nil if the folder is not a bundle.
    static func infoPlist(in folder: URL) -> URL? {
        for name in infoPlistNames {
            let url = folder.appendingPathComponent(name)
            if isFile(url.path) { return url }
        }
        // In a repository, a target's folder may name it Name-Info.plist.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let candidates = names.filter { $0.hasEnding("-Info.plist") }
        return candidates.count == 1 ? folder.appendingPathComponent(candidates[0]) : nil
    }

    /// The folders that are searched for the script and other resources, in order.
    var resourceFolders: [URL] {
        ["", "Resources", "Contents/Resources", "Contents"].map { $0.isEmpty ? root : root.appendingPathComponent($0) }
    }

    /// The folders that are searched for the executable, in order.
    ///
    /// A package build puts a bundle's files into `NAME.resources/` and the executable beside that folder; an installation has its own
    /// bundles in `lib/webaction/extensions` and their executable in `libexec/webaction`.
    var executableFolders: [URL] {
        var folders = ["", "Contents/MacOS", "MacOS"].map { $0.isEmpty ? root : root.appendingPathComponent($0) }
        let parent = root.deletingLastPathComponent()
        if parent.pathExtension == "resources" { folders.append(parent.deletingLastPathComponent()) }
        if parent.path.hasEnding("/lib/webaction/extensions") {
            let prefix = (0..<3).reduce(parent) { folder, _ in folder.deletingLastPathComponent() }
            folders.append(prefix.appendingPathComponent("libexec/webaction"))
        }
        return folders
    }

    /// Paths, relative to the bundle, of its files with that file name extension. Links to folders are not followed, and at most ten
    /// thousand entries are examined.
    func files(endingIn ending: String) -> [String] {
        guard let names = FileManager.default.enumerator(atPath: root.path) else { return [] }
        var found: [String] = []
        for case (let index, let name as String) in names.enumerated() {
            if index > 10_000 { break }
            if name.hasEnding("." + ending), isFile(root.appendingPathComponent(name).path) { found.append(name) }
        }
        return found.sorted()
    }

    /// Absolute paths of the files with that file name extension, in the folder and among the target's resources elsewhere.
    func resources(endingIn ending: String) -> [String] {
        let elsewhere = (target?.files.resources ?? []).filter {
            $0.hasEnding(".\(ending)") && !$0.isBelow(root.path) && isFile($0)
        }
        return files(endingIn: ending).map { root.appendingPathComponent($0).path } + elsewhere
    }

    /// The first compiled nib or storyboard in the bundle without a source, relative to the bundle.
    var compiledInterface: String? {
        guard let names = FileManager.default.enumerator(atPath: root.path) else { return nil }
        var compiled: [String] = []
        var sources: Set<String> = []
        for case (let index, let name as String) in names.enumerated() {
            if index > 10_000 { break }
            let url = URL(fileURLWithPath: "/" + name)
            let title = url.deletingPathExtension().lastPathComponent
            switch url.pathExtension {
            case "xib": sources.insert(title + ".nib")
            case "storyboard": sources.insert(title + ".storyboardc")
            // NB: A compiled storyboard is a folder of nibs.
            case "nib", "storyboardc":
                let folders = FilePath(name).parent.names
                let isInner = folders.contains { $0.hasEnding(".storyboardc") || $0.hasEnding(".nib") }
                if !isInner { compiled.append(name) }
            default: break
            }
        }
        return compiled.sorted().first { !sources.contains(URL(fileURLWithPath: "/" + $0).lastPathComponent) }
    }

    /// Names of extensions inside a folder that is not one itself, such as an app or a repository: three at most.
    static func extensions(in folder: URL) -> [String] {
        var found: [String] = []
        for inner in ["", "PlugIns", "Contents/PlugIns"] {
            let parent = inner.isEmpty ? folder : folder.appendingPathComponent(inner)
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []).sorted()
            for name in names.prefix(200) where found.count < 3 && !name.hasBytePrefix(".") {
                guard let plist = infoPlist(in: parent.appendingPathComponent(name)),
                    let data = try? bundleFile(plist.path, in: FileBounds([folder.path])), data.count < 1 << 20,
                    data.range(of: Data("NSExtensionPointIdentifier".utf8)) != nil
                else { continue }
                found.append(inner.isEmpty ? name : "\(inner)/\(name)")
            }
        }
        return found
    }

    /// Names of extensions beside a property list that does not describe one: in its folder, or in its project.
    var neighbours: [String] {
        let own = Self.extensions(in: root)
        let parent = root.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        guard own.isEmpty, names.contains(where: { $0.hasEnding(".xcodeproj") }) else { return own }
        return Self.extensions(in: parent).map { "../\($0)" }
    }
}

/// The relative path from a folder to a file, both absolute.
func relativePath(from folder: String, to file: String) -> String {
    let from = FilePath(folder).names
    let to = FilePath(file).names
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let up = [FilePath](repeating: "..", count: from.count - shared)
    return (up + to.dropFirst(shared)).reduce(FilePath("")) { $0.appending($1) }.description
}
