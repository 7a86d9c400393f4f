// Tree+Iterators.swift: node iterators step aside before what they stand on is removed.
// https://dom.spec.whatwg.org/#nodeiterator-pre-removing-steps
//
// Where the last 64 iterators stand is in the header, so that scripts step without a native call; those before are kept by the
// nodes that they stand on.

/// Where iterators stand that are not among the last ones.
struct KeptIterators {
    struct Place {
        var root: NodeID
        var reference: NodeID
        var isBefore: Bool
    }

    /// Of so many the places are known. An iterator that this many others came after is taken to be done.
    static let most = 1024

    private(set) var places: [UInt32: Place] = [:]
    private var numbers: [NodeID: Set<UInt32>] = [:]

    /// Enters the place of the iterator with a number; numbers count up.
    mutating func keep(_ number: UInt32, _ place: Place) {
        if number > Self.most { forget(number - UInt32(Self.most)) }
        put(number, place)
    }

    /// Changes where an iterator stands, unless it is forgotten.
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

    /// The iterators that stand on a node or below it.
    ///
    /// - Complexity: linear in the nodes below, or in the nodes that iterators stand on and their depth where those are few.
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
    /// Takes over where an iterator stands whose place in the header another one gets.
    public func keepIterator(_ number: UInt32, root: NodeID, reference: NodeID, isBefore: Bool) {
        keptIterators.keep(number, .init(root: root, reference: reference, isBefore: isBefore))
    }

    /// Where an iterator stands that was kept, and whether before that node; nil where nothing is known any more.
    public func keptIterator(_ number: UInt32) -> (reference: NodeID, isBefore: Bool)? {
        keptIterators.places[number].map { ($0.reference, $0.isBefore) }
    }

    /// Puts an iterator that was kept somewhere else.
    public func moveKeptIterator(_ number: UInt32, to reference: NodeID, isBefore: Bool) {
        keptIterators.stand(number, on: reference, isBefore: isBefore)
    }

    /// Whether there was ever an iterator over this tree.
    @inline(__always)
    var hasIterators: Bool { arena[header: ArenaLayout.iteratorCountWord] != 0 }

    /// To be called before `node` leaves its parent.
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

    /// To be called before all children of `parent` leave it.
    func moveIterators(awayFromChildrenOf parent: NodeID) {
        eachIterator(within: parent) { root, reference, isBefore in
            guard reference != parent, isWithin(reference, parent), root == parent || !isWithin(root, parent) else {
                return nil
            }
            if isBefore, let next = following(parent, within: root) { return (next, true) }
            return (parent, false)
        }
    }

    /// Asks for each iterator that may stand on a node or below it where it goes.
    private func eachIterator(
        within node: NodeID,
        _ move: (_ root: NodeID, _ reference: NodeID, _ isBefore: Bool) -> (NodeID, Bool)?
    ) {
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
