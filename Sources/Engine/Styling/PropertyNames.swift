// PropertyNames.swift: which properties exist, other names for them, and what their initial values are.

/// Names and initial values of properties.
enum PropertyNames {
    /// Longhand properties with their initial values.
    static let initialValues: [String: String] = {
        var result: [String: String] = [:]
        let lines = initialValueTable[...].parts(between: "\n")
        result.reserveCapacity(lines.count)
        for line in lines {
            let (name, value) = line.cut(at: " ")
            result[String(name)] = String(value)
        }
        return result
    }()

    /// Properties that have other names too, by these.
    static let aliases: [String: String] = {
        var result = [
            "word-wrap": "overflow-wrap", "grid-gap": "gap", "grid-row-gap": "row-gap", "grid-column-gap": "column-gap",
            "font-stretch": "font-width", "color-adjust": "print-color-adjust",
            "supported-color-schemes": "color-scheme", "scroll-snap-margin": "scroll-margin",
            "-webkit-border-after": "border-block-end", "-webkit-border-before": "border-block-start",
            "-webkit-border-start": "border-inline-start", "-webkit-border-end": "border-inline-end",
            "-webkit-logical-height": "block-size",
            "-webkit-logical-width": "inline-size", "-webkit-max-logical-height": "max-block-size",
            "-webkit-max-logical-width": "max-inline-size", "-webkit-min-logical-height": "min-block-size",
            "-webkit-min-logical-width": "min-inline-size", "-webkit-mask-box-image": "mask-border",
        ]
        for (old, new) in [
            ("after", "block-end"), ("before", "block-start"), ("start", "inline-start"), ("end", "inline-end"),
        ] {
            for part in ["width", "style", "color"] {
                result["-webkit-border-\(old)-\(part)"] = "border-\(new)-\(part)"
            }
            for box in ["margin", "padding"] { result["-webkit-\(box)-\(old)"] = "\(box)-\(new)" }
        }
        for side in ["top", "right", "bottom", "left"] {
            result["scroll-snap-margin-" + side] = "scroll-margin-" + side
        }
        for part in ["outset", "repeat", "slice", "source", "width"] {
            result["-webkit-mask-box-image-" + part] = "mask-border-" + part
        }
        for name in [
            "caption-side", "hyphens", "text-emphasis", "text-emphasis-color", "text-emphasis-style",
            "text-orientation",
            "text-transform", "word-break", "writing-mode",
        ] { result["-epub-" + name] = name }
        let prefixed =
            """
            align-content align-items align-self animation animation-delay animation-direction animation-duration \
            animation-fill-mode animation-iteration-count animation-name animation-play-state \
            animation-timing-function appearance backface-visibility background-size border-bottom-left-radius \
            border-bottom-right-radius border-image border-radius border-top-left-radius border-top-right-radius \
            box-sizing clip-path column-count column-fill column-gap column-rule column-rule-color column-rule-style \
            column-rule-width column-span column-width columns filter flex flex-basis flex-direction flex-flow \
            flex-grow flex-shrink flex-wrap font-kerning hyphenate-character hyphens justify-content justify-items line-break mask \
            mask-image mask-origin mask-position mask-repeat mask-size opacity order \
            perspective perspective-origin print-color-adjust shape-image-threshold shape-margin shape-outside text-decoration-color \
            text-decoration-line text-decoration-style text-emphasis \
            text-emphasis-color text-emphasis-position text-emphasis-style text-orientation text-underline-position transform transform-origin \
            transform-style transition transition-delay transition-duration transition-property \
            transition-timing-function writing-mode
            """
        for name in prefixed[...].parts(between: " ") { result["-webkit-" + name] = String(name) }
        return result
    }()

    /// The name that stands for `name` (in lower case): another one for aliases.
    static func canonical(_ name: String) -> String { aliases[name] ?? name }

    static func isCustom(_ name: String) -> Bool {
        var bytes = name.utf8.makeIterator()
        return bytes.next() == UInt8(ascii: "-") && bytes.next() == UInt8(ascii: "-")
    }

    /// Whether a longhand property with this canonical name exists.
    static func isLonghand(_ name: String) -> Bool {
        isCustom(name) || (initialValues[name] != nil && Shorthand.all[name] == nil)
    }

    /// Properties that a computed style has and does not list, since they stand for others.
    static let unlisted: Set<String> = [
        "border-spacing", "contain-intrinsic-size", "font-synthesis", "grid", "grid-template", "marker", "mask-border",
        "offset", "page",
        "-webkit-backdrop-filter", "-webkit-background-clip", "-webkit-background-origin", "-webkit-box-shadow",
        "-webkit-mask-clip", "-webkit-mask-composite", "-webkit-mask-source-type",
        "-webkit-ruby-position",
        "-webkit-text-combine",
    ]

    /// Properties that children take over. https://www.w3.org/TR/css-cascade-4/#inheriting
    static let inherited: Set<String> = [
        "azimuth", "border-collapse", "-webkit-border-horizontal-spacing", "-webkit-border-vertical-spacing",
        "caption-side", "caret-color", "color", "color-scheme",
        "cursor",
        "direction", "empty-cells", "font-family", "font-feature-settings", "font-kerning", "font-optical-sizing",
        "font-palette", "font-size", "font-size-adjust", "font-style", "font-variant-alternates", "font-variant-caps",
        "font-variant-east-asian", "font-variant-emoji", "font-variant-ligatures", "font-variant-numeric",
        "font-variant-position", "font-variation-settings", "font-weight", "font-width", "hanging-punctuation",
        "hyphenate-character", "hyphens", "image-orientation", "image-rendering", "letter-spacing", "line-break",
        "line-height", "list-style-image", "list-style-position", "list-style-type", "orphans", "overflow-wrap",
        "paint-order", "pointer-events", "print-color-adjust", "quotes", "ruby-position", "speak-as", "tab-size",
        "text-align", "text-align-last", "text-indent", "text-orientation", "text-rendering",
        "text-shadow", "text-transform", "text-underline-offset", "text-underline-position", "visibility",
        "white-space-collapse", "text-wrap-mode", "text-wrap-style", "widows", "word-break", "word-spacing",
        "writing-mode", "fill", "stroke", "stroke-width",
        "fill-opacity", "fill-rule", "stroke-opacity", "text-anchor", "clip-rule", "-webkit-text-fill-color",
        "-webkit-text-stroke-color", "-webkit-text-stroke-width", "-webkit-font-smoothing", "-webkit-user-select",
        "-webkit-user-modify", "-webkit-tap-highlight-color", "-webkit-locale", "accent-color", "math-style",
        "text-emphasis-color", "text-emphasis-position", "text-emphasis-style",
    ]
}
