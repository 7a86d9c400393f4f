// ChangedPaths.swift: paths of nodes in the form of `webaction diff`: `html > body > p#intro`, with a number if several siblings are alike.
// A removed node has the path from before its removal. Each path is listed once, under its parent's.

import DOM
import PageProtocol

final class ChangedPaths {
    private let tree: Tree
    private let document: NodeID
    private let changes: [LoggedChange]
    /// For removed nodes, the last parent; computed on first use, since nodes are rarely removed from a removed subtree.
    private lazy var formerParents: [NodeID: NodeID] = changes.reduce(into: [:]) { parents, change in
        if change.kind == .removed { parents[change.node] = change.parent }
    }
    /// By node, the number of its path in the list; -1: none yet.
    @exclusivity(unchecked) private var known: [Int32]
    /// Parents whose children were counted, and the numbers of children among those that are alike.
    private var counted: Set<NodeID> = []
    private var numbers: [NodeID: Int] = [:]
    /// The numbers of up to this many children are found without counting all.
    private static let fewChildren = 16

    /// Texts of labels without id and number, each with its kind of node.
    @exclusivity(unchecked) private var labels = [(kind: UInt64, text: TextPart)](repeating: (.max, .none), count: 128)

    /// Nodes whose paths have to be computed.
    @exclusivity(unchecked) private var pending: [(node: NodeID, parent: NodeID)] = []

    /// For deeper nodes, paths show this many levels, or up to twice as many if they can extend an existing path.
    private static let maximumDepth = 512
    /// By node, the number of levels that its path shows.
    @exclusivity(unchecked) private var depths: [UInt16]

    init(tree: Tree, document: NodeID, changes: [LoggedChange]) {
        self.tree = tree
        self.document = document
        self.changes = changes
        let count = Int(tree.arena.header[ArenaLayout.nodeCountWord]) + 1
        known = Array(repeating: -1, count: count)
        depths = Array(repeating: 0, count: count)
    }

    /// The path of a node, or its last path before it was removed.
    func path(of node: NodeID, in list: inout PageChangeList) -> Int32 {
        if let path = known(node) { return path }
        pending.removeAll(keepingCapacity: true)
        var (current, above, depth): (NodeID, Int32, Int) = (node, -1, 0)
        while current != document, pending.count < Self.maximumDepth {
            let shown = Int(depths[Int(current.rawValue)])
            if let path = known(current), shown + pending.count <= 2 * Self.maximumDepth {
                (above, depth) = (path, shown)
                break
            }
            let parent = tree.parent(current)
            pending.append((current, parent))
            let enclosing = tree.enclosing(current)
            guard let next = enclosing.isNone ? formerParents[current] : enclosing else { break }
            current = next
        }
        if node == document {
            above = list.add(pathUnder: -1, label: list.add { $0 += "the document".utf8 })
            known[Int(node.rawValue)] = above
        }
        while let (current, parent) = pending.popLast() {
            above = list.add(pathUnder: above, label: label(of: current, number(current, under: parent), in: &list))
            depth += 1
            known[Int(current.rawValue)] = above
            depths[Int(current.rawValue)] = UInt16(depth)
        }
        return above
    }

    private func known(_ node: NodeID) -> Int32? {
        let path = known[Int(node.rawValue)]
        return path < 0 ? nil : path
    }

    /// The path of a node that was removed from a parent.
    func path(of node: NodeID, under parent: NodeID, in list: inout PageChangeList) -> Int32 {
        let above = parent == document ? -1 : path(of: parent, in: &list)
        return list.add(pathUnder: above, label: label(of: node, 0, in: &list))
    }

    /// A node's label, with its number if that is not 0. Labels for one kind of node share a text.
    private func label(of node: NodeID, _ number: Int, in list: inout PageChangeList) -> TextPart {
        if number > 0 {
            return list.add { text in
                appendLabel(node, to: &text)
                text += "[\(number)]".utf8
            }
        }
        let isOne =
            tree.isElement(node) ? tree.attribute(node, named: .attrID).isNone : tree.kind(node) != .documentFragment
        if !isOne { return list.add { appendLabel(node, to: &$0) } }
        let kind = kind(of: node)
        // OPTIMIZATION: A cache of recent kinds, by a part of the kind's hash: a dictionary takes longer than writing a label.
        let place = Int((kind &* 0x9E37_79B9_7F4A_7C15) >> 57)
        if labels[place].kind == kind { return labels[place].text }
        let text = list.add { appendLabel(node, to: &$0) }
        labels[place] = (kind, text)
        return text
    }

    private func appendLabel(_ node: NodeID, to text: inout [UInt8]) {
        switch tree.kind(node) {
        case .element:
            let name = tree.name(node)
            switch tree.namespace(name) {
            case .svg: append("svg ", to: &text)
            case .mathML: append("math ", to: &text)
            default: break
            }
            tree.strings.appendUTF8(of: tree.localName(name), to: &text)
            let attribute = tree.attribute(node, named: .attrID)
            if attribute.isNone || tree.strings.length(tree.attributeValue(attribute)) == 0 { return }
            text.append(0x23)
            tree.strings.appendUTF8(of: tree.attributeValue(attribute), to: &text)
        case .documentFragment: append(tree.templateHost(node).isNone ? "#shadow-root" : "content", to: &text)
        case .text: append("text", to: &text)
        case .comment: append("comment", to: &text)
        case .documentType: append("doctype", to: &text)
        case .cdataSection: append("cdata", to: &text)
        case .processingInstruction: append("processing instruction", to: &text)
        default: break
        }
    }

    private func append(_ label: StaticString, to text: inout [UInt8]) {
        label.withUTF8Buffer { text.append(contentsOf: $0) }
    }

    /// A node's number among its parent's children with the same label; 0 if there is no other.
    private func number(_ node: NodeID, under parent: NodeID) -> Int {
        if parent.isNone || tree.isElement(node) && !tree.attribute(node, named: .attrID).isNone { return 0 }
        if tree.firstChild(parent) == tree.lastChild(parent) { return 0 }
        if let number = numberAmongFew(node, under: parent) { return number }
        if counted.insert(parent).inserted {
            var alike: [UInt64: (first: NodeID, count: Int)] = [:]
            for child in tree.children(of: parent) {
                let kind = kind(of: child)
                guard let (first, count) = alike[kind] else {
                    alike[kind] = (child, 1)
                    continue
                }
                if count == 1 { numbers[first] = 1 }
                numbers[child] = count + 1
                alike[kind] = (first, count + 1)
            }
        }
        return numbers[node] ?? 0
    }

    /// The number if there are few children; nil if there are more.
    private func numberAmongFew(_ node: NodeID, under parent: NodeID) -> Int? {
        let kind = kind(of: node)
        var (child, left, alike, number) = (tree.firstChild(parent), Self.fewChildren, 0, 0)
        while !child.isNone {
            if left == 0 { return nil }
            left -= 1
            if self.kind(of: child) == kind { alike += 1 }
            if child == node { number = alike }
            child = tree.nextSibling(child)
        }
        return alike > 1 ? number : 0
    }

    /// A value that is equal for siblings that are counted together: a hash of their labels without the id.
    private func kind(of node: NodeID) -> UInt64 {
        guard tree.isElement(node) else { return UInt64(tree.kind(node).rawValue) << 56 | 1 }
        let name = tree.name(node)
        let namespace: UInt64 =
            switch tree.namespace(name) {
            case .svg: 1
            case .mathML: 2
            default: 0
            }
        return namespace << 40 | UInt64(tree.localName(name).rawValue) << 1
    }
}
