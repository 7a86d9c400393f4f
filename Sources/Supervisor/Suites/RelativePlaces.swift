// RelativePlaces.swift: replaces the folders of a suite and its bundles in messages, so that expectations do not depend on where they are.

import FilePaths
import Foundation

/// The folders of one case, and their replacements.
struct RelativePlaces {
    /// Absolute folders with a final slash, and their replacements; the longest first.
    private var replacements: [(folder: String, text: String)] = []

    /// - Parameter bundles: The bundles' absolute folders.
    init(of item: SuiteCase, bundles: [String]) {
        for bundle in bundles { add(bundle, "\(bundle.withoutLastSlashes.pathName)/") }
        if let root = item.root.text { add(URL(fileURLWithPath: root).path, "") }
        replacements.sort { $0.folder.utf8.count > $1.folder.utf8.count }
    }

    private mutating func add(_ path: String, _ text: String) {
        // The folder may be reached through a link; messages contain either path.
        let url = URL(fileURLWithPath: path)
        for folder in Set([path, url.standardizedFileURL.path, url.resolvingSymlinksInPath().path])
        where folder.withoutLastSlashes.utf8.count > 1 { replacements.append((folder.withoutLastSlashes + "/", text)) }
    }

    /// A message with paths in these folders made relative.
    func relative(_ message: String) -> String {
        replacements.reduce(message) { $0.replacing($1.folder, with: $1.text) }
    }
}
