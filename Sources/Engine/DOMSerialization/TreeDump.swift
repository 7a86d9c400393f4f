// TreeDump.swift: the tree format of html5lib-tests, in which parse results are compared.
// Format: https://github.com/html5lib/html5lib-tests/tree/master/tree-construction

package import DOM

/// Writes the descendants of `root`, one line per node or attribute: `| `, two spaces per level, attributes sorted by name. The last line
/// has no newline.
package func html5libTree(of root: NodeID, tree: Tree) -> [UInt8] {
    var dump = TreeDump(tree: tree)
    dump.write(root)
    return dump.output
}

private struct TreeDump {
    let tree: Tree
    var output: [UInt8] = []

    init(tree: Tree) { self.tree = tree }

    /// A node to write, or (`isContents`) the line before a template's contents.
    struct Item {
        var node: NodeID
        var depth: Int
        var isContents = false
    }

    mutating func write(_ root: NodeID) {
        var items: [Item] = []
        push(children: root, 0, &items)
        while let item = items.popLast() {
            if item.isContents {
                line(item.depth, "content")
                continue
            }
            write(item.node, item.depth)
            guard tree.kind(item.node) == .element else { continue }
            push(children: item.node, item.depth + 1, &items)
            if tree.name(item.node) == .template {
                push(children: tree.templateContents(item.node), item.depth + 2, &items)
                items.append(Item(node: item.node, depth: item.depth + 1, isContents: true))
            }
        }
    }

    private func push(children node: NodeID, _ depth: Int, _ items: inout [Item]) {
        var child = tree.lastChild(node)
        while !child.isNone {
            items.append(Item(node: child, depth: depth))
            child = tree.previousSibling(child)
        }
    }

    private mutating func begin(_ depth: Int) {
        if !output.isEmpty { output.append(0x0A) }
        output.append(contentsOf: "| ".utf8)
        output.append(contentsOf: repeatElement(0x20, count: depth * 2))
    }

    private mutating func line(_ depth: Int, _ text: String) {
        begin(depth)
        output.append(contentsOf: text.utf8)
    }

    private mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }

    private mutating func append(_ string: StringID) { tree.strings.appendUTF8(of: string, to: &output) }

    private mutating func write(_ node: NodeID, _ depth: Int) {
        begin(depth)
        switch tree.kind(node) {
        case .element:
            let name = tree.name(node)
            append("<")
            switch tree.namespace(name) {
            case .svg: append("svg ")
            case .mathML: append("math ")
            default: break
            }
            append(tree.localName(name))
            append(">")
            attributes(of: node, depth + 1)
        case .text:
            append("\"")
            append(tree.data(node))
            append("\"")
        case .cdataSection:
            append("<![CDATA[")
            append(tree.data(node))
            append("]]>")
        case .processingInstruction:
            append("<?")
            append(tree.target(node))
            append(" ")
            append(tree.data(node))
            append("?>")
        case .comment:
            append("<!-- ")
            append(tree.data(node))
            append(" -->")
        case .documentType:
            doctype(node)
        default: break
        }
    }

    private mutating func doctype(_ node: NodeID) {
        append("<!DOCTYPE ")
        append(tree.data(node))
        let publicID = tree.doctypePublicID(node)
        let systemID = tree.doctypeSystemID(node)
        if tree.strings.length(publicID) > 0 || tree.strings.length(systemID) > 0 {
            append(" \"")
            append(publicID)
            append("\" \"")
            append(systemID)
            append("\"")
        }
        append(">")
    }

    private mutating func attributes(of node: NodeID, _ depth: Int) {
        var lines: [(name: [UInt16], shown: [UInt8], value: StringID)] = []
        var attribute = tree.firstAttribute(node)
        while !attribute.isNone {
            let name = tree.attributeName(attribute)
            var shown: [UInt8] = []
            switch tree.namespace(name) {
            case .xlink: shown += "xlink ".utf8
            case .xml: shown += "xml ".utf8
            case .xmlns: shown += "xmlns ".utf8
            default: break
            }
            let isQualified = tree.namespace(name) == .none
            let text = isQualified ? tree.attributeQualifiedName(attribute) : tree.localName(name)
            tree.strings.appendUTF8(of: text, to: &shown)
            lines.append((Array(String(decoding: shown, as: UTF8.self).utf16), shown, tree.attributeValue(attribute)))
            attribute = tree.nextAttribute(attribute)
        }
        lines.sort { $0.name.lexicographicallyPrecedes($1.name) }
        for entry in lines {
            begin(depth)
            output += entry.shown
            append("=\"")
            append(entry.value)
            append("\"")
        }
    }
}
