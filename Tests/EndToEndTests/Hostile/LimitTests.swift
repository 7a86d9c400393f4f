// LimitTests.swift: scripts that never end, or take all memory: each is ended soon after its time limit, with one message, and the page
// passes through. The message says that it was ended, since none of them ends by itself.

import Foundation
import Testing

@Suite("Limits", .serialized)
struct LimitTests {
    @Test(
        "An endless script is ended soon after --timeout, and its output is kept",
        arguments: [
            "\nwhile (true);", "for (;;) { try { for (;;); } catch (e) {} }",
            "(function f() { return Promise.resolve().then(f) })()", "(async () => { for (;;) await 0 })()",
            "for (;;) /(a+)+$/.exec('a'.repeat(40) + 'b')", "for (;;) 'x'.repeat(2 ** 26).indexOf('y')",
            "for (;;) console.debug('flood')", "[1].map(function f() { [1].map(f) }); for (;;);",
            "(function f() { setTimeout(f, 0); for (let i = 0; i < 1e7; i++); })(); for (;;);",
            "for (;;) document.body.append(new Text('x'))", "for (;;) document.body.innerHTML += '<p>x'",
            "for (;;) document.querySelectorAll(':has(p + p)')",
        ]
    )
    func endless(script: String) throws {
        let workspace = try Workspace(
            script: "var ExtensionPreprocessingJS = {run(a) { console.log('before'); alert('hear'); \(script) }};"
        )
        let result = try workspace.run(["run", "p.html", "--extension", "./x.appex", "--timeout", "1"])
        result.expectPassThrough("/x.appex/Action.js:")
        #expect(result.said.hasPrefix("log: before\ndialog: alert: hear\n"), "\(result.error.prefix(200))")
    }

    @Test(
        "A page parsed with its own scripts ends soon after --timeout, with the step and its time",
        arguments: [
            // One text that a script writes, many small scripts that one writes, and the rest after the time limit.
            "document.write('<table><p><b>x'.repeat(3e6))", "document.write('<script>1<\\/script>'.repeat(3e6))",
            "document.write(('<script>1<\\/script>' + '<table><p><b>x'.repeat(2e4)).repeat(300))",
        ]
    )
    func writing(script: String) throws {
        let workspace = try Workspace()
        try workspace.write("<!doctype html><script>\(script)</script>", to: "p.html")
        let page = String(decoding: workspace.read("p.html") ?? Data(), as: UTF8.self)
        let result = try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--page-scripts", "--timeout", "1", "--report", "r.json"]
        )
        result.expectPassThrough("the page's own scripts, or what they wrote, took more than 1 s", page: page)
        let report = try JSONSerialization.jsonObject(with: workspace.read("r.json") ?? Data()) as? [String: Any]
        let total = (report?["milliseconds"] as? [String: Any])?["total"] as? Double ?? .infinity
        // NB: The limit was once twelve seconds; the machine may be busy.
        #expect(total < 10_000)
    }

    @Test("The message names the line of the endless function")
    func lineIsNamed() throws {
        let workspace = try Workspace(
            script: "function spin() {\n for (;;); }\nvar ExtensionPreprocessingJS = {run(a) {\n\n spin() }};"
        )
        let result = try workspace.run(["run", "p.html", "--extension", "./x.appex", "--timeout", "1"])
        result.expectPassThrough("Action.js:1: The script ran for longer than it may.")
    }

    @Test("An endless finalize() is ended, and the page passes through")
    func endlessFinalize() throws {
        let workspace = try Workspace(
            script: """
                var ExtensionPreprocessingJS = {run(a) { a.completionFunction({}) },
                    finalize() { document.title = 'half done'; (async () => { for (;;) await 0 })() }};
                """
        )
        let result = try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--timeout", "1", "--arguments", "{}"]
        )
        result.expectPassThrough("Action.js: finalize() or writing the page took too long")
    }

    @Test(
        "A script that takes all memory is ended with the worker, and the supervisor stays small",
        arguments: [
            "var a = []; for (;;) a.push(new Uint8Array(1 << 24).fill(1))",
            "var a = []; for (;;) a.push('x'.repeat(1 << 20) + a.length)",
            "for (let i = 0; ; i++) document.body.append('x'.repeat(1 << 20) + i)",
        ]
    )
    func allocation(script: String) throws {
        let workspace = try Workspace(script: "var ExtensionPreprocessingJS = {run(a) { \(script) }};")
        let result = try workspace.run(["run", "p.html", "--extension", "./x.appex", "--timeout", "300"])
        result.expectPassThrough("p.html: ")
        let isExpected = result.message.contains("3072 MB of memory") || result.message.contains("RangeError")
        #expect(isExpected, "\(result.error)")
    }

    @Test("Garbage does not count toward the memory limit")
    func garbage() throws {
        let workspace = try Workspace()
        let script = "let sum = 0; for (let i = 0; i < 4e5; i++) sum += new Array(1000).fill(i).length; sum"
        let result = try workspace.run(["eval", "p.html", "-e", script, "--timeout", "20"])
        #expect(result.text == "400000000\n", "\(result.error)")
    }

    @Test("Deep recursion is the script's own error")
    func recursion() throws {
        let workspace = try Workspace(
            script: "var ExtensionPreprocessingJS = {run(a) {\n (function f() { f() })() }};"
        )
        let result = try workspace.run(["run", "p.html", "--extension", "./x.appex"])
        result.expectPassThrough("Action.js:2: RangeError: Maximum call stack size exceeded.")
    }

    @Test("A flood of console lines is cut, with a notice")
    func flood() throws {
        let workspace = try Workspace()
        let result = try workspace.run(["eval", "p.html", "-e", "for (let i = 0; i < 1e5; i++) console.log(i); 'done'"])
        #expect(result.code == 0)
        #expect(result.text == "\"done\"\n")
        let lines = result.error.split(separator: "\n")
        #expect(lines.count == 10_001)
        #expect(lines.last == "warning: The page said more than is kept; the rest is left out.")
        let long = try workspace.run(["eval", "p.html", "-e", "console.log('x'.repeat(1e7)); 1"])
        #expect(long.code == 0)
        #expect(long.error.utf8.count < 5_000_000)
    }
}
