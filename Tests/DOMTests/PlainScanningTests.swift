// PlainScanningTests.swift: compares the vectors of CByteScanning with its code for processors without them, on generated inputs.

import CByteScanning
import CPlainScanning
import TestSupport
import Testing

@Suite("Scanning with and without vectors")
struct PlainScanningTests {
    /// Room that functions may read or write beyond the end.
    private static let room = 64

    /// Bytes in which runs of letters, markup and bytes beyond ASCII alternate.
    private func bytes(_ generator: inout RepeatableGenerator) -> [UInt8] {
        let kinds: [[UInt8]] = [
            Array("abcdefgh-0123456789".utf8), Array("ABC xyz&<>\"\r\n\t'=/".utf8), [0, 0x7F, 0x80, 0xC3, 0xA9, 0xFF],
            Array("é€😀\u{A0}".utf8), [0xED, 0xA0, 0x80, 0xF0, 0x90],
        ]
        var bytes: [UInt8] = []
        let count = generator.below(80)
        while bytes.count < count {
            let kind = kinds[generator.below(kinds.count)]
            for _ in 0..<generator.below(24) { bytes.append(kind[generator.below(kind.count)]) }
        }
        return Array(bytes.prefix(count))
    }

    private func units(_ generator: inout RepeatableGenerator) -> [UInt16] {
        let kinds: [[UInt16]] = [
            Array("abcdefgh-0123".utf16), Array("&<>\"\r A\u{A0}".utf16), Array("éß€漢😀".utf16),
            [0xD83D, 0xDE00, 0xDFFF, 0],
        ]
        return (0..<generator.below(12)).flatMap { _ in
            let kind = kinds[generator.below(kinds.count)]
            return (0..<generator.below(20)).map { _ in kind[generator.below(kind.count)] }
        }
    }

    @Test("Searching, copying, reading names and decoding give the same")
    func onBytes() {
        var generator = RepeatableGenerator(seed: 1)
        for _ in 0..<4000 {
            let text = bytes(&generator)
            let (count, padded) = (text.count, text + [UInt8](repeating: 0x3C, count: Self.room))
            let from = generator.below(count + 1)
            let wanted = (0..<4).map { _ in padded[generator.below(padded.count)] }
            #expect(
                byte_scanning_first_of(padded, from, count, wanted[0], wanted[1], wanted[2], wanted[3])
                    == plain_first_of(padded, from, count, wanted[0], wanted[1], wanted[2], wanted[3])
            )
            #expect(byte_scanning_is_ascii(padded, count) == plain_is_ascii(padded, count))
            let name = byte_scanning_read_name(padded, from, count)
            var plain: [UInt64] = [0, 0, 0]
            plain_read_name(padded, from, count, &plain)
            #expect([name.low, name.high, UInt64(name.end)] == plain)
            for quotes: Int32 in [0, 1] {
                var (left, right) = (padded, padded)
                let copied = byte_scanning_copy_unescaped(&left, padded, count, quotes)
                #expect(copied == plain_copy_unescaped(&right, padded, count, quotes))
                #expect(left[..<copied] == right[..<copied] && left[..<copied] == text[..<copied])
            }
            var left = [UInt16](repeating: 0, count: padded.count)
            var right = left
            let decoded = byte_scanning_decode(padded, count, &left)
            #expect(decoded == plain_decode(padded, count, &right))
            #expect(left[..<decoded] == right[..<decoded])
        }
    }

    @Test("Encoding gives the same", arguments: [ByteScanningNothing, ByteScanningText, ByteScanningValue])
    func onUnits(escapes: byte_scanning_escapes) {
        var generator = RepeatableGenerator(seed: 2)
        for _ in 0..<4000 {
            let text = units(&generator)
            let padded = text + [UInt16](repeating: 0x61, count: Self.room)
            var left = [UInt8](repeating: 0, count: 3 * padded.count)
            var right = left
            let encoded = byte_scanning_encode(&left, padded, text.count, escapes)
            var written = 0
            let read = plain_encode(&right, padded, text.count, Int32(escapes.rawValue), &written)
            #expect(encoded.units == read && encoded.bytes == written)
            #expect(left[..<written] == right[..<written])
        }
    }
}
