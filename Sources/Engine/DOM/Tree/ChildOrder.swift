// ChildOrder.swift: the index of a child among its siblings. https://dom.spec.whatwg.org/#concept-tree-index
//
// Siblings form a linked list, so finding a child's index is a walk. If a parent's children are walked repeatedly, their order is kept in
// blocks: a change costs a block's length, a query the number of blocks. An order that changes more often than it is queried is dropped.
//
// Invariants: 1. The blocks hold the parent's children, in order, none of them empty unless there are no children. 2. `blockOf` has each
// child's block, and a block's `place` is its own index in `blocks`. 3. `counts` has each block's count.

/// The children of one parent, the elements that share an id, or those of a tree that own style sheets, in order.
package final class ChildOrder {
    private final class Block {
        var children: [NodeID]
        var place: Int

        init(_ children: [NodeID], place: Int) {
            self.children = children
            self.place = place
        }
    }

    private var blocks: [Block] = []
    private var counts: [Int] = []
    private var blockOf: [NodeID: Block] = [:]
    /// The number of changes since the last query, and the number of children at that time.
    private var (changes, countWhenAsked) = (0, 0)
    private static let full = 512

    package init(of children: [NodeID]) {
        blockOf.reserveCapacity(children.count)
        append(children[...], behind: -1)
        recordQuery()
    }

    /// The number of children.
    package var count: Int {
        recordQuery()
        return blockOf.count
    }

    /// Whether it is there.
    package func contains(_ child: NodeID) -> Bool { blockOf[child] != nil }

    /// A child's index.
    func index(of child: NodeID) -> Int {
        recordQuery()
        guard let block = blockOf[child], let place = block.children.firstIndex(of: child) else { return 0 }
        return counts[..<block.place].reduce(0, +) + place
    }

    /// Whether a child comes before another one.
    func child(_ child: NodeID, precedes other: NodeID) -> Bool {
        recordQuery()
        guard let block = blockOf[child], let otherBlock = blockOf[other] else { return false }
        guard block === otherBlock else { return block.place < otherBlock.place }
        return child != other && block.children.first { $0 == child || $0 == other } == child
    }

    /// The child at an index; none past the last.
    package func child(at index: Int) -> NodeID {
        recordQuery()
        var rest = index
        for (place, count) in counts.enumerated() {
            if rest < count { return blocks[place].children[rest] }
            rest -= count
        }
        return .none
    }

    /// The child after another; none after the last.
    package func child(behind child: NodeID) -> NodeID {
        guard let block = blockOf[child], let place = block.children.firstIndex(of: child) else { return .none }
        if place + 1 < block.children.count { return block.children[place + 1] }
        return block.place + 1 < blocks.count ? blocks[block.place + 1].children[0] : .none
    }

    /// All children, in order.
    package var all: [NodeID] { blocks.flatMap(\.children) }

    /// Whether there were so many changes without a query that the next query may as well walk.
    var isIdle: Bool { changes > countWhenAsked + Self.full }

    private func recordQuery() { (changes, countWhenAsked) = (0, blockOf.count) }

    /// Inserts new children, in order, before a child (none: at the end).
    package func insert(_ children: [NodeID], before child: NodeID) {
        changes += children.count
        guard let block = child.isNone ? blocks.last : blockOf[child] else {
            append(children[...], behind: blocks.count - 1)
            return
        }
        let place = child.isNone ? block.children.count : block.children.firstIndex(of: child) ?? 0
        guard block.children.count + children.count > Self.full else {
            block.children.insert(contentsOf: children, at: place)
            counts[block.place] = block.children.count
            for new in children { blockOf[new] = block }
            return
        }
        // A full block is split at this place.
        let rest = block.children[place...]
        block.children.removeSubrange(place...)
        counts[block.place] = block.children.count
        append(children + rest, behind: block.place)
        if block.children.isEmpty { drop(block) }
    }

    /// Removes a child.
    package func remove(_ child: NodeID) {
        changes += 1
        guard let block = blockOf.removeValue(forKey: child), let place = block.children.firstIndex(of: child) else {
            return
        }
        block.children.remove(at: place)
        counts[block.place] -= 1
        if block.children.isEmpty { drop(block) }
    }

    /// Stores children in half-full blocks of their own.
    private func append(_ children: ArraySlice<NodeID>, behind place: Int) {
        var made: [Block] = []
        var start = children.startIndex
        while start < children.endIndex {
            let end = min(start + Self.full / 2, children.endIndex)
            let block = Block(Array(children[start..<end]), place: 0)
            for child in block.children { blockOf[child] = block }
            made.append(block)
            start = end
        }
        blocks.insert(contentsOf: made, at: place + 1)
        counts.insert(contentsOf: made.map(\.children.count), at: place + 1)
        number(from: place + 1)
    }

    private func drop(_ block: Block) {
        blocks.remove(at: block.place)
        counts.remove(at: block.place)
        number(from: block.place)
    }

    private func number(from place: Int) {
        for place in place..<max(place, blocks.count) { blocks[place].place = place }
    }
}

/// The number of steps walked over a parent's children, and the number from which an order is made.
struct SiblingWalks {
    var steps = 0
    var enough: Int
}

extension Tree {
    /// The longest walk over siblings before an order is queried.
    @inlinable public static var longestSiblingWalk: Int { 64 }

    /// How many siblings per child may be walked in all before the order is made.
    private static let walksBeforeOrder = 8

    /// The number of siblings before a node.
    public func childIndex(of node: NodeID) -> Int {
        let parent = self.parent(node)
        if let order = childOrders[parent] { return order.index(of: node) }
        var index = 0
        var sibling = previousSibling(node)
        while !sibling.isNone {
            index += 1
            sibling = previousSibling(sibling)
        }
        recordWalk(index, in: parent)
        return index
    }

    /// Whether a node comes before a sibling.
    public func child(_ node: NodeID, precedes sibling: NodeID) -> Bool {
        if let order = childOrders[parent(node)] { return order.child(node, precedes: sibling) }
        return childIndex(of: node) < childIndex(of: sibling)
    }

    /// The number of a node's children.
    public func childCount(of parent: NodeID) -> Int {
        if let order = childOrders[parent] { return order.count }
        var count = 0
        var child = firstChild(parent)
        while !child.isNone {
            count += 1
            child = nextSibling(child)
        }
        recordWalk(count, in: parent)
        return count
    }

    /// The child at an index; none past the last.
    public func child(of parent: NodeID, at index: Int) -> NodeID {
        if let order = childOrders[parent] { return order.child(at: index) }
        var left = index
        var child = firstChild(parent)
        while left > 0, !child.isNone {
            left -= 1
            child = nextSibling(child)
        }
        recordWalk(index - left, in: parent)
        return child
    }

    /// Adds to the steps walked over a parent's children, and makes their order if these are many for the number of children.
    private func recordWalk(_ steps: Int, in parent: NodeID) {
        guard steps > Self.longestSiblingWalk, !parent.isNone else { return }
        var walks = siblingWalks[parent] ?? SiblingWalks(enough: Self.walksBeforeOrder * steps)
        walks.steps += steps
        defer { siblingWalks[parent] = walks }
        guard walks.steps > walks.enough else { return }
        // NB: The walk that reaches the limit may be short, so the children are counted, once per limit.
        let children = children(of: parent)
        walks.enough = Self.walksBeforeOrder * children.count
        guard walks.steps > walks.enough else { return }
        walks.steps = 0
        childOrders[parent] = ChildOrder(of: children)
    }

    /// Updates the order after linked children were inserted before a child.
    func orderLinked(_ first: NodeID, through last: NodeID, into parent: NodeID, before child: NodeID) {
        guard let order = childOrders[parent] else { return }
        var run = [first]
        while let newest = run.last, newest != last { run.append(nextSibling(newest)) }
        order.insert(run, before: child)
        if order.isIdle { childOrders[parent] = nil }
    }

    /// Updates the order after a child was removed.
    func orderUnlinked(_ node: NodeID, from parent: NodeID) {
        guard let order = childOrders[parent] else { return }
        order.remove(node)
        if order.isIdle { childOrders[parent] = nil }
    }
}
