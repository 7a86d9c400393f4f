// MultiByteTests.swift: multi-byte encodings decoded.
// https://encoding.spec.whatwg.org/#legacy-multi-byte-chinese-(simplified)-encodings and the chapters after it

import Testing
import WebInfra

@Suite("Multi-byte decoding")
struct MultiByteTests {
    private func decode(_ label: String, _ bytes: [UInt8]) throws -> String {
        try #require(Encoding(label: label)).decode(bytes).text
    }

    @Test(
        "Characters of each length are decoded",
        arguments: [
            ("gbk", [0x61, 0xC4, 0xE3, 0x80], "a\u{4F60}\u{20AC}"),
            ("gb18030", [0x84, 0x31, 0xA4, 0x37, 0x90, 0x30, 0x81, 0x30], "\u{FFFD}\u{10000}"),
            ("gb18030", [0x81, 0x35, 0xF4, 0x37, 0x81, 0x30, 0x81, 0x30], "\u{E7C7}\u{80}"),
            ("big5", [0xA7, 0x41, 0x61, 0x88, 0x62, 0x88, 0xA5], "\u{4F60}a\u{CA}\u{304}\u{EA}\u{30C}"),
            (
                "shift_jis", [0x93, 0xFA, 0x96, 0x7B, 0xB1, 0x5C, 0x80, 0xF0, 0x40],
                "\u{65E5}\u{672C}\u{FF71}\\\u{80}\u{E000}"
            ),
            ("euc-jp", [0xC6, 0xFC, 0x8E, 0xB1, 0x8F, 0xB0, 0xA1, 0x61], "\u{65E5}\u{FF71}\u{4E02}a"),
            ("euc-kr", [0xB0, 0xA1, 0x81, 0x41, 0x61], "\u{AC00}\u{AC02}a"),
            ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42, 0x61], "\u{65E5}a"),
            ("iso-2022-jp", [0x1B, 0x28, 0x4A, 0x5C, 0x7E, 0x1B, 0x28, 0x49, 0x31], "\u{A5}\u{203E}\u{FF71}"),
        ] as [(String, [UInt8], String)]
    )
    func characters(label: String, bytes: [UInt8], expected: String) throws {
        #expect(try decode(label, bytes) == expected)
    }

    @Test(
        "An ASCII byte after a lead byte that it does not fit is kept, because it may be markup",
        arguments: [
            ("gbk", [0xC4, 0x3C, 0x61]), ("big5", [0xA7, 0x3C, 0x61]), ("shift_jis", [0x93, 0x3C, 0x61]),
            ("euc-jp", [0xC6, 0x3C, 0x61]), ("euc-jp", [0x8F, 0xB0, 0x3C, 0x61]), ("euc-kr", [0xB0, 0x3C, 0x61]),
        ] as [(String, [UInt8])]
    )
    func asciiTrail(label: String, bytes: [UInt8]) throws {
        #expect(try decode(label, bytes) == "\u{FFFD}<a")
    }

    @Test(
        "Malformed bytes become U+FFFD where the standard's decoder returns an error",
        arguments: [
            ("gb18030", [0x81], "\u{FFFD}"), ("gb18030", [0x81, 0x30], "\u{FFFD}"),
            ("gb18030", [0x81, 0x30, 0x81], "\u{FFFD}"),
            ("gb18030", [0x81, 0x30, 0x61], "\u{FFFD}0a"), ("gb18030", [0x81, 0x30, 0x81, 0x61], "\u{FFFD}0\u{4E64}"),
            ("gb18030", [0xFF, 0x61], "\u{FFFD}a"), ("gb18030", [0xE3, 0x32, 0x9A, 0x36], "\u{FFFD}"),
            ("big5", [0x80, 0x81, 0x40, 0xFF], "\u{FFFD}\u{FFFD}@\u{FFFD}"),
            ("shift_jis", [0xA0, 0xFD, 0x81], "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ("euc-jp", [0x80, 0xC6, 0xFF, 0x8F], "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ("euc-kr", [0x80, 0xB0, 0xFF, 0xB0], "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ("iso-2022-jp", [0x1B, 0x61], "\u{FFFD}a"),
            ("iso-2022-jp", [0x1B, 0x28, 0x42, 0x1B, 0x28, 0x42], "\u{FFFD}"),
            ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x46], "\u{FFFD}"), ("iso-2022-jp", [0x80, 0x0E], "\u{FFFD}\u{FFFD}"),
            ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x46, 0x1B, 0x28, 0x42, 0x61], "\u{FFFD}a"),
            ("iso-2022-jp", [0x1B, 0x24], "\u{FFFD}$"),
        ] as [(String, [UInt8], String)]
    )
    func malformed(label: String, bytes: [UInt8], expected: String) throws {
        #expect(try decode(label, bytes) == expected)
    }

    @Test("Fatal mode reports where the first malformed character begins")
    func fatal() throws {
        let encoding = try #require(Encoding(label: "sjis"))
        #expect(throws: TextCodingError.malformed(encoding, offset: 3)) {
            try encoding.decode([0x61, 0x93, 0xFA, 0x93], errorMode: .fatal)
        }
    }

    @Test(
        "Every entry of the published indexes is decoded",
        arguments: [
            ("euc-kr", "euc-kr", 190), ("big5", "big5", 157), ("shift_jis", "jis0208", 188), ("euc-jp", "jis0208", 94),
            ("iso-2022-jp", "jis0208", 94), ("gbk", "gb18030", 190),
        ]
    )
    func indexes(label: String, indexName: String, row: Int) throws {
        let indexes = try #require(try ConformanceData.json("encoding/indexes.json") as? [String: [Any]])
        let encoding = try #require(Encoding(label: label))
        var wrong = 0
        var checked = 0
        for (pointer, entry) in try #require(indexes[indexName]).enumerated() {
            guard let codePoint = entry as? Int, let scalar = Unicode.Scalar(UInt32(codePoint)) else { continue }
            let lead = UInt8(truncatingIfNeeded: pointer / row)
            let trail = UInt8(pointer % row)
            let bytes: [UInt8]
            switch label {
            case "euc-kr": bytes = [lead + 0x81, trail + 0x41]
            case "big5": bytes = [lead + 0x81, trail + (trail < 0x3F ? 0x40 : 0x62)]
            case "gbk": bytes = [lead + 0x81, trail + (trail < 0x3F ? 0x40 : 0x41)]
            case "shift_jis":
                if (8836...10715).contains(pointer) { continue }
                bytes = [lead + (lead < 0x1F ? 0x81 : 0xC1), trail + (trail < 0x3F ? 0x40 : 0x41)]
            case "euc-jp":
                if lead > 0x5D { continue }
                bytes = [lead + 0xA1, trail + 0xA1]
            default:
                if lead > 0x5D { continue }
                bytes = [0x1B, 0x24, 0x42, lead + 0x21, trail + 0x21]
            }
            checked += 1
            if try encoding.decode(bytes) != String(scalar).bytes { wrong += 1 }
        }
        print("\(label): \(checked) index entries")
        #expect(wrong == 0)
        #expect(checked > 6000)
    }
}
