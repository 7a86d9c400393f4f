// MentionedWords.swift: the words of all scripts so far, as a Bloom filter (https://doi.org/10.1145/362686.362692) of one hash.

/// A set of words that never forgets one and now and then has one that was not inserted.
struct MentionedWords {
    /// 8 KiB: a library of 300 KB mentions some 6,000 words, and fills a tenth.
    private var bits = [UInt64](repeating: 0, count: 1024)

    mutating func insert(_ word: some Sequence<UInt8>) {
        let position = Self.position(of: word)
        bits[position >> 6] |= 1 << UInt64(position & 63)
    }

    func contains(_ word: some Sequence<UInt8>) -> Bool {
        let position = Self.position(of: word)
        return bits[position >> 6] & 1 << UInt64(position & 63) != 0
    }

    /// FNV-1a, folded. https://datatracker.ietf.org/doc/html/rfc9923
    private static func position(of word: some Sequence<UInt8>) -> Int {
        var hash: UInt32 = 0x811C_9DC5
        for byte in word { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return Int((hash >> 16) ^ (hash & 0xFFFF))
    }
}
