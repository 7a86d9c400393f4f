// PartedValue.swift: values of longhands whose parts belong together in ways that a row of PropertyGrammar does not say.

import CSSSyntax

/// Works on words that the property's grammar has allowed, each by itself.
enum PartedValue {
    /// The value as WebKit writes it, by property; nil for parts that don't go together.
    static let forms: [String: @Sendable ([String]) -> String?] = {
        var forms: [String: @Sendable ([String]) -> String?] = [
            "animation-range-start": { rangeEdge($0, initial: "0%") },
            "animation-range-end": { rangeEdge($0, initial: "100%") },
            "animation-timeline": { timeline($0) },
            "view-timeline-inset": { ShortestForm.sides($0).joined(separator: " ") },
            "offset-rotate": { words in
                if words.count == 1 { return words[0] }
                guard isWord(words[0]) != isWord(words[1]) else { return nil }
                return (isWord(words[0]) ? words : words.reversed()).joined(separator: " ")
            },
            "offset-path": { words in
                if words.count == 1 { return spaced(words[0]) }
                guard words[0].hasSuffix("-box") != words[1].hasSuffix("-box") else { return nil }
                let (box, shape) = words[0].hasSuffix("-box") ? (words[0], words[1]) : (words[1], words[0])
                if shape.hasPrefix("url(") { return nil }
                return spaced(shape).map { box == "border-box" ? $0 : $0 + " " + box }
            },
            "clip-path": { shape($0, initial: "border-box") },
            "shape-outside": { shape($0, initial: "margin-box") },
            "font-size-adjust": { words in
                let isMetric = ["ex-height", "cap-height", "ch-width", "ic-width", "ic-height"].contains
                if words.count == 1 { return isMetric(words[0]) ? nil : words[0] }
                guard isMetric(words[0]), !isMetric(words[1]) else { return nil }
                return words[0] == "ex-height" ? words[1] : words.joined(separator: " ")
            },
            "font-feature-settings": { words in
                guard words != ["normal"] else { return words[0] }
                guard isTag(words[0]), words.count == 1 || !words[1].hasPrefix("\"") else { return nil }
                return words.count == 1 || words[1] == "1" || words[1] == "on"
                    ? words[0] : words[0] + " " + (words[1] == "off" ? "0" : words[1])
            },
            "font-variation-settings": { words in
                guard words != ["normal"] else { return words[0] }
                return words.count == 2 && isTag(words[0]) && !words[1].hasPrefix("\"")
                    ? words.joined(separator: " ") : nil
            },
            "text-box-edge": { words in
                if words.count == 1 { return words[0] == "alphabetic" ? nil : words[0] }
                guard words[0] != "alphabetic", !["cap", "ex"].contains(words[1]) else { return nil }
                return words[1] == "text" ? words[0] : words.joined(separator: " ")
            },
            "text-emphasis-position": { words in
                ["over", "under"].contains(words[0]) && words.dropFirst().allSatisfy { $0 == "left" || $0 == "right" }
                    ? words.joined(separator: " ") : nil
            },
            "text-underline-position": { words in
                words == ["left", "right"] || words == ["from-font", "under"] ? nil : words.joined(separator: " ")
            },
            "color-scheme": { words in
                guard let place = words.firstIndex(of: "only") else { return words.joined(separator: " ") }
                let others = words.filter { $0 != "only" }
                guard others.count == words.count - 1, !others.isEmpty, place == 0 || place == others.count else {
                    return nil
                }
                return (others + ["only"]).joined(separator: " ")
            },
            "scroll-snap-type": { words in
                guard !["mandatory", "proximity"].contains(words[0]) else { return nil }
                if words.count == 1 { return words[0] }
                guard words[0] != "none", ["mandatory", "proximity"].contains(words[1]) else { return nil }
                return words[1] == "proximity" ? words[0] : words.joined(separator: " ")
            },
            "text-indent": { words in
                words.filter(isWord).count == words.count - 1 ? words.joined(separator: " ") : nil
            },
            "hanging-punctuation": { words in
                words.contains("force-end") && words.contains("allow-end") ? nil : words.joined(separator: " ")
            },
            "text-transform": { words in
                words.filter(["capitalize", "uppercase", "lowercase"].contains).count > 1
                    ? nil : words.joined(separator: " ")
            },
            "container-name": { words in
                words.contains { ["and", "or", "not"].contains($0.lowercased()) } ? nil : words.joined(separator: " ")
            },
        ]
        for (name, groups) in fontVariants {
            forms[name] = { words in
                groups.contains { group in words.filter(group.contains).count > 1 } ? nil : words.joined(separator: " ")
            }
        }
        for name in ["glyph-orientation-horizontal", "glyph-orientation-vertical"] {
            forms[name] = { words in words[0] == "0" ? "0deg" : Double(words[0]) == nil ? words[0] : nil }
        }
        for name in ["width", "height", "inline-size", "block-size"] {
            forms["contain-intrinsic-" + name] = { words in
                words.count == 1
                    ? (words[0] == "auto" ? nil : words[0])
                    : words[0] == "auto" && words[1] != "auto" ? words.joined(separator: " ") : nil
            }
        }
        for prefix in ["background", "-webkit-mask"] {
            for axis in ["x", "y"] { forms["\(prefix)-position-\(axis)"] = axisPosition }
        }
        return forms
    }()

    /// Words that exclude each other. https://drafts.csswg.org/css-fonts-4/#font-variant-prop
    private static let fontVariants: [String: [[String]]] = [
        "font-variant-ligatures": ["common-ligatures", "discretionary-ligatures", "historical-ligatures", "contextual"]
            .map {
                [$0, "no-" + $0]
            },
        "font-variant-numeric": [
            ["lining-nums", "oldstyle-nums"], ["proportional-nums", "tabular-nums"],
            ["diagonal-fractions", "stacked-fractions"],
        ],
        "font-variant-east-asian": [
            ["jis78", "jis83", "jis90", "jis04", "simplified", "traditional"], ["full-width", "proportional-width"],
        ],
    ]

    /// Whether a word is a keyword rather than a number with or without a unit, or a calculation.
    private static func isWord(_ word: String) -> Bool {
        guard let first = word.utf8.first else { return false }
        return (0x61...0x7A).contains(first) && !word.hasSuffix(")")
    }

    /// A string of four characters. https://drafts.csswg.org/css-fonts-4/#font-feature-settings-prop
    private static func isTag(_ word: String) -> Bool {
        word.utf8.count == 6 && word.hasPrefix("\"") && word.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }

    /// A shape and a box, in this order, without the box that is meant anyhow.
    private static func shape(_ words: [String], initial: String) -> String? {
        if words.count == 1 { return spaced(words[0]) }
        let isBox = { (word: String) in word.hasSuffix("-box") }
        guard isBox(words[0]) != isBox(words[1]) else { return nil }
        let (box, shape) = isBox(words[0]) ? (words[0], words[1]) : (words[1], words[0])
        if shape.hasPrefix("url(") || !shape.contains("(") { return nil }
        return spaced(shape).map { box == initial ? $0 : $0 + " " + box }
    }

    /// `rect()` as a shape, which has no commas and all four sides; nil for another number of them.
    private static func spaced(_ word: String) -> String? {
        guard word.hasPrefix("rect("), word.hasSuffix(")") else { return word }
        let text = word.replacing(", ", with: " ")
        let sides = StyleEngine.words(String(text.dropFirst(5).dropLast())).prefix { $0 != "round" }
        return sides.count == 4 ? text : nil
    }

    /// A point of a timeline's range; the one where the range begins or ends is left out.
    /// https://drafts.csswg.org/scroll-animations-1/#animation-range-start
    private static func rangeEdge(_ words: [String], initial: String) -> String? {
        if words.count == 1 { return words[0] }
        guard isWord(words[0]), words[0] != "normal", !isWord(words[1]) else { return nil }
        return words[1] == initial ? words[0] : words.joined(separator: " ")
    }

    /// A side with an offset from it, or one of the two.
    @Sendable private static func axisPosition(_ words: [String]) -> String? {
        if words.count == 1 { return words[0] }
        return isWord(words[0]) && words[0] != "center" && !isWord(words[1]) ? words.joined(separator: " ") : nil
    }

    /// A name, or a function whose initial arguments are left out. https://drafts.csswg.org/scroll-animations-1/#scroll-notation
    private static func timeline(_ words: [String]) -> String? {
        let text = words.joined(separator: " ")
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return text }
        let name = text[..<open]
        var arguments = StyleEngine.words(String(text[text.index(after: open)...].dropLast()))
        func take(_ choices: [String]) -> String? {
            guard let place = arguments.firstIndex(where: choices.contains) else { return nil }
            return arguments.remove(at: place)
        }
        let axis = take(["block", "inline", "x", "y"])
        var parts: [String] = []
        if name == "scroll" {
            let scroller = take(["nearest", "root", "self"])
            guard arguments.isEmpty else { return nil }
            if let scroller, scroller != "nearest" { parts.append(scroller) }
            if let axis, axis != "block" { parts.append(axis) }
        } else {
            if let axis, axis != "block" { parts.append(axis) }
            let inset = PropertyGrammar("L P auto")
            let areInsets = arguments.allSatisfy { argument in
                let values = ComponentValues(argument)
                return values.indices.isEmpty == false && inset.single(values, values.indices.lowerBound) != nil
            }
            guard arguments.count <= 2, areInsets else { return nil }
            let insets = ShortestForm.sides(arguments)
            if insets != ["auto"] { parts += insets }
        }
        return name + "(" + parts.joined(separator: " ") + ")"
    }
}
