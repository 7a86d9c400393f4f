// FilterGrammar.swift: the grammar of filter functions. https://drafts.fxtf.org/filter-effects-1/#filter-functions

import CSSSyntax

package enum FilterGrammar {
    private static let syntaxes: [String: ValueSyntax] = {
        var found = ["blur": ValueSyntax.type(.length, ValueSyntax.notNegative), "hue-rotate": ValueSyntax.angle]
        for name in ["brightness", "contrast", "saturate", "grayscale", "invert", "opacity", "sepia"] {
            found[name] = .one([.type(.number, ValueSyntax.notNegative), .type(.percentage, ValueSyntax.notNegative)])
        }
        return found
    }()

    /// Whether the component value at `index` is a function with a valid argument.
    static func isAllowed(_ values: ComponentValues, at index: Int) -> Bool {
        guard values.tokens[index].kind == .function else { return false }
        let name = values.word(at: index)
        guard let syntax = syntaxes[name] else { return name == "drop-shadow" }
        let arguments = values.components(values.contents(ofBlockAt: index))
        guard let first = arguments.first?.lowerBound else { return true }
        let isZero = values.tokens[first].kind == .number && values.tokens[first].number == 0
        return arguments.count == 1 && (isZero && name == "hue-rotate" || syntax.single(values, first) != nil)
    }

    /// Limits an amount to 1.
    package static func bounded(_ name: String, _ text: String) -> String {
        guard ["grayscale", "invert", "opacity", "sepia"].contains(name) else { return text }
        let isShare = text.hasSuffix("%")
        guard let number = Double(isShare ? String(text.dropLast()) : text) else { return text }
        return number > (isShare ? 100 : 1) ? (isShare ? "100%" : "1") : text
    }
}
