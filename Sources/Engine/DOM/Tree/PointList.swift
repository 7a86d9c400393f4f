// PointList.swift: the positions of ranges' boundary points in one node.
//
// Each change of a node's children or data shifts all positions after it by the same number. So positions are kept in blocks; a block has
// a number to be added to the offsets of its positions, and the list has one for all blocks. A change costs one block's positions and one
// step for each other block. A position knows its block and the block its list. When a list is split, the smaller part becomes a new list,
// so that the positions of a text that is split move in few steps, too.

/// The points at one position, by number.
final class PointGroup {
    var members: Set<Int> = []
    /// The block that contains it; none if it is in no list.
    fileprivate unowned var block: PointList.Block?
    /// The offset without the shifts of its block and its list.
    fileprivate var relativeOffset = 0

    init() {}

    /// The position. Requires that the group is in a list.
    var point: LiveRanges.Point {
        guard let block else { preconditionFailure("a group of points is in no list") }
        return LiveRanges.Point(node: block.list.node, offset: relativeOffset + block.shift + block.list.shift)
    }
}

/// The groups of one node, by offset; all offsets differ.
final class PointList {
    fileprivate final class Block {
        var groups: [PointGroup]
        /// Added to the offsets of the groups, in addition to the list's shift.
        var shift = 0
        unowned var list: PointList

        init(_ groups: [PointGroup], of list: PointList) {
            self.groups = groups
            self.list = list
            for group in groups { group.block = self }
        }

        /// The index in the block of the first group whose offset is `offset` or more.
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

    private(set) var node: NodeID
    /// Added to the offsets of all groups.
    fileprivate var shift = 0
    /// The blocks, none of which is empty.
    private var blocks: [Block] = []
    private static let full = 256

    init(of node: NodeID) { self.node = node }

    var isEmpty: Bool { blocks.isEmpty }
    /// The last group's offset; 0 without groups.
    var lastOffset: Int { blocks.last.map { $0.offset(at: $0.groups.count - 1) + shift } ?? 0 }

    /// The block for an offset: the last that begins there or before; -1 if all begin after it.
    private func block(of offset: Int) -> Int {
        let wanted = offset - shift
        var (low, high) = (0, blocks.count)
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].offset(at: 0) <= wanted { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    /// The group at an offset; nil if there is none.
    func group(at offset: Int) -> PointGroup? {
        let index = block(of: offset)
        guard index >= 0 else { return nil }
        let block = blocks[index]
        let place = block.place(of: offset - shift)
        return place < block.groups.count && block.offset(at: place) == offset - shift ? block.groups[place] : nil
    }

    /// Inserts a group that is in no list at an offset without a group.
    func insert(_ group: PointGroup, at offset: Int) {
        guard !blocks.isEmpty else {
            group.relativeOffset = offset - shift
            blocks = [Block([group], of: self)]
            return
        }
        let index = max(block(of: offset), 0)
        let block = blocks[index]
        group.block = block
        group.relativeOffset = offset - shift - block.shift
        block.groups.insert(group, at: block.place(of: offset - shift))
        guard block.groups.count > Self.full else { return }
        // A full block is split in two.
        cut(index, before: Self.full / 2)
    }

    /// Removes a group.
    func remove(_ group: PointGroup) {
        let offset = group.point.offset
        let index = block(of: offset)
        blocks[index].groups.remove(at: blocks[index].place(of: offset - shift))
        group.block = nil
        if blocks[index].groups.isEmpty { blocks.remove(at: index) }
    }

    /// Adds `count` to all offsets from `offset`. No two become equal.
    func shift(from offset: Int, by count: Int) {
        guard count != 0, !blocks.isEmpty else { return }
        let index = max(block(of: offset), 0)
        let place = blocks[index].place(of: offset - shift)
        // If the groups before are fewer, all are shifted and those are shifted back: fewer blocks change.
        if index < blocks.count / 2 {
            shift += count
            for block in blocks[..<index] { block.shift -= count }
            for group in blocks[index].groups[..<place] { group.relativeOffset -= count }
        } else {
            for group in blocks[index].groups[place...] { group.relativeOffset += count }
            for block in blocks[(index + 1)...] { block.shift += count }
        }
    }

    /// Removes the groups with offsets in `lower..<upper` and returns them.
    func take(from lower: Int, to upper: Int) -> [PointGroup] {
        var taken: [PointGroup] = []
        let first = max(block(of: lower), 0)
        var end = first
        while end < blocks.count, blocks[end].offset(at: 0) < upper - shift {
            let block = blocks[end]
            let range = block.place(of: lower - shift)..<block.place(of: upper - shift)
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

    /// Removes all groups and returns them.
    func takeAll() -> [PointGroup] {
        let all = blocks.flatMap(\.groups)
        for group in all { group.block = nil }
        blocks = []
        return all
    }

    /// Moves the groups with offsets above `offset` to another node, at the same distance from its start.
    ///
    /// - Returns: The lists of both nodes, nil for one without groups. This object is the longer one's.
    func split(behind offset: Int, into other: NodeID) -> (front: PointList?, rest: PointList?) {
        let index = max(block(of: offset), 0)
        guard index < blocks.count else { return (nil, nil) }
        let place = blocks[index].place(of: offset + 1 - shift)
        if place > 0, place < blocks[index].groups.count { cut(index, before: place) }
        let first = place == 0 ? index : index + 1
        if first > blocks.count / 2 {
            let rest = PointList(of: other)
            rest.shift = shift - offset
            moveBlocks(first..<blocks.count, to: rest)
            return (self, rest.isEmpty ? nil : rest)
        }
        let front = PointList(of: node)
        front.shift = shift
        moveBlocks(0..<first, to: front)
        node = other
        shift -= offset
        return (front.isEmpty ? nil : front, self)
    }

    private func moveBlocks(_ range: Range<Int>, to list: PointList) {
        list.blocks = Array(blocks[range])
        blocks.removeSubrange(range)
        for block in list.blocks { block.list = list }
    }

    /// Takes over the groups of another list, with `distance` added to their offsets; all are then after those of this list.
    func append(_ other: PointList, distance: Int) {
        for block in other.blocks {
            block.shift += distance + other.shift - shift
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

    /// Splits a block in two; the smaller part is the new one.
    private func cut(_ index: Int, before place: Int) {
        let block = blocks[index]
        let isFrontSmaller = place <= block.groups.count / 2
        let part = isFrontSmaller ? 0..<place : place..<block.groups.count
        let made = Block(Array(block.groups[part]), of: self)
        made.shift = block.shift
        block.groups.removeSubrange(part)
        blocks.insert(made, at: isFrontSmaller ? index : index + 1)
    }
}
