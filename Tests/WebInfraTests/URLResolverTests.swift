// URLResolverTests.swift: URLs appended to a part of their base equal the parser's results.
// https://url.spec.whatwg.org/#concept-basic-url-parser

import TestSupport
import Testing
import WebInfra

@Suite("Resolving URLs against one base")
struct URLResolverTests {
    private static let bases = [
        "http://example.org/a/b/c.html?q=1#f", "https://u:p@example.org:8080/", "file:///home/u/page.html",
        "file:///C:/dir/page.html",
        "file:///C:/", "file://host/share/x", "http://example.org", "http://[::1]/x/", "ftp://h/a//b", "web+x://h/a/b",
        "web+x:/a/b",
        "mailto:a@b", "about:blank", "data:text/html,x", "http://h/a%2Fb/c?x#", "ws://h/x/y?z",
    ]
    /// Parts of URLs: those that the parser treats specially, and others.
    private static let pieces = [
        "a", "b2", "Z", "-", "_", "~", ".", "..", "/", "//", "?", "#", ":", "@", "%", "%2e", "%2E%2e", "%20", "%2",
        "\\", "|", "C:", "C|",
        " ", "\t", "\n", "'", "\"", "<", "`", "{", "}", "^", "[", "]", "\u{E9}", "\u{1F600}", "\u{7F}", "http://",
        "https://", "HTTP://",
        "http:", "file:", "example.org", "xn--", "1.2", "0x7", "h.", "javascript:", "&amp;", "=", "+", ";", "!", "$",
        "\0",
    ]

    private func check(_ address: [UInt8], _ base: URLRecord?, _ encoding: Encoding) {
        let resolved = URLResolver(base: base, encoding: encoding).href(address)
        let parsed = URLRecord.parse(address, base: base, encoding: encoding)?.href
        #expect(
            resolved == parsed,
            "\(String(decoding: address, as: UTF8.self)) against \(base?.description ?? "none")"
        )
    }

    @Test("URLs of all kinds of parts equal the parser's results", arguments: [UInt64(1), 2, 3])
    func sameAsParsed(seed: UInt64) throws {
        var random = RepeatableGenerator(seed: seed)
        let bases = [nil] + Self.bases.compactMap { URLRecord.parse($0) }.map(Optional.some)
        #expect(bases.count == Self.bases.count + 1)
        let encodings = try ["utf-8", "windows-1252", "shift_jis", "iso-2022-jp"].map {
            try #require(Encoding(label: $0))
        }
        for _ in 0..<20_000 {
            let count = Int.random(in: 0...7, using: &random)
            let address = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
            check(
                Array(address.utf8),
                bases.randomElement(using: &random) ?? nil,
                encodings.randomElement(using: &random) ?? .utf8
            )
        }
    }

    @Test("Each byte in each part of a URL gives the parser's result")
    func everyByte() throws {
        let base = try #require(URLRecord.parse("http://example.org/a/b?c#d"))
        for byte in UInt8.min...UInt8.max {
            for (before, after) in [
                ("", ""), ("x", "y"), ("/", ""), ("x/", "/y"), ("?", "x"), ("x?y", ""), ("#", "x"), ("x#y", "z"),
                ("http://h", "h/"),
                ("https://h/", ""), ("https://h.o", "?x"),
            ] { check(Array(before.utf8) + [byte] + Array(after.utf8), base, .utf8) }
        }
    }
}
