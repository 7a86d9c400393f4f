// SmallEditTests.swift: small edits next to formatting elements that stay open, in void elements and in the document rewrite only a small
// part of the page.

import DOM
import DOMSerialization
import Testing

@Suite("Small edits")
struct SmallEditTests {
    private static let filler = "<P CLASS=f>filler</P>\n"
    private static let start = "<!doctype html><HTML><HEAD></HEAD><BODY>" + filler
    private static let end = filler + "</BODY>\n</HTML>\n"

    /// Writes a page after a change, and expects the text, and that it reads back as the tree or differs only in what is named.
    private func expect(
        _ html: String,
        _ expected: String,
        differing: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation,
        _ change: (OpenedPage) throws -> Void
    ) throws {
        let page = try OpenedPage(html)
        try change(page)
        let written = page.written(verifies: false)
        #expect(String(decoding: written.bytes, as: UTF8.self) == expected, sourceLocation: sourceLocation)
        let names = written.differing.map { page.tree.strings.string(page.tree.localName(page.tree.name($0))) }
        #expect(names == differing, sourceLocation: sourceLocation)
    }

    private func elements(_ page: OpenedPage, _ name: String) -> [NodeID] {
        page.nodes {
            page.tree.isElement($0) && page.tree.strings.string(page.tree.localName(page.tree.name($0))) == name
        }
    }

    // MARK: Formatting elements that stay open

    @Test(
        "An attribute of an element that is continued elsewhere: it ends where its parent does, and the next one has a tag"
    )
    func original() throws {
        try expect(
            Self.start + "<p><b>x</p>" + Self.end,
            Self.start + "<p><b id=\"q\">x</b></p><P CLASS=f><b>" + Self.end.dropFirst("<P CLASS=f>".count)
        ) { $0.set("id", "q", on: $0.element("b")) }
        try expect(
            Self.start + "<p><FONT Size=1 >x</p><p>y</p>z" + Self.end,
            Self.start + "<p><FONT Size=1 id=\"q\" >x</font></p><p><font size=\"1\">y</p>z" + Self.end
        ) { $0.set("id", "q", on: $0.element("font")) }
    }

    @Test("An attribute of an element that continues another: it has a tag, and so has the next one")
    func continued() throws {
        try expect(
            Self.start + "<p><b>x</p><p>y</p><p>z</p>" + Self.end,
            Self.start + "<p><b>x</b></p><p><b id=\"q\">y</b></p><p><b>z</p>" + Self.end
        ) { $0.set("id", "q", on: elements($0, "b")[1]) }
    }

    @Test("Nested formatting elements, whichever of them has the attribute")
    func nested() throws {
        try expect(
            Self.start + "<p><b><i>x</p>y" + Self.end,
            Self.start + "<p><b id=\"q\"><i>x</i></b></p><b><i>y" + Self.end
        ) { $0.set("id", "q", on: $0.element("b")) }
        try expect(
            Self.start + "<p><b><i>x</p>y" + Self.end,
            Self.start + "<p><b><i id=\"q\">x</i></p><i>y" + Self.end
        ) { $0.set("id", "q", on: $0.element("i")) }
    }

    @Test("A newline between the end tags of body and document is inside a formatting element")
    func newline() throws {
        let page = "<!doctype html><html><body>" + Self.filler + "<p><b>x</p></body>\n</html>"
        let start = "<!doctype html><html><body>" + Self.filler
        try expect(page, start + "<p><b id=\"q\">x</b></p></body><b>\n</html>") {
            $0.set("id", "q", on: $0.element("b"))
        }
        try expect(page, start + "<p><b>x</b>y</p></body><b>\n</html>") { page in
            page.tree.append(
                page.tree.createText(page.tree.strings.make("y"), in: page.document),
                to: elements(page, "p")[1]
            )
        }
    }

    @Test("An element that the adoption agency split", arguments: [0, 1])
    func adoption(index: Int) throws {
        let page = try OpenedPage(Self.start + "<b>1<p>2</b>3</p>" + Self.end)
        page.set("id", "q", on: elements(page, "b")[index])
        let written = page.written(verifies: false)
        let text = String(decoding: written.bytes, as: UTF8.self)
        #expect(text.hasPrefix(Self.start) && text.hasSuffix(Self.end) && written.differing.isEmpty, "\(text)")
    }

    // MARK: Void elements and the document

    @Test(
        "Children of a void element are not written, and the page is otherwise unchanged",
        arguments: ["br", "img", "input"]
    )
    func void(name: String) throws {
        let html = Self.start + "<DIV><\(name)  ></DIV>" + Self.end
        try expect(html, html, differing: [name]) { page in
            page.tree.append(page.make("span", "y"), to: page.element(name))
        }
        try expect(Self.start + "<\(name)  >" + Self.end, Self.start + "<\(name)  >" + Self.end, differing: [name]) {
            $0.tree.append($0.make("span", "y"), to: $0.element(name))
        }
    }

    @Test("A comment is inserted before, between and after the children of the document, and removed")
    func documentChildren() throws {
        let html = "<!DOCTYPE  html>\n<!--1-->\n" + Self.start.dropFirst(15) + Self.end
        func comment(_ page: OpenedPage) -> NodeID {
            page.tree.createComment(page.tree.strings.make("c"), in: page.document)
        }
        try expect(html, html.dropLast() + "<!--c-->\n") { $0.tree.append(comment($0), to: $0.document) }
        try expect(html, "<!--c-->" + html) {
            $0.tree.insert(comment($0), into: $0.document, before: $0.tree.firstChild($0.document))
        }
        try expect(html, html.replacing("\n<HTML>", with: "<!--c-->\n<HTML>")) {
            $0.tree.insert(comment($0), into: $0.document, before: $0.element("html"))
        }
        try expect(html, html.replacing("<!--1-->", with: "")) {
            $0.tree.remove($0.tree.children(of: $0.document)[1])
        }
        try expect(html, String(html.dropFirst("<!DOCTYPE  html>".count))) {
            $0.tree.remove($0.tree.firstChild($0.document))
        }
        // Without an end tag, one has to be written for the document element.
        try expect("<P>x", "<P>x</html><!--c-->") { $0.tree.append(comment($0), to: $0.document) }
    }

    @Test("Changes deeper in the tree are written together with those of the document")
    func both() throws {
        try expect(
            Self.start + Self.end + "<!--1-->",
            "<!doctype html><HTML><HEAD></HEAD><BODY id=\"q\">" + Self.filler + Self.end
        ) {
            $0.set("id", "q", on: $0.element("body"))
            $0.tree.remove($0.tree.lastChild($0.document))
        }
    }
}
