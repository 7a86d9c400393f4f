// Glob.swift: texts with wildcards. A star is any text, also none; in some syntaxes a question mark is one character.
//
// The literal parts between stars are found from left to right, each at its first place: that decides without backtracking. Parts without
// question marks are found in linear time (Knuth, Morris and Pratt); those with question marks have a bound on their length.

/// A text with wildcards.
package struct Glob: Sendable {
    /// The longest pattern with question marks, in bytes.
    package static let longestWithQuestionMarks = 1024

    /// The parts between stars.
    private let parts: [Part]

    /// A pattern.
    ///
    /// - Parameter hasQuestionMarks: Whether a question mark stands for one character.
    package init(_ pattern: [UInt8], hasQuestionMarks: Bool = false) {
        parts = pattern.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
            .map { Part(Array($0), hasQuestionMarks: hasQuestionMarks) }
    }

    /// Whether the pattern stands for the whole of a text.
    package func matches(_ text: [UInt8]) -> Bool {
        guard let first = parts.first, let last = parts.last, first.isAt(0, in: text) else { return false }
        if parts.count == 1 { return text.count == first.count }
        let end = text.count - last.count
        guard end >= first.count, last.isAt(end, in: text) else { return false }
        var place = first.count
        for part in parts.dropFirst().dropLast() where part.count > 0 {
            guard let found = part.firstPlace(in: text, place..<end) else { return false }
            place = found + part.count
        }
        return true
    }

    private struct Part: Sendable {
        private let bytes: [UInt8]
        private let hasQuestionMarks: Bool
        /// For each prefix, the length of the longest one that is also its end; empty with question marks.
        private let borders: [Int32]

        var count: Int { bytes.count }

        init(_ bytes: [UInt8], hasQuestionMarks: Bool) {
            self.bytes = bytes
            self.hasQuestionMarks = hasQuestionMarks && bytes.contains(UInt8(ascii: "?"))
            borders = self.hasQuestionMarks ? [] : Self.borders(of: bytes)
        }

        private static func borders(of bytes: [UInt8]) -> [Int32] {
            var borders = [Int32](repeating: 0, count: bytes.count)
            var length = 0
            for place in bytes.indices.dropFirst() {
                while length > 0, bytes[place] != bytes[length] { length = Int(borders[length - 1]) }
                if bytes[place] == bytes[length] { length += 1 }
                borders[place] = Int32(length)
            }
            return borders
        }

        func isAt(_ place: Int, in text: [UInt8]) -> Bool {
            guard place >= 0, place + bytes.count <= text.count else { return false }
            for offset in bytes.indices where bytes[offset] != text[place + offset] {
                if !hasQuestionMarks || bytes[offset] != UInt8(ascii: "?") { return false }
            }
            return true
        }

        func firstPlace(in text: [UInt8], _ range: Range<Int>) -> Int? {
            guard bytes.count <= range.count else { return nil }
            if hasQuestionMarks {
                return (range.lowerBound...(range.upperBound - bytes.count)).first { isAt($0, in: text) }
            }
            var length = 0
            for place in range {
                while length > 0, text[place] != bytes[length] { length = Int(borders[length - 1]) }
                if text[place] == bytes[length] { length += 1 }
                if length == bytes.count { return place - length + 1 }
            }
            return nil
        }
    }
}

extension [UInt8] {
    /// The parts of a pattern between its stars, without empty ones.
    package var literalParts: [[UInt8]] { split(separator: UInt8(ascii: "*")).map { Array($0) } }
}
