// ImageGrammar.swift: functions that are images. https://drafts.csswg.org/css-images-4/
// Elsewhere: gradients (GradientGrammar.swift).

import CSSSyntax

enum ImageGrammar {
    private static let gradients = WordTable([
        "linear-gradient", "radial-gradient", "conic-gradient", "repeating-linear-gradient",
        "repeating-radial-gradient", "repeating-conic-gradient", "-webkit-linear-gradient", "-webkit-radial-gradient",
        "-webkit-gradient", "-webkit-repeating-linear-gradient", "-webkit-repeating-radial-gradient",
    ])
    private static let string = ValueSyntax.type(.string, ValueSyntax.all)
    private static let source = ValueSyntax.one([string, .image])

    /// The function at an index; nil where it is no image, or does not take its arguments.
    static func value(_ values: ComponentValues, at index: Int) -> CSSValue? {
        if nestsTooDeeply(values, at: index) { return nil }
        let name = values.word(at: index)
        let arguments = values.splitAtCommas(values.contents(ofBlockAt: index))
        switch name {
        case "image-set", "-webkit-image-set":
            let images = arguments.compactMap { image(values, $0) }
            return images.count == arguments.count ? .function("image-set", images) : nil
        case "cross-fade", "-webkit-cross-fade":
            guard arguments.count == 3, let first = ValueSyntax.image.match(values, arguments[0]),
                let second = ValueSyntax.image.match(values, arguments[1]),
                let share = ValueSyntax.numberOrPercentage.match(values, arguments[2])?.asNumber
            else { return nil }
            guard case .number(let number) = share else { return .function(name, [first, second, share]) }
            return .function(name, [first, second, .number(max(0, min(1, number)))])
        case "-webkit-canvas": return ValueReader(values).component(at: index)
        default:
            guard gradients.contains(name.utf8) else { return nil }
            return GradientGrammar.value(name, values, index)
        }
    }

    /// Whether more functions stand in each other than can be meant, which bounds the recursion.
    private static func nestsTooDeeply(_ values: ComponentValues, at index: Int) -> Bool {
        var depth = 0
        for token in values.tokens[index..<min(values.index(afterValueAt: index), values.tokens.count)] {
            switch token.kind {
            case .function, .leftParenthesis: depth += 1
            case .rightParenthesis: depth -= 1
            default: break
            }
            if depth > 32 { return true }
        }
        return false
    }

    /// An image or its address, with a resolution and a type. https://drafts.csswg.org/css-images-4/#image-set-notation
    private static func image(_ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        let parts = values.components(range)
        guard let first = parts.first, let source = source.match(values, single: first.lowerBound) else { return nil }
        var (resolution, type): (CSSValue?, CSSValue?)
        for part in parts.dropFirst().map(\.lowerBound) {
            let token = values.tokens[part]
            if token.kind == .dimension, let unit = CSSUnit(values.text(at: part)), unit.isOfResolutions,
                token.number >= 0, resolution == nil
            {
                resolution = .dimension(token.number, unit)
            } else if token.kind == .function, values.text(at: part, is: "type"), type == nil,
                let text = string.match(values, values.contents(ofBlockAt: part))
            {
                type = .function("type", [text])
            } else {
                return nil
            }
        }
        let image = if case .string(let address) = source { CSSValue.url(address) } else { source }
        return .sequence([image, resolution ?? .dimension(1, .x)] + (type.map { [$0] } ?? []))
    }
}
