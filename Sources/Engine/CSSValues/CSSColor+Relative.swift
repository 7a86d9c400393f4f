// CSSColor+Relative.swift: relative colors, made from the channels of others. https://www.w3.org/TR/css-color-5/#relative-colors

import CSSSyntax

extension CSSColor {
    /// The space of a function; nil for `color()`, which names it.
    private static func space(of name: String) -> SpacedColor.Space? {
        switch name {
        case "color": nil
        case "hsl", "hsla": .hsl
        default: SpacedColor.Space(rawValue: name) ?? .srgb
        }
    }

    /// Whether a function with `from` has three valid channels: numbers, or calculations with the other color's channels.
    static func isRelative(_ values: ComponentValues, _ index: Int) -> Bool {
        let name = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
        // The parts after `from`: the color, the space of `color()`, and the channels.
        var parts = values.components(values.contents(ofBlockAt: index)).dropFirst()
        guard let origin = parts.popFirst(), ValueSyntax.color.single(values, origin.lowerBound) != nil else {
            return false
        }
        var space = space(of: name)
        if name == "color" {
            guard let word = parts.popFirst(), values.tokens[word.lowerBound].kind == .ident else { return false }
            space = SpacedColor.Space(name: String(decoding: values.lowercasedText(at: word.lowerBound), as: UTF8.self))
        }
        guard let names = space?.channels else { return false }
        guard
            parts.count == 3
                || parts.count == 5 && values.delim(at: parts[parts.startIndex + 3].lowerBound) == UInt8(ascii: "/")
        else { return false }
        return parts.enumerated().allSatisfy { place, part in
            guard place != 3 else { return true }
            guard values.tokens[part.lowerBound].kind == .ident else {
                let kind = values.tokens[part.lowerBound].kind
                return [.number, .percentage, .dimension, .function].contains(kind)
            }
            let word = String(decoding: values.lowercasedText(at: part.lowerBound), as: UTF8.self)
            return word == "none" || word == "alpha" || names.contains(word)
        }
    }

    /// The result of a function with `from`; nil if the other color is not known.
    package static func relative(_ text: String, _ computed: (String) -> String) -> String? {
        let values = ComponentValues(text)
        guard values.tokens.first?.kind == .function else { return nil }
        let name = String(decoding: values.lowercasedText(at: 0), as: UTF8.self)
        var parts = values.components(values.contents(ofBlockAt: 0))
        guard parts.count >= 5, values.text(at: parts[0].lowerBound, is: "from") else { return nil }
        let text = String(decoding: values.source(of: parts[1]), as: UTF8.self)
        guard let given = SpacedColor(computed(text)) else { return nil }
        parts.removeFirst(2)
        var space = space(of: name)
        if name == "color" {
            space = SpacedColor.Space(
                name: String(decoding: values.lowercasedText(at: parts[0].lowerBound), as: UTF8.self)
            )
            parts.removeFirst()
        }
        guard let space else { return nil }
        let origin = given.converted(to: space)
        // NB: `rgb()` counts in 255ths.
        let scale = name.hasPrefix("rgb") ? 255.0 : 1
        var known = ["alpha": origin.alpha ?? 0]
        for (name, value) in zip(space.channels, origin.components) { known[name] = (value ?? 0) * scale }
        var results: [Double?] = []
        for part in parts where values.delim(at: part.lowerBound) != UInt8(ascii: "/") {
            if values.text(at: part.lowerBound, is: "none") {
                results.append(nil)
                continue
            }
            let full = results.count < 3 ? space.full[results.count] * scale : 1
            guard let number = number(values, part, known, full: full) else { return nil }
            results.append(number)
        }
        guard results.count >= 3 else { return nil }
        let alpha = results.count > 3 ? results[3] : origin.alpha
        var components = results[..<3].map { result in result.map { $0 / scale } }
        if let hue = space.hue { components[hue] = components[hue].map(turned) }
        return SpacedColor(space, components, alpha: alpha.map { max(0, min(1, $0)) }).text
    }

    /// A channel: a number, a percentage, or a calculation with the other color's channels.
    private static func number(_ values: ComponentValues, _ part: Range<Int>, _ known: [String: Double], full: Double)
        -> Double?
    {
        var text = ""
        for index in part {
            let token = values.tokens[index]
            let word = token.kind == .ident ? String(decoding: values.lowercasedText(at: index), as: UTF8.self) : ""
            if let value = known[word] {
                text += "\(value)"
            } else {
                text += String(decoding: values.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
            }
        }
        let replaced = ComponentValues(text)
        guard !replaced.tokens.isEmpty, let component = Component(replaced, 0) else { return nil }
        return component.unit == "%" ? component.number / 100 * full : component.degrees
    }

    /// https://www.w3.org/TR/css-color-4/#rgb-to-hsl
    static func hsl(_ channels: [Double]) -> (Double, Double, Double) {
        let (red, green, blue) = (channels[0], channels[1], channels[2])
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let (lightness, range) = ((most + least) / 2, most - least)
        guard range > 0 else { return (0, 0, lightness) }
        let saturation = lightness == 0 || lightness == 1 ? 0 : (most - lightness) / min(lightness, 1 - lightness)
        var hue = (red - green) / range + 4
        if most == red {
            hue = (green - blue) / range + (green < blue ? 6 : 0)
        } else if most == green {
            hue = (blue - red) / range + 2
        }
        return (hue * 60, saturation, lightness)
    }
}
