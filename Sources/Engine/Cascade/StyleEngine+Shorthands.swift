// StyleEngine+Shorthands.swift: computed values of shorthands, and of logical properties. https://drafts.csswg.org/cssom/#resolved-values

package import CSSValues
package import DOM

extension StyleEngine {
    private static let shortest: Set<String> = [
        "columns", "-webkit-text-stroke", "white-space", "text-wrap", "scroll-timeline",
        "view-timeline",
    ]

    /// The computed value of a shorthand, without initial values.
    private func shortened(_ shorthand: Shorthand, _ values: [CSSValue]) -> CSSValue? {
        let initial = shorthand.longhands.map(\.computedInitialValue)
        if shorthand.name == "mask" { return Self.computedMask(values) }
        if values == initial, let value = Shorthand.computedInitials[shorthand.property] { return value }
        let declared = { (index: Int, value: CSSValue) in
            value == initial[index] ? shorthand.longhands[index].initialValue : value
        }
        guard shorthand.form == .layers else { return shorthand.serialize(values.enumerated().map(declared)) }
        // Lists are repeated up to the length of the first one.
        let lists = values.map(\.layers)
        let counting = shorthand.longhands.firstIndex { $0 == .animationName || $0 == .transitionProperty }
        let layers = lists.enumerated().map { index, list in
            CSSValue(layers: lists[counting ?? 0].indices.map { declared(index, list[$0 % list.count]) })
        }
        return shorthand.serialize(layers)
    }

    /// The layers of a background, as many as images, each with all its parts; the color is in the last one.
    private static func computedBackground(_ values: [CSSValue]) -> CSSValue {
        let lists = values.dropLast().map(\.layers)
        return CSSValue(
            layers: lists[0].indices.map { layer in
                let parts = lists.map { $0[layer % $0.count] }
                let area = [parts[1], parts[2], .slash, parts[3], parts[6], parts[7]]
                let color = layer == lists[0].count - 1 ? [values[8]] : []
                return .sequence(color + [parts[0], parts[4], parts[5]] + area)
            }
        )
    }

    /// The layers of a mask, as many as images, each with all its parts.
    private static func computedMask(_ values: [CSSValue]) -> CSSValue {
        let lists = values.map(\.layers)
        if lists[0] == ["none"] { return "none" }
        return CSSValue(
            layers: lists[0].indices.map { layer in
                let parts = lists.map { $0[layer % $0.count] }
                return .sequence(parts[..<3] + [.slash] + parts[3...])
            }
        )
    }

    private static func computedFont(_ values: [CSSValue]) -> CSSValue? {
        var parts = values[..<3].enumerated().filter { $1 != ($0 == 2 ? .number(400) : "normal") }.map(\.element)
        if values[3] != .percentage(100) {
            // Only widths with names can be expressed.
            guard let width = fontWidths.first(where: { values[3] == .percentage($1) }) else { return nil }
            parts.append(.keyword(width.key))
        }
        return .sequence(parts + [values[4]] + (values[5] == "normal" ? [] : [.slash, values[5]]) + [values[6]])
    }

    /// The `white-space` of an element as one keyword, if there is one.
    package func whiteSpace(_ element: NodeID) -> CSSValue {
        Shorthand.whiteSpace(value(.whiteSpaceCollapse, element), value(.textWrapMode, element))
    }

    /// The computed value of a shorthand; nil if it cannot be expressed. WebKit serializes some of them in full.
    func computed(_ shorthand: Shorthand, _ element: NodeID, isResolved: Bool = false) -> CSSValue? {
        let values = shorthand.longhands.map { longhand in
            let property = physical(longhand, element)
            return isResolved ? resolved(property, element) : value(property, element)
        }
        if [.layers, .slashes, .variants].contains(shorthand.form) || Self.shortest.contains(shorthand.name) {
            return shortened(shorthand, values)
        }
        switch shorthand.form {
        case .background: return Self.computedBackground(values)
        case .border:
            let sides = [Property.borderTop, .borderRight, .borderBottom, .borderLeft].compactMap(\.shorthand)
                .map { computed($0, element) }
            return sides.allSatisfy { $0 == sides[0] } ? sides[0] : nil
        case .unordered where shorthand.name != "flex-flow": return .sequence(values)
        case .font: return Self.computedFont(values)
        case .motion: return shorthand.motionForm(values, isComputed: true)
        case .single where shorthand.name == "mask-border" || shorthand.name == "border-image":
            return values[0] == "none"
                ? "none" : .sequence([values[0], values[1], .slash, values[2], .slash, values[3], values[4]])
        case .breaks: return shorthand.computedBreak(values[0])
        case .grid where values.count == 6:
            let parts = values[..<4] + [values[5], values[4]]
            return .sequence(Array(parts.map { [$0] }.joined(separator: [.slash])))
        default: return shorthand.serialize(values)
        }
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
                best?.value = declared.translated(declaration.value)
            }
        }
        return best
    }
}
