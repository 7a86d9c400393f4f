// SelectorParser.swift: parses complex selectors and compounds. https://www.w3.org/TR/selectors-4/#grammar
// Elsewhere: attribute selectors (SelectorParser+Attributes.swift), pseudo-classes (SelectorParser+Pseudo.swift).

package import CSSSyntax
package import DOM

/// Parses a selector list (UTF-8, lone surrogates as three bytes).
/// - Throws: `SelectorError` if the text is not a selector list that WebKit accepts.
package func parseSelectorList(_ text: [UInt8], tree: Tree) throws(SelectorError) -> SelectorList {
    let values = ComponentValues(text)
    return try parseSelectorList(values, in: values.indices, tree: tree)
}

/// The namespaces that a style sheet's `@namespace` rules declare. https://www.w3.org/TR/css-namespaces-3/
package struct SelectorNamespaces: Equatable, Sendable {
    /// The default namespace's URL, for type selectors without a prefix; nil: any.
    package var standard: String?
    /// The namespace URLs by their prefixes.
    package var prefixes: [String: String] = [:]

    /// Creates a set without namespaces.
    package init() {}
}

/// Parses a selector list in a style sheet.
package func parseSelectorList(
    _ values: ComponentValues,
    in range: Range<Int>,
    tree: Tree,
    namespaces: SelectorNamespaces = SelectorNamespaces()
) throws(SelectorError) -> SelectorList {
    var parser = SelectorParser(values: values, tree: tree, namespaces: namespaces)
    let list = try parser.list(values.trimmed(range), isForgiving: false, isRelative: false)
    parser.result.top = parser.result.lists[list]
    return parser.result
}

struct SelectorParser {
    let values: ComponentValues
    let tree: Tree
    var namespaces = SelectorNamespaces()
    let result = SelectorList()
    /// The number of open pseudo-classes with selector arguments. NB: It bounds the parser's and the matcher's recursion.
    var depth = 0
    var isInsideHas = false

    static let maximumDepth = 64

    /// Parses a list of complex selectors and returns its number. A forgiving list omits invalid selectors.
    mutating func list(_ range: Range<Int>, isForgiving: Bool, isRelative: Bool) throws(SelectorError) -> Int {
        guard depth < Self.maximumDepth else { throw SelectorError() }
        depth += 1
        defer { depth -= 1 }
        var complexes: [Complex] = []
        let parts = range.isEmpty ? (isForgiving ? [] : [range]) : values.splitAtCommas(range)
        for part in parts {
            do {
                complexes.append(try complex(part, isRelative: isRelative))
            } catch {
                if !isForgiving { throw error }
            }
        }
        let start = result.complexes.count
        result.complexes += complexes
        result.lists.append(start..<start + complexes.count)
        return result.lists.count - 1
    }

    /// Parses one complex selector from exactly these tokens.
    private mutating func complex(_ range: Range<Int>, isRelative: Bool) throws(SelectorError) -> Complex {
        var index = range.lowerBound
        let end = range.upperBound
        var parts: [(simples: [SimpleSelector], combinator: Combinator)] = []
        var specificity = Specificity()
        var lead = Combinator.descendant
        if isRelative, let combinator = combinator(at: index) {
            lead = combinator
            index += 1
            values.skipWhitespace(&index, end: end)
        }
        var pending = Combinator.descendant
        while true {
            var hasPseudoElement = false
            let simples = try compound(&index, end: end, specificity: &specificity, hasPseudoElement: &hasPseudoElement)
            parts.append((simples, pending))
            let hadSpace = index < end && values.tokens[index].kind == .whitespace
            values.skipWhitespace(&index, end: end)
            if index >= end { break }
            // Nothing may follow the compound of a pseudo-element.
            if hasPseudoElement { throw SelectorError() }
            if let combinator = combinator(at: index) {
                pending = combinator
                index += 1
                values.skipWhitespace(&index, end: end)
            } else if hadSpace {
                pending = .descendant
            } else {
                throw SelectorError()
            }
        }
        return store(parts, specificity: specificity, lead: lead, isRelative: isRelative)
    }

    private func store(
        _ parts: [(simples: [SimpleSelector], combinator: Combinator)],
        specificity: Specificity,
        lead: Combinator,
        isRelative: Bool
    ) -> Complex {
        let start = result.compounds.count
        if parts.contains(where: { $0.simples.contains { $0.kind == .scope } }) { result.usesScope = true }
        for (index, part) in parts.enumerated().reversed() {
            let first = result.simples.count
            // OPTIMIZATION: The cheapest tests come first; the order of simple selectors has no meaning.
            result.simples += part.simples.sorted { $0.kind.rawValue < $1.kind.rawValue }
            result.compounds.append(
                Compound(
                    start: Int32(first),
                    end: Int32(result.simples.count),
                    combinator: index == 0 ? lead : part.combinator
                )
            )
        }
        if isRelative {
            // The anchor of `:has()` is to the left of the first compound.
            result.simples.append(SimpleSelector(.anchor))
            let last = Int32(result.simples.count)
            result.compounds.append(Compound(start: last - 1, end: last))
        }
        return Complex(
            start: Int32(start),
            end: Int32(result.compounds.count),
            specificity: specificity.packed,
            lead: lead
        )
    }

    private func combinator(at index: Int) -> Combinator? {
        guard index < values.tokens.count else { return nil }
        switch values.delim(at: index) {
        case UInt8(ascii: ">"): return .child
        case UInt8(ascii: "+"): return .nextSibling
        case UInt8(ascii: "~"): return .subsequentSibling
        default: return nil
        }
    }

    /// Parses one compound selector at `index`.
    private mutating func compound(
        _ index: inout Int,
        end: Int,
        specificity: inout Specificity,
        hasPseudoElement: inout Bool
    ) throws(SelectorError) -> [SimpleSelector] {
        let start = index
        var simples: [SimpleSelector] = []
        var lastPseudoElement: String?
        try typeSelector(&index, end: end, into: &simples, specificity: &specificity)
        while index < end {
            let token = values.tokens[index]
            // NB: Behind a pseudo-element, only pseudo-classes and pseudo-elements are allowed.
            if hasPseudoElement, [.hash, .delim, .leftBracket].contains(token.kind) {
                if combinator(at: index) == nil { throw SelectorError() }
                return simples
            }
            switch token.kind {
            case .hash:
                guard token.isIdentifierHash else { throw SelectorError() }
                var simple = SimpleSelector(.id)
                simple.text = intern(values.text(at: index))
                simple.lowercased = tree.strings.intern(tree.strings.asciiLowercased(simple.text))
                simples.append(simple)
                specificity.ids += 1
                index += 1
            case .delim where values.delim(at: index) == UInt8(ascii: "."):
                guard index + 1 < end, values.tokens[index + 1].kind == .ident else { throw SelectorError() }
                var simple = SimpleSelector(.className)
                simple.text = intern(values.text(at: index + 1))
                simple.lowercased = tree.strings.intern(tree.strings.asciiLowercased(simple.text))
                simples.append(simple)
                specificity.classes += 1
                index += 2
            case .delim where values.delim(at: index) == UInt8(ascii: "&"):
                // AD-HOC: Nesting is not resolved; outside of a nested rule, `&` is the scope.
                simples.append(SimpleSelector(.scope))
                index += 1
            case .leftBracket:
                simples.append(try attributeSelector(values.contents(ofBlockAt: index)))
                specificity.classes += 1
                index = values.index(afterValueAt: index)
            case .colon:
                let isBehindPart = simples.last.map { $0.kind == .part || $0.kind == .partList } ?? false
                let first = index
                let found = try pseudo(&index, end: end, specificity: &specificity)
                let name = pseudoName(first, end: end)
                if let lastPseudoElement, !Self.mayFollow(name, isElement: found.isElement, lastPseudoElement) {
                    throw SelectorError()
                }
                if found.isElement { lastPseudoElement = name }
                hasPseudoElement = hasPseudoElement || found.isElement
                simples.append(isBehindPart && !found.isElement ? ofPart(found.simple) : found.simple)
            default:
                if index == start { throw SelectorError() }
                return simples
            }
            if hasPseudoElement, depth > 1 { throw SelectorError() }
        }
        if index == start { throw SelectorError() }
        return simples
    }

    /// Parses `name`, `*`, `*|name` or `|name`, if there is one.
    private func typeSelector(
        _ index: inout Int,
        end: Int,
        into simples: inout [SimpleSelector],
        specificity: inout Specificity
    ) throws(SelectorError) {
        guard index < end else { throw SelectorError() }
        func isName(_ index: Int) -> Bool {
            index < end && (values.tokens[index].kind == .ident || values.delim(at: index) == UInt8(ascii: "*"))
        }
        func isBar(_ index: Int) -> Bool { index < end && values.delim(at: index) == UInt8(ascii: "|") }
        if isBar(index), isName(index + 1) {
            simples.append(namespaceSelector(""))
            index += 1
        } else if isName(index), isBar(index + 1), isName(index + 2) {
            // NB: For scripts, no prefix is declared.
            if values.delim(at: index) != UInt8(ascii: "*") {
                guard let address = address(ofPrefixAt: index) else { throw SelectorError() }
                simples.append(namespaceSelector(address))
            }
            index += 2
        } else if let standard = namespaces.standard, isName(index) || depth == 1 {
            simples.append(namespaceSelector(standard))
        }
        guard isName(index) else { return }
        if values.tokens[index].kind == .ident {
            var simple = SimpleSelector(.type)
            simple.text = intern(values.text(at: index))
            simple.lowercased = tree.strings.intern(tree.strings.asciiLowercased(simple.text))
            simples.append(simple)
            specificity.types += 1
        } else if simples.isEmpty {
            simples.append(SimpleSelector(.always))
        }
        index += 1
    }

    private func namespaceSelector(_ address: String) -> SimpleSelector {
        var simple = SimpleSelector(.namespace)
        if !address.isEmpty { simple.namespace = tree.strings.intern(address) }
        return simple
    }

    /// The URL of a declared prefix.
    func address(ofPrefixAt index: Int) -> String? {
        namespaces.prefixes[String(decoding: values.text(at: index), as: UTF8.self)]
    }

    func intern(_ text: ArraySlice<UInt8>) -> StringID {
        tree.strings.intern(text: text)
    }
}

/// https://www.w3.org/TR/selectors-4/#specificity-rules
struct Specificity {
    var ids: UInt32 = 0
    var classes: UInt32 = 0
    var types: UInt32 = 0

    var packed: UInt32 { min(ids, 1023) << 20 | min(classes, 1023) << 10 | min(types, 1023) }

    mutating func add(packed: UInt32) {
        ids += packed >> 20
        classes += packed >> 10 & 1023
        types += packed & 1023
    }
}
