// RangeOperations.swift: native operations for js/dom/Range.js: boundary points that move as the tree changes.

import DOM
import ScriptEngine

extension DOMReceiver {
    /// Enters the operations on ranges, which are known by their numbers.
    func registerRangeOperations() {
        func point(_ call: NativeCall, _ index: Int) -> LiveRanges.Point {
            LiveRanges.Point(
                node: node(UInt32(call.value(index).number)),
                offset: Int(call.value(index + 1).number)
            )
        }
        // Start, its offset, end, its offset → the new range's number.
        named["ranges.make"] = { receiver, call in
            .number(Double(receiver.tree.makeLiveRanges().makeRange(start: point(call, 1), end: point(call, 3))))
        }
        // Range, start, its offset, end, its offset.
        named["ranges.set"] = { receiver, call in
            let number = Int(call.value(1).number)
            receiver.tree.makeLiveRanges().setRange(number, start: point(call, 2), end: point(call, 4))
            return .undefined
        }
        // Range → start, its offset, end, its offset in scratch memory.
        named["ranges.read"] = { receiver, call in
            let (start, end) = receiver.tree.makeLiveRanges().range(Int(call.value(1).number))
            let header = receiver.tree.arena.header
            header[ArenaLayout.scratchWord + 1] = start.node.rawValue
            header[ArenaLayout.scratchWord + 2] = UInt32(start.offset)
            header[ArenaLayout.scratchWord + 3] = end.node.rawValue
            header[ArenaLayout.scratchWord + 4] = UInt32(end.offset)
            return .undefined
        }
        // Text, offset, the text that took over what is behind that.
        named["ranges.split"] = { receiver, call in
            let rest = receiver.node(UInt32(call.value(3).number))
            receiver.tree.didSplitText(
                receiver.node(UInt32(call.value(1).number)),
                at: Int(call.value(2).number),
                into: rest
            )
            return .undefined
        }
        // Node, parent, child that it would go before → the code of the exception, 0 when it may go there.
        named["checkInsertion"] = { receiver, call in
            func argument(_ index: Int) -> NodeID { receiver.node(UInt32(call.value(index).number)) }
            do throws(DOMException) {
                try receiver.tree.checkInsertion(of: argument(1), into: argument(2), before: argument(3))
            } catch { return .number(Double(error.rawValue)) }
            return .number(0)
        }
    }
}
