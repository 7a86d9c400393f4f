// ComputedStyleTests.swift: the cascade, against WebKit's answers. https://www.w3.org/TR/css-cascade-4/

import CSSValues
import Cascade
import DOM
import Foundation
import TestSupport
import Testing

@Suite("Computed style")
struct ComputedStyleTests {
    private static let sheet = """
        <!DOCTYPE html><style>p { color: red; margin: 1em } .a { color: #00f } #i { color: green } p.a { display: flex }
        p { color: black !important } :root { --x: 2px; --y: var(--x) } em { padding: var(--y) var(--none, 1px) }
        @media (max-width: 600px) { b { color: red } } @media screen and (min-width: 600px) { b { color: lime } }
        @media print { b { color: blue } } u { & s { color: aqua } top: 1px } i { background: url(x.png) }</style>
        <body><p class="a" id="i" style="color: blue">x<span>y</span></p><em>z</em><b>b</b><u><s>s</s></u><i>i</i>
        <h1><strong>x</strong></h1><div hidden></div><span id=f style="float:left"></span><code style="animation: a 500ms 2s, b 1s 10ms; transition: top 510ms">c</code>
        <font color=red size=5 face=Arial>q</font><table bgcolor="#abc"><tr><td nowrap>1</table><a href=x>l</a>
        """

    @Test(
        "Values are those of WebKit",
        arguments: [
            ("p", "color", "rgb(0, 0, 0)"), ("p", "display", "flex"), ("p", "margin-top", "16px"),
            ("p", "margin", "16px"),
            ("p span", "color", "rgb(0, 0, 0)"), ("p span", "display", "block"), ("em", "padding-top", "2px"),
            ("em", "padding-right", "1px"), ("em", "font-style", "italic"), ("b", "color", "rgb(0, 255, 0)"),
            ("b", "font-weight", "700"), ("s", "color", "rgb(0, 255, 255)"), ("u", "top", "1px"),
            ("i", "background-image", "url(\"http://h/x.png\")"), ("h1", "font-size", "32px"),
            ("h1 strong", "font-weight", "900"), ("div", "display", "none"), ("#f", "display", "block"),
            ("body", "display", "block"), ("head", "display", "none"), ("p", "visibility", "visible"),
            ("p", "background-color", "rgba(0, 0, 0, 0)"), ("p", "white-space", "normal"), ("p", "--x", "2px"),
            ("p", "nope", ""), ("font", "color", "rgb(255, 0, 0)"), ("font", "font-size", "24px"),
            ("font", "font-family", "Arial"), ("table", "background-color", "rgb(170, 187, 204)"),
            ("td", "white-space", "nowrap"), ("a", "color", "rgb(0, 0, 238)"),
            ("a", "text-decoration-line", "underline"),
            ("em", "background", "rgba(0, 0, 0, 0) none repeat scroll 0% 0% / auto padding-box border-box"),
            ("body", "border", "0px none rgb(0, 0, 0)"), ("em", "overflow", "visible"),
            ("code", "font-family", "monospace"), ("code", "animation-duration", "0.5s, 1s"),
            ("code", "animation-delay", "2s, 0.01s"), ("code", "transition-duration", "0.51s"),
        ]
    )
    func values(selector: String, property: String, expected: String) throws {
        let page = TestPage(Self.sheet)
        page.engine.resolveURL = { "http://h/" + $0 }
        #expect(page.engine.computedValue(property, of: try page.first(selector)) == expected)
    }

    @Test("Values follow changes of the tree")
    func changes() throws {
        let page = TestPage(Self.sheet)
        let bold = try page.first("b")
        #expect(page.engine.computedValue("color", of: bold) == "rgb(0, 255, 0)")
        page.tree.setAttribute(.attrStyle, page.tree.strings.make("color: red"), on: bold)
        #expect(page.engine.computedValue("color", of: bold) == "rgb(255, 0, 0)")
        page.tree.remove(try page.first("style"))
        #expect(page.engine.computedValue("color", of: try page.first("s")) == "rgb(0, 0, 0)")
        page.tree.remove(bold)
        #expect(page.engine.computedValue("color", of: bold) == "")
    }

    @Test("Cyclic variables end")
    func cycles() throws {
        let page = TestPage("<style>p { --a: var(--b); --b: var(--a); color: var(--a, red) }</style><p>")
        #expect(page.engine.computedValue("color", of: try page.first("p")) != "")
    }
}

extension ComputedStyleTests {
    /// Lines `left => right`; the right side may be empty.
    private func cases(_ text: String) -> [(String, String)] {
        text.split(separator: "\n").map { line in
            let parts = line.components(separatedBy: " => ")
            return parts.count > 1 ? (parts[0], parts[1]) : (parts[0].replacingOccurrences(of: " =>", with: ""), "")
        }
    }

    @Test("Computed values are WebKit's, except the listed differences") func recordedValues() throws {
        var known = try KnownFailures("computed-style.txt", testFile: #filePath, prefix: "")
        let page = TestPage("<!DOCTYPE html><body><p>x</p>")
        page.engine.resolveURL = { $0.contains("://") ? $0 : "http://h/" + $0 }
        let paragraph = try page.first("p")
        for (declaration, expected) in cases(recordedComputedValues) {
            let property = String(declaration.prefix { $0 != ":" })
            page.tree.setAttribute(.attrStyle, page.tree.strings.make(declaration), on: paragraph)
            let value = page.engine.computedValue(property, of: paragraph)
            known.note(declaration, failure: value == expected ? nil : "\(value) instead of \(expected)")
        }
        for (element, values) in cases(recordedDefaultStyle) { try noteDefaults(element, values, in: &known) }
        known.finish()
        #expect(known.problems == [])
    }

    @Test("Functions are WebKit's, as declared and as computed") func recordedFunctionValues() throws {
        let page = TestPage("<!DOCTYPE html><body><p>x</p>")
        let paragraph = try page.first("p")
        for line in recordedFunctions.split(separator: "\n") {
            let parts = line.components(separatedBy: " => ") + ["", ""]
            let declaration = parts[0].replacingOccurrences(of: " =>", with: "")
            let property = String(declaration.prefix { $0 != ":" })
            #expect(StyleDeclarations(Array(declaration.utf8)).cssText == parts[1], "\(declaration)")
            if parts[1].isEmpty { continue }
            page.tree.setAttribute(.attrStyle, page.tree.strings.make(declaration), on: paragraph)
            #expect(page.engine.computedValue(property, of: paragraph) == parts[2], "\(declaration)")
        }
    }

    @Test("Only custom properties, variables and descriptors are texts")
    func kinds() {
        for line in recordedFunctions.split(separator: "\n") {
            let source = line.components(separatedBy: " =>")[0]
            for declaration in StyleDeclarations(Array(source.utf8)).declarations {
                if declaration.value.isText { Issue.record("\(source): \(declaration.value.text)") }
            }
        }
        for property in Property.longhands {
            for value in [property.initialValue, property.computedInitialValue] {
                if value.isText { Issue.record("\(property): \(value.text)") }
            }
        }
    }

    private func noteDefaults(_ element: String, _ values: String, in known: inout KnownFailures) throws {
        let name = String(element.prefix { $0 != " " })
        let isOfTable = ["caption", "col", "colgroup", "tbody", "td", "tfoot", "th", "thead", "tr"].contains(name)
        let table = """
            <table><caption></caption><colgroup><col></colgroup><thead><tr><th></th></tr></thead><tbody><tr><td></td></tr></tbody>\
            <tfoot></tfoot></table>
            """
        let hasTable = isOfTable || name == "table"
        let page = TestPage("<!DOCTYPE html><body>" + (hasTable ? table : ""))
        let node: NodeID
        if hasTable {
            node = try page.first(name)
        } else {
            let local = page.tree.strings.intern(name)
            node = page.tree.createElement(
                page.tree.names.name(namespace: .html, prefix: .none, localName: local),
                in: page.document
            )
            page.tree.append(node, to: try page.first("body"))
        }
        if name == "a" { page.tree.setAttribute(.attrHref, page.tree.strings.make("x"), on: node) }
        if let type = element.split(separator: "=").dropFirst().first {
            page.tree.setAttribute(.attrType, page.tree.strings.make(String(type)), on: node)
        }
        for part in values.components(separatedBy: "; ") where !part.isEmpty {
            let words = part.components(separatedBy: ": ")
            let (property, expected) = (words[0], words.dropFirst().joined(separator: ": "))
            let value = page.engine.computedValue(property, of: node)
            known.note("\(element) \(property)", failure: value == expected ? nil : "\(value) instead of \(expected)")
        }
    }
}

extension CSSValue {
    /// Whether it is stored as it was written.
    fileprivate var isText: Bool {
        switch self {
        case .text, .tokens: true
        default: false
        }
    }
}
