// Tree+InDocument.swift: which nodes are in a document's tree: those with `NodeFlags.inDocument`.
//
// Scripts ask of nodes at any depth whether they are connected and what their root is. The flag answers without a walk to the root: the root
// of a node with it is its node document. Inserting or removing a subtree changes the flags of its nodes, as the standard's insertion and
// removing steps concern each of them. Nodes of shadow trees and of template contents don't have the flag: their root is a fragment.

extension Tree {
    /// Whether a node's root is a document.
    @inlinable
    public func isInDocument(_ node: NodeID) -> Bool { hasFlag(NodeFlags.inDocument, node) }

    /// Sets the flags of a node and its descendants that were inserted under `parent`, and adds them to the document's id index.
    @inline(__always)
    func enterDocument(_ node: NodeID, under parent: NodeID) {
        guard isInDocument(parent) else { return }
        // NB: The HTML parser moves nodes that a script may have moved to another document meanwhile.
        if documentNumber(node) != documentNumber(parent) { adopt(node, into: document(of: parent), removes: false) }
        eachInclusiveDescendant(of: node) { setFlag(NodeFlags.inDocument, $0) }
        if !idIndexes.isEmpty { index(node) }
    }

    /// Clears the flags of a node and its descendants that are about to be removed, and removes them from the document's id index.
    @inline(__always)
    func leaveDocument(_ node: NodeID) {
        guard isInDocument(node) else { return }
        if !idIndexes.isEmpty { unindex(node) }
        eachInclusiveDescendant(of: node) { clearFlag(NodeFlags.inDocument, $0) }
    }

    // OPTIMIZATION: Most nodes that are inserted or removed have few descendants, or none.
    @inline(__always)
    private func eachInclusiveDescendant(of root: NodeID, _ body: (NodeID) -> Void) {
        body(root)
        var current = firstChild(root)
        while !current.isNone {
            body(current)
            var next = firstChild(current)
            while next.isNone {
                next = nextSibling(current)
                if !next.isNone { break }
                current = parent(current)
                if current == root { return }
            }
            current = next
        }
    }

    private func index(_ node: NodeID) { eachIndexedElement(of: node) { add($0, to: $1) } }

    private func unindex(_ node: NodeID) { eachIndexedElement(of: node) { remove($0, from: $1) } }

    /// Calls `body` with each element of a subtree that is found by its id or its name, and with the index of its document, if there is one.
    @inline(__always)
    private func eachIndexedElement(of root: NodeID, _ body: (NodeID, IDIndex) -> Void) {
        // OPTIMIZATION: Most subtrees have no such element; then the index is not looked up.
        lazy var index = idIndexes[document(of: root)]
        eachInclusiveDescendant(of: root) {
            if isElement($0), hasIndexedName($0), let index { body($0, index) }
        }
    }

    /// The same for all children of a node.
    func childrenLeaveDocument(of parent: NodeID) {
        guard isInDocument(parent) else { return }
        var child = firstChild(parent)
        while !child.isNone {
            leaveDocument(child)
            child = nextSibling(child)
        }
    }
}
