// CSSValue.swift: a value that a syntax has matched, in its parts.

/// A value of a property or a part of one. It is written as WebKit writes it.
indirect enum CSSValue: Sendable, Equatable {
    /// A word in lower case.
    case keyword(String)
    case number(Double)
    case percentage(Double)
    /// A number with a unit in lower case.
    case dimension(Double, String)
    /// What is kept as it is written: a color, a string, a name, a function.
    case text(String)
    /// A slash or a comma between others.
    case slash, comma
    /// Parts with blanks between them.
    case sequence([CSSValue])
    /// Parts with commas between them.
    case list([CSSValue])

    /// The value as CSS.
    var text: String {
        switch self {
        case .keyword(let word), .text(let word): word
        case .number(let number): serializeNumber(number)
        case .percentage(let number): serializeNumber(number) + "%"
        case .dimension(let number, let unit): serializeNumber(number) + unit
        case .slash: "/"
        case .comma: ","
        case .sequence(let parts):
            parts.reduce(into: "") { text, part in text += (text.isEmpty || part == .comma ? "" : " ") + part.text }
        case .list(let parts): parts.map(\.text).joined(separator: ", ")
        }
    }

    /// How many bytes the text has at most.
    var longestText: Int {
        switch self {
        case .keyword(let word), .text(let word): word.utf8.count
        case .number, .percentage, .slash, .comma: 24
        case .dimension(_, let unit): 24 + unit.utf8.count
        case .sequence(let parts), .list(let parts): parts.reduce(0) { $0 + 2 + $1.longestText }
        }
    }

    /// The parts that stand side by side.
    var parts: [CSSValue] {
        if case .sequence(let parts) = self { return parts }
        return [self]
    }

    /// The texts of these.
    var words: [String] { parts.map(\.text) }

    /// Whether it is the word that takes the value of the element around.
    var isInherit: Bool {
        if case .keyword(let word) = self { return word == "inherit" }
        return false
    }

    /// Whether it is a number with or without a unit, or a calculation.
    var isNumeric: Bool {
        switch self {
        case .number, .percentage, .dimension: true
        case .text(let text):
            text.hasSuffix(")") && ValueSerializer.mathFunctions.contains(String(text.prefix { $0 != "(" }))
        default: false
        }
    }

    /// The parts of a list, or itself.
    var layers: [CSSValue] {
        if case .list(let parts) = self { return parts }
        return [self]
    }
}
