// ShownPath.swift: shortens the path of a node for people. Pages can have thousands of levels, and an id may be as long as a page.

import TerminalText

/// The maximum length of a shown path in bytes.
let longestPath = 600

/// A path on one line. A long path is cut at its beginning, since its end is the most specific.
package func shownPath(_ path: String) -> String {
    let bytes = path.utf8
    if bytes.count <= longestPath { return shownName(path) }
    let separator = Array(" > ".utf8)
    var start = bytes.index(bytes.endIndex, offsetBy: -longestPath)
    while start < bytes.endIndex {
        if bytes[start...].starts(with: separator) { return "…" + shownName(path[start...]) }
        bytes.formIndex(after: &start)
    }
    // The last label alone is too long.
    var label = bytes.startIndex
    for index in bytes.indices where bytes[index] == 0x3E && bytes[index...].starts(with: separator.dropFirst()) {
        label = bytes.index(index, offsetBy: 2)
    }
    let shown = String(path[label...].unicodeScalars.prefix(longestPath))
    return (label == bytes.startIndex ? "" : "… > ") + shownName(shown) + "…"
}
