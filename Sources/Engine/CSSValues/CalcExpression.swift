// CalcExpression.swift: sums and products in math functions. https://www.w3.org/TR/css-values-4/#calc-simplification

package import CSSSyntax
import Glibc

/// The result of a math function: a sum of amounts by unit. `""` is the unit of numbers.
package struct CalcExpression: Equatable, Calculation, Sendable {
    private(set) var amounts: [String: Double]

    /// Computes a function; nil if it has parts with unknown values or incompatible types.
    package init?(function index: Int, in values: ComponentValues) {
        guard let found = Self.function(index, values, 0) else { return nil }
        self = found
    }

    private init(_ amounts: [String: Double]) { self.amounts = amounts }

    /// The value of a math function in pixels, nil if it has other units, or percentages of an unknown size.
    package static func pixels(_ text: String, percentagesOf base: Double?) -> Double? {
        var values = ComponentValues(text)
        guard values.tokens.first?.kind == .function, values.index(afterValueAt: 0) == values.tokens.count else {
            return nil
        }
        if let base, values.tokens.contains(where: { $0.kind == .percentage }) {
            // NB: min() and max() compare only amounts of the same unit.
            var bytes: [UInt8] = []
            var copied = 0
            for token in values.tokens where token.kind == .percentage {
                bytes += values.bytes[copied..<Int(token.start)] + Array("\(token.number / 100 * base)px".utf8)
                copied = Int(token.end)
            }
            values = ComponentValues(bytes + values.bytes[copied...])
        }
        let amounts = CalcExpression(function: 0, in: values)?.amounts
        return amounts?.count == 1 ? amounts?["px"] : nil
    }

    private static func isOpen(_ found: CalcExpression, _ contents: Range<Int>, _ values: ComponentValues) -> Bool {
        found.amounts["%"] != nil && values.splitAtCommas(contents).count > 1
    }

    package static func function(_ index: Int, _ values: ComponentValues, _ depth: Int) -> CalcExpression? {
        let contents = values.trimmed(values.contents(ofBlockAt: index))
        if values.tokens[index].kind == .leftParenthesis { return sum(contents, values, depth) }
        switch String(decoding: values.lowercasedText(at: index), as: UTF8.self) {
        case "calc", "-webkit-calc": return sum(contents, values, depth)
        // NB: The minimum of several percentages is known only when they are used.
        case "min":
            return chosen(contents, values, depth) { $0.min() }.flatMap { isOpen($0, contents, values) ? nil : $0 }
        case "max":
            return chosen(contents, values, depth) { $0.max() }.flatMap { isOpen($0, contents, values) ? nil : $0 }
        case "clamp": return clamped(contents, values, depth)
        case "hypot": return chosen(contents, values, depth) { $0.reduce(0) { $0 + $1 * $1 }.squareRoot() }
        case "abs": return chosen(contents, values, depth) { $0.count == 1 ? abs($0[0]) : nil }
        case "mod":
            return chosen(contents, values, depth) {
                $0.count == 2 ? $0[0] - $0[1] * ($0[0] / $0[1]).rounded(.down) : nil
            }
        case "rem":
            return chosen(contents, values, depth) {
                $0.count == 2 ? $0[0].truncatingRemainder(dividingBy: $0[1]) : nil
            }
        case "round": return rounded(contents, values, depth)
        case let name: return ofNumbers(name, contents, values, depth)
        }
    }

    /// Clamps a value between two bounds, each of which may be `none`.
    private static func clamped(_ range: Range<Int>, _ values: ComponentValues, _ depth: Int) -> CalcExpression? {
        let parts = values.splitAtCommas(range)
        guard parts.count == 3 else { return nil }
        let isNone = parts.map { $0.count == 1 && values.text(at: $0.lowerBound, is: "none") }
        guard let value = sum(parts[1], values, depth), let unit = value.amounts.first?.key, value.amounts.count == 1
        else {
            return nil
        }
        var amount = value.amounts[unit] ?? 0
        for bound in [2, 0] where !isNone[bound] {
            guard let limit = sum(parts[bound], values, depth)?.amounts, limit.count == 1, let number = limit[unit]
            else {
                return nil
            }
            amount = bound == 0 ? max(amount, number) : min(amount, number)
        }
        return CalcExpression([unit: amount])
    }

    static let roundingRules: [String: FloatingPointRoundingRule] = [
        "nearest": .toNearestOrAwayFromZero, "up": .up, "down": .down, "to-zero": .towardZero,
    ]

    /// https://www.w3.org/TR/css-values-4/#round-func
    private static func rounded(_ range: Range<Int>, _ values: ComponentValues, _ depth: Int) -> CalcExpression? {
        var range = range
        var rule = FloatingPointRoundingRule.toNearestOrAwayFromZero
        let parts = values.splitAtCommas(range)
        if let first = parts.first, first.count == 1, parts.count > 1,
            let named = roundingRules[String(decoding: values.lowercasedText(at: first.lowerBound), as: UTF8.self)]
        {
            rule = named
            range = parts[1].lowerBound..<range.upperBound
        }
        return chosen(range, values, depth) { amounts in
            let step = amounts.count == 2 ? amounts[1] : 1
            return amounts.count > 2 ? nil : (amounts[0] / step).rounded(rule) * step
        }
    }

    /// Functions of numbers and angles. https://www.w3.org/TR/css-values-4/#trig-funcs
    private static func ofNumbers(_ name: String, _ range: Range<Int>, _ values: ComponentValues, _ depth: Int)
        -> CalcExpression?
    {
        var terms: [(amount: Double, unit: String)] = []
        for part in values.splitAtCommas(range) {
            guard let term = sum(part, values, depth), term.amounts.count == 1, let (unit, amount) = term.amounts.first
            else { return nil }
            terms.append((amount, unit))
        }
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
    private static func chosen(
        _ range: Range<Int>,
        _ values: ComponentValues,
        _ depth: Int,
        _ choose: ([Double]) -> Double?
    ) -> CalcExpression? {
        var amounts: [Double] = []
        var unit: String?
        for part in values.splitAtCommas(range) {
            guard let term = sum(part, values, depth), term.amounts.count == 1, let (name, amount) = term.amounts.first,
                unit == nil || unit == name
            else { return nil }
            unit = name
            amounts.append(amount)
        }
        guard let unit, let amount = choose(amounts) else { return nil }
        return CalcExpression([unit: amount])
    }

    func adding(_ term: CalcExpression, isNegative: Bool) -> CalcExpression? {
        guard (amounts[""] == nil) == (term.amounts[""] == nil) else { return nil }
        return CalcExpression(amounts.merging(term.amounts.mapValues { isNegative ? -$0 : $0 }, uniquingKeysWith: +))
    }

    func multiplied(by factor: CalcExpression, isInverted: Bool) -> CalcExpression? {
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

    private var number: Double? { amounts.count == 1 ? amounts[""] : nil }

    package static func token(_ index: Int, _ values: ComponentValues) -> CalcExpression? {
        let token = values.tokens[index]
        switch token.kind {
        case .number: return CalcExpression(["": token.number])
        case .ident:
            return constants[String(decoding: values.lowercasedText(at: index), as: UTF8.self)].map {
                CalcExpression(["": $0])
            }
        case .percentage: return CalcExpression(["%": token.number])
        case .dimension:
            let unit = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
            guard let (known, factor) = canonical[unit] else { return CalcExpression([unit: token.number]) }
            return CalcExpression([known: token.number * factor])
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

    /// A single amount and its unit, nil for a sum.
    package var single: (amount: Double, unit: String)? {
        guard amounts.count == 1, let (unit, amount) = amounts.first else { return nil }
        return (amount, unit)
    }

    /// The sum in pixels, with percentages of `base`; nil if it has other units.
    package func pixels(percentagesOf base: Double) -> Double? {
        var result = 0.0
        for (unit, amount) in amounts {
            guard unit == "px" || unit == "%" else { return nil }
            result += unit == "px" ? amount : amount / 100 * base
        }
        return result
    }

    /// The serialized function: numbers first, then percentages, then other units by name.
    /// https://www.w3.org/TR/css-values-4/#serialize-a-calculation-tree
    package var text: String {
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
        return "calc(" + result + ")"
    }
}
