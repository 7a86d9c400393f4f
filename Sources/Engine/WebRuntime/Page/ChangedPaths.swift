// ChangedPaths.swift: where nodes are, in the words of `webaction diff`: `html > body > p#intro`, with a number where several
// siblings are alike. Of what left the tree, where it was when it left.

import DOM

struct ChangedPaths {
    private let tree: Tree
    private let document: NodeID
    /// For nodes that left, the parent that they left last.
    private var formerParents: [NodeID: NodeID] = [:]
    /// By parent, its children's numbers among those that are alike; 0 where there is no other.
    private var numbers: [NodeID: [NodeID: Int]] = [:]
    private var known: [NodeID: String] = [:]

    /// How many levels a path shows.
    private static let maximumDepth = 512

    init(tree: Tree, document: NodeID, changes: [LoggedChange]) {
        self.tree = tree
        self.document = document
        for change in changes where change.kind == .removed { formerParents[change.node] = change.parent }
    }

    /// Where a node is, or was when it left.
    mutating func path(of node: NodeID) -> String {
        if let path = known[node] { return path }
        var parts: [String] = []
        var current = node
        while current != document, parts.count < Self.maximumDepth {
            if let path = known[current] {
                if !path.isEmpty { parts.append(path) }
                break
            }
            let parent = tree.enclosing(current)
            if parent.isNone {
                parts.append(label(current))
                guard let former = formerParents[current] else { break }
                current = former
            } else {
                parts.append(label(current) + number(current, under: tree.parent(current)))
                current = parent
            }
        }
        let path = parts.isEmpty ? "the document" : parts.reversed().joined(separator: " > ")
        if node != document { known[node] = path }
        return path
    }

    /// Where a node was that left a parent.
    mutating func path(of node: NodeID, under parent: NodeID) -> String {
        parent == document ? label(node) : "\(path(of: parent)) > \(label(node))"
    }

    private func label(_ node: NodeID) -> String {
        switch tree.kind(node) {
        case .element:
            let name = kindName(node)
            let attribute = tree.attribute(node, named: .attrID)
            let id = attribute.isNone ? "" : tree.strings.string(tree.attributeValue(attribute))
            return id.isEmpty ? name : "\(name)#\(id)"
        case .documentFragment: return tree.templateHost(node).isNone ? "#shadow-root" : "content"
        default: return kindName(node)
        }
    }

    /// What is the same for siblings that are counted together.
    private func kindName(_ node: NodeID) -> String {
        switch tree.kind(node) {
        case .element:
            let name = tree.name(node)
            let local = tree.strings.string(tree.localName(name))
            switch tree.namespace(name) {
            case .svg: return "svg " + local
            case .mathML: return "math " + local
            default: return local
            }
        case .text: return "text"
        case .comment: return "comment"
        case .documentType: return "doctype"
        case .cdataSection: return "cdata"
        case .processingInstruction: return "processing instruction"
        default: return ""
        }
    }

    private mutating func number(_ node: NodeID, under parent: NodeID) -> String {
        if tree.isElement(node), !tree.attribute(node, named: .attrID).isNone { return "" }
        if parent.isNone { return "" }
        if numbers[parent] == nil {
            var counts: [String: Int] = [:]
            var places: [NodeID: Int] = [:]
            var alike: [String: NodeID] = [:]
            var child = tree.firstChild(parent)
            while !child.isNone {
                let kind = kindName(child)
                let count = counts[kind, default: 0] + 1
                counts[kind] = count
                if count == 1 { alike[kind] = child } else { places[child] = count }
                if count == 2, let first = alike[kind] { places[first] = 1 }
                child = tree.nextSibling(child)
            }
            numbers[parent] = places
        }
        return numbers[parent]?[node].map { "[\($0)]" } ?? ""
    }
}
