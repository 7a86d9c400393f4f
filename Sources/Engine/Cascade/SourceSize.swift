// SourceSize.swift: the `sizes` of images: the length of the first matching media condition.
// https://html.spec.whatwg.org/multipage/images.html#parse-a-sizes-attribute

import CSSSyntax
import CSSValues

package enum SourceSize {
    /// The width of an image in pixels: by default, the width of the viewport.
    package static func pixels(_ text: String) -> Double {
        let values = ComponentValues(text)
        for part in values.splitAtCommas(values.indices) {
            let range = values.trimmed(part)
            guard let last = lastValue(values, range) else { continue }
            guard let size = MediaLength.pixels(values, last, depth: 0), size >= 0, !size.isNaN else { continue }
            let condition = values.trimmed(range.lowerBound..<last)
            if condition.isEmpty || MediaQuery.holdsAsCondition(values, condition) { return size }
        }
        return MediaQuery.width
    }

    /// The start of the last component value of a range.
    private static func lastValue(_ values: ComponentValues, _ range: Range<Int>) -> Int? {
        var index = range.lowerBound
        var last: Int?
        while index < range.upperBound {
            if values.tokens[index].kind != .whitespace { last = index }
            index = values.index(afterValueAt: index)
        }
        return last
    }
}

/// Lengths without an element: `em` is the initial font size.
enum MediaLength {
    private static let scales: [String: Double] = [
        "px": 1, "em": 16, "rem": 16, "ex": 8, "ch": 8, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "q": 2.4 / 2.54,
        "pt": 4.0 / 3, "pc": 16, "vw": MediaQuery.width / 100, "vh": MediaQuery.height / 100,
        "vi": MediaQuery.width / 100, "vb": MediaQuery.height / 100,
        "vmin": min(MediaQuery.width, MediaQuery.height) / 100, "vmax": max(MediaQuery.width, MediaQuery.height) / 100,
    ]

    /// The length of the component value at `index`, which may be calculated; nil for other values.
    ///
    /// - Parameter allowsZero: Whether a calculated 0 needs no unit, as in media features.
    static func pixels(_ values: ComponentValues, _ index: Int, depth: Int, allowsZero: Bool = false) -> Double? {
        if values.tokens[index].kind == .number { return values.tokens[index].number == 0 ? 0 : nil }
        guard let found = value(values, index, depth: depth), found.isLength || allowsZero && found.number == 0 else {
            return nil
        }
        // NB: A calculated value is clamped to the range: https://www.w3.org/TR/css-values-4/#calc-range
        return values.tokens[index].kind == .function ? max(0, found.number) : found.number
    }

    /// A number or a length in pixels.
    private struct Value {
        var number: Double
        var isLength: Bool
    }

    private static func value(_ values: ComponentValues, _ index: Int, depth: Int) -> Value? {
        let token = values.tokens[index]
        switch token.kind {
        case .number: return Value(number: token.number, isLength: false)
        case .dimension:
            let unit = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
            return scales[unit].map { Value(number: token.number * $0, isLength: true) }
        case .leftParenthesis where depth > 0, .function:
            guard depth < 16 else { return nil }
            let contents = values.contents(ofBlockAt: index)
            let terms = values.splitAtCommas(contents).map { sum(values, values.trimmed($0), depth: depth + 1) }
            guard let first = terms.first ?? nil, terms.allSatisfy({ $0?.isLength == first.isLength }) else {
                return nil
            }
            let numbers = terms.compactMap { $0?.number }
            let name =
                token.kind == .function ? String(decoding: values.lowercasedText(at: index), as: UTF8.self) : "calc"
            switch (name, numbers.count) {
            case ("calc", 1), ("-webkit-calc", 1): return first
            case ("min", _): return Value(number: numbers.min() ?? 0, isLength: first.isLength)
            case ("max", _): return Value(number: numbers.max() ?? 0, isLength: first.isLength)
            case ("clamp", 3):
                return Value(number: max(numbers[0], min(numbers[1], numbers[2])), isLength: first.isLength)
            default: return nil
            }
        default: return nil
        }
    }

    /// https://www.w3.org/TR/css-values-4/#calc-syntax
    private static func sum(_ values: ComponentValues, _ range: Range<Int>, depth: Int) -> Value? {
        var total: Value?
        var product: Value?
        var sign = 1.0
        var pending: UInt8 = 0
        var index = range.lowerBound
        while index < range.upperBound {
            let delim = values.delim(at: index)
            if values.tokens[index].kind == .whitespace {
                // Between values.
            } else if product != nil, pending == 0, delim == UInt8(ascii: "*") || delim == UInt8(ascii: "/") {
                pending = delim
            } else if let done = product, pending == 0, delim == UInt8(ascii: "+") || delim == UInt8(ascii: "-") {
                guard let added = add(total, done, sign) else { return nil }
                (total, product, sign) = (added, nil, delim == UInt8(ascii: "-") ? -1 : 1)
            } else {
                guard let next = value(values, index, depth: depth) else { return nil }
                if let done = product {
                    guard pending != 0, !(done.isLength && next.isLength) else { return nil }
                    let isDivision = pending == UInt8(ascii: "/")
                    guard !isDivision || (!next.isLength && next.number != 0) else { return nil }
                    product = Value(
                        number: isDivision ? done.number / next.number : done.number * next.number,
                        isLength: done.isLength || next.isLength
                    )
                    pending = 0
                } else {
                    product = next
                }
            }
            index = values.index(afterValueAt: index)
        }
        guard let last = product, pending == 0 else { return nil }
        return add(total, last, sign)
    }

    private static func add(_ total: Value?, _ term: Value, _ sign: Double) -> Value? {
        guard let total else { return Value(number: sign * term.number, isLength: term.isLength) }
        guard total.isLength == term.isLength else { return nil }
        return Value(number: total.number + sign * term.number, isLength: term.isLength)
    }
}
