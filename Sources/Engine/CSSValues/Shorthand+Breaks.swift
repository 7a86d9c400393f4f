// Shorthand+Breaks.swift: older names of properties that say where pages and columns break. They take fewer words than the properties
// they stand for, and one of these words is another one there.
// https://drafts.csswg.org/css-break-3/#page-break-properties; names and words as WebKit has them.

import CSSSyntax

extension Shorthand {
    private var isOfPages: Bool { name.hasPrefix("page") }
    private var isInside: Bool { name.hasSuffix("inside") }

    /// The words that it takes, with those that they are in its longhand.
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

    /// The word for a declared value; nil where there is none.
    func breakText(_ value: String) -> String? { words.first { $0.value == value }?.key }

    /// The word for a computed value: whether there is a break of this kind.
    package func computedBreak(_ value: String) -> String {
        switch value {
        case "avoid", isOfPages ? "avoid-page" : "avoid-column": "avoid"
        case "page", "left", "right", "recto", "verso": isOfPages && !isInside ? "always" : "auto"
        case "column": isOfPages || isInside ? "auto" : "always"
        default: "auto"
        }
    }
}
