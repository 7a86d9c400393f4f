// TreeDiff.swift: the differences between two trees.
//
// Nodes are matched from the roots down. The children of two matched nodes are aligned: first by equal subtrees, then, in the gaps
// between, by an element's name and id; among these, elements with the same texts or attributes come first. Every alignment is a
// patience diff: common beginnings and ends, then values that occur once on each side, in their longest common order. Equal subtrees
// that are left over on both sides are moves. Every node is examined a bounded number of times, and sorting costs n log n at most.

/// One difference.
package enum TreeChange: Equatable, Sendable {
    /// The numbers are nodes of the left tree, of the right tree, or of both.
    case attribute(left: Int, right: Int, name: String, old: String?, new: String?)
    case text(left: Int, right: Int)
    case removed(Int)
    case added(Int)
    case moved(from: Int, to: Int)
    /// An element was added around existing nodes, which are compared inside it.
    case wrapped(left: [Int], right: Int)
    /// An element was removed, and the nodes inside it replaced it.
    case unwrapped(left: Int, right: [Int])
}

/// The differences between two trees, in the order of the right one.
package struct TreeDiff: Sendable {
    package let left: SnapshotTree
    package let right: SnapshotTree
    package internal(set) var changes: [TreeChange] = []
    /// For nodes of the left tree, the numbers of their counterparts in the right one; without the nodes inside equal subtrees.
    package private(set) var partners: [Int: Int] = [0: 0]
    /// For each change, its cause; empty if causes were not requested.
    package internal(set) var makers: [ChangeMaker?] = []

    /// The current nesting of elements that replaced others.
    var exchanges = 0

    /// Whether the trees are equal.
    package var isEmpty: Bool { changes.isEmpty }

    /// Compares two trees.
    package init(_ left: SnapshotTree, _ right: SnapshotTree) {
        self.left = left
        self.right = right
        if left.hashes[0] == right.hashes[0] { return }
        var pending = [(0, 0)]
        while let (a, b) = pending.popLast() { compare(a, b, &pending) }
        findMoves()
        changes = changes.sorted { Self.place($0) < Self.place($1) }
    }

    /// Where a change is listed: at its node in the right tree, or at the end of what remains of its parent.
    private static func place(_ change: TreeChange) -> (Int, Int) {
        switch change {
        case .attribute(_, let right, _, _, _), .text(_, let right), .added(let right), .moved(_, let right): (right, 1)
        case .wrapped(_, let right): (right, 0)
        case .removed(let node): (node, 0)
        case .unwrapped(let node, _): (node, 0)
        }
    }

    private mutating func compare(_ a: Int, _ b: Int, _ pending: inout [(Int, Int)]) {
        if left.hashes[a] == right.hashes[b] { return }
        compareAttributes(a, b)
        let (x, y) = (left.nodes[a].children, right.nodes[b].children)
        alignWhole(x, y, &pending)
    }

    /// Aligns two rows of nodes: first by equal subtrees, then what is between.
    mutating func alignWhole(_ x: [Int], _ y: [Int], _ pending: inout [(Int, Int)]) {
        let whole = align(x.map { left.hashes[$0] }, y.map { right.hashes[$0] })
        var (i, j) = (0, 0)
        for (p, q) in whole + [(x.count, y.count)] {
            alignGap(Array(x[i..<p]), Array(y[j..<q]), &pending)
            if p < x.count { partners[x[p]] = y[q] }
            (i, j) = (p + 1, q + 1)
        }
    }

    private mutating func compareAttributes(_ a: Int, _ b: Int) {
        var old: [ExactText: String] = [:]
        for (name, value) in left.nodes[a].attributes { old[ExactText(name)] = value }
        for (name, value) in right.nodes[b].attributes {
            let before = old.removeValue(forKey: ExactText(name))
            if let before, isExactly(before, value) { continue }
            changes.append(.attribute(left: a, right: b, name: name, old: before, new: value))
        }
        for (name, value) in left.nodes[a].attributes where old[ExactText(name)] != nil {
            changes.append(.attribute(left: a, right: b, name: name, old: value, new: nil))
        }
    }

    /// Aligns children between two equal ones: wrapped and unwrapped nodes, then the rest.
    private mutating func alignGap(_ x: [Int], _ y: [Int], _ pending: inout [(Int, Int)]) {
        var rows = [(x: x, y: y)]
        func go(_ take: ([Int], [Int]) -> [(x: [Int], y: [Int])]) {
            rows = rows.flatMap { $0.x.isEmpty || $0.y.isEmpty ? [$0] : take($0.x, $0.y) }
        }
        go { takeWrappers($0, $1, by: .equal, &pending) }
        go { takeUnwrapped($0, $1, by: .equal, &pending) }
        go { takeWrappers($0, $1, by: .alike, &pending) }
        go { takeUnwrapped($0, $1, by: .alike, &pending) }
        go { takeExchanged($0, $1, &pending) }
        go { takeAlike($0, $1, by: Self.saying, &pending) }
        go { takeAlike($0, $1, by: Self.tag, &pending) }
        go { takeAlike($0, $1, by: Self.kind, &pending) }
        for (x, y) in rows { pairRest(x, y, &pending) }
    }

    /// Matches the nodes of two rows that have the same key.
    ///
    /// - Returns: The rows between them.
    private mutating func takeAlike(
        _ x: [Int],
        _ y: [Int],
        by key: (Int, SnapshotTree) -> UInt64?,
        _ pending: inout [(Int, Int)]
    ) -> [(x: [Int], y: [Int])] {
        if x.isEmpty || y.isEmpty { return [(x, y)] }
        // NB: A node without a key matches no other.
        let pairs = align(
            x.map { key($0, left) ?? exactHash("\($0)") },
            y.map { key($0, right) ?? ~exactHash("\($0)") }
        )
        var rest: [(x: [Int], y: [Int])] = []
        var (i, j) = (0, 0)
        for (p, q) in pairs {
            rest.append((Array(x[i..<p]), Array(y[j..<q])))
            match(x[p], y[q], &pending)
            (i, j) = (p + 1, q + 1)
        }
        return rest + [(Array(x[i...]), Array(y[j...]))]
    }

    /// A hash of an element's kind and texts, without its attributes and descendants.
    private static func saying(_ node: Int, in tree: SnapshotTree) -> UInt64? {
        guard tree.nodes[node].isElement, tree.sayings[node] != 0 else { return nil }
        return kind(node, in: tree) ^ tree.sayings[node]
    }

    /// A hash of an element's kind and attributes, without its content.
    private static func tag(_ node: Int, in tree: SnapshotTree) -> UInt64? {
        guard tree.nodes[node].isElement, !tree.nodes[node].attributes.isEmpty else { return nil }
        var hasher = Hasher()
        hasher.combine(kind(node, in: tree))
        for (name, value) in tree.nodes[node].attributes {
            hasher.combine(exactly: name)
            hasher.combine(exactly: value)
        }
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    private mutating func match(_ a: Int, _ b: Int, _ pending: inout [(Int, Int)]) {
        partners[a] = b
        if left.nodes[a].isElement || isExactly(left.nodes[a].label, right.nodes[b].label) {
            pending.append((a, b))
        } else {
            changes.append(.text(left: a, right: b))
        }
    }

    /// Pairs the remaining nodes: those of the same name in order; the others are removed and added.
    private mutating func pairRest(_ x: [Int], _ y: [Int], _ pending: inout [(Int, Int)]) {
        var byName: [UInt64: [Int]] = [:]
        for node in y.reversed() { byName[right.nodes[node].kind, default: []].append(node) }
        var used: Set<Int> = []
        var last = -1
        for node in x {
            // NB: Only forwards, so that matched nodes are in the same order on both sides.
            if let partner = byName[left.nodes[node].kind]?.last, partner > last {
                byName[left.nodes[node].kind]?.removeLast()
                used.insert(partner)
                last = partner
                match(node, partner, &pending)
            } else {
                changes.append(.removed(node))
            }
        }
        for node in y where !used.contains(node) { changes.append(.added(node)) }
    }

    static func kind(_ node: Int, in tree: SnapshotTree) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(tree.nodes[node].kind)
        hasher.combine(exactly: tree.nodes[node].id)
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    /// Finds subtrees of more than one node that were removed and added unchanged.
    private mutating func findMoves() {
        var gone: [UInt64: [Int]] = [:]
        // NB: Backwards, so that the first is at the end of the list, from which nodes are taken.
        for case .removed(let node) in changes.reversed() where left.sizes[node] > 1 || left.nodes[node].isElement {
            gone[left.hashes[node], default: []].append(node)
        }
        var moved: Set<Int> = []
        changes = changes.map { change in
            guard case .added(let node) = change, let from = gone[right.hashes[node]]?.popLast() else { return change }
            moved.insert(from)
            return .moved(from: from, to: node)
        }
        // A descendant of a new element may also have moved.
        for case .added(let node) in changes where right.sizes[node] > 1 && !gone.isEmpty {
            var pending = right.nodes[node].children
            while let inner = pending.popLast() {
                if right.sizes[inner] > 1, let from = gone[right.hashes[inner]]?.popLast() {
                    moved.insert(from)
                    changes.append(.moved(from: from, to: inner))
                } else {
                    pending += right.nodes[inner].children
                }
            }
        }
        changes.removeAll { change in
            if case .removed(let node) = change { moved.contains(node) } else { false }
        }
    }
}

/// How often the range between two anchors is searched for further anchors.
///
/// NB: Each level takes linear time, and an untrusted page may have a single anchor in each of thousands of levels.
private let mostLevels = 64

/// A patience diff: pairs of positions at which two sequences are equal, ascending on both sides.
func align(_ x: [UInt64], _ y: [UInt64]) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    var pending = [(left: 0..<x.count, right: 0..<y.count, level: 0)]
    while let (left, right, level) = pending.popLast() {
        var (i, j) = (left.lowerBound, right.lowerBound)
        while i < left.upperBound, j < right.upperBound, x[i] == y[j] {
            result.append((i, j))
            i += 1
            j += 1
        }
        var (m, n) = (left.upperBound, right.upperBound)
        while m > i, n > j, x[m - 1] == y[n - 1] {
            m -= 1
            n -= 1
            result.append((m, n))
        }
        if i == m || j == n || level == mostLevels { continue }
        let anchors = uniqueCommon(x[i..<m], y[j..<n])
        if anchors.isEmpty { continue }
        var (a, b) = (i, j)
        for (p, q) in anchors {
            result.append((p, q))
            pending.append((a..<p, b..<q, level + 1))
            (a, b) = (p + 1, q + 1)
        }
        pending.append((a..<m, b..<n, level + 1))
    }
    return result.sorted { $0 < $1 }
}

/// The values that occur once on each side, in their longest common order.
private func uniqueCommon(_ x: ArraySlice<UInt64>, _ y: ArraySlice<UInt64>) -> [(Int, Int)] {
    func unique(_ values: ArraySlice<UInt64>) -> [UInt64: Int] {
        var places: [UInt64: Int] = [:]
        for index in values.indices { places[values[index]] = places[values[index]] == nil ? index : -1 }
        return places.filter { $0.value >= 0 }
    }
    let (inX, inY) = (unique(x), unique(y))
    let pairs = inX.compactMap { value, place in inY[value].map { (place, $0) } }.sorted { $0.0 < $1.0 }
    // The longest increasing subsequence: for each length, the pair with the lowest end, and each pair's predecessor.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for index in pairs.indices {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if pairs[ends[middle]].1 < pairs[index].1 { low = middle + 1 } else { high = middle }
        }
        if low > 0 { before[index] = ends[low - 1] }
        if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [(Int, Int)] = []
    var current = ends.last ?? -1
    while current >= 0 {
        result.append(pairs[current])
        current = before[current]
    }
    return result.reversed()
}
