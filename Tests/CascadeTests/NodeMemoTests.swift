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
        for number in numbers + [64, 9_000_000] where number != 32 { memo.remove(NodeID(rawValue: number)) }
        for number in numbers { #expect(memo[NodeID(rawValue: number)] == (number == 32 ? 32 : nil)) }
        for number in numbers { memo[NodeID(rawValue: number)] = number }
        memo.removeAll()
        #expect(memo.isEmpty)
        for number in numbers { #expect(memo[NodeID(rawValue: number)] == nil) }
        memo[NodeID(rawValue: 31)] = 7
        #expect(memo[NodeID(rawValue: 31)] == 7)
    }
}
