// CalcType.swift: the type of a math function's result: a length, a number, …
// https://www.w3.org/TR/css-values-4/#determine-the-type-of-a-calculation

import CSSSyntax

/// The kinds of units with their powers; empty for a number.
struct CalcType: Equatable, Calculation {
    enum Unit { case length, percentage, angle, time, frequency, resolution, flex }

    private(set) var powers: [Unit: Int] = [:]
    /// Whether a percentage is combined with the unit.
    private(set) var hasPercentage = false

    var isNumber: Bool { powers.isEmpty }
    /// The unit of a type with a single unit.
    var unit: Unit? { powers.count == 1 && powers.first?.value == 1 ? powers.first?.key : nil }

    /// The type of a function; nil if its parts are incompatible.
    init?(function index: Int, in values: ComponentValues) {
        guard let found = Self.function(index, values, 0) else { return nil }
        self = found
    }

    private init(_ unit: Unit? = nil) {
        if let unit { powers = [unit: 1] }
    }

    static func function(_ index: Int, _ values: ComponentValues, _ depth: Int) -> CalcType? {
        let contents = values.trimmed(values.contents(ofBlockAt: index))
        if values.tokens[index].kind == .leftParenthesis { return sum(contents, values, depth) }
        let name = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
        var parts = values.splitAtCommas(contents)
        if name == "round", let first = parts.first, first.count == 1,
            CalcExpression.roundingRules[
                String(decoding: values.lowercasedText(at: first.lowerBound), as: UTF8.self)
            ] != nil
        {
            parts.removeFirst()
            if parts.isEmpty { return nil }
        }
        let types = parts.compactMap { part -> CalcType? in
            // NB: A bound of `none` is ignored.
            let isNone = name == "clamp" && part.count == 1 && values.text(at: part.lowerBound, is: "none")
            return isNone ? nil : sum(part, values, depth)
        }
        let nones = name == "clamp" ? parts.count { $0.count == 1 && values.text(at: $0.lowerBound, is: "none") } : 0
        guard types.count + nones == parts.count, let first = types.first else { return nil }
        // All parts must have the same type, which may be that of the result.
        let common = types.dropFirst().reduce(first as CalcType?) { known, next in known?.merged(with: next) }
        switch (name, parts.count) {
        case ("calc", 1), ("-webkit-calc", 1), ("abs", 1): return first
        case ("min", _), ("max", _), ("clamp", 3), ("hypot", _), ("round", 2), ("mod", 2), ("rem", 2): return common
        case ("round", 1), ("sqrt", 1), ("exp", 1): return first.isNumber ? first : nil
        case ("pow", 2), ("log", 1...2): return common?.isNumber == true ? common : nil
        case ("sign", 1): return CalcType()
        case ("sin", 1), ("cos", 1), ("tan", 1): return first.isNumber || first.unit == .angle ? CalcType() : nil
        case ("asin", 1), ("acos", 1), ("atan", 1): return first.isNumber ? CalcType(.angle) : nil
        case ("atan2", 2): return common == nil ? nil : CalcType(.angle)
        default: return nil
        }
    }

    private func merged(with other: CalcType) -> CalcType? {
        if powers == other.powers {
            var result = self
            result.hasPercentage = hasPercentage || other.hasPercentage
            return result
        }
        // A percentage has the type with which it is combined.
        guard let mine = unit, let others = other.unit, mine == .percentage || others == .percentage else { return nil }
        var result = mine == .percentage ? other : self
        result.hasPercentage = true
        return result
    }

    func adding(_ term: CalcType, isNegative: Bool) -> CalcType? { merged(with: term) }

    func multiplied(by factor: CalcType, isInverted: Bool) -> CalcType? {
        var result = self
        for (unit, power) in factor.powers {
            let sum = powers[unit, default: 0] + (isInverted ? -power : power)
            result.powers[unit] = sum == 0 ? nil : sum
        }
        result.hasPercentage = hasPercentage || factor.hasPercentage
        return result
    }

    static func token(_ index: Int, _ values: ComponentValues) -> CalcType? {
        let word = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
        switch values.tokens[index].kind {
        case .number: return CalcType()
        case .percentage: return CalcType(.percentage)
        case .ident: return CalcExpression.constants[word] == nil ? nil : CalcType()
        case .dimension:
            switch word {
            case "deg", "grad", "rad", "turn": return CalcType(.angle)
            case "s", "ms": return CalcType(.time)
            case "hz", "khz": return CalcType(.frequency)
            case "dpi", "dpcm", "dppx", "x": return CalcType(.resolution)
            case "fr": return CalcType(.flex)
            default: return CSSUnit(word.utf8)?.isOfLengths == true ? CalcType(.length) : nil
            }
        default: return nil
        }
    }
}
