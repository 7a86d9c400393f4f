// DefaultStyle+SVG.swift: the presentation attributes of SVG elements. https://svgwg.org/svg2-draft/styling.html#PresentationAttributes

import CSSSyntax
import CSSValues
import DOM

extension DefaultStyle {
    /// The value that an attribute of an SVG element gives a longhand; nil without an attribute or for an invalid value.
    func presentationAttribute(_ property: Property, _ element: NodeID) -> CSSValue? {
        guard !tree.firstAttribute(element).isNone, isPresentational(property, element) else { return nil }
        let name = Self.attributeNames[property] ?? property.name
        let id = tree.names.name(namespace: .none, prefix: .none, localName: tree.strings.intern(name))
        guard let text = attribute(id, element)?.trimmingSpaces(), !text.isEmpty else { return nil }
        // Numbers are lengths in user units.
        let isNumber = Self.lengths.contains(property) && Double(text) != nil
        let values = ComponentValues(isNumber ? text + "px" : text)
        if ["inherit", "initial"].contains(text.lowercased()) { return .keyword(text.lowercased()) }
        return LonghandValue.longhand(property, values, values.indices)
    }

    /// The default sheet's rule for drawings: `svg:not(:root), symbol, image, marker, pattern, foreignObject { overflow: hidden }`.
    func drawingOverflow(_ property: Property, _ element: NodeID) -> CSSValue? {
        guard property == .overflowX || property == .overflowY else { return nil }
        switch tree.strings.string(tree.localName(tree.name(element))) {
        case "symbol", "image", "marker", "pattern", "foreignObject": return "hidden"
        case "svg": return tree.isElement(tree.parent(element)) ? "hidden" : nil
        default: return nil
        }
    }

    private func isPresentational(_ property: Property, _ element: NodeID) -> Bool {
        if Self.presentational.contains(property) { return true }
        guard Self.geometry.contains(property) else { return false }
        switch tree.strings.string(tree.localName(tree.name(element))) {
        case "svg", "image", "foreignObject": return [.x, .y, .width, .height].contains(property)
        case "rect": return [.x, .y, .width, .height, .rx, .ry].contains(property)
        case "circle": return [.cx, .cy, .r].contains(property)
        case "ellipse": return [.cx, .cy, .rx, .ry].contains(property)
        default: return false
        }
    }

    private static let attributeNames: [Property: String] = [
        .overflowX: "overflow", .overflowY: "overflow", .fontWidth: "font-stretch",
        .textDecorationLine: "text-decoration", .fontVariantCaps: "font-variant",
    ]
    private static let geometry: Set<Property> = [.x, .y, .width, .height, .cx, .cy, .r, .rx, .ry]
    private static let lengths = geometry.union(
        [.fontSize, .letterSpacing, .wordSpacing, .baselineShift, .strokeWidth, .strokeDashoffset]
    )
    private static let presentational = Set(
        """
        alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters cursor \
        direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size \
        font-size-adjust font-style font-width font-variant-caps font-weight image-rendering letter-spacing lighting-color \
        marker-end marker-mid marker-start mask-type opacity overflow-x overflow-y paint-order pointer-events shape-rendering \
        stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit \
        stroke-opacity stroke-width text-anchor text-decoration-line text-rendering unicode-bidi vector-effect visibility \
        word-spacing writing-mode
        """.split(separator: " ").compactMap { Property.longhand(String($0)) }
    )
}

extension String {
    fileprivate func trimmingSpaces() -> String {
        let isSpace = { (unit: UInt8) in [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(unit) }
        let start = utf8.drop(while: isSpace)
        return String(Substring(start.prefix(start.count - start.reversed().prefix(while: isSpace).count)))
    }
}
