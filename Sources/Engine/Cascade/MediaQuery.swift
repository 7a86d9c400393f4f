// MediaQuery.swift: whether a media query list matches the fixed viewport of pages: 1024 by 730 CSS pixels on a screen of 1280 by 1024
// (js/cssom/view.js), a density of 1, light colors, a mouse. https://www.w3.org/TR/mediaqueries-4/

import CSSSyntax
import CSSValues

package enum MediaQuery {
    static let width = 1024.0
    static let height = 730.0
    private static let screenWidth = 1280.0
    private static let screenHeight = 1024.0

    /// Whether a list matches.
    package static func holds(_ text: String) -> Bool {
        let values = ComponentValues(text)
        return holds(values, values.indices)
    }

    /// Whether a list matches; an empty one does.
    static func holds(_ values: ComponentValues, _ range: Range<Int>) -> Bool {
        if values.trimmed(range).isEmpty { return true }
        return values.splitAtCommas(range).contains { query(values, $0) ?? false }
    }

    /// One query; nil if it is invalid, which makes it false.
    private static func query(_ values: ComponentValues, _ range: Range<Int>) -> Bool? {
        var index = range.lowerBound
        let end = range.upperBound
        var isNegated = false
        if index < end, values.tokens[index].kind == .ident {
            if values.text(at: index, is: "not") || values.text(at: index, is: "only") {
                isNegated = values.text(at: index, is: "not")
                index += 1
                values.skipWhitespace(&index, end: end)
            }
        }
        var result = true
        if index < end, values.tokens[index].kind == .ident {
            result = values.text(at: index, is: "all") || values.text(at: index, is: "screen")
            index += 1
            values.skipWhitespace(&index, end: end)
            if index < end {
                guard values.text(at: index, is: "and") else { return nil }
                index += 1
                guard let rest = condition(values, values.trimmed(index..<end), 0) else { return nil }
                result = result && rest != .known(false)
                if result, rest == .unknown { return false }
            }
        } else {
            // NB: A `not` before a condition is part of the condition.
            guard let rest = condition(values, range, 0) else { return nil }
            return rest == .known(true)
        }
        return result != isNegated
    }

    /// Whether a range of values is a media condition, without a media type, that matches.
    static func holdsAsCondition(_ values: ComponentValues, _ range: Range<Int>) -> Bool {
        condition(values, range, 0) == .known(true)
    }

    /// The result of a condition. Unknown features have an unknown result.
    /// https://www.w3.org/TR/mediaqueries-4/#evaluating
    private enum Truth: Equatable {
        case known(Bool)
        case unknown

        var negated: Truth { if case .known(let value) = self { .known(!value) } else { .unknown } }

        func and(_ other: Truth) -> Truth {
            if self == .known(false) || other == .known(false) { return .known(false) }
            return self == .unknown || other == .unknown ? .unknown : .known(true)
        }
    }

    /// Features joined by `and` or by `or`, or one after `not`; nil for other values.
    private static func condition(_ values: ComponentValues, _ range: Range<Int>, _ depth: Int) -> Truth? {
        guard depth < 16 else { return nil }
        var index = range.lowerBound
        func skip() { values.skipWhitespace(&index, end: range.upperBound) }
        skip()
        guard index < range.upperBound else { return nil }
        let isNegated = values.tokens[index].kind == .ident && values.text(at: index, is: "not")
        if isNegated {
            index += 1
            skip()
        }
        guard var result = term(values, &index, range.upperBound, depth) else { return nil }
        skip()
        if isNegated { return index == range.upperBound ? result.negated : nil }
        var isOr: Bool?
        while index < range.upperBound {
            guard values.tokens[index].kind == .ident else { return nil }
            let joins = values.text(at: index, is: "or")
            guard joins || values.text(at: index, is: "and"), isOr ?? joins == joins else { return nil }
            isOr = joins
            index += 1
            skip()
            guard let next = term(values, &index, range.upperBound, depth) else { return nil }
            result = joins ? result.negated.and(next.negated).negated : result.and(next)
            skip()
        }
        return result
    }

    /// A feature or a condition in parentheses, or an unknown function.
    private static func term(_ values: ComponentValues, _ index: inout Int, _ end: Int, _ depth: Int) -> Truth? {
        guard index < end, [.leftParenthesis, .function].contains(values.tokens[index].kind) else { return nil }
        let isFunction = values.tokens[index].kind == .function
        let contents = values.trimmed(values.contents(ofBlockAt: index))
        index = values.index(afterValueAt: index)
        guard !isFunction, let first = contents.first else { return .unknown }
        let isNested =
            [.leftParenthesis, .function].contains(values.tokens[first].kind) || values.text(at: first, is: "not")
        if isNested { return condition(values, contents, depth + 1) ?? .unknown }
        return feature(values, contents).map { .known($0) } ?? .unknown
    }

    private static func feature(_ values: ComponentValues, _ range: Range<Int>) -> Bool? {
        let parts = range.filter { values.tokens[$0].kind != .whitespace }
        guard let first = parts.first else { return nil }
        if values.tokens[first].kind == .ident {
            let name = String(decoding: values.lowercasedText(at: first), as: UTF8.self)
            if parts.count == 1 { return plain(name, nil, "") }
            if values.tokens[parts[1]].kind == .colon, parts.count >= 3 {
                let word = String(decoding: values.lowercasedText(at: parts[2]), as: UTF8.self)
                if name.hasSuffix("aspect-ratio") { return plain(name, ratio(values, parts[2...]), word) }
                return plain(name, length(values, parts[2]), word)
            }
        }
        return comparison(values, parts)
    }

    /// A comparison, such as `width >= 600px` or `400px < width <= 700px`.
    private static func comparison(_ values: ComponentValues, _ parts: [Int]) -> Bool? {
        var operands: [Double] = []
        var operators: [String] = []
        for (place, index) in parts.enumerated() {
            let delim = values.delim(at: index)
            if delim == UInt8(ascii: "/") {
                // The first number of the ratio is already an operand; the ratio replaces it.
                guard !operands.isEmpty, place + 1 < parts.count else { return nil }
                guard let ratio = ratio(values, parts[(place - 1)...]) else { return nil }
                operands[operands.count - 1] = ratio
            } else if place >= 2, values.delim(at: parts[place - 1]) == UInt8(ascii: "/") {
                continue
            } else if delim != 0 {
                let isSecond = delim == UInt8(ascii: "=") && operators.count == operands.count && !operators.isEmpty
                if isSecond {
                    operators[operators.count - 1] += "="
                } else {
                    operators.append(String(UnicodeScalar(delim)))
                }
            } else if values.tokens[index].kind == .ident {
                switch String(decoding: values.lowercasedText(at: index), as: UTF8.self) {
                case "width": operands.append(width)
                case "height": operands.append(height)
                case "device-width": operands.append(screenWidth)
                case "device-height": operands.append(screenHeight)
                case "aspect-ratio": operands.append(width / height)
                case "device-aspect-ratio": operands.append(screenWidth / screenHeight)
                case "resolution": operands.append(1)
                case "color": operands.append(8)
                case "color-index", "monochrome": operands.append(0)
                default: return nil
                }
            } else if let value = length(values, index) {
                operands.append(value)
            } else {
                return nil
            }
        }
        guard operands.count >= 2, operators.count == operands.count - 1 else { return nil }
        for (index, name) in operators.enumerated() {
            let a = operands[index]
            let b = operands[index + 1]
            switch name {
            case "<": if !(a < b) { return false }
            case "<=": if !(a <= b) { return false }
            case ">": if !(a > b) { return false }
            case ">=": if !(a >= b) { return false }
            case "=": if a != b { return false }
            default: return nil
            }
        }
        return true
    }

    /// A ratio: `16 / 9` or one number. https://www.w3.org/TR/mediaqueries-4/#typedef-ratio
    private static func ratio(_ values: ComponentValues, _ parts: ArraySlice<Int>) -> Double? {
        guard let first = parts.first, values.tokens[first].kind == .number else { return nil }
        let number = values.tokens[first].number
        guard parts.count > 1 else { return number }
        guard parts.count >= 3, values.delim(at: parts[parts.startIndex + 1]) == UInt8(ascii: "/") else { return nil }
        let last = values.tokens[parts[parts.startIndex + 2]]
        return last.kind == .number ? number / last.number : nil
    }

    private static func length(_ values: ComponentValues, _ index: Int) -> Double? {
        let token = values.tokens[index]
        if token.kind == .number { return token.number }
        if token.kind == .function { return MediaLength.pixels(values, index, allowsZero: true) }
        guard token.kind == .dimension else { return nil }
        switch String(decoding: values.lowercasedText(at: index), as: UTF8.self) {
        case "dppx", "x": return token.number
        case "dpi": return token.number / 96
        default: return MediaLength.pixels(values, index)
        }
    }

    private static func plain(_ name: String, _ value: Double?, _ word: String) -> Bool? {
        func compare(_ actual: Double, _ name: Substring) -> Bool? {
            guard let value else { return nil }
            return name == "min" ? actual >= value : name == "max" ? actual <= value : actual == value
        }
        switch name {
        case "width": return value.map { $0 == width } ?? true
        case "height": return value.map { $0 == height } ?? true
        case "device-width": return value.map { $0 == screenWidth } ?? true
        case "device-height": return value.map { $0 == screenHeight } ?? true
        case "min-width", "max-width": return compare(width, name.prefix(3))
        case "min-device-width", "max-device-width": return compare(screenWidth, name.prefix(3))
        case "min-device-height", "max-device-height": return compare(screenHeight, name.prefix(3))
        case "min-height", "max-height": return compare(height, name.prefix(3))
        case "orientation": return word.isEmpty || word == "landscape"
        case "prefers-color-scheme": return word.isEmpty || word == "light"
        case "prefers-reduced-motion", "prefers-contrast", "prefers-reduced-transparency":
            return word == "no-preference"
        case "hover", "any-hover": return word.isEmpty || word == "hover"
        case "pointer", "any-pointer": return word.isEmpty || word == "fine"
        case "aspect-ratio": return value.map { $0 == width / height } ?? true
        case "min-aspect-ratio", "max-aspect-ratio": return compare(width / height, name.prefix(3))
        case "device-aspect-ratio": return value.map { $0 == screenWidth / screenHeight } ?? true
        case "min-device-aspect-ratio", "max-device-aspect-ratio":
            return compare(screenWidth / screenHeight, name.prefix(3))
        case "color": return value.map { $0 == 8 } ?? true
        case "min-color", "max-color": return compare(8, name.prefix(3))
        case "color-index", "monochrome", "grid": return value.map { $0 == 0 } ?? false
        case "min-color-index", "max-color-index", "min-monochrome", "max-monochrome": return compare(0, name.prefix(3))
        case "color-gamut": return word.isEmpty || word == "srgb"
        case "dynamic-range", "video-dynamic-range": return word == "standard"
        case "forced-colors", "inverted-colors": return word == "none"
        case "update": return word.isEmpty || word == "fast"
        case "overflow-block", "overflow-inline": return word.isEmpty || word == "scroll"
        case "resolution", "-webkit-device-pixel-ratio": return compare(1, "")
        case "min-resolution", "-webkit-min-device-pixel-ratio", "min--moz-device-pixel-ratio": return compare(1, "min")
        case "max-resolution", "-webkit-max-device-pixel-ratio": return compare(1, "max")
        case "scripting": return word == "enabled"
        case "display-mode": return word == "browser"
        default: return nil
        }
    }
}
