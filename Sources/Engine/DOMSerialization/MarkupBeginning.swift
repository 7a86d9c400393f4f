// MarkupBeginning.swift: the first bytes of a node's markup, for people who are told which node it is.

package import DOM

/// Writes the beginnings of nodes' markup.
package final class MarkupBeginning {
    private let limit: Int
    /// What is written first, since it is cut behind a node, and kept for the next one.
    @exclusivity(unchecked) private var output = UnsafeOutput(capacity: 4096)

    /// - Parameter limit: About how many bytes of a node's markup are written.
    package init(limit: Int) { self.limit = limit }

    /// Appends the markup of a node, about `limit` bytes of it, and `…` where there is more.
    ///
    /// - Complexity: Linear in the limit, but for the nodes and attributes that end within it.
    package func append(_ root: NodeID, of tree: Tree, to bytes: inout [UInt8]) {
        output.removeAll()
        let isCut = write(root, HTMLSerializer(tree: tree, scripting: nil))
        bytes.append(contentsOf: output.bytes)
        if isCut { bytes.append(contentsOf: "\u{2026}".utf8) }
    }

    /// Writes a node into `output`; true where there is more of it.
    private func write(_ root: NodeID, _ serializer: HTMLSerializer) -> Bool {
        let tree = serializer.tree
        var node = root
        while true {
            if isLong(node, tree, limit) {
                appendCut(node, tree, limit, &output)
                return true
            }
            serializer.open(node, into: &output)
            let contents = tree.templateContents(node)
            var next = tree.firstChild(contents.isNone ? node : contents)
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
            if output.count >= limit { return true }
        }
    }
}

/// Whether a node by itself is longer than is wanted.
private func isLong(_ node: NodeID, _ tree: Tree, _ limit: Int) -> Bool {
    guard tree.isElement(node) else {
        return tree.kind(node) != .documentFragment && tree.strings.length(tree.data(node)) > limit
    }
    var length = 0
    var attribute = tree.firstAttribute(node)
    while !attribute.isNone, length <= limit {
        length += 8 + tree.strings.length(tree.attributeValue(attribute))
        attribute = tree.nextAttribute(attribute)
    }
    return length > limit
}

/// The beginning of a node that is longer than is wanted.
private func appendCut(_ node: NodeID, _ tree: Tree, _ limit: Int, _ output: inout UnsafeOutput) {
    if tree.isElement(node) {
        output.append(0x3C)
        output.append(tree.qualifiedName(tree.name(node)), of: tree.strings)
        output.append(0x20)
        return
    }
    for byte in tree.strings.beginning(of: tree.data(node), limit).utf8 { output.append(byte) }
}
