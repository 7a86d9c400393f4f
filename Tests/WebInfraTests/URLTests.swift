// URLTests.swift: the project's own cases of the URL standard, for checkouts without the published data. https://url.spec.whatwg.org/

import Testing
import WebInfra

@Suite("URL parsing")
struct URLParsingTests {
    @Test(
        "A relative reference is resolved against its base",
        arguments: [
            ("", "http://h/a/b?q#f", "http://h/a/b?q"), ("c", "http://h/a/b?q#f", "http://h/a/c"),
            ("../../c", "http://h/a/b/d", "http://h/c"), ("?x", "http://h/a/b?q#f", "http://h/a/b?x"),
            ("#x", "http://h/a?q", "http://h/a?q#x"), ("//x/y", "https://h/a", "https://x/y"),
            ("/x", "http://u:p@h:81/a", "http://u:p@h:81/x"), ("\\x\\y", "http://h/a", "http://h/x/y"),
            ("#x", "mailto:a@b", "mailto:a@b#x"), ("http:c", "http://h/a/b", "http://h/a/c"),
            ("./.", "http://h/a/b/c", "http://h/a/b/"), ("%2E%2e/x", "http://h/a/b/c", "http://h/a/x"),
            ("C|/x", "file:///y", "file:///C:/x"), ("..", "file:///C:/", "file:///C:/"),
            ("/x", "file:///C:/y", "file:///C:/x"),
        ]
    )
    func resolution(input: String, base: String, expected: String) throws {
        let base = try #require(URLRecord.parse(base))
        #expect(URLRecord.parse(input, base: base)?.description == expected)
    }

    @Test(
        "An absolute URL is normalized",
        arguments: [
            (" \u{1}HTTP://EXAMPLE.com:80/a b\t/\n../%7e?'\"#`<> ", "http://example.com/%7e?%27%22#%60%3C%3E"),
            ("https:example.com", "https://example.com/"), ("http:\\\\h\\p", "http://h/p"),
            ("http://a:b:c@d@h/", "http://a:b%3Ac%40d@h/"), ("http://h:00443/", "http://h:443/"),
            ("file://localhost/x", "file:///x"), ("data:text/plain,a b  #f", "data:text/plain,a b %20#f"),
            ("web+x:/..//p", "web+x:/.//p"), ("foo://H%41/p", "foo://H%41/p"),
            ("foo://a/\u{E9}?\u{E9}'", "foo://a/%C3%A9?%C3%A9'"),
            ("http://h/^{}|", "http://h/%5E%7B%7D|"), ("javascript:alert('x')", "javascript:alert('x')"),
        ]
    )
    func normalization(input: String, expected: String) {
        let url = URLRecord.parse(input)
        #expect(url?.description == expected)
        #expect(URLRecord.parse(expected) == url)
    }

    @Test(
        "An invalid URL fails",
        arguments: [
            "", "a", "//h", "http://", "http://h:65536", "http://h:x", "http://[1::2", "http://a b", "http://%00",
            "http://u@", "http://@/",
            "http://256.1", "http://1.2.3.4.5", "http://[::1.2.3]", "http://[1:2:3:4:5:6:7:8:9]", "foo://h:1x",
            "foo://a^b",
            "http://\u{AD}/", "https://xn--a\u{E9}", "http://\u{64A}a/", "http://a.\u{5D0}1\u{661}/",
            "http://a\u{200C}\u{E9}/", "http://xn--u-ccb.\u{E9}/", "http://a%C3", "://x",
        ]
    )
    func failure(input: String) {
        #expect(URLRecord.parse(input) == nil)
    }

    @Test("A base with an opaque path accepts fragments only")
    func opaqueBase() throws {
        let base = try #require(URLRecord.parse("mailto:a@b"))
        #expect(URLRecord.parse("x", base: base) == nil)
        #expect(URLRecord.parse("?x", base: base) == nil)
    }

    @Test(
        "Hosts are normalized",
        arguments: [
            ("0x7f.1", "127.0.0.1"), ("017700000001", "127.0.0.1"), ("1.2.3.4.", "1.2.3.4"), ("%31.2", "1.0.0.2"),
            ("[1:0:0:2:0:0:0:3]", "[1:0:0:2::3]"), ("[::]", "[::]"), ("[::FFFF:1.2.3.4]", "[::ffff:102:304]"),
            ("[1:2:3:4:5:6:7::]", "[1:2:3:4:5:6:7:0]"), ("[0:1:2:3:4:5:6:7]", "[0:1:2:3:4:5:6:7]"),
            ("B\u{FC}cher.DE", "xn--bcher-kva.de"), ("bu\u{308}cher.de", "xn--bcher-kva.de"),
            ("\u{AC00}", "xn--o39a"), ("\u{1100}\u{1161}", "xn--o39a"),
            ("\u{646}\u{627}\u{645}\u{647}\u{200C}\u{627}\u{6CC}", "xn--mgba3gch31f060k"),
            ("fa\u{DF}.de", "xn--fa-hia.de"), ("\u{FF27}\u{FF4F}\u{3002}com", "go.com"), ("XN--a.b", "xn--a.b"),
            ("a\u{AD}b.c", "ab.c"), ("\u{1F600}.x", "xn--e28h.x"), ("a..b", "a..b"),
        ]
    )
    func hosts(host: String, expected: String) {
        #expect(URLRecord.parse("http://\(host)/")?.hostname.text == expected)
    }

    @Test(
        "The origin is scheme, host and port of a special URL, the inner one of a blob, otherwise null",
        arguments: [
            ("https://u@h:8443/p", "https://h:8443"), ("ws://h", "ws://h"), ("file:///x", "null"), ("data:,x", "null"),
            ("blob:https://h/uuid", "https://h"), ("blob:ftp://h/uuid", "null"), ("blob:x", "null"),
        ]
    )
    func origin(url: String, expected: String) {
        #expect(URLRecord.parse(url)?.origin.text == expected)
    }

    @Test("A lone surrogate counts as U+FFFD")
    func loneSurrogate() {
        #expect(URLRecord.parse("http://h/".bytes + [0xED, 0xA0, 0x80])?.pathname.text == "/%EF%BF%BD")
    }

    @Test("Members show empty queries and fragments as empty, the serialization keeps them")
    func emptyParts() throws {
        let url = try #require(URLRecord.parse("http://h/?#"))
        #expect(url.href.text == "http://h/?#")
        #expect(url.search.isEmpty && url.hash.isEmpty)
        #expect(url.serialized(excludingFragment: true).text == "http://h/?")
    }
}

@Suite("URL setters")
struct URLSetterTests {
    private func expect(
        _ url: String,
        becomes expected: String,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ change: (inout URLRecord) -> Void
    ) throws {
        var record = try #require(URLRecord.parse(url))
        change(&record)
        let found = record.description
        #expect(found == expected, sourceLocation: sourceLocation)
    }

    @Test("A scheme changes only within special or other schemes")
    func scheme() throws {
        try expect("http://h:443/", becomes: "https://h/") { $0.setProtocol("https:x".bytes) }
        try expect("http://h/", becomes: "http://h/") { $0.setProtocol("foo".bytes) }
        try expect("http://u@h/", becomes: "http://u@h/") { $0.setProtocol("file".bytes) }
        try expect("foo://h/", becomes: "bar://h/") { $0.setProtocol("bar".bytes) }
        try expect("foo://h/", becomes: "foo://h/") { $0.setProtocol("0".bytes) }
    }

    @Test("Host and port are set up to the first invalid part")
    func hostAndPort() throws {
        try expect("http://h/p", becomes: "http://x:81/p") { $0.setHost("x:81/y".bytes) }
        try expect("http://h:1/p", becomes: "http://x:1/p") { $0.setHostname("x".bytes) }
        try expect("http://h/p", becomes: "http://h/p") { $0.setHostname("x:81".bytes) }
        try expect("http://h/", becomes: "http://h:90/") { $0.setPort("90a".bytes) }
        try expect("http://h:90/", becomes: "http://h/") { $0.setPort([]) }
        try expect("http://h:90/", becomes: "http://h/") { $0.setPort("80".bytes) }
        try expect("mailto:x", becomes: "mailto:x") { $0.setHost("y".bytes) }
        try expect("http://h/", becomes: "http://h/") { $0.setHost([]) }
    }

    @Test("Credentials are encoded, and refused if the URL can have none")
    func credentials() throws {
        try expect("http://h/", becomes: "http://a%3A%40@h/") { $0.setUsername("a:@".bytes) }
        try expect("http://h/", becomes: "http://:%C3%A9@h/") { $0.setPassword("\u{E9}".bytes) }
        try expect("file:///x", becomes: "file:///x") { $0.setUsername("a".bytes) }
    }

    @Test("Path, query and fragment are encoded by their own sets, and removed by an empty value")
    func pathQueryFragment() throws {
        try expect("http://h/p?q", becomes: "http://h/b%3F%23?q") { $0.setPathname("a/../b?#".bytes) }
        try expect("data:x", becomes: "data:x") { $0.setPathname("y".bytes) }
        try expect("http://h/", becomes: "http://h/?a%23b%27") { $0.setSearch("?a#b'".bytes) }
        try expect("http://h/?q", becomes: "http://h/") { $0.setSearch([]) }
        try expect("http://h/", becomes: "http://h/##") { $0.setHash("##".bytes) }
        try expect("http://h/#f", becomes: "http://h/") { $0.setHash([]) }
    }

    @Test("A failing href leaves the URL unchanged")
    func href() throws {
        var url = try #require(URLRecord.parse("http://h/"))
        let failed = url.setHref("x".bytes)
        #expect(!failed)
        #expect(url.description == "http://h/")
        let succeeded = url.setHref("foo:x".bytes)
        #expect(succeeded)
        #expect(url.description == "foo:x")
    }
}

@Suite("Percent and form encoding")
struct PercentEncodingTests {
    @Test("Each set has the characters that the standard lists, in ASCII")
    func sets() {
        func members(_ set: PercentEncodeSet) -> String {
            (UInt8(0x20)...0x7E).filter(set.contains).text
        }
        #expect(members(.c0Control) == "")
        #expect(members(.fragment) == " \"<>`")
        #expect(members(.query) == " \"#<>")
        #expect(members(.specialQuery) == " \"#'<>")
        #expect(members(.path) == " \"#<>?^`{}")
        #expect(members(.userinfo) == " \"#/:;<=>?@[\\]^`{|}")
        #expect(members(.component) == " \"#$%&+,/:;<=>?@[\\]^`{|}")
        #expect(members(.formURLEncoded) == " !\"#$%&'()+,/:;<=>?@[\\]^`{|}~")
        #expect((0x7F...UInt8.max).allSatisfy(PercentEncodeSet.c0Control.contains))
        #expect((0...0x1F as ClosedRange<UInt8>).allSatisfy(PercentEncodeSet.fragment.contains))
    }

    @Test(
        "Percent-decoding keeps incomplete sequences",
        arguments: [("%41%zz%4", "A%zz%4"), ("%", "%"), ("%%41", "%A")]
    )
    func decoding(input: String, expected: String) {
        #expect(input.bytes.percentDecoded().text == expected)
    }

    @Test("Form data is read with pluses as spaces, and written back")
    func forms() {
        let pairs = FormURLEncoding.parse("a=b+c&&d&=e&f=%3D%FF=".bytes)
        #expect(pairs.map(\.name.text) == ["a", "d", "", "f"])
        #expect(pairs.map(\.value.text) == ["b c", "", "e", "=\u{FFFD}="])
        #expect(FormURLEncoding.serialize(pairs).text == "a=b+c&d=&=e&f=%3D%EF%BF%BD%3D")
        #expect(FormURLEncoding.serialize([("*-._~ ".bytes, "\u{E9}".bytes)]).text == "*-._%7E+=%C3%A9")
    }
}
