// LonghandValue.swift: reads and writes values of longhand properties.

package import CSSSyntax

package enum LonghandValue {
    /// The value of a longhand property; nil if it is not allowed.
    package static func longhand(_ property: Property, _ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        let range = values.trimmed(range)
        guard !range.isEmpty else { return nil }
        guard let syntax = ValueSyntax.of(property) else { return own(property, values, range).map { .text($0) } }
        if values.index(afterValueAt: range.lowerBound) >= range.upperBound {
            return syntax.match(values, single: range.lowerBound).flatMap { ShortestForm.of(property, $0) }
        }
        let keepsOrder = property.row.flags.contains(.keepsOrder)
        return syntax.match(values, range, keepsOrder: keepsOrder).flatMap { ShortestForm.of(property, $0) }
    }

    /// The same, serialized as by WebKit.
    package static func text(_ property: Property, _ values: ComponentValues, _ range: Range<Int>) -> String? {
        longhand(property, values, range)?.text
    }

    /// Values whose grammar cannot be expressed as a syntax.
    private static func own(_ property: Property, _ values: ComponentValues, _ range: Range<Int>) -> String? {
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

    static func repeatStyle(_ values: ComponentValues, _ range: Range<Int>) -> String? {
        guard range.count == 1, values.tokens[range.lowerBound].kind == .ident else { return nil }
        let word = String(decoding: values.lowercasedText(at: range.lowerBound), as: UTF8.self)
        return ["repeat", "repeat-x", "repeat-y", "no-repeat", "space", "round"].contains(word) ? word : nil
    }

    static func repeatStyle(_ words: [String]) -> String {
        guard words.count == 2 else { return words[0] }
        if words[0] == words[1] { return words[0] }
        if words == ["repeat", "no-repeat"] { return "repeat-x" }
        if words == ["no-repeat", "repeat"] { return "repeat-y" }
        return words.joined(separator: " ")
    }

    /// One part of a position: a length, a percentage or a side.
    package static func position(_ values: ComponentValues, _ range: Range<Int>) -> String? {
        if range.count == 1, values.tokens[range.lowerBound].kind == .ident {
            let word = String(decoding: values.lowercasedText(at: range.lowerBound), as: UTF8.self)
            return ["left", "right", "top", "bottom", "center"].contains(word) ? word : nil
        }
        return text(.marginTop, values, range)
    }

    /// A complete position, the horizontal part first; nil for other values. https://www.w3.org/TR/css-values-4/#position
    package static func position(_ values: ComponentValues, _ parts: some Collection<Range<Int>>) -> [String]? {
        let texts = parts.compactMap { position(values, $0) }
        return texts.count == parts.count ? ShortestForm.position(texts) : nil
    }

    static func backgroundSize(_ values: ComponentValues, _ range: Range<Int>) -> String? {
        if range.count == 1, values.text(at: range.lowerBound, is: "cover") { return "cover" }
        if range.count == 1, values.text(at: range.lowerBound, is: "contain") { return "contain" }
        if range.count == 1, values.text(at: range.lowerBound, is: "auto") { return "auto" }
        return text(.paddingTop, values, range)
    }

    /// One or two sizes of a layer; nil if a keyword for the whole size has a second value.
    static func backgroundSize(_ sizes: [String], isOfMask: Bool) -> String? {
        let hasWord = sizes.contains("cover") || sizes.contains("contain")
        return hasWord && sizes.count > 1 ? nil : ShortestForm.size(sizes, isOfMask: isOfMask)
    }
}
