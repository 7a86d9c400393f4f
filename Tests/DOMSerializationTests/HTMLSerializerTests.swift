// HTMLSerializerTests.swift: trees written as HTML.
// https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-serialisation-algorithm

import DOM
import DOMSerialization
import HTMLParsing
import Testing

@Suite("HTML serialization")
struct HTMLSerializerTests {
    @Test(
        "A document is written with the standard's escapes, void elements and raw text",
        arguments: [
            ("<!DOCTYPE html><p>a", "<!DOCTYPE html><html><head></head><body><p>a</p></body></html>"),
            ("<br><img src=x>", "<html><head></head><body><br><img src=\"x\"></body></html>"),
            (
                "<p title='a<b>\"&amp;&nbsp;'>1 &lt; 2 &amp; \"q\"&nbsp;</p>",
                "<html><head></head><body><p title=\"a&lt;b&gt;&quot;&amp;&nbsp;\">1 &lt; 2 &amp; \"q\"&nbsp;</p>"
                    + "</body></html>"
            ),
            (
                "<script>a<b</script><style>x>y</style>",
                "<html><head><script>a<b</script><style>x>y</style></head><body></body></html>"
            ),
            ("<!--c--><?t d?>", "<!--c--><?t d?><html><head></head><body></body></html>"),
            (
                "<template><b>x</b><template>y</template></template>z",
                "<html><head><template><b>x</b><template>y</template></template></head><body>z</body></html>"
            ),
            (
                "<svg viewbox=1 xlink:href=2 xmlns:xlink=3><lineargradient/></svg>",
                "<html><head></head><body><svg viewBox=\"1\" xlink:href=\"2\" xmlns:xlink=\"3\">"
                    + "<linearGradient></linearGradient></svg></body></html>"
            ),
            ("<noscript>a<b></noscript>", "<html><head><noscript>a<b></noscript></head><body></body></html>"),
        ]
    )
    func documents(html: String, expected: String) {
        #expect(serialized(html) == expected)
    }

    @Test(
        "Parsing the output gives the same tree",
        arguments: [
            "<!DOCTYPE html><title>x</title><ul><li>1<li>2</ul><table><tr><td>c</table>",
            "<p>a<template><td>b</template>c<math><mi>x</mi></math>",
            "<select><option>1<optgroup><option>2</select><textarea>a</textarea>",
        ]
    )
    func roundTrip(html: String) {
        let once = serialized(html)
        #expect(serialized(once) == once)
    }

    @Test("Fragments, templates and single nodes are written alone")
    func parts() {
        let tree = Tree()
        let bytes = Array("<div id=a>x<template>y</template></div>".utf8)
        let document = bytes.withUnsafeBufferPointer { parseHTMLDocument($0, into: tree).document }
        let div = tree.elementByID(tree.strings.intern("a"), in: document)
        let template = tree.lastChild(div)
        var output: [UInt8] = []
        serializeHTML(node: div, tree: tree, into: &output)
        #expect(String(decoding: output, as: UTF8.self) == "<div id=\"a\">x<template>y</template></div>")
        output = []
        serializeHTMLFragment(children: div, tree: tree, into: &output)
        #expect(String(decoding: output, as: UTF8.self) == "x<template>y</template>")
        output = []
        serializeHTMLFragment(children: template, tree: tree, into: &output)
        #expect(String(decoding: output, as: UTF8.self) == "y")
    }
}

private func serialized(_ html: String) -> String {
    let tree = Tree()
    let bytes = Array(html.utf8)
    let document = bytes.withUnsafeBufferPointer { parseHTMLDocument($0, into: tree).document }
    var output: [UInt8] = []
    serializeHTML(node: document, tree: tree, into: &output)
    return String(decoding: output, as: UTF8.self)
}
