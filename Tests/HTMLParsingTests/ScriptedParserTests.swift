// ScriptedParserTests.swift: input in parts gives the same tree as the whole input, at linear cost.

import DOM
import DOMSerialization
import Testing

@testable import HTMLParsing

/// The tree of text written part by part into an open document.
private func written(_ parts: some Sequence<[UInt8]>) -> String {
    let tree = Tree()
    let document = tree.createDocument(isHTML: true)
    let parser = ScriptedParser(nil, document: document, tree: tree)
    func parse() {
        while case .script = parser.advance() {
            parser.beginScript()
            parser.endScript()
        }
    }
    for part in parts {
        parser.write(part)
        parse()
    }
    parser.close()
    parse()
    return String(decoding: html5libTree(of: document, tree: tree), as: UTF8.self)
}

@Suite("Written input")
struct ScriptedParserTests {
    private static let long = String(repeating: "x ", count: 50)

    @Test(
        "The sizes of the parts do not matter",
        arguments: [
            "<!--\(long)>->--!-->x", "<!--\(long)--!>x", "<!---->a<!--->b<!-->c", "<!doctype html \(long)><p>x",
            "<!x\(long)>y",
            "<?p \(long)?>y", "<p a=\"\(long)>\" b='>\(long)' c=d/e \(long)>x</p \(long)a='>'>y", "<p \(long)/=\"x>\"y",
            "<p \(long)a = \">\"=\">\"y", "<p \(long)a=>x", "<title>\(long)</title \(long)a='>'>x",
            "&#\(String(repeating: "0", count: 90))65;x&amp;x&ampx&notit;&\(String(repeating: "a", count: 90));x",
            "</></></>x</ \(long)>", "<script>a<b>c\(long)</script>x",
            "<script><!-- <script>\(long)</script> --></script>x",
            "<script><!-- <script> </script>--> <script></script>x", "<script><!--<script >-</script >--</script>x",
            "<script><!-- a ----></script>x", "<script><!--></script>x", "<script><!-- </scrip</script>x",
            "<textarea>&lt;</textare>\(long)</textarea>x", "<svg><![CDATA[a]]b]]>\(long)]]></svg>",
            "<plaintext>\(long)&<",
        ]
    )
    func partsDoNotMatter(html: String) {
        let whole = written([Array(html.utf8)])
        for size in [1, 2, 7] {
            let bytes = Array(html.utf8)
            let parts = stride(from: 0, to: bytes.count, by: size).map {
                Array(bytes[$0..<min($0 + size, bytes.count)])
            }
            #expect(written(parts) == whole, "parts of \(size)")
        }
    }

    @Test(
        "Incomplete tokens are read once",
        .timeLimit(.minutes(1)),
        arguments: [
            ("<!--", "a->b > "), ("<p a='", "x>y "), ("<p ", "a=\">\" "), ("<script>", "if (a > b) f(); </p>"),
            ("<script><!--<script>", "<script></script>"), ("&#", "0000000"), ("</title ", "x "), ("", "</>"),
            ("<textarea>", "</p>"), ("<!x", "y "), ("", "x"),
        ]
    )
    func openTokens(start: String, part: String) {
        let parts = [[UInt8](start.utf8)] + Array(repeating: Array(part.utf8), count: 30_000)
        #expect(!written(parts).isEmpty)
    }

    @Test("Empty text changes nothing, and a line feed after a carriage return is part of it")
    func carriageReturns() {
        let parts = ["x\r", "", "\n", "y\r", "z", "\r", "\r", "\n", "\n", ""].map { Array($0.utf8) }
        #expect(written(parts) == written([Array("x\ny\nz\n\n\n".utf8)]))
    }

    @Test("Line numbers are those of the page, whatever scripts write")
    func lines() {
        let tree = Tree()
        let html = "1\n<script></script>\n\n<script>\n</script><script></script>"
        let parser = ScriptedParser(Array(html.utf8), document: tree.createDocument(isHTML: true), tree: tree)
        var lines: [Int] = []
        while case .script(_, let line) = parser.advance() {
            lines.append(line)
            parser.beginScript()
            // The rest stays unparsed until the script is done.
            parser.write(Array("a\n\nb\n\n".utf8))
            parser.endScript()
        }
        #expect(lines == [2, 5, 5])
    }

    // Invariants of ScriptedParser: 1, 2, 3.
    @Test("A written script runs while its writer waits, and the output of each follows it")
    func nesting() {
        let tree = Tree()
        let document = tree.createDocument(isHTML: true)
        let html = "<p>1<script>outer</script>5<script>last</script>7"
        let parser = ScriptedParser(Array(html.utf8), document: document, tree: tree)
        var pauses: [String] = []
        func run(_ script: NodeID) {
            let name = tree.strings.string(tree.data(tree.firstChild(script)))
            pauses.append("\(name) in \(parser.nesting)")
            parser.beginScript()
            let written = ["outer": ["2<script>in", "ner</script>", "4"], "inner": ["<b>3", "</b>"], "last": ["6"]]
            for part in written[name] ?? [] {
                parser.write(Array(part.utf8))
                parse()
            }
            parser.endScript()
        }
        func parse() {
            while case .script(let script, _) = parser.advance() { run(script) }
        }
        parse()
        #expect(pauses == ["outer in 0", "inner in 1", "last in 0"])
        #expect(parser.nesting == 0 && parser.isFinished)
        let text = String(decoding: html5libTree(of: document, tree: tree), as: UTF8.self)
        #expect(
            text.filter(\.isNumber) == "1234567",
            "\(text)"
        )
    }
}
