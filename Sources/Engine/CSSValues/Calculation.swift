// Calculation.swift: the grammar of sums and products in math functions. https://www.w3.org/TR/css-values-4/#calc-syntax

/// The result of a part of a math function: its value (CalcExpression.swift) or its type (CalcType.swift). nil: the part is invalid.
package protocol Calculation {
    /// The result of a function.
    static func function(_ name: String, _ arguments: [CSSValue]) -> Self?
    /// The result of a value without parts.
    static func leaf(_ value: CSSValue) -> Self?
    func adding(_ term: Self, isNegative: Bool) -> Self?
    func multiplied(by factor: Self, isInverted: Bool) -> Self?
}

extension Calculation {
    /// The result of a math function or of a part of one.
    package init?(_ value: CSSValue) {
        let found: Self?
        switch value {
        case .function("", let inner): found = inner.count == 1 ? Self(inner[0]) : nil
        case .function(let name, let arguments): found = Self.function(name, arguments)
        case .sequence(let parts): found = Self.sum(parts)
        default: found = Self.leaf(value)
        }
        guard let found else { return nil }
        self = found
    }

    /// Terms and factors, with a sign after each except the last.
    private static func sum(_ parts: [CSSValue]) -> Self? {
        guard parts.count % 2 == 1, var product = Self(parts[0]) else { return nil }
        var (total, isNegative): (Self?, Bool) = (nil, false)
        for place in stride(from: 1, to: parts.count, by: 2) {
            guard let next = Self(parts[place + 1]) else { return nil }
            switch parts[place] {
            case "*", .slash:
                guard let known = product.multiplied(by: next, isInverted: parts[place] == .slash) else { return nil }
                product = known
            case "+", "-":
                guard let known = total.map({ $0.adding(product, isNegative: isNegative) }) ?? product else {
                    return nil
                }
                (total, product, isNegative) = (known, next, parts[place] == "-")
            default: return nil
            }
        }
        return total.map { $0.adding(product, isNegative: isNegative) } ?? product
    }
}
