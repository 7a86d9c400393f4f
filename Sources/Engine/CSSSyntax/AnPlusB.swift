// AnPlusB.swift: the An+B microsyntax of :nth-child() and its family.
// https://www.w3.org/TR/css-syntax-3/#anb-microsyntax

/// The positions `a·n + b` for n = 0, 1, 2, …
package struct AnPlusB: Equatable, Sendable, BitwiseCopyable {
    /// The step: `A` of `An+B`.
    package var a: Int32
    /// The offset: `B` of `An+B`.
    package var b: Int32

    /// The positions `a·n + b`.
    package init(a: Int32, b: Int32) {
        self.a = a
        self.b = b
    }

    /// Whether the 1-based `index` is one of the positions.
    package func contains(_ index: Int) -> Bool {
        let distance = index - Int(b)
        if a == 0 { return distance == 0 }
        return distance % Int(a) == 0 && distance / Int(a) >= 0
    }
}

extension ComponentValues {
    /// Parses An+B at `index`, after optional whitespace, and moves `index` after it; nil if there is none.
    package func consumeAnPlusB(_ index: inout Int, end: Int) -> AnPlusB? {
        skipWhitespace(&index, end: end)
        guard index < end else { return nil }
        let token = tokens[index]
        var a: Int32 = 1
        var rest: ArraySlice<UInt8>
        switch token.kind {
        case .number:
            guard token.isInteger else { return nil }
            index += 1
            return AnPlusB(a: 0, b: Self.clamp(token.number))
        case .dimension:
            guard token.isInteger else { return nil }
            a = Self.clamp(token.number)
            rest = text(at: index)
        case .ident:
            if text(at: index, is: "odd") || text(at: index, is: "even") {
                defer { index += 1 }
                return AnPlusB(a: 2, b: text(at: index, is: "odd") ? 1 : 0)
            }
            rest = text(at: index)
            if rest.first == UInt8(ascii: "-") {
                a = -1
                rest = rest.dropFirst()
            }
        case .delim:
            // NB: No whitespace is allowed between this sign and "n".
            guard delim(at: index) == UInt8(ascii: "+"), index + 1 < end, tokens[index + 1].kind == .ident else {
                return nil
            }
            index += 1
            rest = text(at: index)
        default:
            return nil
        }
        guard let first = rest.first, first | 0x20 == UInt8(ascii: "n") else { return nil }
        rest = rest.dropFirst()
        index += 1
        if rest.isEmpty {
            return consumeSignedB(&index, end: end).map { AnPlusB(a: a, b: $0) }
        }
        guard rest.first == UInt8(ascii: "-") else { return nil }
        rest = rest.dropFirst()
        if rest.isEmpty {
            skipWhitespace(&index, end: end)
            return consumeUnsignedB(&index, end: end).map { AnPlusB(a: a, b: -$0) }
        }
        var value = 0.0
        for byte in rest {
            guard CSSTokenizer.isDigit(byte) else { return nil }
            value = value * 10 + Double(byte - 0x30)
        }
        return AnPlusB(a: a, b: Self.clamp(-value))
    }

    /// Parses the optional `+ b` after `n`: 0 if there is none, nil if it is malformed.
    private func consumeSignedB(_ index: inout Int, end: Int) -> Int32? {
        var next = index
        skipWhitespace(&next, end: end)
        guard next < end else { return 0 }
        if tokens[next].kind == .number {
            guard tokens[next].isInteger, tokens[next].isSigned else { return nil }
            index = next + 1
            return Self.clamp(tokens[next].number)
        }
        let sign = delim(at: next)
        guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return 0 }
        next += 1
        skipWhitespace(&next, end: end)
        guard let value = consumeUnsignedB(&next, end: end) else { return nil }
        index = next
        return sign == UInt8(ascii: "-") ? -value : value
    }

    private func consumeUnsignedB(_ index: inout Int, end: Int) -> Int32? {
        guard index < end, tokens[index].kind == .number, tokens[index].isInteger, !tokens[index].isSigned else {
            return nil
        }
        defer { index += 1 }
        return Self.clamp(tokens[index].number)
    }

    /// Moves `index` past whitespace.
    package func skipWhitespace(_ index: inout Int, end: Int) {
        while index < end, tokens[index].kind == .whitespace { index += 1 }
    }

    private static func clamp(_ value: Double) -> Int32 {
        // NB: One less than the limits, so a negation cannot overflow.
        Int32(max(-2_147_483_647, min(2_147_483_647, value)))
    }
}
