// TerminalTextTests.swift: untrusted text contains no control sequence for a terminal.

import TerminalText
import Testing

@Suite("Text on a terminal")
struct TerminalTextTests {
    @Test("Control characters are escaped, except tabs and line feeds")
    func controls() {
        for value in Array(0..<0x20 as Range<UInt32>) + Array(0x7F...0x9F) where value != 0x09 && value != 0x0A {
            let scalar = Unicode.Scalar(value)!
            let digits = String(value, radix: 16, uppercase: true)
            #expect(shownText("a\(scalar)b") == "a\\u{\(digits.count < 2 ? "0" : "")\(digits)}b")
        }
        #expect(shownText("\u{1B}]0;title\u{7}\u{9B}31m") == "\\u{1B}]0;title\\u{07}\\u{9B}31m")
        #expect(shownText("a\tb\nc") == "a\tb\nc")
        // One character to Swift, two to a terminal.
        #expect(shownText("a\r\nb") == "a\\u{0D}\nb")
    }

    @Test("Characters that change the text direction, and invisible ones, are escaped")
    func formats() {
        let hidden = [
            0x061C, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2060, 0x2066, 0x2069, 0x206A, 0xFEFF,
            0xFFF9,
            0x180E, 0xE0001, 0xE0041,
        ]
        for value in hidden {
            let text = shownText(String(Unicode.Scalar(UInt32(value))!))
            #expect(text == "\\u{\(String(value, radix: 16, uppercase: true))}")
        }
    }

    @Test("Ordinary text of any language stays unchanged")
    func ordinary() {
        let texts = [
            "Zoë, e\u{301}", "می\u{200C}خواهم", "שלום", "\u{600}12", "👩\u{200D}👩\u{200D}👧", "日本\u{AD}語", "\u{F8FF}",
        ]
        for text in texts { #expect(Array(shownText(text).unicodeScalars) == Array(text.unicodeScalars)) }
    }

    @Test("A name has no second line, and a message's further lines are indented")
    func lines() {
        #expect(shownName("a\tb\nc\r\n") == #"a\u{09}b\u{0A}c\u{0D}\u{0A}"#)
        #expect(withIndentedLines("a\nb\n\nc\r\nd") == "a\n    b\n\n    c\r\n    d")
        #expect(withIndentedLines("") == "")
    }

    @Test("Bytes that are not UTF-8 are escaped, and lines may end with a carriage return")
    func bytes() {
        #expect(
            shownText(bytes: [0x61, 0xFF, 0xC3, 0xA9, 0xC3, 0x1B, 0xED, 0xA0, 0x80])
                == "a\\xFF\u{E9}\\xC3\\u{1B}\\xED\\xA0\\x80"
        )
        #expect(shownText(bytes: Array("a\r\nb\rc\r".utf8)) == "a\nb\\u{0D}c\\u{0D}")
    }
}
