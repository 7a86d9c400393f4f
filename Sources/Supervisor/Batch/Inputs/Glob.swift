// Glob.swift: patterns of paths: `*`, `?` and `[…]` within a name as in a shell, `**` for any number of folders.

import FilePaths
import Glibc

/// A pattern such as `pages/**/*.html`.
struct Glob: Sendable {
    /// The folder above the first name with a wildcard; "." if there is none.
    let base: FilePath
    private let names: [FilePath]

    /// Parses a pattern; nil if it has no wildcard.
    init?(_ pattern: FilePath) {
        let wildcards = Array("*?[".utf8)
        names = pattern.names.filter { $0 != .current }
        guard let first = names.firstIndex(where: { $0.bytes.contains(where: wildcards.contains) }) else { return nil }
        let root: FilePath = pattern.isAbsolute ? "/" : "."
        base = names[..<first].reduce(root) { $0.appending($1) }
    }

    /// Whether the whole path matches.
    func matches(_ path: FilePath) -> Bool { match(steps(path), names[...], isPrefix: false) }

    /// Whether a path below the folder may match.
    func mayLead(into folder: FilePath) -> Bool { match(steps(folder), names[...], isPrefix: true) }

    private func steps(_ path: FilePath) -> ArraySlice<FilePath> { path.names.filter { $0 != .current }[...] }

    private func match(_ path: ArraySlice<FilePath>, _ names: ArraySlice<FilePath>, isPrefix: Bool) -> Bool {
        guard let name = path.first else { return isPrefix || names.allSatisfy { $0 == "**" } }
        guard let wanted = names.first else { return false }
        if wanted == "**" {
            return match(path, names.dropFirst(), isPrefix: isPrefix)
                || match(path.dropFirst(), names, isPrefix: isPrefix)
        }
        return fnmatch(terminated(wanted), terminated(name), FNM_PERIOD) == 0
            && match(path.dropFirst(), names.dropFirst(), isPrefix: isPrefix)
    }

    private func terminated(_ name: FilePath) -> [CChar] { name.bytes.map { CChar(bitPattern: $0) } + [0] }
}
