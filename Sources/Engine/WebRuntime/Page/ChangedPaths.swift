// ChangedPaths.swift: where nodes are, in the words of `webaction diff`: `html > body > p#intro`, with a number where several
// siblings are alike. Of what left the tree, where it was when it left. Each path goes into a list once, under its parent's.

import DOM
import PageProtocol

final class ChangedPaths {
    private let tree: Tree
    private let document: NodeID
    private let changes: [LoggedChange]
    /// For nodes that left, the parent that they left last; found when it is first asked for, as few nodes leave what has left itself.
    private lazy var formerParents: [NodeID: NodeID] = changes.reduce(into: [:]) { parents, change in
        if change.kind == .removed { parents[change.node] = change.parent }
    }
    /// By node, the number of its path in the list; -1: none yet.
    @exclusivity(unchecked) private var known: [Int32]
    /// Parents whose children are counted, and, of children that are like others, their numbers among those.
    private var counted: Set<NodeID> = []
    private var numbers: [NodeID: Int] = [:]
    /// Of so few children numbers are found without counting them all.
    private static let fewChildren = 16

    /// Nodes whose paths are still to be found.
    @exclusivity(unchecked) private var pending: [(node: NodeID, parent: NodeID)] = []

    /// How many levels a path shows.
    private static let maximumDepth = 512

    init(tree: Tree, document: NodeID, changes: [LoggedChange]) {
        self.tree = tree
        self.document = document
        self.changes = changes
        known = Array(repeating: -1, count: Int(tree.arena.header[ArenaLayout.nodeCountWord]) + 1)
    }

    /// Where a node is, or was when it left.
    func path(of node: NodeID, in list: inout PageChangeList) -> Int32 {
        if let path = known(node) { return path }
        pending.removeAll(keepingCapacity: true)
        var (current, above): (NodeID, Int32) = (node, -1)
        while current != document, pending.count < Self.maximumDepth {
            if let path = known(current) {
                above = path
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
        // NB: What is deeper, or left what had left it, has no path from the document on, which others could be put under.
        let isWhole = pending.count < Self.maximumDepth
        while let (current, parent) = pending.popLast() {
            let number = number(current, under: parent)
            let label = list.add { text in
                appendLabel(current, to: &text)
                if number > 0 { text += "[\(number)]".utf8 }
            }
            above = list.add(pathUnder: above, label: label)
            if isWhole { known[Int(current.rawValue)] = above }
        }
        return above
    }

    private func known(_ node: NodeID) -> Int32? {
        let path = known[Int(node.rawValue)]
        return path < 0 ? nil : path
    }

    /// Where a node was that left a parent.
    func path(of node: NodeID, under parent: NodeID, in list: inout PageChangeList) -> Int32 {
        let above = parent == document ? -1 : path(of: parent, in: &list)
        return list.add(pathUnder: above, label: list.add { appendLabel(node, to: &$0) })
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

    /// A node's number among the children of a parent that are called like it; 0 where there is no other.
    private func number(_ node: NodeID, under parent: NodeID) -> Int {
        if parent.isNone || tree.isElement(node) && !tree.attribute(node, named: .attrID).isNone { return 0 }
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

    /// The same where there are few children; nil where there are more.
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

    /// What is the same for siblings that are counted together: their labels but for the id.
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
