// ValueSyntax.swift: the Value Definition Syntax, in which standards define the values of properties.
// https://drafts.csswg.org/css-values-4/#value-defs
// Elsewhere: matching values (ValueSyntax+Matching.swift), types with code of their own (DataType.swift).

import Synchronization

/// The syntax of a value.
package indirect enum ValueSyntax: Sendable, Equatable {
    /// One of some keywords.
    case keywords(WordTable)
    case type(DataType, ClosedRange<Double>)
    /// A function by its name, whose arguments are checked during serialization.
    case function(String)
    /// A comma or a slash.
    case literal(Character)
    case sequence([ValueSyntax])
    /// `&&`: all of them, in any order.
    case all([ValueSyntax])
    /// `||`: one or more of them, in any order.
    case some([ValueSyntax])
    /// `|`: one of them.
    case one([ValueSyntax])
    case repeated(ValueSyntax, ClosedRange<Int>)
    /// `#`: one or more, separated by commas.
    case list(ValueSyntax)

    /// Parses a text in the Value Definition Syntax; nil if it is invalid.
    package init?(_ text: String) {
        var parser = SyntaxParser(text)
        guard let syntax = parser.parse() else { return nil }
        self = syntax
    }

    /// The syntax of a longhand; nil if only code can check it. Each is parsed on first use, because most pages' scripts set few
    /// properties.
    package static func of(_ property: Property) -> ValueSyntax? {
        known.withLock { known in
            let place = Int(property.rawValue)
            guard place < known.count else { return nil }
            if case .read(let syntax) = known[place] { return syntax }
            let text = PropertyRow.all[place].syntax
            let syntax = text == PropertyRow.own ? nil : ValueSyntax(text)
            known[place] = .read(syntax)
            return syntax
        }
    }

    private enum Entry {
        case unread
        case read(ValueSyntax?)
    }
    private static let known = Mutex([Entry](repeating: .unread, count: Property.longhandCount))

    // Further types that functions and shorthands use.
    package static let length = type(.length, all), number = type(.number, all), angle = type(.angle, all)
    package static let integer = type(.integer, all), color = type(.color, all), image = type(.image, all)
    package static let lengthPercentage = type(.lengthPercentage, all)
    package static let numberOrPercentage = one([type(.number, all), type(.percentage, all)])
    package static let size = type(.lengthPercentage, notNegative)
    package static let anything = type(.anything, all)
    package static let all = -Double.infinity...Double.infinity, notNegative = 0...Double.infinity

    /// Whether negative numbers are allowed anywhere in it.
    package var allowsNegative: Bool {
        switch self {
        case .type(let type, let range): !type.isNumeric || range.lowerBound < 0
        case .sequence(let parts), .all(let parts), .some(let parts), .one(let parts):
            parts.allSatisfy(\.allowsNegative)
        case .repeated(let part, _), .list(let part): part.allowsNegative
        case .keywords, .function, .literal: true
        }
    }
}

/// Reads the Value Definition Syntax.
private struct SyntaxParser {
    private var tokens: [Substring] = []
    private var place = 0

    /// Splits a text into words, signs, `<…>` with all that is inside, and multipliers.
    init(_ text: String) {
        var rest = text[...]
        while let first = rest.first {
            let end: String.Index
            switch first {
            case " ":
                rest.removeFirst()
                continue
            case "<": end = rest.firstIndex(of: ">").map(rest.index(after:)) ?? rest.endIndex
            case "{": end = rest.firstIndex(of: "}").map(rest.index(after:)) ?? rest.endIndex
            case "|", "&": end = rest.prefix { $0 == first }.endIndex
            case "[", "]", "*", "+", "?", "#", ",", "/": end = rest.index(after: rest.startIndex)
            default: end = rest.prefix { $0 == "-" || $0.isLetter || $0.isNumber }.endIndex
            }
            guard end > rest.startIndex else { return }
            tokens.append(rest[..<end])
            rest = rest[end...]
        }
    }

    mutating func parse() -> ValueSyntax? {
        guard let syntax = alternatives(), place == tokens.count else { return nil }
        return syntax
    }

    private var next: Substring? { place < tokens.count ? tokens[place] : nil }

    /// The operands of a combinator. https://drafts.csswg.org/css-values-4/#component-combinators: later ones bind more strongly.
    private mutating func operands(_ sign: Substring, _ operand: (inout SyntaxParser) -> ValueSyntax?) -> [ValueSyntax]?
    {
        var found: [ValueSyntax] = []
        repeat {
            if !found.isEmpty { place += 1 }
            guard let syntax = operand(&self) else { return nil }
            found.append(syntax)
        } while next == sign
        return found
    }

    private mutating func alternatives() -> ValueSyntax? {
        guard let found = operands("|", { $0.someOf() }) else { return nil }
        // Keywords are looked up together.
        var (keywords, others): ([String], [ValueSyntax]) = ([], [])
        for syntax in found {
            if case .keywords(let table) = syntax { keywords += table.words } else { others.append(syntax) }
        }
        let parts = keywords.isEmpty ? others : [.keywords(WordTable(keywords))] + others
        return parts.count == 1 ? parts[0] : .one(parts)
    }

    private mutating func someOf() -> ValueSyntax? {
        operands("||") { $0.allOf() }.map { $0.count == 1 ? $0[0] : .some($0) }
    }

    private mutating func allOf() -> ValueSyntax? {
        operands("&&") { $0.sequence() }.map { $0.count == 1 ? $0[0] : .all($0) }
    }

    private mutating func sequence() -> ValueSyntax? {
        var parts: [ValueSyntax] = []
        while let token = next, token != "]", token != "|", token != "||", token != "&&" {
            guard let part = multiplied() else { return nil }
            parts.append(part)
        }
        return parts.isEmpty ? nil : parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func multiplied() -> ValueSyntax? {
        guard var syntax = term() else { return nil }
        while let token = next {
            switch token {
            case "?": syntax = .repeated(syntax, 0...1)
            case "*": syntax = .repeated(syntax, 0...Int.max)
            case "+": syntax = .repeated(syntax, 1...Int.max)
            case "#": syntax = .list(syntax)
            case _ where token.first == "{":
                let bounds = token.dropFirst().dropLast().split(separator: ",").compactMap { Int($0) }
                guard let least = bounds.first, let most = bounds.last, least <= most else { return nil }
                syntax = .repeated(syntax, least...most)
            default: return syntax
            }
            place += 1
        }
        return syntax
    }

    private mutating func term() -> ValueSyntax? {
        guard let token = next else { return nil }
        place += 1
        switch token.first {
        case "[":
            guard let syntax = alternatives(), next == "]" else { return nil }
            place += 1
            return syntax
        case "<": return type(token.dropFirst().dropLast())
        case "/", ",": return .literal(token.first ?? "/")
        default:
            return token.first?.isLetter == true || token.first == "-" ? .keywords(WordTable([String(token)])) : nil
        }
    }

    /// A type with its range, a function, another property's syntax, or a name for a syntax.
    private func type(_ text: Substring) -> ValueSyntax? {
        if text.hasSuffix("()") { return .function(String(text.dropLast(2))) }
        if text.hasPrefix("'") {
            return Property.longhand(String(text.dropFirst().dropLast())).flatMap { ValueSyntax($0.row.syntax) }
        }
        let (name, bounds) = text.cut(at: " ")
        if let syntax = PropertyRow.types[String(name)] { return ValueSyntax(syntax) }
        guard let type = DataType(rawValue: String(name)) else { return nil }
        if bounds.isEmpty { return .type(type, ValueSyntax.all) }
        let ends = bounds.dropFirst().dropLast().split(separator: ",")
        guard ends.count == 2, let least = Double(ends[0]), let most = ends[1] == "∞" ? .infinity : Double(ends[1])
        else {
            return nil
        }
        return .type(type, least...most)
    }
}
