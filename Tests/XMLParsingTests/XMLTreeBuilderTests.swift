// XMLTreeBuilderTests.swift: the builder's state between the parser's events.

import DOM
import Testing

@testable import XMLParsing

@Suite("XML tree builder")
struct XMLTreeBuilderTests {
    // Invariants of XMLTreeBuilder: 1, 2.
    @Test("Open elements are those without an end tag; text becomes a node at the next other event")
    func openElements() {
        let tree = Tree()
        let document = tree.createDocument(isHTML: false)
        let builder = XMLTreeBuilder(
            tree: tree,
            document: document,
            root: document,
            limits: XMLParserLimits(),
            inputLength: 100
        )
        let outer = builder.startElement(.div, line: 1)
        builder.characters("a".utf8)
        builder.characters("b".utf8)
        #expect(tree.firstChild(outer).isNone)
        let inner = builder.startElement(.p, line: 2)
        #expect(builder.open.map(\.target) == [outer, inner] && builder.open.map(\.line) == [1, 2])
        #expect(tree.strings.string(tree.data(tree.firstChild(outer))) == "ab")
        #expect(tree.nextSibling(tree.firstChild(outer)) == inner)
        builder.characters("c".utf8)
        builder.endElement()
        #expect(builder.open.map(\.target) == [outer])
        #expect(tree.strings.string(tree.data(tree.firstChild(inner))) == "c")
        let template = builder.startElement(.template, line: 3)
        #expect(builder.open.last?.target == tree.templateContents(template))
        builder.endElement()
        builder.endElement()
        #expect(builder.open.isEmpty && tree.lastChild(outer) == template)
    }
}
