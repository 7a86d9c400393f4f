// ShortestForm.swift: the shortest equivalent form of longhands' values, for serialization.
// https://drafts.csswg.org/cssom/#serialize-a-css-value

import CSSSyntax

/// Shortens values that match their properties' syntaxes.
package enum ShortestForm {
    /// The value in this form; nil for an invalid combination of parts.
    package static func of(_ property: Property, _ value: CSSValue) -> CSSValue? {
        if isShort(property, value) { return value }
        switch property {
        case .opacity, .fillOpacity, .strokeOpacity, .stopOpacity, .floodOpacity: return value.asNumber
        case .transform: return TransformGrammar.shortened(value)
        case .display: return display(value.parts)
        case .translate, .scale, .rotate: return CSSValue(individualTransform(property, value.parts))
        case .transformOrigin: return origin(value.parts)
        case .perspectiveOrigin, .objectPosition: return position(value.parts).map { CSSValue($0) }
        case .offsetPosition, .offsetAnchor:
            return value == "auto" || value == "normal" ? value : position(value.parts).map { CSSValue($0) }
        case .backgroundRepeat, .maskRepeat: return eachLayer(value, repeatStyle)
        case .backgroundSize: return eachLayer(value) { size($0, isOfMask: false) }
        case .maskSize: return eachLayer(value) { size($0, isOfMask: true) }
        case .borderTopLeftRadius, .borderTopRightRadius, .borderBottomLeftRadius, .borderBottomRightRadius,
            .borderStartStartRadius, .borderStartEndRadius, .borderEndStartRadius, .borderEndEndRadius,
            .borderImageWidth, .borderImageOutset, .borderImageRepeat, .maskBorderWidth, .maskBorderOutset,
            .maskBorderRepeat, .scrollSnapAlign:
            return CSSValue(sides(value.parts))
        case .viewTimelineInset: return eachLayer(value, sides)
        case .borderImageSlice, .maskBorderSlice:
            return CSSValue(sides(value.parts.filter { $0 != "fill" }) + value.parts.filter { $0 == "fill" })
        case .clipPath, .shapeOutside, .offsetPath:
            return shape(value.parts, initial: property == .shapeOutside ? "margin-box" : "border-box")
        case .clip: return clip(value)
        case .paintOrder: return CSSValue(paintOrder(value.parts))
        case .strokeDasharray: return CSSValue(layers: value.layers.flatMap(\.parts))
        case .animationTimingFunction, .transitionTimingFunction:
            return eachLayer(value) { parts in
                switch parts {
                case ["step-start"]: [.function("steps", [.number(1), "start"])]
                case ["step-end"]: [.function("steps", [.number(1)])]
                default: parts
                }
            }
        case .animationRangeStart: return eachLayer(value) { withoutLast($0, .percentage(0)) }
        case .animationRangeEnd: return eachLayer(value) { withoutLast($0, .percentage(100)) }
        case .animationTimeline: return eachLayer(value) { timeline($0) }
        case .scrollSnapType: return CSSValue(withoutLast(value.parts, "proximity"))
        case .textBoxEdge: return CSSValue(withoutLast(value.parts, "text"))
        case .fontSizeAdjust: return CSSValue(withoutFirst(value.parts, "ex-height"))
        case .alignContent, .alignItems, .alignSelf, .justifyContent, .justifyItems, .justifySelf:
            return CSSValue(withoutFirst(value.parts, "first"))
        case .fontFeatureSettings:
            return eachLayer(value) { parts in
                let isOn = parts.count == 1 || parts[1] == .number(1) || parts[1] == "on"
                return isOn ? [parts[0]] : [parts[0], parts[1] == "off" ? .number(0) : parts[1]]
            }
        case .glyphOrientationHorizontal, .glyphOrientationVertical:
            return value == .number(0) ? .dimension(0, .deg) : value
        case .gridAutoFlow: return CSSValue(withoutFirst(value.parts, "row"))
        case .counterReset, .counterSet: return counters(value, implied: 0)
        case .counterIncrement: return counters(value, implied: 1)
        case .aspectRatio:
            let isWhole = value == "auto" || value.parts.contains(.slash)
            return isWhole ? value : .sequence(value.parts + [.slash, .number(1)])
        case .willChange:
            let text = value.text
            return ["all", "none", "will-change"].contains(text) || text.hasPrefix("auto,") ? nil : value
        case .containerName, .viewTransitionClass:
            // Keywords that are not names; a single `none` is allowed.
            let words = value.words
            let others = property == .containerName ? ["and", "or", "not"] : []
            let isWrong = words.contains {
                others.contains($0.lowercased()) || words.count > 1 && $0.lowercased() == "none"
            }
            return isWrong ? nil : value
        case .colorScheme: return colorScheme(value.parts)
        case .webkitBoxReflect: return reflection(value.parts)
        default: return value
        }
    }

    /// Whether it is one keyword that no property serializes differently.
    private static func isShort(_ property: Property, _ value: CSSValue) -> Bool {
        guard case .keyword(let word) = value, property != .willChange else { return false }
        return word == "none" || word == "auto" || word == "normal" || property == .display && word != "flow"
    }

    /// The parts of a list, each in its form; nil if one has none.
    private static func eachLayer(_ value: CSSValue, _ form: ([CSSValue]) -> [CSSValue]?) -> CSSValue? {
        let layers = value.layers
        let forms = layers.compactMap { form($0.parts).map { CSSValue($0) } }
        return forms.count == layers.count ? CSSValue(layers: forms) : nil
    }

    /// The parts without the second of two, if the first implies it.
    private static func withoutLast(_ parts: [CSSValue], _ implied: CSSValue) -> [CSSValue] {
        parts.count == 2 && parts[1] == implied ? [parts[0]] : parts
    }

    private static func withoutFirst(_ parts: [CSSValue], _ implied: CSSValue) -> [CSSValue] {
        parts.count == 2 && parts[0] == implied ? [parts[1]] : parts
    }

    /// The short form of an outer and an inner display type. https://www.w3.org/TR/css-display-3/#the-display-properties
    private static func display(_ words: [CSSValue]) -> CSSValue {
        if words.count == 1 { return words[0] == "flow" ? "block" : words[0] }
        switch (words[0], words[1]) {
        case (let outer, "flow"): return outer
        case ("block", "ruby"), ("inline", "list-item"): return .sequence(words)
        case ("inline", "flow-root"): return "inline-block"
        case ("inline", "ruby"): return "ruby"
        case ("inline", let inner): return .keyword("inline-" + inner.text)
        case (_, let inner): return inner
        }
    }

    private static func origin(_ parts: [CSSValue]) -> CSSValue? {
        guard let point = position(Array(parts.prefix(2))) else { return nil }
        if parts.count < 3 { return CSSValue(point) }
        switch parts[2] {
        case .keyword, .percentage: return nil
        default: return CSSValue(parts[2] == .dimension(0, .px) ? point : point + [parts[2]])
        }
    }

    /// One or two keywords for the repetition of an image.
    static func repeatStyle(_ words: [CSSValue]) -> [CSSValue] {
        switch words {
        case ["repeat", "no-repeat"]: ["repeat-x"]
        case ["no-repeat", "repeat"]: ["repeat-y"]
        default: words.count == 2 && words[0] == words[1] ? [words[0]] : words
        }
    }

    /// One or two sizes of a layer; nil if a keyword for the whole size has a second value.
    /// NB: WebKit serializes the second size of a background even if it was omitted, but not of a mask.
    static func size(_ sizes: [CSSValue], isOfMask: Bool) -> [CSSValue]? {
        if sizes.count > 1 {
            return sizes.contains("cover") || sizes.contains("contain")
                ? nil : sizes == ["auto", "auto"] ? ["auto"] : sizes
        }
        let isWhole = isOfMask || [["auto"], ["cover"], ["contain"]].contains(sizes)
        return isWhole ? sizes : sizes + ["auto"]
    }

    /// Names, each with a number. https://www.w3.org/TR/css-lists-3/#counter-properties
    private static func counters(_ value: CSSValue, implied: Double) -> CSSValue {
        var counters: [CSSValue] = []
        let parts = value.parts
        for (place, part) in parts.enumerated() {
            counters.append(part)
            if part.isNumeric || place + 1 < parts.count && parts[place + 1].isNumeric { continue }
            counters.append(.number(implied))
        }
        return .sequence(counters)
    }

    private static func colorScheme(_ parts: [CSSValue]) -> CSSValue? {
        if parts.count > 1, parts.contains(where: { $0.text.lowercased() == "normal" }) { return nil }
        guard let place = parts.firstIndex(where: { $0.text == "only" }) else { return CSSValue(parts) }
        let others = parts.filter { $0.text != "only" }
        guard others.count == parts.count - 1, !others.isEmpty, place == 0 || place == others.count else { return nil }
        return .sequence(others + ["only"])
    }

    /// A side, the reflection's distance from the box, and a mask image.
    private static func reflection(_ parts: [CSSValue]) -> CSSValue {
        let hasOffset = parts.count > 1 && parts[1].isNumeric
        return .sequence(hasOffset ? parts : [parts[0], .dimension(0, .px)] + parts[1...])
    }

    /// A shape and a box, in this order; an implied box is omitted.
    private static func shape(_ parts: [CSSValue], initial: CSSValue) -> CSSValue? {
        spaced(parts[0]).map { CSSValue(parts.count == 1 || parts[1] == initial ? [$0] : [$0, parts[1]]) }
    }

    /// `rect()` as a shape, without commas and with all four sides; nil for another number of sides.
    private static func spaced(_ shape: CSSValue) -> CSSValue? {
        guard case .function("rect", let arguments) = shape else { return shape }
        let parts = arguments.flatMap(\.parts).map(lengthened)
        return parts.prefix { $0 != "round" }.count == 4 ? .function("rect", [.sequence(parts)]) : nil
    }

    /// `rect()` of `clip`, with commas between its four sides.
    private static func clip(_ value: CSSValue) -> CSSValue? {
        guard case .function(let name, let arguments) = value else { return value }
        let sides = arguments.count == 1 ? arguments[0].parts : arguments
        let isValid = sides.count == 4 && sides.allSatisfy { $0 == "auto" || $0.parts.count == 1 && $0.isNumeric }
        return isValid ? .function(name, sides.map(lengthened)) : nil
    }

    /// A side of a rectangle: a 0 needs no unit.
    private static func lengthened(_ side: CSSValue) -> CSSValue { side == .number(0) ? .dimension(0, .px) : side }

    private static let timelineWords: [CSSValue] = ["block", "inline", "x", "y", "nearest", "root", "self", "auto"]

    /// A name, or a function without its initial arguments. https://drafts.csswg.org/scroll-animations-1/#scroll-notation
    private static func timeline(_ parts: [CSSValue]) -> [CSSValue]? {
        guard case .function(let name, let given)? = parts.first else { return parts }
        var arguments = given.flatMap(\.parts).map(lengthened)
        guard given.count < 2, arguments.allSatisfy({ timelineWords.contains($0) || $0.isNumeric }) else { return nil }
        func take(_ choices: [CSSValue]) -> CSSValue? {
            arguments.firstIndex(where: choices.contains).map { arguments.remove(at: $0) }
        }
        let axis = take(["block", "inline", "x", "y"])
        var written = axis == nil || axis == "block" ? [] : [axis ?? "block"]
        if name == "scroll" {
            let scroller = take(["nearest", "root", "self"])
            guard arguments.isEmpty else { return nil }
            if let scroller, scroller != "nearest" { written.insert(scroller, at: 0) }
        } else {
            guard arguments.count <= 2, arguments.allSatisfy({ $0 == "auto" || $0.isNumeric }) else { return nil }
            let insets = sides(arguments)
            if insets != ["auto"] { written += insets }
        }
        return [.function(name, written.isEmpty ? [] : [CSSValue(written)])]
    }

    /// A position: the horizontal part comes first, and a missing part is the center.
    /// https://drafts.csswg.org/css-values-4/#position
    static func position(_ parts: [CSSValue]) -> [CSSValue]? {
        switch parts.count {
        case 1: return parts[0].isVerticalSide ? ["center", parts[0]] : [parts[0], "center"]
        case 2:
            let (first, second) = (parts[0], parts[1])
            if first.isVerticalSide && second.isVerticalSide || first.isHorizontalSide && second.isHorizontalSide {
                return nil
            }
            guard first.isVerticalSide || second.isHorizontalSide else { return parts }
            // NB: The position of a length determines its axis, so only keywords are swapped.
            return first.isPlace && second.isPlace ? [second, first] : nil
        case 4:
            // Each side has an offset.
            guard !parts[1].isPlace, !parts[3].isPlace else { return nil }
            if parts[0].isHorizontalSide, parts[2].isVerticalSide { return parts }
            return parts[0].isVerticalSide && parts[2].isHorizontalSide ? Array(parts[2...] + parts[..<2]) : nil
        default: return nil
        }
    }

    /// Up to four sides, without those that equal the opposite ones.
    package static func sides<Side: Equatable>(_ all: [Side]) -> [Side] {
        var sides = all
        if sides.count == 4, sides[3] == sides[1] { sides.removeLast() }
        if sides.count == 3, sides[2] == sides[0] { sides.removeLast() }
        if sides.count == 2, sides[1] == sides[0] { sides.removeLast() }
        return sides
    }

    /// https://drafts.csswg.org/css-transforms-2/#individual-transforms
    private static func individualTransform(_ property: Property, _ given: [CSSValue]) -> [CSSValue] {
        var parts = given
        switch property {
        case .translate:
            if parts.count == 3, parts[2] == .dimension(0, .px) { parts.removeLast() }
            if parts.count == 2, parts[1] == .dimension(0, .px) { parts.removeLast() }
        case .scale:
            parts = parts.map(\.asNumber)
            if parts.count == 3, parts[2] == .number(1) { parts.removeLast() }
            if parts.count == 2, parts[1] == parts[0] { parts.removeLast() }
        default:
            guard let place = parts.firstIndex(where: \.isAngle) else { return parts }
            let angle = parts.remove(at: place)
            // An axis has no length.
            let numbers = parts.compactMap { if case .number(let number) = $0 { number } else { nil } }
            let others = numbers.indices.filter { numbers[$0] != 0 }
            if numbers.count == 3, others.count == 1, numbers[others[0]] > 0 { parts = [["x"], ["y"], []][others[0]] }
            return (parts == ["z"] ? [] : parts) + [angle]
        }
        return parts
    }

    /// The fewest keywords that imply the order of the others. https://svgwg.org/svg2-draft/painting.html#PaintOrder
    private static func paintOrder(_ words: [CSSValue]) -> [CSSValue] {
        let all: [CSSValue] = ["fill", "stroke", "markers"]
        let completed = { (some: [CSSValue]) in some + all.filter { !some.contains($0) } }
        let order = completed(words)
        let count = (1...2).first { completed(Array(order.prefix($0))) == order } ?? 3
        return Array(order.prefix(count))
    }
}

extension CSSValue {
    /// A percentage as a number; other values are unchanged.
    package var asNumber: CSSValue {
        if case .percentage(let share) = self { .number(share / 100) } else { self }
    }

    var isVerticalSide: Bool { ["top", "bottom", "y-start", "y-end"].contains(self) }
    var isHorizontalSide: Bool { ["left", "right", "x-start", "x-end"].contains(self) }
    /// Whether it is a keyword for a position in a box.
    var isPlace: Bool { isVerticalSide || isHorizontalSide || self == "center" }

    fileprivate var isAngle: Bool { if case .dimension(_, let unit) = self { unit.isOfAngles } else { false } }
}
