// LiveRanges.swift: the boundary points of ranges, updated as the tree changes. https://dom.spec.whatwg.org/#concept-live-range
//
// A tree has this object once a range is made; before, its changes cost one nil check. Points are found by their nodes, and points at the
// same position are moved together: the cost of a change depends on the positions near it, not on the number of ranges.

/// The boundary points of all ranges over one tree.
public final class LiveRanges {
    /// A boundary point. https://dom.spec.whatwg.org/#concept-range-bp
    public struct Point: Equatable, Sendable {
        /// The node that contains the point.
        public var node: NodeID
        /// The offset in the node: in code units of its data, or in children.
        public var offset: Int

        /// The boundary point at an offset of a node.
        public init(node: NodeID, offset: Int) {
            self.node = node
            self.offset = offset
        }
    }

    /// The group of each point: two points per range, its start and its end.
    private var groups: [PointGroup] = []
    /// The groups at each node that has some. Any number of points at one position cost as much as one.
    private var lists: [NodeID: PointList] = [:]
    /// With at most this many nodes that have points, each is checked for being inside the changed subtree; with more, the subtree is
    /// walked.
    private static let fewNodes = 32

    init() {}

    /// Makes a range and returns its number.
    public func makeRange(start: Point, end: Point) -> Int {
        for point in [start, end] {
            let group = group(at: point)
            group.members.insert(groups.count)
            groups.append(group)
        }
        return groups.count / 2 - 1
    }

    /// The number of ranges; they are numbered from 0.
    public var count: Int { groups.count / 2 }

    /// The boundary points of a range.
    public func range(_ number: Int) -> (start: Point, end: Point) {
        (groups[2 * number].point, groups[2 * number + 1].point)
    }

    /// Sets the boundary points of a range.
    public func setRange(_ number: Int, start: Point, end: Point) {
        move(2 * number, to: start)
        move(2 * number + 1, to: end)
    }

    private func move(_ member: Int, to point: Point) {
        let old = groups[member]
        guard old.point != point else { return }
        old.members.remove(member)
        if old.members.isEmpty { takeOut(old) }
        let group = group(at: point)
        group.members.insert(member)
        groups[member] = group
    }

    // MARK: Groups

    private func list(of node: NodeID) -> PointList {
        if let list = lists[node] { return list }
        let list = PointList(of: node)
        lists[node] = list
        return list
    }

    /// The group at a position, made if there is none.
    private func group(at point: Point) -> PointGroup {
        let list = list(of: point.node)
        if let group = list.group(at: point.offset) { return group }
        let group = PointGroup()
        list.insert(group, at: point.offset)
        return group
    }

    /// Removes a group from its list.
    private func takeOut(_ group: PointGroup) {
        let node = group.point.node
        lists[node]?.remove(group)
        if lists[node]?.isEmpty == true { lists[node] = nil }
    }

    /// Moves a group that is in no list to a position, where it joins an existing group.
    private func put(_ group: PointGroup, at point: Point) {
        let list = list(of: point.node)
        guard let there = list.group(at: point.offset) else {
            list.insert(group, at: point.offset)
            return
        }
        // The members of the smaller group join the larger one.
        guard there.members.count < group.members.count else {
            absorb(group, into: there)
            return
        }
        list.remove(there)
        list.insert(group, at: point.offset)
        absorb(there, into: group)
    }

    private func absorb(_ small: PointGroup, into large: PointGroup) {
        for member in small.members { groups[member] = large }
        large.members.formUnion(small.members)
    }

    // MARK: Notifications from the tree

    /// https://dom.spec.whatwg.org/#concept-node-insert, step 5
    func willInsert(_ count: Int, into parent: NodeID, before child: NodeID, in tree: Tree) {
        guard !child.isNone, let here = lists[parent], let index = index(of: child, in: parent, below: here, tree)
        else {
            return
        }
        here.shift(from: index + 1, by: count)
    }

    /// https://dom.spec.whatwg.org/#live-range-pre-remove-steps
    func willRemove(_ node: NodeID, from parent: NodeID, in tree: Tree) {
        guard !lists.isEmpty else { return }
        let inside = nodesWithPoints(in: node, tree)
        if !inside.isEmpty { moveAll(from: inside, to: Point(node: parent, offset: tree.childIndex(of: node))) }
        guard let here = lists[parent], let index = index(of: node, in: parent, below: here, tree) else { return }
        let behind = here.group(at: index) == nil ? nil : here.group(at: index + 1)
        if let behind { here.remove(behind) }
        here.shift(from: index + 1, by: -1)
        if let behind { put(behind, at: Point(node: parent, offset: index)) }
    }

    /// All children of `parent` are about to be removed: every point in them, or between them, moves to the start of `parent`.
    func willRemoveChildren(of parent: NodeID, in tree: Tree) {
        guard !lists.isEmpty else { return }
        moveAll(from: nodesWithPoints(in: parent, tree), to: Point(node: parent, offset: 0))
    }

    /// https://dom.spec.whatwg.org/#concept-cd-replace, steps 8 to 11
    func didReplaceData(of node: NodeID, offset: Int, count: Int, with length: Int) {
        guard let here = lists[node] else { return }
        let inside = here.take(from: offset + 1, to: offset + count + 1)
        here.shift(from: offset + count + 1, by: length - count)
        for group in inside { put(group, at: Point(node: node, offset: offset)) }
    }

    private func moveAll(from nodes: [NodeID], to point: Point) {
        for node in nodes {
            for group in lists.removeValue(forKey: node)?.takeAll() ?? [] { put(group, at: point) }
        }
    }

    /// A child's index; nil if no point of `here` is after it.
    private func index(of child: NodeID, in parent: NodeID, below here: PointList, _ tree: Tree) -> Int? {
        let last = here.lastOffset
        if last > Tree.longestSiblingWalk {
            let index = tree.childIndex(of: child)
            return index < last ? index : nil
        }
        var sibling = tree.firstChild(parent)
        for index in 0..<last {
            if sibling == child { return index }
            if sibling.isNone { return nil }
            sibling = tree.nextSibling(sibling)
        }
        return nil
    }

    /// The nodes that have points, among a node and its descendants.
    private func nodesWithPoints(in root: NodeID, _ tree: Tree) -> [NodeID] {
        guard lists.count > Self.fewNodes else {
            return lists.keys.filter { node in
                var ancestor = node
                while !ancestor.isNone, ancestor != root { ancestor = tree.parent(ancestor) }
                return ancestor == root
            }
        }
        var found: [NodeID] = []
        var node = root
        while !node.isNone {
            if lists[node] != nil { found.append(node) }
            node = tree.next(node, within: root)
        }
        return found
    }
}

extension Tree {
    /// The ranges, made on first use.
    public func makeLiveRanges() -> LiveRanges {
        if let liveRanges { return liveRanges }
        let made = LiveRanges()
        liveRanges = made
        return made
    }

    /// Moves points after `offset` of a text to the new text after it, which took over the data from there.
    /// https://dom.spec.whatwg.org/#concept-text-split, step 7
    public func didSplitText(_ node: NodeID, at offset: Int, into rest: NodeID) {
        liveRanges?.didSplit(node, at: offset, into: rest, in: self)
    }

    /// Moves the points of a text that is about to be removed to the one before it, which takes over its data after `length` code units.
    /// https://dom.spec.whatwg.org/#dom-node-normalize, step 6
    public func willMergeText(_ node: NodeID, into first: NodeID, behind length: Int) {
        liveRanges?.willMerge(node, into: first, behind: length, in: self)
    }
}

extension LiveRanges {
    fileprivate func didSplit(_ node: NodeID, at offset: Int, into rest: NodeID, in tree: Tree) {
        let parent = tree.parent(node)
        guard !parent.isNone else { return }
        if let here = lists[node] { (lists[node], lists[rest]) = here.split(behind: offset, into: rest) }
        guard let here = lists[parent], let index = index(of: node, in: parent, below: here, tree) else {
            return
        }
        movePoints(at: Point(node: parent, offset: index + 1), to: Point(node: parent, offset: index + 2))
    }

    fileprivate func willMerge(_ node: NodeID, into first: NodeID, behind length: Int, in tree: Tree) {
        if let moved = lists.removeValue(forKey: node) {
            if let start = moved.group(at: 0) {
                moved.remove(start)
                put(start, at: Point(node: first, offset: length))
            }
            if !moved.isEmpty { list(of: first).append(moved, distance: length) }
        }
        let parent = tree.parent(node)
        guard let here = lists[parent] else { return }
        let before = index(of: tree.previousSibling(node), in: parent, below: here, tree)
        guard let before else { return }
        movePoints(at: Point(node: parent, offset: before + 1), to: Point(node: first, offset: length))
    }

    private func movePoints(at point: Point, to target: Point) {
        guard let group = lists[point.node]?.group(at: point.offset) else { return }
        takeOut(group)
        put(group, at: target)
    }
}
