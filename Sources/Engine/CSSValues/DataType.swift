// DataType.swift: the types in syntaxes: numbers with and without units, colors, images, names and others.
// https://drafts.csswg.org/css-values-4/#value-types

package import CSSSyntax

/// A type of component values, under its name in the Value Definition Syntax.
package enum DataType: String, Sendable {
    case number, integer, length, percentage, angle, time, color, image, url, string
    case lengthPercentage = "length-percentage"
    case anglePercentage = "angle-percentage"
    case customIdent = "custom-ident"
    case dashedIdent = "dashed-ident"
    /// A name, or a name as a string.
    case keyframesName = "keyframes-name"
    case counterName = "counter-name"
    case familyName = "family-name"
    case opentypeTag = "opentype-tag"
    case easingFunction = "easing-function"
    case transformFunction = "transform-function"
    case filterFunction = "filter-function"
    /// Any well-formed values, up to the end.
    case anything = "any-value"
    /// The same, with the case of authors' names preserved.
    case anythingInCase = "any-value-in-case"

    package var isNumeric: Bool {
        switch self {
        case .number, .integer, .length, .percentage, .angle, .time, .lengthPercentage, .anglePercentage: true
        default: false
        }
    }
    /// Whether a value of this type may have several component values.
    var isOfSeveral: Bool { self == .familyName || self == .anything || self == .anythingInCase }

    private var takesLengths: Bool { self == .length || self == .lengthPercentage }
    private var takesPercentages: Bool {
        self == .percentage || self == .lengthPercentage || self == .anglePercentage
    }
    private var takesAngles: Bool { self == .angle || self == .anglePercentage }
    private var takesNumbers: Bool { self == .number || self == .integer }

    /// The value of the component value at `index`; nil if it is not of this type.
    /// - Parameter range: Of numbers. Calculations are bounded when they are computed.
    package func match(_ values: ComponentValues, _ index: Int, in range: ClosedRange<Double>) -> CSSValue? {
        let token = values.tokens[index]
        if isNumeric { return numeric(values, index, in: range) }
        switch self {
        case .color: return Self.color(values, index)
        case .image, .url:
            if let address = values.address(at: index) { return .url(address) }
            return self == .image && token.kind == .function ? ImageGrammar.value(values, at: index) : nil
        case .string: return token.kind == .string ? .string(values.authored(at: index)) : nil
        case .customIdent, .keyframesName, .counterName:
            let name = values.word(at: index)
            if token.kind == .string, self == .keyframesName {
                // A keyword that is not a name is a name if it is in quotes.
                let isQuoted = name.isEmpty || name == "none" || Shorthand.isWideKeyword(name)
                return isQuoted ? .string(values.authored(at: index)) : .name(values.authored(at: index))
            }
            guard token.kind == .ident else { return nil }
            let isTaken = Shorthand.isWideKeyword(name) || name == (self == .counterName ? "none" : "default")
            return isTaken ? nil : .name(values.authored(at: index))
        case .dashedIdent:
            return token.kind == .ident && values.word(at: index).hasPrefix("--")
                ? .name(values.authored(at: index)) : nil
        case .opentypeTag:
            // A string of four characters. https://drafts.csswg.org/css-fonts-4/#font-feature-settings-prop
            let tag = values.text(at: index)
            let isTag = token.kind == .string && tag.count == 4
            return isTag && tag.allSatisfy { (0x20...0x7E).contains($0) && !"\"\\".utf8.contains($0) }
                ? .string(values.authored(at: index)) : nil
        case .easingFunction: return Self.easing(values, index)
        case .transformFunction: return TransformGrammar.value(values, at: index)
        case .filterFunction: return FilterGrammar.value(values, at: index)
        default: return nil
        }
    }

    // MARK: Numbers

    private func numeric(_ values: ComponentValues, _ index: Int, in range: ClosedRange<Double>) -> CSSValue? {
        let token = values.tokens[index]
        switch token.kind {
        case .number:
            if takesNumbers, self == .number || token.isInteger {
                return range.contains(token.number) ? .number(token.number) : nil
            }
            // A length of 0 needs no unit.
            return takesLengths && token.number == 0 ? .dimension(0, .px) : nil
        case .percentage: return takesPercentages && range.contains(token.number) ? .percentage(token.number) : nil
        case .dimension:
            guard let unit = CSSUnit(values.text(at: index)) else { return nil }
            let isMeant =
                takesLengths && unit.isOfLengths && range.contains(token.number)
                || takesAngles && unit.isOfAngles || self == .time && unit.isOfTimes
            return isMeant ? .dimension(token.number, unit) : nil
        case .function:
            guard ValueReader.mathFunctions.contains(values.text(at: index)) else { return nil }
            return ValueReader(values).component(at: index).flatMap { allowsMath($0) ? $0 : nil }
        default: return nil
        }
    }

    /// Whether the result of a math function is of this type.
    private func allowsMath(_ function: CSSValue) -> Bool {
        guard let type = CalcType(function) else { return false }
        if type.isNumber { return takesNumbers }
        guard !type.hasPercentage || takesPercentages else { return false }
        switch type.unit {
        case .length: return takesLengths
        case .percentage: return takesPercentages
        case .angle: return takesAngles
        case .time: return self == .time
        default: return false
        }
    }

    // MARK: Colors and images

    private static let colorFunctions = WordTable([
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark",
    ])

    private static func color(_ values: ComponentValues, _ index: Int) -> CSSValue? {
        switch values.tokens[index].kind {
        case .ident: return CSSColor.words.word(values.text(at: index)).map { .keyword($0) }
        case .hash: return CSSColor(hexadecimal: values.text(at: index)).map { .color($0) }
        case .function:
            guard colorFunctions.contains(values.text(at: index)) else { return nil }
            return ValueReader(values).component(at: index).flatMap { CSSColor.valid($0) }
        default: return nil
        }
    }

    // MARK: Names

    /// A string or adjacent names, and the index after it. https://drafts.csswg.org/css-fonts-4/#family-name-syntax
    static func familyName(_ values: ComponentValues, _ range: Range<Int>) -> (name: CSSValue, end: Int)? {
        var name: [UInt8] = []
        var index = range.lowerBound
        let isString = index < range.upperBound && values.tokens[index].kind == .string
        while index < range.upperBound, values.tokens[index].kind == (isString ? .string : .ident) {
            if !name.isEmpty { name.append(0x20) }
            name += values.text(at: index)
            index += 1
            if isString { break }
            values.skipWhitespace(&index, end: range.upperBound)
        }
        guard index > range.lowerBound else { return nil }
        let text = String(decoding: name, as: UTF8.self)
        if !isString, Shorthand.isWideKeyword(text.lowercased()) || text.lowercased() == "default" { return nil }
        var identifier: [UInt8] = []
        serializeCSSIdentifier(name, into: &identifier)
        return (identifier == name && !name.isEmpty ? .name(text) : .string(text), index)
    }

    // MARK: Easing functions

    private static let easingKeywords = WordTable([
        "ease", "linear", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
    ])

    private static let stepPosition = ValueSyntax.keywords([
        "start", "end", "jump-start", "jump-end", "jump-none", "jump-both",
    ])

    /// NB: WebKit requires the number first.
    private static let linearPoint = ValueSyntax.sequence([
        .number, .repeated(.type(.percentage, ValueSyntax.all), 0...2),
    ])

    /// https://www.w3.org/TR/css-easing-2/#easing-functions
    private static func easing(_ values: ComponentValues, _ index: Int) -> CSSValue? {
        if values.tokens[index].kind == .ident {
            return easingKeywords.word(values.text(at: index)).map { .keyword($0) }
        }
        guard values.tokens[index].kind == .function else { return nil }
        let name = values.word(at: index)
        let arguments = values.splitAtCommas(values.contents(ofBlockAt: index))
        if name == "linear" {
            let points = arguments.compactMap { linearPoint.match(values, $0) }
            return points.count == arguments.count && points.count > 1 ? .function(name, points) : nil
        }
        func number(_ place: Int, in range: ClosedRange<Double>, _ syntax: ValueSyntax = .number) -> CSSValue? {
            guard let value = syntax.match(values, arguments[place]) else { return nil }
            if case .number(let number) = value, !range.contains(number) { return nil }
            return value
        }
        switch (name, arguments.count) {
        case ("cubic-bezier", 4):
            let numbers = (0..<4).compactMap { number($0, in: $0 % 2 == 0 ? 0...1 : ValueSyntax.all) }
            return numbers.count == 4 ? .function(name, numbers) : nil
        case ("steps", 1), ("steps", 2):
            let position = arguments.count == 2 ? stepPosition.match(values, arguments[1]) : "end"
            guard let position, let count = number(0, in: (position == "jump-none" ? 2 : 1)...Double.infinity, .integer)
            else { return nil }
            // The default position of steps is not serialized.
            return .function(name, position == "end" || position == "jump-end" ? [count] : [count, position])
        default: return nil
        }
    }
}
