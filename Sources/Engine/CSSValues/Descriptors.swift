// Descriptors.swift: the grammar of at-rules with descriptors: @font-face, @page, @counter-style, @property and others.
// https://drafts.csswg.org/css-fonts-4/#font-resources https://drafts.csswg.org/css-counter-styles-3/#the-counter-style-rule

import CSSSyntax

extension StyleDeclarations.Kind {
    /// Whether its declarations are descriptors.
    var isOfDescriptors: Bool { self != .style && self != .keyframe }

    /// Whether its declarations may be important.
    var allowsImportant: Bool { self == .style || self == .page }
}

/// The descriptors of at-rules.
enum Descriptors {
    private static let tables: [StyleDeclarations.Kind: [String: ValueSyntax]] = {
        func table(_ text: String) -> [String: ValueSyntax] {
            var result: [String: ValueSyntax] = [:]
            for line in text[...].parts(between: "\n") {
                let (names, words) = line.cut(at: ":")
                let syntax = ValueSyntax(String(words))
                for name in names.parts(between: " ") { result[String(name)] = syntax }
            }
            return result
        }
        return [
            .fontFace: table(
                """
                font-family src font-feature-settings font-variation-settings unicode-range: <any-value-in-case>
                font-named-instance font-language-override: <any-value-in-case>
                font-style font-stretch font-width: <any-value>
                font-weight: auto | normal | bold | <number [0,∞]> | <any-value>
                font-display: auto | block | swap | fallback | optional
                ascent-override descent-override line-gap-override size-adjust: normal | <percentage [0,∞]>
                """
            ),
            .page: table(
                """
                size: <length [0,∞]> | <any-value>
                page-orientation: upright | rotate-left | rotate-right
                """
            ),
            .counterStyle: table(
                """
                system symbols negative prefix suffix pad fallback additive-symbols range: <any-value-in-case>
                speak-as: <any-value-in-case>
                """
            ),
            .property: table(
                """
                syntax initial-value: <any-value-in-case>
                inherits: true | false
                """
            ),
            .fontPaletteValues: table("font-family base-palette override-colors: <any-value-in-case>"),
        ]
    }()

    /// The descriptors with attributes on `style` objects.
    static var exposed: Set<String> {
        Set((tables[.fontFace] ?? [:]).keys).union((tables[.page] ?? [:]).keys)
    }

    /// Whether a property is ignored in keyframes. https://drafts.csswg.org/css-animations-1/#keyframes
    static func isOutsideKeyframes(_ name: String) -> Bool {
        let name = Property.canonical(name)
        let isOfAnimations = name == "animation" || name.hasPrefix("animation-")
        return isOfAnimations && name != "animation-timing-function" && name != "animation-composition"
    }

    /// Whether a property applies to pages. https://drafts.csswg.org/css-page-3/#properties-list
    static func isOfPages(_ name: String) -> Bool {
        if Property.isCustom(name) { return true }
        let names: Set<String> = [
            "width", "height", "min-width", "min-height", "max-width", "max-height", "color", "line-height",
            "direction",
            "letter-spacing", "word-spacing", "visibility", "quotes", "counter-reset", "counter-increment", "all",
        ]
        let prefixes = ["margin", "padding", "border", "background", "outline", "font", "text-"]
        return names.contains(name) || prefixes.contains { name.hasPrefix($0) }
    }

    /// The value of a descriptor; nil if the rule does not have it or does not allow the value.
    static func value(_ kind: StyleDeclarations.Kind, _ name: String, _ values: ComponentValues, _ range: Range<Int>)
        -> CSSValue?
    {
        guard let syntax = tables[kind]?[name], !range.isEmpty else { return nil }
        switch name {
        case "font-family" where kind == .fontFace:
            guard values.splitAtCommas(range).count == 1 else { return nil }
            return LonghandValue.longhand(.fontFamily, values, range)
        case "unicode-range": return unicodeRange(values, range)
        case "initial-value": return .tokens(values.part(range))
        case "syntax":
            guard range.count == 1, values.tokens[range.lowerBound].kind == .string else { return nil }
            return syntax.match(values, range)
        case "size" where range.count > 1: return syntax.match(values, range).flatMap { size($0.parts) }
        default: return syntax.match(values, range)
        }
    }

    /// Two lengths, or the name of a size and an orientation.
    private static func size(_ parts: [CSSValue]) -> CSSValue? {
        guard parts.count == 2 else { return nil }
        let orientations = parts.filter { $0 == "landscape" || $0 == "portrait" }
        if parts.allSatisfy(\.isNumeric) { return .sequence(parts) }
        guard !parts.contains(where: \.isNumeric), orientations.count == 1, !parts.contains("auto") else { return nil }
        return .sequence(parts.filter { !orientations.contains($0) } + orientations)
    }

    /// https://drafts.csswg.org/css-syntax-3/#urange-syntax
    private static func unicodeRange(_ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        var parts: [CSSValue] = []
        for part in values.splitAtCommas(range) {
            let text = String(decoding: values.source(of: part), as: UTF8.self).uppercased()
            guard text.hasPrefix("U+") else { return nil }
            let ends = text.dropFirst(2).split(separator: "-", omittingEmptySubsequences: false)
            guard ends.count == 1 || ends.count == 2 else { return nil }
            let digits = ends[0].prefix { $0 != "?" }
            let wild = ends[0].dropFirst(digits.count)
            guard wild.allSatisfy({ $0 == "?" }), ends.count == 1 || wild.isEmpty, (1...6).contains(ends[0].count)
            else {
                return nil
            }
            guard let first = UInt32(digits + wild.map { _ in "0" }, radix: 16),
                let last = ends.count == 2
                    ? UInt32(ends[1], radix: 16) : UInt32(digits + wild.map { _ in "F" }, radix: 16),
                first <= last, last <= 0x10FFFF
            else { return nil }
            parts.append(.codePoints(first...last))
        }
        return CSSValue(layers: parts)
    }
}
