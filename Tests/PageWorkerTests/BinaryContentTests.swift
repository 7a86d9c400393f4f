// BinaryContentTests.swift: which bytes are pages, and what other files are recognized as.

import Testing

@testable import PageWorker

@Suite("Recognition of files that are not pages")
struct BinaryContentTests {
    /// Bytes of no known format, of which one in nine is one that text does not have.
    private static let noise = (0..<4096).map { UInt8(truncatingIfNeeded: ($0 &* 167 &+ 13) ^ ($0 >> 3)) }

    @Test(
        "A known signature names the format",
        arguments: [
            ([UInt8]("%PDF-1.7".utf8), "a PDF document"),
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a PNG image"),
            ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG image"), ([0x1F, 0x8B, 8, 0], "compressed with gzip"),
            ([UInt8]("WARC/1.1\r\n".utf8), "a WARC file"),
        ]
    )
    func signatures(bytes: [UInt8], name: String) { #expect(BinaryContent(bytes)?.name == name) }

    @Test(
        "Texts with the beginning of a signature are pages",
        arguments: ["BZh is no archive", "PDF-1.7", "<p>%PDF-1.7", ""]
    )
    func texts(text: String) { #expect(BinaryContent(Array(text.utf8)) == nil) }

    @Test("Bytes without a signature are binary data by their share of control bytes, unless they begin with a tag")
    func noSignature() {
        #expect(BinaryContent(Self.noise)?.message == "it is binary data, not a page.")
        #expect(BinaryContent(Array(" <!doctype html>".utf8) + Self.noise) == nil)
        #expect(BinaryContent(Array("< a".utf8) + Self.noise)?.name == "binary data")
        #expect(BinaryContent(Array("text\0 with stray \u{1}bytes".utf8)) == nil)
    }

    @Test("UTF-16 without a mark is text, in both byte orders; a mark makes anything text")
    func wideText() {
        let text = Array(String(repeating: "Plain text. ", count: 40).utf8)
        #expect(BinaryContent(text.flatMap { [$0, 0] }) == nil)
        #expect(BinaryContent(text.flatMap { [0, $0] }) == nil)
        #expect(BinaryContent([0xFE, 0xFF] + Self.noise) == nil)
        #expect(BinaryContent(Self.noise, isUTF16: true) == nil)
    }

    @Test("A file of zero bytes was probably saved in part")
    func zeroBytes() {
        let message =
            "it is a file that begins with zero bytes only, not a page; it may have been saved or copied in part."
        #expect(BinaryContent([UInt8](repeating: 0, count: 100))?.message == message)
    }
}
