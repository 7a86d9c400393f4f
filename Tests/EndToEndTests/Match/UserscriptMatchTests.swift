// UserscriptMatchTests.swift: webaction match with userscripts: their patterns against the page's URL.

import Foundation
import Testing

@Suite("Match with userscripts")
struct UserscriptMatchTests {
    private func workspace(_ lines: String...) throws -> Workspace {
        let workspace = try Workspace()
        try workspace.write("<title>t</title>", to: "p.html")
        let block = ["==UserScript=="] + lines + ["==/UserScript=="]
        try workspace.write(block.map { "// \($0)\n" }.joined() + "throw 1", to: "x.user.js")
        return workspace
    }

    @Test("The pattern that matches or excludes the page is named, and the script does not run")
    func decisions() throws {
        let workspace = try workspace("@name News", "@match *://*.news.test/*", "@include /shop/", "@exclude *login*")
        for (url, answer) in [
            ("https://www.news.test/a", "yes\tthe pattern *://*.news.test/* matches"),
            ("https://shop.test/", "yes\tthe pattern /shop/ matches"),
            ("https://www.news.test/login", "no\tthe pattern *login* excludes the page"),
            ("https://other.test/", "no\tnone of its patterns matches"),
        ] {
            let outcome = try workspace.run(["match", "p.html", "--extension", "x.user.js", "--url", url])
            #expect(outcome.code == 0 && outcome.text == "News\t\(answer)\n", "\(url): \(outcome.error)")
            #expect(outcome.error.isEmpty)
        }
    }

    @Test("The page's own URL counts, and scripts and extensions are listed in the order of the command line")
    func several() throws {
        let workspace = try workspace("@name Any")
        try workspace.write("<!-- saved from url=(0020)https://a.test/page --><p>", to: "p.html")
        try workspace.write("// ==UserScript==\n// @match *://a.test/*\n// ==/UserScript==", to: "y.user.js")
        let outcome = try workspace.run(
            ["match", "p.html", "--json"] + ["x.user.js", "marquee", "y.user.js"].flatMap { ["--extension", $0] }
        )
        #expect(outcome.code == 0, "\(outcome.error)")
        let list = try #require(JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]])
        #expect(list.map { $0["name"] as? String } == ["Any", "marquee", "y.user.js"])
        #expect(list.map { $0["offered"] as? Bool } == [true, true, true])
        #expect(list[0]["why"] as? String == "it names no pages, so it runs on all")
    }

    @Test("A pattern that is invalid is a warning, and metadata that cannot be read are the reason")
    func mistakes() throws {
        let workspace = try workspace("@match a.test/*", "@match *://a.*/*", "@include /(/")
        let outcome = try workspace.run(["match", "p.html", "--extension", "x.user.js", "--url", "https://a.test/"])
        #expect(outcome.text == "x.user.js\tyes\tthe pattern *://a.*/* matches\n")
        #expect(
            outcome.error == """
                warning: x.user.js: a.test/*: unknown scheme; missing "://".
                warning: x.user.js: /(/: invalid expression: Invalid regular expression: missing ).

                """
        )
        try workspace.write("alert(1)", to: "y.user.js")
        let other = try workspace.run(["match", "p.html", "--extension", "y.user.js"])
        #expect(
            other.text == "y.user.js\tno\tthe userscript has no metadata: no line is // ==UserScript==.\n",
            "\(other.error)"
        )
    }

    @Test("validate tries a script on an address of its patterns, and says what a trial lacks")
    func trial() throws {
        for pattern in ["@include http://*.last.test/*", "@match *://*.last.test/*", "@match *://*/x"] {
            let thrown = try workspace(pattern).run(["validate", "x.user.js"])
            #expect(thrown.code == 0 && thrown.text.contains("throws 1."), "\(pattern): \(thrown.text) \(thrown.error)")
        }
        let required = try workspace("@require https://a.test/b.js").run(["validate", "x.user.js"])
        let note = "note: The script was not tried: @require https://a.test/b.js"
        #expect(required.text.contains(note), "\(required.text)")
        let workspace = try Workspace()
        try workspace.write("// ==UserScript==\n// @name S\n// ==/UserScript==\n$('p')", to: "x.user.js")
        for command in [["validate", "x.user.js"], ["run", "p.html", "--extension", "x.user.js"]] {
            let missing = try workspace.run(command)
            #expect((missing.text + missing.error).contains("It comes from the page's own scripts"), "\(missing.error)")
        }
    }

    @Test("Of many mistakes the first are listed, by match and by run")
    func manyMistakes() throws {
        let workspace = try Workspace()
        let lines = (0..<500).map { "// @match \(String(repeating: "a", count: 300))\($0)\n" }
        try workspace.write(
            "// ==UserScript==\n\(lines.joined())// @match *://*/*\n// ==/UserScript==\ndocument.title = 'u'",
            to: "x.user.js"
        )
        let page = ["p.html", "--extension", "x.user.js", "--url", "https://a.test/"]
        for command in ["match", "run"] {
            let outcome = try workspace.run([command] + page)
            #expect(outcome.code == 0, "\(outcome.error)")
            let warnings = outcome.error.split(separator: "\n").filter { $0.hasPrefix("warning: ") }
            #expect(warnings.count == 51 && warnings.allSatisfy { $0.utf8.count < 400 }, "\(outcome.error)")
            #expect(warnings.last?.contains("further patterns with mistakes: 450") == true, "\(warnings.last ?? "")")
        }
    }

    @Test("Hundreds of scripts are described together, and one whose metadata cannot be read is one of them")
    func hundreds() throws {
        let workspace = try Workspace()
        var options: [String] = []
        for number in 0..<200 {
            let block = "// ==UserScript==\n// @name S\(number)\n// @match *://s\(number).test/*\n// ==/UserScript==\n"
            try workspace.write(number == 100 ? "no metadata" : block, to: "\(number).user.js")
            options += ["--extension", "\(number).user.js"]
        }
        let outcome = try workspace.run(["match", "p.html", "--url", "https://s7.test/"] + options)
        let lines = outcome.text.split(separator: "\n")
        #expect(lines.count == 200 && lines[7] == "S7\tyes\tthe pattern *://s7.test/* matches", "\(outcome.error)")
        #expect(lines[100].hasPrefix("100.user.js\tno\tthe userscript has no metadata"), "\(lines[100])")
        #expect(lines.count { $0.contains("\tyes\t") } == 1)
    }

    @Test("An expression that never returns is a warning, and other patterns decide")
    func endless() throws {
        let workspace = try workspace("@include /(?:(?:a+)+)+$/", "@include *a.test*")
        let url = "https://a.test/" + String(repeating: "a", count: 60) + "!"
        let outcome = try workspace.run(["match", "p.html", "--extension", "x.user.js", "--url", url])
        #expect(outcome.text == "x.user.js\tyes\tthe pattern *a.test* matches\n", "\(outcome.error)")
        let other = try self.workspace("@include /(?:(?:a+)+)+$/")
        let none = try other.run(["match", "p.html", "--extension", "x.user.js", "--url", url])
        #expect(none.text == "x.user.js\tno\tnone of its patterns matches\n")
        #expect(none.error == "warning: x.user.js: /(?:(?:a+)+)+$/: did not return, and is not tried again.\n")
    }

    @Test("Userscripts run on pages only, and no app presents them")
    func noPages() throws {
        let workspace = try workspace("@name x")
        let items = try workspace.run(["match", "-", "--extension", "x.user.js"], input: "[]")
        #expect(items.text == "x.user.js\tno\ta userscript runs on pages only\n", "\(items.error)")
        let host = try workspace.run(["match", "p.html", "--extension", "x.user.js", "--host", "safari"])
        #expect(host.code == 2 && host.message.contains("--host presents an extension, and x.user.js is a userscript."))
    }
}
