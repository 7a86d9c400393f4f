// SnapshotLines.swift: where a node or an attribute begins and ends in the text form of a tree.
//
// Nothing is escaped there: a text with a line feed goes on in the next line, which may look like one of the form. But what has begun
// ends by the sign that it has to end by, and until then it goes on.

import TerminalText

/// The nodes and attributes of a text form, one after the other.
struct SnapshotLines {
    private let text: [UInt8]
    private var start = 0

    init(_ text: [UInt8]) { self.text = text }

    /// The next one: how many levels it is indented, and where it is, with its blanks and without the sign before it.
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

    /// Whether what stands in a range may be all of a node or an attribute.
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
            // An attribute, whose value begins behind the first `="`.
            let value = content.indices.first { content[$0...].starts(with: [0x3D, 0x22]) }
            return value.map { content.endIndex > $0 + 2 && last == 0x22 } ?? true
        }
    }
}

/// What a line says. Surrogates that are alone, which only scripts can make, are written out.
func shownLine(_ bytes: ArraySlice<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self) ?? shownText(bytes: bytes)
}
