// SavedPages.swift: the HTML pages of ../shared/pages, when the folder is there.

import Foundation

/// The saved pages with fewer than some bytes, by name; none, and a line that says so, when there is no such folder.
/// Unoptimised builds are slow, and large pages add no difficulty that smaller ones lack.
func savedPages(below limit: Int) throws -> [(name: String, bytes: [UInt8])] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../shared/pages").standardizedFileURL
    guard let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
        print("Left out: there are no saved pages at \(folder.path).")
        return []
    }
    var pages: [(name: String, bytes: [UInt8])] = []
    for case let path as URL in paths where ["html", "htm"].contains(path.pathExtension) {
        let bytes = Array(try Data(contentsOf: path))
        if bytes.count < limit { pages.append((path.lastPathComponent, bytes)) }
    }
    return pages.sorted { $0.name < $1.name }
}
