// HashSlotsTests.swift: hash tables of numbers: small, large and emptied.

import DOM
import Testing

@Suite("Hash slots")
struct HashSlotsTests {
    /// Whether a number is found by its hash.
    private func holds(_ number: UInt32, hash: UInt32, _ slots: borrowing UnsafeHashSlots) -> Bool {
        var slot = slots.first(hash)
        while slots.isUsed(slot) {
            if slots.hash(slot) == hash, slots.number(slot) == number { return true }
            slot = slots.next(slot)
        }
        return false
    }

    // Invariants of UnsafeHashSlots: 1.
    @Test("Inserted numbers are found, also after the table has grown, and no others")
    func growth() {
        var slots = UnsafeHashSlots(capacity: 2)
        // NB: More entries than fit before the table's memory comes from the system itself; many hashes share their low bits.
        let count: UInt32 = 200_000
        func hash(_ number: UInt32) -> UInt32 { number &* 2_654_435_761 & ~7 | 1 }
        for number in 1...count { slots.put(number, hash: hash(number)) }
        var missing = 0
        for number in 1...count where !holds(number, hash: hash(number), slots) { missing += 1 }
        let another = holds(count + 1, hash: hash(count + 1), slots)
        slots.removeAll()
        var left = 0
        for number in 1...count where holds(number, hash: hash(number), slots) { left += 1 }
        slots.put(7, hash: 9)
        slots.removeAll()
        let last = holds(7, hash: 9, slots)
        #expect(missing == 0)
        #expect(left == 0)
        #expect(!another && !last)
    }

    @Test("A template's contents and their host refer to each other, also for copies and in other documents")
    func templates() {
        let tree = Tree()
        let document = tree.createDocument()
        let first = tree.createElement(.template, in: document)
        let second = tree.clone(first, deep: true, in: tree.createDocument(isHTML: false))
        for template in [first, second] {
            #expect(tree.templateHost(tree.templateContents(template)) == template)
            #expect(tree.kind(tree.templateContents(template)) == .documentFragment)
        }
        #expect(tree.templateContents(first) != tree.templateContents(second))
        #expect(tree.templateHost(tree.createDocumentFragment(in: document)).isNone)
        #expect(tree.templateHost(document).isNone)
    }
}
