// UserscriptBatchTests.swift: userscripts on many pages and in suites, their stored values, and the lines of their messages.

import Foundation
import Testing

@Suite("Userscripts in batches and suites")
struct UserscriptBatchTests {
    private func workspace(_ files: [String: String]) throws -> Workspace {
        let workspace = try Workspace()
        for (name, text) in files {
            if let slash = name.lastIndex(of: "/") { try workspace.makeFolder(String(name[..<slash])) }
            try workspace.write(text, to: name)
        }
        return workspace
    }

    private static let count = UserscriptTests.script(
        ["@grant GM_getValue", "@grant GM_setValue"],
        "GM_setValue('n', GM_getValue('n', 0) + 1); document.body.append(GM_getValue('n'));"
    )

    @Test("A batch counts pages that no script matches, and copies them byte for byte")
    func unmatched() throws {
        let workspace = try workspace([
            "in/a.html": "<p>a", "in/b.html": "<p>b", "in/c.html": "<P>c",
            "x.user.js": UserscriptTests.script(["@match *://*/in/a.html"], "document.body.append('x')"),
            "y.user.js": UserscriptTests.script(["@include /b\\.html$/"], "document.body.append('y')"),
        ])
        let run = try workspace.run([
            "batch", "in", "--extension", "x.user.js", "--extension", "y.user.js", "--out", "out/", "--base-url",
            "https://example.com/in/", "--report", "r.json",
        ])
        #expect(run.code == 0, "\(run.error)")
        #expect(run.error.contains("1 page not matched by any script, and left as they are."), "\(run.error)")
        let results = ["a", "b", "c"].map {
            String(decoding: workspace.read("out/\($0).html") ?? Data(), as: UTF8.self)
        }
        #expect(results == ["<p>a</p>x", "<p>b</p>y", "<P>c"])
        let report = try #require(
            JSONSerialization.jsonObject(with: workspace.read("r.json") ?? Data()) as? [String: Any]
        )
        #expect(report["reasons"] as? [String: Int] == ["completed": 2, "not-matched": 1])
        #expect((report["failures"] as? [Any])?.isEmpty == true)
    }

    @Test("With one job each page finds the values of the one before, and the file is written at the end")
    func values() throws {
        let pages = (1...4).map { ("in/\($0).html", "<p>") }
        let files = Dictionary(
            uniqueKeysWithValues: pages + [("x.user.js", Self.count), ("v.json", #"{"S": {"n": 10}}"#)]
        )
        let workspace = try workspace(files)
        func batch(_ jobs: String, _ out: String) throws -> Outcome {
            try workspace.run([
                "batch", "in", "--extension", "x.user.js", "--values", "v.json", "--jobs", jobs, "--out", out,
            ])
        }
        func results(_ out: String) -> [String] {
            (1...4).map { String(decoding: workspace.read("\(out)\($0).html") ?? Data(), as: UTF8.self) }
        }
        let many = try batch("2", "many/")
        #expect(many.error.contains("warning: scripts stored values, which are not written: that needs --jobs 1."))
        #expect(results("many/") == Array(repeating: "<p></p>11", count: 4))
        let one = try batch("1", "one/")
        #expect(one.code == 0, "\(one.error)")
        #expect(results("one/") == ["<p></p>11", "<p></p>12", "<p></p>13", "<p></p>14"])
        let stored = String(decoding: workspace.read("v.json") ?? Data(), as: UTF8.self).filter { !$0.isWhitespace }
        #expect(stored == #"{"S":{"n":14}}"#)
    }

    @Test("A batch that was killed goes on with the values of its journal")
    func resumed() throws {
        let pages = (1...60).map { ("in/\($0).html", "<p>") }
        let workspace = try workspace(Dictionary(uniqueKeysWithValues: pages + [("x.user.js", Self.count)]))
        let arguments = [
            "batch", "in", "--extension", "x.user.js", "--values", "v.json", "--jobs", "1", "--out", "out/",
        ]
        let killed = try workspace.run(
            arguments,
            whileRunning: { program in
                while (try? FileManager.default.contentsOfDirectory(
                    atPath: workspace.folder.appending(path: "out").path
                ).count) ?? 0 < 30 { usleep(10_000) }
                kill(program.number, SIGKILL)
            }
        )
        #expect(killed.code != 0 && workspace.read("v.json") == nil)
        let run = try workspace.run(arguments + ["--resume"])
        #expect(run.code == 0, "\(run.error)")
        let stored = String(decoding: workspace.read("v.json") ?? Data(), as: UTF8.self).filter { !$0.isWhitespace }
        #expect(stored == #"{"S":{"n":60}}"#)
    }

    @Test("A suite's case has values and a folder of required files")
    func suite() throws {
        let script = UserscriptTests.script(
            ["@grant GM_getValue", "@require https://cdn.example/a.js"],
            "document.body.append(GM_getValue('n') + a)"
        )
        let workspace = try workspace([
            "s/page.html": "<p>", "s/x.user.js": script, "s/files/cdn.example/a.js": "var a = 1;",
            "s/case.json": #"{"extension": "x.user.js", "requireRoot": "files", "values": {"S": {"n": 5}}}"#,
        ])
        #expect(try workspace.run(["test", "s", "--record"]).code == 0)
        let test = try workspace.run(["test", "s"])
        #expect(test.code == 0, "\(test.error)")
        let run = try workspace.run([
            "run", "s/page.html", "--extension", "s/x.user.js", "--require-root", "s/files", "--values", "none.json",
        ])
        #expect(run.text == "<p></p>NaN", "\(run.error)")
        try workspace.write(#"{"extension": "x.user.js", "values": [1]}"#, to: "s/case.json")
        #expect(try workspace.run(["test", "s"]).error.contains(#""values": it must be a JSON object"#))
    }

    @Test("Errors, console lines and changes have the file and the line of a required script")
    func lines() throws {
        let required =
            "function f() {\n  console.log('here');\n  document.body.dataset.x = 1;\n}\nfunction g() {\n  throw new Error('deep');\n}\n"
        let script = UserscriptTests.script(
            ["@require https://cdn.example/a.js"],
            "f();\nconsole.log('own');\nsetTimeout(g);\nnone();"
        )
        let workspace = try workspace(["p.html": "<p>", "x.user.js": script, "f/cdn.example/a.js": required])
        let run = try workspace.run([
            "run", "p.html", "--extension", "x.user.js", "--require-root", "f", "--explain", "-o", "o.html",
        ])
        #expect(run.code == 1)
        #expect(run.error.contains("log: here (https://cdn.example/a.js:2:"), "\(run.error)")
        #expect(run.error.contains("log: own (x.user.js:6:"), "\(run.error)")
        #expect(run.error.contains("p.html: x.user.js:8: ReferenceError: Can't find variable: none"), "\(run.error)")
        try workspace.write(script.replacing("none();", with: ""), to: "x.user.js")
        let explained = try workspace.run([
            "run", "p.html", "--extension", "x.user.js", "--require-root", "f", "--explain", "-o", "o.html",
        ])
        #expect(explained.error.contains("https://cdn.example/a.js:3:"), "\(explained.error)")
        #expect(explained.error.contains("uncaught: Error: deep"), "\(explained.error)")
        #expect(explained.error.contains("at g (https://cdn.example/a.js:6:"), "\(explained.error)")
    }
}
