// OlderNames.swift: longhands of WebKit that say the same as another property, some of them in words of their own. Unlike other names
// of a property (PropertyNames.aliases) they are declared by themselves, and what is declared last counts for both.

enum OlderNames {
    /// The property that such a longhand sets.
    static let properties = [
        "-webkit-box-shadow": "box-shadow", "-webkit-backdrop-filter": "backdrop-filter",
        "-webkit-background-clip": "background-clip", "-webkit-background-origin": "background-origin",
        "-webkit-mask-composite": "mask-composite", "-webkit-mask-source-type": "mask-mode",
        "-webkit-mask-clip": "mask-clip",
    ]

    private static let boxes = ["border": "border-box", "padding": "padding-box", "content": "content-box"]
    private static let words: [String: [String: String]] = [
        "-webkit-background-clip": boxes, "-webkit-background-origin": boxes,
        "-webkit-mask-clip": boxes,
        "-webkit-mask-composite": [
            "source-over": "add", "source-in": "intersect", "source-out": "subtract", "xor": "exclude",
        ],
        "-webkit-mask-source-type": ["auto": "match-source"],
    ]

    /// A list of the older words in those of the other property.
    static func translated(_ name: String, _ value: String) -> String {
        guard let words = words[name] else { return value }
        return Shorthand.splitAtCommas(value).map { words[$0] ?? $0 }.joined(separator: ", ")
    }

    /// What a computed style says under the older name.
    static func computed(_ name: String, _ value: String) -> String {
        switch name {
        case "-webkit-mask-composite":
            let older = Dictionary(uniqueKeysWithValues: (words[name] ?? [:]).map { ($1, $0) })
            return Shorthand.splitAtCommas(value).map { older[$0] ?? $0 }.joined(separator: ", ")
        case "-webkit-mask-source-type":
            return Shorthand.splitAtCommas(value).map { $0 == "match-source" ? "alpha" : $0 }.joined(separator: ", ")
        default: return value
        }
    }
}
