// FilterGrammar.swift: what filter functions take. https://drafts.fxtf.org/filter-effects-1/#filter-functions

import CSSSyntax

enum FilterGrammar {
    private static let grammars: [String: PropertyGrammar] = {
        var found = ["blur": PropertyGrammar("L +"), "hue-rotate": PropertyGrammar("A")]
        for name in ["brightness", "contrast", "saturate", "grayscale", "invert", "opacity", "sepia"] {
            found[name] = PropertyGrammar("N P +")
        }
        return found
    }()

    /// Whether each function in a list has the argument that it takes.
    static func isAllowed(_ values: ComponentValues, _ range: Range<Int>) -> Bool {
        values.components(range).allSatisfy { part in
            let name = String(decoding: values.lowercasedText(at: part.lowerBound), as: UTF8.self)
            guard values.tokens[part.lowerBound].kind == .function, let grammar = grammars[name] else { return true }
            let arguments = values.components(values.contents(ofBlockAt: part.lowerBound))
            guard let first = arguments.first?.lowerBound else { return true }
            let isZero = values.tokens[first].kind == .number && values.tokens[first].number == 0
            return arguments.count == 1 && (isZero && name == "hue-rotate" || grammar.single(values, first) != nil)
        }
    }

    /// A share of which there is no more than all.
    static func bounded(_ name: String, _ text: String) -> String {
        guard ["grayscale", "invert", "opacity", "sepia"].contains(name) else { return text }
        let isShare = text.hasSuffix("%")
        guard let number = Double(isShare ? String(text.dropLast()) : text) else { return text }
        return number > (isShare ? 100 : 1) ? (isShare ? "100%" : "1") : text
    }
}
