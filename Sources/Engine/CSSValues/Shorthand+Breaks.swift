// Shorthand+Breaks.swift: older properties for breaks of pages and columns. They allow fewer keywords than the properties that they set,
// and one of their keywords has another name there. https://drafts.csswg.org/css-break-3/#page-break-properties; names and keywords as in
// WebKit.

import CSSSyntax

extension Shorthand {
    private var isOfPages: Bool { name.hasPrefix("page") }
    private var isInside: Bool { name.hasSuffix("inside") }

    /// Its keywords, with those of its longhand.
    private var words: KeyValuePairs<String, String> {
        if isInside { return ["auto": "auto", "avoid": "avoid"] }
        return isOfPages
            ? ["auto": "auto", "always": "page", "avoid": "avoid", "left": "left", "right": "right"]
            : ["auto": "auto", "always": "column", "avoid": "avoid-column"]
    }

    func breakValue(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        guard range.count == 1, values.tokens[range.lowerBound].kind == .ident else { return nil }
        let word = String(decoding: values.lowercasedText(at: range.lowerBound), as: UTF8.self)
        return words.first { $0.key == word }.map { [.keyword($0.value)] }
    }

    /// The keyword for a declared value; nil if there is none.
    func breakKeyword(_ value: CSSValue) -> CSSValue? {
        words.first { value == .keyword($0.value) }.map { .keyword($0.key) }
    }

    /// The keyword for a computed value: whether there is a break of this kind.
    package func computedBreak(_ value: CSSValue) -> CSSValue {
        switch value {
        case "avoid", isOfPages ? "avoid-page" : "avoid-column": "avoid"
        case "page", "left", "right", "recto", "verso": isOfPages && !isInside ? "always" : "auto"
        case "column": isOfPages || isInside ? "auto" : "always"
        default: "auto"
        }
    }
}
