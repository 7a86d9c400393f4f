// UnsafeHashSlots.swift: open addressing from hashes to numbers, for tables that hostile pages make as large as they like.
//
// What a table costs when it is far larger than the caches is the memory that is met at random. So a slot has the hash beside
// the number, and another record is read only when the hashes are equal; growing walks the old slots and the two halves
// of the new ones in order; and large tables lie in large memory pages, where the system has them.
//
// Why it is safe: slots are masked by their number, a power of two; the memory is this table's until it is released.

import Glibc
import LargePages

/// Slots for numbers above 0 by their hashes; the owner says which numbers are equal.
///
///     var slot = slots.first(hash)
///     while slots.isUsed(slot), !(slots.hash(slot) == hash && isWanted(slots.number(slot))) { slot = slots.next(slot) }
///
/// Invariant: At most two thirds of the slots are used, so that every search ends at a free one.
public struct UnsafeHashSlots: ~Copyable {
    @usableFromInline var words: UnsafeMutablePointer<UInt64>
    @usableFromInline var slotCount: Int
    @usableFromInline var usedCount = 0

    /// How many slots are used.
    @inlinable public var count: Int { usedCount }

    /// An empty table.
    ///
    /// - Parameter capacity: How many slots it has at first: a power of two.
    public init(capacity: Int) {
        precondition(capacity > 1 && capacity & (capacity - 1) == 0, "The number of slots is a power of two.")
        slotCount = capacity
        words = Self.allocate(capacity)
    }

    deinit { Self.release(words, slotCount) }

    /// Where to look first for a hash.
    @inlinable @inline(__always)
    public func first(_ hash: UInt32) -> Int { Int(hash) & (slotCount &- 1) }

    /// Where to look after a slot.
    @inlinable @inline(__always)
    public func next(_ slot: Int) -> Int { (slot &+ 1) & (slotCount &- 1) }

    /// Whether a slot holds a number.
    @inlinable @inline(__always)
    public func isUsed(_ slot: Int) -> Bool { words[slot] != 0 }

    /// The hash in a slot that is used.
    @inlinable @inline(__always)
    public func hash(_ slot: Int) -> UInt32 { UInt32(truncatingIfNeeded: words[slot] >> 32) }

    /// The number in a slot, 0 when it is free.
    @inlinable @inline(__always)
    public func number(_ slot: Int) -> UInt32 { UInt32(truncatingIfNeeded: words[slot]) }

    /// The first slot with a hash whose number is wanted; nil when there is none.
    @inlinable
    public func slot(_ hash: UInt32, where isWanted: (UInt32) -> Bool) -> Int? {
        var slot = first(hash)
        while isUsed(slot) {
            if self.hash(slot) == hash, isWanted(number(slot)) { return slot }
            slot = next(slot)
        }
        return nil
    }

    /// Puts a number into a free slot that a search for its hash ended at.
    @inlinable @inline(__always)
    public mutating func put(_ number: UInt32, hash: UInt32, at slot: Int) {
        words[slot] = UInt64(hash) << 32 | UInt64(number)
        usedCount &+= 1
        if usedCount &* 3 > slotCount &* 2 { grow() }
    }

    /// Puts a number into the first slot that is free for it.
    @inlinable
    public mutating func put(_ number: UInt32, hash: UInt32) {
        var slot = first(hash)
        while isUsed(slot) { slot = next(slot) }
        put(number, hash: hash, at: slot)
    }

    /// Frees a slot that is used, and puts what comes behind it where a search still finds it.
    @inlinable
    public mutating func remove(at slot: Int) {
        let mask = slotCount &- 1
        var free = slot
        var other = next(slot)
        while words[other] != 0 {
            // Only what was put at the free slot or before it, and found that taken, may move there.
            if (other &- first(hash(other))) & mask >= (other &- free) & mask {
                words[free] = words[other]
                free = other
            }
            other = next(other)
        }
        words[free] = 0
        usedCount &-= 1
    }

    /// A table of its own with the same numbers in the same slots.
    func copy() -> UnsafeHashSlots {
        var copy = UnsafeHashSlots(capacity: slotCount)
        copy.words.update(from: words, count: slotCount)
        copy.usedCount = usedCount
        return copy
    }

    /// Forgets all numbers, and the memory for many of them.
    public mutating func removeAll() {
        if slotCount > 64 {
            Self.release(words, slotCount)
            slotCount = 64
            words = Self.allocate(slotCount)
        } else if count > 0 {
            words.update(repeating: 0, count: slotCount)
        }
        usedCount = 0
    }

    @usableFromInline @inline(never)
    mutating func grow() {
        let (old, oldCount) = (words, slotCount)
        // A table that has become this large is one of those that become far larger.
        slotCount *= (1 << 13..<1 << 17).contains(slotCount) ? 4 : 2
        words = Self.allocate(slotCount)
        for index in 0..<oldCount where old[index] != 0 {
            var slot = first(UInt32(truncatingIfNeeded: old[index] >> 32))
            while words[slot] != 0 { slot = next(slot) }
            words[slot] = old[index]
        }
        Self.release(old, oldCount)
    }

    // MARK: Memory

    /// From so many slots on, 1 MB of them, the memory is the system's own.
    private static let largeCount = 1 << 17

    private static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt64> {
        if count < largeCount {
            let words = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
            words.initialize(repeating: 0, count: count)
            return words
        }
        guard let words = mmap(nil, count * 8, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            words != MAP_FAILED
        else { fatalError("There is no memory for a table of \(count) slots.") }
        LargePages.prefer(words, filling: count * 8)
        return words.assumingMemoryBound(to: UInt64.self)
    }

    private static func release(_ words: UnsafeMutablePointer<UInt64>, _ count: Int) {
        if count < largeCount { words.deallocate() } else { munmap(words, count * 8) }
    }
}
