// PreservingWriter+Children.swift: the content of an element whose children changed, and nodes that were moved.
//
// Children that are in the order of their places are copied with what lies between them, as long as nothing between them
// was taken out. Others are copied by themselves if their source means the same anywhere, else serialised.

import DOM
import HTMLParsing

extension PreservingWriter {
    /// Writes what is between an element's start tag and its end, the end tag included.
    mutating func writeChildren(_ element: NodeID, depth: Int) {
        isProven = false
        let contentStart = map.end(element)
        let contentEnd = map.close(element)
        // Where the source goes on after what was written last; nil after something that is not from here.
        var cursor: Int? = contentStart
        var used = contentStart
        // The last child, while nothing was written that ends it.
        var unended = NodeID.none
        var isFirst = true
        var child = tree.firstChild(container(element))
        while !child.isNone {
            if isTail(child, of: element), let at = cursor, isUntouched(at, map.start(child)) {
                // The white space around the end tags of body and document is one text.
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

    /// Whether a child can be copied, or spliced, between two places of its parent's content.
    private func isInPlace(_ child: NodeID, from start: Int, to end: Int) -> Bool {
        map.hasPlace(child) && !map.isScattered(child) && map.start(child) >= start && extentEnd(child) <= end
            && !(forced.contains(child) && map.leaks(child))
    }

    /// Whether no node was taken out of a stretch between two nodes, or of what follows the last.
    private func isUntouched(_ start: Int, _ end: Int) -> Bool {
        if start >= end { return start == end }
        guard let node = map.firstNode(startingAt: start) else { return false }
        return node.isNone || map.start(node) >= end
    }

    /// Writes a child that stands where it stood, changed or not; says whether with an end tag that the source lacks.
    private mutating func writePlaced(_ node: NodeID, depth: Int) -> Bool {
        let (start, end) = (map.start(node), extentEnd(node))
        guard isChanged(node) else {
            pieces.copy(start, end)
            return false
        }
        var splices: [Splice] = []
        guard collect(node, into: &splices, from: start, to: end, depth: depth) else {
            writeAnew(node, depth: depth)
            return true
        }
        write(splices[...], from: start, to: end, depth: depth)
        return forced.contains(node) || boundaries.closes(node)
    }

    // MARK: Moved and new nodes

    /// Writes a node that was elsewhere, or nowhere, in the source.
    private mutating func writeMoved(_ node: NodeID, into parent: NodeID, depth: Int) {
        let isFree = map.hasPlace(node) && !map.isScattered(node) && !isChanged(node)
        if isFree, tree.isElement(node), !map.leaks(node), !map.isImplied(node) {
            pieces.copy(map.start(node), extentEnd(node))
            var unended = needsEndTag(node) ? node : .none
            writeEndTag(&unended)
        } else if isFree, tree.kind(node) == .comment || isFreeText(node, in: parent) {
            pieces.copy(map.start(node), map.end(node))
        } else {
            writeAnew(node, depth: depth)
        }
    }

    /// Whether a text's source means the same inside another element.
    private func isFreeText(_ node: NodeID, in parent: NodeID) -> Bool {
        guard tree.kind(node) == .text, !map.isRawText(node), !serializer.isRawText(parent) else { return false }
        // NB: A character reference without semicolon means what follows it lets it mean; a newline may be dropped.
        for index in map.start(node)..<map.end(node) where source[index] == 0x26 || source[index] < 0x20 {
            if source[index] == 0x26 || index == map.start(node) { return false }
        }
        return true
    }

    /// Writes a node with a start tag, content and end tag of its own; content that can be copied is.
    private mutating func writeAnew(_ node: NodeID, depth: Int) {
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

    /// Whether an element in the source has neither an end tag nor a name that does without one.
    private func needsEndTag(_ node: NodeID) -> Bool {
        guard tree.isElement(node), !map.hasEndTag(node), !serializer.isVoid(tree.name(node)) else { return false }
        // A foreign element may close itself.
        let end = map.end(node)
        return !(map.close(node) == end && end >= 2 && source[end - 2] == 0x2F)
    }

    private mutating func writeEndTag(_ node: inout NodeID) {
        if !node.isNone { serializer.close(node, into: &pieces.fresh) }
        node = .none
    }

    /// Whether a child is the text that goes on behind the element's end tag: white space after the body.
    private func isTail(_ child: NodeID, of element: NodeID) -> Bool {
        tree.kind(child) == .text && map.hasPlace(child) && map.hasEndTag(element)
            && map.end(child) > map.close(element) && tree.nextSibling(child).isNone
            && !tree.isMarked(child) && !forced.contains(child)
    }

    /// Whether the white space behind the end tag of the body is still the end of its last text.
    func keepsTail(_ body: NodeID) -> Bool {
        let last = tree.lastChild(body)
        if !last.isNone, isTail(last, of: body) {
            let previous = tree.previousSibling(last)
            let start = previous.isNone ? map.end(body) : map.hasPlace(previous) ? extentEnd(previous) : -1
            return start >= 0 && start <= map.start(last) && isUntouched(start, map.start(last))
        }
        for index in map.closeEnd(body)..<source.count {
            switch source[index] {
            case 0x20, 0x09, 0x0A, 0x0C, 0x0D: return false
            default: break
            }
        }
        return true
    }

    /// Writes what is behind the body without white space.
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
