// ChangeHistories.swift: the history of each node and value in a log of changes: which entries form one change, and which show in the page
// at the end.

import DOM

struct ChangeHistories {
    /// There is no other entry.
    static let none: Int32 = -1
    /// The entry is listed together with a later one.
    static let listedLater: Int32 = -2

    /// For each entry, the one it is listed with: for an insertion, the removal of the same node, or of the text that the node replaced.
    private(set) var origins: [Int32]
    /// For each entry, whether it is part of the difference between the page before and after.
    private(set) var isNet: [Bool]

    /// The changes to one node's position, or to one value.
    private struct History {
        var first: Int32
        var last: Int32
        var lastRemoved = ChangeHistories.none
        /// The entry that removed the node; none while it is in the document.
        var gone = ChangeHistories.none
    }

    init(of changes: [LoggedChange], in tree: Tree, _ document: NodeID) {
        origins = Array(repeating: Self.none, count: changes.count)
        isNet = Array(repeating: false, count: changes.count)
        var subjects = SubjectTable(nodes: Int(tree.arena.header[ArenaLayout.nodeCountWord]))
        var histories: [History] = []
        histories.reserveCapacity(changes.count)
        for (index, change) in changes.enumerated() {
            let number = subjects.number(of: change)
            let index = Int32(index)
            if number == histories.count { histories.append(History(first: index, last: index)) }
            histories[number].last = index
            switch change.kind {
            case .removed:
                histories[number].lastRemoved = index
                histories[number].gone = index
            case .inserted:
                let gone = histories[number].gone
                histories[number].gone = Self.none
                if gone != Self.none, changes[Int(gone)].place == change.place, changes[Int(gone)].step == change.step {
                    pair(gone, with: index)
                }
            case .attribute, .data: continue
            }
        }
        findReplacedTexts(changes, tree)
        var shown = ShownNodes(tree, document)
        for history in histories {
            findNet(history, shown.contains(changes[Int(history.first)].node), changes, tree)
        }
    }

    private mutating func pair(_ origin: Int32, with index: Int32) {
        origins[Int(index)] = origin
        origins[Int(origin)] = Self.listedLater
    }

    /// Finds texts that one call replaced by others.
    private mutating func findReplacedTexts(_ changes: [LoggedChange], _ tree: Tree) {
        var start = 0
        while start < changes.count {
            var end = start + 1
            while end < changes.count, changes[end].call == changes[start].call { end += 1 }
            let (first, last) = (changes[start], changes[end - 1])
            if end - start == 2, first.kind == .removed, last.kind == .inserted, first.parent == last.parent,
                first.node != last.node, tree.kind(first.node) == .text, tree.kind(last.node) == .text
            {
                pair(Int32(start), with: Int32(end - 1))
            }
            start = end
        }
    }

    /// `isThere`: whether the node is in the document.
    private mutating func findNet(_ history: History, _ isThere: Bool, _ changes: [LoggedChange], _ tree: Tree) {
        let (first, last) = (changes[Int(history.first)], changes[Int(history.last)])
        switch (first.kind, isThere) {
        case (.attribute, _), (.data, _):
            let (old, new) = (first.old, last.new)
            let isSame = old.isNone || new.isNone ? old.isNone == new.isNone : tree.strings.equal(old, new)
            isNet[Int(history.last)] = isThere && !isSame
        case (.inserted, true): isNet[Int(history.last)] = true
        case (.removed, false): isNet[Int(history.lastRemoved)] = true
        case (.removed, true):
            isNet[Int(history.last)] =
                tree.parent(first.node) != first.parent || tree.previousSibling(first.node) != first.previous
        case (.inserted, false): break
        }
    }
}

/// Numbers the subjects of changes from 0, in order of first use: nodes' positions, and values, which are a node's data or attribute.
///
/// OPTIMIZATION: A dictionary of thousands takes as long as all the rest. The cost of collisions is bounded by the log's size.
private struct SubjectTable {
    /// The numbers of nodes' positions; -1: none yet.
    private var places: [Int32]
    private var values: [(subject: UInt64, number: Int32)] = []
    /// Indices of values by their hashes, each in the next free slot; -1: free. At least twice as many as values.
    private var slots = [Int32](repeating: -1, count: 64)
    private var count: Int32 = 0

    /// A table for a tree with this many nodes.
    init(nodes: Int) { places = Array(repeating: -1, count: nodes + 1) }

    mutating func number(of change: LoggedChange) -> Int {
        let node = Int(change.node.rawValue)
        switch change.kind {
        case .inserted, .removed:
            if places[node] < 0 { places[node] = next() }
            return Int(places[node])
        case .data: return number(ofValue: UInt64(node))
        case .attribute: return number(ofValue: (UInt64(change.attribute.rawValue) + 1) << 32 | UInt64(node))
        }
    }

    private mutating func next() -> Int32 {
        defer { count += 1 }
        return count
    }

    private mutating func number(ofValue subject: UInt64) -> Int {
        var slot = slot(of: subject)
        if slots[slot] >= 0 { return Int(values[Int(slots[slot])].number) }
        if 2 * values.count >= slots.count {
            slots = Array(repeating: -1, count: 4 * slots.count)
            for (index, value) in values.enumerated() { slots[self.slot(of: value.subject)] = Int32(index) }
            slot = self.slot(of: subject)
        }
        slots[slot] = Int32(values.count)
        values.append((subject, next()))
        return Int(values[values.count - 1].number)
    }

    /// The slot of a value, or the free one for it.
    private func slot(of subject: UInt64) -> Int {
        let shift = UInt64(UInt64.bitWidth - slots.count.trailingZeroBitCount)
        var slot = Int((subject &* 0x9E37_79B9_7F4A_7C15) >> shift)
        while slots[slot] >= 0, values[Int(slots[slot])].subject != subject { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }
}

/// The nodes that are in a document that no longer changes. Each node is visited once.
private struct ShownNodes {
    private let tree: Tree
    /// By node: nil if it was not visited yet.
    private var known: [Bool?]
    private var waiting: [NodeID] = []

    init(_ tree: Tree, _ document: NodeID) {
        self.tree = tree
        known = Array(repeating: nil, count: Int(tree.arena.header[ArenaLayout.nodeCountWord]) + 1)
        known[Int(document.rawValue)] = true
    }

    mutating func contains(_ node: NodeID) -> Bool {
        var (current, isShown) = (node, false)
        while !current.isNone {
            if let answer = known[Int(current.rawValue)] {
                isShown = answer
                break
            }
            waiting.append(current)
            current = tree.enclosing(current)
        }
        for node in waiting { known[Int(node.rawValue)] = isShown }
        waiting.removeAll(keepingCapacity: true)
        return isShown
    }
}
