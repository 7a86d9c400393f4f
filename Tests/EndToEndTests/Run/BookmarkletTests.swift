// BookmarkletTests.swift: bookmarklets: addresses, bookmarks of an export, and what is recorded. What one does to a page is compared with
// WebKit in RecordedTests/ScriptKindAnswerTests.swift.

import Foundation
import Testing

@Suite("Bookmarklets")
struct BookmarkletTests {
    static let page = "<!doctype html><title>t</title><p id=a>hi</p>"
    static let bookmarks = """
        <!DOCTYPE NETSCAPE-Bookmark-file-1>
        <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
        <TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
        <DL><p>
            <DT><A HREF="https://example.com/">Mark</A>
            <DT><H3>Tools</H3>
            <DL><p>
                <DT><A HREF="javascript:void(document.body.append('m%41&quot;'))" ADD_DATE="1">Mark</A>
                <DT><A HREF="javascript:1">Both &amp; more</A>
            </DL><p>
            <DT><H3>More</H3>
            <DL><p>
                <DT><A HREF="javascript:2">Both &amp; more</A>
                <DT><A HREF="javascript:null.x">a/b</A>
            </DL><p>
        </DL><p>
        """

    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.write(Self.page, to: "p.html")
        try workspace.write(Self.bookmarks, to: "bookmarks.html")
        return workspace
    }

    @Test("A bookmark of an export runs; names that are missing or there twice are errors")
    func bookmark() throws {
        let workspace = try workspace()
        func run(_ name: String) throws -> Outcome {
            try workspace.run(["run", "p.html", "--extension", "bookmarks.html#\(name)"])
        }
        let found = try run("Mark")
        #expect(found.code == 0 && found.text == Self.page + "mA\"", "\(found.error)")
        try run("Both & more").expectPassThrough(
            "bookmarks.html#Both & more: 2 bookmarklets are called \"Both & more\", in Tools, and in More. Rename one.",
            page: Self.page
        )
        try run("No").expectPassThrough(
            "bookmarks.html#No: No bookmark called \"No\" is a javascript: address; there are: \"Mark\", \"Both & more\", "
                + "\"Both & more\", \"a/b\".",
            page: Self.page
        )
        try run("a/b").expectPassThrough("TypeError: null is not an object (evaluating 'null.x')", page: Self.page)
    }

    @Test("It runs in the page's world, and is a file with --kind")
    func world() throws {
        let workspace = try workspace()
        try workspace.write("<!doctype html><script>var own = 'page';</script><p>hi</p>", to: "p.html")
        try workspace.write("// 100 %\nwindow.own += 1;\nvoid document.body.append(own);", to: "b.js")
        let named = ["run", "p.html", "--page-scripts", "--extension", "b.js", "--kind", "bookmarklet"]
        let run = try workspace.run(named)
        #expect(run.code == 0 && run.text.hasSuffix("<p>hi</p>page1</body></html>"), "\(run.text) \(run.error)")
        let chain = try workspace.run(
            ["run", "p.html", "--page-scripts"] + [
                "--extension", "javascript:own = 2; void 0", "--extension", "javascript:void document.body.append(own)",
            ]
        )
        #expect(chain.code == 0 && chain.text.hasSuffix("<p>hi</p>2</body></html>"), "\(chain.text) \(chain.error)")
    }

    @Test("A string replaces the page, and is the payload; scripts in it run with the page's")
    func replacement() throws {
        let workspace = try workspace()
        let address = "javascript:'<!doctype html><p>new<script>document.body.append(1)</scr'+'ipt>'"
        let plain = try workspace.run(["run", "p.html", "--extension", address, "--payload", "v.json"])
        #expect(plain.code == 0, "\(plain.error)")
        #expect(plain.text.contains("<p>new") && !plain.text.contains("id=a") && !plain.text.contains("</p>1"))
        #expect(String(decoding: try #require(workspace.read("v.json")), as: UTF8.self).contains("<p>new"))
        let running = try workspace.run(["run", "p.html", "--extension", address, "--page-scripts"])
        #expect(running.code == 0 && running.text.contains("</script></p>1"), "\(running.text) \(running.error)")
    }

    @Test("Navigations and dialogs are recorded, and inserted scripts are loaded from the resource root")
    func effects() throws {
        let workspace = try workspace()
        let away = try workspace.run([
            "run", "p.html", "--extension",
            "javascript:alert('hello'); location.href = 'https://example.org/?u=' + document.title",
        ])
        #expect(away.code == 0 && away.text == Self.page, "\(away.error)")
        #expect(away.error.contains("alert: hello") && away.error.contains("https://example.org/?u=t"), "\(away.error)")
        #expect(!away.error.contains("hint: "), "\(away.error)")
        try workspace.makeFolder("root")
        try workspace.write("document.body.append('loaded')", to: "root/tool.js")
        let loader =
            "javascript:void(document.body.appendChild(document.createElement('script')).src='https://example.com/tool.js')"
        let loaded = try workspace.run([
            "run", "p.html", "--url", "https://example.com/p.html", "--page-scripts", "--resource-root", "root",
            "--extension", loader,
        ])
        #expect(
            loaded.code == 0 && loaded.text.hasSuffix("</script>loaded</body></html>"),
            "\(loaded.text) \(loaded.error)"
        )
    }
}
