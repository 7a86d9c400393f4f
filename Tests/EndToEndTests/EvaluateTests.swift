// EvaluateTests.swift: `webaction eval`: how values are printed, of one page and of several, and scripts that wait.

import Foundation
import Testing

@Suite("eval")
struct EvaluateTests {
    private func space() throws -> Workspace {
        let space = try Workspace()
        try space.write("<!doctype html><title>a \"1\"</title>", to: "a.html")
        try space.write("<!doctype html><title>b</title>", to: "b \"2\".html")
        return space
    }

    @Test("A string is printed without quotes with --raw; any other value is JSON as ever")
    func rawStrings() throws {
        let space = try space()
        func raw(_ script: String) throws -> String {
            try space.run(["eval", "a.html", "--raw", "-e", script]).text
        }
        #expect(try space.run(["eval", "a.html", "-e", "document.title"]).text == "\"a \\\"1\\\"\"\n")
        #expect(try raw("document.title") == "a \"1\"\n")
        #expect(try raw("'1\\n2\\u00e4\\u{1F600}'") == "1\n2ä😀\n")
        #expect(try raw("'\\ud800x'") == "\u{FFFD}x\n")
        #expect(try raw("''") == "\n")
        #expect(try raw("({ a: 'b' })") == "{\"a\":\"b\"}\n")
        #expect(try raw("undefined") == "null\n")
    }

    @Test("Several pages give a line of JSON each, with its page's name, in their order")
    func severalPages() throws {
        let space = try space()
        let pages = ["b \"2\".html", "a.html"]
        let lines = try space.run(["eval"] + pages + ["-e", "document.title"])
        #expect(
            lines.text == """
                {"page":"b \\"2\\".html","value":"b"}
                {"page":"a.html","value":"a \\"1\\""}

                """
        )
        #expect(lines.code == 0 && lines.error == "")
        #expect(try space.run(["eval"] + pages + ["--raw", "-e", "document.title"]).text == "b\na \"1\"\n")
        let one = try space.run(["eval", "a.html", "--jsonl", "-e", "1 + 1"])
        #expect(one.text == "{\"page\":\"a.html\",\"value\":2}\n")
    }

    @Test("A page on which a script fails has a message, and the other pages have their lines")
    func oneFails() throws {
        let space = try space()
        let script = "console.log('seen'); if (document.title === 'b') throw new Error('no'); document.title"
        let outcome = try space.run(["eval", "b \"2\".html", "gone.html", "a.html", "-e", script])
        #expect(outcome.text == "{\"page\":\"a.html\",\"value\":\"a \\\"1\\\"\"}\n")
        #expect(outcome.error.contains("log: b \"2\".html: seen\n") && outcome.error.contains("log: a.html: seen\n"))
        #expect(outcome.error.contains("webaction: gone.html: "))
        #expect(outcome.error.contains("webaction: b \"2\".html: ") && outcome.error.contains("Error: no"))
        #expect(outcome.message == "webaction: the scripts failed on some pages.")
        #expect(outcome.code == 1)
    }

    @Test("Time that one page's script takes is not taken from the next page's")
    func timeLimits() throws {
        let space = try space()
        let script = "if (document.title === 'b') for (;;); 1"
        let outcome = try space.run(["eval", "b \"2\".html", "a.html", "--timeout", "0.5", "-e", script])
        #expect(outcome.text == "{\"page\":\"a.html\",\"value\":1}\n", "\(outcome.error)")
    }

    @Test(
        "A script waits outside of functions",
        arguments: [
            ("await 1", "1"), ("await (Promise.resolve(2))", "2"), ("await 1; // done", "1"), ("(await 1) + 1", "2"),
            ("const a = await 1; a + 1", "2"), ("const a = await 1\na + 1\n", "2"),
            ("let s = 0; for (const x of [1, 2]) { s += await x } s", "3"),
            ("let s = 0\nfor await (const x of [1, 2]) s += x\n\ns", "3"),
            ("const f = await (x => x)\nf\n(4)", "4"), ("({ a: await 1 })", "{\"a\":1}"),
            ("const a = await 'x; y'; `;${a}\n;`", "\";x; y\\n;\""),
            ("const a = await 1; /* b; */ a // c; d", "1"), ("await 1; for (;;) break // one; two", "null"),
            ("await 1; function f() {}", "null"), ("return await 3", "3"),
            // Scripts as they are.
            ("async function f() { return await 5 } f()", "5"), ("var await = 6; await", "6"), ("'await'", "\"await\""),
        ]
    )
    func topLevelAwait(script: String, value: String) throws {
        let outcome = try Workspace().run(["eval", "p.html", "-e", script])
        #expect(outcome.text == value + "\n", "\(outcome.error)")
    }

    @Test("A script that waits ends before the next one begins, from a file, too")
    func waitsInOrder() throws {
        let space = try Workspace()
        try space.write("await new Promise(r => setTimeout(r, 50))\nglobalThis.a = 1\n", to: "s.js")
        #expect(try space.run(["eval", "p.html", "--script", "s.js", "-e", "a"]).text == "1\n")
        let failed = try space.run(["eval", "p.html", "-e", "\nawait 1\nnull.x", "-e", "1"])
        #expect(failed.code == 1 && failed.text == "")
        #expect(failed.message.contains("-e:3: "), "\(failed.error)")
        let wrong = try space.run(["eval", "p.html", "-e", "await 1 +"])
        #expect(wrong.code == 1 && wrong.message.contains("SyntaxError"), "\(wrong.error)")
    }

    @Test(
        "What can't be meant is refused",
        arguments: [
            (["-e", "1"], "Missing expected argument '<page> ...'"),
            (["p.html", "--raw", "--jsonl", "-e", "1"], "--raw and --jsonl cannot be combined."),
            (
                ["p.html", "p.html", "--url", "https://a/", "-e", "1"],
                "--url is the URL of one page; it cannot be combined with several."
            ),
        ]
    )
    func refused(arguments: [String], message: String) throws {
        let outcome = try Workspace().run(["eval"] + arguments)
        #expect(outcome.code == 2 && outcome.error.contains("Error: \(message)\n"), "\(outcome.error)")
    }
}
