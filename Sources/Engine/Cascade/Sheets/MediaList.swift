// MediaList.swift: lists of media queries that scripts can change. https://drafts.csswg.org/cssom/#the-medialist-interface

import CSSSyntax
import CSSValues
package import DOM

/// The media queries of a sheet or rule.
package final class MediaList {
    /// The queries, each as CSSOM writes it.
    package private(set) var queries: BlockList<String>
    /// The numbers of the queries, which were given to them in turn.
    private var numbers: BlockList<Int>
    /// The numbers of those with a text.
    private var known: [String: [Int]] = [:]
    private var next: Int
    /// The number of matching queries, once it is known. NB: The environment of queries never changes.
    private var holding: Int?

    /// Parses a list; an invalid query is `not all`.
    package convenience init(_ text: String) { self.init(Self.parse(text)) }

    convenience init(_ values: ComponentValues, _ range: Range<Int>) { self.init(Self.parse(values, range)) }

    private init(_ queries: [String]) {
        self.queries = BlockList(queries)
        (numbers, next) = (BlockList(Array(queries.indices)), queries.count)
        for (number, query) in queries.enumerated() { known[query, default: []].append(number) }
    }

    /// The list as text; setting it parses.
    package var text: String {
        get { queries.joined(separator: ", ") }
        set {
            let list = MediaList(newValue)
            (queries, numbers, known, next, holding) = (list.queries, list.numbers, list.known, list.next, nil)
        }
    }

    /// Adds a query that is not in the list; anything but exactly one query is ignored.
    package func append(_ text: String) {
        let parsed = Self.parse(text)
        guard parsed.count == 1, known[parsed[0]] == nil else { return }
        known[parsed[0]] = [next]
        queries.append(parsed[0])
        numbers.append(next)
        next += 1
        if let holding { self.holding = holding + (MediaQuery.holds(parsed[0]) ? 1 : 0) }
    }

    /// Removes a query.
    /// - Returns: nil for anything but exactly one query, otherwise whether it was in the list.
    package func delete(_ text: String) -> Bool? {
        let parsed = Self.parse(text)
        guard parsed.count == 1 else { return nil }
        guard let same = known.removeValue(forKey: parsed[0]) else { return false }
        for number in same {
            let place = numbers.partitioningIndex { $0 >= number }
            numbers.remove(at: place)
            queries.remove(at: place)
        }
        if let holding, MediaQuery.holds(parsed[0]) { self.holding = holding - same.count }
        return true
    }

    package var holds: Bool {
        if queries.isEmpty { return true }
        let count = holding ?? queries.count { MediaQuery.holds($0) }
        holding = count
        return count > 0
    }

    private static func parse(_ text: String) -> [String] {
        let values = ComponentValues(text)
        return parse(values, values.indices)
    }

    private static func parse(_ values: ComponentValues, _ range: Range<Int>) -> [String] {
        let range = values.trimmed(range)
        if range.isEmpty { return [] }
        return values.splitAtCommas(range).map { MediaQueryText(values: values).query($0) ?? "not all" }
    }
}

/// Serializes media queries. https://drafts.csswg.org/cssom/#serializing-media-queries
struct MediaQueryText {
    let values: ComponentValues

    /// Serializes one query; nil if it is invalid.
    func query(_ range: Range<Int>) -> String? {
        var index = range.lowerBound
        let end = range.upperBound
        guard index < end else { return nil }
        var result = ""
        var word = self.word(index)
        if word == "not" || word == "only", index + 1 < end {
            var next = index + 1
            values.skipWhitespace(&next, end: end)
            if next < end, values.tokens[next].kind == .ident {
                result = word + " "
                index = next
                word = self.word(index)
            }
        }
        guard values.tokens[index].kind == .ident, word != "not" else {
            return result.isEmpty ? conditions(range, allowsOr: true, depth: 0) : nil
        }
        if ["and", "or", "only", "layer"].contains(word) { return nil }
        var name: [UInt8] = []
        serializeCSSIdentifier(values.lowercasedText(at: index), into: &name)
        let type = String(decoding: name, as: UTF8.self)
        index += 1
        values.skipWhitespace(&index, end: end)
        if index >= end { return result + type }
        guard self.word(index) == "and", index + 1 < end, values.tokens[index + 1].kind == .whitespace else {
            return nil
        }
        guard let rest = conditions(values.trimmed(index + 1..<end), allowsOr: false, depth: 0) else { return nil }
        return result.isEmpty && type == "all" ? rest : result + type + " and " + rest
    }

    private func word(_ index: Int) -> String {
        values.tokens[index].kind == .ident ? String(decoding: values.lowercasedText(at: index), as: UTF8.self) : ""
    }

    /// Features and conditions in parentheses, joined by `and` or by `or`, or one after `not`.
    private func conditions(_ range: Range<Int>, allowsOr: Bool, depth: Int) -> String? {
        // NB: Bounds the recursion.
        guard depth < 16 else { return nil }
        var index = range.lowerBound
        let end = range.upperBound
        var result = ""
        var joint = ""
        while index < end {
            if result.isEmpty, word(index) == "not" {
                index += 1
                values.skipWhitespace(&index, end: end)
                guard index < end, values.index(afterValueAt: index) >= end else { return nil }
                return term(index, depth).map { "not " + $0 }
            }
            if !result.isEmpty {
                let next = word(index)
                guard next == "and" || (next == "or" && allowsOr), joint.isEmpty || joint == next else { return nil }
                joint = next
                result += " " + next + " "
                index += 1
                guard index < end, values.tokens[index].kind == .whitespace else { return nil }
                values.skipWhitespace(&index, end: end)
            }
            guard index < end, let text = term(index, depth) else { return nil }
            result += text
            index = values.index(afterValueAt: index)
            values.skipWhitespace(&index, end: end)
        }
        return result.isEmpty ? nil : result
    }

    private func term(_ index: Int, _ depth: Int) -> String? {
        let contents = values.trimmed(values.contents(ofBlockAt: index))
        switch values.tokens[index].kind {
        case .leftParenthesis:
            guard let first = contents.first else { return nil }
            if values.tokens[first].kind == .leftParenthesis || word(first) == "not" {
                return conditions(contents, allowsOr: true, depth: depth + 1).map { "(" + $0 + ")" }
            }
            return "(" + (feature(contents) ?? String(decoding: values.source(of: contents), as: UTF8.self)) + ")"
        case .function:
            return String(decoding: values.source(of: index..<values.index(afterValueAt: index)), as: UTF8.self)
        default: return nil
        }
    }

    /// `name`, `name: value` or a comparison; nil for anything else, which is left unchanged.
    private func feature(_ range: Range<Int>) -> String? {
        guard let colon = range.first(where: { values.tokens[$0].kind == .colon }) else { return comparison(range) }
        let name = values.trimmed(range.lowerBound..<colon)
        let value = values.trimmed(colon + 1..<range.upperBound)
        guard name.count == 1, values.tokens[name.lowerBound].kind == .ident,
            let value = ValueReader(values).value(value)
        else { return nil }
        return word(name.lowerBound) + ": " + value.text
    }

    private func comparison(_ range: Range<Int>) -> String? {
        var result = ""
        var index = range.lowerBound
        while index < range.upperBound {
            let next = min(values.index(afterValueAt: index), range.upperBound)
            let delim = values.delim(at: index)
            if values.tokens[index].kind == .whitespace {
            } else if "<>=".utf8.contains(delim) {
                result += result.hasSuffix("<") || result.hasSuffix(">") ? "=" : " " + String(UnicodeScalar(delim))
            } else if delim == UInt8(ascii: "/") {
                result += " /"
            } else {
                guard let value = ValueReader(values).component(at: index) else { return nil }
                result += (result.isEmpty ? "" : " ") + value.text
            }
            index = next
        }
        return result
    }
}
