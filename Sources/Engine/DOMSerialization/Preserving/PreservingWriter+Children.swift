// PreservingWriter+Children.swift: writes the content of an element whose children changed, and nodes that were moved.
//
// Children in the order of their positions are copied together with the source between them, if no node between them was removed. Others
// are copied alone if their source means the same anywhere, or else serialized.

import DOM
import HTMLParsing

extension PreservingWriter {
    /// Writes the source between an element's start tag and its end, including the end tag.
    mutating func writeChildren(_ element: NodeID, depth: Int) {
        isProven = false
        let contentStart = map.end(element)
        let contentEnd = map.close(element)
        // The position at which the source continues after the last output; nil after output from elsewhere.
        var cursor: Int? = contentStart
        var used = contentStart
        // The last child, if nothing that ends it was written yet.
        var unended = NodeID.none
        var isFirst = true
        var child = tree.firstChild(container(element))
        while !child.isNone {
            if isTail(child, of: element), let at = cursor, isUntouched(at, map.start(child)) {
                // The whitespace around the end tags of body and document forms one text.
                pieces.copy(at, map.closeEnd(element))
                return
            }
            let isInPlace = isInPlace(child, from: used, to: contentEnd)
            if isInPlace, let at = cursor, isUntouched(at, map.start(child)) {
                pieces.copy(at, map.start(child))
            } else {
                writeEndTag(&unended)
                if isFirst, map.isImplied(element) { writeOpening(element) }
                if isFirst, serializer.losesLineFeed(element) { pieces.fresh.append(0x0A) }
            }
            isFirst = false
            if isInPlace {
                let hasEnded = writePlaced(child, depth: depth)
                used = extentEnd(child)
                cursor = used
                unended = !hasEnded && needsEndTag(child) ? child : .none
            } else {
                writeMoved(child, into: element, depth: depth)
                cursor = nil
            }
            child = tree.nextSibling(child)
        }
        if let at = cursor, isUntouched(at, contentEnd) {
            pieces.copy(at, map.closeEnd(element))
        } else {
            writeEndTag(&unended)
            pieces.copy(contentEnd, map.closeEnd(element))
        }
    }

    /// Whether a child can be copied, or spliced, between two positions of its parent's content.
    private func isInPlace(_ child: NodeID, from start: Int, to end: Int) -> Bool {
        map.hasPlace(child) && !map.isScattered(child) && map.start(child) >= start && extentEnd(child) <= end
            && !(forced.contains(child) && map.leaks(child))
    }

    /// Whether no node was removed from the range between two nodes, or after the last.
    private func isUntouched(_ start: Int, _ end: Int) -> Bool {
        if start >= end { return start == end }
        guard let node = map.firstNode(startingAt: start) else { return false }
        return node.isNone || map.start(node) >= end
    }

    /// Writes a child at its original position, changed or not. Returns whether it got an end tag that the source lacks.
    private mutating func writePlaced(_ node: NodeID, depth: Int) -> Bool {
        let (start, end) = (map.start(node), extentEnd(node))
        guard isChanged(node) else {
            pieces.copy(start, end)
            return false
        }
        var splices: [Splice] = []
        guard collect(node, into: &splices, from: start, to: end, depth: depth) else {
            writeWithNewTags(node, depth: depth)
            return true
        }
        write(splices[...], from: start, to: end, depth: depth)
        return forced.contains(node) || boundaries.closes(node)
    }

    // MARK: Moved and new nodes

    /// Writes a node that was elsewhere in the source, or is new.
    private mutating func writeMoved(_ node: NodeID, into parent: NodeID, depth: Int) {
        let isFree = map.hasPlace(node) && !map.isScattered(node) && !isChanged(node)
        if isFree, tree.isElement(node), !map.leaks(node), !map.isImplied(node) {
            pieces.copy(map.start(node), extentEnd(node))
            var unended = needsEndTag(node) ? node : .none
            writeEndTag(&unended)
        } else if isFree, tree.kind(node) == .comment || isFreeText(node, in: parent) {
            pieces.copy(map.start(node), map.end(node))
        } else {
            writeWithNewTags(node, depth: depth)
        }
    }

    /// Whether a text's source means the same in another element.
    private func isFreeText(_ node: NodeID, in parent: NodeID) -> Bool {
        guard tree.kind(node) == .text, !map.isRawText(node), !serializer.isRawText(parent) else { return false }
        // NB: The meaning of a character reference without a semicolon depends on what follows; a newline may be dropped.
        for index in map.start(node)..<map.end(node) where text[index] == 0x26 || text[index] < 0x20 {
            if text[index] == 0x26 || index == map.start(node) { return false }
        }
        return true
    }

    /// Writes a node with new tags; its content is copied where possible.
    private mutating func writeWithNewTags(_ node: NodeID, depth: Int) {
        guard tree.isElement(node), !forced.contains(node), depth < Self.maximumDepth,
            !serializer.isVoid(tree.name(node))
        else { return serialize(node) }
        isProven = false
        writeOpening(node)
        if serializer.losesLineFeed(node) { pieces.fresh.append(0x0A) }
        var child = tree.firstChild(container(node))
        while !child.isNone {
            writeMoved(child, into: node, depth: depth + 1)
            child = tree.nextSibling(child)
        }
        serializer.close(node, into: &pieces.fresh)
    }

    /// Writes a start tag: the source's, as far as it is still right, or a new one.
    private mutating func writeOpening(_ element: NodeID) {
        if map.hasPlace(element), !map.isScattered(element), !map.isImplied(element) {
            if tree.isMarked(element, NodeFlags.attributesChanged) {
                writeStartTag(element)
            } else {
                pieces.copy(map.start(element), map.end(element))
            }
        } else {
            serializer.openTag(element, into: &pieces.fresh)
        }
    }

    // MARK: Ends

    /// Whether an element has no end tag in the source, and a name that requires one.
    private func needsEndTag(_ node: NodeID) -> Bool {
        guard tree.isElement(node), !map.hasEndTag(node), !serializer.isVoid(tree.name(node)) else { return false }
        // A foreign element may be self-closing.
        let end = map.end(node)
        return !(map.close(node) == end && end >= 2 && text[end - 2] == 0x2F)
    }

    private mutating func writeEndTag(_ node: inout NodeID) {
        if !node.isNone { serializer.close(node, into: &pieces.fresh) }
        node = .none
    }

    /// Whether a child is the text that continues after the element's end tag: whitespace after the body.
    private func isTail(_ child: NodeID, of element: NodeID) -> Bool {
        tree.kind(child) == .text && map.hasPlace(child) && map.hasEndTag(element)
            && map.end(child) > map.close(element) && tree.nextSibling(child).isNone
            && !tree.isMarked(child) && !forced.contains(child)
    }

    /// Whether the whitespace after the body's end tag is still the end of its last text.
    func keepsTail(_ body: NodeID) -> Bool {
        let last = tree.lastChild(body)
        if !last.isNone, isTail(last, of: body) {
            let previous = tree.previousSibling(last)
            let start = previous.isNone ? map.end(body) : map.hasPlace(previous) ? extentEnd(previous) : -1
            return start >= 0 && start <= map.start(last) && isUntouched(start, map.start(last))
        }
        for index in map.closeEnd(body)..<text.count {
            switch text[index] {
            case 0x20, 0x09, 0x0A, 0x0C, 0x0D: return false
            default: break
            }
        }
        return true
    }

    /// Writes the source after the body, without whitespace.
    mutating func writeAfterBody(_ body: NodeID) {
        isProven = false
        let root = tree.parent(body)
        var node = tree.nextSibling(body)
        while !node.isNone {
            serialize(node)
            node = tree.nextSibling(node)
        }
        if map.hasPlace(root), map.hasEndTag(root), map.close(root) >= map.closeEnd(body) {
            pieces.copy(map.close(root), map.closeEnd(root))
        }
        node = tree.nextSibling(root)
        while !node.isNone {
            serialize(node)
            node = tree.nextSibling(node)
        }
    }
}
