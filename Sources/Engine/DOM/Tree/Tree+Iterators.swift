// Tree+Iterators.swift: moves node iterators away from a node before it is removed.
// https://dom.spec.whatwg.org/#nodeiterator-pre-removing-steps
//
// The header holds the positions of the last 64 iterators, so that scripts step without a native call. Older iterators are kept by their
// reference nodes.

/// The positions of older iterators.
struct KeptIterators {
    struct Place {
        var root: NodeID
        var reference: NodeID
        var isBefore: Bool
    }

    /// The most positions that are kept. An iterator with this many newer ones is assumed to be unused.
    static let most = 1024

    private(set) var places: [UInt32: Place] = [:]
    private var numbers: [NodeID: Set<UInt32>] = [:]

    /// Stores the position of an iterator; numbers increase.
    mutating func keep(_ number: UInt32, _ place: Place) {
        if number > Self.most { forget(number - UInt32(Self.most)) }
        put(number, place)
    }

    /// Changes an iterator's position, unless it was dropped.
    mutating func stand(_ number: UInt32, on reference: NodeID, isBefore: Bool) {
        guard let old = places[number] else { return }
        forget(number)
        put(number, Place(root: old.root, reference: reference, isBefore: isBefore))
    }

    private mutating func put(_ number: UInt32, _ place: Place) {
        places[number] = place
        numbers[place.reference, default: []].insert(number)
    }

    private mutating func forget(_ number: UInt32) {
        guard let place = places.removeValue(forKey: number) else { return }
        numbers[place.reference]?.remove(number)
        if numbers[place.reference]?.isEmpty == true { numbers[place.reference] = nil }
    }

    /// The iterators whose reference is a node or one of its descendants.
    ///
    /// - Complexity: Linear in the descendants, or, if there are few reference nodes, in these and their depths.
    func standing(within node: NodeID, of tree: Tree) -> [UInt32] {
        guard !tree.firstChild(node).isNone else { return numbers[node].map(Array.init) ?? [] }
        if numbers.count < 64 { return numbers.filter { tree.isInclusiveAncestor(node, of: $0.key) }.flatMap(\.value) }
        var found: [UInt32] = []
        var current = node
        while !current.isNone {
            if let here = numbers[current] { found += here }
            current = tree.next(current, within: node)
        }
        return found
    }
}

extension Tree {
    /// Takes over the position of an iterator whose header entry another one gets.
    public func keepIterator(_ number: UInt32, root: NodeID, reference: NodeID, isBefore: Bool) {
        keptIterators.keep(number, .init(root: root, reference: reference, isBefore: isBefore))
    }

    /// The reference of a kept iterator, and whether its pointer is before it; nil if it was dropped.
    public func keptIterator(_ number: UInt32) -> (reference: NodeID, isBefore: Bool)? {
        keptIterators.places[number].map { ($0.reference, $0.isBefore) }
    }

    /// Changes the position of a kept iterator.
    public func moveKeptIterator(_ number: UInt32, to reference: NodeID, isBefore: Bool) {
        keptIterators.stand(number, on: reference, isBefore: isBefore)
    }

    /// Whether an iterator was ever made for this tree.
    @inline(__always)
    var hasIterators: Bool { arena[header: ArenaLayout.iteratorCountWord] != 0 }

    /// To be called before `node` is removed from its parent.
    func moveIterators(awayFrom node: NodeID) {
        eachIterator(within: node) { root, reference, isBefore in
            guard isWithin(reference, node), !isWithin(root, node) else { return nil }
            if isBefore, let next = following(node, within: root) { return (next, true) }
            var last = previousSibling(node)
            guard !last.isNone else { return (parent(node), false) }
            while !lastChild(last).isNone { last = lastChild(last) }
            return (last, false)
        }
    }

    /// To be called before all children of `parent` are removed.
    func moveIterators(awayFromChildrenOf parent: NodeID) {
        eachIterator(within: parent) { root, reference, isBefore in
            guard reference != parent, isWithin(reference, parent), root == parent || !isWithin(root, parent) else {
                return nil
            }
            if isBefore, let next = following(parent, within: root) { return (next, true) }
            return (parent, false)
        }
    }

    /// Calls back for each iterator whose reference may be a node or one of its descendants, to get its new position.
    private func eachIterator(
        within node: NodeID,
        _ move: (_ root: NodeID, _ reference: NodeID, _ isBefore: Bool) -> (NodeID, Bool)?
    ) {
        let count = min(Int(arena[header: ArenaLayout.iteratorCountWord]), ArenaLayout.iteratorSlots)
        for slot in 0..<count {
            let at = ArenaLayout.iteratorWord + 4 * slot
            let root = NodeID(rawValue: arena[header: at])
            let reference = NodeID(rawValue: arena[header: at + 1])
            // NB: Scripts wrote these values.
            guard arena.ids.hasNode(root.rawValue), arena.ids.hasNode(reference.rawValue) else { continue }
            guard let (node, isBefore) = move(root, reference, arena[header: at + 2] != 0) else { continue }
            arena[header: at + 1] = node.rawValue
            arena[header: at + 2] = isBefore ? 1 : 0
        }
        if keptIterators.places.isEmpty { return }
        for number in keptIterators.standing(within: node, of: self) {
            guard let place = keptIterators.places[number],
                let (reference, isBefore) = move(place.root, place.reference, place.isBefore)
            else { continue }
            keptIterators.stand(number, on: reference, isBefore: isBefore)
        }
    }

    private func isWithin(_ node: NodeID, _ ancestor: NodeID) -> Bool {
        var node = node
        while !node.isNone, node != ancestor { node = parent(node) }
        return !node.isNone
    }

    /// The first node after a node and its descendants.
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
