// Shorthand.swift: the longhands of a shorthand, and serialization of its value. Elsewhere: splitting values (Shorthand+Parsing.swift).

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
    package static let computedInitials = computedInitialTable.dictionary({ Property($0) }, { String($0[1]) })

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
    package func serialize(_ values: [String], omittedLayers: [UInt64] = []) -> String? {
        if let first = values.first, Self.isWideKeyword(first) || values.contains(where: Self.isWideKeyword) {
            return values.allSatisfy { $0 == first } ? first : nil
        }
        switch form {
        case .sides:
            return Self.sides(values).joined(separator: " ")
        case .pair, .intrinsicSize:
            return values[0] == values[1] ? values[0] : values.joined(separator: " ")
        case .single:
            if name.hasSuffix("-image") || name == "mask-border" { return borderImageText(values) }
            // The positions of layers, with both axes in pairs.
            let lists = values.map(Self.splitAtCommas)
            let count = lists[0].count
            guard lists.allSatisfy({ $0.count == count }) else { return nil }
            return (0..<count).map { layer in lists.map { $0[layer] }.joined(separator: " ") }.joined(separator: ", ")
        case .unordered:
            return unordered(values)
        case .border:
            return border(values)
        case .borders:
            return borders(values)
        case .whiteSpace:
            return Self.whiteSpace(values[0], values[1])
        case .emphasis:
            return values[1] == Self.initial(longhands[1]) ? values[0] : values.joined(separator: " ")
        case .background:
            return Self.background(values, omittedLayers: omittedLayers)
        case .font:
            return Self.font(values)
        case .flex:
            return values.joined(separator: " ")
        case .layers:
            return layersText(values)
        case .slashes:
            return slashesText(values)
        case .variants:
            let parts = values.filter { $0 != "normal" }
            return parts.isEmpty ? "normal" : parts.joined(separator: " ")
        case .breaks:
            return breakText(values[0])
        case .grid:
            return gridText(values)
        case .motion:
            return motionText(values)
        case .every:
            return nil
        case .radius:
            let pairs = values.map {
                $0.contains("(") ? wordsOfValue($0) : $0.split(separator: " ").map(String.init)
            }
            let horizontal = Self.sides(pairs.map { $0[0] }).joined(separator: " ")
            let vertical = Self.sides(pairs.map { $0.last ?? "" }).joined(separator: " ")
            return horizontal == vertical ? horizontal : horizontal + " / " + vertical
        }
    }

    /// The radii of four corners, each of one or two lengths, as they are serialized.
    static func radii(_ corners: [CSSValue]) -> [CSSValue] {
        let horizontal = ShortestForm.sides(corners.map { $0.parts[0] })
        let vertical = ShortestForm.sides(corners.map { $0.parts[$0.parts.count - 1] })
        return horizontal == vertical ? horizontal : horizontal + [.slash] + vertical
    }

    private static func sides(_ values: [String]) -> [String] {
        var values = values
        if values[3] == values[1] {
            values.removeLast()
            if values[2] == values[0] {
                values.removeLast()
                if values[1] == values[0] { values.removeLast() }
            }
        }
        return values
    }

    private func unordered(_ values: [String]) -> String {
        if name == "list-style", values[1] == "none", values[2] == "none" {
            return values[0] == "outside" ? "none" : values[0] + " none"
        }
        var parts: [String] = []
        for (index, value) in values.enumerated() where value != Self.initial(longhands[index]) { parts.append(value) }
        if !parts.isEmpty { return parts.joined(separator: " ") }
        // NB: If all have their initial values, WebKit serializes the first.
        return name == "flex-flow" ? values[0] : values[0]
    }

    private func border(_ values: [String]) -> String? {
        let width = values[0]
        let style = values[4]
        let color = values[8]
        guard values[0..<4].allSatisfy({ $0 == width }), values[4..<8].allSatisfy({ $0 == style }),
            values[8..<12].allSatisfy({ $0 == color })
        else { return nil }
        for (index, longhand) in Self.borderImage.enumerated()
        where values[12 + index] != Self.initial(longhand) { return nil }
        var parts: [String] = []
        if width != "medium" { parts.append(width) }
        if style != "none" { parts.append(style) }
        if color != "currentcolor" { parts.append(color) }
        return parts.isEmpty ? "medium" : parts.joined(separator: " ")
    }

    /// The borders of both sides of an axis. https://www.w3.org/TR/css-logical-1/#propdef-border-block
    private func borders(_ values: [String]) -> String? {
        guard values[0] == values[1], values[2] == values[3], values[4] == values[5] else { return nil }
        let side = Shorthand(property, .unordered, [longhands[0], longhands[2], longhands[4]])
        return side.serialize([values[0], values[2], values[4]])
    }

    /// The keywords that represent two properties. https://drafts.csswg.org/css-text-4/#white-space-property
    package static let whiteSpaces: [String: [String]] = [
        "normal": ["collapse", "wrap"], "pre": ["preserve", "nowrap"], "nowrap": ["collapse", "nowrap"],
        "pre-wrap": ["preserve", "wrap"], "pre-line": ["preserve-breaks", "wrap"],
        "break-spaces": ["break-spaces", "wrap"],
    ]

    package static func whiteSpace(_ collapse: String, _ mode: String) -> String {
        switch (collapse, mode) {
        case ("collapse", "wrap"): "normal"
        case ("collapse", "nowrap"): "nowrap"
        case ("preserve", "wrap"): "pre-wrap"
        case ("preserve", "nowrap"): "pre"
        case ("preserve-breaks", "wrap"): "pre-line"
        case ("break-spaces", "wrap"): "break-spaces"
        default: collapse + " " + mode
        }
    }

    private static func font(_ values: [String]) -> String? {
        for (index, longhand) in fontReset.enumerated() where values[7 + index] != initial(longhand) { return nil }
        var text = ""
        for index in 0..<4 where values[index] != "normal" { text += values[index] + " " }
        text += values[4]
        if values[5] != "normal" { text += " / " + values[5] }
        return text + " " + values[6]
    }

    // NB: WebKit serializes a specified position and repetition even if they are the initial ones.
    private static func background(_ values: [String], omittedLayers: [UInt64]) -> String? {
        // The layers by longhand; the color belongs to the last layer.
        let layers = values.dropLast().map(splitAtCommas)
        let count = layers[0].count
        guard layers.allSatisfy({ $0.count == count }) else { return nil }
        var result: [String] = []
        for layer in 0..<count {
            func value(_ index: Int) -> String { layers[index][layer] }
            func isOmitted(_ index: Int) -> Bool { layer < 64 && omittedLayers[index] >> UInt64(layer) & 1 != 0 }
            var parts: [String] = []
            if value(0) != "none" { parts.append(value(0)) }
            let position = value(1) + " " + value(2)
            if value(3) != "auto" || !isOmitted(1) { parts.append(position) }
            if value(3) != "auto" { parts.append("/ " + value(3)) }
            if !isOmitted(4) { parts.append(value(4)) }
            if value(5) != "scroll" { parts.append(value(5)) }
            if value(6) != "padding-box" || value(7) != "border-box" {
                parts.append(value(6))
                if value(7) != value(6) { parts.append(value(7)) }
            }
            if layer == count - 1, values[8] != "transparent" { parts.append(values[8]) }
            result.append(parts.isEmpty ? "none" : parts.joined(separator: " "))
        }
        return result.joined(separator: ", ")
    }

    /// Splits a serialized list at the commas outside of parentheses and strings.
    package static func splitAtCommas(_ text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: ",")) else { return [text] }
        var parts: [String] = [""]
        var depth = 0
        var isQuoted = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": isQuoted.toggle()
            case "(" where !isQuoted: depth += 1
            case ")" where !isQuoted: depth -= 1
            case "," where depth == 0 && !isQuoted:
                parts.append("")
                continue
            case " " where parts[parts.count - 1].isEmpty:
                continue
            default: break
            }
            parts[parts.count - 1].unicodeScalars.append(scalar)
        }
        return parts
    }

    /// The initial value as in a declaration.
    package static func initial(_ longhand: Property) -> String { longhand.isLonghand ? longhand.row.initial : "" }
}

extension Property {
    /// The shorthand of a property; nil for longhands.
    package var shorthand: Shorthand? { isLonghand ? nil : Shorthand.byNumber[Int(rawValue) - Self.longhandCount] }
}
