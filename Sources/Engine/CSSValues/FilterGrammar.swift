// FilterGrammar.swift: the grammar of filter functions. https://drafts.fxtf.org/filter-effects-1/#filter-functions

import CSSSyntax

package enum FilterGrammar {
    private static let shares: Set<String> = ["grayscale", "invert", "opacity", "sepia"]
    private static let syntaxes: [String: ValueSyntax] = {
        var found = ["blur": ValueSyntax.type(.length, ValueSyntax.notNegative), "hue-rotate": ValueSyntax.angle]
        for name in shares.union(["brightness", "contrast", "saturate"]) {
            found[name] = .one([.type(.number, ValueSyntax.notNegative), .type(.percentage, ValueSyntax.notNegative)])
        }
        found["drop-shadow"] = ValueSyntax("<color>? && [ <length>{2} <length [0,∞]>? ]")
        return found
    }()

    /// The function at an index with its argument; nil if the function does not allow the argument.
    static func value(_ values: ComponentValues, at index: Int) -> CSSValue? {
        guard values.tokens[index].kind == .function else { return nil }
        let name = values.word(at: index)
        guard let syntax = syntaxes[name] else { return nil }
        let contents = values.trimmed(values.contents(ofBlockAt: index))
        guard let first = contents.first else { return name == "drop-shadow" ? nil : .function(name, []) }
        // An angle of 0 needs no unit.
        let isZero = contents.count == 1 && values.tokens[first].kind == .number && values.tokens[first].number == 0
        if isZero, name == "hue-rotate" { return .function(name, [.dimension(0, .deg)]) }
        return syntax.match(values, contents).map { .function(name, [bounded(name, $0)]) }
    }

    /// Limits an amount to 1.
    package static func bounded(_ name: String, _ amount: CSSValue) -> CSSValue {
        guard shares.contains(name) else { return amount }
        switch amount {
        case .number(let number): return .number(min(1, number))
        case .percentage(let share): return .percentage(min(100, share))
        default: return amount
        }
    }

    /// The argument that a function has by default. https://drafts.fxtf.org/filter-effects-1/#supported-filter-functions
    package static func implied(_ name: String) -> CSSValue {
        switch name {
        case "blur": .dimension(0, .px)
        case "hue-rotate": .dimension(0, .deg)
        default: .number(1)
        }
    }
}
