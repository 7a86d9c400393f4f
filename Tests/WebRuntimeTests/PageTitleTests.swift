// PageTitleTests.swift: a page's title in native code equals document.title.

import Testing
import WebRuntime

@Suite("A page's title")
struct PageTitleTests {
    @Test(
        "The title equals document.title",
        arguments: [
            "<title>one</title>", "<title> a \r\n\t b\u{A0}c </title>", "<p>none", "",
            "<title></title><title>two</title>",
            "<body><p>x<title>late</title>", "<template><title>no</title></template>",
            "<svg><title>drawn</title></svg>", "<svg><title>drawn</title></svg><title>page</title>",
            "<title>&amp;<b>text</b></title>", "<frameset>",
        ]
    )
    func title(html: String) throws {
        let page = Page(html: Array(html.utf8), options: PageOptions(url: "https://example.org/"))
        let title = page.title
        let world = try page.makeWorld()
        #expect(try world.evaluateToJSON("document.title === \(literal(title))") == "true", "\(title)")
        // Also for nodes that a script made.
        let made =
            "document.body.before(document.createElement('title')); const t = document.querySelector('title'); "
            + "t.append('x', document.createComment('c'), '  y', document.createElement('b')); document.title"
        guard let text = try? world.evaluateToJSON(made) else { return }
        #expect(text == literal(page.title))
    }

    private func literal(_ text: String) -> String { "\"\(text.replacing("\"", with: "\\\""))\"" }
}
