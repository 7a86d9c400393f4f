// Tree+Lookup.swift: walks and lookups in tree order. https://dom.spec.whatwg.org/#concept-tree-order
// Elsewhere: finding elements by id (Tree+IDIndex.swift).

extension Tree {
    /// The node after `node` in tree order; none if `node` is the last inside `root`.
    @inlinable
    public func next(_ node: NodeID, within root: NodeID) -> NodeID {
        let child = firstChild(node)
        return child.isNone ? nextSkippingChildren(node, within: root) : child
    }

    /// The node after `node` and all its descendants in tree order; none if there is none inside `root`.
    @inlinable
    public func nextSkippingChildren(_ node: NodeID, within root: NodeID) -> NodeID {
        var current = node
        while current != root, !current.isNone {
            let sibling = nextSibling(current)
            if !sibling.isNone { return sibling }
            current = parent(current)
        }
        return .none
    }

    /// The topmost ancestor of a node; the node itself if it has no parent. O(1) in a document's tree.
    public func root(of node: NodeID) -> NodeID {
        if isInDocument(node) { return document(of: node) }
        var current = node
        while true {
            let parent = self.parent(current)
            if parent.isNone { return current }
            current = parent
        }
    }

    /// Whether `ancestor` is `node` or one of its ancestors.
    public func isInclusiveAncestor(_ ancestor: NodeID, of node: NodeID) -> Bool {
        var current = node
        while !current.isNone {
            if current == ancestor { return true }
            current = parent(current)
        }
        return false
    }

    /// Whether a node comes before another one of the same tree in tree order.
    func node(_ node: NodeID, precedes other: NodeID) -> Bool {
        if node == other { return false }
        if parent(node) == parent(other) { return child(node, precedes: other) }
        let (one, two) = (chain(to: node), chain(to: other))
        var depth = 0
        while depth < min(one.count, two.count), one[one.count - 1 - depth] == two[two.count - 1 - depth] { depth += 1 }
        if depth == one.count { return true }
        if depth == two.count { return false }
        return child(one[one.count - 1 - depth], precedes: two[two.count - 1 - depth])
    }

    /// A node and its ancestors, up to the root.
    private func chain(to node: NodeID) -> [NodeID] {
        var chain: [NodeID] = []
        var current = node
        while !current.isNone {
            chain.append(current)
            current = parent(current)
        }
        return chain
    }

    /// The data of a node's text and CDATA children (UTF-8, lone surrogates as three bytes).
    /// https://dom.spec.whatwg.org/#concept-child-text-content
    public func childText(of node: NodeID) -> [UInt8] {
        var text: [UInt8] = []
        for child in children(of: node) where kind(child) == .text || kind(child) == .cdataSection {
            strings.appendUTF8(of: data(child), to: &text)
        }
        return text
    }

    /// Whether a node comes before another one of the same tree. https://dom.spec.whatwg.org/#concept-tree-preceding
    public func precedes(_ node: NodeID, _ other: NodeID) -> Bool {
        var (a, b) = (node, other)
        var (depthA, depthB) = (depth(of: a), depth(of: b))
        let isShallower = depthA < depthB
        while depthA > depthB { (a, depthA) = (parent(a), depthA - 1) }
        while depthB > depthA { (b, depthB) = (parent(b), depthB - 1) }
        // One of them contains the other, or they are the same.
        if a == b { return isShallower }
        while parent(a) != parent(b) { (a, b) = (parent(a), parent(b)) }
        return child(a, precedes: b)
    }

    private func depth(of node: NodeID) -> Int {
        var (depth, next) = (0, parent(node))
        while !next.isNone { (depth, next) = (depth + 1, parent(next)) }
        return depth
    }
}
