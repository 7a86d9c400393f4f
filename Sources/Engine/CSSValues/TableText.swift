// TableText.swift: searching ASCII text by bytes: the program's tables, values.

extension Substring {
    /// The non-empty parts between separators. By bytes: a process reads a table on first use, and iterating characters takes ten times as
    /// long.
    package func parts(between separator: Unicode.Scalar) -> [Substring] {
        utf8.split(separator: UInt8(ascii: separator)).map { Substring($0) }
    }

    /// The parts before and after the first separator; the whole text and an empty part if there is none.
    func cut(at separator: Unicode.Scalar) -> (before: Substring, behind: Substring) {
        guard let place = utf8.firstIndex(of: UInt8(ascii: separator)) else { return (self, "") }
        return (self[..<place], self[utf8.index(after: place)...])
    }
}

extension String {
    /// Whether the text contains a part. OPTIMIZATION: By bytes; the library's function builds a table of the part first.
    package func hasPart(_ part: StaticString) -> Bool {
        var copy = self
        return copy.withUTF8 { text in
            part.withUTF8Buffer { part in
                guard let first = part.first, text.count >= part.count else { return false }
                return (0...text.count - part.count).contains { start in
                    text[start] == first && part.indices.dropFirst().allSatisfy { text[start + $0] == part[$0] }
                }
            }
        }
    }
}
