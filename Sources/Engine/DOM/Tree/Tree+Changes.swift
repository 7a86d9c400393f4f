// Tree+Changes.swift: marks changed nodes by bits of their records.
//
// The journal keeps 2,048 changes only, but writing a page back needs every node that ever changed, each once. So a change sets a bit in
// the node's record, and the first change also adds the node to a list.

extension Tree {
    /// From now on, changes mark the nodes they change. Nodes that were marked earlier stay marked.
    public func markChanges() { arena[header: ArenaLayout.marksChangesWord] = 1 }

    /// From now on, changes mark no nodes: the page is parsed on.
    public func stopMarkingChanges() { arena[header: ArenaLayout.marksChangesWord] = 0 }

    /// Whether a node has one of the change bits of `NodeFlags`.
    public func isMarked(_ node: NodeID, _ change: UInt8 = NodeFlags.changed) -> Bool { hasFlag(change, node) }

    func markChanged(_ type: UInt32, _ a: UInt32, _ c: UInt32) {
        let node: NodeID
        let flag: UInt8
        switch type {
        case JournalEntryKind.attribute: (node, flag) = (NodeID(rawValue: a), NodeFlags.attributesChanged)
        case JournalEntryKind.characterData: (node, flag) = (NodeID(rawValue: a), NodeFlags.dataChanged)
        default: (node, flag) = (NodeID(rawValue: c), NodeFlags.childrenChanged)
        }
        if hasFlag(flag, node) { return }
        if !hasFlag(NodeFlags.changed, node) { changedNodes.append(node) }
        setFlag(flag, node)
    }
}
