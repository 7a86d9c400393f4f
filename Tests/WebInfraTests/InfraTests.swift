// InfraTests.swift: ASCII strings and strings with lone surrogates. https://infra.spec.whatwg.org/#strings and
// https://simonsapin.github.io/wtf-8/

import Testing
import WebInfra

@Suite("ASCII strings")
struct ASCIIStringTests {
    @Test("Only the five ASCII whitespace code units are whitespace")
    func whitespace() {
        let found = (UInt8.min...UInt8.max).filter(\.isASCIIWhitespace)
        #expect(found == [0x09, 0x0A, 0x0C, 0x0D, 0x20])
        #expect((0x80...UInt16.max).allSatisfy { !$0.isASCIIWhitespace && !$0.isASCIIAlpha })
    }

    @Test("Lowercasing changes only A to Z, in bytes and in UTF-16")
    func lowercasing() {
        #expect("AZ@[az\u{C9}".bytes.asciiLowercased() == "az@[az\u{C9}".bytes)
        #expect([UInt16]("K\u{212A}".utf16).asciiLowercased() == [0x6B, 0x212A])
        #expect("az`{AZ".bytes.asciiUppercased() == "AZ`{AZ".bytes)
    }

    @Test("Case-insensitive comparison equates A to Z with a to z, and nothing else")
    func comparison() {
        #expect("DiV".bytes.equalsIgnoringASCIICase("dIv"))
        #expect(!"di".bytes.equalsIgnoringASCIICase("div"))
        #expect(!"@".bytes.equalsIgnoringASCIICase("`"))
        #expect("a\u{E9}B".bytes.equalsIgnoringASCIICase("A\u{E9}b".bytes))
        #expect([UInt16]("Div".utf16).equals("Div"))
        #expect(![UInt16]("Div".utf16).equals("div"))
    }

    @Test("Stripping removes whitespace at both ends only")
    func stripping() {
        #expect(Array(" \tx y\n".bytes.strippingASCIIWhitespace()).text == "x y")
    }
}

@Suite("WTF-8")
struct WTF8Tests {
    @Test(
        "UTF-16 survives a round trip unchanged, including lone surrogates",
        arguments: [
            [], [0x41], [0xD800], [0xDC00, 0xD800], [0xD83D, 0xDE00], [0xD83D, 0x41, 0xDE00], [0xFFFF, 0x7FF, 0x800],
            Array(repeating: 0x61, count: 40) + [0xE9] + Array(repeating: 0x62, count: 17),
        ] as [[UInt16]]
    )
    func roundTrip(units: [UInt16]) {
        let bytes = wtf8(units)
        #expect(utf16(bytes) == units)
        #expect(units.withUnsafeBufferPointer { wtf8Length(ofUTF16: $0) } == bytes.count)
    }

    @Test("Surrogates take three bytes alone and four as a pair")
    func surrogateForms() {
        #expect(wtf8([0xD800]) == [0xED, 0xA0, 0x80])
        #expect(wtf8([0xD83D, 0xDE00]) == [0xF0, 0x9F, 0x98, 0x80])
    }

    @Test("Transcoding agrees with the standard library on every mix of lengths and offsets")
    func agreesWithStandardLibrary() {
        var state: UInt64 = 7
        let pool: [Unicode.Scalar] = ["a", "b", "\u{E9}", "\u{20AC}", "\u{1F600}", "z", "0", "\u{7FF}"]
        for length in 0..<200 {
            var scalars = String.UnicodeScalarView()
            for _ in 0..<length {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let choice = Int(state >> 33)
                scalars.append(choice % 5 == 0 ? pool[choice / 5 % pool.count] : "x")
            }
            let text = String(scalars)
            #expect(utf16(text.bytes) == Array(text.utf16))
            #expect(wtf8(Array(text.utf16)) == text.bytes)
            #expect(text.bytes.withUnsafeBufferPointer { isAllASCII($0) } == text.utf8.allSatisfy { $0 < 0x80 })
            #expect(
                Array(text.utf16).withUnsafeBufferPointer { isAllASCII($0) } == text.utf16.allSatisfy { $0 < 0x80 }
            )
        }
    }

    @Test("A scalar value string has U+FFFD for a lone surrogate and one code point for a pair")
    func scalarValues() {
        #expect(scalarValueUTF8([0x61, 0xED, 0xA0, 0x80, 0x62]).text == "a\u{FFFD}b")
        #expect(scalarValueUTF8([0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]).text == "\u{1F600}")
        #expect(string(fromWTF8: wtf8([0xDC00, 0xD800])) == "\u{FFFD}\u{FFFD}")
    }
}
