// MarkupBeginning.swift: the first bytes of a node's markup, for people who are told which node it is.

package import DOM

/// Appends the markup of a node, about `limit` bytes of it, and `…` where there is more.
///
/// - Complexity: Linear in the limit, but for the nodes and attributes that end within it.
package func appendMarkupBeginning(of root: NodeID, tree: Tree, limit: Int, to bytes: inout [UInt8]) {
    let serializer = HTMLSerializer(tree: tree, scripting: nil)
    var output = UnsafeOutput(capacity: 256)
    var node = root
    var isCut = false
    walk: while true {
        if isLong(node, tree, limit) {
            appendCut(node, tree, limit, &output)
            isCut = true
            break
        }
        serializer.open(node, into: &output)
        let container = tree.templateContents(node).isNone ? node : tree.templateContents(node)
        var next = tree.firstChild(container)
        while next.isNone {
            serializer.close(node, into: &output)
            if node == root { break walk }
            next = tree.nextSibling(node)
            if next.isNone {
                let parent = tree.parent(node)
                let host = tree.templateHost(parent)
                node = host.isNone ? parent : host
            }
        }
        node = next
        if output.count >= limit {
            isCut = true
            break
        }
    }
    bytes.append(contentsOf: output.bytes)
    if isCut { bytes.append(contentsOf: "\u{2026}".utf8) }
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
    let data = tree.data(node)
    let units = (0..<min(limit, tree.strings.length(data))).map { tree.strings.codeUnit(data, at: $0) }
    for byte in String(decoding: units, as: UTF16.self).utf8 { output.append(byte) }
}
