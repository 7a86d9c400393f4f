// ParsingTests.swift: the project's own cases, for checkouts without the published data, and hostile inputs.
// https://html.spec.whatwg.org/multipage/parsing.html

import DOM
import HTMLParsing
import Testing

@Suite("Parsing")
struct ParsingTests {
    @Test(
        "Errors in the markup are repaired as in the standard",
        arguments: [
            ("<p>1<b>2<i>3</b>4</i>5", #"<p>"1"<b>"2"<i>"3"<i>"4""5""#),
            ("<table>a<tr><td>b", #""a"<table><tbody><tr><td>"b""#),
            ("<b><p>x</b>y", #"<b><p><b>"x""y""#),
            ("<select><div>a</div><option>b<option>c</select>", #"<select><div>"a"<option>"b"<option>"c""#),
            ("<ul><li>a<li>b", #"<ul><li>"a"<li>"b""#),
            ("a\r\nb\rc&amp;&notit;", "\"a\nb\nc&\u{AC}it;\""),
            ("<svg><desc><p>x</svg>y", #"<svg svg><svg desc><p>"xy""#),
            ("<?t d?>x", #"<?t d?>"x""#),
        ]
    )
    func repairs(html: String, expected: String) {
        let lines = outline(of: Array("<!DOCTYPE html><body>\(html)".utf8))
        let body = lines.replacingBodyPrefix()
        #expect(body == expected)
    }

    @Test("The 512th open element's child becomes its sibling")
    func depthIsCapped() {
        let lines = outline(of: Array(String(repeating: "<div>", count: 600).utf8)).split(separator: "\n")
        let depths = lines.map { $0.prefix { $0 == "|" || $0 == " " }.count / 2 - 1 }
        #expect(depths.max() == 511)
        #expect(lines.count == 603)
    }

    @Test(
        "Tokens that each open several elements do not accumulate beyond the depth limit",
        arguments: [
            ("<select>", "<option><b>"), ("", "<x><code>"), ("", "<button><p><i>"), ("<ruby>", "<q><small>"),
            ("", "<svg><desc><s>"), ("<table>", "<tr><td><u><table>"), ("<template>", "<em><template>"),
            ("<select><button><selectedcontent></button>", "<option><b><optgroup>"),
        ]
    )
    func depthAcrossTokens(start: String, repeated: String) {
        let page = "<!DOCTYPE html><body>" + start + String(repeating: repeated, count: 1200)
        let tree = Tree()
        let document = Array(page.utf8).withUnsafeBufferPointer { parseHTMLDocument($0, into: tree).document }
        // Nodes are in tree order, so a node's depth is known before its children's.
        var depths: [NodeID: Int] = [document: 0]
        var node = tree.next(document, within: document)
        while !node.isNone {
            depths[node] = (depths[tree.parent(node)] ?? 0) + 1
            node = tree.next(node, within: document)
        }
        // Twice the depth, the three equal elements that a token reopens, and the parts of a table.
        #expect((depths.values.max() ?? 0) < 1032)
        #expect(depths.count > 500 || repeated.hasSuffix("<template>"))
    }

    @Test("Elements that one token opens beyond the depth limit stay open, as in WebKit")
    func depthWithinAToken() {
        let fonts = (0..<600).map { "<font x=\($0)>" }.joined()
        let lines = outline(of: Array((fonts + "<p>x<p>x<p>x").utf8)).split(separator: "\n")
        let elements = lines.filter { $0.contains("<") }
        let depths = elements.map { $0.prefix { $0 == "|" || $0 == " " }.count / 2 - 1 }
        // Figures of WebKit: the first p has 91 nested reopened fonts, the others have one each.
        #expect(elements.count == 699)
        #expect(depths.max() == 601)
    }

    /// The number of elements of a page.
    private func elementCount(_ html: String) -> Int {
        outline(of: Array(html.utf8)).split(separator: "\n").count { $0.contains("<") }
    }

    @Test("At most 1,024 of the formatting elements that stay open are reopened")
    func manyFormattingElements() {
        func page(_ count: Int) -> String { "<p>" + (0..<count).map { "<i x=\($0)>" }.joined() + "<p>x" }
        // html, head, body and the two paragraphs; each i, twice.
        #expect(elementCount(page(1024)) == 5 + 1024 + 1024)
        #expect(elementCount(page(1025)) == 5 + 1025 + 513)
        // Of three equal elements the first is removed, however far back they are.
        let fonts = (0..<500).map { "<font x=\($0)>" }.joined()
        #expect(elementCount("<p><b x><b x><b x>" + fonts + "<b x><p>x") == 5 + 504 + 503)
    }

    @Test("Blocks that reopen formatting elements cost in proportion to the page's bytes")
    func formattingBomb() {
        let bomb = "<p>" + (0..<1000).map { "<font x=\($0)>" }.joined() + String(repeating: "<p>x", count: 6000)
        let limit = 100_000 + 65_536
        #expect(bomb.utf8.count < 65_536)
        let count = elementCount(bomb)
        #expect(count > limit - 1000 && count <= limit + 1000 + 6000 + 4)
    }

    @Test("Tags that add attributes to html and body in turns cost in proportion to their attributes")
    func attributesByTurns() {
        let tags = (0..<20_000).map { "<html a\($0)=1><body b\($0)=1 b=2>" }.joined()
        let lines = outline(of: Array(tags.utf8)).split(separator: "\n")
        #expect(lines.filter { $0.contains("=\"1\"") }.count == 40_000)
        #expect(lines.filter { $0.contains("=\"2\"") }.count == 1)
    }

    @Test("Tags that add ever more attributes to the body cost in proportion to their attributes")
    func mergedAttributes() {
        let tags = (0..<20_000).map { "<body a\($0)=1 b=2>" }.joined()
        let lines = outline(of: Array(tags.utf8)).split(separator: "\n")
        #expect(lines.filter { $0.contains("=\"1\"") }.count == 20_000)
        #expect(lines.filter { $0.contains("=\"2\"") }.count == 1)
    }

    @Test(
        "Hostile inputs end",
        arguments: [
            String(repeating: "<div>", count: 200_000),
            String(repeating: "<p><b><i><u>", count: 2000),
            "<p " + (0..<50_000).map { "a\($0)=1" }.joined(separator: " ") + ">",
            String(repeating: "<table><tr><td>x<table>", count: 10_000),
            (0..<50_000).map { "<font size=\($0)>" }.joined(),
            String(repeating: "</p></b></table><", count: 50_000),
        ]
    )
    func hostileInputsEnd(html: String) {
        let tree = Tree()
        let document = Array(html.utf8).withUnsafeBufferPointer { parseHTMLDocument($0, into: tree).document }
        #expect(!tree.firstChild(document).isNone)
    }
}

extension String {
    /// The contents of the body, on one line.
    fileprivate func replacingBodyPrefix() -> String {
        var result = ""
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("| ") else {
                result += "\n" + line
                continue
            }
            let text = line.dropFirst(2).drop { $0 == " " }
            if ["<!DOCTYPE html>", "<html>", "<head>", "<body>"].contains(String(text)) { continue }
            result += text
        }
        return result
    }
}
