// ValueSyntax+Matching.swift: matches component values with a syntax, and returns the value.
// https://drafts.csswg.org/css-values-4/#component-combinators

package import CSSSyntax

extension ValueSyntax {
    /// The value of a range of component values; nil if it does not match the syntax.
    /// - Parameter keepsOrder: Parts in any order keep their order instead of the syntax's.
    package func match(_ values: ComponentValues, _ range: Range<Int>, keepsOrder: Bool = false) -> CSSValue? {
        var matcher = SyntaxMatcher(values, range, keepsOrder: keepsOrder)
        guard !matcher.isEmpty, let value = matcher.value(self), matcher.isAtEnd else { return nil }
        return value
    }

    /// The value of the single component value at an index.
    ///
    /// OPTIMIZATION: Most values have one part, and need no lists. The first matching alternative counts.
    package func match(_ values: ComponentValues, single index: Int) -> CSSValue? {
        switch self {
        case .keywords(let words):
            guard values.tokens[index].kind == .ident else { return nil }
            return words.word(values.text(at: index)).map { .keyword($0) }
        case .type(let type, let range) where !type.isOfSeveral: return type.match(values, index, in: range)
        case .one(let members), .some(let members):
            for member in members {
                if let value = member.match(values, single: index) { return value }
            }
            return nil
        case .sequence(let members), .all(let members):
            for (place, member) in members.enumerated() {
                guard members.indices.allSatisfy({ $0 == place || members[$0].isOptional }),
                    let value = member.match(values, single: index)
                else { continue }
                return value
            }
            return nil
        case .repeated(let member, let bounds): return bounds.contains(1) ? member.match(values, single: index) : nil
        case .list(let member): return member.match(values, single: index)
        case .function, .literal, .type:
            return match(values, index..<min(values.index(afterValueAt: index), values.tokens.count))
        }
    }

    /// Matches the longest prefix of the component values, and returns the index after it.
    package func prefix(_ values: ComponentValues, _ range: Range<Int>) -> (value: CSSValue, end: Int)? {
        var matcher = SyntaxMatcher(values, range, keepsOrder: false)
        guard let value = matcher.value(self), matcher.index > range.lowerBound else { return nil }
        return (value, matcher.index)
    }
}

/// Goes through component values from the first to the last. The alternative with the longest match counts, the first of equal ones.
private struct SyntaxMatcher {
    private let values: ComponentValues
    private let end: Int
    private let keepsOrder: Bool
    /// The next component value.
    private(set) var index: Int

    init(_ values: ComponentValues, _ range: Range<Int>, keepsOrder: Bool) {
        let range = values.trimmed(range)
        self.values = values
        self.keepsOrder = keepsOrder
        index = range.lowerBound
        end = range.upperBound
    }

    var isEmpty: Bool { index >= end }
    var isAtEnd: Bool { index >= end }

    /// The value at the current index; nil if it does not match the syntax.
    mutating func value(_ syntax: ValueSyntax) -> CSSValue? {
        var parts: [CSSValue] = []
        guard match(syntax, into: &parts) else { return nil }
        return CSSValue(parts)
    }

    private mutating func take(_ value: CSSValue?, into parts: inout [CSSValue]) -> Bool {
        guard let value else { return false }
        parts.append(value)
        advance(to: values.index(afterValueAt: index))
        return true
    }

    private mutating func advance(to next: Int) {
        index = min(next, end)
        values.skipWhitespace(&index, end: end)
    }

    private mutating func match(_ syntax: ValueSyntax, into parts: inout [CSSValue]) -> Bool {
        switch syntax {
        case .keywords(let words):
            guard index < end, values.tokens[index].kind == .ident else { return false }
            return take(words.word(values.text(at: index)).map { .keyword($0) }, into: &parts)
        case .type(.anything, _), .type(.anythingInCase, _):
            let keepsCase = syntax == .type(.anythingInCase, ValueSyntax.all)
            guard index < end, let value = ValueReader(values, keepsCase: keepsCase).value(index..<end) else {
                return false
            }
            parts.append(value)
            index = end
            return true
        case .type(.familyName, _):
            guard let (name, next) = DataType.familyName(values, index..<end) else { return false }
            parts.append(name)
            advance(to: next)
            return true
        case .type(let type, let range): return index < end && take(type.match(values, index, in: range), into: &parts)
        case .function(let name):
            guard index < end, values.tokens[index].kind == .function, values.word(at: index) == name else {
                return false
            }
            return take(ShapeGrammar.value(name, values, at: index), into: &parts)
        case .literal(let character):
            guard index < end else { return false }
            let isComma = values.tokens[index].kind == .comma
            guard isComma ? character == "," : values.delim(at: index) == character.asciiValue else { return false }
            parts.append(isComma ? .comma : .slash)
            advance(to: index + 1)
            return true
        case .sequence(let members):
            let (start, count) = (index, parts.count)
            for member in members where !match(member, into: &parts) { return goBack(to: start, count, &parts) }
            return true
        case .one(let members): return matchOne(members, into: &parts)
        case .all(let members), .some(let members):
            let (start, count) = (index, parts.count)
            let taken = matchAnyOrder(members, into: &parts)
            if case .some = syntax { return !taken.isEmpty }
            // Optional members may be missing.
            let isWhole = members.indices.allSatisfy { taken.contains($0) || members[$0].isOptional }
            return isWhole || goBack(to: start, count, &parts)
        case .repeated(let member, let bounds):
            let (start, count) = (index, parts.count)
            var times = 0
            while times < bounds.upperBound {
                let place = index
                guard match(member, into: &parts), index > place else { break }
                times += 1
            }
            return times >= bounds.lowerBound || goBack(to: start, count, &parts)
        case .list(let member):
            guard let first = value(member) else { return false }
            var members = [first]
            while index < end, values.tokens[index].kind == .comma {
                let comma = index
                advance(to: index + 1)
                guard index < end, let next = value(member) else {
                    index = comma
                    break
                }
                members.append(next)
            }
            parts.append(CSSValue(layers: members))
            return true
        }
    }

    private mutating func goBack(to start: Int, _ count: Int, _ parts: inout [CSSValue]) -> Bool {
        index = start
        parts.removeLast(parts.count - count)
        return false
    }

    private mutating func matchOne(_ members: [ValueSyntax], into parts: inout [CSSValue]) -> Bool {
        let start = index
        var best: (end: Int, parts: [CSSValue])?
        for member in members {
            index = start
            var found: [CSSValue] = []
            guard match(member, into: &found) else { continue }
            if index > best?.end ?? -1 { best = (index, found) }
            if index >= end { break }
        }
        index = best?.end ?? start
        guard let best else { return false }
        parts += best.parts
        return true
    }

    /// - Returns: The members that were found.
    private mutating func matchAnyOrder(_ members: [ValueSyntax], into parts: inout [CSSValue]) -> Set<Int> {
        var found = [[CSSValue]?](repeating: nil, count: members.count)
        var order: [Int] = []
        search: while index < end {
            for (place, member) in members.enumerated() where found[place] == nil {
                let start = index
                var some: [CSSValue] = []
                guard match(member, into: &some), index > start else { continue }
                found[place] = some
                order.append(place)
                continue search
            }
            break
        }
        for place in keepsOrder ? order : order.sorted() { parts += found[place] ?? [] }
        return Set(order)
    }
}

extension ValueSyntax {
    /// Whether the member is optional.
    fileprivate var isOptional: Bool {
        switch self {
        case .repeated(let member, let bounds): bounds.lowerBound == 0 || member.isOptional
        case .sequence(let members), .all(let members): members.allSatisfy(\.isOptional)
        case .one(let members), .some(let members): members.contains(where: \.isOptional)
        case .keywords, .type, .function, .literal, .list: false
        }
    }
}

extension ComponentValues {
    /// A token's text in lower case.
    package func word(at index: Int) -> String { String(decoding: lowercasedText(at: index), as: UTF8.self) }

    /// A token's source text.
    func authored(at index: Int) -> String { String(decoding: text(at: index), as: UTF8.self) }

    /// The address of the `url()` at an index; nil for other values.
    func address(at index: Int) -> String? {
        if tokens[index].kind == .url { return authored(at: index) }
        guard tokens[index].kind == .function, text(at: index, is: "url") else { return nil }
        let contents = trimmed(contents(ofBlockAt: index))
        guard contents.count == 1, tokens[contents.lowerBound].kind == .string else { return nil }
        return authored(at: contents.lowerBound)
    }
}
