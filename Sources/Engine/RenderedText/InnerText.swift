// InnerText.swift: `innerText`. https://html.spec.whatwg.org/multipage/dom.html#the-innertext-idl-attribute
// Elsewhere: line breaks and white space (InnerTextBuilder.swift), a part of it (SelectedText.swift).

import CSSValues
import Cascade
package import DOM

extension StyleEngine {
    /// The rendered text of an element (UTF-8, lone surrogates as three bytes); of one that is not rendered, all its
    /// text.
    /// AD-HOC: WebKit's text depends on where it breaks lines, and keeps one more blank behind some boxes.
    /// - Complexity: linear in the subtree, plus the element's depth; no recursion.
    package func innerText(of element: NodeID) -> [UInt8] {
        refresh()
        // NB: As in WebKit, line breaks count there too.
        guard isRendered(element) else { return textContent(element) }
        return renderedText(of: element, within: nil)
    }

    /// The rendered text of an element that has a box, or what of it lies between two points.
    func renderedText(of element: NodeID, within bounds: TextBounds?) -> [UInt8] {
        if hidesChildren(element) { return [] }
        var walk = InnerTextWalk(self, element, bounds)
        return walk.run()
    }

    private func textContent(_ element: NodeID) -> [UInt8] {
        var text: [UInt8] = []
        var node = tree.next(element, within: element)
        while !node.isNone {
            if tree.kind(node) == .text || tree.kind(node) == .cdataSection {
                tree.strings.appendUTF8(of: tree.data(node), to: &text)
            } else if tree.isElement(node), tree.name(node) == .br {
                text.append(0x0A)
            }
            node = tree.next(node, within: element)
        }
        return text
    }

    /// Whether an element has a box: it is in a document and neither it nor an ancestor is left out.
    func isRendered(_ element: NodeID) -> Bool {
        var current = element
        var child = NodeID.none
        while tree.isElement(current) {
            if value(.display, current) == "none" { return false }
            if !child.isNone, hidesChildren(current) || isLeftOut(child, of: current) { return false }
            child = current
            current = tree.parent(current)
            if current.isNone { return false }
        }
        return tree.kind(current) == .document
    }

    /// Elements whose children are not shown.
    func hidesChildren(_ element: NodeID) -> Bool {
        switch tree.name(element) {
        case .select, .datalist, .textarea, .meter, .progress, .video, .audio, .iframe, .canvas, .embed, .img, .input,
            .optgroup, .option:
            true
        case .noscript: tree.hasScripting(element)
        // What has nothing to show shows its children.
        case .object: !tree.attribute(element, qualifiedName: tree.strings.intern("data")).isNone
        default: false
        }
    }

    /// Whether a child of a closed `details` is not its first `summary`.
    func isLeftOut(_ child: NodeID, of parent: NodeID) -> Bool {
        shownChild(of: parent).map { $0 != child } ?? false
    }

    /// Of a closed `details` its first `summary`, the one child that is shown, or none; nil of any other element.
    func shownChild(of element: NodeID) -> NodeID? {
        guard tree.name(element) == .details, tree.attribute(element, named: defaults.open).isNone else { return nil }
        return defaults.firstChild(of: element, named: .summary)
    }
}

/// One walk over the rendered descendants of an element.
private struct InnerTextWalk {
    /// What a box does when it ends.
    enum Exit { case nothing, block, inlineBox, cell }

    struct Frame {
        var node: NodeID
        /// Of a closed `details` the one child that is shown, which may be none.
        var shownChild: NodeID?
        var exit = Exit.nothing
        var emissions = 0
        var hasGap = false
        var isFlexible = false
        var isVisible: Bool
        var whiteSpace: CSSValue
        var textTransform: CSSValue
    }

    let engine: StyleEngine
    let tree: Tree
    let root: NodeID
    let hasRules: Bool
    var frames: [Frame]
    var builder = InnerTextBuilder()
    var scratch: [UInt8] = []
    /// What of the text is wanted; nil for all of it.
    let bounds: TextBounds?
    private var isEnded = false
    /// Whether no box has ended since the last node.
    private var hasBareEnd = true

    init(_ engine: StyleEngine, _ root: NodeID, _ bounds: TextBounds?) {
        self.engine = engine
        self.bounds = bounds
        self.root = root
        tree = engine.tree
        hasRules = tree.hasShadowRoots || engine.hasRules(tree.document(of: root))
        let display = engine.value(.display, root)
        frames = [
            Frame(
                node: root,
                shownChild: engine.shownChild(of: root),
                isFlexible: display.isFlexible,
                isVisible: engine.value(.visibility, root) == "visible",
                whiteSpace: engine.whiteSpace(root),
                textTransform: engine.value(.textTransform, root)
            )
        ]
    }

    mutating func run() -> [UInt8] {
        var node = bounds.map { enterBoxes(around: $0.lead) } ?? tree.firstChild(root)
        if node.isNone { return [] }
        while true {
            var descends = false
            if !node.isNone {
                meet(.before(node))
                descends = !isEnded && visit(node)
                if !descends, let bounds, !bounds.isInside(node) { passBy(node, bounds) }
            }
            if isEnded { return ended() }
            if descends {
                node = tree.firstChild(node)
                continue
            }
            let leaf = node
            while !node.isNone, tree.nextSibling(node).isNone {
                node = tree.parent(node)
                meet(.behindChildren(of: node))
                if node == root, bounds == nil { leaveRoot(from: leaf, isDirect: hasBareEnd) }
                if isEnded || node == root { return ended() }
                if frames[frames.count - 1].exit != .nothing { hasBareEnd = false }
                leave()
            }
            hasBareEnd = true
            node = tree.nextSibling(node)
        }
    }

    /// Enters the boxes around a node; gives the first node on its line. What stands before that line does not matter to what begins there.
    private mutating func enterBoxes(around lead: NodeID) -> NodeID {
        var path: [NodeID] = []
        var node = lead
        while !node.isNone, node != root {
            path.append(node)
            node = tree.parent(node)
        }
        guard !node.isNone else { return tree.firstChild(root) }
        while let child = path.popLast() {
            let hasLine = hasLineOfItsOwn(child)
            let first = hasLine ? child : firstOnLine(of: child)
            // Boxes before it are taken to have text.
            if !tree.previousSibling(first).isNone { frames[frames.count - 1].emissions = -1 }
            if path.isEmpty || !hasLine || !visit(child) { return first }
        }
        return tree.firstChild(root)
    }

    private func firstOnLine(of node: NodeID) -> NodeID {
        var first = node
        while case let previous = tree.previousSibling(first), !previous.isNone, !endsLine(previous) {
            first = previous
        }
        return first
    }

    private func endsLine(_ node: NodeID) -> Bool {
        hasLineOfItsOwn(node) || tree.isElement(node) && tree.name(node) == .br && box(of: node) != nil
    }

    /// Whether a line begins and ends with a child of the last frame's element.
    private func hasLineOfItsOwn(_ node: NodeID) -> Bool {
        guard tree.isElement(node), ![.mathMath, .option, .optgroup].contains(tree.name(node)), let box = box(of: node)
        else { return false }
        return !box.isOutOfFlow && (Self.blocks.contains(box.display.text) || box.display == "table-cell")
    }

    /// WebKit looks for the end of the text behind the last node, and beyond the element's own end where that node is not shown but has
    /// children, and a sibling follows the element: then the element's line ends, too.
    private mutating func leaveRoot(from leaf: NodeID, isDirect: Bool) {
        guard isDirect, !tree.nextSibling(root).isNone, tree.isElement(leaf), !tree.firstChild(leaf).isNone,
            engine.value(.display, leaf) == "none",
            Self.blocks.contains(engine.value(.display, root).text), !engine.isAbsolutelyPositioned(root),
            engine.value(.float, root) == "none"
        else { return }
        builder.leaveBlock(root, since: 0, hasGap: hasGap(root, tree.name(root)))
    }

    private static let blocks: Set<String> = [
        "block", "list-item", "flex", "grid", "table", "flow-root", "table-row", "table-caption", "-webkit-box",
    ]

    private mutating func ended() -> [UInt8] {
        builder.finish(lineBreaks: followed(builder.breaks))
        return builder.output
    }

    /// How many of the breaks behind blocks are followed by anything that has a box in the document. The blocks end one behind the
    /// other, so that what follows one follows all before it, and what lies between two ends is looked at once.
    private func followed(_ blocks: [NodeID]) -> Int {
        var count = 0
        var next = tree.root(of: root)
        for (index, block) in blocks.enumerated().reversed() {
            if block == next || !isFollowed(block, within: next) {
                if engine.defaults.isFirstSummary(block) { count += 1 }
            } else {
                return count + index + 1
            }
            next = block
        }
        return count
    }

    /// Begins or ends the text that is wanted where that is so.
    private mutating func meet(_ place: TextBounds.Place) {
        guard let bounds else { return }
        if bounds.start == place { builder.restart() }
        if bounds.end == place { isEnded = true }
    }

    /// What is not shown may hold either end of what is wanted.
    private mutating func passBy(_ node: NodeID, _ bounds: TextBounds) {
        if bounds.startAncestors.contains(node) { builder.restart() }
        if bounds.endAncestors.contains(node) { isEnded = true }
    }

    /// Handles a node; true when its children come next, with a frame of their own.
    private mutating func visit(_ node: NodeID) -> Bool {
        switch tree.kind(node) {
        case .text, .cdataSection:
            if let bounds, bounds.isInside(node) { addPart(of: node, bounds) } else { addText(node) }
            return false
        case .element: return enter(node)
        default: return false
        }
    }

    /// Whether a child of a frame's element is not shown. NB: What is shown is looked for once for each element.
    private func isLeftOut(_ child: NodeID, of frame: Frame) -> Bool { frame.shownChild.map { $0 != child } ?? false }

    private mutating func addText(_ node: NodeID) {
        scratch.removeAll(keepingCapacity: true)
        tree.strings.appendUTF8(of: tree.data(node), to: &scratch)
        addScratch(from: node)
    }

    /// Adds the text of a node in which what is wanted begins or ends.
    private mutating func addPart(of node: NodeID, _ bounds: TextBounds) {
        let units = Array(tree.strings.string(tree.data(node)).utf16)
        let (start, end) = bounds.offsets(in: node, length: units.count)
        if let start {
            scratch = Array(String(decoding: units[..<start], as: UTF16.self).utf8)
            addScratch(from: node)
            builder.restart()
        }
        scratch = Array(String(decoding: units[(start ?? 0)..<(end ?? units.count)], as: UTF16.self).utf8)
        addScratch(from: node)
        guard let end else { return }
        isEnded = true
        if !units[end...].allSatisfy({ $0 == 0x20 || (9...13).contains($0) }) { builder.addSpaceBeforeText() }
    }

    private mutating func addScratch(from node: NodeID) {
        let style = frames[frames.count - 1]
        guard style.isVisible, !isLeftOut(node, of: style), !isBareInSVG(style.node) else { return }
        if style.textTransform != "none" { scratch = transformed(scratch, style.textTransform) }
        switch style.whiteSpace {
        case "normal", "nowrap": builder.addCollapsing(scratch, isInInline: frames.count > 1 && style.exit == .nothing)
        case "pre-line": builder.addPreservingLines(scratch)
        default: builder.addPreserved(scratch)
        }
    }

    /// Whether text right in an element is never shown because that is of SVG and not in a `text`.
    private func isBareInSVG(_ element: NodeID) -> Bool {
        var current = element
        while !current.isNone, tree.isElement(current), tree.namespace(tree.name(current)) == .svg {
            let local = tree.strings.string(tree.localName(tree.name(current)))
            if local == "text" || local == "foreignObject" { return false }
            current = tree.parent(current)
        }
        return current != element
    }

    /// Whether anything that has a box comes after a block, before the end of another that ends behind it. One that is not around the
    /// block follows it.
    private func isFollowed(_ block: NodeID, within next: NodeID) -> Bool {
        var node = block
        while true {
            while tree.nextSibling(node).isNone {
                node = tree.parent(node)
                if node.isNone { return true }
                if node == next { return false }
            }
            node = tree.nextSibling(node)
            switch tree.kind(node) {
            case .element:
                let display = isStyled(node) ? engine.value(.display, node) : engine.defaults.display(node)
                if display != "none" { return true }
            case .text:
                let isBlank = tree.strings.string(tree.data(node)).utf8.allSatisfy {
                    $0 == 0x20 || (9...13).contains($0)
                }
                if !isBlank { return true }
            default: break
            }
        }
    }

    /// A child of the last frame's element that is shown; nil for one that is not.
    private func box(of element: NodeID) -> (frame: Frame, display: CSSValue, isOutOfFlow: Bool)? {
        let parent = frames[frames.count - 1]
        var frame = Frame(
            node: element,
            shownChild: engine.shownChild(of: element),
            emissions: builder.emissions,
            isVisible: parent.isVisible,
            whiteSpace: parent.whiteSpace,
            textTransform: parent.textTransform
        )
        var display: CSSValue
        var isOutOfFlow = false
        if isStyled(element) {
            display = engine.value(.display, element)
            if display == "none" { return nil }
            frame.isVisible = engine.value(.visibility, element) == "visible"
            frame.whiteSpace = engine.whiteSpace(element)
            frame.textTransform = engine.value(.textTransform, element)
            let position = engine.value(.position, element)
            isOutOfFlow = position == "absolute" || position == "fixed" || engine.value(.float, element) != "none"
            if engine.value(.height, element) == .dimension(0, .px), engine.value(.overflowY, element) == "hidden" {
                return nil
            }
        } else {
            display = engine.defaults.display(element)
            if display == "none" { return nil }
            if parent.isFlexible, display.text.hasPrefix("inline") { display = "block" }
            if tree.name(element) == .dialog { isOutOfFlow = true }
            if let value = engine.defaults.value(.whiteSpace, element) { frame.whiteSpace = value }
        }
        if isLeftOut(element, of: parent) || engine.defaults.isNeverRendered(element) { return nil }
        return (frame, display, isOutOfFlow)
    }

    private mutating func enter(_ element: NodeID) -> Bool {
        guard let box = box(of: element) else { return false }
        var frame = box.frame
        let name = tree.name(element)
        if name == .br {
            builder.addLineBreak()
            return false
        }
        if name == .option || name == .optgroup { return false }
        let isReplaced = engine.hidesChildren(element) || name == .svgSVG && tree.firstChild(element).isNone
        frame.isFlexible = box.display.isFlexible
        frame.exit = begin(box.display, element, isOutOfFlow: box.isOutOfFlow)
        if isReplaced {
            if frame.exit == .block { return false }
            builder.addReplaced()
            return false
        }
        if tree.firstChild(element).isNone {
            if frame.exit == .inlineBox { builder.leaveInlineBox() }
            return false
        }
        if frame.exit == .block { frame.hasGap = hasGap(element, name) }
        frame.emissions = builder.emissions
        frames.append(frame)
        return true
    }

    /// Starts an element's box and returns what to do at its end.
    private mutating func begin(_ display: CSSValue, _ element: NodeID, isOutOfFlow: Bool) -> Exit {
        if isOutOfFlow || tree.name(element) == .mathMath {
            builder.enterInlineBox()
            return .inlineBox
        }
        switch display {
        case _ where Self.blocks.contains(display.text):
            builder.enterBlock()
            return .block
        case "table-cell":
            builder.enterCell(isFirst: isFirstCell(element))
            return .cell
        case "inline-block", "inline-flex", "inline-grid", "inline-table", "-webkit-inline-box":
            builder.enterInlineBox()
            return .inlineBox
        default: return .nothing
        }
    }

    private func isFirstCell(_ element: NodeID) -> Bool {
        var sibling = tree.previousSibling(element)
        while !sibling.isNone {
            if tree.isElement(sibling) {
                let display = isStyled(sibling) ? engine.value(.display, sibling) : engine.defaults.display(sibling)
                if display == "table-cell" { return false }
            }
            sibling = tree.previousSibling(sibling)
        }
        return true
    }

    private mutating func leave() {
        let frame = frames.removeLast()
        switch frame.exit {
        case .nothing: break
        case .block: builder.leaveBlock(frame.node, since: frame.emissions, hasGap: frame.hasGap)
        case .inlineBox: builder.leaveInlineBox()
        case .cell: builder.leaveCell()
        }
    }

    /// Whether rules or a style attribute may say something that matters here.
    private func isStyled(_ element: NodeID) -> Bool {
        if !tree.attribute(element, named: .attrStyle).isNone { return true }
        return hasRules && engine.matchesTextRule(element)
    }

    /// Paragraphs and headings whose lower margin is at least half their font size.
    private func hasGap(_ element: NodeID, _ name: NameID) -> Bool {
        switch name {
        case .p, .h1, .h2, .h3, .h4, .h5, .h6: break
        default: return false
        }
        if !isStyled(element) { return true }
        let margin = engine.value(.marginBottom, element)
        guard let pixels = margin.pixels(percentagesOf: nil) else { return margin != "auto" }
        return pixels * 2 >= engine.fontSize(of: element)
    }

    /// https://www.w3.org/TR/css-text-3/#text-transform
    private func transformed(_ text: [UInt8], _ transform: CSSValue) -> [UInt8] {
        let string = String(decoding: text, as: UTF8.self)
        switch transform {
        case "uppercase": return string.unicodeScalars.flatMap { Array($0.properties.uppercaseMapping.utf8) }
        case "lowercase": return string.unicodeScalars.flatMap { Array($0.properties.lowercaseMapping.utf8) }
        case "capitalize":
            var isInWord = false
            var result: [UInt8] = []
            for scalar in string.unicodeScalars {
                let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                if isLetter, !isInWord {
                    result += Array(scalar.properties.titlecaseMapping.utf8)
                } else {
                    result += Array(String(scalar).utf8)
                }
                isInWord = isLetter || (isInWord && (scalar == "'" || scalar == "\u{2019}"))
            }
            return result
        default: return text
        }
    }
}
