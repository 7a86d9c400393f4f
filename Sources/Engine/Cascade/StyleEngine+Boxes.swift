// StyleEngine+Boxes.swift: sizes of boxes that do not depend on the layout of contents. https://www.w3.org/TR/CSS2/visudet.html
// Elsewhere: used values in computed styles (StyleEngine+Used.swift).

import CSSValues
import DOM

/// The known sizes of an element's box, in pixels.
struct BoxGeometry {
    /// A size, each part of which may be unknown.
    struct Size {
        var width: Double?
        var height: Double?

        subscript(axis: Axis) -> Double? {
            get { axis == .horizontal ? width : height }
            set { if axis == .horizontal { width = newValue } else { height = newValue } }
        }
    }

    /// The way in which a box gets a size that is not declared.
    enum Role {
        /// It has no box with a size: an inline box, a part of a table.
        case none
        /// It fills the width of its container.
        case block
        /// It is positioned by its insets.
        case positioned
        /// It is an item of a container that distributes its space among its items.
        case item(isColumn: Bool, isGrid: Bool)
        /// Its size is that of its contents.
        case fitting
    }

    var role = Role.none
    /// The size of the content.
    var content = Size()
    /// The sums of padding and of borders on both sides.
    var padding = Size(width: 0, height: 0)
    var border = Size(width: 0, height: 0)

    /// The sum of padding and borders along an axis.
    func edges(_ axis: Axis) -> Double { (padding[axis] ?? 0) + (border[axis] ?? 0) }

    /// The size with padding and borders along an axis.
    func outer(_ axis: Axis) -> Double? { content[axis].map { $0 + edges(axis) } }

    /// The size of the whole box; unknown if it has no box with a size.
    var borderBox: Size { Size(width: outer(.horizontal), height: outer(.vertical)) }

    /// The size available to positioned boxes in it.
    var paddingBox: Size {
        let add = { (axis: Axis) in content[axis].map { $0 + (padding[axis] ?? 0) } }
        return Size(width: add(.horizontal), height: add(.vertical))
    }
}

package enum Axis {
    case horizontal, vertical

    /// The properties of the sides along the axis, at the start and at the end.
    var insets: (start: Property, end: Property) { self == .horizontal ? (.left, .right) : (.top, .bottom) }
    var margins: (start: Property, end: Property) {
        self == .horizontal ? (.marginLeft, .marginRight) : (.marginTop, .marginBottom)
    }
    var paddings: [Property] { self == .horizontal ? [.paddingLeft, .paddingRight] : [.paddingTop, .paddingBottom] }
    var borderWidths: [Property] {
        self == .horizontal ? [.borderLeftWidth, .borderRightWidth] : [.borderTopWidth, .borderBottomWidth]
    }
    var size: Property { self == .horizontal ? .width : .height }
    var minimum: Property { self == .horizontal ? .minWidth : .minHeight }
    var maximum: Property { self == .horizontal ? .maxWidth : .maxHeight }
}

extension StyleEngine {
    /// The known sizes of an element's box; determined downward from the nearest known ancestor, without recursion.
    func box(of element: NodeID) -> BoxGeometry {
        if let known = boxes[element] { return known }
        var chain: [(element: NodeID, container: NodeID)] = []
        var node = element
        while !node.isNone, boxes[node] == nil {
            let container = containingElement(of: node)
            chain.append((node, container))
            node = container
        }
        for link in chain.reversed() {
            boxes[link.element] = makeBox(of: link.element, in: link.container)
        }
        return boxes[element] ?? BoxGeometry()
    }

    /// The element whose box is the containing block, none for the viewport. https://www.w3.org/TR/css-position-3/#def-cb
    func containingElement(of element: NodeID) -> NodeID {
        let position = value(.position, element)
        var node = inheritanceParent(of: element)
        while !node.isNone {
            switch position {
            case "fixed": if value(.transform, node) != "none" { return node }
            case "absolute": if value(.position, node) != "static" || value(.transform, node) != "none" { return node }
            default:
                let display = value(.display, node)
                if display != "inline" && display != "contents" { return node }
            }
            node = inheritanceParent(of: node)
        }
        return .none
    }

    /// The size that an element's percentages refer to.
    func containingSize(of element: NodeID, in container: NodeID) -> BoxGeometry.Size {
        guard !container.isNone else {
            let isShown = shownDocument.map { tree.document(of: element) == $0 } != false
            return isShown ? BoxGeometry.Size(width: MediaQuery.width, height: MediaQuery.height) : BoxGeometry.Size()
        }
        let box = box(of: container)
        return isAbsolutelyPositioned(element) ? box.paddingBox : box.content
    }

    private func makeBox(of element: NodeID, in container: NodeID) -> BoxGeometry {
        var box = BoxGeometry()
        box.role = role(of: element, in: container)
        if case .none = box.role { return box }
        let room = containingSize(of: element, in: container)
        for axis in [Axis.horizontal, .vertical] {
            // NB: Percentages of paddings and margins are of the width, on all sides.
            let paddings = axis.paddings.map { value($0, element).pixels(percentagesOf: room.width) }
            let borders = axis.borderWidths.map { value($0, element).pixels(percentagesOf: nil) }
            guard let first = paddings[0], let second = paddings[1] else {
                box.role = .none
                return box
            }
            box.padding[axis] = Self.snapped(first) + Self.snapped(second)
            box.border[axis] = (borders[0] ?? 0) + (borders[1] ?? 0)
        }
        for axis in [Axis.horizontal, .vertical] { box.content[axis] = contentSize(axis, of: element, box, room) }
        return box
    }

    /// The size of the content along an axis, nil if it depends on layout.
    private func contentSize(_ axis: Axis, of element: NodeID, _ box: BoxGeometry, _ room: BoxGeometry.Size) -> Double?
    {
        let declared = value(axis.size, element)
        var size: Double?
        switch box.role {
        case _ where declared == "auto": size = automaticSize(axis, of: element, box, room)
        case .item(let isColumn, let isGrid)
        where declared.hasPercentage && (isGrid || isColumn == (axis == .vertical)):
            // The container distributes the remaining space.
            size = nil
        default: size = contentPixels(declared, axis, of: element, box, room)
        }
        guard var size else { return nil }
        let maximum = value(axis.maximum, element)
        if let limit = contentPixels(maximum, axis, of: element, box, room) { size = min(size, limit) }
        if let limit = contentPixels(value(axis.minimum, element), axis, of: element, box, room) {
            size = max(size, limit)
        }
        return Self.snapped(size)
    }

    private func automaticSize(_ axis: Axis, of element: NodeID, _ box: BoxGeometry, _ room: BoxGeometry.Size)
        -> Double?
    {
        let (start, end) = axis.insets
        var taken = box.edges(axis)
        switch box.role {
        case .block where axis == .horizontal: break
        case .positioned:
            guard let first = value(start, element).pixels(percentagesOf: room[axis]),
                let second = value(end, element).pixels(percentagesOf: room[axis])
            else { return nil }
            taken += first + second
        default: return nil
        }
        for margin in [axis.margins.start, axis.margins.end] {
            taken += value(margin, element).pixels(percentagesOf: room.width) ?? 0
        }
        return room[axis].map { max(0, $0 - taken) }
    }

    /// A declared size, converted to that of the content.
    private func contentPixels(
        _ declared: CSSValue,
        _ axis: Axis,
        of element: NodeID,
        _ box: BoxGeometry,
        _ room: BoxGeometry.Size
    ) -> Double? {
        guard let size = declared.pixels(percentagesOf: room[axis]) else { return nil }
        return max(0, value(.boxSizing, element) == "border-box" ? size - box.edges(axis) : size)
    }

    private func role(of element: NodeID, in container: NodeID) -> BoxGeometry.Role {
        let name = tree.name(element)
        guard !isPseudo(element) else { return .none }
        let isDrawing = tree.namespace(name) == .svg && isOuterDrawing(element, name)
        guard isDrawing || tree.namespace(name) == .html else { return .none }
        let display = value(.display, element)
        let isReplaced = isDrawing || Self.replaced.contains(name)
        switch display {
        case "none", "contents": return .none
        case "inline": return isReplaced ? .fitting : .none
        case "ruby", "ruby-base", "ruby-text": return .none
        case _ where display.text.hasPrefix("table-"): return .none
        default: break
        }
        let isSized = isReplaced || name == .legend || display == "table"
        if isAbsolutelyPositioned(element) { return isSized ? .fitting : .positioned }
        if !container.isNone, value(.display, container).isFlexible {
            let isColumn = value(.flexDirection, container).text.hasPrefix("column")
            return .item(isColumn: isColumn, isGrid: value(.display, container).text.hasSuffix("grid"))
        }
        if isSized || display.text.hasPart("inline") || value(.float, element) != "none" { return .fitting }
        return .block
    }

    /// Whether an `svg` is not inside another one. Its width and height are styles.
    private func isOuterDrawing(_ element: NodeID, _ name: NameID) -> Bool {
        guard tree.strings.string(tree.localName(name)) == "svg" else { return false }
        let parent = tree.parent(element)
        return parent.isNone || !tree.isElement(parent) || tree.namespace(tree.name(parent)) != .svg
    }

    /// The size that percentages in a drawing refer to: that of the nearest viewport; nil for all other elements.
    /// https://svgwg.org/svg2-draft/coords.html#Units
    func drawingSize(around element: NodeID) -> BoxGeometry.Size? {
        guard !isPseudo(element), tree.namespace(tree.name(element)) == .svg else { return nil }
        var node = tree.parent(element)
        while !node.isNone, tree.isElement(node), tree.strings.string(tree.localName(tree.name(node))) != "svg" {
            node = tree.parent(node)
        }
        guard !node.isNone, tree.isElement(node), tree.namespace(tree.name(node)) == .svg else { return nil }
        let numbers = drawingAttribute("viewBox", node).split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        if numbers.count == 4 { return BoxGeometry.Size(width: numbers[2], height: numbers[3]) }
        let box = box(of: node)
        if case .none = box.role {
            return BoxGeometry.Size(
                width: Double(drawingAttribute("width", node)),
                height: Double(drawingAttribute("height", node))
            )
        }
        return box.content
    }

    private func drawingAttribute(_ name: String, _ element: NodeID) -> String {
        let attribute = tree.attribute(element, qualifiedName: tree.strings.intern(name))
        return attribute.isNone ? "" : tree.strings.string(tree.attributeValue(attribute))
    }

    /// Elements whose boxes have intrinsic sizes.
    private static let replaced: Set<NameID> = [
        .audio, .button, .canvas, .embed, .iframe, .img, .input, .meter, .object, .progress, .select, .textarea, .video,
    ]

    /// WebKit's layout uses 64ths of a pixel. NB: Converted to Float, as WebKit's lengths are: three thirds of 1,008 pixels are exactly
    /// 1,008.
    static func snapped(_ pixels: Double) -> Double { (Double(Float(pixels)) * 64).rounded(.down) / 64 }
}
