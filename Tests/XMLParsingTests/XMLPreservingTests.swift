// XMLPreservingTests.swift: which bytes of its source a changed XML page keeps. Pages of ../shared/pages are included if the folder exists.

import DOM
import DOMSerialization
import Foundation
import TestSupport
import Testing
import WebInfra
import XMLParsing

@Suite("Preserving XML")
struct XMLPreservingTests {
    private static let prolog =
        "<?xml version='1.0'?>\r\n<!DOCTYPE r [<!ENTITY e \"text\">\n<!ENTITY m '<b>x</b>'>]>\n<!-- c -->"

    @Test("An unchanged page keeps every byte")
    func untouched() throws {
        let text = Self.prolog + "<r  a='1'>&e;<x/></r >\n"
        let written = try #require(try OpenedXMLPage(text).written())
        #expect(written.bytes == Array(text.utf8))
        #expect(written.certainty == .untouched)
    }

    @Test(
        "A changed attribute changes only its own characters",
        arguments: [
            (
                "<r><x a='1'  b = \"&#50;\"/>&amp;<![CDATA[<]]></r>",
                "<r><x a='&lt;&#39;\"'  b = \"&#50;\"/>&amp;<![CDATA[<]]></r>"
            ),
            ("<r\n><x/></r >", "<r\n><x a=\"&lt;'&quot;\"/></r >"),
            ("<r><x ></x ></r>", "<r><x a=\"&lt;'&quot;\" ></x ></r>"),
            ("<x b='1'\n/>", "<x b='1' a=\"&lt;'&quot;\"\n/>"),
        ]
    )
    func attributes(content: String, expected: String) throws {
        let page = try OpenedXMLPage(Self.prolog + content)
        page.set("a", "<'\"", on: page.element("x"))
        #expect(try page.text() == Self.prolog + expected)
        #expect(page.written(verifies: false)?.certainty == .certain)
    }

    @Test(
        "An attribute with an undeclared namespace adds its declaration, and the others keep their characters",
        arguments: [
            ("v", "q", "<x  a = '1'  xmlns:w=\"u:w\" xmlns:q=\"v\" q:b=\"1\" />"),
            ("v", "", "<x  a = '1'  xmlns:w=\"u:w\" xmlns:ns1=\"v\" ns1:b=\"1\" />"),
            // The prefix has another meaning here.
            ("v", "p", "<x  a = '1'  xmlns:w=\"u:w\" xmlns:ns1=\"v\" ns1:b=\"1\" />"),
            ("u:w", "z", "<x  a = '1'  xmlns:w=\"u:w\" w:b=\"1\" />"),
            ("u:p", "", "<x  a = '1'  xmlns:w=\"u:w\" p:b=\"1\" />"),
            ("http://www.w3.org/XML/1998/namespace", "", "<x  a = '1'  xmlns:w=\"u:w\" xml:b=\"1\" />"),
            ("http://www.w3.org/2000/xmlns/", "xmlns", "<x  a = '1'  xmlns:w=\"u:w\" xmlns:b=\"1\" />"),
        ]
    )
    func attributesInNamespaces(namespace: String, prefix: String, expected: String) throws {
        let page = try OpenedXMLPage("<r xmlns:p='u:p'><x  a = '1'  xmlns:w=\"u:w\" /><y ></y></r>")
        let tree = page.tree
        let name = tree.names.name(
            namespace: tree.names.namespace(tree.strings.intern(namespace)),
            prefix: prefix.isEmpty ? .none : tree.strings.intern(prefix),
            localName: tree.strings.intern("b")
        )
        tree.setAttribute(name, page.string("1"), on: page.element("x"))
        #expect(try page.text() == "<r xmlns:p='u:p'>\(expected)<y ></y></r>")
    }

    @Test("A removed attribute takes the white space before it with it")
    func removedAttribute() throws {
        let page = try OpenedXMLPage("<r><x a='1'  b='2'\tc='3' /></r>")
        let attribute = page.tree.attribute(page.element("x"), qualifiedName: page.tree.strings.intern("b"))
        page.tree.removeAttribute(attribute, from: page.element("x"))
        #expect(try page.text() == "<r><x a='1'\tc='3' /></r>")
    }

    @Test("Changed data changes only its own characters")
    func data() throws {
        let page = try OpenedXMLPage(Self.prolog + "<r>&e;<x>a&#98;</x><!--c--><?p d?><![CDATA[<]]>&e;</r>")
        let children = page.tree.children(of: page.element("r"))
        for (node, data) in zip(children.dropFirst(2), ["d", "e", "]"]) { page.tree.setData(node, page.string(data)) }
        page.tree.setData(page.tree.firstChild(page.element("x")), page.string("<&]]>\r"))
        #expect(
            try page.text() == Self.prolog
                + "<r>&e;<x>&lt;&amp;]]&gt;&#13;</x><!--d--><?p e?><![CDATA[]]]>&e;</r>"
        )
    }

    @Test("New, moved and removed nodes leave the source of the others")
    func children() throws {
        let page = try OpenedXMLPage("<r>\n<x a='1' /> <y ><z/>&#97;</y >\t<w></w></r>")
        let (tree, root) = (page.tree, page.element("r"))
        // The empty element gets content, including a copied element.
        tree.append(page.element("w"), to: page.element("x"))
        tree.append(page.make("new"), to: root)
        tree.remove(page.element("z"))
        #expect(try page.text() == "<r>\n<x a='1' ><w></w></x> <y >&#97;</y >\t<new/></r>")
    }

    @Test("Nodes around the root element are added and removed")
    func documentChildren() throws {
        let page = try OpenedXMLPage("<?xml version=\"1.0\"?>\n<!--a-->\n<?b c?>\n<r/>\n<!--d-->\n")
        let comment = page.tree.createComment(page.string("new"), in: page.document)
        page.tree.append(comment, to: page.document)
        page.tree.remove(try #require(page.tree.children(of: page.document).first))
        #expect(try page.text() == "<?xml version=\"1.0\"?>\n<?b c?>\n<r/>\n<!--d--><!--new-->\n")
    }

    @Test("Nodes moved into a wrapper are copied only where their prefixes have the same meaning")
    func namespaces() throws {
        let source = "<r xmlns='u:d' xmlns:p='u:p'><p:x  p:a='1'/><o xmlns:p='u:o'><p:y  p:a='1'/></o></r>"
        let page = try OpenedXMLPage(source)
        let tree = page.tree
        tree.append(page.element("y"), to: page.element("r"))
        #expect(
            try page.text()
                == "<r xmlns='u:d' xmlns:p='u:p'><p:x  p:a='1'/><o xmlns:p='u:o'></o>"
                + "<p:y xmlns:p=\"u:o\" p:a=\"1\"/></r>"
        )
        tree.append(page.element("x"), to: page.element("o"))
        let other = try #require(try OpenedXMLPage(source).written())
        #expect(other.certainty == .untouched)
        #expect(try page.text().contains("u:p"))
    }

    @Test("Elements from an entity have no source of their own")
    func entitiesWithMarkup() throws {
        let text = Self.prolog + "<r><x/>&m;<y  /><b >1</b></r>"
        let page = try OpenedXMLPage(text)
        page.set("a", "1", on: page.element("y"))
        #expect(try page.text() == Self.prolog + "<r><x/>&m;<y a=\"1\"  /><b >1</b></r>")
        // The first element of its name is one of them: it is written in place of the reference.
        page.set("a", "1", on: page.element("b"))
        #expect(try page.text() == Self.prolog + "<r><x/><b a=\"1\">x</b><y a=\"1\"  /><b >1</b></r>")
    }

    @Test("Attributes that declarations add are not written")
    func defaults() throws {
        let prolog = "<!DOCTYPE r [<!ATTLIST x d CDATA 'v' n NMTOKENS #IMPLIED>]>"
        let page = try OpenedXMLPage(prolog + "<r><x n='  a  b '/></r>")
        page.set("a", "1", on: page.element("x"))
        #expect(try page.text() == prolog + "<r><x n='  a  b ' a=\"1\"/></r>")
        page.set("d", "w", on: page.element("x"))
        #expect(try page.text() == prolog + "<r><x n='  a  b ' d=\"w\" a=\"1\"/></r>")
    }

    @Test("A tree that XML can't express is not written at all")
    func inexpressible() throws {
        let page = try OpenedXMLPage("<r>a</r>")
        page.tree.setData(page.tree.firstChild(page.element("r")), page.string("\u{1}"))
        #expect(page.written() == nil)
    }

    @Test(
        "Changes that a parser makes outside of texts are reported",
        arguments: ["<r><!--x--></r>", "<r><?x?></r>", "<r><![CDATA[x]]></r>"]
    )
    func lineEnds(source: String) throws {
        let page = try OpenedXMLPage(source)
        page.tree.setData(page.tree.firstChild(page.element("r")), page.string(" \r"))
        #expect(page.written(verifies: false)?.certainty == .inexpressible)
    }

    @Test("Bytes of other encodings stay unchanged, and unencodable characters become references")
    func encodings() throws {
        let head = Array("<?xml version='1.0' encoding='windows-1252'?><r b='".utf8) + [0xE9] + Array("'><x>".utf8)
        let tail = Array("</x>".utf8) + [0xE9] + Array("</r>".utf8)
        let page = try OpenedXMLPage(bytes: head + [0x61] + tail)
        page.tree.setData(page.tree.firstChild(page.element("x")), page.string("é\u{4E00}"))
        let written = try #require(page.written())
        #expect(written.bytes == head + [0xE9] + Array("&#19968;".utf8) + tail)
        #expect(written.differing.isEmpty)
    }

    // MARK: Saved pages

    @Test("On saved pages an attribute changes its element's start tag and no other byte")
    func savedAttributes() throws {
        for (name, bytes) in try savedXMLPages(below: 100_000) {
            let page = try OpenedXMLPage(bytes: bytes)
            #expect(page.written()?.bytes == bytes, "\(name)")
            let elements = page.elements()
            for element in elements.enumerated().compactMap({ $0 % max(elements.count / 12, 1) == 0 ? $1 : nil }) {
                page.set("preserved", "1", on: element)
                let written = try #require(page.written(verifies: false), "\(name)")
                #expect(written.differing.isEmpty, "\(name)")
                #expect(page.hasOnlyAdded(" preserved=\"1\"", written.bytes), "\(name)")
                page.tree.removeAttribute(
                    page.tree.attribute(element, qualifiedName: page.tree.strings.intern("preserved")),
                    from: element
                )
            }
        }
    }

    @Test("Saved pages read back as the tree after two hundred edits")
    func savedEdits() throws {
        var (pages, copied, total) = (0, 0, 0)
        for (name, bytes) in try savedXMLPages(below: 100_000) {
            let page = try OpenedXMLPage(bytes: bytes)
            page.editAtRandom(count: 200, seed: 5)
            let written = try #require(page.written(), "\(name)")
            #expect(written.differing.isEmpty, "\(name): \(page.outline(of: written.differing))")
            pages += 1
            copied += written.copiedCount
            total += written.sourceCount
        }
        if total > 0 {
            print("After 200 edits of each of \(pages) saved XML pages, \(copied * 100 / total) % was copied")
        }
    }

    /// The saved pages that are well-formed and in an encoding of the standard.
    private func savedXMLPages(below limit: Int) throws -> [(name: String, bytes: [UInt8])] {
        try savedPages(["xhtml", "xml", "svg"], below: limit, testFile: #filePath).filter {
            (try? OpenedXMLPage(bytes: $0.bytes)) != nil
        }
    }
}
