// TransformMatrix.swift: the matrix of transform functions, for computed styles and DOMMatrix.
// https://www.w3.org/TR/css-transforms-2/#serialization-of-the-computed-value
// https://drafts.fxtf.org/geometry/#parse-a-string-into-an-abstract-matrix

import CSSSyntax
import Glibc

/// A matrix of four rows and columns.
package struct TransformMatrix {
    /// Sixteen numbers, column by column.
    package private(set) var cells: [Double]
    /// Whether the list has only two-dimensional functions.
    package private(set) var isFlat = true

    /// The size that percentages refer to; its parts are nil if they depend on layout.
    package typealias Box = (width: Double?, height: Double?)

    private static let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

    /// The matrix of a script's text, any value of `transform`; nil for other texts, and if it depends on a font, a box or an element.
    package init?(parsing text: String) {
        var declarations = StyleDeclarations([])
        guard declarations.set("transform", to: text, priority: ""),
            let value = declarations.declarations[.transform]?.value
        else { return nil }
        self.init(value == "none" ? .sequence([]) : value)
    }

    /// The product of a list of transform functions with absolute lengths; nil if it has a percentage without a box, or anything else.
    /// - Parameter box: The size that percentages refer to; a part that depends on layout counts as 0.
    package init?(_ list: CSSValue, in box: Box? = nil) {
        cells = Self.identity
        for function in list.parts {
            guard case .function(let written, let values) = function else { return nil }
            let name = written.lowercased()
            var arguments: [Double] = []
            for value in values {
                guard
                    let number = Self.number(value, of: name)
                        ?? box.flatMap({ Self.lengthInBox(value, of: name, arguments.count, $0) })
                else { return nil }
                arguments.append(number)
            }
            guard let matrix = Self.matrix(name, arguments) else { return nil }
            if Self.deepFunctions.contains(name) { isFlat = false }
            cells = Self.product(cells, matrix)
        }
    }

    private static let deepFunctions: Set<String> = [
        "matrix3d", "translate3d", "translatez", "scale3d", "scalez", "rotate3d", "rotatex", "rotatey", "rotatez",
        "perspective",
    ]

    /// The function, for two or three dimensions.
    package var value: CSSValue {
        let isFlat = [2, 3, 6, 7, 8, 9, 11, 14].allSatisfy { cells[$0] == 0 } && cells[10] == 1 && cells[15] == 1
        let shown = isFlat ? [0, 1, 4, 5, 12, 13].map { cells[$0] } : cells
        return .function(isFlat ? "matrix" : "matrix3d", shown.map { .number($0) })
    }

    /// A number, a length in pixels, or an angle in degrees.
    private static func number(_ value: CSSValue, of name: String) -> Double? {
        switch value {
        case .number(let number): return number
        case .dimension(let amount, let unit): return number(amount, unit)
        case .keyword: return name == "perspective" ? .infinity : nil
        case .calculation, .function:
            return CalcExpression(value)?.single.flatMap { CSSValue($0.amount, $0.unit) }.flatMap {
                number($0, of: name)
            }
        default: return nil
        }
    }

    /// A length with a percentage, in pixels.
    private static func lengthInBox(_ value: CSSValue, of name: String, _ place: Int, _ box: Box) -> Double? {
        guard ["translate", "translate3d", "translatex", "translatey"].contains(name), place < 2 else { return nil }
        let base = (name == "translatey" || place == 1 ? box.height : box.width) ?? 0
        return value.pixels(percentagesOf: base)
    }

    private static func number(_ amount: Double, _ unit: CSSUnit) -> Double? {
        switch unit {
        case .px: amount
        case .cm: amount * 96 / 2.54
        case .mm: amount * 96 / 25.4
        case .q: amount * 96 / 101.6
        case .inch: amount * 96
        case .pc: amount * 16
        case .pt: amount * 96 / 72
        default: degreesOf(amount, unit)
        }
    }

    private static func product(_ a: [Double], _ b: [Double]) -> [Double] {
        (0..<16).map { cell in
            let (column, row) = (cell / 4, cell % 4)
            return (0..<4).reduce(0) { $0 + a[$1 * 4 + row] * b[column * 4 + $1] }
        }
    }

    /// https://www.w3.org/TR/css-transforms-2/#transform-functions
    private static func matrix(_ name: String, _ arguments: [Double]) -> [Double]? {
        func argument(_ index: Int, _ standard: Double) -> Double {
            index < arguments.count ? arguments[index] : standard
        }
        func cells(_ changes: [Int: Double]) -> [Double] { identity.enumerated().map { changes[$0] ?? $1 } }
        guard let first = arguments.first else { return nil }
        switch (name, arguments.count) {
        case ("matrix", 6): return cells(Dictionary(uniqueKeysWithValues: zip([0, 1, 4, 5, 12, 13], arguments)))
        case ("matrix3d", 16): return arguments
        case ("translate", 1...2): return cells([12: first, 13: argument(1, 0)])
        case ("translatex", 1): return cells([12: first])
        case ("translatey", 1): return cells([13: first])
        case ("translatez", 1): return cells([14: first])
        case ("translate3d", 3): return cells([12: first, 13: arguments[1], 14: arguments[2]])
        case ("scale", 1...2): return cells([0: first, 5: argument(1, first)])
        case ("scalex", 1): return cells([0: first])
        case ("scaley", 1): return cells([5: first])
        case ("scalez", 1): return cells([10: first])
        case ("scale3d", 3): return cells([0: first, 5: arguments[1], 10: arguments[2]])
        case ("rotate", 1), ("rotatez", 1): return rotation(0, 0, 1, first)
        case ("rotatex", 1): return rotation(1, 0, 0, first)
        case ("rotatey", 1): return rotation(0, 1, 0, first)
        case ("rotate3d", 4): return rotation(first, arguments[1], arguments[2], arguments[3])
        case ("skew", 1...2): return cells([4: tangent(first), 1: tangent(argument(1, 0))])
        case ("skewx", 1): return cells([4: tangent(first)])
        case ("skewy", 1): return cells([1: tangent(first)])
        case ("perspective", 1): return cells([11: -1 / max(first, 1)])
        default: return nil
        }
    }

    /// https://www.w3.org/TR/css-transforms-2/#Rotate3dDefined
    private static func rotation(_ x: Double, _ y: Double, _ z: Double, _ degrees: Double) -> [Double] {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0 else { return identity }
        let (x, y, z) = (x / length, y / length, z / length)
        let (s, c) = sineAndCosine(degrees)
        let t = 1 - c
        return [
            t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0,
            t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0,
            t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0,
            0, 0, 0, 1,
        ]
    }

    /// The sine and cosine; exact if they are integers.
    static func sineAndCosine(_ degrees: Double) -> (Double, Double) {
        let snapped = { (value: Double) in abs(value - value.rounded()) < 1e-12 ? value.rounded() + 0 : value }
        return (snapped(sin(degrees * .pi / 180)), snapped(cos(degrees * .pi / 180)))
    }

    static func tangent(_ degrees: Double) -> Double {
        let (s, c) = sineAndCosine(degrees)
        return s / c
    }
}
