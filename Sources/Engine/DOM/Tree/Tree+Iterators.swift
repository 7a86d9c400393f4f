// Tree+Iterators.swift: node iterators step aside before what they stand on is removed.
// https://dom.spec.whatwg.org/#nodeiterator-pre-removing-steps
//
// Where an iterator stands is in the header, so that scripts step without a native call. The last 64 are kept: an iterator
// that is long done needs no more care.

extension Tree {
    /// Whether there was ever an iterator over this tree.
    @inline(__always)
    var hasIterators: Bool { arena[header: ArenaLayout.iteratorCountWord] != 0 }

    /// To be called before `node` leaves its parent.
    func moveIterators(awayFrom node: NodeID) {
        eachIterator { root, reference, isBefore in
            guard isWithin(reference, node), !isWithin(root, node) else { return nil }
            if isBefore, let next = following(node, within: root) { return (next, true) }
            var last = previousSibling(node)
            guard !last.isNone else { return (parent(node), false) }
            while !lastChild(last).isNone { last = lastChild(last) }
            return (last, false)
        }
    }

    /// To be called before all children of `parent` leave it.
    func moveIterators(awayFromChildrenOf parent: NodeID) {
        eachIterator { root, reference, isBefore in
            guard reference != parent, isWithin(reference, parent), root == parent || !isWithin(root, parent) else {
                return nil
            }
            if isBefore, let next = following(parent, within: root) { return (next, true) }
            return (parent, false)
        }
    }

    private func eachIterator(_ move: (_ root: NodeID, _ reference: NodeID, _ isBefore: Bool) -> (NodeID, Bool)?) {
        let count = min(Int(arena[header: ArenaLayout.iteratorCountWord]), ArenaLayout.iteratorSlots)
        for slot in 0..<count {
            let at = ArenaLayout.iteratorWord + 4 * slot
            let root = NodeID(rawValue: arena[header: at])
            let reference = NodeID(rawValue: arena[header: at + 1])
            // NB: Scripts' side wrote these.
            guard arena.ids.hasNode(root.rawValue), arena.ids.hasNode(reference.rawValue) else { continue }
            guard let (node, isBefore) = move(root, reference, arena[header: at + 2] != 0) else { continue }
            arena[header: at + 1] = node.rawValue
            arena[header: at + 2] = isBefore ? 1 : 0
        }
    }

    private func isWithin(_ node: NodeID, _ ancestor: NodeID) -> Bool {
        var node = node
        while !node.isNone, node != ancestor { node = parent(node) }
        return !node.isNone
    }

    /// The first node behind a node and its descendants.
    private func following(_ node: NodeID, within root: NodeID) -> NodeID? {
        var node = node
        while node != root, !node.isNone {
            let next = nextSibling(node)
            if !next.isNone { return next }
            node = parent(node)
        }
        return nil
    }
}
