// CalcExpression.swift: sums and products in math functions. https://www.w3.org/TR/css-values-4/#calc-simplification

import Glibc

/// The result of a math function: a sum of amounts by unit. `""` is the unit of numbers.
package struct CalcExpression: Equatable, Calculation, Sendable {
    private(set) var amounts: [String: Double]

    private init(_ amounts: [String: Double]) { self.amounts = amounts }

    package static func function(_ name: String, _ arguments: [CSSValue]) -> CalcExpression? {
        switch name {
        case "calc", "-webkit-calc": return arguments.count == 1 ? CalcExpression(arguments[0]) : nil
        case "min", "max":
            let found = chosen(arguments) { name == "min" ? $0.min() : $0.max() }
            // NB: The minimum of several percentages is known only when they are used.
            return arguments.count > 1 && found?.amounts["%"] != nil ? nil : found
        case "clamp": return clamped(arguments)
        case "hypot": return chosen(arguments) { $0.reduce(0) { $0 + $1 * $1 }.squareRoot() }
        case "abs": return chosen(arguments) { $0.count == 1 ? abs($0[0]) : nil }
        case "mod": return chosen(arguments) { $0.count == 2 ? $0[0] - $0[1] * ($0[0] / $0[1]).rounded(.down) : nil }
        case "rem": return chosen(arguments) { $0.count == 2 ? $0[0].truncatingRemainder(dividingBy: $0[1]) : nil }
        case "round": return rounded(arguments)
        default: return ofNumbers(name, arguments)
        }
    }

    /// Clamps a value between two bounds, each of which may be `none`.
    private static func clamped(_ arguments: [CSSValue]) -> CalcExpression? {
        guard arguments.count == 3, let (value, unit) = CalcExpression(arguments[1])?.single else { return nil }
        var amount = value
        for bound in [2, 0] where arguments[bound] != "none" {
            guard let limit = CalcExpression(arguments[bound])?.single, limit.unit == unit else { return nil }
            amount = bound == 0 ? max(amount, limit.amount) : min(amount, limit.amount)
        }
        return CalcExpression([unit: amount])
    }

    static let roundingRules: [String: FloatingPointRoundingRule] = [
        "nearest": .toNearestOrAwayFromZero, "up": .up, "down": .down, "to-zero": .towardZero,
    ]

    /// https://www.w3.org/TR/css-values-4/#round-func
    private static func rounded(_ arguments: [CSSValue]) -> CalcExpression? {
        var rule = FloatingPointRoundingRule.toNearestOrAwayFromZero
        var steps = arguments[...]
        if steps.count > 1, case .keyword(let word)? = steps.first, let named = roundingRules[word] {
            rule = named
            steps = steps.dropFirst()
        }
        return chosen(steps) { amounts in
            let step = amounts.count == 2 ? amounts[1] : 1
            return amounts.count > 2 ? nil : (amounts[0] / step).rounded(rule) * step
        }
    }

    /// Functions of numbers and angles. https://www.w3.org/TR/css-values-4/#trig-funcs
    private static func ofNumbers(_ name: String, _ arguments: [CSSValue]) -> CalcExpression? {
        let terms = arguments.compactMap { CalcExpression($0)?.single }
        guard terms.count == arguments.count else { return nil }
        guard let first = terms.first else { return nil }
        if name == "sign", terms.count == 1, first.unit != "%" {
            return CalcExpression(["": first.amount > 0 ? 1 : first.amount < 0 ? -1 : first.amount])
        }
        if name == "atan2", terms.count == 2, terms[1].unit == first.unit {
            return CalcExpression(["deg": atan2(first.amount, terms[1].amount) * 180 / .pi])
        }
        let turns = ["": 180 / Double.pi, "rad": 180 / Double.pi, "deg": 1, "grad": 0.9, "turn": 360]
        if terms.count == 1, let degrees = turns[first.unit].map({ first.amount * $0 }) {
            switch name {
            case "sin": return CalcExpression(["": TransformMatrix.sineAndCosine(degrees).0])
            case "cos": return CalcExpression(["": TransformMatrix.sineAndCosine(degrees).1])
            case "tan": return CalcExpression(["": TransformMatrix.tangent(degrees)])
            default: break
            }
        }
        guard terms.allSatisfy({ $0.unit.isEmpty }) else { return nil }
        switch (name, terms.count) {
        case ("asin", 1): return CalcExpression(["deg": asin(first.amount) * 180 / .pi])
        case ("acos", 1): return CalcExpression(["deg": acos(first.amount) * 180 / .pi])
        case ("atan", 1): return CalcExpression(["deg": atan(first.amount) * 180 / .pi])
        case ("sqrt", 1): return CalcExpression(["": first.amount.squareRoot()])
        case ("exp", 1): return CalcExpression(["": exp(first.amount)])
        case ("log", 1): return CalcExpression(["": log(first.amount)])
        case ("log", 2): return CalcExpression(["": log(first.amount) / log(terms[1].amount)])
        case ("pow", 2): return CalcExpression(["": pow(first.amount, terms[1].amount)])
        default: return nil
        }
    }

    /// Chooses one of several amounts of the same unit.
    private static func chosen(_ arguments: some Collection<CSSValue>, _ choose: ([Double]) -> Double?)
        -> CalcExpression?
    {
        let terms = arguments.compactMap { CalcExpression($0)?.single }
        guard let unit = terms.first?.unit, terms.count == arguments.count, terms.allSatisfy({ $0.unit == unit }),
            let amount = choose(terms.map(\.amount))
        else { return nil }
        return CalcExpression([unit: amount])
    }

    package func adding(_ term: CalcExpression, isNegative: Bool) -> CalcExpression? {
        guard (amounts[""] == nil) == (term.amounts[""] == nil) else { return nil }
        return CalcExpression(amounts.merging(term.amounts.mapValues { isNegative ? -$0 : $0 }, uniquingKeysWith: +))
    }

    package func multiplied(by factor: CalcExpression, isInverted: Bool) -> CalcExpression? {
        if let number = factor.number {
            if isInverted, number == 0 { return nil }
            return CalcExpression(amounts.mapValues { isInverted ? $0 / number : $0 * number })
        }
        if isInverted { return quotient(by: factor) }
        return number.map { number in CalcExpression(factor.amounts.mapValues { $0 * number }) }
    }

    /// The quotient of two amounts of the same unit.
    private func quotient(by other: CalcExpression) -> CalcExpression? {
        guard amounts.count == 1, other.amounts.count == 1, let (unit, amount) = amounts.first,
            let divisor = other.amounts[unit], divisor != 0
        else { return nil }
        return CalcExpression(["": amount / divisor])
    }

    /// https://www.w3.org/TR/css-values-4/#calc-constants
    static let constants: [String: Double] = [
        "e": M_E, "pi": .pi, "infinity": .infinity, "-infinity": -.infinity, "nan": .nan,
    ]

    /// A sum that is only a number.
    var number: Double? { amounts.count == 1 ? amounts[""] : nil }

    package static func leaf(_ value: CSSValue) -> CalcExpression? {
        switch value {
        case .calculation(let sum): return sum
        case .number(let number): return CalcExpression(["": number])
        case .keyword(let word): return constants[word].map { CalcExpression(["": $0]) }
        case .percentage(let share): return CalcExpression(["%": share])
        case .dimension(let number, let unit):
            guard let (known, factor) = canonical[unit.rawValue] else { return CalcExpression([unit.rawValue: number]) }
            return CalcExpression([known: number * factor])
        default: return nil
        }
    }

    /// Units that can be converted to a canonical unit. https://www.w3.org/TR/css-values-4/#canonical-unit
    private static let canonical: [String: (unit: String, factor: Double)] = [
        "in": ("px", 96), "cm": ("px", 96 / 2.54), "mm": ("px", 96 / 25.4), "q": ("px", 96 / 101.6),
        "pt": ("px", 4.0 / 3), "pc": ("px", 16), "ms": ("s", 0.001), "grad": ("deg", 0.9), "turn": ("deg", 360),
        "rad": ("deg", 180 / Double.pi), "dpi": ("dppx", 1.0 / 96), "dpcm": ("dppx", 2.54 / 96), "x": ("dppx", 1),
        "khz": ("hz", 1000),
    ]

    /// The sum with all amounts in pixels that `pixels` can convert.
    package func converted(_ pixels: (_ amount: Double, _ unit: String) -> Double?) -> CalcExpression {
        var result: [String: Double] = [:]
        for (unit, amount) in amounts {
            if let known = unit.isEmpty || unit == "%" ? nil : pixels(amount, unit) {
                result["px", default: 0] += known
            } else {
                result[unit, default: 0] += amount
            }
        }
        return CalcExpression(result)
    }

    /// The percentage of a sum whose length is serialized as 0.
    package var shareWithoutLength: Double? {
        amounts.count == 2 && abs(amounts["px"] ?? 1) < 0.5e-6 ? amounts["%"] : nil
    }

    var negative: CalcExpression { CalcExpression(amounts.mapValues { -$0 }) }

    /// A single amount and its unit, nil for a sum.
    package var single: (amount: Double, unit: String)? {
        guard amounts.count == 1, let (unit, amount) = amounts.first else { return nil }
        return (amount, unit)
    }

    /// The sum in pixels; nil if it has other units, or percentages of an unknown size.
    package func pixels(percentagesOf base: Double?) -> Double? {
        var result = 0.0
        for (unit, amount) in amounts {
            switch unit {
            case "px": result += amount
            case "%":
                guard let base else { return nil }
                result += amount / 100 * base
            default: return nil
            }
        }
        return result
    }

    /// The serialized function.
    package var text: String { "calc(" + terms + ")" }

    /// The serialized terms: numbers first, then percentages, then other units by name.
    /// https://www.w3.org/TR/css-values-4/#serialize-a-calculation-tree
    var terms: String {
        let units = amounts.keys.sorted {
            ($0.isEmpty ? 0 : $0 == "%" ? 1 : 2, $0) < ($1.isEmpty ? 0 : $1 == "%" ? 1 : 2, $1)
        }
        var result = ""
        for unit in units {
            let amount = amounts[unit] ?? 0
            if !amount.isFinite {
                let word = amount.isNaN ? "NaN" : "infinity"
                result += (result.isEmpty ? amount < 0 ? "-" : "" : amount < 0 ? " - " : " + ") + word
                result += unit.isEmpty ? "" : " * 1" + unit
            } else if result.isEmpty {
                result = serializeNumber(amount) + unit
            } else {
                result += (amount < 0 ? " - " : " + ") + serializeNumber(abs(amount)) + unit
            }
        }
        return result
    }
}
