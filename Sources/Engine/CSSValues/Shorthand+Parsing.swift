// Shorthand+Parsing.swift: splits a shorthand's value into the values of its longhands.

package import CSSSyntax

extension Shorthand {
    /// The values of the longhands, in order; nil if the value is not allowed.
    package func parse(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        switch form {
        case .sides: return sideValues(values, range, atMost: 4).map(Self.fourSides)
        case .pair:
            if name.hasPrefix("place-") { return alignmentValues(values, range) }
            return sideValues(values, range, atMost: 2).map { [$0[0], $0.last ?? $0[0]] }
        case .whiteSpace: return whiteSpaceValues(values, range)
        case .emphasis: return emphasisValues(values, range)
        case .flex: return flexValues(values, range)
        case .radius: return radiusValues(values, range)
        case .font: return fontValues(values, range)
        case .background: return backgroundValues(values, range)
        case .layers: return layerValues(values, range)
        case .unordered: return unorderedValues(values, range)
        case .border:
            guard let found = borderSide.unorderedValues(values, range) else { return nil }
            return found.flatMap { Array(repeating: $0, count: 4) } + Self.borderImage.map(\.initialValue)
        case .borders:
            let side = Shorthand(property, .unordered, [longhands[0], longhands[2], longhands[4]])
            return side.unorderedValues(values, range)?.flatMap { [$0, $0] }
        case .single: return singleValue(values, range)
        case .slashes: return slashValues(values, range)
        case .variants: return variantValues(values, range)
        case .breaks: return breakValue(values, range)
        case .grid: return gridValues(values, range)
        case .motion: return motionValues(values, range)
        case .intrinsicSize: return intrinsicSizes(values, range)
        case .every: return nil
        }
    }

    private var borderSide: Shorthand {
        Shorthand(property, .unordered, [.borderTopWidth, .borderTopStyle, .borderTopColor])
    }

    /// One value or more, for sides or directions.
    private func sideValues(_ values: ComponentValues, _ range: Range<Int>, atMost limit: Int) -> [CSSValue]? {
        guard let parts = parts(values, range), (1...limit).contains(parts.count) else { return nil }
        var found: [CSSValue] = []
        for (index, part) in parts.enumerated() {
            guard let value = LonghandValue.longhand(longhands[index], values, part) else { return nil }
            found.append(value)
        }
        return found
    }

    static func fourSides<Value>(_ texts: [Value]) -> [Value] {
        [
            texts[0], texts.count > 1 ? texts[1] : texts[0], texts.count > 2 ? texts[2] : texts[0],
            texts.count > 3 ? texts[3] : texts.count > 1 ? texts[1] : texts[0],
        ]
    }

    /// The component values between white space; nil if there is anything but values.
    package func parts(_ values: ComponentValues, _ range: Range<Int>) -> [Range<Int>]? {
        let parts = values.components(range)
        return parts.contains { [.comma, .colon, .semicolon].contains(values.tokens[$0.lowerBound].kind) } ? nil : parts
    }

    private func unorderedValues(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        guard let parts = parts(values, range), !parts.isEmpty, parts.count <= longhands.count else { return nil }
        var found = [CSSValue?](repeating: nil, count: longhands.count)
        // `none` may stand for the image and the type of list markers.
        var nones = 0
        for part in parts {
            if name == "list-style", values.text(at: part.lowerBound, is: "none"), part.count == 1 {
                nones += 1
                continue
            }
            // NB: `auto` is a style of outlines before it is a color.
            let attempts = name == "outline" ? [1, 2, 0] : Array(longhands.indices)
            let position = attempts.first { index in
                guard found[index] == nil, let value = LonghandValue.longhand(longhands[index], values, part) else {
                    return false
                }
                found[index] = value
                return true
            }
            if position == nil { return nil }
        }
        while nones > 0 {
            guard let free = found.indices.last(where: { $0 > 0 && found[$0] == nil }) else { return nil }
            found[free] = .keyword("none")
            nones -= 1
        }
        return found.enumerated().map { $1 ?? longhands[$0].initialValue }
    }

    /// Two values; a missing second one equals the first. Each may have two words. https://drafts.csswg.org/css-align-3/
    private func alignmentValues(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        guard let parts = parts(values, range), !parts.isEmpty else { return nil }
        for count in 1...min(2, parts.count) {
            let end = parts[count - 1].upperBound
            guard let first = LonghandValue.longhand(longhands[0], values, range.lowerBound..<end) else { continue }
            if count == parts.count { return LonghandValue.longhand(longhands[1], values, range).map { [first, $0] } }
            if let second = LonghandValue.longhand(longhands[1], values, end..<range.upperBound) {
                return [first, second]
            }
        }
        return nil
    }

    private func whiteSpaceValues(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        if range.count == 1, let known = Self.whiteSpaces[values.word(at: range.lowerBound)] {
            return known
        }
        return unorderedValues(values, range)
    }

    /// A color and the keywords of a style.
    private func emphasisValues(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        guard let parts = parts(values, range), !parts.isEmpty else { return nil }
        var (color, words): (CSSValue?, [Range<Int>]) = (nil, [])
        for part in parts {
            if color == nil, let value = LonghandValue.longhand(longhands[1], values, part) {
                color = value
            } else {
                words.append(part)
            }
        }
        guard let first = words.first, let last = words.last else {
            return [longhands[0].initialValue, color ?? longhands[1].initialValue]
        }
        // The color comes before or after the keywords.
        guard parts.first == first || parts.last == last, last.upperBound - first.lowerBound <= range.count,
            let style = LonghandValue.longhand(longhands[0], values, first.lowerBound..<last.upperBound)
        else { return nil }
        return [style, color ?? longhands[1].initialValue]
    }

    private func flexValues(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        guard let parts = parts(values, range), !parts.isEmpty, parts.count <= 3 else { return nil }
        if parts.count == 1, values.text(at: parts[0].lowerBound, is: "none") {
            return [.number(0), .number(0), .keyword("auto")]
        }
        var numbers: [CSSValue] = []
        var basis: CSSValue?
        for part in parts {
            if numbers.count < 2, let value = LonghandValue.longhand(.flexGrow, values, part) {
                numbers.append(value)
            } else if basis == nil, let value = LonghandValue.longhand(.flexBasis, values, part) {
                basis = value
            } else {
                return nil
            }
        }
        return [
            numbers.first ?? .number(1), numbers.count > 1 ? numbers[1] : .number(1), basis ?? .percentage(0),
        ]
    }

    private func radiusValues(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        guard let parts = parts(values, range) else { return nil }
        var halves: [[CSSValue]] = [[]]
        for part in parts {
            if values.delim(at: part.lowerBound) == UInt8(ascii: "/") {
                halves.append([])
            } else if let value = LonghandValue.longhand(.paddingTop, values, part) {
                halves[halves.count - 1].append(value)
            } else {
                return nil
            }
        }
        guard halves.count <= 2, halves.allSatisfy({ (1...4).contains($0.count) }) else { return nil }
        let horizontal = Self.fourSides(halves[0])
        let vertical = Self.fourSides(halves[halves.count - 1])
        return zip(horizontal, vertical).map { $0 == $1 ? $0 : .sequence([$0, $1]) }
    }

    private func singleValue(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        switch name {
        case "text-decoration":
            return LonghandValue.longhand(.textDecorationLine, values, range).flatMap { value in
                let allowed: [CSSValue] = ["none", "underline", "overline", "line-through", "blink"]
                return value.parts.allSatisfy(allowed.contains) ? [value] : nil
            }
        case "background-position", "mask-position":
            var horizontal: [CSSValue] = []
            var vertical: [CSSValue] = []
            for part in values.splitAtCommas(range) {
                guard let parts = parts(values, part), parts.count != 3 || name.hasPrefix("background"),
                    let position = Self.position(values, parts)
                else { return nil }
                horizontal.append(position.x)
                vertical.append(position.y)
            }
            return [CSSValue(layers: horizontal), CSSValue(layers: vertical)]
        default: return borderImageValues(values, range)
        }
    }

    /// https://www.w3.org/TR/css-values-4/#position
    static func position(_ values: ComponentValues, _ parts: [Range<Int>]) -> (x: CSSValue, y: CSSValue)? {
        if parts.count != 3 {
            guard let point = LonghandValue.position(values, parts) else { return nil }
            let half = point.count / 2
            return (CSSValue(Array(point[..<half])), CSSValue(Array(point[half...])))
        }
        // One side has an offset, and the center has none.
        let places = parts.compactMap { LonghandValue.place(values, $0) }
        guard places.count == parts.count, places[0].isPlace, places[1].isPlace != places[2].isPlace else { return nil }
        let isFirst = !places[1].isPlace
        let side = isFirst ? places[0] : places[1]
        let pair = CSSValue.sequence([side, isFirst ? places[1] : places[2]])
        let other = isFirst ? places[2] : places[0]
        if side.isHorizontalSide, !other.isHorizontalSide { return (pair, other) }
        return side.isVerticalSide && !other.isVerticalSide ? (other, pair) : nil
    }

    private func backgroundValues(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        var layers = [[CSSValue]](repeating: [], count: 8)
        var color: CSSValue?
        let parts = values.splitAtCommas(range)
        for (index, part) in parts.enumerated() {
            guard let layer = backgroundLayer(values, part) else { return nil }
            if let layerColor = layer.color {
                guard index == parts.count - 1 else { return nil }
                color = layerColor
            }
            for position in 0..<8 {
                layers[position].append(layer.values[position] ?? longhands[position].initialValue)
            }
        }
        return layers.map { CSSValue(layers: $0) } + [color ?? .keyword("transparent")]
    }

    /// By longhand index: the layers for which the value specifies nothing; empty for shorthands without layers.
    func omittedLayers(_ values: ComponentValues, _ range: Range<Int>) -> [(index: Int, layers: UInt64)] {
        guard form == .background else { return [] }
        var result = [UInt64](repeating: 0, count: 8)
        for (layer, part) in values.splitAtCommas(range).prefix(64).enumerated() {
            guard let found = backgroundLayer(values, part) else { continue }
            for index in 0..<8 where found.values[index] == nil { result[index] |= 1 << UInt64(layer) }
        }
        return Array(result.enumerated()).map { ($0.offset, $0.element) }
    }

    private func backgroundLayer(_ values: ComponentValues, _ range: Range<Int>)
        -> (values: [CSSValue?], color: CSSValue?)?
    {
        guard let parts = parts(values, range), !parts.isEmpty else { return nil }
        var found = [CSSValue?](repeating: nil, count: 8)
        var color: CSSValue?
        var position: [Range<Int>] = []
        var size: [CSSValue] = []
        var repeats: [CSSValue] = []
        var isSize = false
        for part in parts {
            if values.delim(at: part.lowerBound) == UInt8(ascii: "/") {
                guard !position.isEmpty, !isSize else { return nil }
                isSize = true
            } else if isSize, size.count < 2, let value = LonghandValue.backgroundSize(values, part) {
                size.append(value)
            } else if found[0] == nil, let value = LonghandValue.longhand(.backgroundImage, values, part) {
                found[0] = value
            } else if LonghandValue.place(values, part) != nil, !isSize || size.isEmpty {
                if isSize { return nil }
                position.append(part)
            } else if repeats.count < 2, let value = LonghandValue.repeatStyle(values, part) {
                repeats.append(value)
            } else if found[5] == nil, let value = LonghandValue.longhand(.backgroundAttachment, values, part) {
                found[5] = value
            } else if let value = LonghandValue.longhand(.backgroundClip, values, part), found[7] == nil {
                if found[6] == nil { found[6] = value } else { found[7] = value }
            } else if color == nil, let value = LonghandValue.longhand(.backgroundColor, values, part) {
                color = value
            } else {
                return nil
            }
        }
        if isSize, size.isEmpty { return nil }
        if !position.isEmpty {
            guard let point = Self.position(values, position) else { return nil }
            (found[1], found[2]) = (point.x, point.y)
        }
        if !size.isEmpty {
            guard let size = ShortestForm.size(size, isOfMask: false) else { return nil }
            found[3] = CSSValue(size)
        }
        if !repeats.isEmpty { found[4] = CSSValue(ShortestForm.repeatStyle(repeats)) }
        if found[6] != nil, found[7] == nil { found[7] = found[6] }
        return (found, color)
    }

    private func fontValues(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        guard let first = values.trimmed(range).first else { return nil }
        if values.trimmed(range).count == 1, let word = SystemFont.names.word(values.text(at: first)) {
            return Array(repeating: .keyword(word), count: longhands.count)
        }
        let normal = CSSValue.keyword("normal")
        var found = Array(repeating: normal, count: 7)
        var index = first
        let end = range.upperBound
        while index < end {
            let next = min(values.index(afterValueAt: index), end)
            let part = index..<next
            if values.tokens[index].kind == .whitespace {
                index = next
                continue
            }
            if values.text(at: index, is: "normal") {
            } else if let value = LonghandValue.longhand(.fontStyle, values, part),
                value == .keyword("italic") || value == .keyword("oblique")
            {
                found[0] = value
            } else if values.text(at: index, is: "small-caps") {
                found[1] = .keyword("small-caps")
            } else if let value = LonghandValue.longhand(.fontWeight, values, part) {
                found[2] = value
            } else if case .keyword(let word)? = LonghandValue.longhand(.fontWidth, values, part) {
                found[3] = .keyword(word)
            } else {
                break
            }
            index = next
        }
        guard index < end,
            let size = LonghandValue.longhand(.fontSize, values, index..<values.index(afterValueAt: index))
        else { return nil }
        found[4] = size
        index = values.index(afterValueAt: index)
        values.skipWhitespace(&index, end: end)
        if index < end, values.delim(at: index) == UInt8(ascii: "/") {
            index += 1
            values.skipWhitespace(&index, end: end)
            guard index < end else { return nil }
            let part = index..<min(values.index(afterValueAt: index), end)
            guard let height = LonghandValue.longhand(.lineHeight, values, part) else { return nil }
            found[5] = height
            index = part.upperBound
        }
        guard index < end, let family = LonghandValue.longhand(.fontFamily, values, index..<end) else { return nil }
        found[6] = family
        return found + Self.fontReset.map(\.initialValue)
    }
}
