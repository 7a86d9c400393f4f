// PropertyNames.swift: which properties exist, other names for them, and what their initial values are.

/// Names and initial values of properties.
enum PropertyNames {
    /// Longhand properties with their initial values.
    static let initialValues: [String: String] = {
        var result: [String: String] = [:]
        for line in initialValueTable.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            result[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
        }
        return result
    }()

    /// Properties that have other names too, by these.
    static let aliases: [String: String] = {
        var result = [
            "word-wrap": "overflow-wrap", "grid-gap": "gap", "grid-row-gap": "row-gap", "grid-column-gap": "column-gap",
            "font-stretch": "font-width", "color-adjust": "print-color-adjust", "page-break-after": "break-after",
            "page-break-before": "break-before", "page-break-inside": "break-inside",
            "-epub-text-transform": "text-transform", "-epub-word-break": "word-break",
        ]
        let prefixed =
            """
            align-content align-items align-self animation animation-delay animation-direction animation-duration \
            animation-fill-mode animation-iteration-count animation-name animation-play-state \
            animation-timing-function appearance backface-visibility background-size border-bottom-left-radius \
            border-bottom-right-radius border-image border-radius border-top-left-radius border-top-right-radius \
            box-sizing clip-path column-count column-fill column-gap column-rule column-rule-color column-rule-style \
            column-rule-width column-span column-width columns filter flex flex-basis flex-direction flex-flow \
            flex-grow flex-shrink flex-wrap font-feature-settings font-kerning hyphens justify-content opacity order \
            perspective perspective-origin print-color-adjust shape-outside text-combine-upright text-emphasis \
            text-emphasis-color text-emphasis-position text-emphasis-style text-orientation transform transform-origin \
            transform-style transition transition-delay transition-duration transition-property \
            transition-timing-function writing-mode
            """
        for name in prefixed.split(separator: " ") { result["-webkit-" + name] = String(name) }
        return result
    }()

    /// The name that stands for `name` (in lower case): another one for aliases.
    static func canonical(_ name: String) -> String { aliases[name] ?? name }

    static func isCustom(_ name: String) -> Bool { name.hasPrefix("--") }

    /// Whether a longhand property with this canonical name exists.
    static func isLonghand(_ name: String) -> Bool {
        isCustom(name) || (initialValues[name] != nil && Shorthand.all[name] == nil)
    }

    /// Properties that children take over. https://www.w3.org/TR/css-cascade-4/#inheriting
    static let inherited: Set<String> = [
        "azimuth", "border-collapse", "border-spacing", "caption-side", "caret-color", "color", "color-scheme",
        "cursor",
        "direction", "empty-cells", "font-family", "font-feature-settings", "font-kerning", "font-optical-sizing",
        "font-palette", "font-size", "font-size-adjust", "font-style", "font-variant-alternates", "font-variant-caps",
        "font-variant-east-asian", "font-variant-emoji", "font-variant-ligatures", "font-variant-numeric",
        "font-variant-position", "font-variation-settings", "font-weight", "font-width", "hanging-punctuation",
        "hyphenate-character", "hyphens", "image-orientation", "image-rendering", "letter-spacing", "line-break",
        "line-height", "list-style-image", "list-style-position", "list-style-type", "orphans", "overflow-wrap",
        "paint-order", "pointer-events", "print-color-adjust", "quotes", "ruby-position", "speak-as", "tab-size",
        "text-align", "text-align-last", "text-indent", "text-justify", "text-orientation", "text-rendering",
        "text-shadow", "text-transform", "text-underline-offset", "text-underline-position", "visibility",
        "white-space", "widows", "word-break", "word-spacing", "writing-mode", "fill", "stroke", "stroke-width",
        "fill-opacity", "fill-rule", "stroke-opacity", "text-anchor", "clip-rule", "-webkit-text-fill-color",
        "-webkit-text-stroke-color", "-webkit-text-stroke-width", "-webkit-font-smoothing", "-webkit-user-select",
        "-webkit-user-modify", "-webkit-tap-highlight-color", "-webkit-locale", "accent-color", "math-style",
    ]
}
