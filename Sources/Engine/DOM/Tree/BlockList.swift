// BlockList.swift: a list whose elements come and leave anywhere, as the rules of a sheet do, at the cost of a small part of it.

/// Elements in order, in blocks: a change moves the elements of one block, and finding a place takes a step for each block.
///
/// Invariants: 1. no block is empty, nor longer than `full`; 2. `length` is the sum of their lengths.
package struct BlockList<Element> {
    @usableFromInline package var blocks: [[Element]] = []
    @usableFromInline package var length = 0
    private static var full: Int { 512 }

    package init(_ elements: [Element]) {
        length = elements.count
        guard count > Self.full else {
            if count > 0 { blocks = [elements] }
            return
        }
        for start in stride(from: 0, to: count, by: Self.full) {
            blocks.append(Array(elements[start...].prefix(Self.full)))
        }
    }

    package mutating func append(_ element: Element) { insert(element, at: count) }

    package mutating func insert(_ element: Element, at index: Int) {
        // NB: Behind the last element of a block rather than before the first of the next one.
        var (block, place) = index == 0 ? (0, -1) : find(index - 1)
        place += 1
        length += 1
        if blocks.isEmpty { return blocks.append([element]) }
        if blocks[block].count == Self.full {
            let start = place == Self.full ? place : Self.full / 2
            let rest = Array(blocks[block][start...])
            blocks[block].removeSubrange(start...)
            if start == Self.full { return blocks.insert([element], at: block + 1) }
            blocks.insert(rest, at: block + 1)
            if place > start { (block, place) = (block + 1, place - start) }
        }
        blocks[block].insert(element, at: place)
    }

    @discardableResult
    package mutating func remove(at index: Int) -> Element {
        let (block, place) = find(index)
        length -= 1
        let element = blocks[block].remove(at: place)
        if blocks[block].isEmpty {
            blocks.remove(at: block)
        } else if block + 1 < blocks.count, blocks[block].count + blocks[block + 1].count <= Self.full / 2 {
            let next = blocks.remove(at: block + 1)
            blocks[block] += next
        }
        return element
    }

    /// The first index at which a condition holds, which then holds for all behind it; the count without one.
    package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        let block = blocks.partitioningIndex { $0.last.map(holds) ?? false }
        let before = blocks[..<block].reduce(0) { $0 + $1.count }
        return block == blocks.count ? count : before + blocks[block].partitioningIndex(where: holds)
    }

    @inlinable
    package func find(_ index: Int) -> (block: Int, place: Int) {
        var (block, place) = (0, index)
        // NB: What was appended is asked for most.
        if let last = blocks.last, index >= count - last.count {
            return (blocks.count - 1, index - (count - last.count))
        }
        while place >= blocks[block].count {
            place -= blocks[block].count
            block += 1
        }
        return (block, place)
    }
}

extension BlockList: RandomAccessCollection, ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: Element...) { self.init(elements) }

    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { length }
    @inlinable package var count: Int { length }

    @inlinable package subscript(index: Int) -> Element {
        let (block, place) = find(index)
        return blocks[block][place]
    }

    /// Walks over the blocks, without finding each place.
    package struct Iterator: IteratorProtocol {
        @usableFromInline package let blocks: [[Element]]
        @usableFromInline package var block = 0
        @usableFromInline package var place = 0

        @inlinable package init(blocks: [[Element]]) { self.blocks = blocks }

        @inlinable
        package mutating func next() -> Element? {
            guard block < blocks.count else { return nil }
            let element = blocks[block][place]
            place += 1
            if place == blocks[block].count { (block, place) = (block + 1, 0) }
            return element
        }
    }

    @inlinable package func makeIterator() -> Iterator { Iterator(blocks: blocks) }
}

extension Array {
    /// The first index at which a condition holds, which then holds for all behind it; the count without one.
    package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
