// UnsafeAttributeText.swift: compares texts of the tree's string table, code unit by code unit, without copies.
// Why it is safe: the buffers are the string table's own, whose units never move or change while the tree lives, and every access is within
// their counts. Nothing is kept.

import DOM

extension UnsafeStringTable {
    /// The interned string with these bytes (UTF-8).
    func intern(text: ArraySlice<UInt8>) -> StringID {
        text.withUnsafeBufferPointer { intern(utf8: $0) }
    }

    /// The comparison of a value with a selector's text.
    enum Comparison { case equals, includes, dash, prefix, suffix, substring }

    /// Compares `value` with `pattern`. The caller handles equal interned strings.
    func compare(_ value: StringID, _ comparison: Comparison, _ pattern: StringID, ignoringCase: Bool) -> Bool {
        let valueLength = length(value)
        let patternLength = length(pattern)
        if valueLength < patternLength { return false }
        if comparison == .equals, valueLength != patternLength { return false }
        switch (isASCII(value), isASCII(pattern)) {
        case (true, true):
            return Self.compare(ascii(value), comparison, ascii(pattern), ignoringCase)
        case (false, true):
            return Self.compare(utf16(value), comparison, ascii(pattern), ignoringCase)
        case (false, false):
            return Self.compare(utf16(value), comparison, utf16(pattern), ignoringCase)
        case (true, false):
            return false
        }
    }

    /// Whether the whitespace-separated tokens of `value` include `token`.
    func includes(_ value: StringID, token: StringID, ignoringCase: Bool) -> Bool {
        compare(value, .includes, token, ignoringCase: ignoringCase)
    }

    @inline(__always)
    private static func compare<A: FixedWidthInteger, B: FixedWidthInteger>(
        _ value: UnsafeBufferPointer<A>,
        _ comparison: Comparison,
        _ pattern: UnsafeBufferPointer<B>,
        _ ignoringCase: Bool
    ) -> Bool {
        func matches(at start: Int) -> Bool {
            for offset in 0..<pattern.count {
                let a = UInt16(truncatingIfNeeded: value[start &+ offset])
                let b = UInt16(truncatingIfNeeded: pattern[offset])
                if a == b { continue }
                guard ignoringCase, a < 0x80, b < 0x80, a | 0x20 == b | 0x20, a | 0x20 >= 0x61, a | 0x20 <= 0x7A else {
                    return false
                }
            }
            return true
        }
        func isSpace(_ index: Int) -> Bool {
            let unit = UInt16(truncatingIfNeeded: value[index])
            return unit == 0x20 || unit == 0x0A || unit == 0x09 || unit == 0x0C || unit == 0x0D
        }
        switch comparison {
        case .equals:
            return matches(at: 0)
        case .dash:
            guard matches(at: 0) else { return false }
            return value.count == pattern.count || UInt16(truncatingIfNeeded: value[pattern.count]) == 0x2D
        // NB: Empty patterns match nothing in the four relations below.
        case .prefix:
            return !pattern.isEmpty && matches(at: 0)
        case .suffix:
            return !pattern.isEmpty && matches(at: value.count - pattern.count)
        case .substring:
            if pattern.isEmpty { return false }
            for start in 0...value.count - pattern.count where matches(at: start) { return true }
            return false
        case .includes:
            if pattern.isEmpty { return false }
            var index = 0
            while index + pattern.count <= value.count {
                let end = index + pattern.count
                if !isSpace(index), end == value.count || isSpace(end), matches(at: index) {
                    // NB: A pattern that contains whitespace is never a token.
                    return !(index..<end).contains(where: isSpace)
                }
                while index < value.count, !isSpace(index) { index += 1 }
                while index < value.count, isSpace(index) { index += 1 }
            }
            return false
        }
    }
}
