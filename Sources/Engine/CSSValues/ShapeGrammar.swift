// ShapeGrammar.swift: the grammar of basic shapes, as in WebKit. https://drafts.csswg.org/css-shapes-1/#basic-shape-functions

import CSSSyntax

enum ShapeGrammar {
    private static let lengths = ValueSyntax.lengthPercentage
    private static let radii = ValueSyntax.one([.keywords(["closest-side", "farthest-side"]), .size])
    private static let rules = ValueSyntax.keywords(["evenodd", "nonzero"])

    /// The function at an index, by its name in lower case; nil if its arguments are invalid.
    /// The arguments of functions that are not basic shapes are not checked.
    static func value(_ name: String, _ values: ComponentValues, at index: Int) -> CSSValue? {
        let contents = values.trimmed(values.contents(ofBlockAt: index))
        let arguments: [CSSValue]?
        switch name {
        case "polygon": arguments = polygon(values, contents)
        case "path": arguments = path(values, contents)
        case "circle", "ellipse": arguments = round(name, values, contents)
        case "inset", "xywh": arguments = rectangle(name, values, contents)
        default: return ValueReader(values).component(at: index)
        }
        return arguments.map { .function(name, $0) }
    }

    /// The fill rule, unless it is the initial one, and the arguments after it.
    private static func rule(_ values: ComponentValues, _ arguments: inout ArraySlice<Range<Int>>) -> [CSSValue] {
        guard let first = arguments.first, let rule = rules.match(values, first) else { return [] }
        arguments = arguments.dropFirst()
        return rule == "evenodd" ? [rule] : []
    }

    private static func polygon(_ values: ComponentValues, _ contents: Range<Int>) -> [CSSValue]? {
        var arguments = values.splitAtCommas(contents)[...]
        let rule = rule(values, &arguments)
        let points = arguments.compactMap { ValueSyntax.sequence([lengths, lengths]).match(values, $0) }
        return points.count == arguments.count && !points.isEmpty ? rule + points : nil
    }

    private static func path(_ values: ComponentValues, _ contents: Range<Int>) -> [CSSValue]? {
        var arguments = values.splitAtCommas(contents)[...]
        let rule = rule(values, &arguments)
        guard arguments.count == 1, let path = arguments.first, path.count == 1,
            values.tokens[path.lowerBound].kind == .string
        else { return nil }
        return PathText.normalized(values.text(at: path.lowerBound)).map { rule + [.string($0)] }
    }

    private static func round(_ name: String, _ values: ComponentValues, _ contents: Range<Int>) -> [CSSValue]? {
        let parts = values.components(contents)
        let at = parts.firstIndex { values.text(at: $0.lowerBound, is: "at") } ?? parts.count
        var words = parts[..<at].compactMap { radii.match(values, single: $0.lowerBound) }
        guard words.count == at, words.isEmpty || words.count == (name == "circle" ? 1 : 2) else { return nil }
        if words.allSatisfy({ $0 == "closest-side" }) { words = [] }
        if at < parts.count {
            guard let point = LonghandValue.position(values, parts[(at + 1)...]) else { return nil }
            words += ["at"] + point
        }
        return words.isEmpty ? [] : [CSSValue(words)]
    }

    /// Distances from the sides, or a position and a size, and the radii of the corners.
    private static func rectangle(_ name: String, _ values: ComponentValues, _ contents: Range<Int>) -> [CSSValue]? {
        let parts = values.components(contents)
        let end = parts.firstIndex { values.text(at: $0.lowerBound, is: "round") } ?? parts.count
        var words: [CSSValue] = []
        for (place, part) in parts[..<end].enumerated() {
            let syntax = name == "xywh" && place >= 2 ? ValueSyntax.size : lengths
            guard let value = syntax.match(values, single: part.lowerBound) else { return nil }
            words.append(value)
        }
        guard name == "xywh" ? words.count == 4 : (1...4).contains(words.count) else { return nil }
        if name == "inset" { words = ShortestForm.sides(words) }
        if end < parts.count {
            guard end + 1 < parts.count,
                let corners = Property.borderRadius.shorthand?
                    .parse(values, parts[end + 1].lowerBound..<contents.upperBound)
            else { return nil }
            if corners.contains(where: { $0 != .dimension(0, .px) }) { words += ["round"] + Shorthand.radii(corners) }
        }
        return [CSSValue(words)]
    }
}
