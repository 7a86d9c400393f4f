// StyleEngine+Boxes.swift: sizes of boxes as far as no content has to be laid out for them.
// https://www.w3.org/TR/CSS2/visudet.html
// Elsewhere: what computed styles say of them (StyleEngine+Used.swift).

import CSSValues
import DOM

/// What is known of an element's box, in pixels.
struct BoxGeometry {
    /// A size whose parts are known each by itself.
    struct Size {
        var width: Double?
        var height: Double?

        subscript(axis: Axis) -> Double? {
            get { axis == .horizontal ? width : height }
            set { if axis == .horizontal { width = newValue } else { height = newValue } }
        }
    }

    /// How a box gets a size where none is declared.
    enum Role {
        /// No box of its own with a size: an inline box, a part of a table.
        case none
        /// It fills the width of its container.
        case block
        /// Positioned by its insets.
        case positioned
        /// An item of a container that shares its room out among its items.
        case item(isColumn: Bool, isGrid: Bool)
        /// As large as what is in it.
        case fitting
    }

    var role = Role.none
    /// Of the content.
    var content = Size()
    /// Padding and borders on both sides together.
    var padding = Size(width: 0, height: 0)
    var border = Size(width: 0, height: 0)

    /// What padding and borders take.
    func edges(_ axis: Axis) -> Double { (padding[axis] ?? 0) + (border[axis] ?? 0) }

    /// With padding and borders.
    func outer(_ axis: Axis) -> Double? { content[axis].map { $0 + edges(axis) } }

    /// All of it; nothing where there is no box of its own.
    var borderBox: Size { Size(width: outer(.horizontal), height: outer(.vertical)) }

    /// The room for positioned boxes in it.
    var paddingBox: Size {
        let add = { (axis: Axis) in content[axis].map { $0 + (padding[axis] ?? 0) } }
        return Size(width: add(.horizontal), height: add(.vertical))
    }
}

package enum Axis {
    case horizontal, vertical

    /// Properties of the sides along it, at the start and at the end.
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
    /// What is known of an element's box; found from the nearest ancestor that is already known, downwards and without
    /// recursion.
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

    /// Where a box lies: the element whose box is its container, none for the viewport.
    /// https://www.w3.org/TR/css-position-3/#def-cb
    func containingElement(of element: NodeID) -> NodeID {
        let position = value(.position, element)
        var node = inheritanceParent(of: element)
        while !node.isNone {
            switch position {
            case "fixed":
                if value(.transform, node) != "none" { return node }
            case "absolute":
                if value(.position, node) != "static" || value(.transform, node) != "none" { return node }
            default:
                let display = value(.display, node)
                if display != "inline" && display != "contents" { return node }
            }
            node = inheritanceParent(of: node)
        }
        return .none
    }

    /// The size against which an element's percentages count.
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
            let paddings = axis.paddings.map { pixels(value($0, element), of: room.width) }
            let borders = axis.borderWidths.map { pixels(value($0, element), of: nil) }
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

    /// The size of the content along an axis, nil where only a layout says it.
    private func contentSize(_ axis: Axis, of element: NodeID, _ box: BoxGeometry, _ room: BoxGeometry.Size) -> Double?
    {
        let declared = value(axis.size, element)
        var size: Double?
        switch box.role {
        case _ where declared == "auto": size = automaticSize(axis, of: element, box, room)
        case .item(let isColumn, let isGrid)
        where declared.hasPart("%") && (isGrid || isColumn == (axis == .vertical)):
            // The container shares out what is left.
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
            guard let first = pixels(value(start, element), of: room[axis]),
                let second = pixels(value(end, element), of: room[axis])
            else { return nil }
            taken += first + second
        default: return nil
        }
        for margin in [axis.margins.start, axis.margins.end] {
            taken += pixels(value(margin, element), of: room.width) ?? 0
        }
        return room[axis].map { max(0, $0 - taken) }
    }

    /// A declared size as one of the content.
    private func contentPixels(
        _ text: String,
        _ axis: Axis,
        of element: NodeID,
        _ box: BoxGeometry,
        _ room: BoxGeometry.Size
    ) -> Double? {
        guard let size = pixels(text, of: room[axis]) else { return nil }
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
        case _ where display.hasPrefix("table-"): return .none
        default: break
        }
        let isSized = isReplaced || name == .legend || display == "table"
        if isAbsolutelyPositioned(element) { return isSized ? .fitting : .positioned }
        let around = container.isNone ? "" : value(.display, container)
        if around.hasSuffix("flex") || around.hasSuffix("grid") {
            let isColumn = value(.flexDirection, container).hasPrefix("column")
            return .item(isColumn: isColumn, isGrid: around.hasSuffix("grid"))
        }
        if isSized || display.hasPart("inline") || value(.float, element) != "none" { return .fitting }
        return .block
    }

    /// Whether an `svg` is no part of another one. Its width and height are styles.
    private func isOuterDrawing(_ element: NodeID, _ name: NameID) -> Bool {
        guard tree.strings.string(tree.localName(name)) == "svg" else { return false }
        let parent = tree.parent(element)
        return parent.isNone || !tree.isElement(parent) || tree.namespace(tree.name(parent)) != .svg
    }

    /// What percentages of a drawing's parts are of: the size of the view that they are in; nil for all other elements.
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

    /// Elements whose boxes have sizes of their own.
    private static let replaced: Set<NameID> = [
        .audio, .button, .canvas, .embed, .iframe, .img, .input, .meter, .object, .progress, .select, .textarea, .video,
    ]

    /// WebKit's layout counts in 64ths of a pixel.
    /// NB: By way of a Float, as WebKit has lengths: a third of 1,008 pixels three times is all of them.
    static func snapped(_ pixels: Double) -> Double { (Double(Float(pixels)) * 64).rounded(.down) / 64 }

    /// A computed length or percentage in pixels; nil for keywords, and for percentages of what is not known.
    package func pixels(_ text: String, of base: Double?) -> Double? {
        if text.hasSuffix("px"), let number = Double(text.dropLast(2)) { return number }
        if text.hasSuffix("%"), let number = Double(text.dropLast()) { return base.map { number / 100 * $0 } }
        guard text.hasSuffix(")") else { return nil }
        return CalcExpression.pixels(text, percentagesOf: base)
    }
}
