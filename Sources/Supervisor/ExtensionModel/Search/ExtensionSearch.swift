// ExtensionSearch.swift: finds bundles by name, and lists all that can be found.
//
// Folders, in order; the first bundle of a name is used:
//   1. those given with --extensions
//   2. those of WEBACTION_EXTENSIONS, separated by colons
//   3. the current folder
//   4. $XDG_DATA_HOME/webaction/extensions (~/.local/share/webaction/extensions)
//   5. built-in: ../lib/webaction/extensions from the executable, and the NAME.resources folders that a package build
//      leaves beside it

import FilePaths
public import Foundation

/// A bundle that was found, or the reason why a folder that resembles one cannot be used.
public struct FoundExtension: Sendable {
    /// The path of the folder.
    public var path: String
    /// Whether it comes with the program.
    public var isBuiltIn: Bool
    /// The bundle, or its error.
    public var bundle: Result<ExtensionBundle, BundleError>

    /// Creates a found extension.
    public init(path: String, isBuiltIn: Bool, bundle: Result<ExtensionBundle, BundleError>) {
        self.path = path
        self.isBuiltIn = isBuiltIn
        self.bundle = bundle
    }
}

/// Finds extensions in the search folders.
public struct ExtensionSearch: Sendable {
    private struct Folder: Equatable {
        var path: String
        var isBuiltIn: Bool
    }

    private let folders: [Folder]
    private let environment: [String: String]
    private let allowed: [String]

    /// - Parameters:
    ///   - extra: Folders to search first.
    ///   - allowed: Folders outside a bundle's own that its files may be in.
    ///   - environment: Supplies `WEBACTION_EXTENSIONS`, `XDG_DATA_HOME`, `HOME` and `PATH`.
    ///   - executable: Path of the running program, with links resolved; built-in bundles are found relative to it.
    public init(
        extra: [String] = [],
        allowing allowed: [String] = [],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        executable: String?
    ) {
        self.environment = environment
        self.allowed = allowed
        var folders = extra.map { Folder(path: $0, isBuiltIn: false) }
        let listed = (environment["WEBACTION_EXTENSIONS"] ?? "").split(separator: ":")
        folders += listed.map { Folder(path: String($0), isBuiltIn: false) }
        folders.append(Folder(path: ".", isBuiltIn: false))
        let data =
            environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
            ?? environment["HOME"].map { $0 + "/.local/share" }
        if let data { folders.append(Folder(path: data + "/webaction/extensions", isBuiltIn: false)) }
        if let executable {
            let beside = URL(fileURLWithPath: executable).deletingLastPathComponent()
            let installed = beside.deletingLastPathComponent().appendingPathComponent("lib/webaction/extensions")
            folders.append(Folder(path: installed.path, isBuiltIn: true))
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []).sorted()
            folders += names.filter { $0.hasBytePrefix("webaction_webaction-extension-") && $0.hasEnding(".resources") }
                .map { Folder(path: beside.appendingPathComponent($0).path, isBuiltIn: true) }
        }
        self.folders = folders.enumerated().filter { index, folder in
            !folders[..<index].contains { $0.path == folder.path }
        }.map(\.element)
    }

    /// Finds the bundle that `nameOrPath` names: a path if it has a slash, a project's target if it is `App.xcodeproj#Share`,
    /// otherwise a name.
    ///
    /// A name is a folder's (with or without `.appex`), otherwise a bundle identifier, otherwise a display name; the last two
    /// are case-insensitive.
    ///
    /// - Throws: The errors of `ExtensionBundle.init(path:)`, and `.notFound`.
    public func find(_ nameOrPath: String) throws(BundleError) -> ExtensionBundle {
        if nameOrPath.hasSlash || ProjectExtensions.reference(nameOrPath) != nil {
            return try ExtensionBundle(path: nameOrPath, allowing: allowed, environment: environment)
        }
        if let bundle = try bundle(inFolderNamed: nameOrPath) { return bundle }
        let known = list().compactMap { try? $0.bundle.get() }
        let wanted = nameOrPath.lowercased()
        if let bundle = known.first(where: { $0.identifier.lowercased() == wanted }) { return bundle }
        if let bundle = known.first(where: { $0.displayName.lowercased() == wanted }) { return bundle }
        throw .notFound(
            name: nameOrPath,
            searched: folders.filter { isFolder($0.path) }.map(\.path),
            nearest: nearest(to: nameOrPath, in: known.map(\.name))
        )
    }

    /// The bundle whose folder has a name, with or without `.appex`; nil if there is none. Reads no other bundles.
    package func bundle(inFolderNamed wanted: String) throws(BundleError) -> ExtensionBundle? {
        for folder in folders {
            for name in [wanted, wanted + ".appex"] where !name.isEmpty && name != "." && name != ".." {
                let path = folder.path == "." ? name : "\(folder.path)/\(name)"
                if BundleLayout.infoPlist(in: URL(fileURLWithPath: path)) != nil {
                    return try ExtensionBundle(path: path, allowing: allowed, environment: environment)
                }
            }
        }
        return nil
    }

    /// Whether a bundle comes with the program.
    public func isBuiltIn(_ bundle: ExtensionBundle) -> Bool {
        let parent = URL(fileURLWithPath: bundle.path).deletingLastPathComponent().path
        return folders.contains { $0.isBuiltIn && URL(fileURLWithPath: $0.path).standardizedFileURL.path == parent }
    }

    /// Whether a bundle is installed: it is in a search folder other than the current folder.
    public func isInstalled(_ bundle: ExtensionBundle) -> Bool {
        let parent = bundle.path.parentPath
        return folders.contains { $0.path != "." && standardized($0.path) == parent }
    }

    /// All folders that resemble a bundle in the search folders, in order, sorted by name within each. A bundle with the name of an
    /// earlier one is omitted, because that name finds the earlier one.
    ///
    /// A folder without an `NSExtension` is omitted silently unless its name ends in `.appex`.
    public func list() -> [FoundExtension] {
        var found: [FoundExtension] = []
        var names: Set<String> = []
        for folder in folders {
            let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            for entry in entries where !entry.hasBytePrefix(".") {
                let path = folder.path == "." ? entry : "\(folder.path)/\(entry)"
                let isNamed = entry.hasEnding(".appex")
                guard isFolder(path), isNamed || BundleLayout.infoPlist(in: URL(fileURLWithPath: path)) != nil else {
                    continue
                }
                let result = Result { () throws(BundleError) in
                    try ExtensionBundle(path: path, allowing: allowed, environment: environment)
                }
                if case .failure(.notAnExtension) = result, !isNamed { continue }
                let name = isNamed ? String(decoding: entry.utf8.dropLast(6), as: UTF8.self) : entry
                guard names.insert(name).inserted else { continue }
                found.append(FoundExtension(path: path, isBuiltIn: folder.isBuiltIn, bundle: result))
            }
        }
        return found
    }

    /// The paths of folders in the search folders that hold a file and are no bundles, sorted by name within each folder.
    public func folders(holding file: String) -> [String] {
        folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().compactMap { entry in
                let path = folder.path == "." ? entry : "\(folder.path)/\(entry)"
                let isListed = !entry.hasBytePrefix(".") && !entry.hasEnding(".appex")
                return isListed && FileManager.default.fileExists(atPath: "\(path)/\(file)") ? path : nil
            }
        }
    }

    /// The paths of files in the search folders that are no bundles, sorted by name within each folder.
    ///
    /// - Parameter endings: How their names end.
    public func files(endingIn endings: [String]) -> [String] {
        folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().compactMap { entry in
                let path = folder.path == "." ? entry : "\(folder.path)/\(entry)"
                let isListed = !entry.hasBytePrefix(".") && endings.contains { entry.hasEnding($0) }
                return isListed && !isFolder(path) ? path : nil
            }
        }
    }
}
