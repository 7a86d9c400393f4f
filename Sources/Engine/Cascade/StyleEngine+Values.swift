// StyleEngine+Values.swift: computation of values from declared ones. https://www.w3.org/TR/css-cascade-4/#computed
// Elsewhere: values of several parts (StyleEngine+ValueParts.swift), lengths (StyleEngine+Lengths.swift), shorthands
// (StyleEngine+Shorthands.swift).

package import CSSValues
package import DOM

extension StyleEngine {
    /// The computed value of a longhand on an element of a document.
    ///
    /// Inherited values are determined downward from the nearest known ancestor, without recursion.
    package func value(_ property: Property, _ element: NodeID) -> CSSValue {
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
        var result: CSSValue?
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

    /// Whether a property that is not inherited may take the parent's value: a variable may have `inherit` as its fallback. NB: In the
    /// default sheet, only table cells take it.
    private func isTaken(_ property: Property, _ declaration: StyleDeclarations.Declaration?, _ element: NodeID) -> Bool
    {
        declaration.map { $0.value.isInherit || $0.hasVariables }
            ?? (property == .verticalAlign && presentational(property, element) == "inherit")
    }

    private func computeAndKeep(
        _ property: Property,
        _ declaration: StyleDeclarations.Declaration?,
        _ element: NodeID,
        _ inherits: Bool,
        _ parentValue: CSSValue?
    ) -> CSSValue {
        let declared = declaration.map { substituted($0, property, element) }
        let computed = compute(property, declared, element, inherits, parentValue)
        keep(computed, property, element)
        return computed
    }

    /// Inherited colors that follow each element's own `color` by default.
    private func followingColor(_ property: Property, _ element: NodeID) -> CSSValue {
        var node = element
        while !node.isNone {
            switch declared(property, node) {
            case nil, "inherit", "unset", "revert", "revert-layer": node = inheritanceParent(of: node)
            case "initial", "auto", "currentcolor": return value(.color, element)
            case let declared?: return color(property, declared, node, nil)
            }
        }
        return value(.color, element)
    }

    private func compute(
        _ property: Property,
        _ declared: CSSValue?,
        _ element: NodeID,
        _ inherits: Bool,
        _ parentValue: CSSValue?
    ) -> CSSValue {
        let isReverted = declared == "revert" || declared == "revert-layer"
        var specified = (isReverted ? nil : declared) ?? presentational(property, element)
        if specified == "unset" { specified = nil }
        if specified == "inherit" || (specified == nil && inherits) {
            let taken = parentValue ?? property.computedInitialValue
            return property.row.computed == .overflow ? resolve(property, taken, element, nil) : taken
        }
        guard let specified, specified != "initial" else { return computedInitial(property, element) }
        let computed = resolve(property, specified, element, parentValue)
        switch property.row.computed {
        case .boxShadow, .textShadow: return computed
        default:
            // The result of a calculation is clamped to the property's range.
            let isClamped = specified.hasCalculation && ValueSyntax.of(property)?.allowsNegative == false
            return isClamped ? computed.withoutNegative : computed
        }
    }

    /// The value of the default sheet or an attribute.
    private func presentational(_ property: Property, _ element: NodeID) -> CSSValue? {
        guard let pseudo = pseudo(element) else { return defaults.value(property, element) }
        // NB: A pseudo-element without content does not exist. https://drafts.csswg.org/css-content-3/#content-property
        let name = tree.strings.string(pseudo.name)
        return property == .content && (name == "before" || name == "after") ? "none" : nil
    }

    private func computedInitial(_ property: Property, _ element: NodeID) -> CSSValue {
        switch property.row.computed {
        case .display: display("inline", element)
        case .overflow: resolve(property, property.computedInitialValue, element, nil)
        case _ where property.row.initial == "currentcolor": value(.color, element)
        default: property.computedInitialValue
        }
    }

    /// The lines whose width is 0 without a style.
    private static let lineStyles: [Property: Property] = [
        .outlineWidth: .outlineStyle, .columnRuleWidth: .columnRuleStyle, .borderTopWidth: .borderTopStyle,
        .borderRightWidth: .borderRightStyle, .borderBottomWidth: .borderBottomStyle,
        .borderLeftWidth: .borderLeftStyle,
    ]

    private func lineWidth(_ property: Property, _ value: CSSValue, _ element: NodeID) -> CSSValue {
        let style = Self.lineStyles[property].map { self.value($0, element) }
        if style == "none" || style == "hidden" { return .dimension(0, .px) }
        switch value {
        case "thin": return .dimension(1, .px)
        case "medium": return .dimension(3, .px)
        case "thick": return .dimension(5, .px)
        default: return length(value, element)
        }
    }

    private func resolve(_ property: Property, _ value: CSSValue, _ element: NodeID, _ parentValue: CSSValue?)
        -> CSSValue
    {
        switch property.row.computed {
        case .lengths: return length(value, element)
        case .color, .followingColor: return color(property, value, element, parentValue)
        case .paint:
            guard case .url? = value.parts.first else { return color(property, value, element, parentValue) }
            // The fallback color of a URL.
            return CSSValue(value.parts.map { color(property, $0, element, parentValue) })
        case .display: return display(value, element)
        case .overflow: return overflow(value, across: property == .overflowX ? .overflowY : .overflowX, element)
        case .float: return isAbsolutelyPositioned(element) ? "none" : value
        case .position: return value == "-webkit-sticky" ? "sticky" : value
        case .minimum:
            if value != "auto" { return length(value, element) }
            let parent = inheritanceParent(of: element)
            let isItem = !parent.isNone && self.value(.display, parent).isFlexible
            return isItem ? value : .dimension(0, .px)
        case .lineWidth: return lineWidth(property, value, element)
        case .fontSize: return .dimension(fontSize(value, element, parentValue), .px)
        case .fontWeight: return fontWeight(inPixels(value, element), parentValue)
        case .fontWidth: return Self.fontWidths[value.text].map { .percentage($0) } ?? value
        case .lineHeight: return lineHeight(value, element)
        case .wordSpacing: return value == "normal" ? .dimension(0, .px) : length(value, element)
        case .letterSpacing:
            let spacing = length(value, element)
            return spacing == .dimension(0, .px) ? "normal" : spacing
        case .image: return image(value, element)
        case .shape: return shape(value, element)
        case .filters: return filters(value, element)
        case .boxShadow: return shadows(value, lengths: 4, element)
        case .textShadow: return shadows(value, lengths: 3, element)
        case .transform: return transform(value, element)
        case .layers: return layered(property, inPixels(value, element), element)
        case .layerPlaces:
            return layered(property, CSSValue(layers: value.layers.map { place($0.parts, element) }), element)
        case .point: return value == "auto" || value == "normal" ? value : CSSValue(point(value.parts, element))
        case .rotate: return inDegrees(inPixels(value, element))
        case .offsetRotate: return offsetRotation(inDegrees(inPixels(value, element)))
        case .strokeLength: return strokeLength(value, element)
        case .dashes: return CSSValue(layers: value.layers.map { strokeLength($0, element) })
        case .seconds: return inSeconds(value, element)
        case .easing: return inPixels(value, element).withEasingPositions
        case .unitInterval:
            guard case .number(let number) = inPixels(value, element).asNumber else { return value }
            return .number(max(0, min(1, number)))
        case .integer, .count:
            // NB: Halves are rounded up, and a count is at least 1.
            guard case .number(let number) = inPixels(value, element) else { return value }
            let least: Double = property.row.computed == .integer ? -2_147_483_648 : 1
            return .number(min(2_147_483_647, max(least, (number + 0.5).rounded(.down))))
        case .zoom: return value == "normal" ? .number(1) : value.asNumber
        case .sorted: return CSSValue(layers: value.layers.sorted { $0.text < $1.text })
        case .cursor:
            return value.resolvingURLs(resolveURL).mapping { part in
                guard case .keyword(let word) = part, word.hasPrefix("-webkit-") else { return nil }
                return .keyword(String(word.dropFirst(8)))
            }
        case .content: return content(value, element)
        case .contain:
            let words: [CSSValue] = ["layout", "style", "paint"]
            return value.parts == words ? "content" : value.parts == ["size"] + words ? "strict" : value
        case .justifyItems: return value == "legacy" ? "normal" : value
        }
    }

    /// https://drafts.csswg.org/css-fonts-4/#font-stretch-prop
    static let fontWidths = [
        "ultra-condensed": 50, "extra-condensed": 62.5, "condensed": 75, "semi-condensed": 87.5, "normal": 100,
        "semi-expanded": 112.5, "expanded": 125, "extra-expanded": 150, "ultra-expanded": 200,
    ]

    // MARK: Colors

    /// https://www.w3.org/TR/css-color-4/#css-system-colors
    private static let systemColors: [String: CSSColor] = {
        let gray = { (level: UInt8) in CSSColor(red: level, green: level, blue: level) }
        let colors: [(CSSColor, [String])] = [
            (
                gray(255),
                [
                    "canvas", "window", "field", "background", "menu", "highlighttext", "selecteditemtext",
                    "accentcolortext",
                ]
            ),
            (CSSColor(red: 0, green: 0, blue: 238), ["linktext", "-webkit-link"]),
            (CSSColor(red: 85, green: 26, blue: 139), ["visitedtext"]),
            (CSSColor(red: 255, green: 0, blue: 0), ["activetext", "-webkit-activelink"]),
            (gray(0), ["canvastext", "windowtext", "fieldtext", "buttontext", "menutext", "marktext"]),
            (gray(239), ["buttonface"]), (gray(118), ["buttonborder"]), (gray(128), ["graytext"]),
            (CSSColor(red: 255, green: 255, blue: 0), ["mark"]),
            (CSSColor(red: 0, green: 103, blue: 244), ["highlight", "selecteditem", "accentcolor"]),
        ]
        return Dictionary(uniqueKeysWithValues: colors.flatMap { color, names in names.map { ($0, color) } })
    }()

    /// The color that a value stands for; other values are unchanged.
    func color(_ property: Property, _ value: CSSValue, _ element: NodeID, _ parentValue: CSSValue?) -> CSSValue {
        let computed = { [self] (inner: CSSValue) in color(property, inner, element, parentValue) }
        switch value {
        case "currentcolor":
            return property == .color ? parentValue ?? property.computedInitialValue : self.value(.color, element)
        case .keyword(let word): return (CSSColor.named[word] ?? Self.systemColors[word]).map { .color($0) } ?? value
        // The color scheme is light (MediaQuery.swift).
        case .function("light-dark", let colors): return computed(colors[0])
        case .function("color-mix", let arguments): return CSSColor.mixed(arguments, computed) ?? value
        case .function(let name, let arguments):
            guard let parts = arguments.first?.parts, parts[0] == "from" else { return value }
            return CSSColor.relative(name, parts, computed) ?? value
        default: return value
        }
    }

    // MARK: Boxes

    package func isAbsolutelyPositioned(_ element: NodeID) -> Bool {
        let position = value(.position, element)
        return position == "absolute" || position == "fixed"
    }

    /// `visible` and `clip` on one axis cannot be combined with scrolling on the other.
    /// https://drafts.csswg.org/css-overflow-3/#propdef-overflow-x
    private func overflow(_ value: CSSValue, across other: Property, _ element: NodeID) -> CSSValue {
        guard value == "visible" || value == "clip" else { return value }
        switch declared(other, element) ?? presentational(other, element) ?? "visible" {
        case "visible", "clip", "initial", "unset", "revert", "revert-layer": return value
        case "inherit":
            let parent = inheritanceParent(of: element)
            if parent.isNone || ["visible", "clip"].contains(self.value(other, parent)) { return value }
        default: break
        }
        return value == "clip" ? "hidden" : "auto"
    }

    /// Floating and absolutely positioned boxes, the root and flex items are blocks. https://www.w3.org/TR/css-display-3/#transformations
    private func display(_ value: CSSValue, _ element: NodeID) -> CSSValue {
        guard value != "none", value != "contents", becomesBlock(element) else { return value }
        switch value {
        case "inline-block", "inline", "table-row-group", "table-header-group", "table-footer-group", "table-row",
            "table-cell", "table-column", "table-column-group", "table-caption", "ruby":
            return "block"
        case "inline-flex": return "flex"
        case "inline-grid": return "grid"
        case "inline-table": return "table"
        case "-webkit-inline-box": return "-webkit-box"
        default: return value
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
        switch declared(.display, parent) {
        case "flex", "inline-flex", "grid", "inline-grid": return true
        default: return false
        }
    }

    // MARK: Fonts

    package func fontSize(of element: NodeID) -> Double {
        value(.fontSize, element).pixels(percentagesOf: nil) ?? 16
    }

    private static let fontSizes: [String: Double] = [
        "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
        "xxx-large": 48, "-webkit-xxx-large": 48,
    ]

    private func fontSize(_ value: CSSValue, _ element: NodeID, _ parentValue: CSSValue?) -> Double {
        let parent = parentValue?.pixels(percentagesOf: nil) ?? 16
        switch value {
        case "smaller": return Double(Float(parent / 1.2))
        case "larger": return Double(Float(parent * 1.2))
        case .keyword(let word): return Self.fontSizes[word] ?? parent
        case .percentage(let share): return Double(Float(share / 100 * parent))
        case .dimension(let number, let unit): return pixels(number, unit, fontSize: parent, element) ?? parent
        default:
            // NB: Percentages refer to the parent's font size.
            let size = inPixels(value, fontSize: parent, element).pixels(percentagesOf: parent)
            return size.map { Double(Float(max(0, $0))) } ?? parent
        }
    }

    private func fontWeight(_ value: CSSValue, _ parentValue: CSSValue?) -> CSSValue {
        var parent = 400.0
        if case .number(let weight)? = parentValue { parent = weight }
        switch value {
        case "normal": return .number(400)
        case "bold": return .number(700)
        case "bolder": return .number(parent < 350 ? 400 : parent < 550 ? 700 : 900)
        case "lighter": return .number(parent < 550 ? 100 : parent < 750 ? 400 : 700)
        default: return value
        }
    }

    private func lineHeight(_ value: CSSValue, _ element: NodeID) -> CSSValue {
        let size = fontSize(of: element)
        let height = inPixels(value, element)
        switch height {
        case .keyword, .dimension: return height
        case .number(let number): return .dimension(Double(Float(number * size)), .px)
        case .percentage(let share):
            // NB: WebKit uses whole percentages.
            return .dimension(Double(Float(share.rounded(.towardZero) * size / 100)), .px)
        default: return height.pixels(percentagesOf: size).map { .dimension(Double(Float(max(0, $0))), .px) } ?? height
        }
    }
}

extension CSSValue {
    /// Whether it is the display of a flex or grid container.
    package var isFlexible: Bool {
        switch self {
        case "flex", "inline-flex", "grid", "inline-grid": true
        default: false
        }
    }

    /// Whether it contains a calculation.
    fileprivate var hasCalculation: Bool {
        switch self {
        case .calculation: true
        case .sequence(let parts), .list(let parts): parts.contains(where: \.hasCalculation)
        default: isMath
        }
    }

    /// The value with calculations clamped to 0.
    var withoutNegative: CSSValue {
        switch self {
        case .number(let number): .number(max(0, number))
        case .percentage(let number): .percentage(max(0, number))
        case .dimension(let number, let unit): .dimension(max(0, number), unit)
        case .sequence(let parts): .sequence(parts.map(\.withoutNegative))
        case .list(let parts): .list(parts.map(\.withoutNegative))
        default: self
        }
    }
}
