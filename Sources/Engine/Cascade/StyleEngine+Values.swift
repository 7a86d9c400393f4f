// StyleEngine+Values.swift: computation of values from declared ones. https://www.w3.org/TR/css-cascade-4/#computed

import CSSSyntax
package import CSSValues
package import DOM

extension StyleEngine {
    /// The computed value of a longhand on an element of a document.
    ///
    /// Inherited values are determined downward from the nearest known ancestor, without recursion.
    package func value(_ property: Property, _ element: NodeID) -> String {
        let number = Int(property.rawValue)
        if let known = memo[number][element] { return known }
        if PropertyRow.all[number].computed == .followingColor { return followingColor(property, element) }
        let inherits = PropertyRow.all[number].flags.contains(.inherited)
        let declaration = winner(property, element)
        if !inherits, !isTaken(property, declaration, element) {
            return computeAndKeep(property, declaration, element, inherits, nil)
        }
        var chain: [(element: NodeID, declaration: StyleDeclarations.Declaration?)] = []
        var current = inheritanceParent(of: element)
        var result: String?
        while !current.isNone {
            if let known = memo[number][current] {
                result = known
                break
            }
            let declaration = winner(property, current)
            chain.append((current, declaration))
            if !inherits, !isTaken(property, declaration, current) { break }
            current = inheritanceParent(of: current)
        }
        for link in chain.reversed() {
            result = computeAndKeep(property, link.declaration, link.element, inherits, result)
        }
        return computeAndKeep(property, declaration, element, inherits, result)
    }

    /// Whether a property that is not inherited takes the parent's value. NB: In the default sheet, only table cells do so.
    private func isTaken(_ property: Property, _ declaration: StyleDeclarations.Declaration?, _ element: NodeID) -> Bool
    {
        declaration.map { $0.value.isInherit }
            ?? (property == .verticalAlign && presentational(property, element) == "inherit")
    }

    private func computeAndKeep(
        _ property: Property,
        _ declaration: StyleDeclarations.Declaration?,
        _ element: NodeID,
        _ inherits: Bool,
        _ parentValue: String?
    ) -> String {
        let declared = declaration.map { substituted($0, property, element) }
        let computed = compute(property, declared, element, inherits, parentValue)
        keep(computed, property, element)
        return computed
    }

    /// Inherited colors that follow each element's own `color` by default.
    private func followingColor(_ property: Property, _ element: NodeID) -> String {
        var node = element
        while !node.isNone {
            if let text = declared(property, node), !["inherit", "unset", "revert", "revert-layer", ""].contains(text) {
                if ["initial", "auto", "currentcolor"].contains(text) { break }
                return color(property, text, node, nil)
            }
            node = inheritanceParent(of: node)
        }
        return value(.color, element)
    }

    private func compute(
        _ property: Property,
        _ declared: CSSValue?,
        _ element: NodeID,
        _ inherits: Bool,
        _ parentValue: String?
    ) -> String {
        if let declared, let computed = typed(property, declared, element, parentValue) { return computed.text }
        let text = declared?.text
        let isReverted = text == "revert" || text == "revert-layer"
        var specified = (isReverted ? nil : text) ?? presentational(property, element)
        if specified == "unset" || specified == "" { specified = nil }
        if specified == "inherit" || (specified == nil && inherits) {
            let taken = parentValue ?? property.row.computedInitial
            return property.row.computed == .overflow ? resolve(property, taken, element, nil) : taken
        }
        guard let specified, specified != "initial" else { return computedInitial(property, element) }
        let computed = resolve(property, specified, element, parentValue)
        return specified.utf8.contains(UInt8(ascii: "(")) ? bounded(property, computed) : computed
    }

    /// Clamps the result of a calculation to the property's range.
    private func bounded(_ property: Property, _ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "-")), ValueSyntax.of(property)?.allowsNegative == false else {
            return text
        }
        return wordsOfValue(text).map { word in
            guard word.hasPrefix("-"), let unit = ["px", "%", "s", ""].first(where: { word.hasSuffix($0) }),
                Double(word.dropLast(unit.count)) != nil
            else { return word }
            return "0" + unit
        }.joined(separator: " ")
    }

    /// A list of times, each in seconds. https://drafts.csswg.org/css-values-4/#time
    static func inSeconds(_ times: String) -> String {
        guard times.hasPart("ms") else { return times }
        return Shorthand.splitAtCommas(times).map { time in
            guard time.hasSuffix("ms"), let number = Double(time.dropLast(2)) else { return String(time) }
            return serializeNumber(number / 1000) + "s"
        }.joined(separator: ", ")
    }

    /// Checks values of attributes like declarations.
    private func presentational(_ property: Property, _ element: NodeID) -> String? {
        if let pseudo = pseudo(element) {
            // NB: A pseudo-element without content does not exist. https://drafts.csswg.org/css-content-3/#content-property
            let name = tree.strings.string(pseudo.name)
            return property == .content && (name == "before" || name == "after") ? "none" : nil
        }
        guard let text = defaults.value(property, element) else { return nil }
        if property == .display { return text }
        if property == .color || property == .backgroundColor { return colorAttribute(text) }
        if property == .fontFamily {
            let values = ComponentValues(text)
            return LonghandValue.text(property, values, values.indices)
        }
        return text
    }

    /// AD-HOC: Of the rules for parsing a legacy color, names and six or three digits with or without `#`.
    private func colorAttribute(_ text: String) -> String? {
        let values = ComponentValues(text)
        if let value = LonghandValue.text(.color, values, values.indices) { return value }
        let digits = text.hasPrefix("#") ? text.dropFirst() : Substring(text)
        return CSSColor(hexadecimal: Array(digits.utf8))?.text
    }

    private func computedInitial(_ property: Property, _ element: NodeID) -> String {
        switch property.row.computed {
        case .display: display("inline", element)
        case .overflow: resolve(property, property.row.computedInitial, element, nil)
        case _ where property.row.initial == "currentcolor": value(.color, element)
        default: property.row.computedInitial
        }
    }

    private func strokeLength(_ text: String, _ element: NodeID) -> String {
        Double(text) == nil ? length(text, element) : text + "px"
    }

    /// The lines whose width is 0 without a style.
    private static let lineStyles: [Property: Property] = [
        .outlineWidth: .outlineStyle, .columnRuleWidth: .columnRuleStyle, .borderTopWidth: .borderTopStyle,
        .borderRightWidth: .borderRightStyle, .borderBottomWidth: .borderBottomStyle,
        .borderLeftWidth: .borderLeftStyle,
    ]

    /// Whether a property belongs to a line without a style.
    func hasNoLine(_ property: Property, _ element: NodeID) -> Bool {
        Self.lineStyles[property].map { value($0, element) }.map { $0 == "none" || $0 == "hidden" } == true
    }

    private func resolve(_ property: Property, _ text: String, _ element: NodeID, _ parentValue: String?) -> String {
        switch property.row.computed {
        case .display: return display(text, element)
        case .overflow: return overflow(text, across: property == .overflowX ? .overflowY : .overflowX, element)
        case .fontSize: return serializeNumber(fontSize(text, element, parentValue)) + "px"
        case .fontWeight: return fontWeight(text, parentValue)
        case .float: return isAbsolutelyPositioned(element) ? "none" : text
        case .image, .shape:
            // OPTIMIZATION: Most elements have no image.
            if text == "none" { return text }
            let isGradient = text.hasPart("gradient(")
            let computed = placed(converted(text, element, colors: isGradient), element)
            if property.row.computed == .shape { return resolvingURLs(insets(computed, element), resolveURL) }
            return resolvingURLs(computed.hasPart("image-set(") ? inDots(computed) : computed, resolveURL)
        case .sorted:
            return Shorthand.splitAtCommas(text).sorted().joined(separator: ", ")
        case .cursor: return resolvingURLs(text.replacing("-webkit-", with: ""), resolveURL)
        case .content: return resolvingURLs(content(text, element), resolveURL)
        case .filters, .boxShadow, .textShadow, .transform, .seconds:
            // Values that an attribute sets.
            let values = ComponentValues(text)
            let value = LonghandValue.longhand(property, values, values.indices)
            return value.flatMap { typed(property, $0, element, parentValue)?.text } ?? text
        case .layerPlaces: return layered(property, places(text, element), element)
        case .layers: return layered(property, converted(text, element), element)
        case .contain:
            return text == "layout style paint" ? "content" : text == "size layout style paint" ? "strict" : text
        case .justifyItems: return text == "legacy" ? "normal" : text
        case .minimum:
            if text != "auto" { return length(text, element) }
            let parent = inheritanceParent(of: element)
            let around = parent.isNone ? "" : value(.display, parent)
            return around.hasSuffix("flex") || around.hasSuffix("grid") ? text : "0px"
        case .point:
            return text == "auto" || text == "normal" ? text : point(text, element)
        case .rotate:
            let single = length(text, element)
            return inDegrees(single == text ? converted(text, element) : single)
        case .offsetRotate: return offsetRotation(text)
        case .strokeLength: return strokeLength(text, element)
        case .dashes:
            return text == "none"
                ? text : Shorthand.splitAtCommas(text).map { strokeLength($0, element) }.joined(separator: ", ")
        case .share:
            return Double(length(text, element)).map { serializeNumber(max(0, min(1, $0))) } ?? text
        case .integer, .count:
            // NB: Halves are rounded up, and a count is at least 1.
            guard let number = Double(length(text, element)) else { return text }
            let whole = (number + 0.5).rounded(.down)
            let isSigned = property.row.computed == .integer
            return serializeNumber(min(2_147_483_647, max(isSigned ? -2_147_483_648 : 1, whole)))
        case .zoom: return text == "normal" ? "1" : ShortestForm.number(text)
        case .fontWidth: return Self.fontWidths[text] ?? text
        case .position: return text == "-webkit-sticky" ? "sticky" : text
        case .wordSpacing: return text == "normal" ? "0px" : length(text, element)
        case .letterSpacing:
            let spacing = length(text, element)
            return spacing == "0px" ? "normal" : spacing
        case .lineHeight:
            var text = length(text, element)
            if text.hasSuffix(")"), let used = CalcExpression.pixels(text, percentagesOf: fontSize(of: element)) {
                text = serializeNumber(Double(Float(max(0, used)))) + "px"
            }
            if let number = Double(text) {
                return serializeNumber(Double(Float(number * fontSize(of: element)))) + "px"
            }
            if text.hasSuffix("%"), let number = Double(text.dropLast()) {
                return serializeNumber(lineHeight(share: number, element)) + "px"
            }
            return text
        case .lineWidth:
            if hasNoLine(property, element) { return "0px" }
            switch text {
            case "thin": return "1px"
            case "medium": return "3px"
            case "thick": return "5px"
            default: return length(text, element)
            }
        case .paint:
            guard text.hasPrefix("url(") else { return color(property, text, element, parentValue) }
            // The fallback color of a URL.
            let words = wordsOfValue(text)
            return ([words[0]] + words.dropFirst().map { color(property, $0, element, parentValue) })
                .joined(separator: " ")
        case .color, .followingColor: return color(property, text, element, parentValue)
        case .lengths:
            let computed = length(text, element)
            return computed == text ? converted(text, element) : computed
        }
    }

    /// https://drafts.csswg.org/css-fonts-4/#font-stretch-prop
    private static let fontWidths = [
        "ultra-condensed": "50%", "extra-condensed": "62.5%", "condensed": "75%", "semi-condensed": "87.5%",
        "normal": "100%", "semi-expanded": "112.5%", "expanded": "125%", "extra-expanded": "150%",
        "ultra-expanded": "200%",
    ]

    func color(_ property: Property, _ text: String, _ element: NodeID, _ parentValue: String?) -> String {
        if text == "currentcolor" {
            return property == .color ? parentValue ?? "rgb(0, 0, 0)" : value(.color, element)
        }
        if let color = CSSColor.named[text] { return color.text }
        switch text {
        case "canvas", "window", "field", "background", "menu", "highlighttext", "selecteditemtext", "accentcolortext":
            return "rgb(255, 255, 255)"
        case "linktext", "-webkit-link": return "rgb(0, 0, 238)"
        case "visitedtext": return "rgb(85, 26, 139)"
        case "activetext", "-webkit-activelink": return "rgb(255, 0, 0)"
        case "canvastext", "windowtext", "fieldtext", "buttontext", "menutext", "marktext": return "rgb(0, 0, 0)"
        case "buttonface": return "rgb(239, 239, 239)"
        case "buttonborder": return "rgb(118, 118, 118)"
        case "graytext": return "rgb(128, 128, 128)"
        case "mark": return "rgb(255, 255, 0)"
        case "highlight", "selecteditem", "accentcolor": return "rgb(0, 103, 244)"
        default: break
        }
        guard text.hasSuffix(")") else { return text }
        if text.hasPrefix("light-dark(") {
            // The color scheme is light (MediaQuery.swift).
            let first = Shorthand.splitAtCommas(String(text.dropFirst(11).dropLast()))[0]
            return color(property, first, element, parentValue)
        }
        if text.hasPart("(from ") {
            return CSSColor.relative(text) { color(property, $0, element, parentValue) } ?? text
        }
        if text.hasPrefix("color-mix(") {
            return CSSColor.mixed(text) { color(property, $0, element, parentValue) } ?? text
        }
        return text
    }

    package func isAbsolutelyPositioned(_ element: NodeID) -> Bool {
        let position = value(.position, element)
        return position == "absolute" || position == "fixed"
    }

    /// Floating and absolutely positioned boxes, the root and flex items are blocks. https://www.w3.org/TR/css-display-3/#transformations
    /// `visible` and `clip` on one axis cannot be combined with scrolling on the other.
    /// https://drafts.csswg.org/css-overflow-3/#propdef-overflow-x
    private func overflow(_ text: String, across other: Property, _ element: NodeID) -> String {
        guard text == "visible" || text == "clip" else { return text }
        switch declared(other, element) ?? presentational(other, element) ?? "visible" {
        case "visible", "clip", "initial", "unset", "revert", "revert-layer", "": return text
        case "inherit":
            let parent = inheritanceParent(of: element)
            if parent.isNone || ["visible", "clip"].contains(value(other, parent)) { return text }
        default: break
        }
        return text == "clip" ? "hidden" : "auto"
    }

    private func display(_ text: String, _ element: NodeID) -> String {
        guard text != "none", text != "contents" else { return text }
        guard becomesBlock(element) else { return text }
        switch text {
        case "inline-block", "inline", "table-row-group", "table-header-group", "table-footer-group", "table-row",
            "table-cell", "table-column", "table-column-group", "table-caption", "ruby":
            return "block"
        case "inline-flex": return "flex"
        case "inline-grid": return "grid"
        case "inline-table": return "table"
        case "-webkit-inline-box": return "-webkit-box"
        default: return text
        }
    }

    private func becomesBlock(_ element: NodeID) -> Bool {
        let parent = inheritanceParent(of: element)
        if parent.isNone { return true }
        // OPTIMIZATION: Without rules and attributes no element floats, and no parent is a flex container.
        let hasRules = tree.hasShadowRoots || hasRules(tree.document(of: originatingElement(element)))
        let isSpecial = !isPseudo(element) && (tree.name(element) == .dialog || defaults.floats(element) != nil)
        if hasRules || isSpecial || inlineDeclarations(element) != nil {
            if isAbsolutelyPositioned(element) || value(.float, element) != "none" { return true }
        }
        guard hasRules || inlineDeclarations(parent) != nil else { return false }
        let container = declared(.display, parent) ?? ""
        return ["flex", "inline-flex", "grid", "inline-grid"].contains(container)
    }

    package func fontSize(of element: NodeID) -> Double { Double(value(.fontSize, element).dropLast(2)) ?? 16 }

    /// NB: WebKit uses whole percentages.
    func lineHeight(share: Double, _ element: NodeID) -> Double {
        Double(Float(share.rounded(.towardZero) * fontSize(of: element) / 100))
    }

    private func fontSize(_ text: String, _ element: NodeID, _ parentValue: String?) -> Double {
        let parent = parentValue.flatMap { Double($0.dropLast(2)) } ?? 16
        switch text {
        case "xx-small": return 9
        case "x-small": return 10
        case "small": return 13
        case "medium": return 16
        case "large": return 18
        case "x-large": return 24
        case "xx-large": return 32
        case "xxx-large", "-webkit-xxx-large": return 48
        case "smaller": return Double(Float(parent / 1.2))
        case "larger": return Double(Float(parent * 1.2))
        default: break
        }
        if text.hasSuffix("%"), let number = Double(text.dropLast()) { return Double(Float(number / 100 * parent)) }
        if text.hasSuffix(")") {
            // NB: Percentages refer to the parent's font size.
            let lengths = calculated(text, fontSize: parent, element) ?? text
            return max(
                0,
                CalcExpression.pixels(lengths, percentagesOf: parent) ?? pixels(lengths, of: parent) ?? parent
            )
        }
        return pixels(text, fontSize: parent, element) ?? parent
    }

    private func fontWeight(_ text: String, _ parentValue: String?) -> String {
        let parent = parentValue.flatMap { Double($0) } ?? 400
        switch text {
        case "normal": return "400"
        case "bold": return "700"
        case "bolder": return parent < 350 ? "400" : parent < 550 ? "700" : "900"
        case "lighter": return parent < 550 ? "100" : parent < 750 ? "400" : "700"
        default: return text
        }
    }

    /// A single length in pixels; other texts unchanged.
    package func length(_ text: String, _ element: NodeID) -> String {
        if text.hasSuffix(")"), let computed = calculated(text, fontSize: nil, element) { return computed }
        if text.hasSuffix("%"), text.hasPart("."), let number = Double(text.dropLast()) {
            return serializeNumber(Double(Float(number))) + "%"
        }
        guard let last = text.utf8.last, last >= 0x61, last <= 0x7A, let first = text.utf8.first,
            first == 0x2D || (first >= 0x30 && first <= 0x39)
        else { return text }
        guard let value = pixels(text, fontSize: nil, element) else { return text }
        return serializeNumber(value) + "px"
    }

    /// A math function with its lengths in pixels; nil for any other text. A function with percentages stays a function.
    private func calculated(_ text: String, fontSize: Double?, _ element: NodeID) -> String? {
        let values = ComponentValues(text)
        guard values.tokens.first?.kind == .function, values.index(afterValueAt: 0) == values.tokens.count,
            let expression = CalcExpression(function: 0, in: values)
                ?? CalcExpression(function: 0, in: withPixels(values, fontSize: fontSize, element))
        else { return nil }
        let computed = expression.converted { pixels($0, $1, fontSize: fontSize, element) }
        if let (amount, unit) = computed.single, amount.isFinite {
            return serializeNumber(Double(Float(amount))) + unit
        }
        return computed.text
    }

    /// Component values with their lengths in pixels, which min() and other functions can compare.
    private func withPixels(_ values: ComponentValues, fontSize: Double?, _ element: NodeID) -> ComponentValues {
        var bytes: [UInt8] = []
        var copied = 0
        for (index, token) in values.tokens.enumerated() where token.kind == .dimension {
            guard let unit = CSSUnit(values.text(at: index)),
                let amount = pixels(token.number, unit, fontSize: fontSize, element)
            else { continue }
            bytes += values.bytes[copied..<Int(token.start)] + Array("\(amount)px".utf8)
            copied = Int(token.end)
        }
        return ComponentValues(bytes + values.bytes[copied...])
    }

    private func pixels(_ text: String, fontSize: Double?, _ element: NodeID) -> Double? {
        let values = ComponentValues(text)
        guard values.tokens.count == 1, values.tokens[0].kind == .dimension else {
            let computed = text.hasSuffix(")") ? calculated(text, fontSize: fontSize, element) : nil
            return computed.flatMap { $0.hasSuffix("px") ? Double($0.dropLast(2)) : nil }
        }
        let unit = String(decoding: values.text(at: 0), as: UTF8.self)
        return pixels(values.tokens[0].number, unit, fontSize: fontSize, element)
    }

    package func pixels(_ number: Double, _ unit: String, fontSize: Double?, _ element: NodeID) -> Double? {
        CSSUnit(unit.utf8).flatMap { pixels(number, $0, fontSize: fontSize, element) }
    }

    package func pixels(_ number: Double, _ unit: CSSUnit, fontSize: Double?, _ element: NodeID) -> Double? {
        switch unit {
        case .px: return Double(Float(number))
        case .em, .ic: return Double(Float(number * (fontSize ?? self.fontSize(of: element))))
        case .ex, .ch: return number * (fontSize ?? self.fontSize(of: element)) / 2
        case .rem: return Double(Float(number * rootFontSize(of: element, isItsOwn: fontSize != nil)))
        case .vmin, .svmin, .lvmin, .dvmin: return Self.share(number, of: min(MediaQuery.width, MediaQuery.height))
        case .vmax, .svmax, .lvmax, .dvmax: return Self.share(number, of: max(MediaQuery.width, MediaQuery.height))
        case .pt: return number * 4 / 3
        case .pc: return number * 16
        case .inch: return number * 96
        case .cm: return number * 96 / 2.54
        case .mm: return number * 96 / 25.4
        case .q: return number * 96 / 101.6
        case .vw, .svw, .lvw, .dvw, .vi, .svi, .lvi, .dvi: return Self.share(number, of: MediaQuery.width)
        case .vh, .svh, .lvh, .dvh, .vb, .svb, .lvb, .dvb: return Self.share(number, of: MediaQuery.height)
        default: return nil
        }
    }

    /// A percentage of a size of the viewport, in single precision.
    private static func share(_ number: Double, of size: Double) -> Double { Double(Float(number) * Float(size / 100)) }

    /// The font size of the root element; for its own font size, the initial one.
    private func rootFontSize(of element: NodeID, isItsOwn: Bool) -> Double {
        let origin = originatingElement(element)
        var root = tree.firstChild(tree.document(of: origin))
        while !root.isNone, !tree.isElement(root) { root = tree.nextSibling(root) }
        guard !root.isNone, !(isItsOwn && root == origin), isInDocument(element) else { return 16 }
        return fontSize(of: root)
    }

    private static let shortest: Set<String> = [
        "columns", "-webkit-text-stroke", "white-space", "text-wrap", "scroll-timeline",
        "view-timeline",
    ]

    /// The computed value of a shorthand, without initial values.
    private func computedText(_ shorthand: Shorthand, _ values: [String]) -> String {
        let initial = shorthand.longhands.map(\.row.computedInitial)
        if shorthand.name == "mask" { return computedMask(shorthand, values) }
        if values == initial, let text = Shorthand.computedInitials[shorthand.property] {
            return text
        }
        guard shorthand.form == .layers else {
            let written = zip(values, zip(initial, shorthand.longhands)).map {
                $0 == $1.0 ? Shorthand.initial($1.1) : $0
            }
            return shorthand.serialize(written) ?? ""
        }
        // Lists are repeated up to the length of the first one.
        let lists = values.map(Shorthand.splitAtCommas)
        let counting = shorthand.longhands.firstIndex { $0 == .animationName || $0 == .transitionProperty }
        let count = lists[counting ?? 0].count
        let layers = lists.enumerated().map { index, list in
            (0..<count).map { place in
                let value = list[place % list.count]
                return value == initial[index] ? Shorthand.initial(shorthand.longhands[index]) : value
            }.joined(separator: ", ")
        }
        return shorthand.serialize(layers) ?? ""
    }

    /// A list with as many parts as there are images.
    private func layered(_ property: Property, _ text: String, _ element: NodeID) -> String {
        let images = Shorthand.splitAtCommas(value(property.isOfMask ? .maskImage : .backgroundImage, element))
        let parts = Shorthand.splitAtCommas(text)
        return images.indices.map { parts[$0 % parts.count] }.joined(separator: ", ")
    }

    /// The layers of a background, as many as images, each with all its parts; the color is in the last one.
    private static func computedBackground(_ values: [String]) -> String {
        let lists = values.dropLast().map(Shorthand.splitAtCommas)
        return lists[0].indices.map { layer in
            let parts = lists.map { $0[layer % $0.count] }
            let area = "\(parts[1]) \(parts[2]) / \(parts[3]) \(parts[6]) \(parts[7])"
            return (layer == lists[0].count - 1 ? values[8] + " " : "") + "\(parts[0]) \(parts[4]) \(parts[5]) \(area)"
        }.joined(separator: ", ")
    }

    /// The layers of a mask, as many as images, each with all its parts.
    private func computedMask(_ mask: Shorthand, _ values: [String]) -> String {
        let lists = values.map(Shorthand.splitAtCommas)
        if lists[0] == ["none"] { return "none" }
        return lists[0].indices.map { layer in
            let parts = lists.map { $0[layer % $0.count] }
            return (["\(parts[0]) \(parts[1]) \(parts[2]) / \(parts[3])"] + parts[4...]).joined(separator: " ")
        }.joined(separator: ", ")
    }

    /// The `white-space` of an element as one keyword, if there is one.
    package func whiteSpace(_ element: NodeID) -> String {
        Shorthand.whiteSpace(value(.whiteSpaceCollapse, element), value(.textWrapMode, element))
    }

    /// The property that provides a property's value: for logical ones a physical one.
    func physical(_ property: Property, _ element: NodeID) -> Property {
        guard property.isLogical else { return property }
        return property.physical(flow(of: element)) ?? property
    }

    private func flow(of element: NodeID) -> TextFlow {
        TextFlow(direction: value(.direction, element), writingMode: value(.writingMode, element))
    }

    /// The declaration for a property in a block: its own, or that of a logical property that sets it and has precedence.
    func declaration(_ property: PropertyName, _ element: NodeID, in block: StyleDeclarations)
        -> StyleDeclarations.Declaration?
    {
        guard case .known(let property) = property, !property.candidates.isEmpty, block.hasLogical else {
            return block.declaration(property)
        }
        var best: StyleDeclarations.Declaration?
        var flow: TextFlow?
        let places = (property.candidates + [property]).compactMap { block.declarations.place(of: $0) }.sorted()
        for declaration in places.compactMap({ block.declarations[place: $0] }) {
            guard let declared = declaration.property else { continue }
            if declared != property {
                let known = flow ?? self.flow(of: element)
                flow = known
                guard declared.physical(known) == property else { continue }
            }
            if best?.isImportant == true, !declaration.isImportant { continue }
            best = declaration
            if PropertyRow.hasOlderWords(declared) {
                best?.value = .text(declared.translated(declaration.value.text))
            }
        }
        return best
    }

    /// The computed value of a shorthand. WebKit serializes some of them in full.
    func computed(_ shorthand: Shorthand, _ element: NodeID, isResolved: Bool = false) -> String {
        let values = shorthand.longhands.map { longhand in
            let property = physical(longhand, element)
            return isResolved ? resolved(property, element) : value(property, element)
        }
        if [.layers, .slashes, .variants].contains(shorthand.form) || Self.shortest.contains(shorthand.name) {
            return computedText(shorthand, values)
        }
        switch shorthand.form {
        case .background:
            return Self.computedBackground(values)
        case .border:
            let widths = Property.borderTop.shorthand.map { computed($0, element) } ?? ""
            let sides = [Property.borderRight, .borderBottom, .borderLeft].compactMap(\.shorthand)
            return sides.allSatisfy { computed($0, element) == widths } ? widths : ""
        case .unordered where shorthand.name != "flex-flow":
            return values.joined(separator: " ")
        case .font:
            var text = ""
            for (index, value) in values[0..<3].enumerated() where value != (index == 2 ? "400" : "normal") {
                text += value + " "
            }
            if values[3] != "100%" {
                // Only widths with names can be expressed.
                guard let width = Self.fontWidths.first(where: { $1 == values[3] }) else { return "" }
                text += width.key + " "
            }
            return text + values[4] + (values[5] == "normal" ? " " : " / " + values[5] + " ") + values[6]
        case .motion:
            return shorthand.motionText(values, isComputed: true)
        case .single where shorthand.name == "mask-border" || shorthand.name == "border-image":
            return values[0] == "none"
                ? "none" : "\(values[0]) \(values[1]) / \(values[2]) / \(values[3]) \(values[4])"
        case .breaks:
            return shorthand.computedBreak(values[0])
        case .grid where values.count == 6:
            return (values[..<4] + [values[5], values[4]]).joined(separator: " / ")
        default:
            return shorthand.serialize(values) ?? ""
        }
    }
}
