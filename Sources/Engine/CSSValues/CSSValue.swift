// CSSValue.swift: a parsed value of a property, in its parts.

package import CSSSyntax

/// A value of a property or a part of one. It is serialized as by WebKit.
package enum CSSValue: Sendable, Equatable {
    /// A keyword in lower case.
    case keyword(String)
    case number(Double)
    case percentage(Double)
    case dimension(Double, CSSUnit)
    /// A math function, simplified to a sum.
    case calculation(CalcExpression)
    /// A color with a known value: neither a keyword nor a color that depends on others.
    case color(CSSColor)
    /// A name that an author defines, with its case unchanged.
    case name(String)
    case string(String)
    case url(String)
    /// Component values as they were written: custom properties, values with `var()`, and descriptors.
    case tokens(ComponentValues)
    /// A range of code points.
    case codePoints(ClosedRange<UInt32>)
    /// A serialized sum in a math function.
    case text(String)
    /// A slash or a comma between parts.
    case slash, comma
    /// A function: its serialized name, and its arguments, which are separated by commas. Without a name: parentheses in a math function.
    /// NB: It is indirect so that all values are short.
    indirect case function(String, [CSSValue])
    /// Parts separated by blanks.
    case sequence([CSSValue])
    /// Parts separated by commas.
    case list([CSSValue])
    /// Names of lines, in brackets.
    case lines([String])

    /// The parts as a list separated by spaces; a single part stays as it is.
    package init(_ parts: [CSSValue]) { self = parts.count == 1 ? parts[0] : .sequence(parts) }

    /// The parts as a list separated by commas; a single part stays as it is.
    package init(layers: [CSSValue]) { self = layers.count == 1 ? layers[0] : .list(layers) }

    /// The value as CSS.
    package var text: String {
        switch self {
        case .keyword(let word), .text(let word): return word
        case .number(let number): return serializeNumber(number)
        case .slash: return "/"
        case .comma: return ","
        default: return String(decoding: utf8, as: UTF8.self)
        }
    }

    /// The same in UTF-8.
    package var utf8: [UInt8] {
        if case .keyword(let word) = self { return Array(word.utf8) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(32)
        write(to: &bytes)
        return bytes
    }

    /// Adds the value as CSS in UTF-8.
    func write(to bytes: inout [UInt8]) {
        switch self {
        case .keyword(let word), .text(let word): bytes += word.utf8
        case .number(let number): serializeNumber(number, to: &bytes)
        case .percentage(let number):
            serializeNumber(number, to: &bytes)
            bytes.append(UInt8(ascii: "%"))
        case .dimension(let number, let unit):
            serializeNumber(number, to: &bytes)
            bytes += unit.rawValue.utf8
        case .name(let name): serializeCSSIdentifier(name.utf8, into: &bytes)
        case .string(let text): serializeCSSString(text.utf8, into: &bytes)
        case .url(let address):
            bytes += "url(".utf8
            serializeCSSString(address.utf8, into: &bytes)
            bytes.append(UInt8(ascii: ")"))
        case .calculation(let sum): bytes += sum.text.utf8
        case .color(let color): color.write(to: &bytes)
        case .tokens(let values): bytes += values.source(of: values.indices)
        case .codePoints(let range):
            let (first, last) = (range.lowerBound, range.upperBound)
            bytes += "U+\(String(first, radix: 16, uppercase: true))".utf8
            if first < last { bytes += "-\(String(last, radix: 16, uppercase: true))".utf8 }
        case .slash: bytes.append(UInt8(ascii: "/"))
        case .comma: bytes.append(UInt8(ascii: ","))
        case .sequence(let parts):
            for (place, part) in parts.enumerated() {
                if place > 0, part != .comma { bytes.append(UInt8(ascii: " ")) }
                part.write(to: &bytes)
            }
        case .list(let parts): Self.write(parts, to: &bytes)
        case .lines(let names):
            bytes.append(UInt8(ascii: "["))
            CSSValue.sequence(names.map { .name($0) }).write(to: &bytes)
            bytes.append(UInt8(ascii: "]"))
        case .function(let name, let arguments):
            bytes += name.utf8
            bytes.append(UInt8(ascii: "("))
            Self.write(isMath ? arguments.map(\.asArgument) : arguments, to: &bytes)
            bytes.append(UInt8(ascii: ")"))
        }
    }

    /// Whether it is a math function, or parentheses in one.
    package var isMath: Bool {
        guard case .function(let name, _) = self else { return false }
        return name.isEmpty || ValueReader.mathFunctions.contains(name.utf8)
    }

    private static func write(_ list: [CSSValue], to bytes: inout [UInt8]) {
        for (place, part) in list.enumerated() {
            if place > 0 { bytes += [UInt8(ascii: ","), UInt8(ascii: " ")] }
            part.write(to: &bytes)
        }
    }

    /// The maximum number of bytes of the text.
    package var longestText: Int {
        switch self {
        case .keyword(let word), .text(let word): word.utf8.count
        case .tokens(let values): values.source(of: values.indices).count
        case .number, .percentage, .slash, .comma, .dimension, .codePoints: 32
        case .color: 40
        // An escaped character takes at most four bytes.
        case .name(let text), .string(let text), .url(let text):
            text.utf8.reduce(8) { $0 + (($1 < 0x30 || $1 == 0x7F || $1 == UInt8(ascii: "\\")) ? 4 : 1) }
        case .calculation(let sum): 16 + 48 * sum.amounts.count
        case .function(let name, let arguments): name.utf8.count + 2 + arguments.reduce(0) { $0 + 2 + $1.longestText }
        case .sequence(let parts), .list(let parts): parts.reduce(0) { $0 + 2 + $1.longestText }
        case .lines(let names): names.reduce(2) { $0 + 1 + CSSValue.name($1).longestText }
        }
    }

    /// The parts of a sequence, or the value itself.
    package var parts: [CSSValue] {
        if case .sequence(let parts) = self { return parts }
        return [self]
    }

    /// The texts of the parts.
    package var words: [String] { parts.map(\.text) }

    /// Whether it is a CSS-wide keyword.
    package var isWideKeyword: Bool {
        if case .keyword(let word) = self { Shorthand.isWideKeyword(word) } else { false }
    }

    /// Whether it is the keyword `inherit`.
    package var isInherit: Bool {
        if case .keyword(let word) = self { return word == "inherit" }
        return false
    }

    /// Whether it is a number with or without a unit, or a calculation.
    package var isNumeric: Bool {
        switch self {
        case .number, .percentage, .dimension, .calculation: true
        default: isMath
        }
    }

    /// The value with parts replaced, wherever `change` returns a new one; the parts of a replaced one stay as they are.
    package func mapping(_ change: (CSSValue) -> CSSValue?) -> CSSValue {
        if let changed = change(self) { return changed }
        switch self {
        case .function(let name, let arguments): return .function(name, arguments.map { $0.mapping(change) })
        case .sequence(let parts): return .sequence(parts.map { $0.mapping(change) })
        case .list(let parts): return .list(parts.map { $0.mapping(change) })
        default: return self
        }
    }

    /// Whether it contains a percentage.
    package var hasPercentage: Bool {
        switch self {
        case .percentage: true
        case .calculation(let sum): sum.amounts["%"] != nil
        case .function(_, let parts), .sequence(let parts), .list(let parts): parts.contains(where: \.hasPercentage)
        default: false
        }
    }

    /// The length in pixels; nil for other values, and for percentages of an unknown size.
    package func pixels(percentagesOf base: Double?) -> Double? {
        switch self {
        case .dimension(let number, .px): return number
        case .percentage(let share): return base.map { share / 100 * $0 }
        case .calculation(let sum): return sum.pixels(percentagesOf: base)
        default:
            guard isMath else { return nil }
            // NB: min() and max() compare only amounts of the same unit.
            let known = mapping { part in
                if part.isMath { nil } else { part.pixels(percentagesOf: base).map { .dimension($0, .px) } }
            }
            return CalcExpression(known)?.pixels(percentagesOf: base)
        }
    }

    /// Creates a number with the unit of a calculation; nil for an unknown unit.
    package init?(_ amount: Double, _ unit: String) {
        if unit.isEmpty {
            self = .number(amount)
        } else if unit == "%" {
            self = .percentage(amount)
        } else {
            guard let unit = CSSUnit(unit.utf8) else { return nil }
            self = .dimension(amount, unit)
        }
    }

    /// Whether it is a number of 0, whatever its unit.
    package var isZero: Bool {
        switch self {
        case .number(let number), .percentage(let number), .dimension(let number, _): number == 0
        default: false
        }
    }

    /// The parts of a list, or itself.
    package var layers: [CSSValue] {
        if case .list(let parts) = self { return parts }
        return [self]
    }
}

extension CSSValue: ExpressibleByStringLiteral {
    /// Creates a keyword, or a sign of a math function.
    package init(stringLiteral word: String) {
        assert(word.utf8.allSatisfy { (0x61...0x7A).contains($0) || "+-*".utf8.contains($0) }, "not a keyword: \(word)")
        self = .keyword(word)
    }
}
