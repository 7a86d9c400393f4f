// UnsafeRecentStrings.swift: recently made short strings, so that repeated ones are stored once.
//
// A table of all short strings is accessed at random: on a large page, most of whose texts are unique, it would cost more than it saves.
// This table stays in the nearest cache; a string that was evicted is stored again.
//
// Why it is safe: indices are masked by the number of entries, a power of two; the memory is this table's until it is released.

/// One string per entry, by its hash; the owner compares the strings.
struct UnsafeRecentStrings: ~Copyable {
    private static let placeCount = 1024
    /// A hash and an id per entry, 0 for an empty one.
    private let words: UnsafeMutablePointer<UInt64>

    init() {
        words = .allocate(capacity: Self.placeCount)
        words.initialize(repeating: 0, count: Self.placeCount)
    }

    deinit { words.deallocate() }

    /// The last string made with this hash, or none.
    @inline(__always)
    func string(_ hash: UInt32) -> StringID {
        let word = words[Int(hash) & (Self.placeCount &- 1)]
        return UInt32(truncatingIfNeeded: word >> 32) == hash
            ? StringID(rawValue: UInt32(truncatingIfNeeded: word)) : .none
    }

    /// Stores a string under its hash.
    @inline(__always)
    func keep(_ id: StringID, hash: UInt32) {
        words[Int(hash) & (Self.placeCount &- 1)] = UInt64(hash) << 32 | UInt64(id.rawValue)
    }

    /// Removes all strings.
    func removeAll() { words.update(repeating: 0, count: Self.placeCount) }
}
