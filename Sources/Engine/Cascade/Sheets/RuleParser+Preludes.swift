// RuleParser+Preludes.swift: the text between an at-rule's keyword and its block or semicolon.

import CSSSyntax
import CSSValues
import DOM
import Selectors

extension RuleParser {
    /// One identifier; nil for anything else.
    func identifier(_ range: Range<Int>) -> String? {
        let range = values.trimmed(range)
        guard range.count == 1, values.tokens[range.lowerBound].kind == .ident else { return nil }
        return String(decoding: values.text(at: range.lowerBound), as: UTF8.self)
    }

    /// https://www.w3.org/TR/css-cascade-5/#layer-names
    func layerNames(_ range: Range<Int>) -> [String]? {
        if range.isEmpty { return [] }
        var names: [String] = []
        for part in values.splitAtCommas(range) {
            guard let name = layerName(part) else { return nil }
            names.append(name)
        }
        return names
    }

    /// Identifiers separated by points.
    private func layerName(_ range: Range<Int>) -> String? {
        var name: [UInt8] = []
        for (place, index) in range.enumerated() {
            if place % 2 == 1 {
                guard values.delim(at: index) == UInt8(ascii: ".") else { return nil }
                name.append(UInt8(ascii: "."))
            } else {
                guard values.tokens[index].kind == .ident else { return nil }
                if Shorthand.isWideKeyword(String(decoding: values.lowercasedText(at: index), as: UTF8.self)) {
                    return nil
                }
                serializeCSSIdentifier(values.text(at: index), into: &name)
            }
        }
        return range.count % 2 == 1 ? String(decoding: name, as: UTF8.self) : nil
    }

    /// A string or `url(…)` at `index`, which is advanced past it and white space.
    private func address(_ index: inout Int, _ range: Range<Int>) -> String? {
        guard index < range.upperBound else { return nil }
        var place = index
        switch values.tokens[index].kind {
        case .string, .url: break
        case .function where values.text(at: index, is: "url") || values.text(at: index, is: "src"):
            let contents = values.trimmed(values.contents(ofBlockAt: index))
            guard contents.count == 1, values.tokens[contents.lowerBound].kind == .string else { return nil }
            place = contents.lowerBound
        default: return nil
        }
        index = values.index(afterValueAt: index)
        values.skipWhitespace(&index, end: range.upperBound)
        return String(decoding: values.text(at: place), as: UTF8.self)
    }

    /// https://www.w3.org/TR/css-cascade-5/#at-import
    func importRule(_ range: Range<Int>) -> SheetRule? {
        var index = range.lowerBound
        guard let address = address(&index, range) else { return nil }
        var (layer, isLayered): (String, Bool) = ("", false)
        var supports: String?
        if index < range.upperBound, values.text(at: index, is: "layer") {
            switch values.tokens[index].kind {
            case .ident: isLayered = true
            case .function:
                let contents = values.trimmed(values.contents(ofBlockAt: index))
                if let name = layerName(contents) { (layer, isLayered) = (name, true) }
            default: break
            }
            if isLayered { index = values.index(afterValueAt: index) }
            values.skipWhitespace(&index, end: range.upperBound)
        }
        if index < range.upperBound, values.tokens[index].kind == .function, values.text(at: index, is: "supports") {
            let contents = values.trimmed(values.contents(ofBlockAt: index))
            supports = declarationText(contents) ?? conditionText(contents, .supports)
            guard supports != nil else { return nil }
            index = values.index(afterValueAt: index)
            values.skipWhitespace(&index, end: range.upperBound)
        }
        let rule = SheetRule(.importing, media: MediaList(values, min(index, range.upperBound)..<range.upperBound))
        rule.text = address
        rule.name = layer
        rule.isLayered = isLayered
        rule.supports = supports
        return rule
    }

    /// https://www.w3.org/TR/css-namespaces-3/#syntax
    func namespaceRule(_ range: Range<Int>) -> SheetRule? {
        let rule = SheetRule(.namespace)
        var index = range.lowerBound
        if index < range.upperBound, values.tokens[index].kind == .ident {
            rule.name = String(decoding: values.text(at: index), as: UTF8.self)
            index += 1
            values.skipWhitespace(&index, end: range.upperBound)
        }
        guard let address = address(&index, range), index >= range.upperBound else { return nil }
        rule.text = address
        return rule
    }

    /// https://www.w3.org/TR/css-animations-1/#keyframes
    func keyframesName(_ range: Range<Int>) -> String? {
        guard range.count == 1 else { return nil }
        if values.tokens[range.lowerBound].kind == .string {
            return String(decoding: values.text(at: range.lowerBound), as: UTF8.self)
        }
        guard let name = identifier(range), name.lowercased() != "none", !Shorthand.isWideKeyword(name.lowercased())
        else {
            return nil
        }
        return name
    }

    /// The key of a keyframe: percentages, `from` and `to`.
    func keyframeKey(_ range: Range<Int>) -> String? {
        var parts: [String] = []
        for part in values.splitAtCommas(range) {
            guard part.count == 1 else { return nil }
            let token = values.tokens[part.lowerBound]
            if token.kind == .percentage, token.number >= 0, token.number <= 100 {
                // NB: WebKit serializes these with all their digits.
                let digits = "\(token.number)"
                parts.append((digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits) + "%")
            } else if token.kind == .ident, values.text(at: part.lowerBound, is: "from") {
                parts.append("0%")
            } else if token.kind == .ident, values.text(at: part.lowerBound, is: "to") {
                parts.append("100%")
            } else {
                return nil
            }
        }
        return parts.joined(separator: ", ")
    }

    /// https://www.w3.org/TR/css-page-3/#syntax-page-selector
    func pageSelectors(_ range: Range<Int>) -> String? {
        if values.trimmed(range).isEmpty { return "" }
        var parts: [String] = []
        for part in values.splitAtCommas(range) {
            var text: [UInt8] = []
            var index = part.lowerBound
            if index < part.upperBound, values.tokens[index].kind == .ident {
                if values.text(at: index, is: "auto") { return nil }
                serializeCSSIdentifier(values.text(at: index), into: &text)
                index += 1
            }
            while index < part.upperBound {
                guard values.tokens[index].kind == .colon, index + 1 < part.upperBound,
                    values.tokens[index + 1].kind == .ident
                else { return nil }
                let name = values.lowercasedText(at: index + 1)
                guard ["left", "right", "first", "blank"].contains(String(decoding: name, as: UTF8.self)) else {
                    return nil
                }
                text.append(UInt8(ascii: ":"))
                text += name
                index += 2
            }
            guard !text.isEmpty else { return nil }
            parts.append(String(decoding: text, as: UTF8.self))
        }
        return parts.joined(separator: ", ")
    }

    func containerRule(_ range: Range<Int>) -> SheetRule? {
        let rule = SheetRule(.container)
        var index = range.lowerBound
        if index < range.upperBound, values.tokens[index].kind == .ident, !values.text(at: index, is: "not") {
            let name = values.text(at: index)
            if values.text(at: index, is: "none") || values.text(at: index, is: "and")
                || values.text(at: index, is: "or")
            {
                return nil
            }
            rule.name = String(decoding: name, as: UTF8.self)
            index += 1
            values.skipWhitespace(&index, end: range.upperBound)
            if index >= range.upperBound { return rule }
        }
        guard let text = conditionText(index..<range.upperBound, .container) else { return nil }
        rule.text = text
        return rule
    }

    /// https://drafts.csswg.org/css-cascade-6/#scoped-styles
    func scopeRule(_ range: Range<Int>) -> SheetRule? {
        let rule = SheetRule(.scope)
        var index = range.lowerBound
        func selectors() -> String? {
            guard index < range.upperBound, values.tokens[index].kind == .leftParenthesis else { return nil }
            let contents = values.trimmed(values.contents(ofBlockAt: index))
            index = values.index(afterValueAt: index)
            values.skipWhitespace(&index, end: range.upperBound)
            guard (try? parseSelectorList(values, in: contents, tree: tree, namespaces: namespaces)) != nil else {
                return nil
            }
            return serializeSelectorList(values, in: contents, tree: tree, namespaces: namespaces)
        }
        if index < range.upperBound, values.tokens[index].kind == .leftParenthesis {
            guard let start = selectors() else { return nil }
            rule.name = start
        }
        if index < range.upperBound {
            guard values.text(at: index, is: "to") else { return nil }
            index += 1
            values.skipWhitespace(&index, end: range.upperBound)
            guard let end = selectors(), index >= range.upperBound else { return nil }
            rule.text = end
        }
        return rule
    }

    /// The kind of a condition.
    enum Condition {
        case supports, container
    }

    /// The text of a condition, with one blank for any white space; nil if it is invalid.
    func conditionText(_ range: Range<Int>, _ kind: Condition) -> String? {
        var index = range.lowerBound
        let end = range.upperBound
        var parts = ""
        var joint = ""
        var wantsTerm = true
        while index < end {
            let token = values.tokens[index]
            switch token.kind {
            case .whitespace:
                index += 1
                continue
            case .ident:
                let word = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
                if word == "not" {
                    guard parts.isEmpty else { return nil }
                    joint = word
                } else {
                    guard !wantsTerm, word == "and" || word == "or", joint.isEmpty || joint == word else { return nil }
                    joint = word
                    wantsTerm = true
                }
                parts += (parts.isEmpty ? "" : " ") + word
            case .leftParenthesis, .function:
                guard wantsTerm else { return nil }
                wantsTerm = false
                let after = min(values.index(afterValueAt: index), end)
                parts += (parts.isEmpty ? "" : " ") + term(index..<after, kind)
                index = after
                continue
            default: return nil
            }
            index += 1
        }
        return wantsTerm ? nil : parts
    }

    private func term(_ range: Range<Int>, _ kind: Condition) -> String {
        if kind == .container {
            let query = MediaQueryText(values: values)
            if values.tokens[range.lowerBound].kind == .leftParenthesis, let text = query.query(range) { return text }
        }
        if values.tokens[range.lowerBound].kind == .leftParenthesis {
            let contents = values.trimmed(values.contents(ofBlockAt: range.lowerBound))
            if let text = declarationText(contents) { return "(" + text + ")" }
        }
        var text: [UInt8] = []
        for index in range {
            let token = values.tokens[index]
            text += token.kind == .whitespace ? [0x20] : Array(values.source(of: index..<index + 1))
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// `name: value`, with one blank between the two.
    private func declarationText(_ range: Range<Int>) -> String? {
        guard let declaration = values.declaration(in: range) else { return nil }
        let value = values.source(of: values.trimmed(declaration.value))
        let name = values.source(of: declaration.name..<declaration.name + 1)
        let suffix = declaration.isImportant ? " !important" : ""
        return String(decoding: name, as: UTF8.self) + ": " + String(decoding: value, as: UTF8.self) + suffix
    }
}
