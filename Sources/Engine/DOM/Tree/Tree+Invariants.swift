// Tree+Invariants.swift: checks the links of a tree; tests call it after every change.

extension Tree {
    /// The numbers of the violated invariants (see `Tree`), with the node; empty if all hold.
    public func checkInvariants() -> [(invariant: Int, node: NodeID)] {
        var broken: [(invariant: Int, node: NodeID)] = []
        let count = UInt32(arena.count(ArenaLayout.nodeCountWord))
        for raw in 1..<max(count, 1) {
            let node = NodeID(rawValue: raw)
            let links = [parent(node), previousSibling(node), nextSibling(node), firstChild(node), lastChild(node)]
            if links.contains(where: { $0.rawValue >= count }) {
                broken.append((5, node))
                continue
            }
            if !nextSibling(node).isNone, previousSibling(nextSibling(node)) != node { broken.append((1, node)) }
            if !previousSibling(node).isNone, nextSibling(previousSibling(node)) != node { broken.append((1, node)) }
            if firstChild(node).isNone != lastChild(node).isNone { broken.append((2, node)) }
            if children(of: node).contains(where: { parent($0) != node }) { broken.append((3, node)) }
            if !parent(node).isNone, isInclusiveAncestor(node, of: parent(node)) {
                broken.append((4, node))
                continue
            }
            var root = node
            while !parent(root).isNone { root = parent(root) }
            let isIn = kind(root) == .document && root == document(of: node)
            if isInDocument(node) != isIn { broken.append((6, node)) }
        }
        return broken
    }
}
