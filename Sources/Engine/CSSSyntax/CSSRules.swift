// CSSRules.swift: rules and declarations as ranges of component values.
// https://www.w3.org/TR/css-syntax-3/#parser-algorithms
// Nothing here recurses: a block's contents are parsed only on request.

/// `name: value`, without the `!important` of the value.
package struct CSSDeclaration: Sendable {
    /// The index of the name's token.
    package var name: Int
    /// The value's tokens, with whitespace at both ends.
    package var value: Range<Int>
    /// Whether the declaration has `!important`.
    package var isImportant: Bool
}

/// A rule: an at-rule if it has a `keyword`.
package struct CSSRule: Sendable {
    /// The index of the at-keyword's token.
    package var keyword: Int?
    /// The tokens from the at-keyword, or the start, up to the block: a style rule's selectors.
    package var prelude: Range<Int>
    /// The block's contents. Only an at-rule may lack it.
    package var block: Range<Int>?
}

/// An entry of a block or a style sheet.
package enum CSSItem: Sendable {
    case declaration(CSSDeclaration)
    case rule(CSSRule)
    /// Tokens that could not be parsed and are ignored.
    case invalid
}

extension ComponentValues {
    /// A list of rules. At the top level of a style sheet `<!--` and `-->` are skipped.
    /// https://www.w3.org/TR/css-syntax-3/#consume-list-of-rules
    package func rules(in range: Range<Int>, isTopLevel: Bool = false) -> [CSSItem] {
        var items: [CSSItem] = []
        var index = range.lowerBound
        while index < range.upperBound {
            switch tokens[index].kind {
            case .whitespace:
                index += 1
            case .cdo where isTopLevel, .cdc where isTopLevel:
                index += 1
            case .atKeyword:
                items.append(.rule(consumeAtRule(&index, end: range.upperBound)))
            default:
                items.append(consumeQualifiedRule(&index, end: range.upperBound))
            }
        }
        return items
    }

    /// The contents of a declaration block: declarations and at-rules, and, when `allowsNesting`, style rules.
    /// https://www.w3.org/TR/css-syntax-3/#consume-list-of-declarations
    package func declarations(in range: Range<Int>, allowsNesting: Bool = false) -> [CSSItem] {
        var items: [CSSItem] = []
        var index = range.lowerBound
        while index < range.upperBound {
            switch tokens[index].kind {
            case .whitespace, .semicolon:
                index += 1
            case .atKeyword:
                items.append(.rule(consumeAtRule(&index, end: range.upperBound)))
            default:
                let start = index
                // Whether a block in it is a custom property's value; determined at the first block.
                var isCustom: Bool?
                while index < range.upperBound, tokens[index].kind != .semicolon {
                    if tokens[index].kind == .leftBrace {
                        let isValue = isCustom ?? (isCustomProperty(at: start) && declaration(in: start..<index) != nil)
                        isCustom = isValue
                        // A nested rule ends with its block.
                        if allowsNesting, !isValue { break }
                    }
                    index = min(self.index(afterValueAt: index), range.upperBound)
                }
                if allowsNesting, index < range.upperBound, tokens[index].kind == .leftBrace {
                    let block = contents(ofBlockAt: index)
                    items.append(.rule(CSSRule(keyword: nil, prelude: start..<index, block: block)))
                    index = min(self.index(afterValueAt: index), range.upperBound)
                } else {
                    items.append(declaration(in: start..<index).map { .declaration($0) } ?? .invalid)
                }
            }
        }
        return items
    }

    private func isCustomProperty(at index: Int) -> Bool {
        text(at: index).starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")])
    }

    /// Parses one declaration from exactly these tokens; nil if they are not one.
    /// https://www.w3.org/TR/css-syntax-3/#consume-declaration
    package func declaration(in range: Range<Int>) -> CSSDeclaration? {
        var index = range.lowerBound
        while index < range.upperBound, tokens[index].kind == .whitespace { index += 1 }
        guard index < range.upperBound, tokens[index].kind == .ident else { return nil }
        let name = index
        index += 1
        while index < range.upperBound, tokens[index].kind == .whitespace { index += 1 }
        guard index < range.upperBound, tokens[index].kind == .colon else { return nil }
        index += 1
        // NB: If the range ends inside an open block, its last tokens belong to the block and cannot be `!important`.
        let value = index..<range.upperBound
        let tail = trimmed(value)
        if tail.count >= 2, tokens[tail.upperBound - 1].kind == .ident, text(at: tail.upperBound - 1, is: "important") {
            var mark = tail.upperBound - 2
            while mark > tail.lowerBound, tokens[mark].kind == .whitespace { mark -= 1 }
            if delim(at: mark) == UInt8(ascii: "!"), isOutsideBlocks(mark, in: value) {
                return CSSDeclaration(name: name, value: value.lowerBound..<mark, isImportant: true)
            }
        }
        return CSSDeclaration(name: name, value: value, isImportant: false)
    }

    private func isOutsideBlocks(_ target: Int, in range: Range<Int>) -> Bool {
        var index = range.lowerBound
        while index < target { index = self.index(afterValueAt: index) }
        return index == target
    }

    /// https://www.w3.org/TR/css-syntax-3/#consume-at-rule
    private func consumeAtRule(_ index: inout Int, end: Int) -> CSSRule {
        let keyword = index
        index += 1
        let start = index
        while index < end {
            if tokens[index].kind == .semicolon {
                index += 1
                return CSSRule(keyword: keyword, prelude: start..<index - 1, block: nil)
            }
            if tokens[index].kind == .leftBrace {
                let rule = CSSRule(keyword: keyword, prelude: start..<index, block: contents(ofBlockAt: index))
                index = min(self.index(afterValueAt: index), end)
                return rule
            }
            index = min(self.index(afterValueAt: index), end)
        }
        return CSSRule(keyword: keyword, prelude: start..<end, block: nil)
    }

    /// https://www.w3.org/TR/css-syntax-3/#consume-qualified-rule
    private func consumeQualifiedRule(_ index: inout Int, end: Int) -> CSSItem {
        let start = index
        while index < end {
            if tokens[index].kind == .leftBrace {
                let rule = CSSRule(keyword: nil, prelude: start..<index, block: contents(ofBlockAt: index))
                index = min(self.index(afterValueAt: index), end)
                return .rule(rule)
            }
            index = min(self.index(afterValueAt: index), end)
        }
        return .invalid
    }
}
