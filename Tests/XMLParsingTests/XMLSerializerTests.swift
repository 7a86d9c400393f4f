// XMLSerializerTests.swift: trees written as XML.
// https://w3c.github.io/DOM-Parsing/#xml-serialization

import DOM
import DOMSerialization
import Testing
import XMLParsing

@Suite("XML serialization")
struct XMLSerializerTests {
    @Test(
        "Prefixes and declarations are kept where they are needed, and nowhere else",
        arguments: [
            (
                "<r xmlns='d' xmlns:a='u'><a:b/><c xmlns=''/></r>",
                "<r xmlns=\"d\" xmlns:a=\"u\"><a:b/><c xmlns=\"\"/></r>"
            ),
            ("<r xmlns='u'><c xmlns='u'/></r>", "<r xmlns=\"u\"><c/></r>"),
            ("<r xmlns:p='u'><c xmlns:p='u' p:a='1'/></r>", "<r xmlns:p=\"u\"><c p:a=\"1\"/></r>"),
            ("<r xmlns:p='u'><p:c xmlns:p='v'/><p:d/></r>", "<r xmlns:p=\"u\"><p:c xmlns:p=\"v\"/><p:d/></r>"),
            ("<p:r xmlns:p='u' xmlns='u'><c/></p:r>", "<p:r xmlns:p=\"u\" xmlns=\"u\"><c/></p:r>"),
            // An element's own default namespace takes precedence over a prefix declared around it.
            ("<r xmlns:x='u'><t xmlns='u'/></r>", "<r xmlns:x=\"u\"><t xmlns=\"u\"/></r>"),
            (
                "<r xmlns:p='u'><s xmlns:p='v'><t xmlns='u'/></s></r>",
                "<r xmlns:p=\"u\"><s xmlns:p=\"v\"><t xmlns=\"u\"/></s></r>"
            ),
            ("<r xml:lang='en' xml:space='preserve'/>", "<r xml:lang=\"en\" xml:space=\"preserve\"/>"),
            (
                "<a b='&lt;&quot;&amp;&#9;&#10;&#13;&gt;'>&lt;&gt;&amp;\"</a>",
                "<a b=\"&lt;&quot;&amp;&#9;&#10;&#13;&gt;\">&lt;&gt;&amp;\"</a>"
            ),
            (
                "<html xmlns='http://www.w3.org/1999/xhtml'><br/><p/></html>",
                "<html xmlns=\"http://www.w3.org/1999/xhtml\"><br /><p></p></html>"
            ),
            ("<!DOCTYPE a PUBLIC 'p' \"s'\"><a/>", "<!DOCTYPE a PUBLIC \"p\" \"s'\"><a/>"),
            // As in the standard and WebKit, although it is read back differently.
            ("<!DOCTYPE a SYSTEM 's\"'><a/>", "<!DOCTYPE a SYSTEM \"s\"\"><a/>"),
        ]
    )
    func namespaces(xml: String, expected: String) throws {
        let (tree, parsed) = parse(xml)
        #expect(try serialize(parsed.document, tree) == expected)
    }

    @Test("A page is written with the quotation marks that its doctype's identifiers allow")
    func doctypeOfPage() throws {
        let (tree, parsed) = parse("<!DOCTYPE a SYSTEM 's\"'><a/>")
        var output: [UInt8] = []
        try serializeXML(node: parsed.document, tree: tree, requiresWellFormed: true, isExact: true, into: &output)
        #expect(String(decoding: output, as: UTF8.self) == "<!DOCTYPE a SYSTEM 's\"'><a/>")
    }

    @Test("Nodes created by scripts get the prefixes that they lack")
    func madeUpPrefixes() throws {
        let (tree, parsed) = parse("<r/>")
        let root = tree.firstChild(parsed.document)
        func name(_ namespace: String, _ prefix: String?, _ local: String) -> NameID {
            tree.names.name(
                namespace: tree.names.namespace(tree.strings.intern(namespace)),
                prefix: prefix.map { tree.strings.intern($0) } ?? .none,
                localName: tree.strings.intern(local)
            )
        }
        tree.setAttribute(name("u", nil, "a"), tree.strings.make("1"), on: root)
        tree.setAttribute(name("v", "ns1", "b"), tree.strings.make("2"), on: root)
        tree.append(tree.createElement(name("w", "p", "c"), in: parsed.document), to: root)
        tree.append(tree.createElement(name("u", nil, "d"), in: parsed.document), to: root)
        tree.append(tree.createElement(name("x", nil, "e"), in: parsed.document), to: root)
        // The prefix generated for the namespace of an attribute is used for the child element too.
        #expect(
            try serialize(root, tree)
                == "<r xmlns:ns1=\"u\" ns1:a=\"1\" xmlns:ns2=\"v\" ns2:b=\"2\"><p:c xmlns:p=\"w\"/><ns1:d/><e xmlns=\"x\"/></r>"
        )
        #expect(parse(try serialize(root, tree)).parsed.isWellFormed)
    }

    @Test("A prefix hidden by an inner declaration is declared again where it is needed")
    func hiddenPrefixes() throws {
        let (tree, parsed) = parse("<e xmlns:p='u'><f xmlns:p='v'/></e>")
        let inner = tree.firstChild(tree.firstChild(parsed.document))
        let name = tree.names.name(
            namespace: tree.names.namespace(tree.strings.intern("u")),
            prefix: tree.strings.intern("p"),
            localName: tree.strings.intern("g")
        )
        tree.append(tree.createElement(name, in: parsed.document), to: inner)
        #expect(
            try serialize(parsed.document, tree)
                == "<e xmlns:p=\"u\"><f xmlns:p=\"v\"><p:g xmlns:p=\"u\"/></f></e>"
        )
        // Nor can an attribute of the element that hides it use it.
        tree.setAttribute(name, tree.strings.make("1"), on: inner)
        #expect(
            try serialize(parsed.document, tree)
                == "<e xmlns:p=\"u\"><f xmlns:p=\"v\" xmlns:ns1=\"u\" ns1:g=\"1\"><ns1:g/></f></e>"
        )
    }

    @Test("Content that XML does not allow is refused on request, and written otherwise")
    func wellFormedness() throws {
        let (tree, parsed) = parse("<r/>")
        let document = parsed.document
        func string(_ text: String) -> StringID { tree.strings.make(text) }
        func element(_ local: String) -> NodeID {
            tree.createElement(
                tree.names.name(namespace: .none, prefix: .none, localName: tree.strings.intern(local)),
                in: document
            )
        }
        let attribute = element("a")
        tree.setAttribute(qualifiedName: tree.strings.intern("a b"), .empty, on: attribute)
        let value = element("a")
        tree.setAttribute(qualifiedName: tree.strings.intern("b"), string("\u{1}"), on: value)
        let declaration = element("a")
        tree.setAttribute(qualifiedName: tree.strings.intern("xmlns"), string("u"), on: declaration)
        let empty = tree.createDocument(isHTML: false)
        func instruction(_ target: String, _ data: String) -> NodeID {
            tree.createProcessingInstruction(target: string(target), data: string(data), in: document)
        }
        func doctype(_ publicID: String, _ systemID: String) -> NodeID {
            tree.createDocumentType(
                name: string("a"),
                publicID: string(publicID),
                systemID: string(systemID),
                in: document
            )
        }
        let refused: [NodeID] = [
            tree.createComment(string("a--b"), in: document), tree.createComment(string("a-"), in: document),
            tree.createText(string("\u{8}"), in: document), tree.createText(string("\u{FFFF}"), in: document),
            tree.createCDATASection(string("]]>"), in: document), instruction("XML", ""), instruction("a:b", ""),
            instruction("a", "?>"), doctype("{", ""), doctype("", "'\""), element("a:b"), element("1"), element(""),
            attribute, value, declaration, empty,
        ]
        for node in refused {
            var output: [UInt8] = []
            #expect(throws: XMLSerializationError.self) {
                try serializeXML(node: node, tree: tree, requiresWellFormed: true, into: &output)
            }
            #expect(throws: Never.self) { try serializeXML(node: node, tree: tree, into: &output) }
        }
        var output: [UInt8] = []
        #expect(throws: Never.self) {
            try serializeXML(node: document, tree: tree, requiresWellFormed: true, into: &output)
        }
    }

    @Test("Every accepted document is written so that it reads the same")
    func roundTrip() throws {
        for (xml, _) in recordedDocuments {
            let (tree, parsed) = parse(xml)
            guard parsed.isWellFormed else { continue }
            let written = try serialize(parsed.document, tree)
            let (again, reparsed) = parse(written)
            #expect(reparsed.isWellFormed)
            #expect(try serialize(reparsed.document, again) == written)
            #expect(treeJSON(of: reparsed.document, tree: again) == treeJSON(of: parsed.document, tree: tree))
        }
    }

    @Test("Depth takes no stack, and the cost of declarations is linear")
    func size() throws {
        let (tree, parsed) = parse("<r xmlns:p='u'/>")
        var parent = tree.firstChild(parsed.document)
        let name = tree.names.name(namespace: .none, prefix: .none, localName: tree.strings.intern("a"))
        for _ in 0..<200_000 {
            let child = tree.createElement(name, in: parsed.document)
            tree.append(child, to: parent)
            parent = child
        }
        #expect(try serialize(parsed.document, tree).utf8.count == 199_999 * 7 + 4 + 19)
    }
}
