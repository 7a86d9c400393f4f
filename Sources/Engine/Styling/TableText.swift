// TableText.swift: reading the tables that stand in the program as ASCII text.

extension Substring {
    /// The parts between separators, empty ones left out. By bytes: a process reads these tables when it first needs one, and to
    /// find a text's characters takes ten times as long.
    func parts(between separator: Unicode.Scalar) -> [Substring] {
        utf8.split(separator: UInt8(ascii: separator)).map { Substring($0) }
    }

    /// What stands before the first separator, and what behind it; all and nothing where there is none.
    func cut(at separator: Unicode.Scalar) -> (before: Substring, behind: Substring) {
        guard let place = utf8.firstIndex(of: UInt8(ascii: separator)) else { return (self, "") }
        return (self[..<place], self[utf8.index(after: place)...])
    }
}
