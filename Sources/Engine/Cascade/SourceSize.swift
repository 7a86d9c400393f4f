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
            guard let size = MediaLength.pixels(values, last), size >= 0, !size.isNaN else { continue }
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
    /// The length of the component value at `index`, which may be calculated; nil for other values.
    ///
    /// - Parameter allowsZero: Whether a calculated 0 needs no unit, as in media features.
    static func pixels(_ values: ComponentValues, _ index: Int, allowsZero: Bool = false) -> Double? {
        let isCalculated = values.tokens[index].kind == .function
        switch ValueReader(values).component(at: index)?.inPixels(pixels) {
        // NB: A calculated value is clamped to the range: https://www.w3.org/TR/css-values-4/#calc-range
        case .dimension(let number, .px)?: return isCalculated ? max(0, number) : number
        case .number(0)? where !isCalculated || allowsZero: return 0
        default: return nil
        }
    }

    private static func pixels(_ number: Double, _ unit: CSSUnit) -> Double? {
        switch unit {
        case .px: number
        case .em, .rem, .ic: number * 16
        case .ex, .ch: number * 8
        default: StyleEngine.pixels(number, unit)
        }
    }
}
