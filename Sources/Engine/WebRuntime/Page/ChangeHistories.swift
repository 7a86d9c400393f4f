// ChangeHistories.swift: what became of each node and value that a log of changes names: which entries are one change, and which show in
// the page at the end.

import DOM

struct ChangeHistories {
    /// There is no other entry.
    static let none = -1
    /// The entry is told with a later one.
    static let isTold = -2

    /// For each entry the one that it is told with: of a node that came, the one by which it left, or by which the text left in whose place
    /// it came.
    private(set) var origins: [Int]
    /// For each entry whether it is part of what differs between the page before and after.
    private(set) var isNet: [Bool]

    /// What happened to one node's place, or to one value.
    private struct History {
        var first: Int
        var last: Int
        var lastRemoved = ChangeHistories.none
        /// The entry by which the node left; none while it is there.
        var gone = ChangeHistories.none
    }

    init(of changes: [LoggedChange], in tree: Tree, _ document: NodeID) {
        origins = Array(repeating: Self.none, count: changes.count)
        isNet = Array(repeating: false, count: changes.count)
        var numbers: [UInt64: Int] = [:]
        numbers.reserveCapacity(changes.count)
        var histories: [History] = []
        for (index, change) in changes.enumerated() {
            let candidate = histories.count
            let number = { (known: inout Int) in known }(&numbers[Self.subject(of: change), default: candidate])
            if number == candidate {
                histories.append(History(first: index, last: index))
            }
            histories[number].last = index
            switch change.kind {
            case .removed:
                histories[number].lastRemoved = index
                histories[number].gone = index
            case .inserted:
                let gone = histories[number].gone
                histories[number].gone = Self.none
                if gone != Self.none, changes[gone].place == change.place, changes[gone].step == change.step {
                    tell(gone, with: index)
                }
            case .attribute, .data: continue
            }
        }
        findReplacedTexts(changes, tree)
        for history in histories { findNet(history, changes, tree, document) }
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

    private mutating func tell(_ origin: Int, with index: Int) {
        origins[index] = origin
        origins[origin] = Self.isTold
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
                tell(start, with: end - 1)
            }
            start = end
        }
    }

    private mutating func findNet(_ history: History, _ changes: [LoggedChange], _ tree: Tree, _ document: NodeID) {
        let (first, last) = (changes[history.first], changes[history.last])
        let isThere = tree.isShown(first.node, in: document)
        switch (first.kind, isThere) {
        case (.attribute, _), (.data, _):
            let (old, new) = (first.old, last.new)
            let isSame = old.isNone || new.isNone ? old.isNone == new.isNone : tree.strings.equal(old, new)
            isNet[history.last] = isThere && !isSame
        case (.inserted, true): isNet[history.last] = true
        case (.removed, false): isNet[history.lastRemoved] = true
        case (.removed, true):
            isNet[history.last] =
                tree.parent(first.node) != first.parent || tree.previousSibling(first.node) != first.previous
        case (.inserted, false): break
        }
    }
}
