// EncodingTests.swift: labels of encodings, and texts decoded and encoded. https://encoding.spec.whatwg.org/

import Testing
import WebInfra

@Suite("Encoding labels")
struct EncodingLabelTests {
    @Test(
        "A label finds its encoding whatever its case and the whitespace around it",
        arguments: [
            ("utf-8", "UTF-8"), (" UTF8\n", "UTF-8"), ("latin1", "windows-1252"), ("ascii", "windows-1252"),
            ("ISO-8859-1", "windows-1252"), ("sjis", "Shift_JIS"), ("gb2312", "GBK"), ("utf-16", "UTF-16LE"),
            ("iso-2022-kr", "replacement"), ("x-user-defined", "x-user-defined"), ("l2", "ISO-8859-2"),
        ]
    )
    func lookup(label: String, name: String) {
        #expect(Encoding(label: label)?.name == name)
    }

    @Test(
        "Any other label is unknown",
        arguments: ["", "utf-7", "utf\u{A0}8", "UTF-8\u{B}", "\u{212A}oi8", "utf-8\u{0}"]
    )
    func unknown(label: String) {
        #expect(Encoding(label: label) == nil)
    }

    @Test("Every published label and name is known")
    func published() throws {
        let groups = try #require(try ConformanceData.json("encoding/encodings.json") as? [[String: Any]])
        var count = 0
        for case let entries as [[String: Any]] in groups.map({ $0["encodings"] as Any }) {
            for entry in entries {
                let name = try #require(entry["name"] as? String)
                for label in try #require(entry["labels"] as? [String]) {
                    #expect(Encoding(label: label)?.name == name, "\(label)")
                    count += 1
                }
            }
        }
        #expect(count == 228)
        #expect(Encoding.all.count == 40)
    }
}

@Suite("Decoding")
struct DecodingTests {
    @Test(
        "Each maximal subpart of malformed UTF-8 becomes one U+FFFD",
        arguments: [
            ([0x61, 0xFF, 0x62], "a\u{FFFD}b"),
            ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
            ([0xE2, 0x82], "\u{FFFD}"),
            ([0xE2, 0x82, 0x41], "\u{FFFD}A"),
            ([0xF0, 0x9F, 0x98, 0xF0, 0x9F, 0x98, 0x80], "\u{FFFD}\u{1F600}"),
            ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xE0, 0x9F, 0xBF], "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xC3, 0xA9, 0x80], "\u{E9}\u{FFFD}"),
            ([0xEF, 0xBB, 0xBF, 0x61], "\u{FEFF}a"),
        ] as [([UInt8], String)]
    )
    func malformedUTF8(bytes: [UInt8], expected: String) throws {
        #expect(try Encoding.utf8.decode(bytes).text.unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    @Test("UTF-8 decoding agrees with the standard library on random bytes")
    func randomUTF8() throws {
        var state: UInt64 = 3
        let pool: [UInt8] = [
            0x41, 0x7F, 0x80, 0xBF, 0xC2, 0xE0, 0xA0, 0xED, 0x9F, 0xEF, 0xF0, 0x90, 0xF4, 0x8F, 0xF5, 0xFF,
        ]
        for length in 0..<400 {
            let bytes = (0..<length % 60).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return pool[Int(state >> 60)]
            }
            #expect(try Encoding.utf8.decode(bytes) == String(decoding: bytes, as: UTF8.self).bytes)
        }
    }

    @Test(
        "UTF-16 pairs are joined, and each lone surrogate or odd end is one U+FFFD",
        arguments: [
            ([0x61, 0, 0xAC, 0x20], "a\u{20AC}"), ([0x3D, 0xD8, 0x00, 0xDE], "\u{1F600}"),
            ([0x3D, 0xD8, 0x61, 0], "\u{FFFD}a"), ([0x00, 0xDC, 0x61, 0], "\u{FFFD}a"), ([0x61, 0, 0x62], "a\u{FFFD}"),
            ([0x3D, 0xD8, 0x62], "\u{FFFD}"), ([0x3D, 0xD8], "\u{FFFD}"),
            ([0x3D, 0xD8, 0x3D, 0xD8, 0, 0xDE], "\u{FFFD}\u{1F600}"),
        ] as [([UInt8], String)]
    )
    func utf16Forms(bytes: [UInt8], expected: String) throws {
        #expect(try Encoding.utf16LE.decode(bytes).text == expected)
        var swapped = bytes
        for index in stride(from: 0, to: bytes.count - 1, by: 2) { swapped.swapAt(index, index + 1) }
        #expect(try Encoding.utf16BE.decode(swapped).text == expected)
    }

    @Test("windows-1252, x-user-defined and replacement map the upper half as specified")
    func upperHalf() throws {
        #expect(try Encoding.windows1252.decode([0x80, 0x81, 0x41, 0xE9]).text == "\u{20AC}\u{81}A\u{E9}")
        #expect(try Encoding.xUserDefined.decode([0x41, 0x80, 0xFF]).text == "A\u{F780}\u{F7FF}")
        #expect(try Encoding.replacement.decode("abc".bytes).text == "\u{FFFD}")
        #expect(try Encoding.replacement.decode([]).isEmpty)
    }

    @Test("A byte order mark overrides the fallback and is dropped")
    func byteOrderMark() throws {
        func decode(_ bytes: [UInt8]) throws -> (text: String, name: String) {
            let result = try bytes.withUnsafeBufferPointer { try Encoding.decode($0, fallback: .windows1252) }
            return (result.utf8.text, result.encoding.name)
        }
        #expect(try decode([0xEF, 0xBB, 0xBF, 0xC3, 0xA9]) == ("\u{E9}", "UTF-8"))
        #expect(try decode([0xFE, 0xFF, 0, 0x61]) == ("a", "UTF-16BE"))
        #expect(try decode([0xFF, 0xFE, 0x61, 0]) == ("a", "UTF-16LE"))
        #expect(try decode([0xE9]) == ("\u{E9}", "windows-1252"))
        #expect(try decode([]) == ("", "windows-1252"))
        #expect(Encoding.decodeUTF8([0xEF, 0xBB, 0xBF, 0x61]).text == "a")
        #expect(Encoding.decodeUTF8([0xFF, 0xFE]).text == "\u{FFFD}\u{FFFD}")
    }

    @Test("Fatal mode reports the offset of the first malformed byte")
    func fatal() {
        #expect(throws: TextCodingError.malformed(.utf8, offset: 2)) {
            try Encoding.utf8.decode([0x61, 0x62, 0xE2, 0x82], errorMode: .fatal)
        }
        #expect(TextCodingError.malformed(.utf8, offset: 2).description == "The byte at offset 2 is not valid UTF-8.")
        #expect(throws: TextCodingError.malformed(.utf16LE, offset: 0)) {
            try Encoding.utf16LE.decode([0x00, 0xDC], errorMode: .fatal)
        }
    }

    @Test("Every single-byte encoding decodes and encodes as its published index says")
    func indexes() throws {
        let indexes = try #require(try ConformanceData.json("encoding/indexes.json") as? [String: [Any]])
        var checked = 0
        for encoding in Encoding.all {
            let key = encoding.name == "ISO-8859-8-I" ? "iso-8859-8" : encoding.name.lowercased()
            guard let index = indexes[key], index.count == 128 else { continue }
            checked += 1
            for (offset, entry) in index.enumerated() {
                let byte = UInt8(0x80 + offset)
                let expected = (entry as? Int).map(UInt32.init) ?? 0xFFFD
                let decoded = try encoding.decode([0x41, byte]).text.unicodeScalars.map(\.value)
                #expect(decoded == [0x41, expected], "\(encoding.name) \(byte)")
                guard expected != 0xFFFD else { continue }
                let scalar = try #require(Unicode.Scalar(expected))
                #expect(try encoding.encode(String(scalar).bytes, errorMode: .fatal) == [byte])
            }
        }
        #expect(checked == 28)
    }
}

@Suite("Encoding text")
struct EncodingTextTests {
    @Test("Unencodable characters become decimal character references, or an error in fatal mode")
    func references() throws {
        #expect(try Encoding.windows1252.encode("\u{20AC}\u{3042}x".bytes) == [0x80] + "&#12354;x".bytes)
        #expect(throws: TextCodingError.unencodable(.windows1252, codePoint: 0x3042)) {
            try Encoding.windows1252.encode("\u{3042}".bytes, errorMode: .fatal)
        }
        #expect(
            TextCodingError.unencodable(.windows1252, codePoint: 0xE9).description
                == "The code point U+00E9 cannot be encoded in windows-1252."
        )
    }

    @Test("UTF-16 and replacement are written as UTF-8, and a lone surrogate as U+FFFD")
    func utf8Output() throws {
        #expect(try Encoding.utf16LE.encode("\u{E9}".bytes) == [0xC3, 0xA9])
        #expect(Encoding.utf16BE.outputEncoding == .utf8)
        #expect(Encoding.replacement.outputEncoding == .utf8)
        #expect(try Encoding.utf8.encode([0xED, 0xA0, 0x80]).text == "\u{FFFD}")
        #expect(try Encoding.xUserDefined.encode("a\u{F7FF}".bytes) == [0x61, 0xFF])
    }
}
