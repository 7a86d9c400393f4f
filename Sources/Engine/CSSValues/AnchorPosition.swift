// AnchorPosition.swift: values of position-area and position-try-fallbacks. https://drafts.csswg.org/css-anchor-position-1/

import CSSSyntax

/// Areas around an anchor, and the fallbacks for a box that does not fit there.
enum AnchorPosition {
    /// The keywords of an area by their axes; keywords without an axis can be combined with either.
    private enum Axis { case horizontal, vertical, block, inline, ownBlock, ownInline, logical, ownLogical, any }

    private static let axes: [String: Axis] = {
        var axes: [String: Axis] = ["center": .any, "span-all": .any]
        let words: [(Axis, [String])] = [
            (.horizontal, ["left", "right", "x-start", "x-end", "self-x-start", "self-x-end"]),
            (.vertical, ["top", "bottom", "y-start", "y-end", "self-y-start", "self-y-end"]),
            (.block, ["block-start", "block-end"]), (.inline, ["inline-start", "inline-end"]),
            (.ownBlock, ["self-block-start", "self-block-end"]),
            (.ownInline, ["self-inline-start", "self-inline-end"]),
            (.logical, ["start", "end"]), (.ownLogical, ["self-start", "self-end"]),
        ]
        for (axis, names) in words {
            for name in names {
                axes[name] = axis
                axes["span-" + name] = axis
            }
        }
        return axes
    }()

    /// The value of `position-area` as WebKit writes it; nil when it is not allowed.
    static func area(_ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        let words = words(values, range)
        return words == ["none"] ? "none" : area(words)
    }

    /// The same of `position-try-fallbacks`.
    static func fallbacks(_ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        if words(values, range) == ["none"] { return "none" }
        let parts = values.splitAtCommas(range)
        let fallbacks = parts.compactMap { fallback(values, $0) }
        return fallbacks.count == parts.count ? CSSValue(layers: fallbacks) : nil
    }

    private static func words(_ values: ComponentValues, _ range: Range<Int>) -> [String] {
        values.components(range).map { component in
            values.tokens[component.lowerBound].kind == .ident
                ? String(decoding: values.lowercasedText(at: component.lowerBound), as: UTF8.self) : ""
        }
    }

    private static func area(_ names: [String]) -> CSSValue? {
        let words = names.map { CSSValue.keyword($0) }
        let axes = names.compactMap { Self.axes[$0] }
        guard axes.count == words.count, let first = axes.first, axes.count <= 2 else { return nil }
        guard axes.count == 2 else { return words[0] }
        switch (first, axes[1]) {
        case (.any, .horizontal), (.vertical, .horizontal), (.vertical, .any): return .sequence([words[1], words[0]])
        case (.inline, .block), (.ownInline, .ownBlock), (.inline, .any), (.any, .block), (.ownInline, .any),
            (.any, .ownBlock):
            return .sequence([words[1], words[0]])
        case (.horizontal, .vertical), (.horizontal, .any), (.any, .vertical), (.block, .inline),
            (.ownBlock, .ownInline),
            (.block, .any), (.any, .inline), (.ownBlock, .any), (.any, .ownInline):
            return .sequence(words)
        case (.logical, .logical), (.ownLogical, .ownLogical), (.logical, .any), (.any, .logical), (.ownLogical, .any),
            (.any, .ownLogical), (.any, .any):
            return words[0] == words[1] ? words[0] : .sequence(words)
        default: return nil
        }
    }

    /// An area, or a rule's name with what turns it over.
    private static func fallback(_ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        if let area = area(words(values, range)) { return area }
        guard let parts = tactics.match(values, range, keepsOrder: true)?.parts else { return nil }
        let isName = parts.map { if case .name = $0 { true } else { false } }
        return CSSValue(
            parts.indices.filter { isName[$0] }.map { parts[$0] }
                + parts.indices.filter { !isName[$0] }.map { parts[$0] }
        )
    }

    private static let tactics = ValueSyntax.some([
        .type(.dashedIdent, ValueSyntax.all), .keywords(["flip-block"]), .keywords(["flip-inline"]),
        .keywords(["flip-start"]),
    ])
}
