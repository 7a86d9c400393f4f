// PreservingWriter+Document.swift: writes the document's children if they differ from the source.

import DOM
import HTMLParsing

extension PreservingWriter {
    /// Writes the document's children: unmoved ones with the source around them. Returns false if the whole page has to be serialized.
    mutating func writeDocument() -> Bool {
        isProven = false
        var cursor = 0
        // The root element, if nothing that ends it was written yet.
        var unended = NodeID.none
        var child = tree.firstChild(document)
        while !child.isNone {
            if map.hasPlace(child), map.start(child) >= cursor, !forced.contains(child) {
                copyRemaining(from: cursor, to: map.start(child))
                var splices: [Splice] = []
                if isChanged(child) {
                    guard collect(child, into: &splices, from: map.start(child), to: text.count, depth: 0) else {
                        return false
                    }
                }
                cursor = max(extentEnd(child), splices.last?.end ?? 0)
                write(splices[...], from: map.start(child), to: cursor)
                // The source after the body was written with it, including what is after the document.
                if splices.last?.content == .afterBody { return true }
                if tree.isElement(child), !map.hasEndTag(child) { unended = child }
            } else {
                if !unended.isNone { serializer.close(unended, into: &pieces.fresh) }
                unended = .none
                serialize(child)
            }
            child = tree.nextSibling(child)
        }
        copyRemaining(from: cursor, to: text.count)
        return true
    }

    /// Copies a range of the source without nodes that are no longer in the page.
    private mutating func copyRemaining(from start: Int, to end: Int) {
        var copied = start
        var position = start
        while position < end, let node = map.firstNode(startingAt: position), !node.isNone, map.start(node) < end {
            position = max(extentEnd(node), map.start(node) + 1)
            if tree.root(of: node) != document {
                pieces.copy(copied, map.start(node))
                copied = extentEnd(node)
            }
        }
        pieces.copy(copied, end)
    }
}
