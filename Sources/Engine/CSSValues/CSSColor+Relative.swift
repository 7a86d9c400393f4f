// CSSColor+Relative.swift: relative colors, made from the channels of others. https://www.w3.org/TR/css-color-5/#relative-colors

extension CSSColor {
    /// The space of a function; nil for `color()`, which names it.
    private static func space(of name: String) -> SpacedColor.Space? {
        switch name {
        case "color": nil
        case "hsl", "hsla": .hsl
        default: SpacedColor.Space(rawValue: name) ?? .srgb
        }
    }

    /// The parts of a function with `from`: the other color, the space, and the channels with the opacity after a slash.
    private static func relativeParts(_ name: String, _ given: [CSSValue])
        -> (origin: CSSValue, space: SpacedColor.Space, channels: [CSSValue])?
    {
        var parts = given.dropFirst()
        guard let origin = parts.popFirst() else { return nil }
        var space = space(of: name)
        if name == "color", case .keyword(let word)? = parts.popFirst() { space = SpacedColor.Space(name: word) }
        guard let space, parts.count == 3 || parts.count == 5 && parts[parts.startIndex + 3] == .slash else {
            return nil
        }
        return (origin, space, Array(parts.prefix(3) + parts.dropFirst(4)))
    }

    private static let functions = WordTable([
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
    ])

    /// Whether a function with `from` has three valid channels: numbers, or calculations with the other color's channels.
    static func isRelative(_ name: String, _ given: [CSSValue]) -> Bool {
        guard functions.contains(name.utf8), let (origin, space, channels) = relativeParts(name, given),
            valid(origin) != nil
        else { return false }
        let known = Dictionary(uniqueKeysWithValues: (space.channels + ["alpha"]).map { ($0, 1.0) })
        return channels.allSatisfy { $0 == "none" || amount($0, known) != nil }
    }

    /// The result of a function with `from`; nil if the other color is not known.
    package static func relative(_ name: String, _ given: [CSSValue], _ computed: (CSSValue) -> CSSValue) -> CSSValue? {
        guard let (origin, space, channels) = relativeParts(name, given),
            let color = SpacedColor(computed(origin))?.converted(to: space)
        else { return nil }
        // NB: `rgb()` counts in 255ths.
        let scale = name.hasPrefix("rgb") ? 255.0 : 1
        var known = ["alpha": color.alpha ?? 0]
        for (name, value) in zip(space.channels, color.components) { known[name] = (value ?? 0) * scale }
        var results: [Double?] = []
        for channel in channels {
            if channel == "none" {
                results.append(nil)
                continue
            }
            guard let (amount, unit) = amount(channel, known) else { return nil }
            let full = results.count < 3 ? space.full[results.count] * scale : 1
            results.append(unit == "%" ? amount / 100 * full : amount)
        }
        let alpha = results.count > 3 ? results[3] : color.alpha
        var components = results[..<3].map { result in result.map { $0 / scale } }
        if let hue = space.hue { components[hue] = components[hue].map(turned) }
        return SpacedColor(space, components, alpha: alpha.map { max(0, min(1, $0)) }).value
    }

    /// The amount of a channel: a number, a percentage, an angle, or a calculation with the channels of the other color.
    private static func amount(_ channel: CSSValue, _ known: [String: Double]) -> (amount: Double, unit: String)? {
        if case .keyword(let word) = channel { return known[word].map { ($0, "") } }
        let replaced = channel.mapping { part in
            if case .keyword(let word) = part { known[word].map { .number($0) } } else { nil }
        }
        return CalcExpression(replaced)?.single
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
