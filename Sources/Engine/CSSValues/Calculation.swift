// Calculation.swift: the grammar of sums and products in math functions. https://www.w3.org/TR/css-values-4/#calc-syntax

import CSSSyntax

/// The result of a part of a math function: its value (CalcExpression.swift) or its type (CalcType.swift). nil: the part is invalid.
protocol Calculation {
    /// The result of the function or the parentheses at `index`, at a depth of nested blocks.
    static func function(_ index: Int, _ values: ComponentValues, _ depth: Int) -> Self?
    /// The result of a token that opens no block.
    static func token(_ index: Int, _ values: ComponentValues) -> Self?
    func adding(_ term: Self, isNegative: Bool) -> Self?
    func multiplied(by factor: Self, isInverted: Bool) -> Self?
}

/// The maximum depth of nested blocks. NB: Bounds the recursion.
private let maximumDepth = 32

extension Calculation {
    static func sum(_ range: Range<Int>, _ values: ComponentValues, _ depth: Int) -> Self? {
        guard depth < maximumDepth else { return nil }
        var index = range.lowerBound
        guard var result = product(&index, range, values, depth) else { return nil }
        while index < range.upperBound {
            let sign = values.delim(at: index)
            // NB: White space is required on both sides of a sign.
            guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), values.tokens[index - 1].kind == .whitespace,
                index + 1 < range.upperBound, values.tokens[index + 1].kind == .whitespace
            else { return nil }
            index += 1
            guard let term = product(&index, range, values, depth),
                let sum = result.adding(term, isNegative: sign == UInt8(ascii: "-"))
            else { return nil }
            result = sum
        }
        return result
    }

    private static func product(_ index: inout Int, _ range: Range<Int>, _ values: ComponentValues, _ depth: Int)
        -> Self?
    {
        guard var result = term(&index, range, values, depth) else { return nil }
        while true {
            var next = index
            values.skipWhitespace(&next, end: range.upperBound)
            let sign = next < range.upperBound ? values.delim(at: next) : 0
            guard sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") else {
                index = next
                return result
            }
            index = next + 1
            guard let factor = term(&index, range, values, depth),
                let product = result.multiplied(by: factor, isInverted: sign == UInt8(ascii: "/"))
            else { return nil }
            result = product
        }
    }

    private static func term(_ index: inout Int, _ range: Range<Int>, _ values: ComponentValues, _ depth: Int)
        -> Self?
    {
        values.skipWhitespace(&index, end: range.upperBound)
        guard index < range.upperBound else { return nil }
        let place = index
        index = values.index(afterValueAt: index)
        switch values.tokens[place].kind {
        case .leftParenthesis, .function: return function(place, values, depth + 1)
        default: return token(place, values)
        }
    }
}
