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
        return paths.contains { Self.matches(Array($0.utf8.drop { $0 == UInt8(ascii: "/") }), path) }
    }

    /// Whether a text matches a pattern. A star that fails is tried from one place on, so the cost is the product of the lengths.
    private static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
        guard pattern.count <= longestPath else { return false }
        var (inPattern, inText) = (0, 0)
        var star: (pattern: Int, text: Int)?
        while inText < text.count {
            if inPattern < pattern.count, pattern[inPattern] == UInt8(ascii: "*") {
                star = (inPattern, inText)
                inPattern += 1
            } else if inPattern < pattern.count, pattern[inPattern] == text[inText] {
                inPattern += 1
                inText += 1
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                (inPattern, inText) = (last.pattern + 1, last.text + 1)
            } else {
                return false
            }
        }
        return pattern[inPattern...].allSatisfy { $0 == UInt8(ascii: "*") }
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
