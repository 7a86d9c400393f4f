// ShapeGrammar.swift: basic shapes, as WebKit takes and writes them. https://drafts.csswg.org/css-shapes-1/#basic-shape-functions

import CSSSyntax

enum ShapeGrammar {
    /// Functions that it knows. `path()` and `shape()` are read elsewhere, and so is the `rect()` of `clip`.
    static let names: Set<String> = ["circle", "ellipse", "inset", "polygon", "xywh"]

    private static let lengths = ValueSyntax.lengthPercentage
    private static let sizes = ValueSyntax.size
    private static let radii = ValueSyntax.one([.keywords(["closest-side", "farthest-side"]), .size])

    /// The text of a shape whose name (in lower case) stands at `index`; nil where its arguments are none.
    static func serialize(_ name: String, _ values: ComponentValues, _ index: Int) -> String? {
        let contents = values.trimmed(values.contents(ofBlockAt: index))
        let found: String?
        switch name {
        case "polygon": found = polygon(values, contents)
        case "circle", "ellipse": found = round(name, values, contents)
        default: found = rectangle(name, values, contents)
        }
        return found.map { name + "(" + $0 + ")" }
    }

    private static func polygon(_ values: ComponentValues, _ contents: Range<Int>) -> String? {
        var points = values.splitAtCommas(contents).map { values.components($0) }
        var rule = ""
        if let first = points.first?.first, values.tokens[first.lowerBound].kind == .ident {
            let isEvenOdd = values.text(at: first.lowerBound, is: "evenodd")
            guard isEvenOdd || values.text(at: first.lowerBound, is: "nonzero"), points[0].count == 1 else {
                return nil
            }
            if isEvenOdd { rule = "evenodd, " }
            points.removeFirst()
        }
        let texts = points.map { point in point.compactMap { lengths.single(values, $0.lowerBound) } }
        guard !texts.isEmpty, zip(texts, points).allSatisfy({ $0.count == 2 && $1.count == 2 }) else { return nil }
        return rule + texts.map { $0.joined(separator: " ") }.joined(separator: ", ")
    }

    private static func round(_ name: String, _ values: ComponentValues, _ contents: Range<Int>) -> String? {
        let parts = values.components(contents)
        let at = parts.firstIndex { values.text(at: $0.lowerBound, is: "at") } ?? parts.count
        var words = parts[..<at].compactMap { radii.single(values, $0.lowerBound) }
        guard words.count == at, words.isEmpty || words.count == (name == "circle" ? 1 : 2) else { return nil }
        if words.allSatisfy({ $0 == "closest-side" }) { words = [] }
        if at < parts.count {
            guard let point = LonghandValue.position(values, parts[(at + 1)...]) else { return nil }
            words += ["at"] + point.map(\.text)
        }
        return words.joined(separator: " ")
    }

    /// Distances from the sides, or a place and a size, and how round the corners are.
    private static func rectangle(_ name: String, _ values: ComponentValues, _ contents: Range<Int>) -> String? {
        let parts = values.components(contents)
        let end = parts.firstIndex { values.text(at: $0.lowerBound, is: "round") } ?? parts.count
        var words: [String] = []
        for (place, part) in parts[..<end].enumerated() {
            let syntax = name == "xywh" && place >= 2 ? sizes : lengths
            guard let text = syntax.single(values, part.lowerBound) else { return nil }
            words.append(text)
        }
        guard name == "xywh" ? words.count == 4 : (1...4).contains(words.count) else { return nil }
        if name == "inset" { words = ShortestForm.sides(words) }
        if end < parts.count {
            guard end + 1 < parts.count, let radius = Property.borderRadius.shorthand,
                let corners = radius.parse(values, parts[end + 1].lowerBound..<contents.upperBound)?.map(\.text),
                let text = radius.serialize(corners)
            else { return nil }
            if corners.contains(where: { $0 != "0px" }) { words += ["round", text] }
        }
        return words.joined(separator: " ")
    }
}
