// GradientGrammar.swift: the grammar of gradients, as in WebKit. https://drafts.csswg.org/css-images-4/#gradients

import CSSSyntax

/// Reads the arguments of one gradient function.
struct GradientGrammar {
    private enum Kind { case linear, radial, conic, olderLinear, olderRadial }

    private let values: ComponentValues
    private let kind: Kind
    private let name: String

    /// The text of a gradient whose name (in lower case) is at `index`; nil if its arguments are invalid.
    static func serialize(_ name: String, _ values: ComponentValues, _ index: Int) -> String? {
        let arguments = values.splitAtCommas(values.contents(ofBlockAt: index)).map { values.trimmed($0) }
        guard arguments.allSatisfy({ !$0.isEmpty }) else { return nil }
        if name == "-webkit-gradient" { return OlderGradient.serialize(values, arguments) }
        let isOlder = name.hasPrefix("-webkit-")
        let kind: Kind =
            name.contains("linear")
            ? (isOlder ? .olderLinear : .linear) : name.contains("radial") ? (isOlder ? .olderRadial : .radial) : .conic
        return GradientGrammar(values: values, kind: kind, name: name).text(arguments)
    }

    private func text(_ arguments: [Range<Int>]) -> String? {
        var rest = arguments[...]
        var hasModernColor = false
        var prelude: [String] = []
        // Everything before the first possible color is a separate part.
        if kind == .olderRadial {
            guard let found = olderRadialPrelude(&rest) else { return nil }
            prelude = found
        }
        var components: [[Part]] = []
        if kind != .olderRadial, let first = rest.first, stop(first)?.color == nil {
            components = [parts(first)]
            rest = rest.dropFirst()
        }
        guard let stops = stops(rest, &hasModernColor) else { return nil }
        switch kind {
        case .olderRadial: break
        case .olderLinear:
            guard let side = components.first.map(olderSide) ?? "top" else { return nil }
            prelude = [side]
        default:
            if let first = components.first {
                guard let text = modernPrelude(first, hasModernColor) else { return nil }
                if !text.isEmpty { prelude = [text] }
            }
        }
        return name + "(" + (prelude + stops).joined(separator: ", ") + ")"
    }

    /// One component value of an argument, and its text.
    private typealias Part = (range: Range<Int>, text: String)

    private func parts(_ range: Range<Int>) -> [Part] {
        let serializer = ValueSerializer(values, zeroIsLength: kind != .conic)
        return values.components(range).map { ($0, serializer.component(at: $0.lowerBound) ?? "?") }
    }

    // MARK: Color stops

    private static let places = ValueSyntax.lengthPercentage
    private static let turns = ValueSyntax.type(.anglePercentage, ValueSyntax.all)
    private static let angles = ValueSyntax.angle
    private static let radii = ValueSyntax.size
    private static let colors = ValueSyntax.color
    private static let extents: Set<String> = ["closest-side", "closest-corner", "farthest-side", "farthest-corner"]

    private func place(_ range: Range<Int>) -> String? {
        guard kind == .conic else { return Self.places.single(values, range.lowerBound) }
        return isZero(range) ? "0deg" : Self.turns.single(values, range.lowerBound)
    }

    /// A zero without a unit, which is also an angle.
    private func isZero(_ range: Range<Int>) -> Bool {
        values.tokens[range.lowerBound].kind == .number && values.tokens[range.lowerBound].number == 0
    }

    /// A color with up to two positions, or only a position, the midpoint between the adjacent colors.
    private func stop(_ range: Range<Int>) -> (color: String?, places: [String])? {
        var parts = values.components(range)[...]
        let color = parts.first.flatMap { Self.colors.single(values, $0.lowerBound) }
        if color != nil { parts = parts.dropFirst() }
        let places = parts.compactMap(place)
        guard places.count == parts.count, places.count <= (color == nil ? 1 : 2), color != nil || !places.isEmpty
        else {
            return nil
        }
        return (color, places)
    }

    private func stops(_ arguments: ArraySlice<Range<Int>>, _ hasModernColor: inout Bool) -> [String]? {
        var texts: [String] = []
        var wasHint = true
        for argument in arguments {
            guard let (color, places) = stop(argument) else { return nil }
            if color == nil, wasHint { return nil }
            wasHint = color == nil
            guard let color else {
                texts += places
                continue
            }
            if ["lab(", "lch(", "oklab(", "oklch(", "color("].contains(where: color.hasPrefix) {
                hasModernColor = true
            }
            // A color with two positions is two stops.
            texts += places.isEmpty ? [color] : places.map { color + " " + $0 }
        }
        return wasHint ? nil : texts
    }

    // MARK: Preludes

    private func modernPrelude(_ given: [Part], _ hasModernColor: Bool) -> String? {
        var parts = given
        var mixing = ""
        if let place = parts.firstIndex(where: { $0.text == "in" }) {
            let end = parts[place...].firstIndex { $0.text == "hue" }.map { $0 + 1 } ?? min(place + 2, parts.count)
            guard let method = MixingMethod(parts[place..<end].map(\.text).joined(separator: " ")),
                place == 0 || end == parts.count
            else { return nil }
            mixing = method.text == (hasModernColor ? "in oklab" : "in srgb") ? "" : method.text
            parts.removeSubrange(place..<end)
            if parts.isEmpty { return mixing }
        }
        let found: String?
        switch kind {
        case .linear: found = direction(parts)
        case .radial: found = shape(parts)
        default: found = rotation(parts)
        }
        return found.map { $0.isEmpty ? mixing : mixing.isEmpty ? $0 : $0 + " " + mixing }
    }

    /// The serialized form of an angle; nil for other values.
    private func angle(_ part: Part) -> String? {
        isZero(part.range) ? "0deg" : Self.angles.single(values, part.range.lowerBound)
    }

    /// One side, or two sides of different axes, the horizontal one first.
    private static func sides(_ words: [String]) -> [String]? {
        let horizontal = words.filter { $0 == "left" || $0 == "right" }
        let vertical = words.filter { $0 == "top" || $0 == "bottom" }
        guard horizontal.count < 2, vertical.count < 2, horizontal.count + vertical.count == words.count,
            !words.isEmpty
        else { return nil }
        return horizontal + vertical
    }

    private func direction(_ parts: [Part]) -> String? {
        if parts.count == 1 { return angle(parts[0]).map { $0 == "180deg" ? "" : $0 } }
        guard parts[0].text == "to", let sides = Self.sides(parts.dropFirst().map(\.text)) else { return nil }
        return sides == ["bottom"] ? "" : "to " + sides.joined(separator: " ")
    }

    /// The position after `at`, the empty text for the center; nil for other values.
    private func position(_ parts: ArraySlice<Part>) -> String? {
        guard let point = LonghandValue.position(values, parts.map(\.range)) else { return nil }
        let isMiddle = point == ["center", "center"] || point == [.percentage(50), .percentage(50)]
        return isMiddle ? "" : "at " + CSSValue(point).text
    }

    private func shape(_ parts: [Part]) -> String? {
        let at = parts.firstIndex { $0.text == "at" } ?? parts.count
        var place = ""
        if at < parts.count {
            guard let found = position(parts[(at + 1)...]) else { return nil }
            place = found
        }
        var (shape, keyword): (String?, String?)
        var lengths: [String] = []
        for (range, word) in parts[..<at] {
            if word == "circle" || word == "ellipse", shape == nil {
                shape = word
            } else if Self.extents.contains(word), keyword == nil {
                keyword = word
            } else if Self.radii.single(values, range.lowerBound) != nil {
                lengths.append(word)
            } else {
                return nil
            }
        }
        guard keyword == nil || lengths.isEmpty else { return nil }
        switch lengths.count {
        case 0: break
        case 1: guard shape != "ellipse", !lengths[0].hasSuffix("%") else { return nil }
        case 2: guard shape != "circle" else { return nil }
        default: return nil
        }
        var texts = shape == "circle" && lengths.isEmpty ? ["circle"] : []
        if let keyword, keyword != "farthest-corner" { texts.append(keyword) }
        texts += lengths
        if !place.isEmpty { texts.append(place) }
        return texts.joined(separator: " ")
    }

    private func rotation(_ given: [Part]) -> String? {
        var parts = given[...]
        var texts: [String] = []
        if parts.first?.text == "from" {
            guard parts.count > 1, let angle = angle(parts[1]) else { return nil }
            if angle != "0deg" { texts = ["from", angle] }
            parts.removeFirst(2)
        }
        if parts.first?.text == "at" {
            guard let place = position(parts.dropFirst()) else { return nil }
            if !place.isEmpty { texts.append(place) }
            parts = []
        }
        return parts.isEmpty ? texts.joined(separator: " ") : nil
    }

    // MARK: WebKit's functions

    /// The side at which the colors begin.
    private func olderSide(_ parts: [Part]) -> String? {
        (parts.count == 1 ? angle(parts[0]) : nil) ?? Self.sides(parts.map(\.text))?.joined(separator: " ")
    }

    /// An optional position, and an optional shape with a size or two lengths.
    private func olderRadialPrelude(_ rest: inout ArraySlice<Range<Int>>) -> [String]? {
        var place: String?
        var size: String?
        if let first = rest.first, stop(first).map({ $0.color == nil }) ?? true {
            if let point = LonghandValue.position(values, values.components(first)) {
                place = CSSValue(point).text
                rest = rest.dropFirst()
            }
        }
        if let first = rest.first, stop(first)?.color == nil {
            let parts = parts(first)
            let words = parts.map(\.text)
            let shape = words.first { $0 == "circle" || $0 == "ellipse" }
            let extent = words.first { Self.extents.contains($0) || $0 == "contain" || $0 == "cover" }
            if words.count == [shape, extent].compactMap({ $0 }).count {
                size = (shape ?? "ellipse") + " " + (extent ?? "cover")
            } else {
                guard words.count == 2, parts.allSatisfy({ Self.places.single(values, $0.range.lowerBound) != nil })
                else { return nil }
                size = words.joined(separator: " ")
            }
            rest = rest.dropFirst()
        }
        return [place ?? "center"] + (size.map { [$0] } ?? [])
    }
}

/// `-webkit-gradient()`, between two points or circles.
private enum OlderGradient {
    static func serialize(_ values: ComponentValues, _ arguments: [Range<Int>]) -> String? {
        guard let first = arguments.first, first.count == 1 else { return nil }
        let isLinear = values.text(at: first.lowerBound, is: "linear")
        guard isLinear || values.text(at: first.lowerBound, is: "radial") else { return nil }
        var texts = [isLinear ? "linear" : "radial"]
        let count = isLinear ? 3 : 5
        guard arguments.count >= count else { return nil }
        for place in 1..<count {
            let words = values.components(arguments[place])
            let isRadius = !isLinear && place % 2 == 0
            let syntax = isRadius ? ValueSyntax.number : pointPart
            let parts = words.compactMap { syntax.single(values, $0.lowerBound) }
            guard parts.count == words.count, parts.count == (isRadius ? 1 : 2) else { return nil }
            texts.append(parts.map { Self.shares[$0] ?? $0 }.joined(separator: " "))
        }
        for argument in arguments[count...] {
            guard let stop = stop(values, argument) else { return nil }
            texts.append(stop)
        }
        return "-webkit-gradient(" + texts.joined(separator: ", ") + ")"
    }

    private static let pointPart = ValueSyntax.one([
        .keywords(["left", "right", "top", "bottom", "center"]), .share,
    ])
    private static let shares = ["left": "0%", "top": "0%", "center": "50%", "right": "100%", "bottom": "100%"]

    private static func stop(_ values: ComponentValues, _ range: Range<Int>) -> String? {
        guard let index = range.first, values.tokens[index].kind == .function,
            values.index(afterValueAt: index) >= range.upperBound
        else { return nil }
        let parts = values.splitAtCommas(values.contents(ofBlockAt: index)).map { values.trimmed($0) }
        guard let last = parts.last?.first, let color = ValueSyntax.color.single(values, last) else { return nil }
        var name = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
        switch (name, parts.count) {
        case ("from", 1), ("to", 1): return "\(name)(\(color))"
        case ("color-stop", 2):
            guard let first = parts[0].first, let text = ValueSyntax.share.single(values, first) else {
                return nil
            }
            let share = ShortestForm.number(text)
            name = share == "0" ? "from" : share == "1" ? "to" : name
            return name == "color-stop" ? "\(name)(\(share), \(color))" : "\(name)(\(color))"
        default: return nil
        }
    }
}
