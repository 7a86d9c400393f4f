// AccessibleFiles.swift: the files of a web extension that pages may load: `web_accessible_resources` of its manifest.
// https://developer.chrome.com/docs/extensions/reference/manifest/web-accessible-resources

import PropertyValues

/// An entry of `web_accessible_resources`.
package struct AccessibleFiles: Equatable, Sendable {
    /// The paths in the extension's folder; a star is any text.
    package let paths: [String]
    /// Match patterns for the pages that may load them.
    package let matches: [String]

    /// The most paths of all entries.
    static let maximumPaths = 1000
    /// The longest path, in bytes; longer ones name no file.
    private static let longestPath = 1024

    /// Whether a path in the extension's folder, without its first slash, is among them.
    package func lists(_ path: some Collection<UInt8>) -> Bool {
        let path = Array(path)
        guard path.count <= Self.longestPath else { return false }
        return paths.contains { text in
            let pattern = Array(text.utf8.drop { $0 == UInt8(ascii: "/") })
            return pattern.count <= Self.longestPath && Glob(pattern).matches(path)
        }
    }
}

extension WebExtensionManifest {
    /// The files that pages may load. Manifests of version 2 name them for all pages; entries of another form are ignored.
    package var accessibleFiles: [AccessibleFiles] {
        guard case .array(let entries)? = value["web_accessible_resources"] else { return [] }
        if version == 2 {
            let paths = entries.prefix(AccessibleFiles.maximumPaths).compactMap(\.stringValue)
            return paths.isEmpty ? [] : [AccessibleFiles(paths: paths, matches: ["<all_urls>"])]
        }
        var left = AccessibleFiles.maximumPaths
        return entries.prefix(left).compactMap { entry in
            guard case .array(let resources)? = entry["resources"], case .array(let matches)? = entry["matches"] else {
                return nil
            }
            let paths = resources.prefix(left).compactMap(\.stringValue)
            left -= paths.count
            return AccessibleFiles(paths: paths, matches: matches.compactMap(\.stringValue))
        }
    }
}
