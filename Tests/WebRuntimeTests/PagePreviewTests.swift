// PagePreviewTests.swift: page previews: what is inserted into them, what stays out, and their size limit.

import DOM
import DOMSerialization
import Foundation
import HTMLParsing
import PageProtocol
import Testing
import WebRuntime

@Suite("Page previews")
struct PagePreviewTests {
    /// A preview of a page at https://site/a/page.html, and the URLs that it requested.
    private func preview(
        _ html: String,
        _ files: [String: (type: String, text: String)] = [:]
    ) -> (markup: String, asked: [String]) {
        let tree = Tree()
        let document = Array(html.utf8).withUnsafeBufferPointer { parseHTMLDocument($0, into: tree).document }
        var asked: [String] = []
        let resources = PageResources(pageURL: "https://site/a/page.html", mostDataBytes: 0) { request in
            asked.append(request.url)
            return files[request.url].map { ResourceAnswer(contentType: $0.type, bytes: Array($0.text.utf8)) }
        }
        let url = "https://site/a/page.html"
        var preview = PagePreview(tree, document, url: url, characterSet: "UTF-8", resources: resources)
        preview.fill()
        var markup: [UInt8] = []
        serializeHTMLFragment(children: document, tree: tree, into: &markup)
        return (String(decoding: markup, as: UTF8.self), asked)
    }

    /// The style elements of a page's preview.
    private func styles(_ sheet: String, _ files: [String: (type: String, text: String)] = [:]) -> String {
        let html = "<link rel=stylesheet href=s.css>"
        let all = files.merging(["https://site/a/s.css": ("text/css", sheet)]) { $1 }
        let (start, end) = ("<html><head><style>", "</style></head><body></body></html>")
        return String(preview(html, all).markup.dropFirst(start.count).dropLast(end.count))
    }

    private let png = ("image/png", "PNG")
    private let inline = "data:image/png;base64,UE5H"

    @Test("A linked sheet becomes a style element in its place, with its media; others stay links")
    func links() {
        let sheet = ("text/css; charset=utf-8", "p { color: red }")
        let shown = preview(
            "<link rel='StyleSheet x' media=print href=../s.css><link rel='alternate stylesheet' href=../s.css><p>",
            ["https://site/s.css": sheet]
        )
        #expect(
            shown.markup == "<html><head><style media=\"print\">p { color: red }</style>"
                + "<link rel=\"alternate stylesheet\" href=\"../s.css\"></head><body><p></p></body></html>"
        )
        // A missing file, or one that is not a sheet, stays a link.
        #expect(preview("<link rel=stylesheet href=s.css>", ["https://site/a/s.css": png]).markup.contains("<link "))
        #expect(preview("<link rel=stylesheet href=gone.css>").markup.contains("<link "))
        #expect(preview("<base href=../b/><link rel=stylesheet href=s.css>").asked == ["https://site/b/s.css"])
    }

    @Test(
        "Images become data: URLs wherever a page refers to them",
        arguments: [
            ("<img src=i.png>", "<img src=\"IMAGE\">"), ("<img src=i.png srcset='x 2x'>", "<img src=\"IMAGE\">"),
            (
                "<img src=gone srcset='gone2, i.png 2x'>",
                "<img src=\"gone\" srcset=\"IMAGE\">"
            ),
            (
                "<picture><source srcset='gone(1,2) 1x,i.png 2x'></picture>",
                "<picture><source srcset=\"IMAGE\"></picture>"
            ),
            ("<input type=image src=i.png>", "<input type=\"image\" src=\"IMAGE\">"),
            ("<video poster=i.png></video>", "<video poster=\"IMAGE\"></video>"),
            ("<svg><image href=i.png /></svg>", "<svg><image href=\"IMAGE\"></image></svg>"),
            ("<svg><image xlink:href=i.png /></svg>", "<svg><image xlink:href=\"IMAGE\"></image></svg>"),
            ("<table background=i.png></table>", "<table background=\"IMAGE\"></table>"),
            (
                "<p style='background: URL(i.png) , url( \"i.png\" )'></p>",
                "<p style=\"background: url(&quot;IMAGE&quot;) , url(&quot;IMAGE&quot;)\"></p>"
            ),
            ("<img src=page.css>", "<img src=\"page.css\">"), ("<img src=gone.png>", "<img src=\"gone.png\">"),
            ("<img src='data:image/png,x'>", "<img src=\"data:image/png,x\">"),
        ]
    )
    func images(body: String, expected: String) {
        let files = ["https://site/a/i.png": png, "https://site/a/page.css": ("text/css", "x")]
        let shown = preview("<body>" + body, files).markup
        let wanted = expected.replacing("IMAGE", with: inline)
        #expect(shown == "<html><head></head><body>\(wanted)</body></html>")
    }

    @Test(
        "URLs in a sheet are relative to it; imports are inlined with their conditions, two levels deep",
        arguments: [
            ("a { b: url(i.png) }", "a { b: url(\"IMAGE\") }"), ("a { b: url(#x) }", "a { b: url(#x) }"),
            ("a { b: u\\72l(i.png) }", "a { b: url(\"IMAGE\") }"),
            ("a { b: image-set('i.png' type('i.png') 1x) }", "a { b: image-set(url(\"IMAGE\") type('i.png') 1x) }"),
            ("a::after { content: 'url(i.png)' } /* url(i.png) */", "a::after { content: 'url(i.png)' } "),
            ("@import 'd/one.css'; c {}", "one { b: url(\"IMAGE\") }c {}"),
            (
                "@import url(d/one.css) screen and (width > 1px); c {}",
                "@media screen and (width > 1px){one { b: url(\"IMAGE\") }}\nc {}"
            ),
            (
                "@charset 'x'; @layer a; @import 'd/one.css' layer(a.b) supports(display: grid) print;",
                "@layer a;@media print{@supports (display: grid){@layer a.b{one { b: url(\"IMAGE\") }}\n}\n}\n"
            ),
            ("@import 'deep1.css';", "deep2 {}deep1 {}"), ("a {} @import 'd/one.css';", "a {} @import 'd/one.css';"),
            ("@import 'gone.css'; a {}", "a {}"), ("@import 'https://evil/x.css'; a {}", "a {}"),
        ]
    )
    func sheets(sheet: String, expected: String) {
        let files: [String: (type: String, text: String)] = [
            "https://site/a/i.png": png, "https://site/a/d/i.png": png,
            "https://site/a/d/one.css": ("text/css", "one { b: url(i.png) }"),
            "https://site/a/deep1.css": ("text/css", "@import 'deep2.css'; deep1 {}"),
            "https://site/a/deep2.css": ("text/css", "@import 'd/one.css'; deep2 {}"),
        ]
        #expect(styles(sheet, files) == expected.replacing("IMAGE", with: inline))
    }

    @Test("A sheet is self-contained: neither its end tag, its open blocks nor its closing ones affect what follows")
    func contained() {
        let tag = "a::after { content: '</style><script>' }"
        #expect(styles(tag) == "a::after { content: '<\\/style><script>' }")
        let files = ["https://site/a/one.css": (type: "text/css", text: "x {} } y { z: (url(")]
        #expect(styles("@import 'one.css' print; c {}", files) == "@media print{x {}  y { z: (url())}}\nc {}")
        let text = ["https://site/a/one.css": (type: "text/css", text: "y { z: 'open")]
        #expect(styles("@import 'one.css'; c {}", text) == "y { z: 'open'}c {}")
    }

    @Test("Cyclic imports end, and what is inserted into a page is bounded, however often it is referred to")
    func bounded() {
        let circle = String(repeating: "@import 's.css';", count: 2000) + "a { b: c }"
        let page = preview("<link rel=stylesheet href=s.css>", ["https://site/a/s.css": ("text/css", circle)])
        #expect(page.asked == ["https://site/a/s.css"])
        #expect(page.markup.utf8.count <= PagePreview.mostBytes + 1000)
        let large = ["https://site/a/i.png": (type: "image/png", text: String(repeating: "x", count: 1 << 20))]
        let images = preview(String(repeating: "<img src=i.png>", count: 40), large)
        #expect(images.markup.utf8.count <= PagePreview.mostBytes + 4000)
        #expect(images.markup.components(separatedBy: "base64").count - 1 == 11)
        #expect(images.markup.hasSuffix("<img src=\"i.png\"></body></html>"))
        let huge = ["https://site/a/i.png": (type: "image/png", text: String(repeating: "x", count: 13 << 20))]
        #expect(preview("<img src=i.png>", huge).markup.contains("<img src=\"i.png\">"))
    }
}

extension String {
    fileprivate func replacing(_ word: String, with text: String) -> String {
        components(separatedBy: word).joined(separator: text)
    }
}
