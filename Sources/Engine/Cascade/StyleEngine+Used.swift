// StyleEngine+Used.swift: used values in computed styles, if they are known without layout. https://drafts.csswg.org/cssom/#resolved-values

import CSSValues
package import DOM

/// The part of a box that is measured.
package enum BoxPart: Int {
    case border, padding, content
}

extension StyleEngine {
    /// The value of a longhand in a computed style: the used value of a box's size, margin, padding,
    /// inset, transform or transform origin, if it is known.
    func resolved(_ property: Property, _ element: NodeID) -> CSSValue {
        let computed = value(property, element)
        guard let rule = property.row.used, !isPseudo(element), Self.mayDiffer(rule, computed) else { return computed }
        let (axis, isStart) = property.side
        // An element that is not displayed has no transform.
        let isTransform = property == .transform
        guard isDisplayed(element), !isTransform || value(.display, element) != "contents" else {
            return isTransform ? "none" : computed
        }
        if isTransform, !computed.hasPercentage { return computed }
        let box = box(of: element)
        switch rule {
        case .origin: return usedOrigin(property, computed, element, box)
        case .transform:
            let size = drawingSize(around: element) ?? box.borderBox
            return TransformMatrix(computed, in: (size.width, size.height))?.value ?? computed
        default: if case .none = box.role { return computed }
        }
        let container = containingElement(of: element)
        let room = containingSize(of: element, in: container)
        let used: Double?
        switch rule {
        case .size:
            let isOuter = value(.boxSizing, element) == "border-box"
            used = isOuter ? box.outer(axis) : box.content[axis]
        case .padding: used = computed.pixels(percentagesOf: room.width).map(Self.snapped)
        case .margin:
            used =
                computed == "auto"
                ? automaticMargin(axis, isStart, element, box, room)
                : computed.pixels(percentagesOf: room.width).map(Self.snapped)
        case .inset: used = inset(axis, isStart, computed, element, box, room)
        case .origin, .transform: used = nil
        }
        return used.map { .dimension($0, .px) } ?? computed
    }

    /// OPTIMIZATION: A declared length is the used value, except for sizes, which have bounds.
    private static func mayDiffer(_ rule: UsedRule, _ computed: CSSValue) -> Bool {
        switch (rule, computed) {
        case (.size, _): true
        case (.origin, _): computed.hasPercentage
        case (.transform, _): computed != "none"
        // NB: For margins, WebKit returns the values of its layout.
        case (.margin, .dimension(let number, .px)): number != number.rounded()
        case (.padding, .dimension(_, .px)), (.inset, .dimension(_, .px)): false
        default: true
        }
    }

    /// A point of the border box in pixels. https://www.w3.org/TR/css-transforms-1/#transform-origin-property NB: A size that depends on
    /// layout is 0 here, as for scripts that measure the box. An inline box is not transformed.
    private func usedOrigin(_ property: Property, _ computed: CSSValue, _ element: NodeID, _ box: BoxGeometry)
        -> CSSValue
    {
        var size = box.borderBox
        if case .none = box.role, tree.namespace(tree.name(element)) != .html {
            guard let room = drawingSize(around: element) else { return computed }
            // The default transform origin of drawings is their origin.
            if property == .transformOrigin, winner(property, element) == nil {
                return .sequence([.dimension(0, .px), .dimension(0, .px)])
            }
            size = room
        }
        var parts = computed.parts
        if parts.count == 3, parts[2] == .dimension(0, .px) { parts.removeLast() }
        let sizes = [size.width, size.height]
        return CSSValue(
            parts.enumerated().map { place, part in
                guard place < 2, let used = part.pixels(percentagesOf: sizes[place] ?? 0) else { return part }
                return .dimension(Self.snapped(used), .px)
            }
        )
    }

    /// Whether neither the element nor an ancestor has `display: none`.
    package func isDisplayed(_ element: NodeID) -> Bool {
        refresh()
        return displayed.nearest(element, true, above: inheritanceParent) {
            value(.display, $0) == "none" ? false : nil
        }
    }

    /// The element around one that its offsets are from; none without one.
    /// https://drafts.csswg.org/cssom-view/#dom-htmlelement-offsetparent
    package func offsetParent(of element: NodeID, body: NodeID) -> NodeID {
        refresh()
        let isStatic = value(.position, element) == "static"
        let parent = { [tree] (node: NodeID) in
            let parent = tree.parent(node)
            return !parent.isNone && tree.isElement(parent) ? parent : .none
        }
        return offsetParents[isStatic ? 0 : 1].nearest(parent(element), .none, above: parent) { node in
            let isFound = node == body || value(.position, node) != "static" || isStatic && isTablePart(node)
            return isFound ? node : nil
        }
    }

    private func isTablePart(_ element: NodeID) -> Bool {
        let name = tree.name(element)
        return tree.isName(name, .td) || tree.isName(name, .th) || tree.isName(name, .table)
    }

    /// The size of a box along an axis in pixels, 0 if it depends on layout.
    package func boxSize(of element: NodeID, _ part: BoxPart, _ axis: Axis) -> Double {
        refresh()
        guard isInDocument(element), isDisplayed(element) else { return 0 }
        let box = box(of: element)
        switch part {
        case .border: return box.outer(axis) ?? 0
        case .padding: return box.paddingBox[axis] ?? 0
        case .content: return box.content[axis] ?? 0
        }
    }

    /// https://www.w3.org/TR/CSS2/visudet.html#blockwidth
    private func automaticMargin(
        _ axis: Axis,
        _ isStart: Bool,
        _ element: NodeID,
        _ box: BoxGeometry,
        _ room: BoxGeometry.Size
    ) -> Double? {
        let (start, end) = axis.insets
        var free: Double?
        switch box.role {
        case .none, .item: return nil
        case .positioned:
            guard let first = value(start, element).pixels(percentagesOf: room[axis]),
                let second = value(end, element).pixels(percentagesOf: room[axis])
            else { return 0 }
            free = room[axis].flatMap { room in box.outer(axis).map { room - first - second - $0 } }
        case .block, .fitting:
            let isInFlow = !value(.display, element).text.hasPrefix("inline") && value(.float, element) == "none"
            guard axis == .horizontal, isInFlow else { return 0 }
            free = room.width.flatMap { room in box.outer(axis).map { room - $0 } }
        }
        guard let free else { return nil }
        let other = value(isStart ? axis.margins.end : axis.margins.start, element)
        if other == "auto" { return Self.snapped(max(0, free / 2)) }
        return other.pixels(percentagesOf: room.width).map { max(0, Self.snapped(free - $0)) }
    }

    /// https://www.w3.org/TR/css-position-3/#insets
    private func inset(
        _ axis: Axis,
        _ isStart: Bool,
        _ computed: CSSValue,
        _ element: NodeID,
        _ box: BoxGeometry,
        _ room: BoxGeometry.Size
    ) -> Double? {
        let opposite = { [self] in value(isStart ? axis.insets.end : axis.insets.start, element) }
        switch value(.position, element) {
        case "relative":
            if computed != "auto" { return computed.pixels(percentagesOf: room[axis]).map(Self.snapped) }
            let opposite = opposite()
            return opposite == "auto" ? 0 : opposite.pixels(percentagesOf: room[axis]).map { -Self.snapped($0) }
        case "absolute", "fixed":
            if computed != "auto" { return computed.pixels(percentagesOf: room[axis]).map(Self.snapped) }
            guard let opposite = opposite().pixels(percentagesOf: room[axis]), let outer = box.outer(axis),
                let room = room[axis]
            else { return nil }
            let margins = [axis.margins.start, axis.margins.end].map {
                value($0, element).pixels(percentagesOf: room) ?? 0
            }
            return Self.snapped(room - opposite - outer - margins[0] - margins[1])
        default: return nil
        }
    }
}

extension Property {
    /// The axis of a physical property of a group, and whether its side is the first one.
    fileprivate var side: (axis: Axis, isStart: Bool) {
        guard isGrouped, let place = PropertyRow.groups[row.group].firstIndex(of: self) else {
            return (.horizontal, true)
        }
        let members = PropertyRow.groups[row.group].count
        // Sizes: width, height; sides: top, right, bottom, left.
        if members == 2 { return (place == 0 ? .horizontal : .vertical, true) }
        return (place % 2 == 0 ? .vertical : .horizontal, place == 0 || place == 3)
    }
}
