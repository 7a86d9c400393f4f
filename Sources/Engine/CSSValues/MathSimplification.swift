// MathSimplification.swift: math functions whose results are not known, in the form in which they are serialized.
// https://www.w3.org/TR/css-values-4/#calc-simplification

extension CSSValue {
    /// The sum of a math function; without a known result, the function with its known terms added up and its factors multiplied.
    package var simplified: CSSValue {
        if let known = CalcExpression(self) { return .calculation(known) }
        let found = simplifiedPart
        if case .function = found { return found }
        return .function("calc", [found])
    }

    /// A part with the terms of sums and the factors of products, known ones first.
    private var simplifiedPart: CSSValue {
        switch self {
        case .function("", let inner) where inner.count == 1: return inner[0].simplifiedPart
        case .function("calc", let inner) where inner.count == 1: return inner[0].simplifiedPart
        case .function("-webkit-calc", let inner) where inner.count == 1: return inner[0].simplifiedPart
        case .function(let name, let arguments): return .function(name, arguments.map(\.simplifiedPart))
        case .sequence(let parts): return CalcExpression(self).map { .calculation($0) } ?? Self.sum(parts) ?? self
        default: return self
        }
    }

    /// The sum of terms; nil if they are not terms.
    private static func sum(_ parts: [CSSValue]) -> CSSValue? {
        var known: CalcExpression?
        var others: [CSSValue] = []
        var sign: CSSValue = "+"
        func add(_ term: CSSValue) -> Bool {
            if let sum = CalcExpression(term) {
                let isNegative = sign == "-"
                known = known.map { $0.adding(sum, isNegative: isNegative) } ?? (isNegative ? sum.negative : sum)
                return known != nil
            }
            switch term {
            // The terms of an inner sum.
            case .sequence(let inner) where sign == "+" && inner.count > 1 && inner[1] != "*":
                guard add(inner[0]) else { return false }
                others += inner.dropFirst()
            default: others += [sign, term]
            }
            return true
        }
        for term in parts.split(maxSplits: .max, omittingEmptySubsequences: false, whereSeparator: \.isSign) {
            guard let product = product(Array(term)), add(product) else { return nil }
            if term.endIndex < parts.endIndex { sign = parts[term.endIndex] }
        }
        guard let known else { return others.count == 2 ? others[1] : .sequence(Array(others.dropFirst())) }
        return others.isEmpty ? .calculation(known) : .sequence([.calculation(known)] + others)
    }

    /// The product of factors of which one is not known; nil for others.
    private static func product(_ parts: [CSSValue]) -> CSSValue? {
        if parts.count == 1 { return parts[0].simplifiedPart }
        if let known = CalcExpression(.sequence(parts)) { return .calculation(known) }
        guard parts.count % 2 == 1 else { return nil }
        var number = 1.0
        var other: CSSValue?
        for place in stride(from: 0, to: parts.count, by: 2) {
            let isInverted = place > 0 && parts[place - 1] == .slash
            let part = parts[place].simplifiedPart
            if let known = CalcExpression(part) {
                guard let factor = known.number, factor != 0 || !isInverted else { return nil }
                number = isInverted ? number / factor : number * factor
                continue
            }
            guard other == nil, !isInverted else { return nil }
            other = part
            if case .sequence(let inner) = part, inner.count == 3, inner[1] == "*", case .number(let factor) = inner[0]
            {
                number *= factor
                other = inner[2]
            }
        }
        return other.map { number == 1 ? $0 : .sequence([.number(number), "*", $0]) }
    }

    private var isSign: Bool { self == "+" || self == "-" }

    /// An argument of a math function, as it is serialized: sums without `calc`.
    var asArgument: CSSValue {
        switch self {
        case .calculation(let sum): return .text(sum.terms)
        case .sequence(let parts):
            // The first of several terms may be a sum.
            let isSum = parts.count > 1 && parts[1].isSign
            return .sequence(parts.enumerated().map { isSum && $0 == 0 ? $1.asArgument : $1.asFactor })
        default: return self
        }
    }

    /// The same between signs: sums and products have parentheses.
    private var asFactor: CSSValue {
        switch self {
        case .calculation(let sum): .text(sum.single == nil ? "(" + sum.terms + ")" : sum.terms)
        case .sequence: .function("", [self])
        default: self
        }
    }
}
