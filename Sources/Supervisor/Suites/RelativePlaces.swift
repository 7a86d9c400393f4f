// RelativePlaces.swift: messages without the folders in which a suite and its bundles happen to lie: what is expected of a case is
// the same wherever they are.

import FilePaths
import Foundation

/// The folders of one case, and what stands for them.
struct RelativePlaces {
    /// Absolute folders with their slashes, and what takes their places; the longest first.
    private var replacements: [(folder: String, text: String)] = []

    /// - Parameter bundles: The bundles' folders, absolute.
    init(of item: SuiteCase, bundles: [String]) {
        for bundle in bundles { add(bundle, "\(bundle.withoutLastSlashes.pathName)/") }
        if let root = item.root.text { add(URL(fileURLWithPath: root).path, "") }
        replacements.sort { $0.folder.utf8.count > $1.folder.utf8.count }
    }

    private mutating func add(_ path: String, _ text: String) {
        // A link may lead there; messages have the one path or the other.
        let url = URL(fileURLWithPath: path)
        for folder in Set([path, url.standardizedFileURL.path, url.resolvingSymlinksInPath().path])
        where folder.withoutLastSlashes.utf8.count > 1 { replacements.append((folder.withoutLastSlashes + "/", text)) }
    }

    /// A message in which what lies in the folders is named from there.
    func relative(_ message: String) -> String {
        replacements.reduce(message) { $0.replacing($1.folder, with: $1.text) }
    }
}
