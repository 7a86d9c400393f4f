// RegisteredSyntax.swift: the syntax of a registered custom property.
// https://drafts.css-houdini.org/css-properties-values-api-1/#syntax-strings

import CSSSyntax

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

    /// - Parameter descriptor: A string in CSS notation.
    /// - Returns: nil for an invalid syntax.
    package init?(_ descriptor: String) {
        let values = ComponentValues(descriptor)
        let range = values.trimmed(values.indices)
        guard range.count == 1, values.tokens[range.lowerBound].kind == .string else { return nil }
        self.init(text: String(decoding: values.text(at: range.lowerBound), as: UTF8.self))
    }

    /// - Parameter text: A string of a script.
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

    /// The first alternative that a value matches: its serialized parts, and their separator.
    package func match(_ text: String) -> (name: String, parts: [String], separator: String)? {
        let values = ComponentValues(text)
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
                return (component.name, parts.compactMap { $0 }, component.multiplier == .commas ? ", " : " ")
            }
        }
        return nil
    }

    private static let syntaxes: [String: ValueSyntax] = [
        "<length>": .length, "<number>": .number, "<percentage>": .type(.percentage, ValueSyntax.all),
        "<length-percentage>": .lengthPercentage, "<color>": .color, "<image>": .image, "<integer>": .integer,
        "<time>": .type(.time, ValueSyntax.all),
    ]
    private static let units: [String: Set<String>] = [
        "<angle>": ["deg", "grad", "rad", "turn"], "<resolution>": ["dpi", "dpcm", "dppx", "x"],
    ]

    private static func single(_ name: String, _ values: ComponentValues, _ range: Range<Int>) -> String? {
        guard !range.isEmpty else { return nil }
        if let syntax = syntaxes[name] { return syntax.match(values, range)?.text }
        let text = String(decoding: values.source(of: range), as: UTF8.self)
        let token = values.tokens[range.lowerBound]
        if let units = units[name] {
            let unit = String(decoding: values.lowercasedText(at: range.lowerBound), as: UTF8.self)
            return range.count == 1 && token.kind == .dimension && units.contains(unit) ? text.lowercased() : nil
        }
        switch name {
        case "<url>": return Self.isURL(values, range) ? text : nil
        case "<string>": return range.count == 1 && token.kind == .string ? text : nil
        case "<custom-ident>":
            return range.count == 1 && token.kind == .ident && !reserved.contains(text.lowercased()) ? text : nil
        case "<transform-function>", "<transform-list>":
            return LonghandValue.text(.transform, values, range).flatMap { $0 == "none" ? nil : $0 }
        default: return range.count == 1 && token.kind == .ident && text == name ? text : nil
        }
    }

    private static func isURL(_ values: ComponentValues, _ range: Range<Int>) -> Bool {
        guard values.index(afterValueAt: range.lowerBound) >= range.upperBound else { return false }
        let kind = values.tokens[range.lowerBound].kind
        return kind == .url || kind == .function && values.text(at: range.lowerBound, is: "url")
    }
}
