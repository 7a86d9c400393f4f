// PreparedSelectorTests.swift: a selector that is queried often gives the answers of one that was parsed for the query.

import DOM
import Testing

@testable import Selectors

@Suite("Prepared selectors")
struct PreparedSelectorTests {
    @Test(
        "Each answer is that of a new list, in each kind of document, also after names and elements were added",
        arguments: [
            "p", "P", "div > p", "my-tag", "my-tag.a, p", ":scope > p", ":scope", ":is(p, MY-TAG) ~ *",
            "div:has(my-tag)", ".A", "#X", "p:nth-child(2)", ":checked", ":not(p)", "* *", "p + input:checked",
        ]
    )
    func answers(text: String) throws {
        let (tree, page) = makeTree(
            "<body><div class=\"a\"><p class=\"a b\"/><p id=\"x\"/><input type=\"checkbox\" checked=\"\"/></div></body>"
        )
        let xml = tree.createDocument(isHTML: false)
        let quirky = tree.createDocument(isHTML: true)
        tree.setQuirksMode(.quirks, of: quirky)
        for other in [xml, quirky] { tree.append(tree.clone(tree.firstChild(page), deep: true, in: other), to: other) }

        let prepared = PreparedSelector(try parseSelectorList(Array(text.utf8), tree: tree), tree: tree)
        func check() throws {
            for number in 1...tree.lastNode.rawValue {
                let node = NodeID(rawValue: number)
                let list = try parseSelectorList(Array(text.utf8), tree: tree)
                #expect(prepared.all(below: node) == querySelectorAll(list, node, tree))
                #expect(prepared.first(below: node) == querySelector(list, node, tree))
                guard tree.isElement(node) else { continue }
                #expect(prepared.matches(node) == matches(list, node, scope: node, tree))
                #expect(prepared.closest(node) == closest(list, node, tree))
            }
        }
        try check()
        let name = tree.names.name(namespace: .html, prefix: .none, localName: tree.strings.intern("my-tag"))
        for document in [page, xml, quirky] {
            let element = tree.createElement(name, in: document)
            tree.setAttribute(qualifiedName: tree.strings.intern("class"), tree.strings.make("a"), on: element)
            tree.append(element, to: tree.firstChild(tree.firstChild(document)))
        }
        try check()
    }
}
