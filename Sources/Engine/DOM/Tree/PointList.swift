// PointList.swift: the places in one node where boundary points of ranges stand.
//
// Each change of a node's children or data moves all places behind it by one number. So places stand in blocks, and a block
// has a number that is added to the offsets of its places: a change costs one block's places, and one step for each other
// block. A place knows its block and that its list, so that the places of a text that is split move with a few steps too.

/// The points that stand in one place, by their numbers.
final class PointGroup {
    var members: Set<Int> = []
    /// The block that it is in, none while it is in no list.
    fileprivate unowned var block: PointList.Block?
    /// The offset without what its block adds.
    fileprivate var relativeOffset = 0

    init() {}

    /// Where it stands; it is in a list.
    var point: LiveRanges.Point {
        guard let block else { preconditionFailure("a group of points is in no list") }
        return LiveRanges.Point(node: block.list.node, offset: relativeOffset + block.shift)
    }
}

/// The groups of one node, by their offsets, which all differ.
final class PointList {
    fileprivate final class Block {
        var groups: [PointGroup]
        /// Added to the offsets of the groups.
        var shift = 0
        unowned var list: PointList

        init(_ groups: [PointGroup], of list: PointList) {
            self.groups = groups
            self.list = list
            for group in groups { group.block = self }
        }

        /// Where in the block the first group is whose offset is `offset` or more.
        func place(of offset: Int) -> Int {
            let wanted = offset - shift
            var (low, high) = (0, groups.count)
            while low < high {
                let middle = (low + high) / 2
                if groups[middle].relativeOffset < wanted { low = middle + 1 } else { high = middle }
            }
            return low
        }

        func offset(at place: Int) -> Int { groups[place].relativeOffset + shift }
    }

    let node: NodeID
    /// None of them is empty.
    private var blocks: [Block] = []
    private static let full = 256

    init(of node: NodeID) { self.node = node }

    var isEmpty: Bool { blocks.isEmpty }
    /// The last group's offset, 0 without groups.
    var lastOffset: Int { blocks.last.map { $0.offset(at: $0.groups.count - 1) } ?? 0 }

    /// The block that has, or would have, a group with an offset: the last that begins there or before; -1 when all begin
    /// behind it.
    private func block(of offset: Int) -> Int {
        var (low, high) = (0, blocks.count)
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].offset(at: 0) <= offset { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    /// The group with an offset.
    func group(at offset: Int) -> PointGroup? {
        let index = block(of: offset)
        guard index >= 0 else { return nil }
        let block = blocks[index]
        let place = block.place(of: offset)
        return place < block.groups.count && block.offset(at: place) == offset ? block.groups[place] : nil
    }

    /// Puts a group that is in no list to an offset that has none.
    func insert(_ group: PointGroup, at offset: Int) {
        guard !blocks.isEmpty else {
            group.relativeOffset = offset
            blocks = [Block([group], of: self)]
            return
        }
        let index = max(block(of: offset), 0)
        let block = blocks[index]
        group.block = block
        group.relativeOffset = offset - block.shift
        block.groups.insert(group, at: block.place(of: offset))
        guard block.groups.count > Self.full else { return }
        // A full block is cut in two.
        cut(index, before: Self.full / 2)
    }

    /// Takes a group out.
    func remove(_ group: PointGroup) {
        let offset = group.point.offset
        let index = block(of: offset)
        blocks[index].groups.remove(at: blocks[index].place(of: offset))
        group.block = nil
        if blocks[index].groups.isEmpty { blocks.remove(at: index) }
    }

    /// Adds `count` to the offsets from `offset` on. No two become the same.
    func shift(from offset: Int, by count: Int) {
        guard count != 0 else { return }
        let first = max(block(of: offset), 0)
        for index in first..<blocks.count {
            let block = blocks[index]
            let place = index == first ? block.place(of: offset) : 0
            if place == 0 {
                block.shift += count
            } else {
                for group in block.groups[place...] { group.relativeOffset += count }
            }
        }
    }

    /// Takes out the groups with offsets from `lower` up to, but without, `upper`.
    func take(from lower: Int, to upper: Int) -> [PointGroup] {
        var taken: [PointGroup] = []
        let first = max(block(of: lower), 0)
        var end = first
        while end < blocks.count, blocks[end].offset(at: 0) < upper {
            let block = blocks[end]
            let range = block.place(of: lower)..<block.place(of: upper)
            taken += block.groups[range]
            block.groups.removeSubrange(range)
            end += 1
        }
        for group in taken { group.block = nil }
        if !taken.isEmpty {
            blocks.replaceSubrange(first..<end, with: blocks[first..<end].filter { !$0.groups.isEmpty })
        }
        return taken
    }

    /// Takes out all groups.
    func takeAll() -> [PointGroup] {
        let all = blocks.flatMap(\.groups)
        for group in all { group.block = nil }
        blocks = []
        return all
    }

    /// Moves the groups with offsets above `offset` to the same distance from the start of another node, in a list that is
    /// returned; nil when there are none.
    func split(behind offset: Int, into node: NodeID) -> PointList? {
        let index = max(block(of: offset), 0)
        guard index < blocks.count else { return nil }
        let place = blocks[index].place(of: offset + 1)
        if place > 0, place < blocks[index].groups.count { cut(index, before: place) }
        let first = place == 0 ? index : index + 1
        guard first < blocks.count else { return nil }
        let rest = PointList(of: node)
        rest.blocks = Array(blocks[first...])
        blocks.removeSubrange(first...)
        for block in rest.blocks {
            block.list = rest
            block.shift -= offset
        }
        return rest
    }

    /// Takes over the groups of another list, `distance` behind where they are; that is behind all of this one.
    func append(_ other: PointList, distance: Int) {
        for block in other.blocks {
            block.shift += distance
            block.list = self
        }
        if let last = blocks.last, let next = other.blocks.first, last.groups.count + next.groups.count <= Self.full {
            for group in next.groups {
                group.relativeOffset += next.shift - last.shift
                group.block = last
            }
            last.groups += next.groups
            blocks += other.blocks.dropFirst()
        } else {
            blocks += other.blocks
        }
        other.blocks = []
    }

    private func cut(_ index: Int, before place: Int) {
        let block = blocks[index]
        let rest = Block(Array(block.groups[place...]), of: self)
        rest.shift = block.shift
        block.groups.removeSubrange(place...)
        blocks.insert(rest, at: index + 1)
    }
}
