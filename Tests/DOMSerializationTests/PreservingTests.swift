// PreservingTests.swift: which bytes of its source a changed page keeps.

import DOM
import DOMSerialization
import Testing
import WebInfra

@Suite("Preserving")
struct PreservingTests {
    /// Writes a page after a change and returns its text.
    private func write(_ html: String, _ change: (OpenedPage) throws -> Void) throws -> String {
        let page = try OpenedPage(html)
        try change(page)
        let written = page.written()
        #expect(written.differing.isEmpty)
        return String(decoding: written.bytes, as: UTF8.self)
    }

    @Test(
        "An unchanged page keeps every byte",
        arguments: [
            "", "x", "\u{FEFF}<!doctype  HTML><P CLASS=a>b&eacute;<BR/>\r\n</p ></bogus>", "<table>x<tr><td>y</table>z",
            "<b><p>x</b>y</p>", "a\0b", "<pre>\n\nx</pre>", "<body></body>x</html> <!--c-->",
            "<plaintext>a</plaintext>",
            "<frameset><frame></frameset><noframes>", "<p a=1 A=2 a='3'>",
        ]
    )
    func untouched(html: String) throws {
        let page = try OpenedPage(html)
        let written = page.written()
        #expect(written.bytes == Array(html.utf8))
        #expect(written.certainty == .untouched)
        #expect(written.share == 1)
    }

    @Test(
        "A changed attribute changes only its own characters",
        arguments: [
            ("<p>a<A HREF='x' Title=t >b</A>&nbsp;", "<p>a<A HREF='y' Title=t >b</A>&nbsp;"),
            ("<p><a href=x>b", "<p><a href=y>b"),
            ("<p><a href>b", "<p><a href=\"y\">b"),
            ("<p><a>b", "<p><a href=\"y\">b"),
            ("<p><a\n  id=1\n  href = \"x\"\n>b", "<p><a\n  id=1\n  href=\"y\"\n>b"),
            ("<svg><a xlink:href=x HREF=x /></svg>", "<svg><a xlink:href=x HREF=y /></svg>"),
            ("<table>t<tr><td><a href=x>b</table>", "<table>t<tr><td><a href=y>b</table>"),
        ]
    )
    func attributes(html: String, expected: String) throws {
        #expect(try write(html) { $0.set("href", "y", on: $0.element("a")) } == expected)
    }

    @Test("A new attribute follows the others, and a removed one takes its white space with it")
    func newAndRemovedAttributes() throws {
        let added = try write("<br class=a /><p>") { $0.set("id", "\"<&>'", on: $0.element("br")) }
        #expect(added == "<br class=a id=\"&quot;&lt;&amp;&gt;'\" /><p>")
        let removed = try write("<p A=1  b=\"2\"c=3>x") {
            $0.removeAttribute("a", from: $0.element("p"))
            $0.removeAttribute("b", from: $0.element("p"))
        }
        #expect(removed == "<p c=3>x")
    }

    @Test("A removed attribute is not replaced by its duplicate")
    func duplicates() throws {
        #expect(try write("<p a=1 a=2 b=3>x") { $0.removeAttribute("a", from: $0.element("p")) } == "<p b=\"3\">x")
        #expect(try write("<p a=1 a=2>x") { $0.set("b", "3", on: $0.element("p")) } == "<p a=1 b=\"3\" a=2>x")
    }

    @Test(
        "Changed text is escaped where text is escaped",
        arguments: [
            ("<P>one</P >&lt;", "<P>a&lt;b &amp; c</P >&lt;"),
            ("<title>one</title>", "<title>a&lt;b &amp; c</title>"),
            ("<style>one</style>", "<style>a<b & c</style>"),
            ("<ul><li>one<li>two</ul>", "<ul><li>a&lt;b &amp; c<li>two</ul>"),
            ("<p><b>one<p>two", "<p><b>a&lt;b &amp; c<p>two"),
        ]
    )
    func texts(html: String, expected: String) throws {
        #expect(try write(html) { $0.setText($0.text("one"), "a<b & c") } == expected)
    }

    @Test("A line feed that the parser drops is written twice")
    func droppedLineFeed() throws {
        #expect(try write("<pre>one</pre>") { $0.setText($0.text("one"), "\nx") } == "<pre>\n\nx</pre>")
        #expect(try write("<pre>\none</pre>") { $0.setText($0.text("one"), "\nx") } == "<pre>\n\nx</pre>")
        #expect(try write("<pre><b>1</b>\nx</pre>") { $0.tree.remove($0.element("b")) } == "<pre>\n\nx</pre>")
    }

    @Test(
        "Removing an element removes nothing else",
        arguments: [
            ("<P>a</P> <I>x</I> <P>b</P>", "<P>a</P>  <P>b</P>"),
            ("<ul><li>1<li>2 <i>x</i> <li>3</ul>", "<ul><li>1<li>2  <li>3</ul>"),
            ("a</bogus><i>x</i></bogus>b", "ab"),
        ]
    )
    func removal(html: String, expected: String) throws {
        #expect(try write(html) { $0.tree.remove($0.element("i")) } == expected)
    }

    @Test("An inserted node is written between its neighbors, and implied end tags are written where needed")
    func insertion() throws {
        let item = try write("<UL><LI>1<LI>2</UL>") {
            try $0.tree.preInsert(
                $0.make("li", "x"),
                into: $0.element("ul"),
                before: $0.tree.lastChild($0.element("ul"))
            )
        }
        #expect(item == "<UL><LI>1</li><li>x</li><LI>2</UL>")
        let last = try write("<body><p>1\n</body>\n</html>\n") {
            $0.tree.append($0.make("div", "x"), to: $0.element("body"))
        }
        #expect(last == "<body><p>1\n\n\n</p><div>x</div></body></html>")
        let first = try write("<!doctype html><title>t</title>\n<p>1") {
            try $0.tree.preInsert($0.make("div", "x"), into: $0.element("body"), before: $0.element("p"))
        }
        #expect(first == "<!doctype html><title>t</title>\n<body><div>x</div><p>1")
    }

    @Test("A moved element keeps its notation")
    func move() throws {
        let moved = try write("<DIV><P CLASS='x'>a &eacute;</P></DIV><HR>") {
            $0.tree.append($0.element("p"), to: $0.element("body"))
        }
        #expect(moved == "<DIV></DIV><HR><P CLASS='x'>a &eacute;</P>")
        let wrapped = try write("<P>a<BR>b &eacute; c</P>") { page in
            let (p, wrapper) = (page.element("p"), page.make("marquee"))
            for child in page.tree.children(of: p) { page.tree.append(child, to: wrapper) }
            page.tree.append(wrapper, to: p)
        }
        #expect(wrapped == "<P><marquee>a<BR>b é c</marquee></P>")
    }

    @Test(
        "Where a copy would be read back differently, the region is serialized",
        arguments: [
            // An element of the adoption agency, a formatting element whose copies have other attributes, foster parents.
            "<p>1</p><b><p>x</b>y</p><p>2</p>", "<p>1<p><b class=q>x<p>y</p>z</b><p>2</p>",
            "<p>1<table><b>x<tr><td>y</table><p>2", "<p>1<table><tr>text<td>y</table><p>2", "<p>1<a>x<a>y</a>z<p>2",
            "<p>1<form><div></form>x</div><p>2", "</head><script>x</script><p>1<b>2<p>3", "<body a=1><body b=2>x<b>y",
            "<p>1</body>x<b>y</html>z", "<select><option>1<b>2</select><p>3", "<p>1<nobr>2<nobr>3<p>4",
            "<svg><g><p>1<b>x</svg>y", "<template><b>1<td>2</template>3<b>4",
        ]
    )
    func entangled(html: String) throws {
        let count = try OpenedPage(html).nodes().count
        for number in 0..<count {
            for change in 0..<4 {
                let page = try OpenedPage(html)
                let node = page.nodes()[number]
                switch change {
                case 0 where page.tree.isElement(node): page.set("class", "new", on: node)
                case 1 where page.tree.isElement(node): page.tree.append(page.make("i", "new"), to: node)
                case 2 where page.tree.kind(node) == .text: page.setText(node, "new")
                case 3: page.tree.remove(node)
                default: continue
                }
                let written = page.written()
                let allowed = page.differencesWhenSerialized
                #expect(written.differing.allSatisfy(allowed.contains), "\(html) node \(number) change \(change)")
            }
        }
    }

    @Test("A page reported as certain is confirmed by reading it back")
    func certainty() throws {
        let page = try OpenedPage("<p class=a>one</p><table><tr><td>two</table>")
        page.set("class", "b", on: page.element("p"))
        page.setText(page.text("two"), "three")
        #expect(page.written(verifies: false).certainty == .certain)
        page.tree.remove(page.element("p"))
        #expect(page.written(verifies: false).certainty == .checked)
    }

    @Test("A tree that HTML cannot express is reported")
    func inexpressible() throws {
        let page = try OpenedPage("<p>a</p><p>b")
        page.tree.append(page.make("p", "x"), to: page.element("p"))
        let written = page.written()
        #expect(written.certainty == .inexpressible)
        #expect(String(decoding: written.bytes, as: UTF8.self) == "<p>a<p>x</p></p><p>b")
    }
}
