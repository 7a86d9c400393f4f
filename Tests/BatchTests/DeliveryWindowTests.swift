// DeliveryWindowTests.swift: pages that end in any order are delivered in input order, and the window bounds the pages under way.

import TestSupport
import Testing

@testable import Batch

@Suite("Batch window")
struct DeliveryWindowTests {
    // Invariants of ReorderBuffer: 1, 2.
    @Test(
        "Pages that end in any order are delivered once each, in input order, and the window bounds the number held",
        arguments: 1...5
    )
    func order(seed: UInt64) {
        var numbers = RepeatableGenerator(seed: seed)
        var window = ReorderBuffer<Int>(pages: 16, bytes: 1000)
        var begun: [(number: Int, bytes: Int)] = []
        var (held, handedOn) = (0, [Int]())
        for skipped in 0..<3 {
            #expect(window.nextNumber == skipped)
            window.skip()
        }
        while handedOn.count < 500 {
            if window.isOpen {
                #expect(window.nextNumber - 3 - handedOn.count < 16)
                #expect(held < 1000)
                let bytes = numbers.below(150)
                begun.append((window.begin(), bytes))
                window.hold(bytes)
                held += bytes
            } else {
                #expect(window.nextNumber - 3 - handedOn.count == 16 || held >= 1000)
            }
            if !begun.isEmpty, numbers.below(2) == 0 || !window.isOpen {
                let page = begun.remove(at: numbers.below(begun.count))
                window.end(page.number, page.bytes)
            }
            while let bytes = window.next() {
                handedOn.append(bytes)
                window.release(bytes)
                held -= bytes
            }
        }
        #expect(window.next() == nil)
    }

    @Test("A page that has not ended delays the delivery of those after it")
    func waiting() {
        var window = ReorderBuffer<String>(pages: 3, bytes: 10)
        for name in ["a", "b", "c"] {
            let number = window.begin()
            if name != "a" { window.end(number, name) }
        }
        #expect(window.next() == nil)
        #expect(!window.isOpen)
        window.end(0, "a")
        #expect([window.next(), window.next(), window.next(), window.next()] == ["a", "b", "c", nil])
        #expect(window.isOpen)
    }
}
