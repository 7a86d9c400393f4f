// NodeMemoTests.swift: what is known of nodes by their numbers.

import DOM
import Testing

@testable import Cascade

@Suite("What is known of nodes")
struct NodeMemoTests {
    @Test("Each number has its own value, also far apart and beyond all nodes, until it or all are removed")
    func values() {
        var memo = NodeMemo<UInt32>()
        let numbers: [UInt32] = [0, 1, 31, 32, 32_767, 32_768, 1_000_000, 2_147_483_647, 2_147_483_648, 0xF000_0001]
        for number in numbers { #expect(memo[NodeID(rawValue: number)] == nil) }
        for number in numbers { memo[NodeID(rawValue: number)] = number }
        for number in numbers { #expect(memo[NodeID(rawValue: number)] == number) }
        #expect(memo[NodeID(rawValue: 33)] == nil)
        for number in numbers + [64, 9_000_000] where number != 32 { memo[NodeID(rawValue: number)] = nil }
        for number in numbers { #expect(memo[NodeID(rawValue: number)] == (number == 32 ? 32 : nil)) }
        for number in numbers { memo[NodeID(rawValue: number)] = number }
        memo.removeAll()
        #expect(memo.isEmpty)
        for number in numbers { #expect(memo[NodeID(rawValue: number)] == nil) }
        memo[NodeID(rawValue: 31)] = 7
        #expect(memo[NodeID(rawValue: 31)] == 7)
    }

    @Test("The nearest value is found once, and kept by all nodes on the way")
    func nearest() {
        var memo = NodeMemo<UInt32>()
        var asked: [UInt32] = []
        let above = { (node: NodeID) in NodeID(rawValue: node.rawValue - 1) }
        let find = { (memo: inout NodeMemo<UInt32>, start: UInt32) in
            memo.nearest(NodeID(rawValue: start), 99, above: above) { node in
                asked.append(node.rawValue)
                return node.rawValue == 40 ? 7 : nil
            }
        }
        #expect(find(&memo, 43) == 7)
        #expect(find(&memo, 45) == 7)
        #expect(asked == [43, 42, 41, 40, 45, 44])
        #expect(find(&memo, 3) == 99)
        #expect(memo[NodeID(rawValue: 1)] == 99 && memo[NodeID(rawValue: 39)] == nil)
        #expect(find(&memo, 0) == 99)
    }
}
