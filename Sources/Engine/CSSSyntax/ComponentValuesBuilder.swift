// ComponentValuesBuilder.swift: component values put together from parts of others, whose text is not tokenized again.

/// Component values that consist of parts of others.
package struct ComponentValuesBuilder {
    private var source: [UInt8] = []
    /// The texts of tokens with escapes, which follow the source in the end.
    private var escapes: [UInt8] = []
    private var tokens: [CSSToken] = []

    package init() {}

    /// The number of tokens, and the length of the source in bytes.
    package var size: (tokens: Int, bytes: Int) { (tokens.count, source.count) }

    /// Appends a range, after a comment if its first token would otherwise be read as part of the last one.
    package mutating func append(_ values: ComponentValues, _ range: Range<Int>) {
        guard let first = range.first else { return }
        if let last = tokens.last, isJoined(last, values.tokens[first], values.delim(at: first)) {
            source += "/**/".utf8
        }
        let shift = Int32(source.count) - values.tokens[first].start
        source += values.source(of: range)
        for var token in values.tokens[range] {
            if token.textStart >= token.start, token.textEnd <= token.end {
                token.textStart += shift
                token.textEnd += shift
            } else {
                // NB: Negative until the length of the source is known.
                let text = values.bytes[Int(token.textStart)..<Int(token.textEnd)]
                token.textStart = ~Int32(escapes.count)
                escapes += text
                token.textEnd = ~Int32(escapes.count)
            }
            token.start += shift
            token.end += shift
            tokens.append(token)
        }
    }

    /// All that was appended. What the text's end closed, strings and blocks, is closed.
    package consuming func finish() -> ComponentValues {
        if let last = tokens.last, last.kind == .string {
            let quote = source[Int(last.start)]
            if last.end - last.start < 2 || source.last != quote {
                source.append(quote)
                tokens[tokens.count - 1].end += 1
            }
        }
        for token in ComponentValues(bytes: [], tokens: tokens).unclosed.reversed() {
            source.append(token.closer.byte)
            let end = Int32(source.count)
            tokens.append(CSSToken(kind: token.closer, start: end - 1, end: end))
        }
        let count = Int32(source.count)
        for place in tokens.indices where tokens[place].textStart < 0 {
            tokens[place].textStart = count + ~tokens[place].textStart
            tokens[place].textEnd = count + ~tokens[place].textEnd
        }
        return ComponentValues(bytes: source + escapes, tokens: tokens)
    }

    /// Whether a token would be read as part of the one before it. https://drafts.csswg.org/css-syntax/#serialization
    private func isJoined(_ last: CSSToken, _ next: CSSToken, _ sign: UInt8) -> Bool {
        let isMinus = sign == UInt8(ascii: "-")
        var (isWord, isNumber) = (false, false)
        switch next.kind {
        case .ident, .function, .url, .badURL: isWord = true
        case .number, .percentage, .dimension: isNumber = true
        default: break
        }
        switch last.kind {
        case .ident: return isWord || isNumber || isMinus || next.kind == .cdc || next.kind == .leftParenthesis
        case .atKeyword, .hash, .dimension: return isWord || isNumber || isMinus || next.kind == .cdc
        case .number: return isWord || isNumber || sign == UInt8(ascii: "%")
        case .delim:
            switch source[Int(last.start)] {
            case UInt8(ascii: "#"), UInt8(ascii: "-"): return isWord || isNumber || isMinus
            case UInt8(ascii: "@"): return isWord || isMinus
            case UInt8(ascii: "."), UInt8(ascii: "+"): return isNumber
            case UInt8(ascii: "/"): return sign == UInt8(ascii: "*")
            default: return false
            }
        default: return false
        }
    }
}

extension ComponentValues: Equatable {
    package static func == (first: ComponentValues, second: ComponentValues) -> Bool { first.bytes == second.bytes }

    /// No component values.
    package init() { self.init(bytes: [], tokens: []) }

    fileprivate init(bytes: [UInt8], tokens: [CSSToken]) {
        self.bytes = bytes
        self.tokens = tokens
        matchBlocks()
    }

    /// A range as component values of their own.
    package func part(_ range: Range<Int>) -> ComponentValues {
        var builder = ComponentValuesBuilder()
        builder.append(self, range)
        return builder.finish()
    }

    /// Whether there are none.
    package var isEmpty: Bool { tokens.isEmpty }

    /// The source of all.
    package var text: String { String(decoding: source(of: indices), as: UTF8.self) }

    /// The openers that nothing closes.
    fileprivate var unclosed: [CSSToken] { tokens.filter { $0.isOpener && Int($0.partner) >= tokens.count } }
}

extension CSSTokenKind {
    /// The character of a closer.
    fileprivate var byte: UInt8 {
        switch self {
        case .rightBrace: UInt8(ascii: "}")
        case .rightBracket: UInt8(ascii: "]")
        default: UInt8(ascii: ")")
        }
    }
}
