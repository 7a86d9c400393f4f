// CSSColor+Functions.swift: colors that are kept as functions. https://www.w3.org/TR/css-color-4/ https://www.w3.org/TR/css-color-5/

import CSSSyntax

extension CSSColor {
    /// What 100 % is of each component.
    private static let full: [String: [Double]] = [
        "lab": [100, 125, 125], "lch": [100, 150, 360], "oklab": [1, 0.4, 0.4], "oklch": [1, 0.4, 360],
    ]

    /// Spaces of `color()`, and how they are written.
    private static let spaces = [
        "srgb": "srgb", "srgb-linear": "srgb-linear", "display-p3": "display-p3", "a98-rgb": "a98-rgb",
        "prophoto-rgb": "prophoto-rgb", "rec2020": "rec2020", "xyz": "xyz-d65", "xyz-d50": "xyz-d50",
        "xyz-d65": "xyz-d65",
    ]

    /// `lab()`, `lch()`, `oklab()`, `oklch()` or `color()` with numbers only; nil for anything else.
    static func numeric(_ values: ComponentValues, _ index: Int) -> String? {
        let name = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
        guard let full = name == "color" ? [1, 1, 1] : full[name] else { return nil }
        var (parts, alpha): ([String], String?) = ([], nil)
        var space: String?
        var isAlpha = false
        var part = values.contents(ofBlockAt: index).lowerBound
        let end = values.contents(ofBlockAt: index).upperBound
        while part < end {
            defer { part = values.index(afterValueAt: part) }
            if values.tokens[part].kind == .whitespace { continue }
            if values.delim(at: part) == UInt8(ascii: "/"), parts.count == 3, !isAlpha {
                isAlpha = true
                continue
            }
            if name == "color", space == nil {
                space = spaces[String(decoding: values.lowercasedText(at: part), as: UTF8.self)]
                if space == nil { return nil }
                continue
            }
            guard let component = Component(values, part), alpha == nil, isAlpha || parts.count < 3 else { return nil }
            var number =
                component.unit == "%" ? component.number / 100 * (isAlpha ? 1 : full[parts.count]) : component.number
            if isAlpha {
                number = max(0, min(1, number))
            } else if parts.count == 0, name != "color" {
                number = max(0, min(full[0], number))
            } else if name.hasSuffix("lch") {
                number = parts.count == 1 ? max(0, number) : turned(component.degrees)
            }
            guard component.unit.isEmpty || component.unit == "%" || parts.count == 2 && name.hasSuffix("lch") else {
                return nil
            }
            let text = component.isNone ? "none" : serializeNumber(number)
            if isAlpha { alpha = text } else { parts.append(text) }
        }
        guard parts.count == 3, isAlpha == (alpha != nil) else { return nil }
        let shown = alpha.flatMap { $0 == "1" ? nil : " / " + $0 } ?? ""
        return name + "(" + (space.map { $0 + " " } ?? "") + parts.joined(separator: " ") + shown + ")"
    }

    /// An angle from 0 to 360 degrees.
    static func turned(_ degrees: Double) -> Double {
        let rest = degrees.truncatingRemainder(dividingBy: 360)
        return rest < 0 ? rest + 360 : rest
    }

    /// Whether a function that is kept as it is written has the arguments that it takes. https://www.w3.org/TR/css-color-5/
    static func isKept(_ values: ComponentValues, _ index: Int) -> Bool {
        let contents = values.trimmed(values.contents(ofBlockAt: index))
        guard let first = contents.first else { return false }
        let arguments = values.splitAtCommas(contents)
        switch String(decoding: values.lowercasedText(at: index), as: UTF8.self) {
        case "light-dark": return arguments.count == 2
        case "color-mix": return arguments.count == 3 && values.text(at: first, is: "in")
        default: return arguments.count == 1 && values.text(at: first, is: "from") && isRelative(values, index)
        }
    }

    /// `color-mix()` in sRGB; nil for other spaces. https://www.w3.org/TR/css-color-5/#color-mix
    static func mixed(_ text: String, _ computed: (String) -> String) -> String? {
        let arguments = Shorthand.splitAtCommas(String(text.dropFirst(10).dropLast()))
        guard arguments.count == 3, arguments[0] == "in srgb" else { return nil }
        var shares: [Double?] = []
        var colors: [[Double]] = []
        for argument in arguments.dropFirst() {
            var words = StyleEngine.words(argument)
            let place = words.firstIndex { $0.hasSuffix("%") }
            let share = place.flatMap { Double(words.remove(at: $0).dropLast()) }
            guard words.count == 1, let channels = channels(of: computed(words[0])) else { return nil }
            shares.append(share)
            colors.append(channels)
        }
        var first = shares[0] ?? shares[1].map { 100 - $0 } ?? 50
        var second = shares[1] ?? 100 - first
        guard first >= 0, second >= 0, first + second > 0 else { return nil }
        let scale = min(1, (first + second) / 100)
        (first, second) = (first / (first + second), second / (first + second))
        let alpha = colors[0][3] * first + colors[1][3] * second
        let mixed = (0..<3).map { index in
            alpha == 0
                ? 0 : (colors[0][index] * colors[0][3] * first + colors[1][index] * colors[1][3] * second) / alpha
        }
        return sRGBText(mixed, alpha: alpha * scale)
    }

    /// A color of channels from 0 to 1 that are not rounded to eight bits.
    static func sRGBText(_ channels: [Double], alpha: Double) -> String {
        let shown = alpha == 1 ? "" : " / " + serializeNumber(alpha)
        return "color(srgb " + channels.map(serializeNumber).joined(separator: " ") + shown + ")"
    }

    /// Red, green, blue and alpha, each from 0 to 1, of a computed sRGB color.
    static func channels(of text: String) -> [Double]? {
        let values = ComponentValues(text)
        guard values.tokens.first?.kind == .function else { return nil }
        if let color = CSSColor(function: 0, in: values) {
            return [color.red, color.green, color.blue, color.alpha].map { Double($0) / 255 }
        }
        let words = StyleEngine.words(String(text.dropLast().drop { $0 != "(" }.dropFirst()))
        guard text.hasPrefix("color("), words.first == "srgb" else { return nil }
        let numbers = words.dropFirst().filter { $0 != "/" }.compactMap { Double($0) }
        return numbers.count == 3 ? numbers + [1] : numbers.count == 4 ? numbers : nil
    }
}
