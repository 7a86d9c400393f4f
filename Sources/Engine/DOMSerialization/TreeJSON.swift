// TreeJSON.swift: a tree as JSON, with everything that the html5lib format omits. Format: docs/tree-format.md.
//
// It is a flat list in tree order with depths, not nested objects: pages nest deeper than JSON parsers allow.

import Codecs
package import DOM

/// Writes the descendants of `root` as a JSON list, one object per node. Linear; no recursion.
package func treeJSON(of root: NodeID, tree: Tree) -> [UInt8] {
    var writer = TreeJSONWriter(tree: tree)
    writer.write(root)
    return writer.output
}

private struct TreeJSONWriter {
    let tree: Tree
    var output: [UInt8] = []

    init(tree: Tree) { self.tree = tree }

    private struct Item {
        var node: NodeID
        var depth: Int
        /// Whether this is the line before a template's contents.
        var isContents = false
    }

    mutating func write(_ root: NodeID) {
        var items: [Item] = []
        push(children: root, 1, &items)
        output.append(0x5B)
        while let item = items.popLast() {
            if output.count > 1 { append(",\n") }
            append("{\"depth\":\(item.depth),\"type\":")
            if item.isContents {
                append("\"content\"}")
                continue
            }
            writeParts(of: item.node)
            append("}")
            guard tree.isElement(item.node) else { continue }
            push(children: item.node, item.depth + 1, &items)
            let contents = tree.templateContents(item.node)
            if !contents.isNone {
                push(children: contents, item.depth + 2, &items)
                items.append(Item(node: item.node, depth: item.depth + 1, isContents: true))
            }
        }
        output.append(0x5D)
    }

    private func push(children node: NodeID, _ depth: Int, _ items: inout [Item]) {
        var child = tree.lastChild(node)
        while !child.isNone {
            items.append(Item(node: child, depth: depth))
            child = tree.previousSibling(child)
        }
    }

    /// Writes a node's type and its type's own keys.
    private mutating func writeParts(of node: NodeID) {
        switch tree.kind(node) {
        case .element:
            append("\"element\"")
            appendName(tree.name(node))
            append(",\"attributes\":[")
            var attribute = tree.firstAttribute(node)
            while !attribute.isNone {
                append("{\"value\":")
                append(string: tree.attributeValue(attribute))
                appendName(tree.attributeName(attribute))
                attribute = tree.nextAttribute(attribute)
                append(attribute.isNone ? "}" : "},")
            }
            append("]")
        case .text: appendData("text", node)
        case .cdataSection: appendData("cdata", node)
        case .comment: appendData("comment", node)
        case .processingInstruction:
            appendData("processing-instruction", node)
            append(",\"target\":")
            append(string: tree.target(node))
        case .documentType:
            append("\"doctype\",\"name\":")
            append(string: tree.data(node))
            append(",\"publicId\":")
            append(string: tree.doctypePublicID(node))
            append(",\"systemId\":")
            append(string: tree.doctypeSystemID(node))
        case .document, .documentFragment, .attribute: append("\"other\"")
        }
    }

    private mutating func appendData(_ type: String, _ node: NodeID) {
        append("\"\(type)\",\"data\":")
        append(string: tree.data(node))
    }

    /// Writes the local name; the prefix if there is one; the namespace's URL, null for none.
    private mutating func appendName(_ name: NameID) {
        append(",\"name\":")
        append(string: tree.localName(name))
        if !tree.prefix(name).isNone {
            append(",\"prefix\":")
            append(string: tree.prefix(name))
        }
        append(",\"namespace\":")
        if tree.namespace(name) == .none {
            append("null")
        } else {
            append(string: tree.names.address(of: tree.namespace(name)))
        }
    }

    private mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }

    private mutating func append(string id: StringID) {
        var text: [UInt8] = []
        tree.strings.appendUTF8(of: id, to: &text)
        output.append(jsonString: text)
    }
}
