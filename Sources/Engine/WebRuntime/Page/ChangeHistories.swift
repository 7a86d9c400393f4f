// ChangeHistories.swift: what became of each node and value that a log of changes names: which entries are one change, and which show in
// the page at the end.

import DOM

struct ChangeHistories {
    /// There is no other entry.
    static let none: Int32 = -1
    /// The entry is told with a later one.
    static let isTold: Int32 = -2

    /// For each entry the one that it is told with: of a node that came, the one by which it left, or by which the text left in whose place
    /// it came.
    private(set) var origins: [Int32]
    /// For each entry whether it is part of what differs between the page before and after.
    private(set) var isNet: [Bool]

    /// What happened to one node's place, or to one value.
    private struct History {
        var first: Int32
        var last: Int32
        var lastRemoved = ChangeHistories.none
        /// The entry by which the node left; none while it is there.
        var gone = ChangeHistories.none
    }

    init(of changes: [LoggedChange], in tree: Tree, _ document: NodeID) {
        origins = Array(repeating: Self.none, count: changes.count)
        isNet = Array(repeating: false, count: changes.count)
        var subjects = SubjectTable(capacity: changes.count)
        var histories: [History] = []
        histories.reserveCapacity(changes.count)
        for (index, change) in changes.enumerated() {
            let number = subjects.number(of: Self.subject(of: change))
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
                    tell(gone, with: index)
                }
            case .attribute, .data: continue
            }
        }
        findReplacedTexts(changes, tree)
        var shown = NodeID.none
        for history in histories {
            let node = changes[Int(history.first)].node
            // OPTIMIZATION: What is looked at in a row is near to one another, as a rule.
            let parent = tree.parent(node)
            let isThere = !parent.isNone && parent == shown || tree.isShown(node, in: document)
            if isThere { shown = parent }
            findNet(history, isThere, changes, tree)
        }
    }

    /// The node whose place an entry changed, or the value, which is a node's data or attribute.
    private static func subject(of change: LoggedChange) -> UInt64 {
        let value: UInt32 =
            switch change.kind {
            case .inserted, .removed: 0
            case .data: 1
            case .attribute: change.attribute.rawValue &+ 2
            }
        return UInt64(value) << 32 | UInt64(change.node.rawValue)
    }

    private mutating func tell(_ origin: Int32, with index: Int32) {
        origins[Int(index)] = origin
        origins[Int(origin)] = Self.isTold
    }

    /// Finds texts in the place of which one call put another.
    private mutating func findReplacedTexts(_ changes: [LoggedChange], _ tree: Tree) {
        var start = 0
        while start < changes.count {
            var end = start + 1
            while end < changes.count, changes[end].call == changes[start].call { end += 1 }
            let (first, last) = (changes[start], changes[end - 1])
            if end - start == 2, first.kind == .removed, last.kind == .inserted, first.parent == last.parent,
                first.node != last.node, tree.kind(first.node) == .text, tree.kind(last.node) == .text
            {
                tell(Int32(start), with: Int32(end - 1))
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

/// Numbers subjects from 0, in the order in which they are first asked for.
///
/// OPTIMIZATION: A dictionary of thousands takes as long as all the rest. What two subjects that meet cost is bounded by the log's size.
private struct SubjectTable {
    private var subjects: [UInt64] = []
    /// Numbers of subjects by their hashes, each at the next place that was free; -1: free.
    private var places: [Int32]
    private let shift: UInt64

    /// A table for so many subjects.
    init(capacity: Int) {
        let bits = Int.bitWidth - max(2 * capacity, 2).leadingZeroBitCount
        places = Array(repeating: -1, count: 1 << bits)
        shift = UInt64(64 - bits)
        subjects.reserveCapacity(capacity)
    }

    mutating func number(of subject: UInt64) -> Int {
        var place = Int((subject &* 0x9E37_79B9_7F4A_7C15) >> shift)
        while places[place] >= 0 {
            if subjects[Int(places[place])] == subject { return Int(places[place]) }
            place = (place + 1) & (places.count - 1)
        }
        places[place] = Int32(subjects.count)
        subjects.append(subject)
        return subjects.count - 1
    }
}
