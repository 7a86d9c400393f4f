// ASCIIStrings.swift: operations of the Infra standard on whole strings of code units.
// https://infra.spec.whatwg.org/#strings

extension RandomAccessCollection where Element: CodeUnit {
    /// Whether every code unit is below 0x80. For large buffers use `isAllASCII(_:)`, which processes whole words.
    @inlinable
    public var isASCIIString: Bool { allSatisfy { $0 < 0x80 } }

    /// A copy with A to Z converted to a to z.
    @inlinable
    public func asciiLowercased() -> [Element] { map { $0.asciiLowercased } }

    /// A copy with a to z converted to A to Z.
    @inlinable
    public func asciiUppercased() -> [Element] { map { $0.asciiUppercased } }

    /// Whether both are equal, ignoring ASCII case.
    @inlinable
    public func equalsIgnoringASCIICase<Other: RandomAccessCollection>(_ other: Other) -> Bool
    where Other.Element == Element {
        guard count == other.count else { return false }
        var index = other.startIndex
        for unit in self {
            if unit.asciiLowercased != other[index].asciiLowercased { return false }
            other.formIndex(after: &index)
        }
        return true
    }

    /// Whether this equals an ASCII literal, ignoring ASCII case.
    @inlinable
    public func equalsIgnoringASCIICase(_ literal: StaticString) -> Bool {
        literal.withUTF8Buffer { bytes in
            guard count == bytes.count else { return false }
            var position = 0
            for unit in self {
                if unit.asciiLowercased != Element(bytes[position]).asciiLowercased { return false }
                position += 1
            }
            return true
        }
    }

    /// Whether this equals an ASCII literal, code unit by code unit.
    @inlinable
    public func equals(_ literal: StaticString) -> Bool {
        literal.withUTF8Buffer { bytes in
            guard count == bytes.count else { return false }
            var position = 0
            for unit in self {
                if unit != Element(bytes[position]) { return false }
                position += 1
            }
            return true
        }
    }

    /// The slice without ASCII whitespace at both ends.
    @inlinable
    public func strippingASCIIWhitespace() -> SubSequence {
        var start = startIndex
        var end = endIndex
        while start < end, self[start].isASCIIWhitespace { formIndex(after: &start) }
        while start < end {
            let before = index(before: end)
            guard self[before].isASCIIWhitespace else { break }
            end = before
        }
        return self[start..<end]
    }
}
