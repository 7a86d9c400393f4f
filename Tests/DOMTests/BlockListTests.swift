// BlockListTests.swift: lists in blocks, compared with arrays that are changed in the same way.

import Testing

@testable import DOM

@Suite("Lists in blocks")
struct BlockListTests {
    // Invariants of BlockList: 1, 2.
    @Test("After any changes a list has the elements of an array", arguments: 1...6)
    func sameAsArray(seed: Int) {
        var state = UInt64(seed)
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var array = Array(0..<[0, 1, 512, 513, 1500, 3000][seed - 1])
        var list = BlockList(array)
        for phase in 0..<6 {
            // In turns it grows and shrinks, at one place or anywhere.
            let grows = phase.isMultiple(of: 2)
            for step in 0..<1500 {
                let isInsertion = array.isEmpty || random(10) < (grows ? 8 : 2)
                let count = array.count + (isInsertion ? 1 : 0)
                let index = phase < 2 ? random(count) : phase < 4 ? 0 : count - 1
                if isInsertion {
                    list.insert(step, at: index)
                    array.insert(step, at: index)
                } else {
                    #expect(list.remove(at: index) == array.remove(at: index))
                }
                #expect(list.count == array.count)
                if !array.isEmpty {
                    let place = random(array.count)
                    #expect(list[place] == array[place])
                }
            }
            #expect(Array(list) == array)
            #expect(list.map { $0 } == array && list.last == array.last && list.first == array.first)
            #expect(list[(list.count / 3)...].elementsEqual(array[(array.count / 3)...]))
        }
    }

    @Test("The place of a number among sorted ones is that of an array", arguments: [0, 1, 511, 512, 2000])
    func sorted(count: Int) {
        let array = (0..<count).map { 2 * $0 }
        let list = BlockList(array)
        for number in -1...2 * count + 1 {
            #expect(list.partitioningIndex { $0 >= number } == array.partitioningIndex { $0 >= number })
        }
    }
}
