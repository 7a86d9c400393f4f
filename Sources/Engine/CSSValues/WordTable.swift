// WordTable.swift: known words, found by the bytes of a text without creating a string.

/// Words in lower case, with their indices. Texts are compared ignoring ASCII case.
package struct WordTable: Sendable, Equatable, ExpressibleByArrayLiteral {
    package let words: [String]
    /// The bytes of all words, and the start of each word.
    private var bytes: [UInt8] = []
    private var starts: [Int] = [0]
    /// Index + 1 by hash; 0 is none. The number of slots is a power of two; at most half are used.
    private var slots: [UInt16]

    package init(_ words: [String]) {
        self.words = words
        var count = 4
        while count < 2 * words.count { count *= 2 }
        slots = [UInt16](repeating: 0, count: count)
        for (place, word) in words.enumerated() {
            bytes += word.utf8
            starts.append(bytes.count)
            var slot = Self.hash(word.utf8) & (count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
            slots[slot] = UInt16(place + 1)
        }
    }

    package init(arrayLiteral words: String...) { self.init(words) }

    /// The index of a word; nil if it is not in the table.
    package func place(of word: some Collection<UInt8>) -> Int? {
        let mask = slots.count - 1
        var slot = Self.hash(word) & mask
        while slots[slot] != 0 {
            let place = Int(slots[slot]) - 1
            if isWord(at: place, word) { return place }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// The table's word for a text; nil if there is none.
    package func word(_ text: some Collection<UInt8>) -> String? { place(of: text).map { words[$0] } }

    package func contains(_ word: some Collection<UInt8>) -> Bool { place(of: word) != nil }

    private func isWord(at place: Int, _ word: some Collection<UInt8>) -> Bool {
        var index = starts[place]
        let end = starts[place + 1]
        for byte in word {
            if index == end || bytes[index] != Self.lowercased(byte) { return false }
            index += 1
        }
        return index == end
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

    /// http://www.isthe.com/chongo/tech/comp/fnv/ (1a)
    private static func hash(_ word: some Collection<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in word { hash = (hash ^ UInt32(lowercased(byte))) &* 16_777_619 }
        return Int(hash ^ hash >> 16)
    }
}
