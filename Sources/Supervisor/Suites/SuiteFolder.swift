// SuiteFolder.swift: the folder of a suite, which may be untrusted: the files that its cases name must be in it, or in folders that the
// user allows.

import ExtensionHost
package import FilePaths
package import Isolation
import PageProtocol
import RunEngine
import SavedPages

/// A suite's folder.
package struct SuiteFolder: Sendable {
    /// The path as the user gave it.
    package let path: String
    /// Folders outside it that its cases may name files in.
    package let allowed: [FilePath]
    /// The bounds for opening its files. While the suite is served or watched, the folder may be replaced.
    package var bounds: FileBounds { FileBounds([FilePath(path)] + allowed) }

    /// - Parameters:
    ///   - path: The folder that `test` or `serve` is given.
    ///   - allowed: The folders of `--allow-outside`.
    package init(_ path: String, allowing allowed: [FilePath] = []) {
        self.path = path
        self.allowed = allowed
    }

    /// Refuses named paths outside the bounds, all in one message.
    package func check(_ named: [NamedPath]) throws(SuiteError) {
        let bounds = bounds
        let outside = named.filter { !bounds.holds($0.path) }
        guard let first = outside.first else { return }
        var folders: [FilePath] = []
        for item in outside where !folders.contains(item.folder) { folders.append(item.folder) }
        let options = folders.map { "--allow-outside \(argument($0))" }.joined(separator: " ")
        let others = Set(outside.map(\.path)).count - 1
        let more = others == 0 ? "" : " (and \(others) more path\(others == 1 ? "" : "s"))"
        throw SuiteError(
            path: first.source,
            problem:
                "\(first.name): \"\(first.key)\" leads to \(first.path)\(more), which is outside of the folder \(path); "
                + "where the suite is to be trusted with that, add \(options)"
        )
    }

    /// The reason why a file of the suite cannot be read.
    func problem(_ error: ReadError) -> String {
        guard case .isOutside = error else { return error.problem }
        return "leads out of the folder \(path); where the suite is to be trusted with that, add --allow-outside DIR"
    }
}

/// A path that a case names.
package struct NamedPath: Sendable {
    /// The file of the suite, the case's name, and the key that contain the path.
    var source: String
    var name: String
    var key: String
    /// The path, relative to the current folder.
    var path: FilePath
    /// The folder that the user would have to allow.
    var folder: FilePath

    /// Creates a path of a case.
    ///
    /// - Parameter isFolder: Whether the path means everything in the folder.
    package init(_ item: SuiteCase, _ key: String, _ path: FilePath, isFolder: Bool) {
        (source, name, self.key, self.path) = (item.source, item.name, key, path)
        folder = isFolder ? path : path.parent
    }
}

extension SuiteCase {
    /// The paths that the case names: the page, the resource root, and bundles.
    var namedPaths: [NamedPath] {
        var named = [NamedPath(self, "page", FilePath(page), isFolder: false)]
        if let root = run.loadOptions.resourceRoot {
            named.append(NamedPath(self, "resourceRoot", root, isFolder: true))
        }
        if let root = run.loadOptions.requireRoot {
            named.append(NamedPath(self, "requireRoot", root, isFolder: true))
        }
        let key = extensions.count > 1 ? "extensions" : "extension"
        for bundle in extensions.map(\.bundle) where bundle.hasSlash && !isJavaScriptAddress(bundle) {
            // NB: The target of a project follows a number sign.
            let project = bundle.lastIndex(of: "#").map { String(bundle[..<$0]) }
            for path in [project, bundle].compactMap(\.self) {
                named.append(NamedPath(self, key, FilePath(path), isFolder: true))
            }
        }
        return named
    }
}

/// A path, quoted for a shell.
private func argument(_ path: FilePath) -> String {
    let text = path.description
    let isPlain = text.utf8.allSatisfy { byte in
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || [0x2B, 0x2D, 0x2E, 0x2F, 0x3A, 0x40, 0x5F].contains(byte)
    }
    return isPlain ? text : "'\(text.replacing("'", with: "'\\''"))'"
}
