// TextDecoderTests.swift: TextDecoder in scripts. https://encoding.spec.whatwg.org/#interface-textdecoder

import Testing
import WebRuntime

@Suite("TextDecoder")
struct TextDecoderTests {
    private func evaluate(_ source: String) throws -> String? {
        try Page(html: []).makeWorld().evaluateToJSON(source)
    }

    @Test(
        "Bytes are decoded in every encoding",
        arguments: [
            ("new TextDecoder('Shift_JIS').decode(new Uint8Array([0x82, 0xA0]))", "\"\u{3042}\""),
            ("new TextDecoder('latin1').encoding", "\"windows-1252\""),
            ("new TextDecoder('utf-16').decode(new Uint8Array([0xFF, 0xFE, 0x41, 0]))", "\"A\""),
            ("new TextDecoder('utf-16', {ignoreBOM: true}).decode(new Uint8Array([0xFF, 0xFE])).length", "1"),
            ("new TextDecoder().decode(new Uint8Array([0xE2, 0x82]))", "\"\u{FFFD}\""),
            ("new TextDecoder().decode(new Uint16Array([0x4241]))", "\"AB\""),
            (
                "try { new TextDecoder('utf-8', {fatal: true}).decode(new Uint8Array([0xFF])) } catch (e) { e.name }",
                "\"TypeError\""
            ),
            ("try { new TextDecoder('iso-2022-kr') } catch (e) { e.name }", "\"RangeError\""),
        ]
    )
    func decoding(source: String, expected: String) throws {
        let answer = try evaluate(source)
        #expect(answer == expected)
    }

    @Test("A character may arrive in pieces")
    func streaming() throws {
        let pieces =
            "var d = new TextDecoder, s = {stream: true}; d.decode(new Uint8Array([0xEF, 0xBB]), s) + "
            + "d.decode(new Uint8Array([0xBF, 0xE2, 0x82]), s) + d.decode(new Uint8Array([0xAC, 0xF0]), s) + d.decode()"
        let answer = try evaluate(pieces)
        #expect(answer == "\"\u{20AC}\u{FFFD}\"")
    }
}
