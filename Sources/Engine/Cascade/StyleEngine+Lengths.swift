// StyleEngine+Lengths.swift: lengths in pixels, angles in degrees, times in seconds. https://www.w3.org/TR/css-values-4/#lengths

import CSSValues
import DOM

extension StyleEngine {
    /// A length, a percentage or another value with its lengths in pixels.
    func length(_ value: CSSValue, _ element: NodeID) -> CSSValue {
        if case .percentage(let number) = value {
            return .percentage(number == number.rounded() ? number : Double(Float(number)))
        }
        return inPixels(value, element)
    }

    /// A value with its lengths in pixels, and the results of its math functions.
    func inPixels(_ value: CSSValue, fontSize: Double? = nil, _ element: NodeID) -> CSSValue {
        value.inPixels { pixels($0, $1, fontSize: fontSize, element) }
    }

    /// A value with its angles in degrees.
    func inDegrees(_ value: CSSValue) -> CSSValue {
        value.mapping { part in
            guard case .dimension(let number, let unit) = part else { return nil }
            return degreesOf(number, unit).map { .dimension($0, .deg) }
        }
    }

    /// A value with its times in seconds. https://drafts.csswg.org/css-values-4/#time
    func inSeconds(_ value: CSSValue, _ element: NodeID) -> CSSValue {
        inPixels(value, element).mapping { part in
            switch part {
            case "auto": .dimension(0, .s)
            case .dimension(let number, .ms): .dimension(number / 1000, .s)
            default: nil
            }
        }
    }

    func strokeLength(_ value: CSSValue, _ element: NodeID) -> CSSValue {
        if case .number(let number) = value { .dimension(number, .px) } else { length(value, element) }
    }

    func pixels(_ number: Double, _ unit: CSSUnit, fontSize: Double?, _ element: NodeID) -> Double? {
        switch unit {
        case .px: Double(Float(number))
        case .em, .ic: Double(Float(number * (fontSize ?? self.fontSize(of: element))))
        case .ex, .ch: number * (fontSize ?? self.fontSize(of: element)) / 2
        case .rem: Double(Float(number * rootFontSize(of: element, isItsOwn: fontSize != nil)))
        default: Self.pixels(number, unit)
        }
    }

    /// A length that does not depend on fonts.
    static func pixels(_ number: Double, _ unit: CSSUnit) -> Double? {
        switch unit {
        case .vmin, .svmin, .lvmin, .dvmin: share(number, of: min(MediaQuery.width, MediaQuery.height))
        case .vmax, .svmax, .lvmax, .dvmax: share(number, of: max(MediaQuery.width, MediaQuery.height))
        case .pt: number * 4 / 3
        case .pc: number * 16
        case .inch: number * 96
        case .cm: number * 96 / 2.54
        case .mm: number * 96 / 25.4
        case .q: number * 96 / 101.6
        case .vw, .svw, .lvw, .dvw, .vi, .svi, .lvi, .dvi: share(number, of: MediaQuery.width)
        case .vh, .svh, .lvh, .dvh, .vb, .svb, .lvb, .dvb: share(number, of: MediaQuery.height)
        default: nil
        }
    }

    /// A percentage of a size of the viewport, in single precision.
    private static func share(_ number: Double, of size: Double) -> Double { Double(Float(number) * Float(size / 100)) }

    /// The font size of the root element; for its own font size, the initial one.
    private func rootFontSize(of element: NodeID, isItsOwn: Bool) -> Double {
        let origin = originatingElement(element)
        var root = tree.firstChild(tree.document(of: origin))
        while !root.isNone, !tree.isElement(root) { root = tree.nextSibling(root) }
        guard !root.isNone, !(isItsOwn && root == origin), isInDocument(element) else { return 16 }
        return fontSize(of: root)
    }
}

extension CSSValue {
    /// The value with its lengths in pixels, and the results of its math functions. A function of unknown percentages stays a function.
    func inPixels(_ pixels: (Double, CSSUnit) -> Double?) -> CSSValue {
        switch self {
        case .dimension(let number, let unit): return pixels(number, unit).map { .dimension($0, .px) } ?? self
        case .calculation(let sum):
            let computed = sum.converted { number, unit in CSSUnit(unit.utf8).flatMap { pixels(number, $0) } }
            guard let (amount, unit) = computed.single, amount.isFinite,
                let value = CSSValue(Double(Float(amount)), unit)
            else { return .calculation(computed) }
            return value
        case .function(let name, let arguments):
            let converted = CSSValue.function(name, arguments.map { $0.inPixels(pixels) })
            guard isMath else { return converted }
            // NB: min() and other functions compare lengths in pixels.
            let simplified = converted.simplified
            if case .calculation = simplified { return simplified.inPixels(pixels) }
            return simplified
        case .sequence(let parts): return .sequence(parts.map { $0.inPixels(pixels) })
        case .list(let parts): return .list(parts.map { $0.inPixels(pixels) })
        default: return self
        }
    }
}
