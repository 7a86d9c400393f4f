// TreeDiff+Wrappers.swift: finds added elements that wrap existing content, and removed elements whose content remains.

extension TreeDiff {
    /// The criterion by which content is recognized.
    enum MatchKind {
        /// The same subtree.
        case equal
        /// An element of the same name with the same texts, or with the same first or last text. Without texts, an element with a
        /// common attribute.
        case alike
    }

    /// How many levels below an element are searched for earlier content.
    private static let levels = 4
    /// The maximum nesting of elements that replaced others.
    private static let mostExchanges = 32
    /// The maximum number of attributes by which an element is recognized.
    private static let mostAttributes = 8

    /// Removes elements from the right row that contain nodes of the left one, and compares these inside them.
    ///
    /// - Returns: The rows between them, in which nothing was wrapped.
    mutating func takeWrappers(_ x: [Int], _ y: [Int], by likeness: MatchKind, _ pending: inout [(Int, Int)])
        -> [(x: [Int], y: [Int])]
    {
        var rest: [(x: [Int], y: [Int])] = []
        var (i, j) = (0, 0)
        for (q, found) in holders(y, in: right, of: x, in: left, by: likeness) {
            let held = withBlanks(found, of: x, from: i, in: left, inside: right.nodes[y[q]].children, in: right)
            rest.append((Array(x[i..<held.lowerBound]), Array(y[j..<q])))
            let (inner, wrapper) = (Array(x[held]), y[q])
            changes.append(.wrapped(left: inner, right: wrapper))
            alignWhole(inner, right.nodes[wrapper].children, &pending)
            (i, j) = (held.upperBound, q + 1)
        }
        return rest + [(Array(x[i...]), Array(y[j...]))]
    }

    /// Removes elements from the left row whose content is in the right row.
    mutating func takeUnwrapped(_ x: [Int], _ y: [Int], by likeness: MatchKind, _ pending: inout [(Int, Int)])
        -> [(x: [Int], y: [Int])]
    {
        var rest: [(x: [Int], y: [Int])] = []
        var (i, j) = (0, 0)
        for (p, found) in holders(x, in: left, of: y, in: right, by: likeness) {
            let held = withBlanks(found, of: y, from: j, in: right, inside: left.nodes[x[p]].children, in: left)
            rest.append((Array(x[i..<p]), Array(y[j..<held.lowerBound])))
            let (wrapper, inner) = (x[p], Array(y[held]))
            changes.append(.unwrapped(left: wrapper, right: inner))
            alignWhole(left.nodes[wrapper].children, inner, &pending)
            (i, j) = (p + 1, held.upperBound)
        }
        return rest + [(Array(x[i...]), Array(y[j...]))]
    }

    /// Removes elements that replaced others and contain their content. They count as added around the others, which count as removed.
    mutating func takeExchanged(_ x: [Int], _ y: [Int], _ pending: inout [(Int, Int)]) -> [(x: [Int], y: [Int])] {
        if exchanges == Self.mostExchanges { return [(x, y)] }
        exchanges += 1
        defer { exchanges -= 1 }
        // NB: Bounds the work: each element of the right row may contain part of a large one of the left row, which would be searched
        // for each.
        var patience = 16 * x.reduce(0) { $0 + left.sizes[$1] }
        // By the hash of their content, the positions of the left row's elements, ascending.
        var places: [UInt64: [Int]] = [:]
        for (place, node) in x.enumerated() where left.nodes[node].isElement {
            var level = left.nodes[node].children
            for _ in 0..<Self.levels {
                for inner in level where isTelling(inner, in: left) {
                    places[left.hashes[inner], default: []].append(place)
                }
                level = level.flatMap { left.nodes[$0].children }
            }
        }
        let kinds = (Set(x.map { Self.kind($0, in: left) }), Set(y.map { Self.kind($0, in: right) }))
        var rest: [(x: [Int], y: [Int])] = []
        var (i, j) = (0, 0)
        for (q, node) in y.enumerated()
        where right.nodes[node].isElement && !kinds.0.contains(Self.kind(node, in: right)) {
            let children = right.nodes[node].children
            var weights: [Int: Int] = [:]
            for child in children where isTelling(child, in: right) {
                guard let list = places[right.hashes[child]], let place = Self.first(of: list, beyond: i - 1) else {
                    continue
                }
                weights[place, default: 0] += right.sizes[child]
            }
            guard let (p, weight) = weights.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
                2 * weight >= right.sizes[node], left.nodes[x[p]].kind != right.nodes[node].kind,
                !kinds.1.contains(Self.kind(x[p], in: left)), patience > 0
            else { continue }
            patience -= left.sizes[x[p]]
            guard !holders([x[p]], in: left, of: children, in: right, by: .equal).isEmpty
            else { continue }
            rest.append((Array(x[i..<p]), Array(y[j..<q])))
            changes.append(.wrapped(left: [x[p]], right: node))
            alignWhole([x[p]], children, &pending)
            (i, j) = (p + 1, q + 1)
        }
        return rest + [(Array(x[i...]), Array(y[j...]))]
    }

    /// Extends a range of a row that is inside an element by the surrounding whitespace that also begins and ends the element.
    ///
    /// - Parameter start: The first position that is still free.
    private func withBlanks(
        _ held: Range<Int>,
        of row: [Int],
        from start: Int,
        in tree: SnapshotTree,
        inside content: [Int],
        in other: SnapshotTree
    ) -> Range<Int> {
        func count(_ around: some Sequence<Int>, _ inside: some Sequence<Int>) -> Int {
            zip(around, inside).prefix { tree.hashes[$0.0] == other.hashes[$0.1] }.count
        }
        let first = content.prefix { !isTelling($0, in: other) }
        let last = content.reversed().prefix { !isTelling($0, in: other) }
        let lower = count(row[start..<held.lowerBound].reversed(), first.reversed())
        let upper = count(row[held.upperBound...], Array(last).reversed())
        return held.lowerBound - lower..<held.upperBound + upper
    }

    /// The elements of a row that contain nodes of the other row: each element's position, and the range of the other row, both
    /// ascending.
    ///
    /// Excludes an element with a counterpart of its own name and id in the other row: its content moved.
    private func holders(
        _ row: [Int],
        in tree: SnapshotTree,
        of others: [Int],
        in other: SnapshotTree,
        by likeness: MatchKind
    ) -> [(place: Int, held: Range<Int>)] {
        var places: [UInt64: [Int]] = [:]
        var kinds: [UInt64: Int] = [:]
        var weight = 0
        for (place, node) in others.enumerated() where isTelling(node, in: other) {
            eachKey(of: node, in: other, by: likeness) { key in places[key, default: []].append(place) }
            kinds[Self.kind(node, in: other), default: 0] += 1
            weight += other.sizes[node]
        }
        if places.isEmpty { return [] }
        var result: [(place: Int, held: Range<Int>)] = []
        var next = 0
        for (place, node) in row.enumerated() where tree.nodes[node].isElement {
            guard let held = content(of: node, in: tree, places, from: next, by: likeness) else { continue }
            // NB: A node that is only alike can be the element itself, since its first or last part is alike too.
            let own =
                likeness == .alike
                ? 0 : held.places.count { Self.kind(others[$0], in: other) == Self.kind(node, in: tree) }
            let isMost = 2 * held.weight >= min(weight, held.weight + held.others)
            guard isMost, kinds[Self.kind(node, in: tree), default: 0] <= own else { continue }
            result.append((place, held.places[0]..<held.places[held.places.count - 1] + 1))
            next = held.places[held.places.count - 1] + 1
        }
        return result
    }

    /// Among the first levels below an element, the row of siblings that contains most of the nodes at `places`.
    ///
    /// - Returns: Their positions, ascending; the number of nodes in them, and of other nodes in that row; nil if there is none.
    private func content(
        of element: Int,
        in tree: SnapshotTree,
        _ places: [UInt64: [Int]],
        from next: Int,
        by likeness: MatchKind
    ) -> (places: [Int], weight: Int, others: Int)? {
        var best: (places: [Int], weight: Int, others: Int)?
        var level = [element]
        for _ in 0..<Self.levels where !level.isEmpty {
            var below: [Int] = []
            for parent in level {
                var found: (places: [Int], weight: Int, others: Int) = ([], 0, 0)
                var last = next - 1
                for child in tree.nodes[parent].children {
                    var nearest: Int?
                    if isTelling(child, in: tree) {
                        eachKey(of: child, in: tree, by: likeness) { key in
                            guard let list = places[key], let place = Self.first(of: list, beyond: last) else { return }
                            nearest = min(nearest ?? place, place)
                        }
                    }
                    if let place = nearest {
                        found.places.append(place)
                        found.weight += tree.sizes[child]
                        last = place
                    } else {
                        if isTelling(child, in: tree) { found.others += tree.sizes[child] }
                        if tree.nodes[child].isElement { below.append(child) }
                    }
                }
                if found.weight > best?.weight ?? 0 { best = found }
            }
            level = below
        }
        return best
    }

    /// Calls `body` with each key by which a node is recognized; each includes the node's kind.
    private func eachKey(of node: Int, in tree: SnapshotTree, by likeness: MatchKind, _ body: (UInt64) -> Void) {
        guard case .alike = likeness, tree.nodes[node].isElement else { return body(tree.hashes[node]) }
        let kind = tree.nodes[node].kind
        if tree.sayings[node] == 0 {
            for (name, value) in tree.nodes[node].attributes.prefix(Self.mostAttributes) {
                var hasher = Hasher()
                hasher.combine(kind)
                hasher.combine(exactly: name)
                hasher.combine(exactly: value)
                body(UInt64(bitPattern: Int64(hasher.finalize())))
            }
            return
        }
        body(kind ^ tree.sayings[node])
        body(kind &* 3 ^ tree.firstTexts[node])
        body(kind &* 5 ^ tree.lastTexts[node])
    }

    /// The first greater number of an ascending list.
    private static func first(of list: [Int], beyond last: Int) -> Int? {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle] > last { high = middle } else { low = middle + 1 }
        }
        return low < list.count ? list[low] : nil
    }

    /// Whether a node identifies its content: it is neither whitespace nor a childless element without attributes.
    private func isTelling(_ node: Int, in tree: SnapshotTree) -> Bool {
        tree.nodes[node].isText
            ? tree.nodes[node].isTellingText : tree.sizes[node] > 1 || !tree.nodes[node].attributes.isEmpty
    }
}
