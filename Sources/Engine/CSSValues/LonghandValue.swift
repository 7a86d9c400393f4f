// LonghandValue.swift: reads and writes values of longhand properties.

package import CSSSyntax

package enum LonghandValue {
    /// The value of a longhand property; nil if it is not allowed.
    package static func longhand(_ property: Property, _ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        let range = values.trimmed(range)
        guard !range.isEmpty else { return nil }
        guard let syntax = ValueSyntax.of(property) else { return own(property, values, range) }
        if values.index(afterValueAt: range.lowerBound) >= range.upperBound {
            return syntax.match(values, single: range.lowerBound).flatMap { ShortestForm.of(property, $0) }
        }
        let keepsOrder = property.row.flags.contains(.keepsOrder)
        return syntax.match(values, range, keepsOrder: keepsOrder).flatMap { ShortestForm.of(property, $0) }
    }

    /// Values whose grammar no syntax says.
    private static func own(_ property: Property, _ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        switch property {
        case .gridTemplateColumns, .gridTemplateRows: GridValue.template(values, range)
        case .gridAutoColumns, .gridAutoRows: GridValue.implicitTracks(values, range)
        case .gridTemplateAreas: GridValue.areas(values, range)
        case .gridRowStart, .gridRowEnd, .gridColumnStart, .gridColumnEnd: GridValue.line(values, range)
        case .positionArea: AnchorPosition.area(values, range)
        case .positionTryFallbacks: AnchorPosition.fallbacks(values, range)
        default: nil
        }
    }

    private static let repeatStyles = ValueSyntax.keywords([
        "repeat", "repeat-x", "repeat-y", "no-repeat", "space", "round",
    ])

    static func repeatStyle(_ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        range.count == 1 ? repeatStyles.match(values, single: range.lowerBound) : nil
    }

    private static let places = ValueSyntax.keywords(["left", "right", "top", "bottom", "center"])

    /// One part of a position: a length, a percentage or a side.
    static func place(_ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        if range.count == 1, values.tokens[range.lowerBound].kind == .ident {
            return places.match(values, single: range.lowerBound)
        }
        return longhand(.marginTop, values, range)
    }

    /// A complete position, the horizontal part first; nil for other values. https://www.w3.org/TR/css-values-4/#position
    static func position(_ values: ComponentValues, _ parts: some Collection<Range<Int>>) -> [CSSValue]? {
        let places = parts.compactMap { place(values, $0) }
        return places.count == parts.count ? ShortestForm.position(places) : nil
    }

    private static let sizes = ValueSyntax.keywords(["cover", "contain", "auto"])

    static func backgroundSize(_ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        let word = range.count == 1 ? sizes.match(values, single: range.lowerBound) : nil
        return word ?? longhand(.paddingTop, values, range)
    }
}
