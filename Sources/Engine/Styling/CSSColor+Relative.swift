// CSSColor+Relative.swift: colors that are made from the channels of others. https://www.w3.org/TR/css-color-5/#relative-colors

import CSSSyntax

extension CSSColor {
    /// The names of a function's channels.
    private static func channelNames(_ name: String) -> [String] {
        switch name {
        case "hsl", "hsla": ["h", "s", "l"]
        case "hwb": ["h", "w", "b"]
        case "lab", "oklab": ["l", "a", "b"]
        case "lch", "oklch": ["l", "c", "h"]
        default: ["r", "g", "b"]
        }
    }

    /// Whether a function with `from` has three channels, which are numbers or made of the other color's.
    static func isRelative(_ values: ComponentValues, _ index: Int) -> Bool {
        let name = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
        // Behind `from`: the color, the space of `color()`, and the channels.
        var parts = values.components(values.contents(ofBlockAt: index)).dropFirst()
        guard let origin = parts.popFirst(), PropertyGrammar("C").single(values, origin.lowerBound) != nil else {
            return false
        }
        var names = channelNames(name)
        if name == "color" {
            guard let space = parts.popFirst(), values.tokens[space.lowerBound].kind == .ident else { return false }
            if values.text(at: space.lowerBound, is: "xyz")
                || values.lowercasedText(at: space.lowerBound).starts(with: "xyz-".utf8)
            {
                names = ["x", "y", "z"]
            }
        }
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

    /// What `rgb(from …)`, `hsl(from …)`, `hwb(from …)` or `color(from … srgb …)` comes to; nil for the others, and where the other
    /// color is none of sRGB.
    static func relative(_ text: String, _ computed: (String) -> String) -> String? {
        let values = ComponentValues(text)
        guard values.tokens.first?.kind == .function else { return nil }
        let name = String(decoding: values.lowercasedText(at: 0), as: UTF8.self)
        var parts = values.components(values.contents(ofBlockAt: 0))
        guard parts.count >= 5, values.text(at: parts[0].lowerBound, is: "from") else { return nil }
        let origin = String(decoding: values.source(of: parts[1]), as: UTF8.self)
        guard let channels = channels(of: computed(origin)) else { return nil }
        parts.removeFirst(2)
        if name == "color" {
            guard values.text(at: parts[0].lowerBound, is: "srgb") else { return nil }
            parts.removeFirst()
        }
        var known = ["alpha": channels[3]]
        let names = channelNames(name)
        let (hue, saturation, lightness) = hsl(channels)
        let own: [Double]
        switch name {
        case "rgb", "rgba": own = channels[..<3].map { $0 * 255 }
        case "color": own = Array(channels[..<3])
        case "hsl", "hsla": own = [hue, saturation * 100, lightness * 100]
        case "hwb": own = [hue, (channels[..<3].min() ?? 0) * 100, (1 - (channels[..<3].max() ?? 0)) * 100]
        default: return nil
        }
        for (name, value) in zip(names, own) { known[name] = value }
        let full = name.hasPrefix("rgb") ? 255.0 : name == "color" ? 1 : 100
        var results: [Double] = []
        for part in parts where values.delim(at: part.lowerBound) != UInt8(ascii: "/") {
            let isAlpha = results.count == 3
            guard let number = number(values, part, known, full: isAlpha ? 1 : full) else { return nil }
            results.append(number)
        }
        guard results.count >= 3 else { return nil }
        let alpha = max(0, min(1, results.count > 3 ? results[3] : channels[3]))
        let mixed: [Double]
        switch name {
        case "hsl", "hsla":
            mixed = Self.channels(hue: turned(results[0]), saturation: results[1] / 100, lightness: results[2] / 100)
        case "hwb":
            let (white, black) = (results[1] / 100, results[2] / 100)
            let pure = Self.channels(hue: turned(results[0]), saturation: 1, lightness: 0.5)
            mixed =
                white + black >= 1
                ? Array(repeating: white / (white + black), count: 3) : pure.map { $0 * (1 - white - black) + white }
        default: mixed = results[..<3].map { $0 / full }
        }
        return sRGBText(mixed, alpha: alpha)
    }

    /// A channel: a number, a percentage of all, or a calculation with the other color's channels.
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
    private static func hsl(_ channels: [Double]) -> (Double, Double, Double) {
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
