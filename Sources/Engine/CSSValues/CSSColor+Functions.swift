// CSSColor+Functions.swift: colors that are stored as functions. https://www.w3.org/TR/css-color-4/ https://www.w3.org/TR/css-color-5/

extension CSSColor {
    /// The value of 100 % for each component.
    private static let full: [String: [Double]] = [
        "lab": [100, 125, 125], "lch": [100, 150, 360], "oklab": [1, 0.4, 0.4], "oklch": [1, 0.4, 360],
    ]

    /// The spaces of `color()`, and their serialized names.
    private static let spaces = [
        "srgb": "srgb", "srgb-linear": "srgb-linear", "display-p3": "display-p3", "a98-rgb": "a98-rgb",
        "prophoto-rgb": "prophoto-rgb", "rec2020": "rec2020", "xyz": "xyz-d65", "xyz-d50": "xyz-d50",
        "xyz-d65": "xyz-d65",
    ]

    /// `lab()`, `lch()`, `oklab()`, `oklch()` or `color()` with numbers only; nil for anything else.
    private static func numeric(_ name: String, _ given: [CSSValue]) -> CSSValue? {
        guard let full = name == "color" ? [1, 1, 1] : full[name] else { return nil }
        var (written, parts): ([CSSValue], [CSSValue]) = ([], given)
        if name == "color" {
            guard case .keyword(let word)? = parts.first, let space = spaces[word] else { return nil }
            written = [.keyword(space)]
            parts.removeFirst()
        }
        guard parts.count == 3 || parts.count == 5 && parts.remove(at: 3) == .slash else { return nil }
        for (place, part) in parts.enumerated() {
            let isHue = place == 2 && name.hasSuffix("lch")
            guard let component = Component(part), ["", "%", isHue ? "deg" : ""].contains(component.unit) else {
                return nil
            }
            var number = component.number
            if component.unit == "%" { number *= (place == 3 ? 1 : full[place]) / 100 }
            if place == 3 {
                number = max(0, min(1, number))
            } else if place == 0, name != "color" {
                number = max(0, min(full[0], number))
            } else if name.hasSuffix("lch") {
                number = isHue ? turned(number) : max(0, number)
            }
            // WebKit stores them in single precision.
            let value = component.isNone ? "none" : CSSValue.number(Double(Float(number)))
            if place < 3 { written.append(value) } else if value != .number(1) { written += [.slash, value] }
        }
        return .function(name, [.sequence(written)])
    }

    /// An angle from 0 to 360 degrees.
    static func turned(_ degrees: Double) -> Double {
        let rest = degrees.truncatingRemainder(dividingBy: 360)
        return rest < 0 ? rest + 360 : rest
    }

    /// The color of a function of numbers; nil for other functions.
    static func known(_ name: String, _ arguments: [CSSValue]) -> CSSValue? {
        if let color = CSSColor(name, arguments) { return .color(color) }
        return arguments.count == 1 ? numeric(name, arguments[0].parts) : nil
    }

    /// A color as it is stored: with a known value, or as a function of other colors; nil for other values.
    static func valid(_ value: CSSValue) -> CSSValue? {
        switch value {
        case .color: return value
        case .keyword(let word): return words.contains(word.utf8) ? value : nil
        case .function("light-dark", let arguments):
            let colors = arguments.compactMap { valid($0) }
            return arguments.count == 2 && colors.count == 2 ? .function("light-dark", colors) : nil
        case .function("color-mix", let arguments): return mixture(arguments)
        case .function(let name, let arguments):
            if let known = known(name, arguments) { return known }
            return arguments.count == 1 && arguments[0].parts[0] == "from" && isRelative(name, arguments[0].parts)
                ? value : nil
        default: return nil
        }
    }

    /// The result of `color-mix()`; nil if one of its colors is not known. https://www.w3.org/TR/css-color-5/#color-mix
    package static func mixed(_ arguments: [CSSValue], _ computed: (CSSValue) -> CSSValue) -> CSSValue? {
        guard arguments.count == 3, let method = MixingMethod(arguments[0].parts) else { return nil }
        let parts = arguments.dropFirst().map(mixedPart)
        let colors = parts.compactMap { $0.color.flatMap { SpacedColor(computed($0)) } }
        let shares = parts.map { $0.share.flatMap { CalcExpression($0)?.single?.amount } }
        guard colors.count == 2 else { return nil }
        let first = shares[0] ?? shares[1].map { 100 - $0 } ?? 50
        let second = shares[1] ?? 100 - first
        guard first >= 0, second >= 0, first + second > 0 else { return nil }
        var mixed = method.mix(colors[0], colors[1], share: second / (first + second))
        mixed.alpha = mixed.alpha.map { $0 * min(1, (first + second) / 100) }
        return mixed.value
    }

    /// A color and its percentage, in any order.
    private static func mixedPart(_ argument: CSSValue) -> (color: CSSValue?, share: CSSValue?) {
        var parts = argument.parts
        let share = parts.firstIndex(where: \.isNumeric).map { parts.remove(at: $0) }
        return (parts.count == 1 ? valid(parts[0]) : nil, share)
    }

    /// `color-mix()` as it is stored: the full name of its space, and percentages after colors.
    private static func mixture(_ arguments: [CSSValue]) -> CSSValue? {
        guard arguments.count == 3, let method = MixingMethod(arguments[0].parts) else { return nil }
        var mixed = [method.value]
        var shares: [CSSValue?] = []
        for argument in arguments.dropFirst() {
            let (color, share) = mixedPart(argument)
            // NB: A calculated percentage is checked when colors are computed.
            if case .percentage(let number)? = share, !(0...100).contains(number) { return nil }
            guard let color else { return nil }
            mixed.append(CSSValue([color] + [share].compactMap { $0 }))
            shares.append(share)
        }
        return shares == [.percentage(0), .percentage(0)] ? nil : .function("color-mix", mixed)
    }
}

/// The space in which colors are mixed, and the way around the circle of hues.
struct MixingMethod {
    private enum HueWay: String { case shorter, longer, increasing, decreasing }

    private var space: SpacedColor.Space
    private var way = HueWay.shorter

    init?(_ parts: [CSSValue]) {
        let words = parts.map(\.text)
        guard words.count == 2 || words.count == 4, words[0] == "in", let space = SpacedColor.Space(name: words[1])
        else {
            return nil
        }
        self.space = space
        if words.count == 4 {
            guard space.hue != nil, words[3] == "hue", let way = HueWay(rawValue: words[2]) else { return nil }
            self.way = way
        }
    }

    var value: CSSValue {
        .sequence(["in", .keyword(space.rawValue)] + (way == .shorter ? [] : [.keyword(way.rawValue), "hue"]))
    }

    /// https://www.w3.org/TR/css-color-4/#interpolation
    func mix(_ first: SpacedColor, _ second: SpacedColor, share: Double) -> SpacedColor {
        var (a, b) = (first.converted(to: space), second.converted(to: space))
        for place in 0..<3 {
            a.components[place] = a.components[place] ?? b.components[place]
            b.components[place] = b.components[place] ?? a.components[place]
        }
        let alphas = (a.alpha ?? b.alpha, b.alpha ?? a.alpha)
        let alpha = alphas.0.flatMap { first in alphas.1.map { first + ($0 - first) * share } }
        let components = (0..<3).map { place -> Double? in
            guard let from = a.components[place], let to = b.components[place] else { return nil }
            if place == space.hue { return CSSColor.turned(from + turn(from, to) * share) }
            // Other components are premultiplied by the opacity.
            guard let alpha, alpha > 0 else { return from + (to - from) * share }
            let (one, other) = (from * (alphas.0 ?? 1), to * (alphas.1 ?? 1))
            return (one + (other - one) * share) / alpha
        }
        return SpacedColor(space, components, alpha: alpha)
    }

    /// The interpolated hue. https://www.w3.org/TR/css-color-4/#hue-interpolation
    private func turn(_ from: Double, _ to: Double) -> Double {
        let turn = to - from
        switch way {
        case .shorter: return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
        case .longer: return turn > 0 && turn < 180 ? turn - 360 : turn > -180 && turn <= 0 ? turn + 360 : turn
        case .increasing: return turn < 0 ? turn + 360 : turn
        case .decreasing: return turn > 0 ? turn - 360 : turn
        }
    }
}
