// StyleEngine+Used.swift: used values, where computed styles have them and they can be known without a layout.
// https://drafts.csswg.org/cssom/#resolved-values

package import DOM

/// What of a box is measured: the content, or all up to an edge.
package enum BoxPart: Int {
    case border, padding, content
}

extension StyleEngine {
    /// What a computed style says of a longhand: the used value of a box's size, margin, padding or inset, if it is known.
    func resolved(_ property: String, _ element: NodeID) -> String {
        let computed = value(property, element)
        guard let kind = Self.measured[property], !isPseudo(element), kind.mayDiffer(computed) else { return computed }
        // What is not shown is not transformed.
        let isTransform = property == "transform"
        guard isDisplayed(element), !isTransform || value("display", element) != "contents" else {
            return isTransform ? "none" : computed
        }
        if isTransform, !computed.contains("%") { return computed }
        let box = box(of: element)
        switch kind {
        case .origin: return usedOrigin(property, computed, element, box)
        case .transform:
            return TransformMatrix(computed, in: drawingSize(around: element) ?? box.borderBox)?.text ?? computed
        default: if case .none = box.role { return computed }
        }
        let container = containingElement(of: element)
        let room = containingSize(of: element, in: container)
        let used: Double?
        switch kind {
        case .size(let axis):
            let isOuter = value("box-sizing", element) == "border-box"
            used = isOuter ? box.outer(axis) : box.content[axis]
        case .padding: used = pixels(computed, of: room.width).map(Self.snapped)
        case .margin(let axis, let isStart):
            used =
                computed == "auto"
                ? automaticMargin(axis, isStart, element, box, room)
                : pixels(computed, of: room.width).map(Self.snapped)
        case .inset(let axis, let isStart): used = inset(axis, isStart, computed, element, box, room)
        case .origin, .transform: used = nil
        }
        return used.map { serializeNumber($0) + "px" } ?? computed
    }

    private enum Measured {
        case size(Axis)
        case padding
        case margin(Axis, isStart: Bool)
        case inset(Axis, isStart: Bool)
        /// A point of the box.
        case origin
        case transform

        /// OPTIMIZATION: A length that was declared is used as it is, but for sizes, which have bounds.
        func mayDiffer(_ computed: String) -> Bool {
            switch self {
            case .size: true
            case .origin: computed.contains("%")
            case .transform: computed != "none"
            // NB: WebKit says of margins what its layout has.
            case .margin: !computed.hasSuffix("px") || computed.contains(".")
            default: !computed.hasSuffix("px")
            }
        }
    }

    private static let measured: [String: Measured] = {
        var found: [String: Measured] = [
            "transform": .transform, "transform-origin": .origin, "perspective-origin": .origin,
        ]
        for axis in [Axis.horizontal, .vertical] {
            found[axis.size] = .size(axis)
            for (side, isStart) in [(axis.sides.start, true), (axis.sides.end, false)] {
                found["padding-" + side] = .padding
                found["margin-" + side] = .margin(axis, isStart: isStart)
                found[side] = .inset(axis, isStart: isStart)
            }
        }
        return found
    }()

    /// A point of the border box in pixels. https://www.w3.org/TR/css-transforms-1/#transform-origin-property
    /// NB: A size that only a layout says is 0 here, as it is for scripts that measure the box. An inline box is not transformed.
    private func usedOrigin(_ property: String, _ computed: String, _ element: NodeID, _ box: BoxGeometry) -> String {
        var size = box.borderBox
        if case .none = box.role, tree.namespace(tree.name(element)) != .html {
            guard let room = drawingSize(around: element) else { return computed }
            // Drawings turn around their origin unless something else is said.
            if property == "transform-origin", winner(property, element) == nil { return "0px 0px" }
            size = room
        }
        var words = Self.words(computed)
        if words.count == 3, words[2] == "0px" { words.removeLast() }
        let sizes = [size.width, size.height]
        return words.enumerated().map { place, word in
            guard place < 2, let used = pixels(word, of: sizes[place] ?? 0) else { return word }
            return serializeNumber(Self.snapped(used)) + "px"
        }.joined(separator: " ")
    }

    /// Whether neither the element nor one around it has `display: none`.
    package func isDisplayed(_ element: NodeID) -> Bool {
        refresh()
        var node = element
        while !node.isNone {
            if value("display", node) == "none" { return false }
            node = inheritanceParent(of: node)
        }
        return true
    }

    /// The size of a box along an axis in pixels, 0 where only a layout says it.
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
        let (start, end) = axis.sides
        var free: Double?
        switch box.role {
        case .none, .item: return nil
        case .positioned:
            guard let first = pixels(value(start, element), of: room[axis]),
                let second = pixels(value(end, element), of: room[axis])
            else { return 0 }
            free = room[axis].flatMap { room in box.outer(axis).map { room - first - second - $0 } }
        case .block, .fitting:
            let isInFlow = value("display", element).hasPrefix("inline") == false && value("float", element) == "none"
            guard axis == .horizontal, isInFlow else { return 0 }
            free = room.width.flatMap { room in box.outer(axis).map { room - $0 } }
        }
        guard let free else { return nil }
        let other = value("margin-" + (isStart ? end : start), element)
        if other == "auto" { return Self.snapped(max(0, free / 2)) }
        return pixels(other, of: room.width).map { max(0, Self.snapped(free - $0)) }
    }

    /// https://www.w3.org/TR/css-position-3/#insets
    private func inset(
        _ axis: Axis,
        _ isStart: Bool,
        _ computed: String,
        _ element: NodeID,
        _ box: BoxGeometry,
        _ room: BoxGeometry.Size
    ) -> Double? {
        let opposite = { [self] in value(isStart ? axis.sides.end : axis.sides.start, element) }
        switch value("position", element) {
        case "relative":
            if computed != "auto" { return pixels(computed, of: room[axis]).map(Self.snapped) }
            let opposite = opposite()
            return opposite == "auto" ? 0 : pixels(opposite, of: room[axis]).map { -Self.snapped($0) }
        case "absolute", "fixed":
            if computed != "auto" { return pixels(computed, of: room[axis]).map(Self.snapped) }
            guard let opposite = pixels(opposite(), of: room[axis]), let outer = box.outer(axis), let room = room[axis]
            else { return nil }
            let margins = [axis.sides.start, axis.sides.end].map {
                pixels(value("margin-" + $0, element), of: room) ?? 0
            }
            return Self.snapped(room - opposite - outer - margins[0] - margins[1])
        default: return nil
        }
    }
}
