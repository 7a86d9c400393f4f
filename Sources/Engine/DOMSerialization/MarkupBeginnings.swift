// MarkupBeginnings.swift: the first bytes of nodes' markup, by which users can recognize the nodes.

package import DOM

/// A buffer of the first bytes of several nodes' markup.
package final class MarkupBeginnings {
    private let limit: Int
    // OPTIMIZATION: Unused capacity costs only address space, but growing copies.
    @exclusivity(unchecked) private var output = UnsafeOutput(capacity: 1 << 20)

    /// - Parameter limit: The approximate number of bytes per node.
    package init(limit: Int) { self.limit = limit }

    /// Appends the first bytes (about `limit`) of a node's markup, and `…` if there is more. Returns their range.
    ///
    /// - Complexity: Linear in the limit, except for nodes and attributes that end within it.
    package func append(_ root: NodeID, of tree: Tree) -> Range<UInt32> {
        let start = output.count
        if write(root, HTMLSerializer(tree: tree, scripting: nil), until: start + limit) { output.append("\u{2026}") }
        return UInt32(start)..<UInt32(output.count)
    }

    /// Returns all that was written, as UTF-8, with this much spare capacity in bytes.
    package func take(room: Int) -> [UInt8] {
        defer { output.removeAll() }
        var taken: [UInt8] = []
        taken.reserveCapacity(output.count + room)
        taken.append(contentsOf: output.bytes)
        return taken
    }

    /// Writes a node up to about `end` in the output; true if there is more of it.
    private func write(_ root: NodeID, _ serializer: HTMLSerializer, until end: Int) -> Bool {
        let tree = serializer.tree
        var node = root
        while true {
            let isElement = tree.isElement(node)
            if isElement ? hasLongTag(node, tree) : isLongData(node, tree) {
                appendCut(node, tree, limit, &output)
                return true
            }
            serializer.open(node, into: &output)
            var next = tree.firstChild(node)
            if isElement {
                let contents = tree.templateContents(node)
                if !contents.isNone { next = tree.firstChild(contents) }
            } else if node == root, next.isNone {
                // Usually an inserted or removed node is just a text.
                return false
            }
            while next.isNone {
                serializer.close(node, into: &output)
                if node == root { return false }
                next = tree.nextSibling(node)
                if next.isNone {
                    let parent = tree.parent(node)
                    let host = tree.templateHost(parent)
                    node = host.isNone ? parent : host
                }
            }
            node = next
            if output.count >= end { return true }
        }
    }

    /// Whether an element's start tag exceeds the limit.
    @inline(__always)
    private func hasLongTag(_ element: NodeID, _ tree: Tree) -> Bool {
        var length = 0
        var attribute = tree.firstAttribute(element)
        while !attribute.isNone, length <= limit {
            length += 8 + tree.strings.length(tree.attributeValue(attribute))
            attribute = tree.nextAttribute(attribute)
        }
        return length > limit
    }

    /// Whether the data of a text, a comment or the like exceed the limit.
    @inline(__always)
    private func isLongData(_ node: NodeID, _ tree: Tree) -> Bool {
        tree.kind(node) != .documentFragment && tree.strings.length(tree.data(node)) > limit
    }
}

/// Writes the beginning of a node that exceeds the limit.
private func appendCut(_ node: NodeID, _ tree: Tree, _ limit: Int, _ output: inout UnsafeOutput) {
    if tree.isElement(node) {
        output.append(0x3C)
        output.append(tree.qualifiedName(tree.name(node)), of: tree.strings)
        output.append(0x20)
        return
    }
    for byte in tree.strings.beginning(of: tree.data(node), limit).utf8 { output.append(byte) }
}
