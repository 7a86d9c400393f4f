// CalcType.swift: the type of a math function's result: a length, a number, …
// https://www.w3.org/TR/css-values-4/#determine-the-type-of-a-calculation

/// The kinds of units with their powers; empty for a number.
package struct CalcType: Equatable, Calculation {
    enum Unit { case length, percentage, angle, time, frequency, resolution, flex }

    private(set) var powers: [Unit: Int] = [:]
    /// Whether a percentage is combined with the unit.
    private(set) var hasPercentage = false

    var isNumber: Bool { powers.isEmpty }
    /// The unit of a type with a single unit.
    var unit: Unit? { powers.count == 1 && powers.first?.value == 1 ? powers.first?.key : nil }

    private init(_ unit: Unit? = nil) {
        if let unit { powers = [unit: 1] }
    }

    package static func function(_ name: String, _ arguments: [CSSValue]) -> CalcType? {
        var parts = arguments[...]
        if name == "round", case .keyword(let word)? = parts.first, CalcExpression.roundingRules[word] != nil {
            parts = parts.dropFirst()
        }
        let count = parts.count
        // NB: A bound of `none` is ignored.
        let terms = name == "clamp" ? parts.filter { $0 != "none" } : Array(parts)
        let types = terms.compactMap { CalcType($0) }
        guard types.count == terms.count, let first = types.first else { return nil }
        // All parts must have the same type, which may be that of the result.
        let common = types.dropFirst().reduce(first as CalcType?) { known, next in known?.merged(with: next) }
        switch (name, count) {
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

    package func adding(_ term: CalcType, isNegative: Bool) -> CalcType? { merged(with: term) }

    package func multiplied(by factor: CalcType, isInverted: Bool) -> CalcType? {
        var result = self
        for (unit, power) in factor.powers {
            let sum = powers[unit, default: 0] + (isInverted ? -power : power)
            result.powers[unit] = sum == 0 ? nil : sum
        }
        result.hasPercentage = hasPercentage || factor.hasPercentage
        return result
    }

    package static func leaf(_ value: CSSValue) -> CalcType? {
        switch value {
        case .number: return CalcType()
        case .percentage: return CalcType(.percentage)
        case .keyword(let word): return CalcExpression.constants[word] == nil ? nil : CalcType()
        case .dimension(_, let unit): return CalcType(Unit(unit))
        case .calculation(let sum):
            let types = sum.amounts.compactMap { CSSValue($1, $0) }.compactMap { CalcType($0) }
            return types.dropFirst().reduce(types.first) { known, next in known?.merged(with: next) }
        default: return nil
        }
    }
}

extension CalcType.Unit {
    fileprivate init(_ unit: CSSUnit) {
        switch unit {
        case .deg, .grad, .rad, .turn: self = .angle
        case .s, .ms: self = .time
        case .hz, .khz: self = .frequency
        case .x, .dppx, .dpi, .dpcm: self = .resolution
        case .fr: self = .flex
        default: self = .length
        }
    }
}
