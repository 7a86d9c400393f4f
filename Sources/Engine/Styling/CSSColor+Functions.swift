// CSSColor+Functions.swift: colors that are kept as functions. https://www.w3.org/TR/css-color-4/ https://www.w3.org/TR/css-color-5/

import CSSSyntax

extension CSSColor {
    /// What 100 % is of each component.
    private static let full: [String: [Double]] = [
        "lab": [100, 125, 125], "lch": [100, 150, 360], "oklab": [1, 0.4, 0.4], "oklch": [1, 0.4, 360],
    ]

    /// `lab()`, `lch()`, `oklab()` or `oklch()` with numbers only; nil for anything else.
    static func numeric(_ values: ComponentValues, _ index: Int) -> String? {
        let name = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
        guard let full = full[name] else { return nil }
        var parts: [String] = []
        var alpha: String?
        var isAlpha = false
        for part in values.contents(ofBlockAt: index) {
            let token = values.tokens[part]
            var text: String
            switch token.kind {
            case .whitespace: continue
            case .delim where values.delim(at: part) == UInt8(ascii: "/") && parts.count == 3 && !isAlpha:
                isAlpha = true
                continue
            case .number: text = serializeNumber(token.number)
            case .percentage:
                guard isAlpha || parts.count < 3 else { return nil }
                text = serializeNumber(token.number / 100 * (isAlpha ? 1 : full[parts.count]))
            case .dimension where parts.count == 2 && name.hasSuffix("lch"):
                text = serializeNumber(degrees(part, values))
            case .ident where values.text(at: part, is: "none"): text = "none"
            default: return nil
            }
            if isAlpha, alpha == nil { alpha = text } else if parts.count < 3 { parts.append(text) } else { return nil }
        }
        guard parts.count == 3, isAlpha == (alpha != nil) else { return nil }
        let shown = alpha.flatMap { $0 == "1" ? nil : " / " + $0 } ?? ""
        return name + "(" + parts.joined(separator: " ") + shown + ")"
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
        let shown = alpha * scale == 1 ? "" : " / " + serializeNumber(alpha * scale)
        return "color(srgb " + mixed.map(serializeNumber).joined(separator: " ") + shown + ")"
    }

    /// Red, green, blue and alpha, each from 0 to 1, of a computed sRGB color.
    private static func channels(of text: String) -> [Double]? {
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
