// GradientGrammar.swift: the grammar of gradients, as in WebKit. https://drafts.csswg.org/css-images-4/#gradients

import CSSSyntax

/// Reads the arguments of one gradient function.
struct GradientGrammar {
    private enum Kind { case linear, radial, conic, olderLinear, olderRadial }

    private let values: ComponentValues
    private let kind: Kind

    /// The gradient whose name (in lower case) is at `index`; nil if its arguments are invalid.
    static func value(_ name: String, _ values: ComponentValues, _ index: Int) -> CSSValue? {
        let arguments = values.splitAtCommas(values.contents(ofBlockAt: index))
        guard arguments.allSatisfy({ !$0.isEmpty }) else { return nil }
        if name == "-webkit-gradient" { return OlderGradient.value(values, arguments) }
        let isOlder = name.hasPrefix("-webkit-")
        let kind: Kind =
            name.contains("linear")
            ? (isOlder ? .olderLinear : .linear) : name.contains("radial") ? (isOlder ? .olderRadial : .radial) : .conic
        let grammar = GradientGrammar(values: values, kind: kind)
        return grammar.arguments(arguments[...]).map { .function(name, $0) }
    }

    private func arguments(_ given: ArraySlice<Range<Int>>) -> [CSSValue]? {
        var rest = given
        // Everything before the first possible color is a separate part.
        if kind == .olderRadial {
            let prelude = olderRadialPrelude(&rest)
            return prelude.flatMap { prelude in stops(rest).map { prelude + $0.stops } }
        }
        let first = given.first.flatMap { stop($0)?.color == nil ? parts($0) : nil }
        guard let (stops, hasModernColor) = stops(first == nil ? rest : rest.dropFirst()) else { return nil }
        if kind == .olderLinear { return (first.map(olderSide) ?? ["top"]).map { [CSSValue($0)] + stops } }
        guard let first else { return stops }
        return modernPrelude(first, hasModernColor).map { $0.isEmpty ? stops : [CSSValue($0)] + stops }
    }

    /// One component value of an argument, and its keyword.
    private typealias Part = (range: Range<Int>, word: CSSValue?)

    private func parts(_ range: Range<Int>) -> [Part] {
        values.components(range).map { part in
            let isWord = values.tokens[part.lowerBound].kind == .ident
            return (part, isWord ? .keyword(values.word(at: part.lowerBound)) : nil)
        }
    }

    // MARK: Color stops

    private static let turns = ValueSyntax.type(.anglePercentage, ValueSyntax.all)
    private static let extents: [CSSValue] = ["closest-side", "closest-corner", "farthest-side", "farthest-corner"]

    private func place(_ range: Range<Int>) -> CSSValue? {
        guard kind == .conic else { return ValueSyntax.lengthPercentage.match(values, single: range.lowerBound) }
        return isZero(range) ? .dimension(0, .deg) : Self.turns.match(values, single: range.lowerBound)
    }

    /// A zero without a unit, which is also an angle.
    private func isZero(_ range: Range<Int>) -> Bool {
        values.tokens[range.lowerBound].kind == .number && values.tokens[range.lowerBound].number == 0
    }

    /// A color with up to two positions, or only a position, the midpoint between the adjacent colors.
    private func stop(_ range: Range<Int>) -> (color: CSSValue?, places: [CSSValue])? {
        var parts = values.components(range)[...]
        let color = parts.first.flatMap { ValueSyntax.color.match(values, single: $0.lowerBound) }
        if color != nil { parts = parts.dropFirst() }
        let places = parts.compactMap(place)
        guard places.count == parts.count, places.count <= (color == nil ? 1 : 2), color != nil || !places.isEmpty
        else {
            return nil
        }
        return (color, places)
    }

    /// The stops and midpoints, and whether a color is interpolated in Oklab by default.
    private func stops(_ arguments: ArraySlice<Range<Int>>) -> (stops: [CSSValue], hasModernColor: Bool)? {
        var (stops, hasModernColor): ([CSSValue], Bool) = ([], false)
        var wasHint = true
        for argument in arguments {
            guard let (color, places) = stop(argument) else { return nil }
            if color == nil, wasHint { return nil }
            wasHint = color == nil
            guard let color else {
                stops += places
                continue
            }
            if case .function(let name, _) = color {
                hasModernColor = hasModernColor || ["lab", "lch", "oklab", "oklch", "color"].contains(name)
            }
            // A color with two positions is two stops.
            stops += places.isEmpty ? [color] : places.map { .sequence([color, $0]) }
        }
        return wasHint ? nil : (stops, hasModernColor)
    }

    // MARK: Preludes

    private func modernPrelude(_ given: [Part], _ hasModernColor: Bool) -> [CSSValue]? {
        var parts = given
        var mixing: [CSSValue] = []
        if let place = parts.firstIndex(where: { $0.word == "in" }) {
            let end = parts[place...].firstIndex { $0.word == "hue" }.map { $0 + 1 } ?? min(place + 2, parts.count)
            guard let method = MixingMethod(parts[place..<end].compactMap(\.word)), place == 0 || end == parts.count
            else { return nil }
            mixing = method.value.parts
            if mixing == ["in", hasModernColor ? "oklab" : "srgb"] { mixing = [] }
            parts.removeSubrange(place..<end)
            if parts.isEmpty { return mixing }
        }
        switch kind {
        case .linear: return direction(parts).map { $0 + mixing }
        case .radial: return shape(parts).map { $0 + mixing }
        default: return rotation(parts).map { $0 + mixing }
        }
    }

    private func angle(_ part: Part) -> CSSValue? {
        isZero(part.range) ? .dimension(0, .deg) : ValueSyntax.angle.match(values, single: part.range.lowerBound)
    }

    /// One side, or two sides of different axes, the horizontal one first.
    private static func sides(_ parts: some Collection<Part>) -> [CSSValue]? {
        let words = parts.compactMap(\.word)
        let horizontal = words.filter { $0 == "left" || $0 == "right" }
        let vertical = words.filter { $0 == "top" || $0 == "bottom" }
        guard horizontal.count < 2, vertical.count < 2, horizontal.count + vertical.count == parts.count,
            !words.isEmpty
        else { return nil }
        return horizontal + vertical
    }

    private func direction(_ parts: [Part]) -> [CSSValue]? {
        if parts.count == 1 { return angle(parts[0]).map { $0 == .dimension(180, .deg) ? [] : [$0] } }
        guard parts[0].word == "to", let sides = Self.sides(parts.dropFirst()) else { return nil }
        return sides == ["bottom"] ? [] : ["to"] + sides
    }

    /// The position after `at`, empty for the center; nil for other values.
    private func position(_ parts: ArraySlice<Part>) -> [CSSValue]? {
        guard let point = LonghandValue.position(values, parts.map(\.range)) else { return nil }
        let isMiddle = point == ["center", "center"] || point == [.percentage(50), .percentage(50)]
        return isMiddle ? [] : ["at"] + point
    }

    private func shape(_ parts: [Part]) -> [CSSValue]? {
        let at = parts.firstIndex { $0.word == "at" } ?? parts.count
        guard let place = at < parts.count ? position(parts[(at + 1)...]) : [] else { return nil }
        var (shape, extent): (CSSValue?, CSSValue?)
        var lengths: [CSSValue] = []
        for (range, word) in parts[..<at] {
            if word == "circle" || word == "ellipse", shape == nil {
                shape = word
            } else if let word, Self.extents.contains(word), extent == nil {
                extent = word
            } else if let length = ValueSyntax.size.match(values, single: range.lowerBound) {
                lengths.append(length)
            } else {
                return nil
            }
        }
        guard extent == nil || lengths.isEmpty else { return nil }
        switch lengths.count {
        case 0: break
        case 1:
            if case .percentage = lengths[0] { return nil }
            guard shape != "ellipse" else { return nil }
        case 2: guard shape != "circle" else { return nil }
        default: return nil
        }
        return (shape == "circle" && lengths.isEmpty ? ["circle"] : [])
            + [extent].compactMap { $0 == "farthest-corner" ? nil : $0 } + lengths + place
    }

    private func rotation(_ given: [Part]) -> [CSSValue]? {
        var parts = given[...]
        var written: [CSSValue] = []
        if parts.first?.word == "from" {
            guard parts.count > 1, let angle = angle(parts[1]) else { return nil }
            if angle != .dimension(0, .deg) { written = ["from", angle] }
            parts.removeFirst(2)
        }
        if parts.first?.word == "at" {
            guard let place = position(parts.dropFirst()) else { return nil }
            return written + place
        }
        return parts.isEmpty ? written : nil
    }

    // MARK: WebKit's functions

    /// The side at which the colors begin.
    private func olderSide(_ parts: [Part]) -> [CSSValue]? {
        (parts.count == 1 ? angle(parts[0]) : nil).map { [$0] } ?? Self.sides(parts)
    }

    /// An optional position, and an optional shape with a size or two lengths.
    private func olderRadialPrelude(_ rest: inout ArraySlice<Range<Int>>) -> [CSSValue]? {
        var prelude: [CSSValue] = ["center"]
        if let first = rest.first, stop(first).map({ $0.color == nil }) ?? true,
            let point = LonghandValue.position(values, values.components(first))
        {
            prelude = [CSSValue(point)]
            rest = rest.dropFirst()
        }
        guard let first = rest.first, stop(first)?.color == nil else { return prelude }
        rest = rest.dropFirst()
        let parts = parts(first)
        let words = parts.compactMap(\.word)
        let shape = words.first { $0 == "circle" || $0 == "ellipse" }
        let extent = words.first { Self.extents.contains($0) || $0 == "contain" || $0 == "cover" }
        if parts.count == [shape, extent].compactMap({ $0 }).count {
            return prelude + [.sequence([shape ?? "ellipse", extent ?? "cover"])]
        }
        let lengths = parts.compactMap { ValueSyntax.lengthPercentage.match(values, single: $0.range.lowerBound) }
        return lengths.count == 2 && parts.count == 2 ? prelude + [.sequence(lengths)] : nil
    }
}

/// `-webkit-gradient()`, between two points or circles.
private enum OlderGradient {
    static func value(_ values: ComponentValues, _ arguments: [Range<Int>]) -> CSSValue? {
        guard let first = arguments.first, let kind = kinds.match(values, first) else { return nil }
        var written = [kind]
        let count = kind == "linear" ? 3 : 5
        guard arguments.count >= count else { return nil }
        for place in 1..<count {
            let isRadius = kind == "radial" && place % 2 == 0
            guard let value = (isRadius ? ValueSyntax.number : point).match(values, arguments[place]) else {
                return nil
            }
            written.append(CSSValue(value.parts.map { shares[$0.text] ?? $0 }))
        }
        let stops = arguments[count...].compactMap { stop(values, $0) }
        return stops.count == arguments.count - count ? .function("-webkit-gradient", written + stops) : nil
    }

    private static let kinds = ValueSyntax.keywords(["linear", "radial"])
    private static let point = ValueSyntax.repeated(
        .one([.keywords(["left", "right", "top", "bottom", "center"]), .numberOrPercentage]),
        2...2
    )
    private static let shares: [String: CSSValue] = [
        "left": .percentage(0), "top": .percentage(0), "center": .percentage(50), "right": .percentage(100),
        "bottom": .percentage(100),
    ]

    private static func stop(_ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        guard let index = range.first, values.tokens[index].kind == .function,
            values.index(afterValueAt: index) >= range.upperBound
        else { return nil }
        let parts = values.splitAtCommas(values.contents(ofBlockAt: index))
        guard let last = parts.last, let color = ValueSyntax.color.match(values, last) else { return nil }
        let name = values.word(at: index)
        switch (name, parts.count) {
        case ("from", 1), ("to", 1): return .function(name, [color])
        case ("color-stop", 2):
            guard let share = ValueSyntax.numberOrPercentage.match(values, parts[0])?.asNumber else { return nil }
            let edge = share == .number(0) ? "from" : share == .number(1) ? "to" : nil
            return edge.map { .function($0, [color]) } ?? .function(name, [share, color])
        default: return nil
        }
    }
}
