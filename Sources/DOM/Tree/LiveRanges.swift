// LiveRanges.swift: the boundary points of ranges, moved as the tree changes. https://dom.spec.whatwg.org/#concept-live-range
//
// A tree has them once somebody makes a range; until then its changes cost one look at a missing object. Points are found by
// their nodes, so that a change costs what the points near it cost, however many ranges there are.

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

    /// Two for each range: where it starts and where it ends.
    private var points: [Point] = []
    /// The points at each node, by their places in `points`.
    private var places: [NodeID: [Int]] = [:]
    /// Up to so many nodes with points, each is asked whether it is inside of what changes; with more of them, that is walked.
    private static let fewNodes = 32

    init() {}

    /// A new range's number.
    public func makeRange(start: Point, end: Point) -> Int {
        for point in [start, end] {
            places[point.node, default: []].append(points.count)
            points.append(point)
        }
        return points.count / 2 - 1
    }

    /// How many ranges there are; they are numbered from 0.
    public var count: Int { points.count / 2 }

    /// The boundary points of a range.
    public func range(_ number: Int) -> (start: Point, end: Point) { (points[2 * number], points[2 * number + 1]) }

    /// Sets the boundary points of a range.
    public func setRange(_ number: Int, start: Point, end: Point) {
        move(2 * number, to: start)
        move(2 * number + 1, to: end)
    }

    private func move(_ place: Int, to point: Point) {
        let old = points[place]
        points[place] = point
        guard old.node != point.node else { return }
        // NB: From the end, where the points are that were set last.
        if let index = places[old.node]?.lastIndex(of: place) { places[old.node]?.remove(at: index) }
        if places[old.node]?.isEmpty == true { places[old.node] = nil }
        places[point.node, default: []].append(place)
    }

    // MARK: What the tree tells

    /// https://dom.spec.whatwg.org/#concept-node-insert, step 5
    func willInsert(_ count: Int, into parent: NodeID, before child: NodeID, in tree: Tree) {
        guard !child.isNone, let here = places[parent], let index = index(of: child, in: parent, below: here, tree)
        else {
            return
        }
        for place in here where points[place].offset > index { points[place].offset += count }
    }

    /// https://dom.spec.whatwg.org/#live-range-pre-remove-steps
    func willRemove(_ node: NodeID, from parent: NodeID, in tree: Tree) {
        guard !places.isEmpty else { return }
        let inside = nodesWithPoints(in: node, tree)
        if !inside.isEmpty {
            var index = 0
            var sibling = tree.previousSibling(node)
            while !sibling.isNone {
                index += 1
                sibling = tree.previousSibling(sibling)
            }
            moveAll(from: inside, to: Point(node: parent, offset: index))
        }
        guard let here = places[parent], let index = index(of: node, in: parent, below: here, tree) else { return }
        for place in here where points[place].offset > index { points[place].offset -= 1 }
    }

    /// As `willRemove` for each child in turn.
    func willRemoveChildren(of parent: NodeID, in tree: Tree) {
        guard !places.isEmpty else { return }
        let inside = nodesWithPoints(in: parent, tree).filter { $0 != parent }
        moveAll(from: inside, to: Point(node: parent, offset: 0))
        for place in places[parent] ?? [] { points[place].offset = 0 }
    }

    /// https://dom.spec.whatwg.org/#concept-cd-replace, steps 8 to 11
    func didReplaceData(of node: NodeID, offset: Int, count: Int, with length: Int) {
        for place in places[node] ?? [] where points[place].offset > offset {
            points[place].offset =
                points[place].offset <= offset + count ? offset : points[place].offset + length - count
        }
    }

    private func moveAll(from nodes: [NodeID], to point: Point) {
        for node in nodes {
            guard let moved = places.removeValue(forKey: node) else { continue }
            for place in moved { points[place] = point }
            places[point.node, default: []] += moved
        }
    }

    /// A child's index, nil when no point of `here` is behind it.
    private func index(of child: NodeID, in parent: NodeID, below here: [Int], _ tree: Tree) -> Int? {
        let last = here.map { points[$0].offset }.max() ?? 0
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
        guard places.count > Self.fewNodes else {
            return places.keys.filter { node in
                var ancestor = node
                while !ancestor.isNone, ancestor != root { ancestor = tree.parent(ancestor) }
                return ancestor == root
            }
        }
        var found: [NodeID] = []
        var node = root
        while !node.isNone {
            if places[node] != nil { found.append(node) }
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
        for place in places[node] ?? [] where points[place].offset > offset {
            move(place, to: Point(node: rest, offset: points[place].offset - offset))
        }
        guard let here = places[parent], let index = index(of: node, in: parent, below: here, tree) else {
            return
        }
        for place in here where points[place].offset == index + 1 { points[place].offset += 1 }
    }

    fileprivate func willMerge(_ node: NodeID, into first: NodeID, behind length: Int, in tree: Tree) {
        for place in places[node] ?? [] {
            move(place, to: Point(node: first, offset: points[place].offset + length))
        }
        let parent = tree.parent(node)
        guard let here = places[parent] else { return }
        let before = index(of: tree.previousSibling(node), in: parent, below: here, tree)
        guard let before else { return }
        for place in here where points[place].offset == before + 1 {
            move(place, to: Point(node: first, offset: length))
        }
    }
}
