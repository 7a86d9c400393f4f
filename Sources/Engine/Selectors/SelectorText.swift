// SelectorText.swift: serializes selector lists. https://drafts.csswg.org/cssom/#serializing-selectors
// It works on the tokens, since the compiled list lacks the order and the names of some selectors.

package import CSSSyntax
package import DOM

/// Serializes a selector list as CSSOM requires; nil if it is invalid.
///
/// - Parameters:
///   - isNested: Whether it is in a style rule: its selectors may then begin with a combinator, and those that do not refer to the
///     enclosing rule are written after the `&` that they imply.
package func serializeSelectorList(
    _ values: ComponentValues,
    in range: Range<Int>,
    tree: Tree,
    namespaces: SelectorNamespaces = SelectorNamespaces(),
    isNested: Bool = false
) -> String? {
    let writer = SelectorWriter(values: values, tree: tree, namespaces: namespaces)
    // The output could be a valid selector although the input is not.
    for part in values.splitAtCommas(values.trimmed(range)) {
        let isRelative = isNested && isRelativeSelector(values, part)
        guard writer.isSelector(isRelative ? values.trimmed(part.dropFirst()) : part) else { return nil }
    }
    return writer.list(values.trimmed(range), isForgiving: false, lead: isNested ? "&" : nil, depth: 0)
}

/// Whether a complex selector begins with a combinator.
package func isRelativeSelector(_ values: ComponentValues, _ range: Range<Int>) -> Bool {
    guard let first = values.trimmed(range).first else { return false }
    return ">+~".utf8.contains(values.delim(at: first))
}

private struct SelectorWriter {
    let values: ComponentValues
    let tree: Tree
    let namespaces: SelectorNamespaces

    /// - Parameter lead: The text in front of a leading combinator; nil if none is allowed.
    func list(_ range: Range<Int>, isForgiving: Bool, lead: String?, depth: Int) -> String? {
        // NB: Bounds the recursion, as in the parser.
        guard depth < SelectorParser.maximumDepth else { return nil }
        var texts: [String] = []
        for part in range.isEmpty && isForgiving ? [] : values.splitAtCommas(range) {
            if isForgiving, !isSelector(part, allowsPseudoElements: false) { continue }
            guard let text = complex(part, lead: lead, depth: depth) else { return nil }
            texts.append(text)
        }
        return texts.joined(separator: ", ")
    }

    func isSelector(_ range: Range<Int>, allowsPseudoElements: Bool = true) -> Bool {
        guard let list = try? parseSelectorList(values, in: range, tree: tree, namespaces: namespaces) else {
            return false
        }
        return allowsPseudoElements || (0..<list.count).allSatisfy { list.pseudoElement(at: $0).isNone }
    }

    private func complex(_ range: Range<Int>, lead: String?, depth: Int) -> String? {
        var index = range.lowerBound
        let end = range.upperBound
        var text = ""
        if let lead, isRelativeSelector(values, range) {
            text = lead
        } else if isRelativeSelector(values, range) {
            return nil
        }
        // https://drafts.csswg.org/css-nesting-1/#cssom: a selector that is not relative is made so.
        if let lead, text.isEmpty, !range.contains(where: { values.delim(at: $0) == UInt8(ascii: "&") }) { text = lead }
        var isFirst = text.isEmpty
        while index < end {
            values.skipWhitespace(&index, end: end)
            guard index < end else { break }
            let delim = values.delim(at: index)
            if ">+~".utf8.contains(delim) {
                text += text.isEmpty ? "" : " "
                text += String(UnicodeScalar(delim)) + " "
                index += 1
                values.skipWhitespace(&index, end: end)
            } else if !isFirst {
                text += " "
            }
            isFirst = false
            guard let compound = compound(&index, end: end, depth: depth) else { return nil }
            text += compound
        }
        return text
    }

    private func compound(_ index: inout Int, end: Int, depth: Int) -> String? {
        let start = index
        let type = typeSelector(&index, end: end)
        var text = ""
        while index < end {
            let token = values.tokens[index]
            let delim = values.delim(at: index)
            switch token.kind {
            case .hash:
                text += "#" + identifier(at: index)
                index += 1
            case .delim where delim == UInt8(ascii: "."):
                guard index + 1 < end else { return nil }
                text += "." + identifier(at: index + 1)
                index += 2
            case .delim where delim == UInt8(ascii: "&"):
                text += "&"
                index += 1
            case .leftBracket:
                text += attribute(values.trimmed(values.contents(ofBlockAt: index)))
                index = values.index(afterValueAt: index)
            case .colon:
                guard let pseudo = pseudo(&index, end: end, depth: depth) else { return nil }
                text += pseudo
            default:
                if index == start { return nil }
                return type.isDropped && !text.isEmpty ? text : type.text + text
            }
        }
        return type.isDropped && !text.isEmpty ? text : type.text + text
    }

    /// The type selector, and whether it is redundant before other selectors.
    private func typeSelector(_ index: inout Int, end: Int) -> (text: String, isDropped: Bool) {
        func isName(_ index: Int) -> Bool {
            index < end && (values.tokens[index].kind == .ident || values.delim(at: index) == UInt8(ascii: "*"))
        }
        func isBar(_ index: Int) -> Bool { index < end && values.delim(at: index) == UInt8(ascii: "|") }
        var prefix = ""
        if isBar(index), isName(index + 1) {
            prefix = "|"
            index += 1
        } else if isName(index), isBar(index + 1), isName(index + 2) {
            if values.delim(at: index) == UInt8(ascii: "*") {
                if namespaces.standard != nil { prefix = "*|" }
            } else {
                let address = namespaces.prefixes[String(decoding: values.text(at: index), as: UTF8.self)]
                if namespaces.standard == nil || address != namespaces.standard {
                    prefix = identifier(at: index) + "|"
                }
            }
            index += 2
        }
        guard isName(index) else { return ("", false) }
        defer { index += 1 }
        if values.tokens[index].kind == .ident { return (prefix + identifier(at: index), false) }
        return (prefix + "*", prefix.isEmpty)
    }

    private func attribute(_ range: Range<Int>) -> String {
        var text = "["
        for index in range {
            switch values.tokens[index].kind {
            case .whitespace: continue
            case .string: text += quoted(at: index)
            case .ident:
                // The value is written as a string; the flag after it is separated by a space.
                let isValue = text.hasSuffix("=")
                if text.hasSuffix("\"") {
                    let flag = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
                    text += " " + flag
                } else {
                    text += isValue ? quoted(at: index) : identifier(at: index)
                }
            default:
                text += String(UnicodeScalar(values.delim(at: index)))
            }
        }
        // NB: An empty namespace prefix is redundant for attributes.
        return (text.hasPrefix("[|") ? "[" + text.dropFirst(2) : text) + "]"
    }

    private func pseudo(_ index: inout Int, end: Int, depth: Int) -> String? {
        index += 1
        guard index < end else { return nil }
        var isElement = false
        if values.tokens[index].kind == .colon {
            isElement = true
            index += 1
            guard index < end else { return nil }
        }
        let name = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
        defer { index = values.index(afterValueAt: index) }
        guard values.tokens[index].kind == .function else {
            isElement = isElement || ["before", "after", "first-line", "first-letter"].contains(name)
            return (isElement ? "::" : ":") + identifier(Array(name.utf8))
        }
        let contents = values.trimmed(values.contents(ofBlockAt: index))
        guard let arguments = arguments(name, contents, isElement: isElement, depth: depth) else { return nil }
        return (isElement ? "::" : ":") + name + "(" + arguments + ")"
    }

    private func arguments(_ name: String, _ range: Range<Int>, isElement: Bool, depth: Int) -> String? {
        switch name {
        case "is", "where", "matches", "-webkit-any":
            return list(range, isForgiving: true, lead: nil, depth: depth + 1)
        case "not", "host", "host-context", "current", "slotted", "cue":
            return list(range, isForgiving: false, lead: nil, depth: depth + 1)
        case "has":
            return list(range, isForgiving: false, lead: "", depth: depth + 1)
        case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
            var index = range.lowerBound
            guard let nth = values.consumeAnPlusB(&index, end: range.upperBound) else { return nil }
            values.skipWhitespace(&index, end: range.upperBound)
            guard index < range.upperBound else { return nth.text }
            let rest = values.trimmed(index + 1..<range.upperBound)
            return list(rest, isForgiving: false, lead: nil, depth: depth + 1).map { nth.text + " of " + $0 }
        default:
            return values.splitAtCommas(range).map { part in
                part.map { index in
                    switch values.tokens[index].kind {
                    case .whitespace: " "
                    case .string: quoted(at: index)
                    case .ident: identifier(at: index)
                    default: String(decoding: values.source(of: index..<index + 1), as: UTF8.self)
                    }
                }.joined()
            }.joined(separator: ", ")
        }
    }

    private func identifier(at index: Int) -> String { identifier(Array(values.text(at: index))) }

    private func identifier(_ text: [UInt8]) -> String {
        var bytes: [UInt8] = []
        serializeCSSIdentifier(text, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func quoted(at index: Int) -> String {
        var bytes: [UInt8] = []
        serializeCSSString(values.text(at: index), into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension AnPlusB {
    /// https://www.w3.org/TR/css-syntax-3/#serializing-anb
    var text: String {
        if a == 0 { return String(b) }
        let step = a == 1 ? "n" : a == -1 ? "-n" : String(a) + "n"
        return b == 0 ? step : step + (b > 0 ? "+" : "") + String(b)
    }
}
