// SnapshotLines.swift: finds where each node and attribute begins and ends in the text form of a tree.
//
// The text form has no escapes: a text with a line feed continues on the next line, which may look like a line of the form. An entry
// therefore continues until the character that must end it.

import TerminalText

/// An iterator over the nodes and attributes of a text form.
struct SnapshotLines {
    private let text: [UInt8]
    private var start = 0

    init(_ text: [UInt8]) { self.text = text }

    /// The next entry: its depth, and its range with its indentation and without the sign before it.
    mutating func next() -> (depth: Int, range: Range<Int>)? {
        while start < text.count {
            let first = isBeginning(start) ? start + 2 : start
            var content = first
            while content < text.count, text[content] == 0x20 { content += 1 }
            var end = lineEnd(from: start)
            while end < text.count, !isBeginning(end + 1) || !isWhole(content..<end) { end = lineEnd(from: end + 1) }
            start = end + 1
            // The line feed at the end of a file.
            if end == text.count, end > first, text[end - 1] == 0x0A { end -= 1 }
            if end > first { return ((min(content, end) - first) / 2, first..<end) }
        }
        return nil
    }

    private func isBeginning(_ place: Int) -> Bool {
        place + 1 < text.count && text[place] == 0x7C && text[place + 1] == 0x20
    }

    private func lineEnd(from place: Int) -> Int {
        var end = place
        while end < text.count, text[end] != 0x0A { end += 1 }
        return end
    }

    /// Whether the range can be a complete node or attribute.
    private func isWhole(_ range: Range<Int>) -> Bool {
        let content = text[range]
        guard let first = content.first, let last = content.last else { return true }
        func isBetween(_ beginning: StaticString, _ end: StaticString) -> Bool? {
            let (beginning, end) = (beginning.description.utf8, end.description.utf8)
            guard content.starts(with: beginning) else { return nil }
            return content.count >= beginning.count + end.count && content.suffix(end.count).elementsEqual(end)
        }
        switch first {
        case 0x22: return content.count > 1 && last == 0x22
        case 0x3C:
            return isBetween("<!-- ", " -->") ?? isBetween("<![CDATA[", "]]>") ?? (last == 0x3E || last == 0x22)
        default:
            // An attribute, whose value begins after the first `="`.
            let value = content.indices.first { content[$0...].starts(with: [0x3D, 0x22]) }
            return value.map { content.endIndex > $0 + 2 && last == 0x22 } ?? true
        }
    }
}

/// The text of a line. Lone surrogates, which only scripts can make, are escaped.
func shownLine(_ bytes: ArraySlice<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self) ?? shownText(bytes: bytes)
}
