// PropertyGrammar.swift: what properties allow. Properties that are known but not listed here take any well-formed value: their
// grammar is not checked.

import CSSSyntax
import Synchronization

/// What one value of a property may be.
struct PropertyGrammar {
    var keywords: Set<String> = []
    var color = false
    var length = false
    var percentage = false
    var number = false
    var integer = false
    var time = false
    var image = false
    /// An address, and no other image.
    var url = false
    var allowsNegative = true
    /// Anything well-formed, after the rest was tried.
    var isOpen = false
    var zeroIsLength = false
    var keepsCase = false
    /// A list of these, separated by commas.
    var isList = false
    /// An easing function.
    var easing = false
    /// Any name that an author makes up, and as a string too.
    var name = false
    var string = false
    /// A string as it is.
    var quoted = false
    var angle = false
    /// How many values may follow one another.
    var count = 1
    /// Keywords that are the whole value, of a list each part of it.
    var alone: Set<String> = []
    /// Keywords that no other part of a list stands beside.
    var aloneInList: Set<String> = []
    /// A name that begins with two dashes.
    var dashedName = false
    /// Whether several values are different ones.
    var areDifferent = false
    /// Where several keywords stand once each, and are written in this order.
    var order: [String]?
    var functions: Set<String> = []
    /// No number below 1.
    var isCount = false

    /// Words: `C` color, `L` length, `P` percentage, `N` number, `I` integer, `T` time, `U` image, `u` an address, `+` no negative
    /// values, `1` no number below 1, `A` an angle, `E` easing, `W` a name, `D` one with two dashes, `S` a string as a name, `Q` a string, `*` anything, `z` a bare 0 is a length, `k` keeps case, `#` a
    /// list, `{3}` up to three values, `d` different ones, `o` keywords are written in the order in which they stand here, `name()` a function, `!name` a
    /// keyword that is the whole value, or a part of a list, `!!name` one that is the whole list; every other word is a keyword.
    init(_ words: Substring) {
        for word in words.parts(between: " ") {
            if word.hasSuffix("()") {
                functions.insert(String(word.dropLast(2)))
                continue
            }
            if word.hasPrefix("{") {
                count = Int(word.dropFirst().dropLast()) ?? 1
                continue
            }
            if word.hasPrefix("!!") {
                keywords.insert(String(word.dropFirst(2)))
                aloneInList.insert(String(word.dropFirst(2)))
                continue
            }
            if word.hasPrefix("!") {
                keywords.insert(String(word.dropFirst()))
                alone.insert(String(word.dropFirst()))
                continue
            }
            switch word {
            case "C": color = true
            case "L": length = true
            case "P": percentage = true
            case "N": number = true
            case "I": integer = true
            case "T": time = true
            case "U": image = true
            case "u": url = true
            case "+": allowsNegative = false
            case "*": isOpen = true
            case "z": zeroIsLength = true
            case "k": keepsCase = true
            case "#": isList = true
            case "E": easing = true
            case "W": name = true
            case "S": string = true
            case "Q": quoted = true
            case "A": angle = true
            case "1": isCount = true
            case "D": dashedName = true
            case "d": areDifferent = true
            case "o": order = []
            default:
                keywords.insert(String(word))
                order?.append(String(word))
            }
        }
    }

    init() { isOpen = true }

    /// The grammar of a property. Each is read when it is first asked for, since most pages' scripts set few properties.
    static func of(_ name: String) -> PropertyGrammar {
        guard let words = rows[name] else { return PropertyGrammar() }
        return known.withLock { known in
            if let grammar = known[name] { return grammar }
            let grammar = PropertyGrammar(words)
            known[name] = grammar
            return grammar
        }
    }

    private static let known = Mutex<[String: PropertyGrammar]>([:])
    /// The words of the table, by properties.
    private static let rows: [String: Substring] = {
        var result: [String: Substring] = [:]
        for line in grammarTable[...].parts(between: "\n") {
            let (names, words) = line.cut(at: ":")
            for name in names.parts(between: " ") { result[String(name)] = words }
        }
        return result
    }()

    static let lengthUnits: Set<String> = [
        "px", "em", "rem", "ex", "ch", "cap", "ic", "lh", "rlh", "vw", "vh", "vi", "vb", "vmin", "vmax", "svw", "svh",
        "lvw",
        "lvh", "dvw", "dvh", "svmin", "svmax", "lvmin", "lvmax", "dvmin", "dvmax", "cm", "mm", "q", "in", "pt", "pc",
        "cqw",
        "cqh", "cqi", "cqb", "cqmin", "cqmax", "__qem",
    ]
    private static let imageFunctions: Set<String> = [
        "linear-gradient", "radial-gradient", "conic-gradient", "repeating-linear-gradient",
        "repeating-radial-gradient",
        "repeating-conic-gradient", "-webkit-linear-gradient", "-webkit-radial-gradient", "-webkit-gradient",
        "-webkit-repeating-linear-gradient", "-webkit-repeating-radial-gradient", "image-set", "-webkit-image-set",
        "cross-fade", "-webkit-cross-fade", "url", "-webkit-canvas",
    ]
    private static let modernColorFunctions: Set<String> = [
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark",
    ]

    /// The value as WebKit writes it; nil when the property does not allow it.
    func serialize(_ values: ComponentValues, _ range: Range<Int>) -> String? {
        guard isList else { return serializeSingle(values, range) }
        guard let parts = Self.list(values, range, { serializeSingle(values, $0) }) else { return nil }
        if parts.count > 1, parts.contains(where: aloneInList.contains) { return nil }
        return parts.joined(separator: ", ")
    }

    /// The texts of a list's parts; nil where one of them is not allowed.
    static func list(
        _ values: ComponentValues,
        _ range: Range<Int>,
        _ serialize: (Range<Int>) -> String?
    ) -> [String]? {
        var texts: [String] = []
        for part in values.splitAtCommas(range) {
            guard let text = serialize(part) else { return nil }
            texts.append(text)
        }
        return texts
    }

    private func serializeSingle(_ values: ComponentValues, _ range: Range<Int>) -> String? {
        let range = values.trimmed(range)
        guard !range.isEmpty else { return nil }
        if values.index(afterValueAt: range.lowerBound) >= range.upperBound,
            let text = single(values, range.lowerBound)
        {
            return text
        }
        if count > 1, let text = several(values, range) { return text }
        guard isOpen else { return nil }
        return ValueSerializer(values, zeroIsLength: zeroIsLength, keepsCase: keepsCase).serialize(range)
    }

    /// Values that follow one another.
    private func several(_ values: ComponentValues, _ range: Range<Int>) -> String? {
        var parts: [String] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if values.tokens[index].kind != .whitespace {
                guard parts.count < count, let text = single(values, index), !alone.contains(text) else { return nil }
                parts.append(text)
            }
            index = values.index(afterValueAt: index)
        }
        if areDifferent, Set(parts).count < parts.count { return nil }
        guard let order else { return parts.joined(separator: " ") }
        let words = order.filter { parts.contains($0) }
        let others = parts.filter { !keywords.contains($0) }
        guard words.count + others.count == parts.count, others.count <= 1 else { return nil }
        return (others + words).joined(separator: " ")
    }

    private static let easingKeywords: Set<String> = [
        "ease", "linear", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
    ]

    /// https://www.w3.org/TR/css-easing-2/#easing-functions
    private static func easing(_ name: String, _ text: String?) -> String? {
        if name == "cubic-bezier", let text {
            let numbers = Shorthand.splitAtCommas(String(text.dropFirst(13).dropLast())).map { Double($0) }
            let times = numbers.count == 4 ? [numbers[0], numbers[2]] : []
            guard times.count == 2, times.allSatisfy({ $0.map { (0...1).contains($0) } != false }) else { return nil }
        }
        if name == "steps", let text {
            let words = Shorthand.splitAtCommas(String(text.dropFirst(6).dropLast()))
            let least = words.last == "jump-none" ? 2 : 1
            guard words[0].hasSuffix(")") || Int(words[0]).map({ $0 >= least }) == true else { return nil }
        }
        guard let text, ["cubic-bezier", "steps", "linear"].contains(name) else { return nil }
        // The position at which steps happen by themselves is not written.
        return name == "steps" && (text.hasSuffix(", end)") || text.hasSuffix(", jump-end)"))
            ? text.split(separator: ",")[0] + ")" : text
    }

    private func authored(_ values: ComponentValues, _ index: Int) -> String {
        var bytes: [UInt8] = []
        serializeCSSIdentifier(values.text(at: index), into: &bytes)
        let word = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
        if values.tokens[index].kind == .string, word.isEmpty || word == "none" || Shorthand.isWideKeyword(word) {
            bytes = []
            serializeCSSString(values.text(at: index), into: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// One component value.
    func single(_ values: ComponentValues, _ index: Int) -> String? {
        let token = values.tokens[index]
        let serializer = ValueSerializer(values, zeroIsLength: zeroIsLength, keepsCase: keepsCase)
        func signed(_ text: String?) -> String? {
            token.number < 0 && !allowsNegative || token.number < 1 && isCount && token.kind == .number ? nil : text
        }
        switch token.kind {
        case .ident:
            let name = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
            if keywords.contains(name) { return name }
            if easing { return Self.easingKeywords.contains(name) ? name : nil }
            if dashedName, name.hasPrefix("--") { return authored(values, index) }
            if self.name { return Shorthand.isWideKeyword(name) || name == "default" ? nil : authored(values, index) }
            return color && (CSSColor.named[name] != nil || CSSColor.systemKeywords.contains(name)) ? name : nil
        case .number:
            if zeroIsLength, token.number == 0 { return "0px" }
            if number || (integer && token.isInteger) { return signed(serializeNumber(token.number)) }
            return length && token.number == 0 ? "0px" : nil
        case .percentage:
            return percentage ? signed(serializer.component(at: index)) : nil
        case .dimension:
            let unit = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
            if length, Self.lengthUnits.contains(unit) { return signed(serializer.component(at: index)) }
            if angle, degreesOf(1, unit) != nil { return serializer.component(at: index) }
            return time && (unit == "s" || unit == "ms") ? serializer.component(at: index) : nil
        case .string:
            return quoted ? serializer.component(at: index) : string ? authored(values, index) : nil
        case .hash:
            return color ? serializer.component(at: index) : nil
        case .url:
            return image || url ? serializer.component(at: index) : nil
        case .function:
            let name = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
            if url, name == "url" { return serializer.component(at: index) }
            if easing { return Self.easing(name, serializer.component(at: index)) }
            if ValueSerializer.mathFunctions.contains(name) {
                return allowsMath(values, index) ? serializer.component(at: index) : nil
            }
            if functions.contains(name) { return serializer.component(at: index) }
            if Self.imageFunctions.contains(name) { return image ? serializer.component(at: index) : nil }
            if color, Self.modernColorFunctions.contains(name) {
                if let color = CSSColor(function: index, in: values) { return color.text }
                if let text = CSSColor.numeric(values, index) { return text }
                // NB: The older functions with arguments that cannot be read are errors, the others are kept. What nests too deeply
                // is refused first: a color in a color is looked at by this function again.
                guard let text = serializer.component(at: index) else { return nil }
                guard CSSColor.isKept(values, index) else { return nil }
                return name == "color-mix" ? CSSColor.mixedText(text) : text
            }
            return nil
        default:
            return nil
        }
    }

    /// Whether what a math function gives is what the property takes.
    private func allowsMath(_ values: ComponentValues, _ index: Int) -> Bool {
        guard let type = CalcType(function: index, in: values) else { return false }
        if type.isNumber { return number || integer }
        guard !type.hasPercentage || percentage else { return false }
        switch type.unit {
        case .length: return length
        case .percentage: return percentage
        case .angle: return angle
        case .time: return time
        default: return false
        }
    }
}

/// Names, a colon, words (see `PropertyGrammar.init`).
private let grammarTable = """
    color background-color border-top-color border-right-color border-bottom-color border-left-color: C
    text-decoration-color column-rule-color -webkit-text-fill-color -webkit-text-stroke-color: C
    -webkit-tap-highlight-color flood-color lighting-color stop-color text-emphasis-color stroke-color: C
    outline-color: C
    caret-color accent-color: C auto
    display: none inline block inline-block list-item flex inline-flex grid inline-grid table inline-table \
    table-row-group table-header-group table-footer-group table-row table-cell table-column table-column-group \
    table-caption contents flow-root flow ruby ruby-base ruby-text -webkit-box -webkit-inline-box -webkit-flex \
    -webkit-inline-flex math block-ruby
    visibility: visible hidden collapse
    x y cx cy: L P
    r: L P +
    rx ry: L P + auto
    white-space-collapse: collapse preserve preserve-breaks break-spaces
    text-wrap-mode: wrap nowrap
    text-wrap-style: auto balance pretty stable
    -webkit-border-horizontal-spacing -webkit-border-vertical-spacing: L +
    scroll-timeline-axis view-timeline-axis: # block inline x y
    text-emphasis-style: !none Q {2} o filled open dot circle double-circle triangle sesame
    -webkit-background-clip -webkit-mask-clip: # border border-box padding padding-box content content-box text
    text-transform: !none {3} o capitalize uppercase lowercase full-width full-size-kana
    position: static relative absolute fixed sticky -webkit-sticky
    float: none left right inline-start inline-end
    clear: none left right both inline-start inline-end
    width height min-width min-height: L P + auto min-content max-content fit-content intrinsic min-intrinsic \
    -webkit-fill-available -webkit-fit-content -webkit-min-content -webkit-max-content stretch
    max-width max-height: L P + none min-content max-content fit-content -webkit-fill-available -webkit-fit-content \
    intrinsic stretch
    margin-top margin-right margin-bottom margin-left top right bottom left: L P auto
    padding-top padding-right padding-bottom padding-left: L P +
    border-top-width border-right-width border-bottom-width border-left-width outline-width: L + thin medium thick
    border-top-style border-right-style border-bottom-style border-left-style: none hidden dotted dashed solid \
    double groove ridge inset outset
    outline-style: none dotted dashed solid double groove ridge inset outset auto
    outline-offset: L
    letter-spacing word-spacing: L P normal
    text-indent: L P {3} o hanging each-line
    text-decoration-thickness: L P auto from-font
    text-underline-offset: L P auto
    border-collapse: collapse separate
    box-sizing: border-box content-box
    overflow-x overflow-y: visible hidden scroll auto clip overlay
    opacity: N P
    z-index: I auto
    order: I
    orphans widows: I 1
    flex-grow flex-shrink: N +
    -webkit-line-clamp: I P 1 none
    flex-basis: L P + auto content min-content max-content fit-content
    flex-direction: row row-reverse column column-reverse
    flex-wrap: nowrap wrap wrap-reverse
    background-image: # U none
    background-repeat: # * repeat repeat-x repeat-y no-repeat space round
    background-attachment: # scroll fixed local
    background-clip: # border-box padding-box content-box text -webkit-text border-area
    background-origin: # border-box padding-box content-box
    background-size mask-size: # L P + auto !cover !contain {2}
    list-style-type: W Q none decimal disc circle square decimal-leading-zero lower-roman upper-roman lower-alpha upper-alpha lower-latin \
    upper-latin lower-greek armenian georgian hebrew hiragana katakana cjk-decimal disclosure-open disclosure-closed k
    content: !normal !none Q U attr() counter() counters() open-quote close-quote no-open-quote no-close-quote {1000}
    list-style-position: inside outside
    list-style-image: U none
    font-size: L P + xx-small x-small small medium large x-large xx-large xxx-large smaller larger -webkit-xxx-large
    font-weight: N normal bold bolder lighter
    font-style: normal italic oblique
    font-width: P + normal ultra-condensed extra-condensed condensed semi-condensed semi-expanded expanded \
    extra-expanded ultra-expanded
    line-height: L P N + normal
    text-align: left right center justify start end -webkit-left -webkit-right -webkit-center match-parent \
    -webkit-match-parent
    text-decoration-line: !none {4} o underline overline line-through blink
    text-decoration-skip-ink: auto none all
    text-emphasis-position: {2} o over under left right
    text-underline-position: !auto {2} o from-font under left right
    text-autospace: !auto !normal !no-autospace {2} o ideograph-alpha ideograph-numeric
    text-box-trim: none trim-start trim-end trim-both
    text-box-edge: !auto text ideographic cap ex alphabetic {2}
    hanging-punctuation: !none {3} d first last force-end allow-end
    alignment-baseline: baseline after-edge alphabetic before-edge central hanging ideographic mathematical middle text-after-edge \
    text-before-edge
    baseline-shift: L P baseline sub super
    glyph-orientation-horizontal: A N
    glyph-orientation-vertical: A N auto
    speak-as: !normal !none {4} o spell-out digits literal-punctuation no-punctuation
    ruby-overhang font-synthesis-weight font-synthesis-style font-synthesis-small-caps: auto none
    font-palette: D normal light dark
    font-size-adjust: N + !none from-font ex-height cap-height ch-width ic-width ic-height {2}
    font-feature-settings: # Q I + on off !!normal {2}
    font-variation-settings: # Q N !!normal {2}
    math-style: normal compact
    -webkit-locale: auto Q
    -webkit-initial-letter: !normal N + {2}
    -webkit-hyphenate-limit-before -webkit-hyphenate-limit-after: N + auto
    -webkit-hyphenate-limit-lines: N + no-limit
    -webkit-line-align: none edges
    -webkit-line-snap: none baseline contain
    -webkit-line-grid: W none
    -webkit-line-box-contain: !none {6} o block inline font glyphs replaced inline-box
    -webkit-nbsp-mode: normal space
    -webkit-rtl-ordering: logical visual
    -webkit-text-zoom: normal reset
    -webkit-cursor-visibility: auto auto-hide
    -webkit-box-decoration-break: slice clone
    -webkit-box-direction -webkit-column-progression: normal reverse
    -webkit-box-flex shape-image-threshold: N
    -webkit-box-flex-group: I +
    -webkit-box-ordinal-group: I 1
    -webkit-box-lines: single multiple
    -webkit-column-axis: auto horizontal vertical
    column-fill: auto balance
    column-span: none all
    margin-trim: !none {4} d block inline block-start block-end inline-start inline-end
    overflow-block overflow-inline: visible hidden scroll auto clip
    contain-intrinsic-width contain-intrinsic-height contain-intrinsic-inline-size contain-intrinsic-block-size: L + none auto {2}
    border-top-left-radius border-top-right-radius border-bottom-right-radius border-bottom-left-radius: L P + {2}
    border-start-start-radius border-start-end-radius border-end-start-radius border-end-end-radius: L P + {2}
    border-image-slice mask-border-slice: N P + fill {5}
    border-image-width mask-border-width: L P N + auto {4}
    border-image-outset mask-border-outset: L N + {4}
    border-image-repeat mask-border-repeat: stretch repeat round space {2}
    background-blend-mode: # normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference exclusion hue \
    saturation color luminosity
    image-orientation: none from-image
    shape-margin: L P +
    buffered-rendering: auto dynamic static
    paint-order: !normal {3} d fill stroke markers
    marker-start marker-mid marker-end: none u
    offset-anchor: !auto L P left right center top bottom x-start x-end y-start y-end {4}
    offset-position: !auto !normal L P left right center top bottom x-start x-end y-start y-end {4}
    offset-distance: L P
    offset-path: !none u inset() circle() ellipse() polygon() path() shape() rect() xywh() ray() border-box padding-box content-box margin-box \
    fill-box stroke-box view-box {2}
    offset-rotate: A auto reverse {2}
    animation-timeline: # D auto none scroll() view()
    animation-range-start animation-range-end: # L P normal cover contain entry exit entry-crossing exit-crossing {2}
    scroll-timeline-name view-timeline-name: # D none
    view-timeline-inset: # L P auto {2}
    timeline-scope anchor-scope: # D !!none !!all
    anchor-name: # D !!none
    position-anchor: D auto
    position-try-order: normal most-width most-height most-inline-size most-block-size
    color-scheme: !normal W {1000} k
    container-name view-transition-class: !none W {1000} k
    view-transition-name: W none auto k
    text-decoration-style: solid double dotted dashed wavy
    vertical-align: L P baseline sub super top text-top middle bottom text-bottom -webkit-baseline-middle
    direction: ltr rtl
    unicode-bidi: normal embed isolate bidi-override isolate-override plaintext -webkit-isolate
    break-after break-before: auto avoid avoid-column avoid-page column left page recto right verso
    break-inside: auto avoid avoid-column avoid-page
    word-break: normal break-all keep-all break-word auto-phrase
    overflow-wrap: normal break-word anywhere
    text-overflow: clip ellipsis
    table-layout: auto fixed
    caption-side: top bottom
    empty-cells: show hide
    resize: none both horizontal vertical block inline
    pointer-events: none auto visiblepainted visiblefill visiblestroke visible painted fill stroke all bounding-box
    -webkit-user-select: none auto text all
    object-fit: fill contain cover none scale-down
    cursor: auto default none context-menu help pointer progress wait cell crosshair text vertical-text alias copy \
    move no-drop not-allowed grab grabbing -webkit-grab -webkit-grabbing all-scroll col-resize row-resize n-resize \
    s-resize e-resize w-resize ne-resize nw-resize se-resize sw-resize ew-resize ns-resize nesw-resize nwse-resize \
    zoom-in zoom-out -webkit-zoom-in -webkit-zoom-out U #
    row-gap column-gap: L P + normal
    transition-duration transition-delay animation-delay: # T
    animation-duration: # T auto
    transition-property: # W all none
    transition-behavior: # normal allow-discrete
    transition-timing-function animation-timing-function: # E
    animation-iteration-count: # N + infinite
    animation-direction: # normal reverse alternate alternate-reverse
    animation-fill-mode: # none forwards backwards both
    animation-play-state: # running paused
    animation-composition: # replace add accumulate
    animation-name: # W S none
    column-count: I 1 auto
    column-width: L + auto
    column-rule-width -webkit-text-stroke-width: L + thin medium thick
    border-inline-start-width border-inline-end-width border-block-start-width border-block-end-width: L + thin medium thick
    column-rule-style border-inline-start-style border-inline-end-style border-block-start-style border-block-end-style: none \
    hidden dotted dashed solid double groove ridge inset outset
    border-inline-start-color border-inline-end-color border-block-start-color border-block-end-color: C
    margin-inline-start margin-inline-end margin-block-start margin-block-end inset-inline-start inset-inline-end: L P auto
    inset-block-start inset-block-end: L P auto
    padding-inline-start padding-inline-end padding-block-start padding-block-end: L P +
    inline-size block-size min-inline-size min-block-size: L P + auto min-content max-content fit-content stretch
    max-inline-size max-block-size: L P + none min-content max-content fit-content stretch
    scroll-margin-right scroll-margin-bottom scroll-margin-left scroll-margin-top: L
    scroll-margin-inline-start scroll-margin-inline-end scroll-margin-block-start scroll-margin-block-end: L
    scroll-padding-top scroll-padding-right scroll-padding-bottom scroll-padding-left: L P + auto
    scroll-padding-inline-start scroll-padding-inline-end scroll-padding-block-start scroll-padding-block-end: L P + auto
    container-type: normal size inline-size
    mask-image mask-border-source: # U none
    mask-repeat: # * repeat repeat-x repeat-y no-repeat space round
    mask-origin: # border-box padding-box content-box fill-box stroke-box view-box
    mask-clip: # border-box padding-box content-box fill-box stroke-box view-box no-clip text
    mask-composite: # add subtract intersect exclude
    mask-mode: # alpha luminance match-source
    -webkit-mask-source-type: # auto alpha luminance
    -webkit-mask-composite: # clear copy source-over source-in source-out source-atop destination-over destination-in destination-out \
    destination-atop xor plus-darker plus-lighter
    -webkit-background-origin: # border border-box padding padding-box content content-box
    background-position-x -webkit-mask-position-x: # L P left right center x-start x-end {2}
    background-position-y -webkit-mask-position-y: # L P top bottom center y-start y-end {2}
    font-variant-ligatures: !normal !none {4} o common-ligatures no-common-ligatures discretionary-ligatures no-discretionary-ligatures \
    historical-ligatures no-historical-ligatures contextual no-contextual
    font-variant-caps: normal small-caps all-small-caps petite-caps all-petite-caps unicase titling-caps
    font-variant-alternates: normal historical-forms
    font-variant-numeric: !normal {5} o lining-nums oldstyle-nums proportional-nums tabular-nums diagonal-fractions stacked-fractions \
    ordinal slashed-zero
    font-variant-east-asian: !normal {3} o jis78 jis83 jis90 jis04 simplified traditional full-width proportional-width ruby
    font-variant-position: normal sub super
    font-variant-emoji: normal text emoji unicode
    grid-auto-flow: {2} o row column dense
    font-family: *
    will-change: # W auto k
    counter-reset counter-increment: * k
    flex-flow: *
    box-shadow text-shadow -webkit-box-shadow: * z
    transform: !none matrix() matrix3d() translate() translatex() translatey() translatez() translate3d() scale() scalex() scaley() scalez() \
    scale3d() rotate() rotatex() rotatey() rotatez() rotate3d() skew() skewx() skewy() perspective() {1000}
    filter backdrop-filter -webkit-backdrop-filter: !none u blur() brightness() contrast() drop-shadow() grayscale() hue-rotate() invert() opacity() saturate() \
    sepia() {1000}
    clip: auto rect()
    clip-path: !none u inset() circle() ellipse() polygon() path() shape() rect() xywh() border-box padding-box content-box margin-box fill-box \
    stroke-box view-box {2}
    shape-outside: !none U inset() circle() ellipse() polygon() path() shape() rect() xywh() border-box padding-box content-box margin-box {2}
    transform-origin: L P left right center top bottom {3}
    perspective-origin: L P left right center top bottom {4}
    object-position: L P left right center top bottom {4}
    perspective: L + none
    rotate: !none A N x y {4}
    scale: !none N P {3}
    translate: !none L P {3}
    zoom: N P + normal
    tab-size: L N +
    fill-opacity stroke-opacity flood-opacity stop-opacity: N P
    stroke-width: L P N + z
    stroke-dashoffset: L P N z
    stroke-miterlimit: N +
    stroke-dasharray: # L P N + !none {1000}
    fill stroke: C u none {2}
    quotes: !auto !none Q {1000}
    mix-blend-mode: normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference exclusion hue \
    saturation color luminosity plus-darker plus-lighter
    isolation: auto isolate
    writing-mode: horizontal-tb vertical-rl vertical-lr sideways-rl sideways-lr lr-tb rl-tb tb-rl lr rl tb
    image-rendering: auto crisp-edges pixelated optimizespeed optimizequality -webkit-crisp-edges -webkit-optimize-contrast
    hyphens: none manual auto
    appearance: none auto button checkbox listbox menulist meter progress-bar push-button radio searchfield slider-horizontal slider-vertical \
    square-button textarea textfield menulist-button
    touch-action: !none !auto !manipulation {3} o pan-x pan-y pinch-zoom
    scroll-snap-type: none x y block inline both mandatory proximity {2}
    scroll-snap-align: none start center end {2}
    scroll-snap-stop: normal always
    align-items: normal stretch baseline first last center start end self-start self-end flex-start flex-end safe unsafe anchor-center {2}
    align-self: auto normal stretch baseline first last center start end self-start self-end flex-start flex-end safe unsafe anchor-center {2}
    justify-items: normal stretch baseline first last center start end self-start self-end flex-start flex-end left right safe unsafe legacy \
    anchor-center {2}
    justify-self: auto normal stretch baseline first last center start end self-start self-end flex-start flex-end left right safe unsafe \
    anchor-center {2}
    align-content: normal baseline first last space-between space-around space-evenly stretch center start end flex-start flex-end safe unsafe {2}
    justify-content: normal space-between space-around space-evenly stretch center start end flex-start flex-end left right safe unsafe {2}
    page: W
    contain: !none !strict !content {4} o size inline-size layout style paint
    content-visibility: auto visible hidden
    text-orientation: mixed upright sideways
    backface-visibility: visible hidden
    transform-style: flat preserve-3d
    transform-box: content-box border-box fill-box stroke-box view-box
    overscroll-behavior-x overscroll-behavior-y overscroll-behavior-inline overscroll-behavior-block: auto none contain
    scroll-behavior: auto smooth
    scrollbar-width: auto none thin
    scrollbar-gutter: !auto {2} o stable both-edges
    line-break: auto loose normal strict anywhere after-white-space
    text-align-last: auto start end left right center justify match-parent
    text-rendering: auto optimizespeed optimizelegibility geometricprecision
    ruby-position: over under inter-character
    ruby-align: start center space-between space-around
    print-color-adjust: economy exact
    font-kerning: auto normal none
    font-optical-sizing: auto none
    dominant-baseline: auto use-script no-change reset-size ideographic alphabetic hanging mathematical central middle text-after-edge text-before-edge
    text-anchor: start middle end
    vector-effect: none non-scaling-stroke
    shape-rendering: auto optimizespeed crispedges geometricprecision
    stroke-linecap: butt round square
    stroke-linejoin: miter round bevel
    fill-rule clip-rule: nonzero evenodd
    color-interpolation color-interpolation-filters: auto srgb linearrgb
    mask-type: luminance alpha
    hyphenate-character: Q auto
    text-combine-upright: none all
    -webkit-user-drag: auto none element
    -webkit-font-smoothing: auto none antialiased subpixel-antialiased
    -webkit-text-security: none disc circle square
    -webkit-box-orient: horizontal vertical inline-axis block-axis
    -webkit-box-align: stretch start end center baseline
    -webkit-box-pack: start end center justify
    -webkit-user-modify: read-only read-write read-write-plaintext-only
    border-spacing: L + {2}
    border-image-source: U none
    scroll-padding-top: L P + auto
    scroll-margin-top: L
    """
