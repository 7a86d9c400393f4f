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
            if token.kind == .url { return text(values, index) }
            guard token.kind == .function else { return nil }
            let isMeant =
                values.text(at: index, is: "url")
                || self == .image && Self.imageFunctions.contains(values.text(at: index))
            return isMeant ? text(values, index) : nil
        case .string: return token.kind == .string ? text(values, index) : nil
        case .customIdent, .keyframesName, .counterName:
            if token.kind == .string, self == .keyframesName { return .text(Self.authored(values, index)) }
            guard token.kind == .ident else { return nil }
            let name = values.word(at: index)
            let isTaken = Shorthand.isWideKeyword(name) || name == (self == .counterName ? "none" : "default")
            return isTaken ? nil : .text(Self.authored(values, index))
        case .dashedIdent:
            return token.kind == .ident && values.word(at: index).hasPrefix("--")
                ? .text(Self.authored(values, index)) : nil
        case .opentypeTag:
            // A string of four characters. https://drafts.csswg.org/css-fonts-4/#font-feature-settings-prop
            guard token.kind == .string, let text = text(values, index), text.text.utf8.count == 6,
                text.text.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
            else { return nil }
            return text
        case .easingFunction: return Self.easing(values, index).map { .text($0) }
        case .transformFunction: return TransformGrammar.value(values, at: index)
        case .filterFunction: return FilterGrammar.isAllowed(values, at: index) ? text(values, index) : nil
        default: return nil
        }
    }

    private func text(_ values: ComponentValues, _ index: Int) -> CSSValue? {
        ValueSerializer(values).component(at: index).map { .text($0) }
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
        case .percentage:
            return takesPercentages && range.contains(token.number) ? .percentage(token.number) : nil
        case .dimension:
            guard let unit = CSSUnit(values.text(at: index)) else { return nil }
            let isMeant =
                takesLengths && unit.isOfLengths && range.contains(token.number)
                || takesAngles && unit.isOfAngles || self == .time && unit.isOfTimes
            return isMeant ? .dimension(token.number, unit) : nil
        case .function:
            guard ValueSerializer.mathFunctions.contains(values.text(at: index)), allowsMath(values, index) else {
                return nil
            }
            return CalcExpression(function: index, in: values).map { .calculation($0) } ?? text(values, index)
        default: return nil
        }
    }

    /// Whether the result of a math function is of this type.
    private func allowsMath(_ values: ComponentValues, _ index: Int) -> Bool {
        guard let type = CalcType(function: index, in: values) else { return false }
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

    private static let imageFunctions = WordTable([
        "linear-gradient", "radial-gradient", "conic-gradient", "repeating-linear-gradient",
        "repeating-radial-gradient", "repeating-conic-gradient", "-webkit-linear-gradient", "-webkit-radial-gradient",
        "-webkit-gradient", "-webkit-repeating-linear-gradient", "-webkit-repeating-radial-gradient", "image-set",
        "-webkit-image-set", "cross-fade", "-webkit-cross-fade", "url", "-webkit-canvas",
    ])
    private static let colorFunctions = WordTable([
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark",
    ])

    private static func color(_ values: ComponentValues, _ index: Int) -> CSSValue? {
        switch values.tokens[index].kind {
        case .ident: return CSSColor.words.word(values.text(at: index)).map { .keyword($0) }
        case .hash: return CSSColor(hexadecimal: values.text(at: index)).map { .color($0) }
        case .function:
            guard colorFunctions.contains(values.text(at: index)) else { return nil }
            if let color = CSSColor(function: index, in: values) { return .color(color) }
            if let text = CSSColor.numeric(values, index) { return .text(text) }
            // NB: An older function with invalid arguments is an error; other functions are stored as text. Too deeply nested values are
            // refused first, because this function is recursive for a color in a color.
            guard let text = ValueSerializer(values).component(at: index), CSSColor.isKept(values, index) else {
                return nil
            }
            return (values.text(at: index, is: "color-mix") ? CSSColor.mixedText(text) : text).map { .text($0) }
        default: return nil
        }
    }

    // MARK: Names

    private static func authored(_ values: ComponentValues, _ index: Int) -> String {
        var bytes: [UInt8] = []
        serializeCSSIdentifier(values.text(at: index), into: &bytes)
        let word = values.word(at: index)
        if values.tokens[index].kind == .string, word.isEmpty || word == "none" || Shorthand.isWideKeyword(word) {
            bytes = []
            serializeCSSString(values.text(at: index), into: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A string or adjacent names, and the index after it. https://drafts.csswg.org/css-fonts-4/#family-name-syntax
    static func familyName(_ values: ComponentValues, _ range: Range<Int>) -> (name: String, end: Int)? {
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
        if identifier == name, !name.isEmpty { return (text, index) }
        var quoted: [UInt8] = []
        serializeCSSString(name, into: &quoted)
        return (String(decoding: quoted, as: UTF8.self), index)
    }

    // MARK: Easing functions

    private static let easingKeywords = WordTable([
        "ease", "linear", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
    ])

    /// https://www.w3.org/TR/css-easing-2/#easing-functions
    private static func easing(_ values: ComponentValues, _ index: Int) -> String? {
        if values.tokens[index].kind == .ident { return easingKeywords.word(values.text(at: index)) }
        let name = values.word(at: index)
        guard values.tokens[index].kind == .function, ["cubic-bezier", "steps", "linear"].contains(name),
            let text = ValueSerializer(values).component(at: index)
        else { return nil }
        if name == "cubic-bezier" {
            let numbers = Shorthand.splitAtCommas(String(text.dropFirst(13).dropLast())).map { Double($0) }
            let times = numbers.count == 4 ? [numbers[0], numbers[2]] : []
            guard times.count == 2, times.allSatisfy({ $0.map { (0...1).contains($0) } != false }) else { return nil }
        }
        guard name == "steps" else { return text }
        let words = Shorthand.splitAtCommas(String(text.dropFirst(6).dropLast()))
        let least = words.last == "jump-none" ? 2 : 1
        guard words[0].hasSuffix(")") || Int(words[0]).map({ $0 >= least }) == true else { return nil }
        // The default position of steps is not serialized.
        return text.hasSuffix(", end)") || text.hasSuffix(", jump-end)") ? text.split(separator: ",")[0] + ")" : text
    }
}
