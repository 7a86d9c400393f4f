// DeclaredShadowTests.swift: pages whose markup declares shadow roots are written back with only the changes made.

import Foundation
import Testing

@Suite("Declared shadow roots")
struct DeclaredShadowTests {
    private static let page = """
        <!DOCTYPE html><html><head><title>t</title></head>
        <body><div id=h>  <template  shadowrootmode=open><p>in <b>x</b><slot></slot></template><b>light</b> &amp; more</div>
        <p id=o>out</p>
        <div><template shadowrootmode='closed'><i>c</i></template></div></body></html>
        """

    private func written(_ script: String) throws -> Outcome {
        let workspace = try Workspace(
            script: "var ExtensionPreprocessingJS = { run(a) { \(script); a.completionFunction({}) }, finalize() {} };"
        )
        try workspace.write(Self.page, to: "p.html")
        return try workspace.run(["run", "p.html", "--extension", "./x.appex", "--arguments", "{}", "--verify"])
    }

    @Test(
        "The templates are written back, byte for byte where nothing was changed",
        arguments: [
            ("1", "", ""), ("document.getElementById('o').textContent = 'new'", ">out<", ">new<"),
            ("document.getElementById('h').shadowRoot.querySelector('b').textContent = 'new'", ">x<", ">new<"),
            ("document.getElementById('h').shadowRoot.querySelector('p').title = 'q'", "<p>in", "<p title=\"q\">in"),
            (
                "document.getElementById('h').shadowRoot.append('!')", "<slot></slot></template>",
                "<slot></slot></p>!</template>"
            ),
            ("document.getElementById('h').lastChild.remove()", " &amp; more", ""),
        ]
    )
    func preserved(script: String, old: String, new: String) throws {
        let outcome = try written(script)
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(outcome.text == (old.isEmpty ? Self.page : Self.page.replacingOccurrences(of: old, with: new)))
    }

    @Test("Shadow roots created by scripts are not written, and one that a script took over loses its template")
    func scripts() throws {
        let made = try written("document.getElementById('o').attachShadow({ mode: 'open' }).innerHTML = 'x'")
        #expect(made.text == Self.page, "\(made.error)")
        let taken = try written("document.getElementById('h').attachShadow({ mode: 'open' }).innerHTML = 'x'")
        #expect(taken.code == 0 && taken.text.contains("<div id=h>  <b>light</b> &amp; more</div>"), "\(taken.text)")
    }
}
