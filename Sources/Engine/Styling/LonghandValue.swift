// LonghandValue.swift: reads and writes values of longhand properties, with the few that need rules of their own.

import CSSSyntax

enum LonghandValue {
    /// The value of a longhand property as WebKit writes it; nil when it is not allowed.
    static func longhand(_ name: String, _ values: ComponentValues, _ range: Range<Int>) -> String? {
        let range = values.trimmed(range)
        guard !range.isEmpty else { return nil }
        let grammar = PropertyGrammar.of(name)
        switch name {
        case "font-family":
            return fontFamily(values, range)
        case "font-weight":
            return grammar.serialize(values, range).flatMap { text in
                Double(text).map { (1...1000).contains($0) } == false ? nil : text
            }
        case "background-repeat", "mask-repeat":
            var layers: [String] = []
            for part in values.splitAtCommas(range) {
                var words: [String] = []
                for index in part where values.tokens[index].kind != .whitespace {
                    guard let word = repeatStyle(values, index..<index + 1) else { return nil }
                    words.append(word)
                }
                guard words.count == 1 || words.count == 2 && !words.contains(where: ["repeat-x", "repeat-y"].contains)
                else { return nil }
                layers.append(repeatStyle(words))
            }
            return layers.joined(separator: ", ")
        case "box-shadow", "-webkit-box-shadow":
            return shadow(values, range)
        case "text-shadow":
            return shadow(values, range, isOfText: true)
        case "display":
            let text = grammar.serialize(values, range) ?? display(values, range)
            return text == "flow" ? "block" : text
        case "cursor":
            return cursor(values, range, grammar)
        case _ where AlignmentGrammar.properties.contains(name):
            return AlignmentGrammar.text(name, values, range)
        case "filter", "backdrop-filter", "-webkit-backdrop-filter":
            guard FilterGrammar.isAllowed(values, range) else { return nil }
            return grammar.serialize(values, range).flatMap { ShortestForm.of(name, $0) }
        case "grid-auto-flow":
            let text = grammar.serialize(values, range)
            return text.flatMap { ["row column", "row row", "column column", "dense dense"].contains($0) ? nil : $0 }
                .map { $0 == "row dense" ? "dense" : $0 }
        case "grid-template-columns", "grid-template-rows":
            return GridValue.template(values, range)
        case "grid-auto-columns", "grid-auto-rows":
            return GridValue.implicitTracks(values, range)
        case "grid-template-areas":
            return GridValue.areas(values, range)
        case "grid-row-start", "grid-row-end", "grid-column-start", "grid-column-end":
            return GridValue.line(values, range)
        case "transform":
            guard TransformGrammar.isAllowed(values, range) else { return nil }
            return grammar.serialize(values, range).flatMap { ShortestForm.of(name, $0) }
        case "counter-reset", "counter-increment", "counter-set":
            return counters(values, range, implied: name == "counter-increment" ? "1" : "0")
        case "will-change":
            let text = grammar.serialize(values, range)
            return text.flatMap { ["all", "none", "will-change"].contains($0) || $0.hasPrefix("auto,") ? nil : $0 }
        case "aspect-ratio":
            return aspectRatio(values, range)
        case "font-style":
            return fontStyle(values, range, grammar)
        case "quotes":
            let text = grammar.serialize(values, range)
            // Strings that open and close.
            let count = range.count { values.tokens[$0].kind == .string }
            return count % 2 == 0 ? text : nil
        case "scroll-snap-align":
            let words = grammar.serialize(values, range)?.split(separator: " ")
            return words.map { $0.count == 2 && $0[0] == $0[1] ? String($0[0]) : $0.joined(separator: " ") }
        case "content":
            // NB: Behind a slash stands what is read instead.
            guard let slash = range.first(where: { values.delim(at: $0) == UInt8(ascii: "/") }) else {
                return grammar.serialize(values, range)
            }
            let isAllowed = grammar.serialize(values, range.lowerBound..<slash) != nil
            return isAllowed ? PropertyGrammar().serialize(values, range) : nil
        case "rotate":
            return rotate(values, range, grammar)
        case "position-area", "position-try-fallbacks":
            return AnchorPosition.serialize(name, values, range)
        case "-webkit-box-reflect":
            return reflection(values, range)
        default:
            guard let text = grammar.serialize(values, range) else { return nil }
            if let form = PartedValue.forms[name] {
                return grammar.isList
                    ? ShortestForm.eachPart(text) { form(StyleEngine.words($0)) } : form(StyleEngine.words(text))
            }
            return ShortestForm.of(name, text)
        }
    }

    /// A side, how far the reflection is from the box, and an image to mask it with.
    private static func reflection(_ values: ComponentValues, _ range: Range<Int>) -> String? {
        if values.text(at: range.lowerBound, is: "none"), range.count == 1 { return "none" }
        var parts = values.components(range)
        guard let side = PropertyGrammar("above below left right").single(values, range.lowerBound) else { return nil }
        parts.removeFirst()
        let offset = parts.first.flatMap { PropertyGrammar("L P").single(values, $0.lowerBound) }
        if offset != nil { parts.removeFirst() }
        var text = side + " " + (offset ?? "0px")
        if let first = parts.first {
            guard PropertyGrammar("U").single(values, first.lowerBound) != nil,
                let mask = PropertyGrammar().serialize(values, first.lowerBound..<range.upperBound)
            else { return nil }
            text += " " + mask
        }
        return text
    }

    /// `auto`, a ratio, or both in any order. https://www.w3.org/TR/css-sizing-4/#aspect-ratio
    private static func aspectRatio(_ values: ComponentValues, _ range: Range<Int>) -> String? {
        let serializer = ValueSerializer(values)
        var isAuto = false
        var numbers: [String] = []
        var (isRatio, isOver) = (false, false)
        var index = range.lowerBound
        while index < range.upperBound {
            let token = values.tokens[index]
            if token.kind == .whitespace {
                index += 1
                continue
            }
            if token.kind == .ident, values.text(at: index, is: "auto"), !isAuto, !isRatio || numbers.count == 2 {
                isAuto = true
                isOver = !numbers.isEmpty
            } else if values.delim(at: index) == UInt8(ascii: "/"), numbers.count == 1, !isRatio, !isOver {
                isRatio = true
            } else if !isOver, numbers.isEmpty || isRatio && numbers.count == 1,
                token.kind == .number && token.number >= 0
                    || token.kind == .function && PropertyGrammar("N").single(values, index) != nil,
                let number = serializer.component(at: index)
            {
                numbers.append(number)
            } else {
                return nil
            }
            index = values.index(afterValueAt: index)
        }
        if isRatio, numbers.count == 1 { return nil }
        if numbers.count == 1 { numbers.append("1") }
        return ((isAuto ? ["auto"] : []) + (numbers.isEmpty ? [] : [numbers.joined(separator: " / ")]))
            .joined(separator: " ")
    }

    /// An angle, and the axis that numbers or a name are. https://www.w3.org/TR/css-transforms-2/#propdef-rotate
    private static func rotate(_ values: ComponentValues, _ range: Range<Int>, _ grammar: PropertyGrammar) -> String? {
        var grammar = grammar
        grammar.keywords.insert("z")
        let angle = PropertyGrammar("A")
        let number = PropertyGrammar("N")
        var parts = values.components(range).map(\.lowerBound)
        if parts != [range.lowerBound] || !values.text(at: range.lowerBound, is: "none") {
            guard let first = parts.first, let last = parts.last else { return nil }
            if angle.single(values, first) != nil {
                parts.removeFirst()
            } else if angle.single(values, last) != nil {
                parts.removeLast()
            } else {
                return nil
            }
            let isAxis = parts.count == 1 && ["x", "y", "z"].contains { values.text(at: parts[0], is: $0) }
            let isVector = parts.count == 3 && parts.allSatisfy { number.single(values, $0) != nil }
            guard parts.isEmpty || isAxis || isVector else { return nil }
        }
        return grammar.serialize(values, range).flatMap { ShortestForm.of("rotate", $0) }
    }

    /// A word, or one with an angle. https://www.w3.org/TR/css-fonts-4/#font-style-prop
    private static func fontStyle(_ values: ComponentValues, _ range: Range<Int>, _ grammar: PropertyGrammar) -> String?
    {
        let parts = range.lazy.filter { values.tokens[$0].kind != .whitespace }
        guard let first = parts.first, let word = grammar.single(values, first) else { return nil }
        let next = values.index(afterValueAt: first)
        let rest = values.trimmed(min(next, range.upperBound)..<range.upperBound)
        if rest.isEmpty { return word }
        guard word == "oblique", values.index(afterValueAt: rest.lowerBound) >= rest.upperBound,
            let angle = PropertyGrammar("A").single(values, rest.lowerBound)
        else { return nil }
        return word + " " + angle
    }

    /// Names, each with a number. https://www.w3.org/TR/css-lists-3/#counter-properties
    private static func counters(_ values: ComponentValues, _ range: Range<Int>, implied: String) -> String? {
        if range.count == 1, values.text(at: range.lowerBound, is: "none") { return "none" }
        var parts: [String] = []
        var hasName = false
        for index in range where values.tokens[index].kind != .whitespace {
            let token = values.tokens[index]
            if token.kind == .ident {
                if hasName { parts.append(implied) }
                var name: [UInt8] = []
                serializeCSSIdentifier(values.text(at: index), into: &name)
                let word = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
                if word == "none" || Shorthand.isWideKeyword(word) { return nil }
                parts.append(String(decoding: name, as: UTF8.self))
                hasName = true
            } else if token.kind == .number, token.isInteger, hasName {
                parts.append(serializeNumber(token.number))
                hasName = false
            } else {
                return nil
            }
        }
        if hasName { parts.append(implied) }
        return parts.joined(separator: " ")
    }

    /// The short form of an outer and an inner display type. https://www.w3.org/TR/css-display-3/#the-display-properties
    private static func display(_ values: ComponentValues, _ range: Range<Int>) -> String? {
        var words: [String] = []
        for index in range where values.tokens[index].kind != .whitespace {
            guard values.tokens[index].kind == .ident else { return nil }
            words.append(String(decoding: values.lowercasedText(at: index), as: UTF8.self))
        }
        guard words.count <= 2 else { return nil }
        var (outer, inner): (String?, String?)
        for word in words {
            if ["block", "inline"].contains(word), outer == nil {
                outer = word
            } else if ["flow", "flow-root", "flex", "grid", "table", "ruby", "list-item"].contains(word), inner == nil {
                inner = word
            } else {
                return nil
            }
        }
        switch (outer ?? (inner == "ruby" ? "inline" : "block"), inner ?? "flow") {
        case (let outer, "flow"): return outer
        case ("block", "ruby"): return "block ruby"
        case ("inline", "flow-root"): return "inline-block"
        case ("inline", "ruby"): return "ruby"
        case ("inline", "list-item"): return "inline list-item"
        case ("inline", let inner): return "inline-" + inner
        case (_, let inner): return inner
        }
    }

    /// Images with points, and a word behind them. https://www.w3.org/TR/css-ui-4/#cursor
    private static func cursor(_ values: ComponentValues, _ range: Range<Int>, _ grammar: PropertyGrammar) -> String? {
        let parts = values.splitAtCommas(range).map { values.trimmed($0) }
        var texts: [String] = []
        for (place, part) in parts.enumerated() {
            guard let first = part.first else { return nil }
            let imageEnd = min(values.index(afterValueAt: first), part.upperBound)
            let isImage = values.tokens[first].kind != .ident
            guard isImage != (place == parts.count - 1), let image = grammar.serialize(values, first..<imageEnd) else {
                return nil
            }
            let point = (imageEnd..<part.upperBound).filter { values.tokens[$0].kind != .whitespace }
            guard point.isEmpty || isImage && point.count == 2, point.allSatisfy({ values.tokens[$0].kind == .number })
            else { return nil }
            texts.append(([image] + point.map { serializeNumber(values.tokens[$0].number) }).joined(separator: " "))
        }
        return texts.joined(separator: ", ")
    }

    /// https://www.w3.org/TR/css-fonts-4/#font-family-prop
    private static func fontFamily(_ values: ComponentValues, _ range: Range<Int>) -> String? {
        var families: [String] = []
        for part in values.splitAtCommas(range) {
            guard !part.isEmpty else { return nil }
            var name: [UInt8] = []
            let isString = part.count == 1 && values.tokens[part.lowerBound].kind == .string
            for index in part where values.tokens[index].kind != .whitespace {
                guard isString || values.tokens[index].kind == .ident else { return nil }
                if !name.isEmpty { name.append(0x20) }
                name += values.text(at: index)
            }
            let text = String(decoding: name, as: UTF8.self)
            if !isString, Shorthand.isWideKeyword(text.lowercased()) || text.lowercased() == "default" { return nil }
            var identifier: [UInt8] = []
            serializeCSSIdentifier(name, into: &identifier)
            if identifier == name, !name.isEmpty {
                families.append(text)
            } else {
                var quoted: [UInt8] = []
                serializeCSSString(name, into: &quoted)
                families.append(String(decoding: quoted, as: UTF8.self))
            }
        }
        return families.joined(separator: ", ")
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
    static func position(_ values: ComponentValues, _ range: Range<Int>) -> String? {
        if range.count == 1, values.tokens[range.lowerBound].kind == .ident {
            let word = String(decoding: values.lowercasedText(at: range.lowerBound), as: UTF8.self)
            return ["left", "right", "top", "bottom", "center"].contains(word) ? word : nil
        }
        return longhand("margin-top", values, range)
    }

    /// A whole position, what is horizontal first; nil for what is none. https://www.w3.org/TR/css-values-4/#position
    static func position(_ values: ComponentValues, _ parts: some Collection<Range<Int>>) -> [String]? {
        let texts = parts.compactMap { position(values, $0) }
        return texts.count == parts.count ? ShortestForm.position(texts) : nil
    }

    static func backgroundSize(_ values: ComponentValues, _ range: Range<Int>) -> String? {
        if range.count == 1, values.text(at: range.lowerBound, is: "cover") { return "cover" }
        if range.count == 1, values.text(at: range.lowerBound, is: "contain") { return "contain" }
        if range.count == 1, values.text(at: range.lowerBound, is: "auto") { return "auto" }
        return longhand("padding-top", values, range)
    }

    /// One or two sizes of a layer; nil where a word that is the whole size has another one beside it.
    static func backgroundSize(_ sizes: [String], in name: String) -> String? {
        let hasWord = sizes.contains("cover") || sizes.contains("contain")
        return hasWord && sizes.count > 1 ? nil : ShortestForm.of(name, sizes.joined(separator: " "))
    }

    static func fontWeight(_ values: ComponentValues, _ range: Range<Int>) -> String? {
        guard let text = longhand("font-weight", values, range), text != "normal" else { return nil }
        return text
    }

    /// Colors come first and `inset` last. https://www.w3.org/TR/css-backgrounds-3/#box-shadow
    static func shadow(_ values: ComponentValues, _ range: Range<Int>, isOfText: Bool = false) -> String? {
        if range.count == 1, values.text(at: range.lowerBound, is: "none") { return "none" }
        var shadows: [String] = []
        for part in values.splitAtCommas(range) {
            var lengths: [String] = []
            var color: String?
            var isInset = false
            // Lengths stand side by side.
            var areOver = false
            var index = part.lowerBound
            while index < part.upperBound {
                let next = values.index(afterValueAt: index)
                if values.tokens[index].kind == .whitespace {
                } else if values.text(at: index, is: "inset"), !isInset, !isOfText {
                    isInset = true
                    areOver = !lengths.isEmpty
                } else if color == nil, let text = longhand("color", values, index..<next) {
                    color = text
                    areOver = !lengths.isEmpty
                } else if !areOver, let text = PropertyGrammar("L").single(values, index) {
                    // No shadow is less blurred than a sharp one.
                    if lengths.count == 2, text.hasPrefix("-") { return nil }
                    lengths.append(text)
                } else {
                    return nil
                }
                index = next
            }
            guard (2...(isOfText ? 3 : 4)).contains(lengths.count) else { return nil }
            let parts = (color.map { [$0] } ?? []) + lengths + (isInset ? ["inset"] : [])
            shadows.append(parts.joined(separator: " "))
        }
        return shadows.joined(separator: ", ")
    }
}
