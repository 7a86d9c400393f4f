// RegisteredSyntax.swift: the syntax of a registered custom property.
// https://drafts.css-houdini.org/css-properties-values-api-1/#syntax-strings

package import CSSSyntax

/// The `syntax` of an `@property` rule.
package struct RegisteredSyntax {
    package enum Multiplier {
        case once, spaces, commas
    }
    package struct Component {
        /// A type's name as `<length>`, or a keyword.
        package var name: String
        var multiplier: Multiplier
    }
    /// The alternatives in order; empty for `*`, which allows anything.
    private(set) var components: [Component] = []

    static let types: Set<String> = [
        "<length>", "<number>", "<percentage>", "<length-percentage>", "<color>", "<image>", "<url>", "<integer>",
        "<angle>",
        "<time>", "<resolution>", "<transform-function>", "<transform-list>", "<custom-ident>", "<string>",
    ]

    /// - Returns: nil for an invalid syntax.
    package init?(text: String) {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false).map { part in
            String(part.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
        }
        if parts == ["*"] { return }
        for var name in parts {
            var multiplier = Multiplier.once
            if name != "<transform-list>", let last = name.last, last == "+" || last == "#" {
                multiplier = last == "+" ? .spaces : .commas
                name.removeLast()
            }
            guard Self.types.contains(name) || Self.isKeyword(name) else { return nil }
            components.append(Component(name: name, multiplier: multiplier))
        }
    }

    package var isUniversal: Bool { components.isEmpty }

    private static let reserved: Set<String> = ["initial", "inherit", "unset", "revert", "revert-layer", "default"]

    private static func isKeyword(_ name: String) -> Bool {
        let values = ComponentValues(name)
        return values.tokens.count == 1 && values.tokens[0].kind == .ident && !reserved.contains(name.lowercased())
    }

    /// The first alternative that a value matches: its parts, and whether they are separated by commas.
    package func match(_ values: ComponentValues) -> (name: String, parts: [CSSValue], isList: Bool)? {
        let range = values.trimmed(values.indices)
        guard !range.isEmpty else { return nil }
        for component in components {
            var ranges = [range]
            switch component.multiplier {
            case .once: break
            case .commas: ranges = values.splitAtCommas(range).map { values.trimmed($0) }
            case .spaces: ranges = values.components(range)
            }
            let parts = ranges.map { Self.single(component.name, values, $0) }
            if parts.allSatisfy({ $0 != nil }) {
                return (component.name, parts.compactMap { $0 }, component.multiplier == .commas)
            }
        }
        return nil
    }

    private static let syntaxes: [String: ValueSyntax] = [
        "<length>": .length, "<number>": .number, "<percentage>": .type(.percentage, ValueSyntax.all),
        "<length-percentage>": .lengthPercentage, "<color>": .color, "<image>": .image, "<integer>": .integer,
        "<time>": .type(.time, ValueSyntax.all), "<url>": .type(.url, ValueSyntax.all),
        "<string>": .type(.string, ValueSyntax.all),
    ]

    private static func single(_ name: String, _ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        guard !range.isEmpty else { return nil }
        if let syntax = syntaxes[name] { return syntax.match(values, range) }
        if name.hasPrefix("<transform") {
            return LonghandValue.longhand(.transform, values, range).flatMap { $0 == "none" ? nil : $0 }
        }
        guard range.count == 1 else { return nil }
        let token = values.tokens[range.lowerBound]
        if name == "<angle>" || name == "<resolution>" {
            guard token.kind == .dimension, let unit = CSSUnit(values.text(at: range.lowerBound)) else { return nil }
            let isMeant = name == "<angle>" ? unit.isOfAngles : unit.isOfResolutions
            return isMeant ? .dimension(token.number, unit) : nil
        }
        let word = values.authored(at: range.lowerBound)
        let isMeant = name == "<custom-ident>" ? !reserved.contains(word.lowercased()) : word == name
        return token.kind == .ident && isMeant ? .name(word) : nil
    }
}
