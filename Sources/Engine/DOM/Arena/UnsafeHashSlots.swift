// UnsafeHashSlots.swift: open addressing from hashes to numbers, for tables that hostile pages can make arbitrarily large.
//
// Random memory access dominates the cost of a table that is far larger than the caches. So a slot has the hash beside the number, and
// another record is read only if the hashes are equal; growing reads the old slots and writes the two halves of the new ones in order; and
// large tables use large memory pages where the system has them.
//
// Why it is safe: slot indices are masked by the number of slots, a power of two; the memory is this table's until it is released.

import Glibc
import LargePages

/// Slots for positive numbers by their hashes; the owner compares the numbers.
///
///     var slot = slots.first(hash)
///     while slots.isUsed(slot), !(slots.hash(slot) == hash && isWanted(slots.number(slot))) { slot = slots.next(slot) }
///
/// Invariant: At most two thirds of the slots are used, so that every search ends at a free one.
public struct UnsafeHashSlots: ~Copyable {
    @usableFromInline var words: UnsafeMutablePointer<UInt64>
    @usableFromInline var slotCount: Int
    @usableFromInline var usedCount = 0

    /// The number of used slots.
    @inlinable public var count: Int { usedCount }

    /// An empty table.
    ///
    /// - Parameter capacity: The initial number of slots: a power of two.
    public init(capacity: Int) {
        precondition(capacity > 1 && capacity & (capacity - 1) == 0, "The number of slots is a power of two.")
        slotCount = capacity
        words = Self.allocate(capacity)
    }

    deinit { Self.release(words, slotCount) }

    /// The first slot to look at for a hash.
    @inlinable @inline(__always)
    public func first(_ hash: UInt32) -> Int { Int(hash) & (slotCount &- 1) }

    /// The slot to look at after another.
    @inlinable @inline(__always)
    public func next(_ slot: Int) -> Int { (slot &+ 1) & (slotCount &- 1) }

    /// Whether a slot is used.
    @inlinable @inline(__always)
    public func isUsed(_ slot: Int) -> Bool { words[slot] != 0 }

    /// The hash in a used slot.
    @inlinable @inline(__always)
    public func hash(_ slot: Int) -> UInt32 { UInt32(truncatingIfNeeded: words[slot] >> 32) }

    /// The number in a slot; 0 if it is free.
    @inlinable @inline(__always)
    public func number(_ slot: Int) -> UInt32 { UInt32(truncatingIfNeeded: words[slot]) }

    /// The first slot with this hash whose number satisfies the condition; nil if there is none.
    @inlinable
    public func slot(_ hash: UInt32, where isWanted: (UInt32) -> Bool) -> Int? {
        var slot = first(hash)
        while isUsed(slot) {
            if self.hash(slot) == hash, isWanted(number(slot)) { return slot }
            slot = next(slot)
        }
        return nil
    }

    /// Stores a number in a free slot at which a search for its hash ended.
    @inlinable @inline(__always)
    public mutating func put(_ number: UInt32, hash: UInt32, at slot: Int) {
        words[slot] = UInt64(hash) << 32 | UInt64(number)
        usedCount &+= 1
        if usedCount &* 3 > slotCount &* 2 { grow() }
    }

    /// Stores a number in the first free slot for it.
    @inlinable
    public mutating func put(_ number: UInt32, hash: UInt32) {
        var slot = first(hash)
        while isUsed(slot) { slot = next(slot) }
        put(number, hash: hash, at: slot)
    }

    /// Frees a used slot, and moves later entries to where a search still finds them.
    @inlinable
    public mutating func remove(at slot: Int) {
        let mask = slotCount &- 1
        var free = slot
        var other = next(slot)
        while words[other] != 0 {
            // Only an entry whose search passed the free slot may move there.
            if (other &- first(hash(other))) & mask >= (other &- free) & mask {
                words[free] = words[other]
                free = other
            }
            other = next(other)
        }
        words[free] = 0
        usedCount &-= 1
    }

    /// A separate table with the same numbers in the same slots.
    func copy() -> UnsafeHashSlots {
        var copy = UnsafeHashSlots(capacity: slotCount)
        copy.words.update(from: words, count: slotCount)
        copy.usedCount = usedCount
        return copy
    }

    /// Removes all numbers, and releases the memory of a large table.
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
        // A table of this size probably grows far larger.
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

    /// From this many slots (1 MB), the memory comes directly from the system.
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
