// RangeOperations.swift: native operations for js/dom/Range.js: boundary points that move as the tree changes.

import DOM
import ScriptEngine

extension DOMReceiver {
    /// Registers the operations on ranges, which are identified by numbers.
    func registerRangeOperations() {
        // Start, its offset, end, its offset → the new range's number.
        named["ranges.make"] = { receiver, operands in
            let (start, end) = (try operands.boundaryPoint(1), try operands.boundaryPoint(3))
            return .integer(receiver.tree.makeLiveRanges().makeRange(start: start, end: end))
        }
        // Range, start, its offset, end, its offset.
        named["ranges.set"] = { receiver, operands in
            let ranges = receiver.tree.makeLiveRanges()
            let number = try operands.place(1, in: 0..<ranges.count)
            ranges.setRange(number, start: try operands.boundaryPoint(2), end: try operands.boundaryPoint(4))
            return .undefined
        }
        // Range → start, its offset, end, its offset in scratch memory.
        named["ranges.read"] = { receiver, operands in
            let ranges = receiver.tree.makeLiveRanges()
            let (start, end) = ranges.range(try operands.place(1, in: 0..<ranges.count))
            let header = receiver.tree.arena.header
            header[ArenaLayout.scratchWord + 1] = start.node.rawValue
            header[ArenaLayout.scratchWord + 2] = UInt32(clamping: start.offset)
            header[ArenaLayout.scratchWord + 3] = end.node.rawValue
            header[ArenaLayout.scratchWord + 4] = UInt32(clamping: end.offset)
            return .undefined
        }
        // Text, offset, the text that took over the data after it.
        named["ranges.split"] = { receiver, operands in
            let (node, rest) = (try operands.characterData(1), try operands.characterData(3))
            receiver.tree.didSplitText(node, at: try operands.position(2), into: rest)
            return .undefined
        }
        // Text, offset → a new text with the data after it. The units are shared, so nothing is copied.
        named["text.rest"] = { receiver, operands in
            let (tree, node) = (receiver.tree, try operands.characterData(1))
            let (data, offset) = (tree.data(node), try operands.position(2))
            let length = tree.strings.length(data)
            guard offset <= length else { throw OperationFailure.exception(.indexSize) }
            guard tree.arena.hasRoom(nodes: 1, strings: 1, text: 2 * length) else { throw OperationFailure.outOfMemory }
            let rest = tree.strings.substring(data, from: offset, count: length - offset)
            return .integer(Int(tree.createText(rest, in: tree.document(of: node)).rawValue))
        }
        // Node, sibling → whether it comes before. Node → its index among its siblings. Parent → the number of its children. Parent, index
        // → the child there, 0 for none.
        named["child.precedes"] = { receiver, operands in
            let (node, sibling) = (try operands.node(1), try operands.node(2))
            return .boolean(receiver.tree.child(node, precedes: sibling))
        }
        named["child.index"] = { receiver, operands in .integer(receiver.tree.childIndex(of: try operands.node(1))) }
        named["child.count"] = { receiver, operands in .integer(receiver.tree.childCount(of: try operands.node(1))) }
        named["child.at"] = { receiver, operands in
            let (parent, index) = (try operands.node(1), try operands.position(2))
            return .integer(Int(receiver.tree.child(of: parent, at: index).rawValue))
        }
        // Node, parent, child before which to insert → the code of the exception, 0 if it is allowed.
        named["checkInsertion"] = { receiver, operands in
            let (node, parent, child) = (
                try operands.node(1), try operands.node(2), try operands.nodeOrNone(3)
            )
            do throws(DOMException) {
                try receiver.tree.checkInsertion(of: node, into: parent, before: child)
            } catch { return .integer(error.rawValue) }
            return .integer(0)
        }
    }
}

extension Operands {
    /// A boundary point: a node, followed by an offset.
    fileprivate func boundaryPoint(_ index: Int) throws(OperationFailure) -> LiveRanges.Point {
        LiveRanges.Point(node: try node(index), offset: Int(try word(index + 1)))
    }
}
