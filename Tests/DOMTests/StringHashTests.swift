// StringHashTests.swift: no page can make its strings collide in the string table.

import DOM
import Testing

@Suite("String hashes")
struct StringHashTests {
    /// Texts of eight characters that collide under a multiplication without a secret. They are computed as an attacker would: the hash is
    /// inverted from the wanted 32 bits.
    private func collidingTexts(_ count: Int) -> [String] {
        let multiplier: UInt64 = 0xFF51_AFD7_ED55_8CCD
        var inverse: UInt64 = 1
        for _ in 0..<7 { inverse = inverse &* (2 &- multiplier &* inverse) }
        let start: UInt64 = 8 &* 0x9E37_79B9_7F4A_7C15
        var texts: [String] = []
        var high: UInt64 = 0
        while texts.count < count {
            high += 1
            var value = high << 32
            for bit in stride(from: UInt64(31), through: 0, by: -1) {
                value |= ((0x1234_5678 >> bit) & 1 ^ (value >> (bit + 15)) & 1) << bit
            }
            let word = (value ^ value >> 32) &* inverse ^ start
            let bytes = (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
            if bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { texts.append(String(decoding: bytes, as: UTF8.self)) }
        }
        return texts
    }

    @Test("Texts made to collide do not")
    func collisions() {
        let strings = Tree().strings
        let hashes = Set(collidingTexts(200).map { strings.hash(strings.intern($0)) })
        #expect(hashes.count > 198)
        // Nor do the low bits, which select slots.
        #expect(Set(hashes.map { $0 & 0xFFFF }).count > 190)
    }

    @Test("Hashes of non-ASCII strings are spread too, and equal strings are one")
    func wide() {
        let strings = Tree().strings
        let texts = (0..<2000).map { "\u{E9}\($0)\u{1F600}" }
        let names = texts.map { strings.intern($0) }
        #expect(Set(names.map { strings.hash($0) }).count > 1990)
        #expect(texts.map { strings.intern($0) } == names)
        #expect(texts.map { Array($0.utf16).withUnsafeBufferPointer { strings.intern(utf16: $0) } } == names)
    }
}
