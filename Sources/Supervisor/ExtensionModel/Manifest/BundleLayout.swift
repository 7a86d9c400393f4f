// BundleLayout.swift: where in a bundle's folder things lie: flat as on iOS, Contents/ as on macOS, or a target's
// folder as it lies in a repository.

import FilePaths
import Foundation
import Isolation

/// The places inside one bundle.
struct BundleLayout {
    /// The bundle's folder.
    let root: URL
    /// Its property list.
    let infoPlist: URL
    /// The folder as the user would write it.
    let shownRoot: String
    /// What it is built from, where that is said somewhere; a built bundle has no target.
    let target: TargetListing?
    /// The folders in which its files lie.
    let readableFolders: [String]
    /// What its files are opened in.
    let bounds: FileBounds
    /// The folder's name without its ending, or the name of the target that was asked for.
    let name: String

    /// The bundle at `path`: its folder, its property list, or a project's target, `App.xcodeproj#Share`.
    ///
    /// - Parameter allowed: Folders outside of its own in which its files may lie.
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
            // NB: Its folder may be a link that came with the project.
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

    /// Whether it is a folder of sources, from which Xcode would make the bundle: it copies all resources side by side.
    var isSourceFolder: Bool { root.pathExtension != "appex" }

    private static let infoPlistNames = ["Info.plist", "Contents/Info.plist"]

    /// The property list of the bundle at `folder`, or nil if it is none.
    static func infoPlist(in folder: URL) -> URL? {
        for name in infoPlistNames {
            let url = folder.appendingPathComponent(name)
            if isFile(url.path) { return url }
        }
        // A target's folder in a repository may call it Name-Info.plist.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let candidates = names.filter { $0.hasEnding("-Info.plist") }
        return candidates.count == 1 ? folder.appendingPathComponent(candidates[0]) : nil
    }

    /// Folders in which the script and other resources are looked for, in order.
    var resourceFolders: [URL] {
        ["", "Resources", "Contents/Resources", "Contents"].map { $0.isEmpty ? root : root.appendingPathComponent($0) }
    }

    /// Folders in which the executable is looked for, in order.
    ///
    /// A package build puts a bundle's files into `NAME.resources/` and the executable beside that folder.
    var executableFolders: [URL] {
        var folders = ["", "Contents/MacOS", "MacOS"].map { $0.isEmpty ? root : root.appendingPathComponent($0) }
        let parent = root.deletingLastPathComponent()
        if parent.pathExtension == "resources" { folders.append(parent.deletingLastPathComponent()) }
        return folders
    }

    /// Paths, relative to the bundle, of the files in it with that ending; links to folders are not followed, and at most
    /// ten thousand entries are looked at.
    func files(endingIn ending: String) -> [String] {
        guard let names = FileManager.default.enumerator(atPath: root.path) else { return [] }
        var found: [String] = []
        for case (let index, let name as String) in names.enumerated() {
            if index > 10_000 { break }
            if name.hasEnding("." + ending), isFile(root.appendingPathComponent(name).path) { found.append(name) }
        }
        return found.sorted()
    }

    /// Absolute paths of the files with that ending, in the folder and among the target's resources that lie elsewhere.
    func resources(endingIn ending: String) -> [String] {
        let elsewhere = (target?.files.resources ?? []).filter {
            $0.hasEnding(".\(ending)") && !$0.isBelow(root.path) && isFile($0)
        }
        return files(endingIn: ending).map { root.appendingPathComponent($0).path } + elsewhere
    }

    /// The first compiled nib or storyboard in it whose source is not there, relative to the bundle.
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
            // NB: A compiled storyboard is a folder with nibs in it.
            case "nib", "storyboardc":
                let folders = FilePath(name).parent.names
                let isInner = folders.contains { $0.hasEnding(".storyboardc") || $0.hasEnding(".nib") }
                if !isInner { compiled.append(name) }
            default: break
            }
        }
        return compiled.sorted().first { !sources.contains(URL(fileURLWithPath: "/" + $0).lastPathComponent) }
    }

    /// Names of extensions that lie in a folder which is none itself, as in an app or a repository: three at most.
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

    /// Names of extensions in the folder of a property list that is none's, or beside it in a project.
    var neighbours: [String] {
        let own = Self.extensions(in: root)
        let parent = root.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        guard own.isEmpty, names.contains(where: { $0.hasEnding(".xcodeproj") }) else { return own }
        return Self.extensions(in: parent).map { "../\($0)" }
    }
}

/// The way from a folder to a file, both absolute.
func relativePath(from folder: String, to file: String) -> String {
    let from = FilePath(folder).names
    let to = FilePath(file).names
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let up = [FilePath](repeating: "..", count: from.count - shared)
    return (up + to.dropFirst(shared)).reduce(FilePath("")) { $0.appending($1) }.description
}
