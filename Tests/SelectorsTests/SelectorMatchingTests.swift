// SelectorMatchingTests.swift: which elements selectors match. https://www.w3.org/TR/selectors-4/

import DOM
import Selectors
import Testing

/// The ids of all matches, in tree order.
private func ids(_ selector: String, _ markup: String, quirks: Bool = false) throws -> String {
    let (tree, document) = makeTree(markup, quirks: quirks)
    let list = try parseSelectorList(Array(selector.utf8), tree: tree)
    return querySelectorAll(list, document, tree).map { element in
        let id = tree.attribute(element, named: .attrID)
        return id.isNone ? "?" : tree.strings.string(tree.attributeValue(id))
    }.joined(separator: " ")
}

@Suite("Selector matching")
struct SelectorMatchingTests {
    private static let page = """
        <html id="h"><body id="b"><div id="d1" class="a b"><p id="p1" lang="en-US">x<a id="a1" href="http://x/">y</a></p>\
        <p id="p2" class="b"/><span id="s1"/><p id="p3" title="One two"/></div><div id="d2" class="ab" dir="rtl">\
        <ul id="u"><li id="l1"/><li id="l2" class="x"/><li id="l3"/><li id="l4" class="x"/></ul></div>\
        <svg:linearGradient id="g" viewBox="0"/></body></html>
        """

    @Test(
        "Types, classes, ids, attributes and combinators",
        arguments: [
            ("p", "p1 p2 p3"), ("P", "p1 p2 p3"), ("*|p.b", "p2"), ("|p", ""), (".a", "d1"), (".b", "d1 p2"),
            (".B", ""), ("#p3", "p3"), ("p#p3[title]", "p3"), ("div.a > p a[href]", "a1"), ("div p", "p1 p2 p3"),
            ("p + p", "p2"), ("p ~ p", "p2 p3"), ("p ~ span + p", "p3"), ("body > p", ""),
            ("html body *[class=x]", "l2 l4"),
            ("[title='one two']", ""), ("[title='one two' i]", "p3"), ("[title~=two]", "p3"), ("[title^=One]", "p3"),
            ("[title$=two]", "p3"), ("[title*='e t']", "p3"), ("[title*='']", ""), ("[lang|=en]", "p1"),
            ("[dir=RTL]", "d2"), ("[dir=RTL s]", ""), ("[HREF]", "a1"), ("linearGradient", "g"), ("lineargradient", ""),
            ("[viewBox]", "g"), ("[viewbox]", ""), ("a, p, #d1", "d1 p1 a1 p2 p3"), ("*|*[*|href]", "a1"),
        ]
    )
    func basics(selector: String, expected: String) throws {
        #expect(try ids(selector, Self.page) == expected)
    }

    @Test(
        "Pseudo-classes",
        arguments: [
            ("li:nth-child(odd)", "l1 l3"), ("li:nth-child(2n)", "l2 l4"), ("li:nth-last-child(2)", "l3"),
            ("li:nth-child(2 of .x)", "l4"), ("li:nth-last-child(1 of :not(.x))", "l3"), ("p:nth-of-type(3)", "p3"),
            ("p:last-of-type", "p3"), ("span:only-of-type", "s1"), ("a:only-child", "a1"),
            ("div :first-child", "p1 a1 u l1"),
            ("li:last-child", "l4"), ("p:empty", "p2 p3"), (":root", "h"), (":scope > body", "b"),
            (":is(ul, p) > :is(a, li.x)", "a1 l2 l4"), (":where(#p1)", "p1"), ("p:not(.b, [title])", "p1"),
            ("div:has(> ul)", "d2"), ("p:has(a)", "p1"), ("p:has(+ span)", "p2"), ("li:has(~ .x)", "l1 l2 l3"),
            (":link", "a1"), ("a:any-link", "a1"), ("p:lang(en)", "p1"), ("a:lang(en-us)", "a1"),
            ("li:dir(rtl):first-child", "l1"),
            ("p:hover", ""), ("p::before", ""), ("p:before, a", "a1"), (":is(p::before, a)", "a1"), (":is()", ""),
            ("li:not(:first-child):not(:last-child)", "l2 l3"), ("body:has(li:nth-child(4))", "b"),
            ("ul:not(:has(p)) > :nth-child(-n+2)", "l1 l2"), (":host", ""), (":focus", ""),
            ("p:nth-child(n of p)", "p1 p2 p3"),
        ]
    )
    func pseudoClasses(selector: String, expected: String) throws {
        #expect(try ids(selector, Self.page) == expected)
    }

    @Test(
        "States of form controls",
        arguments: [
            (":checked", "c o2 o3"), (":disabled", "f i2 o4"), ("input:enabled", "c i1 i3"), (":required", "i1"),
            ("input:optional", "c i3 i2"), (":read-only:not(form, select, option, fieldset, legend)", "c i2"),
            ("input:read-write", "i1 i3"), (":placeholder-shown", "i1"), (":default", "c o2"),
        ]
    )
    func states(selector: String, expected: String) throws {
        let page = """
            <form id="form"><input id="c" type="checkbox" checked=""/><input id="i1" required="" placeholder="x"/>\
            <fieldset id="f" disabled=""><legend id="l"><input id="i3"/></legend><input id="i2"/></fieldset>\
            <select id="s1"><option id="o1"/><option id="o2" selected=""/></select>\
            <select id="s2"><option id="o4" disabled=""/><option id="o3"/></select></form>
            """
        #expect(try ids(selector, page) == expected)
    }

    @Test("Classes and ids ignore case in quirks mode")
    func quirks() throws {
        #expect(try ids(".A", "<p id=\"x\" class=\"b a\"/>", quirks: true) == "x")
        #expect(try ids("#X", "<p id=\"x\" class=\"b a\"/>", quirks: true) == "x")
        #expect(try ids("#X", "<p id=\"x\" class=\"b a\"/>") == "")
    }

    @Test(
        "A failed compound is retried only where that can help",
        arguments: [
            // The nearest div has no class; the outer one must still be found.
            (".k > div p", "<div class=\"k\"><div><div><p id=\"x\"/></div></div></div>", "x"),
            // The nearest sibling's left neighbor does not match; an earlier one does.
            ("b + i ~ u", "<b/><i/><s/><i/><u id=\"x\"/>", "x"),
            (".k > a ~ b > i", "<p class=\"k\"><a/><b><i id=\"x\"/></b></p>", "x"),
            (".k b + i ~ u", "<p><b/><i/><u id=\"x\"/></p>", ""),
        ]
    )
    func backtracking(selector: String, markup: String, expected: String) throws {
        #expect(try ids(selector, markup) == expected)
    }

    @Test("Deep trees and long chains of combinators take neither stack nor exponential time")
    func depth() throws {
        let depth = 3_000
        let markup =
            String(repeating: "<div>", count: depth) + "<p id=\"x\"/>" + String(repeating: "</div>", count: depth)
        #expect(try ids(String(repeating: "div ", count: 200) + "p", markup) == "x")
        #expect(try ids(".none " + String(repeating: "div ", count: 30) + "p", markup) == "")
        #expect(try ids(".none > " + String(repeating: "div > div ", count: 30) + "p", markup) == "")
    }

    @Test("Fast paths give the same results as general matching")
    func fastPathsAgree() throws {
        let (tree, document) = makeTree(Self.page)
        for selector in ["p", "#p1", "div #p1", ".b", "p, li", "ul > li.x", "*", "[id]", "#none", "linearGradient"] {
            let list = try parseSelectorList(Array(selector.utf8), tree: tree)
            var slow: [NodeID] = []
            var node = tree.next(document, within: document)
            while !node.isNone {
                if tree.isElement(node), matches(list, node, scope: document, tree) { slow.append(node) }
                node = tree.next(node, within: document)
            }
            #expect(querySelectorAll(list, document, tree) == slow, "\(selector)")
            #expect(querySelector(list, document, tree) == slow.first ?? .none, "\(selector)")
        }
    }

    @Test("Elements that share an id are all found")
    func sharedID() throws {
        #expect(try ids("#x", "<p id=\"x\"/><div><p id=\"x\"/></div>") == "x x")
    }

    @Test("closest and :scope start from the element")
    func closestElement() throws {
        let (tree, document) = makeTree(Self.page)
        func find(_ text: String, _ root: NodeID) throws -> NodeID {
            querySelector(try parseSelectorList(Array(text.utf8), tree: tree), root, tree)
        }
        let link = try find("a", document)
        let list = try parseSelectorList(Array("div, body".utf8), tree: tree)
        #expect(closest(list, link, tree) == (try find("#d1", document)))
        let first = try find("#d1", document)
        #expect(try find(":scope > span", first) == find("#s1", document))
        #expect(try find("body span", first) == find("#s1", document))
    }

    @Test("A name that is added to the tree after parsing is found")
    func laterNames() throws {
        let (tree, document) = makeTree("<p id=\"x\"/>")
        let list = try parseSelectorList(Array("my-tag".utf8), tree: tree)
        #expect(querySelectorAll(list, document, tree).isEmpty)
        let name = tree.names.name(namespace: .svg, prefix: .none, localName: tree.strings.intern("my-tag"))
        let element = tree.createElement(name, in: document)
        tree.append(element, to: tree.firstChild(document))
        #expect(querySelectorAll(list, document, tree) == [element])
    }
}
