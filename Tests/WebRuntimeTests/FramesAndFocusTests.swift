// FramesAndFocusTests.swift: navigation of frames by links, forms and scripts, focusable elements, and changes that reload images and
// styles. Each case is a page with scripts, an expression that may be a promise, and its JSON.
// https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate
// https://html.spec.whatwg.org/multipage/interaction.html#focus

import DOM
import PageProtocol
import ScriptEngine
import Testing
import WebRuntime

@Suite("Frames, focus and reloading")
struct FramesAndFocusTests {
    private static let gif: [UInt8] = Array("GIF89a".utf8) + [32, 0, 16, 0, 0, 0, 0]

    private func check(_ html: String, _ expression: String, _ expected: String) throws {
        let tree = Tree()
        let options = PageOptions(url: "http://page.test/a/b.html")
        let page = Page(tree: tree, document: tree.createDocument(isHTML: true), options: options)
        page.resources = PageResources(pageURL: options.url) { request in
            switch request.path {
            case "/a/x.gif", "/a/y.gif": ResourceAnswer(contentType: "image/gif", bytes: Self.gif)
            case "/a/blank.html": ResourceAnswer(contentType: "text/html", bytes: Array("<p>blank".utf8))
            case "/a/here.css": ResourceAnswer(contentType: "text/css", bytes: [])
            default: nil
            }
        }
        let scripts = try PageScripts(page: page)
        scripts.load(Array(html.utf8), timeout: 10)
        try scripts.world.evaluate(
            "var out = [], later = (time = 20) => new Promise(done => setTimeout(() => done(out), time))"
        )
        let answer: String
        do { answer = try scripts.world.evaluateToJSON(expression) ?? "undefined" } catch {
            answer = "\(error.name): \(error.message)"
        }
        #expect(answer == expected, "\(expression)")
    }

    private static let page = """
        <!DOCTYPE html><iframe name=f id=frame></iframe><a href=blank.html?l target=f>l</a>
        <form action=blank.html target=f><input name=q value="ä b"><button name=s value=1></button></form>
        """

    @Test(
        "A link, a form and a script navigate a frame, which loads once for each",
        arguments: [
            (
                "frame.onload = () => out.push(frame.contentWindow.location.search), document.links[0].click(), later()",
                #"["?l"]"#
            ),
            (
                """
                frame.onload = e => out.push(e.target.contentWindow.location.search, e.target.contentDocument.body.textContent),
                document.querySelector('button').click(), later()
                """,
                #"["?q=%C3%A4+b&s=1","blank"]"#
            ),
            (
                """
                (async () => { const f = document.querySelector('iframe'); f.onload = () => out.push(f.contentWindow.location.href);
                f.contentWindow.location = 'nowhere'; await later(); f.contentWindow.location.href = 'blank.html'; await later();
                open('blank.html?o', 'f'); await later(); f.src = 'blank.html?own'; await later(); return out })()
                """,
                #"["http://page.test/a/nowhere","http://page.test/a/blank.html","http://page.test/a/blank.html?o","http://page.test/a/blank.html?own"]"#
            ),
            (
                """
                (async () => { const f = document.querySelector('iframe'); f.src = 'blank.html'; f.contentDocument.body.innerHTML =
                '<form action=blank.html><input name=i value=1>'; f.contentDocument.forms[0].submit(); await later();
                return f.contentWindow.location.search })()
                """,
                #""?i=1""#
            ),
            (
                "(frame.contentWindow.location = 'http://elsewhere.test/', frame.contentDocument)",
                "null"
            ),
        ]
    )
    func navigation(expression: String, expected: String) throws {
        try check(Self.page, expression, expected)
    }

    @Test(
        "Only displayed elements get the focus, and no control outside of a modal dialog",
        arguments: [
            (
                "<input id=a style='display:none'><p hidden><input id=b></p>",
                "a.focus(), b.focus(), document.activeElement.tagName", #""BODY""#
            ),
            ("<label id=l for=i>x</label><input id=i>", "l.focus(), document.activeElement.id", #""i""#),
            ("<label id=l tabindex=0>x<input id=i></label>", "l.focus(), document.activeElement.id", #""l""#),
            (
                "<input id=a><dialog id=d><input id=b></dialog>",
                "d.showModal(), a.focus(), out.push(document.activeElement.id), d.remove(), a.focus(), out.push(document.activeElement.id), out",
                #"["b","a"]"#
            ),
            (
                "<p><input id=a><input id=b autofocus disabled><input id=c autofocus>", "document.activeElement.id",
                #""c""#
            ),
            ("<input id=a><script>a.focus()</script><input autofocus>", "document.activeElement.id", #""a""#),
        ]
    )
    func focus(html: String, expression: String, expected: String) throws {
        try check(html, expression, expected)
    }

    @Test(
        "A change to an image's selection reloads it, and a change without effect does not",
        arguments: [
            ("i.crossOrigin = 'anonymous'", "[]"), ("i.crossOrigin = 'use-credentials'", #"["load"]"#),
            ("i.referrerPolicy = 'NO-REFERRER'", "[]"), ("i.remove()", #"["load"]"#),
            ("i.before(document.createElement('source'))", #"["load"]"#),
            ("i.after(document.createElement('source'))", "[]"), ("i.previousElementSibling.remove()", #"["load"]"#),
            ("i.previousElementSibling.src = 'y.gif'", "[]"), ("document.body.append(i.parentNode)", "[]"),
            ("document.implementation.createHTMLDocument('').adoptNode(i.parentNode)", #"["error"]"#),
        ]
    )
    func images(change: String, expected: String) throws {
        let page = "<body><picture><source><img id=i src=x.gif crossorigin referrerpolicy=no-referrer></picture>"
        let listen = "i.onload = i.onerror = e => out.push(e.type)"
        try check(page, "\(listen), \(change), later()", expected)
    }

    @Test("A style with a missing import has an error, and one with changed text is reloaded") func styles() throws {
        try check(
            "<style id=s>p{}</style>",
            """
            (async () => { const hear = s => { s.onload = s.onerror = e => out.push(e.type); return s };
            document.head.append(hear(Object.assign(document.createElement('style'), { textContent: '@import "gone.css"' })));
            document.head.append(hear(Object.assign(document.createElement('style'), { textContent: '@import "here.css"' })));
            await later(); const t = document.head.lastChild; t.textContent = 'b{}'; await later(); document.body.append('x'); return later() })()
            """,
            #"["error","load","load"]"#
        )
    }

    @Test(
        "Scripts run by their types and URLs",
        arguments: [
            ("<script language='javascript '>n = 1</script>", "typeof n", #""undefined""#),
            ("<script language='JavaScript1.2'>n = 1</script>", "n", "1"),
            ("<script type=' text/javascript '>n = 1</script>", "n", "1"),
            ("<svg><script xlink:href='data:,n=2'></script></svg>", "n", "2"),
            (
                "<svg><script type=text/plain>n = 3</script></svg>",
                "document.scripts, (s => (s.type = '', s.parentNode.append(s), n))(document.querySelector('script'))",
                "3"
            ),
        ]
    )
    func scripts(html: String, expression: String, expected: String) throws {
        try check(html, expression, expected)
    }

    @Test("An option's label and value are attributes without a namespace") func options() throws {
        try check(
            "<body>",
            """
            (() => { const o = document.createElement('option'); o.textContent = 'x'; o.setAttributeNS('urn:n', 'value', 'v');
            o.setAttributeNS('urn:n', 'label', 'l'); out.push(o.value, o.label); return out })()
            """,
            #"["x","x"]"#
        )
    }
}
