// Shorthand.swift: the longhands of a shorthand, and serialization of its value. Elsewhere: splitting values (Shorthand+Parsing.swift).

import CSSSyntax

/// A property that sets several others.
package struct Shorthand {
    package enum Form {
        /// One to four values, for the sides.
        case sides
        /// One or two values.
        case pair
        /// The longhands in any order; initial values are left out.
        case unordered
        case border, borders, whiteSpace, emphasis, background, font, flex, radius, single
        /// Layers separated by commas, with their parts in any order.
        case layers
        /// Parts separated by slashes.
        case slashes
        /// Parts of one or more keywords, each for one longhand.
        case variants
        /// An older property for one longhand, with other keywords.
        case breaks
        /// Tracks and areas of a grid.
        case grid
        /// A motion path.
        case motion
        /// Two sizes, each optionally preceded by `auto`.
        case intrinsicSize
        /// Every longhand; only CSS-wide keywords.
        case every
    }

    package var property: Property
    package var form: Form
    package var longhands: [Property]
    /// Whether style attributes are serialized with it. For some, WebKit serializes the longhands instead.
    var isWritten = true
    /// The longhands as a set.
    package let members: PropertySet

    package var name: String { property.name }

    /// - Parameter isWritten: Whether style attributes are serialized with it.
    package init(_ property: Property, _ form: Form, _ longhands: [Property], isWritten: Bool = true) {
        self.property = property
        self.form = form
        self.longhands = longhands
        self.isWritten = isWritten
        members = PropertySet(longhands)
    }

    /// The values in computed styles if all longhands have their initial values.
    package static let computedInitials = computedInitialTable.dictionary(
        { Property($0) },
        { row in
            let values = ComponentValues(String(row[1]))
            return ValueReader(values).value(values.indices) ?? "none"
        }
    )

    static let borderImage: [Property] = [
        .borderImageSource, .borderImageSlice, .borderImageWidth, .borderImageOutset, .borderImageRepeat,
    ]
    /// The longhands of a font that `font` sets to their initial values.
    static let fontReset = Array((Property.font.shorthand?.longhands ?? []).dropFirst(7))

    /// The shorthands by their properties' numbers, which follow those of longhands.
    fileprivate static let byNumber: [Shorthand?] = {
        var result = [Shorthand?](repeating: nil, count: Property.allCases.count - Property.longhandCount)
        for shorthand in ordered { result[Int(shorthand.property.rawValue) - Property.longhandCount] = shorthand }
        return result
    }()

    /// The shorthands that contain a longhand and are used in serialization, the widest first; by the longhand's number.
    static let containing: [[Shorthand]] = {
        var result = [[Shorthand]](repeating: [], count: Property.longhandCount)
        for shorthand in ordered where shorthand.isWritten && shorthand.form != .every {
            for longhand in shorthand.longhands { result[Int(longhand.rawValue)].append(shorthand) }
        }
        return result
    }()

    /// The CSS-wide keywords. https://www.w3.org/TR/css-values-4/#common-keywords
    static let wideKeywords = WordTable(["inherit", "initial", "unset", "revert", "revert-layer"])

    package static func isWideKeyword(_ value: String) -> Bool { wideKeywords.contains(value.utf8) }

    /// The shorthand's value for its longhands' values, in order; nil if it cannot express them.
    /// - Parameter omittedLayers: For each longhand of a background, the layers without a specified value.
    package func serialize(_ values: [CSSValue], omittedLayers: [UInt64] = []) -> CSSValue? {
        if values.contains(where: \.isWideKeyword) { return values.allSatisfy { $0 == values[0] } ? values[0] : nil }
        switch form {
        case .sides, .pair, .intrinsicSize: return CSSValue(ShortestForm.sides(values))
        case .single: return name.hasPrefix("text") ? values[0] : singleForm(values)
        case .unordered: return unordered(values)
        case .border: return border(values)
        case .borders: return borders(values)
        case .whiteSpace: return Self.whiteSpace(values[0], values[1])
        case .emphasis: return values[1] == longhands[1].initialValue ? values[0] : .sequence(values)
        case .background: return Self.background(values, omittedLayers: omittedLayers)
        case .font: return Self.font(values)
        case .flex: return .sequence(values)
        case .layers: return layersForm(values)
        case .slashes: return slashesForm(values)
        case .variants:
            let parts = values.filter { $0 != "normal" }
            return parts.isEmpty ? "normal" : CSSValue(parts)
        case .breaks: return breakKeyword(values[0])
        case .grid: return gridForm(values)
        case .motion: return motionForm(values)
        case .every: return nil
        case .radius: return CSSValue(Self.radii(values))
        }
    }

    /// A border's image, or the positions of layers with both axes in pairs.
    private func singleForm(_ values: [CSSValue]) -> CSSValue? {
        if name.hasSuffix("-image") || name == "mask-border" { return borderImageForm(values) }
        return Self.layers(values).map { layers in CSSValue(layers: layers.map { .sequence($0) }) }
    }

    /// The values of each layer; nil if the longhands have different numbers of layers.
    static func layers(_ values: some Collection<CSSValue>) -> [[CSSValue]]? {
        let lists = values.map(\.layers)
        guard let count = lists.first?.count, lists.allSatisfy({ $0.count == count }) else { return nil }
        return (0..<count).map { layer in lists.map { $0[layer] } }
    }

    /// The radii of four corners, each of one or two lengths, as they are serialized.
    static func radii(_ corners: [CSSValue]) -> [CSSValue] {
        let horizontal = ShortestForm.sides(corners.map { $0.parts[0] })
        let vertical = ShortestForm.sides(corners.map { $0.parts[$0.parts.count - 1] })
        return horizontal == vertical ? horizontal : horizontal + [.slash] + vertical
    }

    private func unordered(_ values: [CSSValue]) -> CSSValue {
        if name == "list-style", values[1] == "none", values[2] == "none" {
            return values[0] == "outside" ? "none" : .sequence([values[0], "none"])
        }
        let parts = values.indices.filter { values[$0] != longhands[$0].initialValue }.map { values[$0] }
        // NB: If all have their initial values, WebKit serializes the first.
        return parts.isEmpty ? values[0] : CSSValue(parts)
    }

    private func border(_ values: [CSSValue]) -> CSSValue? {
        let line = [values[0], values[4], values[8]]
        guard values[..<12].indices.allSatisfy({ values[$0] == line[$0 / 4] }),
            Self.borderImage.indices.allSatisfy({ values[12 + $0] == Self.borderImage[$0].initialValue })
        else { return nil }
        let initial: [CSSValue] = ["medium", "none", "currentcolor"]
        let parts = line.indices.filter { line[$0] != initial[$0] }.map { line[$0] }
        return parts.isEmpty ? "medium" : CSSValue(parts)
    }

    /// The borders of both sides of an axis. https://www.w3.org/TR/css-logical-1/#propdef-border-block
    private func borders(_ values: [CSSValue]) -> CSSValue? {
        guard values[0] == values[1], values[2] == values[3], values[4] == values[5] else { return nil }
        let side = Shorthand(property, .unordered, [longhands[0], longhands[2], longhands[4]])
        return side.serialize([values[0], values[2], values[4]])
    }

    /// The keywords that represent two properties. https://drafts.csswg.org/css-text-4/#white-space-property
    package static let whiteSpaces: [String: [CSSValue]] = [
        "normal": ["collapse", "wrap"], "pre": ["preserve", "nowrap"], "nowrap": ["collapse", "nowrap"],
        "pre-wrap": ["preserve", "wrap"], "pre-line": ["preserve-breaks", "wrap"],
        "break-spaces": ["break-spaces", "wrap"],
    ]

    package static func whiteSpace(_ collapse: CSSValue, _ mode: CSSValue) -> CSSValue {
        switch (collapse, mode) {
        case ("collapse", "wrap"): "normal"
        case ("collapse", "nowrap"): "nowrap"
        case ("preserve", "wrap"): "pre-wrap"
        case ("preserve", "nowrap"): "pre"
        case ("preserve-breaks", "wrap"): "pre-line"
        case ("break-spaces", "wrap"): "break-spaces"
        default: .sequence([collapse, mode])
        }
    }

    private static func font(_ values: [CSSValue]) -> CSSValue? {
        guard fontReset.indices.allSatisfy({ values[7 + $0] == fontReset[$0].initialValue }) else { return nil }
        let height = values[5] == "normal" ? [] : [.slash, values[5]]
        return .sequence(values[..<4].filter { $0 != "normal" } + [values[4]] + height + [values[6]])
    }

    // NB: WebKit serializes a specified position and repetition even if they are the initial ones.
    private static func background(_ values: [CSSValue], omittedLayers: [UInt64]) -> CSSValue? {
        // The color belongs to the last layer.
        guard let layers = layers(values.dropLast()) else { return nil }
        let written = layers.enumerated().map { place, layer -> CSSValue in
            func isOmitted(_ index: Int) -> Bool { place < 64 && omittedLayers[index] >> UInt64(place) & 1 != 0 }
            var parts: [CSSValue] = layer[0] == "none" ? [] : [layer[0]]
            if layer[3] != "auto" || !isOmitted(1) { parts += [layer[1], layer[2]] }
            if layer[3] != "auto" { parts += [.slash, layer[3]] }
            if !isOmitted(4) { parts.append(layer[4]) }
            if layer[5] != "scroll" { parts.append(layer[5]) }
            if layer[6] != "padding-box" || layer[7] != "border-box" {
                parts += layer[7] == layer[6] ? [layer[6]] : [layer[6], layer[7]]
            }
            if place == layers.count - 1, values[8] != "transparent" { parts.append(values[8]) }
            return parts.isEmpty ? "none" : CSSValue(parts)
        }
        return CSSValue(layers: written)
    }
}

extension Property {
    /// The shorthand of a property; nil for longhands.
    package var shorthand: Shorthand? { isLonghand ? nil : Shorthand.byNumber[Int(rawValue) - Self.longhandCount] }
}
