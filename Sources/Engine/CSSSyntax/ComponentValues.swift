// ComponentValues.swift: the component values of a text, in a flat list so that nesting needs no recursion.
// https://www.w3.org/TR/css-syntax-3/#consume-component-value
// Elsewhere: tokens (CSSTokenizer.swift), rules and declarations over ranges of this list (CSSRules.swift).

/// The component values of a text: all tokens in order; each opener has the index of its closer.
///
/// Blocks and functions are ranges of the list, so a million open parentheses do no harm.
package struct ComponentValues: Sendable {
    /// The preprocessed source, then the text of tokens that have escapes.
    package internal(set) var bytes: [UInt8]
    package internal(set) var tokens: [CSSToken]

    /// Tokenizes `text` (UTF-8, lone surrogates as three bytes).
    /// - Complexity: O(*n*) in the bytes of `text`.
    package init(_ text: [UInt8]) {
        var tokenizer = CSSTokenizer(text)
        tokenizer.run()
        bytes = tokenizer.bytes
        tokens = tokenizer.tokens
        matchBlocks()
    }

    /// Tokenizes a Swift string.
    package init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// All tokens.
    package var indices: Range<Int> { 0..<tokens.count }

    /// The index after the component value that starts at `index`.
    package func index(afterValueAt index: Int) -> Int {
        let token = tokens[index]
        return token.isOpener ? min(Int(token.partner) + 1, tokens.count) : index + 1
    }

    /// The contents of the block or function that opens at `index`.
    package func contents(ofBlockAt index: Int) -> Range<Int> {
        index + 1..<max(index + 1, Int(tokens[index].partner))
    }

    /// The token's name, string, URL or unit.
    package func text(at index: Int) -> ArraySlice<UInt8> {
        bytes[Int(tokens[index].textStart)..<Int(tokens[index].textEnd)]
    }

    /// The source of a range of tokens, comments included.
    package func source(of range: Range<Int>) -> ArraySlice<UInt8> {
        guard !range.isEmpty else { return [] }
        return bytes[Int(tokens[range.lowerBound].start)..<Int(tokens[range.upperBound - 1].end)]
    }

    /// The character of a delim token, 0 for other tokens.
    package func delim(at index: Int) -> UInt8 {
        tokens[index].kind == .delim ? bytes[Int(tokens[index].start)] : 0
    }

    /// Whether the token's text equals `name`, given in lower case, ignoring ASCII case.
    package func text(at index: Int, is name: StaticString) -> Bool {
        let token = tokens[index]
        let count = Int(token.textEnd - token.textStart)
        guard count == name.utf8CodeUnitCount else { return false }
        return name.withUTF8Buffer { name in
            for offset in 0..<count {
                var byte = bytes[Int(token.textStart) + offset]
                if byte >= 0x41, byte <= 0x5A { byte |= 0x20 }
                if byte != name[offset] { return false }
            }
            return true
        }
    }

    /// The token's text in ASCII lower case.
    package func lowercasedText(at index: Int) -> [UInt8] {
        text(at: index).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    }

    /// `range` without whitespace at both ends.
    package func trimmed(_ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, tokens[lower].kind == .whitespace { lower += 1 }
        while upper > lower, tokens[upper - 1].kind == .whitespace { upper -= 1 }
        return lower..<upper
    }

    /// The ranges of the component values in a range, without whitespace.
    package func components(_ range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let next = min(self.index(afterValueAt: index), range.upperBound)
            if tokens[index].kind != .whitespace { found.append(index..<next) }
            index = next
        }
        return found
    }

    /// Splits a range at its commas, but not inside blocks; each part is trimmed.
    package func splitAtCommas(_ range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if tokens[index].kind == .comma {
                parts.append(trimmed(start..<index))
                start = index + 1
            }
            index = min(self.index(afterValueAt: index), range.upperBound)
        }
        parts.append(trimmed(min(start, range.upperBound)..<range.upperBound))
        return parts
    }

    /// Finds each opener's closer. A closer that does not match the innermost opener is an ordinary value.
    mutating func matchBlocks() {
        var open: [Int] = []
        for index in tokens.indices {
            tokens[index].partner = Int32(index)
            if tokens[index].isOpener {
                tokens[index].partner = Int32(tokens.count)
                open.append(index)
            } else if let last = open.last, tokens[index].kind == tokens[last].closer {
                tokens[last].partner = Int32(index)
                open.removeLast()
            }
        }
    }
}
