// ScriptKindCommandTests.swift: scripts of other kinds in the commands that list, check and compare; --kind where a name does not show it.

import Foundation
import Testing

@Suite("Commands with scripts of other kinds")
struct ScriptKindCommandTests {
    private static let shortcut = """
        <plist version="1.0"><dict><key>WFWorkflowActions</key><array><dict><key>WFWorkflowActionIdentifier</key>
        <string>is.workflow.actions.runjavascriptonwebpage</string></dict></array></dict></plist>
        """

    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.write("<title>t</title><p>", to: "p.html")
        try workspace.write("document.body.append('x'); completion(1)", to: "a.txt")
        return workspace
    }

    @Test("extensions lists userscripts with their metadata, and shortcuts; what is unusable is named")
    func listed() throws {
        let workspace = try workspace()
        try workspace.makeFolder("e")
        try workspace.write("// ==UserScript==\n//@name News\n// @name:de N\n// ==/UserScript==", to: "e/n.user.js")
        try workspace.write("alert(1)", to: "e/o.user.js")
        try workspace.write(Self.shortcut, to: "e/s.shortcut")
        let list = try workspace.run(["extensions", "--extensions", "e"])
        #expect(
            list.code == 0 && list.text.contains("News\tuserscript\tnone\te/n.user.js\n"),
            "\(list.text)\(list.error)"
        )
        #expect(list.text.contains("s\tshortcut\tnone\te/s.shortcut\n"))
        let refusal = "e/o.user.js: the userscript has no metadata: no line is // ==UserScript==."
        #expect(list.error.contains("unusable: \(refusal)"), "\(list.error)")
        let json = try workspace.run(["extensions", "--extensions", "e", "--json"])
        let all = try #require(JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
        let script = try #require(all.first { $0["path"] as? String == "e/n.user.js" })
        #expect(script["kind"] as? String == "userscript" && script["name"] as? String == "News")
        let metadata = try #require(script["metadata"] as? [[String: Any]])
        #expect(
            metadata.map { $0["locale"] as? String } == [nil, "de"] && metadata.map { $0["line"] as? Int } == [2, 3]
        )
        #expect((script["irregularities"] as? [[String: Any]])?.first?["text"] as? String == "//@name News")
        #expect(all.first { $0["path"] as? String == "e/o.user.js" }?["error"] as? String == refusal)
    }

    @Test("validate tries a userscript on a page that it matches, and finds mistakes in its metadata")
    func validated() throws {
        let workspace = try workspace()
        let block = "// ==UserScript==\n// @name x\n// @match *://*.news.test/*\n// @include /(/\n// ==/UserScript==\n"
        try workspace.write(block + "GM_log(1)", to: "x.user.js")
        let found = try workspace.run(["validate", "x.user.js"])
        #expect(found.code == 0, "\(found.error)")
        #expect(
            found.text.hasPrefix(
                """
                x.user.js:4: warning: /(/: invalid expression: Invalid regular expression: missing ). The pattern matches no page. [script-pattern]
                x.user.js:6: warning: The script uses GM_log, but it is not granted. Add // @grant GM_log. [metadata-grant]
                x.user.js:6: warning: On an empty page the script throws ReferenceError: Can't find variable: GM_log.
                """
            ),
            "\(found.text)"
        )
        try workspace.write("alert(1)", to: "y.user.js")
        let refused = try workspace.run(["validate", "y.user.js"])
        #expect(refused.code == 1 && refused.text.hasPrefix("y.user.js: error: The userscript has no metadata"))
        try workspace.write("if (!document.title) return;\ncompletion(new Error('x'))", to: "a.txt")
        let shortcut = try workspace.run(["validate", "./a.txt", "--kind", "shortcut"])
        #expect(shortcut.text.contains("./a.txt:1: warning: The script returns here without a call of completion"))
        #expect(shortcut.text.contains("./a.txt:2: warning: An Error becomes {} in JSON."), "\(shortcut.text)")
    }

    @Test("diff and a case of a suite take --kind")
    func kinds() throws {
        let workspace = try workspace()
        let diff = try workspace.run(["diff", "p.html", "--extension", "./a.txt", "--kind", "shortcut"])
        #expect(diff.code == 1 && diff.text.contains("x"), "\(diff.error)")
        try workspace.makeFolder("s")
        try workspace.write("<title>t</title><p>", to: "s/page.html")
        try workspace.write("document.body.append('x'); completion(1)", to: "s/a.txt")
        try workspace.write(
            #"{"extensions": ["a.txt", "./a.txt"], "kind": ["shortcut", "shortcut"]}"#,
            to: "s/case.json"
        )
        #expect(try workspace.run(["test", "s", "--record"]).code == 0)
        try workspace.write(#"{"extension": "a.txt", "kind": "shortcut"}"#, to: "s/case.json")
        #expect(try workspace.run(["test", "s", "--record"]).code == 0)
        let test = try workspace.run(["test", "s"])
        #expect(test.code == 0, "\(test.text)\(test.error)")
        try workspace.write(#"{"extension": "a.txt", "kind": "poem"}"#, to: "s/case.json")
        let refused = try workspace.run(["test", "s"])
        #expect(
            refused.code == 2 && refused.message.contains("\"kind\" must be a kind of script (extension, script,"),
            "\(refused.error)"
        )
    }

    @Test("A plain script that wants another kind's names gets a hint")
    func hints() throws {
        let workspace = try workspace()
        let run = try workspace.run(["run", "p.html", "--script", "a.txt"])
        #expect(
            run.code == 1 && run.error.contains("It looks like a script of another kind: --kind shortcut."),
            "\(run.error)"
        )
        try workspace.write("GM_addStyle('p {}')", to: "g.js")
        let other = try workspace.run(["run", "p.html", "--script", "g.js"])
        #expect(other.error.contains("--kind userscript."), "\(other.error)")
    }
}
