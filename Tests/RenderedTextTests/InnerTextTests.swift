// InnerTextTests.swift: `innerText` against WebKit's recorded answers.

import CSSValues
import Cascade
import DOM
import RenderedText
import Testing

@Suite("innerText")
struct InnerTextTests {
    @Test("The text is WebKit's")
    func recorded() throws {
        let page = TestPage("<!DOCTYPE html><body><div id=d></div>")
        let element = try page.first("#d")
        for (html, text) in recordedInnerText {
            page.setInnerHTML(html, of: element)
            #expect(String(decoding: page.engine.innerText(of: element), as: UTF8.self) == text, "\(html)")
        }
    }

    @Test(
        "Line breaks after the last block are written if an element with a box follows, as in WebKit",
        arguments: [
            ("<div>x</div>", "", "x"), ("<div>x</div>", "after", "x\n"), ("<p>x</p>", "<input>", "x\n\n"),
            ("<p>x</p><p hidden>y</p>", "", "x"), ("<p>x</p><p></p>", "", "x\n\n"),
            ("<table><tr><td>x<td>y</table>", "<p>after", "x\ty\n"), ("x<br>", "after", "x\n"),
            ("<details><summary>s</summary>t</details>", "", "s\n"), ("<form><input></form>", "after", ""),
            ("<img><div>x</div>", "", "\nx"), ("a <math><mi>x</mi></math> b", "", "a \nx\n b"),
            ("<svg>t<text>u</text></svg>", "", "u"),
            ("<label>N</label> <input> <input type=hidden> <input>", "", "N   "),
        ]
    )
    func lastLineBreaks(html: String, after: String, text: String) throws {
        let page = TestPage("<!DOCTYPE html><body><div id=d></div>\(after)")
        let element = try page.first("#d")
        page.setInnerHTML(html, of: element)
        #expect(String(decoding: page.engine.innerText(of: element), as: UTF8.self) == text)
    }

    @Test("An element that is not rendered gives all its text, with its line breaks")
    func notRendered() throws {
        let page = TestPage("<div hidden> a <b>b</b><br></div><script> x </script>")
        let text = page.engine.innerText(of: try page.first("div"))
        #expect(String(decoding: text, as: UTF8.self) == " a b\n")
        let detached = page.tree.clone(try page.first("div"), deep: true, in: page.document)
        #expect(String(decoding: page.engine.innerText(of: detached), as: UTF8.self) == " a b\n")
    }

    @Test("Deep pages take no stack")
    func depth() throws {
        let page = TestPage("<body>")
        let body = try page.first("body")
        var parent = body
        for _ in 0..<100_000 {
            let child = page.tree.createElement(.div, in: page.document)
            page.tree.append(child, to: parent)
            parent = child
        }
        page.tree.append(page.tree.createText(page.tree.strings.make("x"), in: page.document), to: parent)
        #expect(page.engine.innerText(of: body) == Array("x".utf8))
        #expect(page.engine.computed("color", of: parent)?.text == "rgb(0, 0, 0)")
    }
}
