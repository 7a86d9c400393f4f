// SelectorParser+Attributes.swift: `[name]`, `[name operator value flag]`.
// https://www.w3.org/TR/selectors-4/#attribute-selectors

import CSSSyntax
import DOM

/// Attributes whose values compare ignoring case on HTML elements.
/// https://html.spec.whatwg.org/multipage/semantics-other.html#case-sensitivity-of-selectors
private let caseInsensitiveAttributes: Set<String> = [
    "accept", "accept-charset", "align", "alink", "axis", "bgcolor", "charset", "checked", "clear", "codetype", "color",
    "compact", "declare", "defer", "dir", "direction", "disabled", "enctype", "face", "frame", "hreflang", "http-equiv",
    "lang", "language", "link", "media", "method", "multiple", "nohref", "noresize", "noshade", "nowrap", "readonly",
    "rel", "rev", "rules", "scope", "scrolling", "selected", "shape", "target", "text", "type", "valign", "valuetype",
    "vlink",
]

extension SelectorParser {
    /// Parses the contents of the brackets.
    func attributeSelector(_ contents: Range<Int>) throws(SelectorError) -> SimpleSelector {
        let range = values.trimmed(contents)
        var index = range.lowerBound
        let end = range.upperBound
        func delim(_ index: Int) -> UInt8 { index < end ? values.delim(at: index) : 0 }
        var simple = SimpleSelector(.attributeExists)
        if delim(index) == UInt8(ascii: "*"), delim(index + 1) == UInt8(ascii: "|") {
            simple.anyNamespace = true
            index += 2
        } else if delim(index) == UInt8(ascii: "|") {
            index += 1
        } else if index < end, values.tokens[index].kind == .ident, delim(index + 1) == UInt8(ascii: "|"),
            delim(index + 2) != UInt8(ascii: "="), let address = address(ofPrefixAt: index)
        {
            if !address.isEmpty {
                simple.anyNamespace = true
                simple.namespace = tree.strings.intern(address)
            }
            index += 2
        }
        guard index < end, values.tokens[index].kind == .ident else { throw SelectorError() }
        simple.text = intern(values.text(at: index))
        simple.lowercased = tree.strings.intern(tree.strings.asciiLowercased(simple.text))
        simple.nameA = tree.names.name(namespace: .none, prefix: .none, localName: simple.text)
        simple.nameB = tree.names.name(namespace: .none, prefix: .none, localName: simple.lowercased)
        index += 1
        // `[prefix|name]` with an undeclared prefix.
        if delim(index) == UInt8(ascii: "|"), delim(index + 1) != UInt8(ascii: "=") { throw SelectorError() }
        values.skipWhitespace(&index, end: end)
        guard index < end else { return simple }
        switch delim(index) {
        case UInt8(ascii: "="): simple.kind = .attributeEquals
        case UInt8(ascii: "~"): simple.kind = .attributeIncludes
        case UInt8(ascii: "|"): simple.kind = .attributeDash
        case UInt8(ascii: "^"): simple.kind = .attributePrefix
        case UInt8(ascii: "$"): simple.kind = .attributeSuffix
        case UInt8(ascii: "*"): simple.kind = .attributeSubstring
        default: throw SelectorError()
        }
        index += 1
        if simple.kind != .attributeEquals {
            // NB: The two characters of an operator must be adjacent.
            guard delim(index) == UInt8(ascii: "="), values.tokens[index].start == values.tokens[index - 1].end else {
                throw SelectorError()
            }
            index += 1
        }
        values.skipWhitespace(&index, end: end)
        guard index < end, values.tokens[index].kind == .ident || values.tokens[index].kind == .string else {
            throw SelectorError()
        }
        simple.value = intern(values.text(at: index))
        index += 1
        values.skipWhitespace(&index, end: end)
        simple.ignoresCaseInHTML = caseInsensitiveAttributes.contains(tree.strings.string(simple.lowercased))
        guard index < end else { return simple }
        guard index + 1 == end, values.tokens[index].kind == .ident else { throw SelectorError() }
        if values.text(at: index, is: "i") {
            simple.ignoresCase = true
        } else if values.text(at: index, is: "s") {
            simple.ignoresCaseInHTML = false
        } else {
            throw SelectorError()
        }
        return simple
    }
}
