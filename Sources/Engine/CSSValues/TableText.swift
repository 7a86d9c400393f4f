// TableText.swift: looking through ASCII text by bytes: tables that stand in the program, values.

extension Substring {
    /// The parts between separators, empty ones left out. By bytes: a process reads these tables when it first needs one, and to
    /// find a text's characters takes ten times as long.
    package func parts(between separator: Unicode.Scalar) -> [Substring] {
        utf8.split(separator: UInt8(ascii: separator)).map { Substring($0) }
    }

    /// What stands before the first separator, and what behind it; all and nothing where there is none.
    func cut(at separator: Unicode.Scalar) -> (before: Substring, behind: Substring) {
        guard let place = utf8.firstIndex(of: UInt8(ascii: separator)) else { return (self, "") }
        return (self[..<place], self[utf8.index(after: place)...])
    }
}

extension String {
    /// Whether a part stands in the text. OPTIMIZATION: By bytes; the library's own way makes a table of the part first.
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
