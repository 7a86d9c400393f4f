// TreeDiff+Wrappers.swift: elements that came around what was there, and those that went and left their content.

extension TreeDiff {
    /// Levels below an element on which content is looked for that was there before.
    private static let levels = 4

    /// Takes out elements of the right row that hold nodes of the left one, and compares these inside of them.
    ///
    /// - Returns: The rows between, of which nothing was wrapped.
    mutating func takeWrappers(_ x: [Int], _ y: [Int], _ pending: inout [(Int, Int)]) -> [(x: [Int], y: [Int])] {
        var rest: [(x: [Int], y: [Int])] = []
        var (i, j) = (0, 0)
        for (q, held) in holders(y, in: right, of: x, in: left) {
            rest.append((Array(x[i..<held.lowerBound]), Array(y[j..<q])))
            let (inner, wrapper) = (Array(x[held]), y[q])
            changes.append(.wrapped(left: inner, right: wrapper))
            alignWhole(inner, right.nodes[wrapper].children, &pending)
            (i, j) = (held.upperBound, q + 1)
        }
        return rest + [(Array(x[i...]), Array(y[j...]))]
    }

    /// Takes out elements of the left row whose content stands in the right one.
    mutating func takeUnwrapped(_ x: [Int], _ y: [Int], _ pending: inout [(Int, Int)]) -> [(x: [Int], y: [Int])] {
        var rest: [(x: [Int], y: [Int])] = []
        var (i, j) = (0, 0)
        for (p, held) in holders(x, in: left, of: y, in: right) {
            rest.append((Array(x[i..<p]), Array(y[j..<held.lowerBound])))
            let (wrapper, inner) = (x[p], Array(y[held]))
            changes.append(.unwrapped(left: wrapper, right: inner))
            alignWhole(left.nodes[wrapper].children, inner, &pending)
            (i, j) = (p + 1, held.upperBound)
        }
        return rest + [(Array(x[i...]), Array(y[j...]))]
    }

    /// The elements of a row that hold what stands in another one: the element's place, and the stretch of the other row, both rising.
    ///
    /// An element with a counterpart of its own name and id in the other row is none: its content moved.
    private func holders(_ row: [Int], in tree: SnapshotTree, of others: [Int], in other: SnapshotTree)
        -> [(place: Int, held: Range<Int>)]
    {
        var places: [UInt64: [Int]] = [:]
        var kinds: [UInt64: Int] = [:]
        var weight = 0
        for (place, node) in others.enumerated() where isTelling(node, in: other) {
            places[other.hashes[node], default: []].append(place)
            kinds[Self.kind(node, in: other), default: 0] += 1
            weight += other.sizes[node]
        }
        if places.isEmpty { return [] }
        var result: [(place: Int, held: Range<Int>)] = []
        var next = 0
        for (place, node) in row.enumerated() where tree.nodes[node].isElement {
            guard let held = content(of: node, in: tree, places, from: next, others, other) else { continue }
            let own = held.places.count { Self.kind(others[$0], in: other) == Self.kind(node, in: tree) }
            let isMost = 2 * held.weight >= min(weight, held.weight + held.strangers)
            guard isMost, kinds[Self.kind(node, in: tree), default: 0] <= own else { continue }
            result.append((place, held.places[0]..<held.places[held.places.count - 1] + 1))
            next = held.places[held.places.count - 1] + 1
        }
        return result
    }

    /// The row of descendants of an element, of those on its first levels, that holds most of what is looked for.
    ///
    /// - Returns: Where that stands, rising; how many nodes it is, and how many others are in that row; nil if there is none.
    private func content(
        of element: Int,
        in tree: SnapshotTree,
        _ places: [UInt64: [Int]],
        from next: Int,
        _ others: [Int],
        _ other: SnapshotTree
    ) -> (places: [Int], weight: Int, strangers: Int)? {
        var best: (places: [Int], weight: Int, strangers: Int)?
        var level = [element]
        for _ in 0..<Self.levels where !level.isEmpty {
            var below: [Int] = []
            for parent in level {
                var found: (places: [Int], weight: Int, strangers: Int) = ([], 0, 0)
                var last = next - 1
                for child in tree.nodes[parent].children {
                    if isTelling(child, in: tree), let list = places[tree.hashes[child]],
                        let place = Self.first(of: list, beyond: last)
                    {
                        found.places.append(place)
                        found.weight += tree.sizes[child]
                        last = place
                    } else {
                        if isTelling(child, in: tree) { found.strangers += tree.sizes[child] }
                        if tree.nodes[child].isElement { below.append(child) }
                    }
                }
                if found.weight > best?.weight ?? 0 { best = found }
            }
            level = below
        }
        return best
    }

    /// The first number of a rising list that is greater.
    private static func first(of list: [Int], beyond last: Int) -> Int? {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle] > last { high = middle } else { low = middle + 1 }
        }
        return low < list.count ? list[low] : nil
    }

    /// Whether a node is more than a blank, or an element that is like many others.
    private func isTelling(_ node: Int, in tree: SnapshotTree) -> Bool {
        tree.nodes[node].isText
            ? tree.nodes[node].isTellingText : tree.sizes[node] > 1 || !tree.nodes[node].attributes.isEmpty
    }
}
