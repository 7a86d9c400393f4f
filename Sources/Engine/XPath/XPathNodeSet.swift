// XPathNodeSet.swift: nodes in document order. https://www.w3.org/TR/1999/REC-xpath-19991116/#dt-document-order
//
// Sets are sorted when their order is needed, which is once for most expressions.

import DOM

extension XPathNodeSet {
    /// The same nodes in document order; nodes of other trees follow, tree by tree.
    func sorted(_ tree: Tree) -> [XPathNode] {
        if isSorted || nodes.count < 2 { return nodes }
        // A few are sorted by comparisons; for many, the tree is walked once, so that the cost does not depend on their depth.
        if nodes.count <= 16 { return nodes.sorted { precedes($0, $1, tree) } }
        var wanted: [NodeID: [XPathNode]] = [:]
        for node in nodes { wanted[node.node, default: []].append(node) }
        var sorted: [XPathNode] = []
        for node in nodes where wanted[node.node] != nil {
            let root = tree.root(of: node.node)
            var next = root
            while !next.isNone, !wanted.isEmpty {
                if let found = wanted.removeValue(forKey: next) { sorted += found.inOrder(tree) }
                next = tree.next(next, within: root)
            }
        }
        return sorted
    }

    /// Whether a node comes before another; for nodes of two trees, whether its root was made first.
    private func precedes(_ left: XPathNode, _ right: XPathNode, _ tree: Tree) -> Bool {
        if left.node == right.node {
            // An element comes before its attributes.
            guard left.attribute != .none, right.attribute != .none else { return left.attribute == .none }
            return [left, right].inOrder(tree).first == left && left != right
        }
        func path(_ node: NodeID) -> [NodeID] {
            var path = [node]
            while let last = path.last, !tree.parent(last).isNone { path.append(tree.parent(last)) }
            return path.reversed()
        }
        let (one, other) = (path(left.node), path(right.node))
        guard let parting = zip(one, other).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset else {
            return one.count < other.count
        }
        if parting == 0 { return one[0].rawValue < other[0].rawValue }
        return tree.child(one[parting], precedes: other[parting])
    }

    /// The first in document order.
    func first(_ tree: Tree) -> XPathNode? { isSorted ? nodes.first : sorted(tree).first }

    /// The nodes of both sets.
    func union(_ other: XPathNodeSet) -> XPathNodeSet {
        var seen = Set(nodes)
        return XPathNodeSet(nodes: nodes + other.nodes.filter { seen.insert($0).inserted }, isSorted: false)
    }
}

extension [XPathNode] {
    /// An element and its attributes, in the attributes' order.
    fileprivate func inOrder(_ tree: Tree) -> [XPathNode] {
        guard count > 1, let element = first?.node else { return self }
        let wanted = Set(self)
        var ordered: [XPathNode] = []
        if wanted.contains(XPathNode(element)) { ordered.append(XPathNode(element)) }
        var attribute = tree.firstAttribute(element)
        while attribute != .none {
            let node = XPathNode(element, attribute: attribute)
            if wanted.contains(node) { ordered.append(node) }
            attribute = tree.nextAttribute(attribute)
        }
        return ordered
    }
}
