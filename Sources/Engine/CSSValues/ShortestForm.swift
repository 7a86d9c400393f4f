// ShortestForm.swift: the shortest equivalent form of longhands' values, for serialization.
// https://drafts.csswg.org/cssom/#serialize-a-css-value

import CSSSyntax

/// Shortens values that match their properties' syntaxes.
package enum ShortestForm {
    /// The value in this form; nil for an invalid combination of parts.
    package static func of(_ property: Property, _ value: CSSValue) -> CSSValue? {
        switch property {
        case .opacity, .fillOpacity, .strokeOpacity, .stopOpacity, .floodOpacity:
            if case .percentage(let share) = value { return .number(share / 100) }
            return value
        case .transform: return TransformGrammar.shortened(value)
        default:
            if isShort(property, value) { return value }
            guard let rewritten = rewritten(property, value) else { return value }
            return rewritten.map { $0 == value.text ? value : .text($0) }
        }
    }

    /// Whether it is one keyword that no property serializes differently.
    private static func isShort(_ property: Property, _ value: CSSValue) -> Bool {
        guard case .keyword(let word) = value, property != .willChange else { return false }
        return word == "none" || word == "auto" || word == "normal" || property == .display && word != "flow"
    }

    /// The text of a value that may be serialized differently; a nil text if it is not allowed; nil for all other properties.
    private static func rewritten(_ property: Property, _ value: CSSValue) -> String?? {
        switch property {
        case .display: return display(value.words)
        case .translate, .scale, .rotate: return individualTransform(property, value.words)
        case .transformOrigin: return origin(value.words)
        case .perspectiveOrigin, .objectPosition: return .some(position(value.words)?.joined(separator: " "))
        case .offsetPosition, .offsetAnchor:
            let words = value.words
            return .some(words == ["auto"] || words == ["normal"] ? words[0] : position(words)?.joined(separator: " "))
        case .backgroundRepeat, .maskRepeat: return eachLayer(value) { LonghandValue.repeatStyle($0) }
        case .backgroundSize: return eachLayer(value) { size($0, isOfMask: false) }
        case .maskSize: return eachLayer(value) { size($0, isOfMask: true) }
        case .borderTopLeftRadius, .borderTopRightRadius, .borderBottomLeftRadius, .borderBottomRightRadius,
            .borderStartStartRadius, .borderStartEndRadius, .borderEndStartRadius, .borderEndEndRadius,
            .borderImageWidth, .borderImageOutset, .borderImageRepeat, .maskBorderWidth, .maskBorderOutset,
            .maskBorderRepeat, .scrollSnapAlign:
            return sides(value.words).joined(separator: " ")
        case .viewTimelineInset: return eachLayer(value) { sides($0).joined(separator: " ") }
        case .borderImageSlice, .maskBorderSlice:
            let words = value.words
            return (sides(words.filter { $0 != "fill" }) + words.filter { $0 == "fill" }).joined(separator: " ")
        case .clipPath, .shapeOutside, .offsetPath:
            return shape(value.words, initial: property == .shapeOutside ? "margin-box" : "border-box")
        case .paintOrder: return paintOrder(value.words)
        case .strokeDasharray: return value.layers.flatMap(\.words).joined(separator: ", ")
        case .animationTimingFunction, .transitionTimingFunction:
            return eachLayer(value) {
                $0 == ["step-start"] ? "steps(1, start)" : $0 == ["step-end"] ? "steps(1)" : $0.joined(separator: " ")
            }
        case .animationRangeStart: return eachLayer(value) { withoutLast($0, "0%") }
        case .animationRangeEnd: return eachLayer(value) { withoutLast($0, "100%") }
        case .animationTimeline: return eachLayer(value) { timeline($0) }
        case .scrollSnapType: return withoutLast(value.words, "proximity")
        case .textBoxEdge: return withoutLast(value.words, "text")
        case .fontSizeAdjust: return withoutFirst(value.words, "ex-height")
        case .alignContent, .alignItems, .alignSelf, .justifyContent, .justifyItems, .justifySelf:
            return withoutFirst(value.words, "first")
        case .fontFeatureSettings:
            return eachLayer(value) { words in
                let isOn = words.last == "1" || words.last == "on"
                return words.count == 1 || isOn ? words[0] : words[0] + " " + (words[1] == "off" ? "0" : words[1])
            }
        case .glyphOrientationHorizontal, .glyphOrientationVertical: return value == .number(0) ? "0deg" : value.text
        case .gridAutoFlow: return withoutFirst(value.words, "row")
        case .counterReset, .counterSet: return counters(value, implied: 0)
        case .counterIncrement: return counters(value, implied: 1)
        case .aspectRatio:
            let isWhole = value == .keyword("auto") || value.parts.contains(.slash)
            return isWhole ? value.text : value.text + " / 1"
        case .willChange:
            let text = value.text
            let isWrong = ["all", "none", "will-change"].contains(text) || text.hasPrefix("auto,")
            return .some(isWrong ? nil : text)
        case .containerName, .viewTransitionClass:
            // Keywords that are not names; a single `none` is one.
            let words = value.words
            let others = property == .containerName ? ["and", "or", "not"] : []
            let isWrong = words.contains {
                others.contains($0.lowercased()) || words.count > 1 && $0.lowercased() == "none"
            }
            return .some(isWrong ? nil : value.text)
        case .colorScheme: return colorScheme(value.words)
        case .webkitBoxReflect: return reflection(value)
        default: return nil
        }
    }

    /// The parts of a list, each in its form; nil if one has none.
    private static func eachLayer(_ value: CSSValue, _ form: ([String]) -> String?) -> String? {
        let layers = value.layers
        let texts = layers.compactMap { form($0.words) }
        return texts.count == layers.count ? texts.joined(separator: ", ") : nil
    }

    /// Removes the second of two keywords if it is implied.
    private static func withoutLast(_ words: [String], _ implied: String) -> String {
        words.count == 2 && words[1] == implied ? words[0] : words.joined(separator: " ")
    }

    private static func withoutFirst(_ words: [String], _ implied: String) -> String {
        words.count == 2 && words[0] == implied ? words[1] : words.joined(separator: " ")
    }

    /// The short form of an outer and an inner display type. https://www.w3.org/TR/css-display-3/#the-display-properties
    private static func display(_ words: [String]) -> String {
        if words.count == 1 { return words[0] == "flow" ? "block" : words[0] }
        switch (words[0], words[1]) {
        case (let outer, "flow"): return outer
        case ("block", "ruby"): return "block ruby"
        case ("inline", "flow-root"): return "inline-block"
        case ("inline", "ruby"): return "ruby"
        case ("inline", "list-item"): return "inline list-item"
        case ("inline", let inner): return "inline-" + inner
        case (_, let inner): return inner
        }
    }

    private static func origin(_ words: [String]) -> String? {
        guard let point = position(Array(words.prefix(2))), words.count < 3 || isLength(words[2]) else { return nil }
        return (point + (words.count == 3 && words[2] != "0px" ? [words[2]] : [])).joined(separator: " ")
    }

    /// One or two sizes of a layer. NB: WebKit serializes the second size of a background even if it was omitted, but not of a mask.
    package static func size(_ words: [String], isOfMask: Bool) -> String {
        if words == ["auto", "auto"] { return "auto" }
        let isWhole = isOfMask || words.count > 1 || ["auto", "cover", "contain"].contains(words[0])
        return isWhole ? words.joined(separator: " ") : words[0] + " auto"
    }

    /// Names, each with a number. https://www.w3.org/TR/css-lists-3/#counter-properties
    private static func counters(_ value: CSSValue, implied: Double) -> String {
        if value == .keyword("none") { return "none" }
        var words: [String] = []
        let parts = value.parts
        for (place, part) in parts.enumerated() {
            words.append(part.text)
            if part.isNumeric || place + 1 < parts.count && parts[place + 1].isNumeric { continue }
            words.append(serializeNumber(implied))
        }
        return words.joined(separator: " ")
    }

    private static func colorScheme(_ words: [String]) -> String? {
        if words.count > 1, words.contains(where: { $0.lowercased() == "normal" }) { return nil }
        guard let place = words.firstIndex(of: "only") else { return words.joined(separator: " ") }
        let others = words.filter { $0 != "only" }
        guard others.count == words.count - 1, !others.isEmpty, place == 0 || place == others.count else { return nil }
        return (others + ["only"]).joined(separator: " ")
    }

    /// A side, the reflection's distance from the box, and a mask image.
    private static func reflection(_ value: CSSValue) -> String {
        if value == .keyword("none") { return "none" }
        let words = value.words
        let hasOffset = words.count > 1 && value.parts[1].isNumeric
        return (hasOffset ? words : [words[0], "0px"] + words[1...]).joined(separator: " ")
    }

    /// A shape and a box, in this order; an implied box is omitted.
    private static func shape(_ words: [String], initial: String) -> String? {
        spaced(words[0]).map { words.count == 1 || words[1] == initial ? $0 : $0 + " " + words[1] }
    }

    /// `rect()` as a shape, without commas and with all four sides; nil for another number of sides.
    private static func spaced(_ word: String) -> String? {
        guard word.hasPrefix("rect("), word.hasSuffix(")") else { return word }
        let text = word.replacing(", ", with: " ")
        let sides = wordsOfValue(String(text.dropFirst(5).dropLast())).prefix { $0 != "round" }
        return sides.count == 4 ? text : nil
    }

    /// A name, or a function without its initial arguments. https://drafts.csswg.org/scroll-animations-1/#scroll-notation
    private static func timeline(_ words: [String]) -> String? {
        let text = words.joined(separator: " ")
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return text }
        let name = text[..<open]
        var arguments = wordsOfValue(String(text[text.index(after: open)...].dropLast()))
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
            let inset = ValueSyntax.one([.keywords(["auto"]), .lengthPercentage])
            let areInsets = arguments.allSatisfy { argument in
                let values = ComponentValues(argument)
                return inset.match(values, values.indices) != nil
            }
            guard arguments.count <= 2, areInsets else { return nil }
            let insets = sides(arguments)
            if insets != ["auto"] { parts += insets }
        }
        return name + "(" + parts.joined(separator: " ") + ")"
    }

    /// A percentage as a number.
    package static func number(_ text: String) -> String {
        text.hasSuffix("%") ? Double(text.dropLast()).map { serializeNumber($0 / 100) } ?? text : text
    }

    /// A position: the horizontal part comes first, and a missing part is the center. https://drafts.csswg.org/css-values-4/#position
    package static func position(_ words: [String]) -> [String]? {
        let isVertical = { (word: String) in ["top", "bottom", "y-start", "y-end"].contains(word) }
        let isHorizontal = { (word: String) in ["left", "right", "x-start", "x-end"].contains(word) }
        let isWord = { (word: String) in isVertical(word) || isHorizontal(word) || word == "center" }
        switch words.count {
        case 1: return isVertical(words[0]) ? ["center", words[0]] : [words[0], "center"]
        case 2:
            if isVertical(words[0]) && isVertical(words[1]) || isHorizontal(words[0]) && isHorizontal(words[1]) {
                return nil
            }
            guard isVertical(words[0]) || isHorizontal(words[1]) else { return words }
            // NB: The position of a length determines its axis, so only keywords are swapped.
            guard isWord(words[0]), isWord(words[1]), !isHorizontal(words[0]), !isVertical(words[1]) else { return nil }
            return [words[1], words[0]]
        case 4:
            // Each side has an offset.
            guard !isWord(words[1]), !isWord(words[3]) else { return nil }
            if isHorizontal(words[0]), isVertical(words[2]) { return words }
            return isVertical(words[0]) && isHorizontal(words[2]) ? Array(words[2...] + words[..<2]) : nil
        default: return nil
        }
    }

    /// Up to four sides, without those that equal the opposite ones.
    package static func sides(_ words: [String]) -> [String] {
        var words = words
        if words.count == 4, words[3] == words[1] { words.removeLast() }
        if words.count == 3, words[2] == words[0] { words.removeLast() }
        if words.count == 2, words[1] == words[0] { words.removeLast() }
        return words
    }

    /// https://drafts.csswg.org/css-transforms-2/#individual-transforms
    private static func individualTransform(_ property: Property, _ given: [String]) -> String {
        var words = given
        switch property {
        case .translate:
            if words.count == 3, words[2] == "0px" { words.removeLast() }
            if words.count == 2, words[1] == "0px" { words.removeLast() }
        case .scale:
            words = words.map(number)
            if words.count == 3, words[2] == "1" { words.removeLast() }
            if words.count == 2, words[1] == words[0] { words.removeLast() }
        default:
            guard let place = words.firstIndex(where: isAngle) else { return words.joined(separator: " ") }
            let angle = words.remove(at: place)
            let axes = [["1", "0", "0"]: ["x"], ["0", "1", "0"]: ["y"], ["0", "0", "1"]: [], ["z"]: []]
            // An axis has no length.
            let numbers = words.compactMap { Double($0) }
            let others = numbers.indices.filter { numbers[$0] != 0 }
            if numbers.count == 3, others.count == 1, numbers[others[0]] > 0 { words = [["x"], ["y"], []][others[0]] }
            words = (axes[words] ?? words) + [angle]
        }
        return words.joined(separator: " ")
    }

    private static func isLength(_ word: String) -> Bool {
        !["left", "right", "top", "bottom", "center"].contains(word) && !word.hasSuffix("%")
    }

    static func isAngle(_ word: String) -> Bool {
        ["deg", "grad", "rad", "turn"].contains { word.hasSuffix($0) }
    }

    /// The fewest keywords that imply the order of the others. https://svgwg.org/svg2-draft/painting.html#PaintOrder
    private static func paintOrder(_ words: [String]) -> String {
        let all = ["fill", "stroke", "markers"]
        guard words.allSatisfy(all.contains) else { return words.joined(separator: " ") }
        let completed = { (some: [String]) in some + all.filter { !some.contains($0) } }
        let order = completed(words)
        let count = (1...2).first { completed(Array(order.prefix($0))) == order } ?? 3
        return order.prefix(count).joined(separator: " ")
    }

    // MARK: Functions

    /// The arguments of a function whose name is in lower case.
    package static func arguments(_ name: String, _ text: String) -> String {
        switch name {
        case "rotate", "rotatex", "rotatey", "rotatez", "skew", "skewx", "skewy", "hue-rotate":
            return Shorthand.splitAtCommas(text).map { $0 == "0" ? "0deg" : String($0) }.joined(separator: ", ")
        case "scale", "scalex", "scaley", "scalez", "scale3d":
            return Shorthand.splitAtCommas(text).map(number).joined(separator: ", ")
        case "grayscale", "invert", "opacity", "sepia": return FilterGrammar.bounded(name, text)
        case "rotate3d": return text.hasSuffix(", 0") ? text + "deg" : text
        default: return text
        }
    }
}
