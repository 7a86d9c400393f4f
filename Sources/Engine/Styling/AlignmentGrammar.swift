// AlignmentGrammar.swift: how boxes are aligned, along both axes. https://www.w3.org/TR/css-align-3/

import CSSSyntax

enum AlignmentGrammar {
    static let properties: Set<String> = [
        "align-content", "align-items", "align-self", "justify-content", "justify-items", "justify-self",
    ]

    private static let distributions: Set<String> = ["space-between", "space-around", "space-evenly", "stretch"]
    private static let places: Set<String> = ["center", "start", "end", "flex-start", "flex-end"]

    /// The words of a value as WebKit writes them; nil for what the property does not allow.
    static func text(_ name: String, _ words: [String]) -> String? {
        let isContent = name.hasSuffix("content")
        let isJustified = name.hasPrefix("justify")
        switch words.count {
        case 1:
            let word = words[0]
            if word == "normal" || word == "auto" && name.hasSuffix("self") { return word }
            if word == "legacy", name == "justify-items" { return word }
            if word == "baseline", name != "justify-content" { return word }
            if isContent ? distributions.contains(word) : word == "stretch" || word == "anchor-center" { return word }
            return isPlace(word, isContent, isJustified) ? word : nil
        case 2:
            if words[1] == "baseline", name != "justify-content" {
                return words[0] == "first" ? "baseline" : words[0] == "last" ? "last baseline" : nil
            }
            if name == "justify-items", words.contains("legacy") {
                let other = words[0] == "legacy" ? words[1] : words[0]
                return ["left", "right", "center"].contains(other) ? "legacy " + other : nil
            }
            guard words[0] == "safe" || words[0] == "unsafe", isPlace(words[1], isContent, isJustified) else {
                return nil
            }
            return words.joined(separator: " ")
        default: return nil
        }
    }

    private static func isPlace(_ word: String, _ isContent: Bool, _ isJustified: Bool) -> Bool {
        places.contains(word) || !isContent && (word == "self-start" || word == "self-end")
            || isJustified && (word == "left" || word == "right")
    }

    static func text(_ name: String, _ values: ComponentValues, _ range: Range<Int>) -> String? {
        words(values, range).flatMap { text(name, $0) }
    }

    private static func words(_ values: ComponentValues, _ range: Range<Int>) -> [String]? {
        let parts = values.components(range)
        guard parts.allSatisfy({ values.tokens[$0.lowerBound].kind == .ident }) else { return nil }
        return parts.map { String(decoding: values.lowercasedText(at: $0.lowerBound), as: UTF8.self) }
    }

    /// The values of both longhands of `place-content` and its like. The second one is the first if it is left out.
    static func pair(_ longhands: [String], _ values: ComponentValues, _ range: Range<Int>) -> [String]? {
        guard let words = words(values, range), !words.isEmpty else { return nil }
        for count in 1...min(2, words.count) {
            guard let first = text(longhands[0], Array(words[..<count])) else { continue }
            if count == words.count {
                // Contents have no baseline along the line.
                if longhands[1] == "justify-content", first.hasSuffix("baseline") { return [first, "start"] }
                return text(longhands[1], words).map { [first, $0] }
            }
            if let second = text(longhands[1], Array(words[count...])) { return [first, second] }
        }
        return nil
    }
}
