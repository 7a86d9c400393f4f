// MultiByteEncodingTests.swift: multi-byte encodings encoded.
// https://encoding.spec.whatwg.org/#legacy-multi-byte-chinese-(simplified)-encodings and the chapters after it
//
// Compared with the published indexes, and with Python's codecs: a second implementation with tables from other sources.

import Foundation
import Testing
import WebInfra

@Suite("Multi-byte encoding")
struct MultiByteEncodingTests {
    @Test(
        "Characters of each length are encoded",
        arguments: [
            ("gbk", "a\u{4F60}\u{20AC}", [0x61, 0xC4, 0xE3, 0x80]),
            ("gb18030", "\u{20AC}\u{10000}\u{E7C7}", [0xA2, 0xE3, 0x90, 0x30, 0x81, 0x30, 0x81, 0x35, 0xF4, 0x37]),
            ("gb18030", "\u{E81E}\u{E78D}", [0xFE, 0x59, 0xA6, 0xD9]),
            ("big5", "\u{4F60}a\u{5341}\u{2550}", [0xA7, 0x41, 0x61, 0xA4, 0x51, 0xF9, 0xF9]),
            (
                "shift_jis", "\u{65E5}\u{FF71}\u{A5}\u{203E}\u{80}\u{2212}",
                [0x93, 0xFA, 0xB1, 0x5C, 0x7E, 0x80, 0x81, 0x7C]
            ),
            ("euc-jp", "\u{65E5}\u{FF71}\u{A5}\u{2212}", [0xC6, 0xFC, 0x8E, 0xB1, 0x5C, 0xA1, 0xDD]),
            ("euc-kr", "\u{AC00}\u{AC02}a", [0xB0, 0xA1, 0x81, 0x41, 0x61]),
            ("iso-2022-jp", "\u{65E5}a", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42, 0x61]),
            ("iso-2022-jp", "\u{A5}a\\", [0x1B, 0x28, 0x4A, 0x5C, 0x61, 0x1B, 0x28, 0x42, 0x5C]),
            ("iso-2022-jp", "\u{FF71}", [0x1B, 0x24, 0x42, 0x25, 0x22, 0x1B, 0x28, 0x42]),
        ] as [(String, String, [UInt8])]
    )
    func characters(label: String, text: String, expected: [UInt8]) throws {
        #expect(try #require(Encoding(label: label)).encode(text.bytes, errorMode: .fatal) == expected)
    }

    @Test("Unencodable characters become character references in ASCII, whatever is switched on")
    func references() throws {
        func html(_ label: String, _ text: String) throws -> [UInt8] {
            try #require(Encoding(label: label)).encode(text.bytes)
        }
        #expect(try html("euc-kr", "\u{1F600}") == "&#128512;".bytes)
        #expect(try html("gbk", "\u{1F600}\u{E5E5}") == "&#128512;&#58853;".bytes)
        #expect(try html("gb18030", "\u{E5E5}") == "&#58853;".bytes)
        #expect(
            try html("iso-2022-jp", "\u{65E5}\u{1F600}") == [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42]
                + "&#128512;".bytes
        )
        #expect(try html("iso-2022-jp", "a\u{1B}\u{E}b") == "a&#65533;&#65533;b".bytes)
        // Hong Kong's extensions are decoded but not encoded.
        #expect(try html("big5", "\u{43F0}") == "&#17392;".bytes)
    }

    @Test(
        "Encoded text is decoded unchanged",
        arguments: ["gbk", "gb18030", "big5", "euc-jp", "iso-2022-jp", "shift_jis", "euc-kr"]
    )
    func roundTrip(label: String) throws {
        let encoding = try #require(Encoding(label: label))
        // NOTE: These are encoded as other characters: see the encoders of the Japanese encodings and of gb18030.
        let changed = Set([0xA5, 0x203E, 0x2212] + Array(UInt32(0xFF61)...0xFF9F))
        let privateUse = Set(
            Array(UInt32(0xE78D)...0xE796) + [0xE81E, 0xE826, 0xE82B, 0xE82C, 0xE832, 0xE843, 0xE854, 0xE864]
        )
        var encoded = 0
        for codePoint in UInt32(0x80)...0x2FFFF {
            guard let scalar = Unicode.Scalar(codePoint),
                let bytes = try? encoding.encode(String(scalar).bytes, errorMode: .fatal)
            else { continue }
            encoded += 1
            if try encoding.decode(bytes).text.unicodeScalars.elementsEqual([scalar]) { continue }
            let isJapanese = ["euc-jp", "iso-2022-jp", "shift_jis"].contains(label)
            #expect(
                (isJapanese ? changed : privateUse).contains(codePoint),
                "\(label) U+\(String(codePoint, radix: 16))"
            )
        }
        print("\(label): \(encoded) code points up to U+2FFFF are encoded")
        #expect(encoded > 6000)
    }

    @Test(
        "Every entry of the published indexes is encoded as the first pointer that the encoder uses",
        arguments: [
            ("euc-kr", "euc-kr"), ("big5", "big5"), ("shift_jis", "jis0208"), ("euc-jp", "jis0208"), ("gbk", "gb18030"),
        ]
    )
    func indexes(label: String, indexName: String) throws {
        let indexes = try #require(try ConformanceData.json("encoding/indexes.json") as? [String: [Any]])
        let encoding = try #require(Encoding(label: label))
        var firstPointers: [Int: Int] = [:]
        for (pointer, entry) in try #require(indexes[indexName]).enumerated() {
            guard let codePoint = entry as? Int else { continue }
            if label == "shift_jis", (8272...8835).contains(pointer) { continue }
            if label == "big5", pointer < (0xA1 - 0x81) * 157 { continue }
            let takesLast = label == "big5" && [0x2550, 0x255E, 0x2561, 0x256A, 0x5341, 0x5345].contains(codePoint)
            if firstPointers[codePoint] == nil || takesLast { firstPointers[codePoint] = pointer }
        }
        for (codePoint, pointer) in firstPointers where codePoint != 0xE5E5 && !(label == "gbk" && codePoint == 0x20AC)
        {
            let scalar = try #require(Unicode.Scalar(UInt32(codePoint)))
            let expected: [Int]
            switch label {
            case "euc-kr": expected = [pointer / 190 + 0x81, pointer % 190 + 0x41]
            case "big5": expected = [pointer / 157 + 0x81, pointer % 157 + (pointer % 157 < 0x3F ? 0x40 : 0x62)]
            case "gbk": expected = [pointer / 190 + 0x81, pointer % 190 + (pointer % 190 < 0x3F ? 0x40 : 0x41)]
            case "euc-jp": expected = [pointer / 94 + 0xA1, pointer % 94 + 0xA1]
            default:
                let (lead, trail) = (pointer / 188, pointer % 188)
                expected = [lead + (lead < 0x1F ? 0x81 : 0xC1), trail + (trail < 0x3F ? 0x40 : 0x41)]
            }
            #expect(try encoding.encode(String(scalar).bytes, errorMode: .fatal).map(Int.init) == expected)
        }
        #expect(firstPointers.count > 6000)
    }

    @Test(
        "Python's codecs write the same bytes, except for known differences",
        arguments: [
            // Python's codec, the encoding, and the number of code points that they encode differently, with the reason.
            ("cp949", "euc-kr", 0),
            // GB18030-2022 gave 19 characters other bytes than the edition in Python; the standard omits U+E5E5, and its index has U+1E3F
            // and U+E7C7 at the places of the 2005 edition.
            ("gb18030", "gb18030", 21),
            // The index is gb18030's, with its private use area and the characters added after GBK.
            ("gbk", "gbk", 2166),
            // IBM's extensions are encoded as such, not as NEC's selection; the encoder has no private use area.
            ("cp932", "shift_jis", 2264),
            // JIS X 0212 is only decoded; NEC's and IBM's rows are part of the index.
            ("euc_jp", "euc-jp", 6244),
            // NEC's and IBM's rows are part of the index, and half-width katakana are widened.
            ("iso2022_jp", "iso-2022-jp", 521),
            // The index has ETEN's characters; cp950 has Microsoft's.
            ("cp950", "big5", 1176),
        ]
    )
    func python(codec: String, label: String, expected: Int) throws {
        let python = URL(fileURLWithPath: "/usr/bin/python3")
        guard FileManager.default.fileExists(atPath: python.path) else {
            print("left out: Python 3 is not here")
            return
        }
        let script = """
            for point in range(0x80, 0x30000):
                if not 0xD800 <= point < 0xE000:
                    try: print(point, chr(point).encode('\(codec)').hex())
                    except UnicodeEncodeError: pass
            """
        let process = Process()
        let pipe = Pipe()
        process.executableURL = python
        process.arguments = ["-c", script]
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        var theirs: [UInt32: String] = [:]
        for line in output.split(separator: "\n") {
            let words = line.split(separator: " ")
            theirs[UInt32(words[0]) ?? 0] = String(words[1])
        }
        let encoding = try #require(Encoding(label: label))
        var same = 0
        var different = 0
        for codePoint in UInt32(0x80)..<0x30000 {
            guard let scalar = Unicode.Scalar(codePoint) else { continue }
            let bytes = try? encoding.encode(String(scalar).bytes, errorMode: .fatal)
            let ours = bytes.map { $0.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() }
            if ours == theirs[codePoint] { if ours != nil { same += 1 } } else { different += 1 }
        }
        print("\(label): \(same) code points as Python's \(codec), \(different) not")
        #expect(different == expected)
    }
}
