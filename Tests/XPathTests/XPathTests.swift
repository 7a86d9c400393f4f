// XPathTests.swift: results of XPath 1.0 expressions. https://www.w3.org/TR/1999/REC-xpath-19991116/

import DOM
import Testing
import XPath

@Suite("XPath")
struct XPathTests {
    /// html > body > (h1 "Title", p#a.x "one" > b "two", p#b, comment, p#c "12")
    private static func page() -> (tree: Tree, document: NodeID) {
        let tree = Tree()
        let document = tree.createDocument()
        func element(_ name: String, _ attributes: [(String, String)] = [], in parent: NodeID) -> NodeID {
            let local = tree.strings.intern(name)
            let id = tree.names.name(namespace: .html, prefix: .none, localName: local)
            let element = tree.createElement(id, in: document)
            for (name, value) in attributes {
                let attribute = tree.names.name(namespace: .none, prefix: .none, localName: tree.strings.intern(name))
                tree.appendAttribute(attribute, tree.strings.make(value), to: element)
            }
            tree.append(element, to: parent)
            return element
        }
        func text(_ data: String, in parent: NodeID) {
            tree.append(tree.createText(tree.strings.make(data), in: document), to: parent)
        }
        let body = element("body", in: element("html", in: document))
        text("Title", in: element("h1", in: body))
        let first = element("p", [("id", "a"), ("class", "x")], in: body)
        text("one", in: first)
        text("two", in: element("b", in: first))
        _ = element("p", [("id", "b")], in: body)
        tree.append(tree.createComment(tree.strings.make("note"), in: document), to: body)
        text(" 12 ", in: element("p", [("id", "c")], in: body))
        return (tree, document)
    }

    /// The value of an expression as text: for a node-set the nodes' ids or names.
    private static func value(_ text: String) throws -> String {
        let (tree, document) = page()
        let value = evaluate(try parseXPath(Array(text.utf8)), document, namespaces: [], tree)
        guard case .nodes(let set) = value else { return String(decoding: value.string(tree), as: UTF16.self) }
        return nodeIDs(set, tree).map { node in
            switch tree.kind(node) {
            case .element:
                let id = tree.attribute(node, qualifiedName: tree.strings.intern("id"))
                return tree.strings.string(id == .none ? tree.localName(tree.name(node)) : tree.attributeValue(id))
            case .attribute:
                let name = tree.attributeName(tree.attribute(ofNode: node))
                return "@" + tree.strings.string(tree.qualifiedName(name))
            case .document: return "/"
            default: return "'" + tree.strings.string(tree.data(node)) + "'"
            }
        }.joined(separator: " ")
    }

    @Test(
        "Axes, node tests and predicates",
        arguments: [
            ("/", "/"), ("//p", "a b c"), ("//P", "a b c"), ("/html/body/p[2]", "b"), ("//p[last()]", "c"),
            ("//p[@class='x']/b", "b"), ("//@*", "@id @class @id @id"), ("//p[@id='b']/preceding-sibling::*", "h1 a"),
            ("//p[@id='b']/preceding-sibling::*[1]", "a"), ("//p[@id='b']/preceding::*", "h1 a b"),
            ("//p[@id='b']/following::node()", "'note' c ' 12 '"), ("//b/ancestor::*", "html body a"),
            ("//b/ancestor-or-self::*[1]", "b"), ("(//p|//h1)[1]", "h1"), ("//p[position()>1]", "b c"),
            ("//comment()", "'note'"), ("//body/node()[5]", "c"), ("//b/../@id", "@id"), ("//p[.=12]", "c"),
            ("//*[self::b or self::h1]", "h1 b"), ("//svg", ""), ("id('c a')", "a c"),
            ("//p[3][@id='c']", "c"), ("//p[@id='c'][3]", ""), ("//text()[contains(., 'o')]", "'one' 'two'"),
            ("//@id/..", "a b c"), ("descendant::p[2]", "b"), ("//namespace::*", ""),
            ("//p/descendant-or-self::b", "b"),
        ]
    )
    func nodes(expression: String, expected: String) throws { #expect(try Self.value(expression) == expected) }

    @Test(
        "Functions, operators and numbers as text",
        arguments: [
            ("count(//p)", "3"), ("1 div 0", "Infinity"), ("-1 div 0", "-Infinity"), ("0 div 0", "NaN"),
            ("5 mod -2", "1"), ("-5 mod 2", "-1"), ("2 * 3 - 4 div 8", "5.5"), ("- - 3", "3"), ("--//b", "NaN"),
            ("string(0.00001)", "0.00001"), ("100000000000000000000000", "100000000000000000000000"),
            ("123456789.125", "123456789.125"), ("-0", "0"), (".5", "0.5"), ("5.", "5"), ("number(' 7 ')", "7"),
            ("number('1e3')", "NaN"), ("number('')", "NaN"), ("round(-2.5)", "-2"), ("round(2.5)", "3"),
            ("floor(-1.5)", "-2"), ("ceiling(1.2)", "2"), ("sum(//p[.=12])", "12"),
            ("concat('a', 1, true())", "a1true"), ("substring('12345', 2, 3)", "234"),
            ("substring('12345', 1.5, 2.6)", "234"), ("substring('12345', 0, 3)", "12"),
            ("substring('12345', 0 div 0, 3)", ""), ("substring('12345', -42, 1 div 0)", "12345"),
            ("substring-before('1999/04', '/')", "1999"), ("substring-after('1999/04', '/')", "04"),
            ("substring-after('a', '')", "a"), ("translate('bar', 'abc', 'AB')", "BAr"),
            ("normalize-space('  a  b ')", "a b"), ("string-length('abc')", "3"), ("starts-with('ab', 'a')", "true"),
            ("contains('ab', 'c')", "false"), ("name(//p)", "p"), ("local-name(//@id)", "id"),
            ("namespace-uri(//@id)", ""), ("string(//p[1])", "onetwo"), ("//p = 'onetwo'", "true"),
            ("//p != 'onetwo'", "true"), ("//p > 11", "true"), ("11 > //p", "false"), ("//p = //b", "false"),
            ("//nothing = //nothing", "false"), ("true() = //p", "true"), ("not(//nothing)", "true"),
            ("'b' and 0", "false"), ("1 = 1 = 1", "true"), ("3 > 2 > 1", "false"), ("lang('en')", "false"),
        ]
    )
    func values(expression: String, expected: String) throws { #expect(try Self.value(expression) == expected) }

    @Test(
        "An invalid expression is refused",
        arguments: [
            "", "//", "p[", "p]", "foo()", "count()", "count(1)", "1 +", "'", "$x", "p/", "@", "a b", "x::p", "1 | p",
            "(1)[1]", "!", "p::q", "a:", "position(1)", String(repeating: "(", count: 5000),
            String(repeating: "p[", count: 5000), String(repeating: "1+", count: 5000) + "1",
        ]
    )
    func refusals(expression: String) {
        #expect(throws: XPathSyntaxError.self) { try parseXPath(Array(expression.utf8)) }
    }

    @Test("Prefixes are listed once each, in the order of their first use")
    func prefixes() throws {
        let expression = try parseXPath(Array("//b:x/a:*[@b:y]".utf8))
        #expect(expression.prefixes.map { String(decoding: $0, as: UTF8.self) } == ["b", "a"])
    }
}
