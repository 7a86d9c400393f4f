// Glob.swift: patterns of paths: `*`, `?` and `[…]` within a name as in the shell, `**` for any folders.

import Glibc

/// A pattern such as `pages/**/*.html`.
struct Glob: Sendable {
    /// The folder above the first name with a wildcard; "." for none.
    let base: String
    private let names: [String]

    /// nil when there is no wildcard in it.
    init?(_ pattern: String) {
        func isWild(_ name: Substring) -> Bool { name.contains { "*?[".contains($0) } }
        let parts = pattern.split(separator: "/")
        guard let first = parts.firstIndex(where: isWild) else { return nil }
        let root = pattern.hasPrefix("/") ? "/" : ""
        let folder = root + parts[..<first].joined(separator: "/")
        base = folder.isEmpty ? "." : folder
        names = parts.map(String.init)
    }

    /// Whether the whole path matches.
    func matches(_ path: String) -> Bool { match(split(path)[...], names[...], isPrefix: false) }

    /// Whether something below the folder may match.
    func mayLead(into folder: String) -> Bool { match(split(folder)[...], names[...], isPrefix: true) }

    private func split(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }

    private func match(_ path: ArraySlice<String>, _ names: ArraySlice<String>, isPrefix: Bool) -> Bool {
        guard let name = path.first else { return isPrefix || names.allSatisfy { $0 == "**" } }
        guard let wanted = names.first else { return false }
        if wanted == "**" {
            return match(path, names.dropFirst(), isPrefix: isPrefix)
                || match(path.dropFirst(), names, isPrefix: isPrefix)
        }
        return fnmatch(wanted, name, FNM_PERIOD) == 0 && match(path.dropFirst(), names.dropFirst(), isPrefix: isPrefix)
    }
}
