// TokenPropertyTests.swift: properties of the tokens of every input.

import DOM
import TestSupport
import Testing

@testable import HTMLParsing

@Suite("Tokens of any input")
struct TokenPropertyTests {
    private static let parts = [
        "<", ">", "</", "a", "b", " ", "=", "\"", "'", "/", "\r", "\r\n", "\n", "\0", "&amp;", "&#0;", "&", "x=1",
        "X=2",
        "<!--", "-->", "<!doctype html>", "<?p q?>", "<script>", "</script>", "<![CDATA[", "]]>", "é", "<p a b a>",
    ]

    // Invariants of Tokenizer: 1, 2, 3.
    @Test("Tokens are contiguous, text is neither empty nor raw, and no attribute occurs twice", arguments: 1...20)
    func tokens(seed: UInt64) {
        var numbers = RepeatableGenerator(seed: seed)
        for _ in 0..<200 {
            let parts = (0..<numbers.below(40)).map { _ in Self.parts[numbers.below(Self.parts.count)] }
            let input = Array(parts.joined().utf8)
            let mode = [TokenizerMode.data, .rcdata, .rawtext, .scriptData, .cdataSection][numbers.below(5)]
            let joinsText = numbers.below(2) == 0
            let broken = input.withUnsafeBufferPointer { Self.broken($0, mode, joinsText: joinsText) }
            #expect(broken.isEmpty, "\(parts.joined().debugDescription) \(mode): \(broken)")
        }
    }

    /// The properties that an input's tokens violate.
    private static func broken(
        _ input: UnsafeBufferPointer<UInt8>,
        _ mode: TokenizerMode,
        joinsText: Bool
    ) -> [String] {
        var tokenizer = Tokenizer(UnsafeBytes(input), collectsErrors: false)
        tokenizer.mode = mode
        tokenizer.joinsText = joinsText
        for byte in Array("script".utf8) { tokenizer.lastStartTagName.append(byte) }
        var broken: [String] = []
        var end = 0
        while true {
            let kind = tokenizer.next()
            if tokenizer.tokenStart < end || tokenizer.tokenEnd < tokenizer.tokenStart || tokenizer.position < end {
                broken.append("a token from \(tokenizer.tokenStart) to \(tokenizer.tokenEnd) comes after \(end)")
            }
            end = tokenizer.tokenEnd
            if kind == .text {
                let text = tokenizer.text.buffer
                if text.isEmpty || text.contains(0) || text.contains(0x0D) { broken.append("text \(Array(text))") }
            }
            if kind == .startTag {
                var names: Set<[UInt8]> = []
                for index in 0..<tokenizer.attributes.count
                where !names.insert(Array(tokenizer.attributeName(index).buffer)).inserted {
                    broken.append("attribute \(index) comes twice")
                }
            }
            if kind == .endOfFile { return broken }
        }
    }

    // Invariants of TreeBuilder: 1.
    @Test("Each token is processed with the newest node before it known")
    func boundary() {
        let bytes = Array("<p><b>x<table><i>y</table></b>z<svg/><br>".utf8)
        bytes.withUnsafeBufferPointer { buffer in
            let tree = Tree()
            let document = tree.createDocument(isHTML: true)
            var builder = TreeBuilder(UnsafeBytes(buffer), tree: tree, document: document, options: HTMLParserOptions())
            var newest = builder.newestNode
            while !builder.stopped {
                builder.tokenizer.joinsText = !builder.mode.distinguishesWhitespace
                let kind = builder.tokenizer.next()
                builder.process(kind)
                let (boundary, now) = (builder.tokenBoundary, builder.newestNode)
                #expect(boundary == newest && now >= newest)
                newest = now
            }
            builder.stop()
            #expect(newest > 10)
        }
    }
}
