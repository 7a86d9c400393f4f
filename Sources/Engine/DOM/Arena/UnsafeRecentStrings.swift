// UnsafeRecentStrings.swift: short strings that were made lately, so that those which pages repeat are there once.
//
// A table of all short strings is met at random: on a large page, most of whose texts are there once, that costs more than
// what it saves. This one stays in the nearest cache; a string that was pushed out is made again.
//
// Why it is safe: places are masked by their number, a power of two; the memory is this table's until it is released.

/// One string a place, by its hash; the owner says whether it is the one that is looked for.
struct UnsafeRecentStrings: ~Copyable {
    private static let placeCount = 1024
    /// A hash and an id each, 0 where there is none.
    private let words: UnsafeMutablePointer<UInt64>

    init() {
        words = .allocate(capacity: Self.placeCount)
        words.initialize(repeating: 0, count: Self.placeCount)
    }

    deinit { words.deallocate() }

    /// The string last made with this hash, or none.
    @inline(__always)
    func string(_ hash: UInt32) -> StringID {
        let word = words[Int(hash) & (Self.placeCount &- 1)]
        return UInt32(truncatingIfNeeded: word >> 32) == hash
            ? StringID(rawValue: UInt32(truncatingIfNeeded: word)) : .none
    }

    /// Keeps a string for its hash.
    @inline(__always)
    func keep(_ id: StringID, hash: UInt32) {
        words[Int(hash) & (Self.placeCount &- 1)] = UInt64(hash) << 32 | UInt64(id.rawValue)
    }

    /// Forgets all strings.
    func removeAll() { words.update(repeating: 0, count: Self.placeCount) }
}
