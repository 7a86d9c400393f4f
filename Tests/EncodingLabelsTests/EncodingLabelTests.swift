// EncodingLabelTests.swift: the labels of encodings.
// https://encoding.spec.whatwg.org/#names-and-labels

import EncodingLabels
import Testing

@Suite("Labels of encodings")
struct EncodingLabelTests {
    @Test(
        "A label names its encoding, in any case and with ASCII whitespace around it",
        arguments: [
            ("utf8", "UTF-8"), ("latin1", "windows-1252"), ("ASCII", "windows-1252"),
            ("\t\u{C}x-sjis \r\n", "Shift_JIS"),
            ("unicode", "UTF-16LE"), ("csisolatin2", "ISO-8859-2"), ("iso-8859-8-i", "ISO-8859-8-I"),
        ]
    )
    func labels(label: String, name: String) { #expect(EncodingLabels.name(of: label) == name) }

    @Test("Other texts are no labels", arguments: ["", " ", "utf", "utf-8-", "utf\u{B}8", "\u{A0}utf-8", "utf-７"])
    func otherTexts(text: String) { #expect(EncodingLabels.name(of: text) == nil) }
}
