// LiveRanges.swift: the boundary points of ranges, moved as the tree changes. https://dom.spec.whatwg.org/#concept-live-range
//
// A tree has them once somebody makes a range; until then its changes cost one look at a missing object. Points are found by
// their nodes, and those in one place move together, so that a change costs what the places near it cost, however many ranges
// there are.

/// The boundary points of all ranges over one tree.
public final class LiveRanges {
    /// A boundary point. https://dom.spec.whatwg.org/#concept-range-bp
    public struct Point: Equatable, Sendable {
        public var node: NodeID
        public var offset: Int

        public init(node: NodeID, offset: Int) {
            self.node = node
            self.offset = offset
        }
    }

    /// The points that stand in one place, by their numbers: two for each range, where it starts and where it ends.
    private final class Group {
        var point: Point
        var members: Set<Int> = []

        init(at point: Point) { self.point = point }
    }

    /// The group that each point is in.
    private var groups: [Group] = []
    /// The groups at each node that has some, by their offsets, which all differ. Few or many, points in one place cost
    /// what one costs.
    private var groupsAt: [NodeID: [Group]] = [:]
    /// Up to so many nodes with points, each is asked whether it is inside of what changes; with more of them, that is walked.
    private static let fewNodes = 32

    init() {}

    /// A new range's number.
    public func makeRange(start: Point, end: Point) -> Int {
        for point in [start, end] {
            let group = group(at: point)
            group.members.insert(groups.count)
            groups.append(group)
        }
        return groups.count / 2 - 1
    }

    /// How many ranges there are; they are numbered from 0.
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
        if old.members.isEmpty { removeGroup(old) }
        let group = group(at: point)
        group.members.insert(member)
        groups[member] = group
    }

    // MARK: Groups

    /// Where in a list the first group is whose offset is `offset` or more.
    private static func place(of offset: Int, in list: [Group]) -> Int {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle].point.offset < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The group in a place, made when there is none.
    private func group(at point: Point) -> Group {
        let list = groupsAt[point.node] ?? []
        let place = Self.place(of: point.offset, in: list)
        if place < list.count, list[place].point == point { return list[place] }
        let group = Group(at: point)
        groupsAt[point.node, default: []].insert(group, at: place)
        return group
    }

    private func removeGroup(_ group: Group) {
        guard let list = groupsAt[group.point.node] else { return }
        if list.count == 1 {
            groupsAt[group.point.node] = nil
        } else {
            groupsAt[group.point.node]?.remove(at: Self.place(of: group.point.offset, in: list))
        }
    }

    /// Puts a group that is in no list to a place.
    private func put(_ group: Group, at point: Point) {
        group.point = point
        let list = groupsAt[point.node] ?? []
        let place = Self.place(of: point.offset, in: list)
        guard place < list.count, list[place].point == point else {
            groupsAt[point.node, default: []].insert(group, at: place)
            return
        }
        groupsAt[point.node]?[place] = joined(list[place], group)
    }

    /// Two groups as one; the members of the smaller join the others.
    private func joined(_ a: Group, _ b: Group) -> Group {
        let (large, small) = a.members.count < b.members.count ? (b, a) : (a, b)
        for member in small.members { groups[member] = large }
        large.members.formUnion(small.members)
        return large
    }

    // MARK: What the tree tells

    /// https://dom.spec.whatwg.org/#concept-node-insert, step 5
    func willInsert(_ count: Int, into parent: NodeID, before child: NodeID, in tree: Tree) {
        guard !child.isNone, let here = groupsAt[parent], let index = index(of: child, in: parent, below: here, tree)
        else {
            return
        }
        for group in here[Self.place(of: index + 1, in: here)...] { group.point.offset += count }
    }

    /// https://dom.spec.whatwg.org/#live-range-pre-remove-steps
    func willRemove(_ node: NodeID, from parent: NodeID, in tree: Tree) {
        guard !groupsAt.isEmpty else { return }
        let inside = nodesWithPoints(in: node, tree)
        if !inside.isEmpty { moveAll(from: inside, to: Point(node: parent, offset: tree.childIndex(of: node))) }
        guard let here = groupsAt[parent], let index = index(of: node, in: parent, below: here, tree) else { return }
        let first = Self.place(of: index + 1, in: here)
        for group in here[first...] { group.point.offset -= 1 }
        guard first > 0, first < here.count, here[first - 1].point == here[first].point else { return }
        groupsAt[parent]?[first - 1] = joined(here[first - 1], here[first])
        groupsAt[parent]?.remove(at: first)
    }

    /// As `willRemove` for each child in turn.
    func willRemoveChildren(of parent: NodeID, in tree: Tree) {
        guard !groupsAt.isEmpty else { return }
        moveAll(from: nodesWithPoints(in: parent, tree), to: Point(node: parent, offset: 0))
    }

    /// https://dom.spec.whatwg.org/#concept-cd-replace, steps 8 to 11
    func didReplaceData(of node: NodeID, offset: Int, count: Int, with length: Int) {
        guard let here = groupsAt[node] else { return }
        let (first, last) = (Self.place(of: offset + 1, in: here), Self.place(of: offset + count + 1, in: here))
        for group in here[last...] { group.point.offset += length - count }
        guard first < last else { return }
        groupsAt[node]?.removeSubrange(first..<last)
        for group in here[first..<last] { put(group, at: Point(node: node, offset: offset)) }
    }

    private func moveAll(from nodes: [NodeID], to point: Point) {
        for node in nodes {
            for group in groupsAt.removeValue(forKey: node) ?? [] { put(group, at: point) }
        }
    }

    /// A child's index, nil when no point of `here` is behind it.
    private func index(of child: NodeID, in parent: NodeID, below here: [Group], _ tree: Tree) -> Int? {
        let last = here.last?.point.offset ?? 0
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

    /// The nodes with points among a node and its descendants.
    private func nodesWithPoints(in root: NodeID, _ tree: Tree) -> [NodeID] {
        guard groupsAt.count > Self.fewNodes else {
            return groupsAt.keys.filter { node in
                var ancestor = node
                while !ancestor.isNone, ancestor != root { ancestor = tree.parent(ancestor) }
                return ancestor == root
            }
        }
        var found: [NodeID] = []
        var node = root
        while !node.isNone {
            if groupsAt[node] != nil { found.append(node) }
            node = tree.next(node, within: root)
        }
        return found
    }
}

extension Tree {
    /// The ranges, made when first asked for.
    public func makeLiveRanges() -> LiveRanges {
        if let liveRanges { return liveRanges }
        let made = LiveRanges()
        liveRanges = made
        return made
    }

    /// Moves points behind `offset` of a text to the text that took over what was there and stands behind it.
    /// https://dom.spec.whatwg.org/#concept-text-split, step 7
    public func didSplitText(_ node: NodeID, at offset: Int, into rest: NodeID) {
        liveRanges?.didSplit(node, at: offset, into: rest, in: self)
    }

    /// Moves the points of a text that is about to leave to the one in front of it, which takes over its data behind
    /// `length` code units. https://dom.spec.whatwg.org/#dom-node-normalize, step 6
    public func willMergeText(_ node: NodeID, into first: NodeID, behind length: Int) {
        liveRanges?.willMerge(node, into: first, behind: length, in: self)
    }
}

extension LiveRanges {
    fileprivate func didSplit(_ node: NodeID, at offset: Int, into rest: NodeID, in tree: Tree) {
        let parent = tree.parent(node)
        guard !parent.isNone else { return }
        if let here = groupsAt[node] {
            let first = Self.place(of: offset + 1, in: here)
            groupsAt[node] = first == 0 ? nil : Array(here[..<first])
            for group in here[first...] { put(group, at: Point(node: rest, offset: group.point.offset - offset)) }
        }
        guard let here = groupsAt[parent], let index = index(of: node, in: parent, below: here, tree) else {
            return
        }
        movePoints(at: Point(node: parent, offset: index + 1), to: Point(node: parent, offset: index + 2))
    }

    fileprivate func willMerge(_ node: NodeID, into first: NodeID, behind length: Int, in tree: Tree) {
        for group in groupsAt.removeValue(forKey: node) ?? [] {
            put(group, at: Point(node: first, offset: group.point.offset + length))
        }
        let parent = tree.parent(node)
        guard let here = groupsAt[parent] else { return }
        let before = index(of: tree.previousSibling(node), in: parent, below: here, tree)
        guard let before else { return }
        movePoints(at: Point(node: parent, offset: before + 1), to: Point(node: first, offset: length))
    }

    private func movePoints(at point: Point, to target: Point) {
        guard let list = groupsAt[point.node] else { return }
        let place = Self.place(of: point.offset, in: list)
        guard place < list.count, list[place].point == point else { return }
        removeGroup(list[place])
        put(list[place], at: target)
    }
}
