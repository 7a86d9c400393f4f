// RangeOperations.swift: native operations for js/dom/Range.js: boundary points that move as the tree changes.

import DOM
import ScriptEngine

extension DOMReceiver {
    /// Registers the operations on ranges, which are identified by numbers.
    func registerRangeOperations() {
        families.range = { receiver, operation, operands in
            switch operation {
            case .rangesMake:
                let (start, end) = (try operands.boundaryPoint(1), try operands.boundaryPoint(3))
                return .integer(receiver.tree.makeLiveRanges().makeRange(start: start, end: end))
            case .rangesSet:
                let ranges = receiver.tree.makeLiveRanges()
                let number = try operands.place(1, in: 0..<ranges.count)
                ranges.setRange(number, start: try operands.boundaryPoint(2), end: try operands.boundaryPoint(4))
                return .undefined
            case .rangesRead:
                let ranges = receiver.tree.makeLiveRanges()
                let (start, end) = ranges.range(try operands.place(1, in: 0..<ranges.count))
                let header = receiver.tree.arena.header
                header[ArenaLayout.scratchWord + 1] = start.node.rawValue
                header[ArenaLayout.scratchWord + 2] = UInt32(clamping: start.offset)
                header[ArenaLayout.scratchWord + 3] = end.node.rawValue
                header[ArenaLayout.scratchWord + 4] = UInt32(clamping: end.offset)
                return .undefined
            case .rangesSplit:
                let (node, rest) = (try operands.characterData(1), try operands.characterData(3))
                receiver.tree.didSplitText(node, at: try operands.position(2), into: rest)
                return .undefined
            case .textRest:
                let (tree, node) = (receiver.tree, try operands.characterData(1))
                let (data, offset) = (tree.data(node), try operands.position(2))
                let length = tree.strings.length(data)
                guard offset <= length else { throw OperationFailure.exception(.indexSize) }
                guard tree.arena.hasRoom(nodes: 1, strings: 1, text: 2 * length) else {
                    throw OperationFailure.outOfMemory
                }
                let rest = tree.strings.substring(data, from: offset, count: length - offset)
                return .integer(Int(tree.createText(rest, in: tree.document(of: node)).rawValue))
            case .childPrecedes:
                let (node, sibling) = (try operands.node(1), try operands.node(2))
                return .boolean(receiver.tree.child(node, precedes: sibling))
            case .childIndex: return .integer(receiver.tree.childIndex(of: try operands.node(1)))
            case .childCount: return .integer(receiver.tree.childCount(of: try operands.node(1)))
            case .childAt:
                let (parent, index) = (try operands.node(1), try operands.position(2))
                return .integer(Int(receiver.tree.child(of: parent, at: index).rawValue))
            case .checkInsertion:
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
}

extension Operands {
    /// A boundary point: a node, followed by an offset.
    fileprivate func boundaryPoint(_ index: Int) throws(OperationFailure) -> LiveRanges.Point {
        LiveRanges.Point(node: try node(index), offset: Int(try word(index + 1)))
    }
}
