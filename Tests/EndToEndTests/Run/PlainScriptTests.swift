// PlainScriptTests.swift: plain scripts beside extensions: what they get and give, how they are named, and how they fail.

import Foundation
import Testing

@Suite("Plain scripts")
struct PlainScriptTests {
    static let page = "<!doctype html><title>t</title><p id=a>hi</p>"

    private func workspace(_ scripts: [String: String]) throws -> Workspace {
        let workspace = try Workspace()
        try workspace.write(Self.page, to: "p.html")
        for (name, text) in scripts { try workspace.write(text, to: name) }
        return workspace
    }

    private func text(_ workspace: Workspace, _ name: String) -> String? {
        workspace.read(name).map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: - The page and the value

    @Test("The page is written as the script and its timers left it")
    func page() throws {
        let workspace = try workspace([
            "x.js": "document.body.append('1'); setTimeout(() => document.body.append('2'), 900)"
        ])
        let run = try workspace.run(["run", "p.html", "--script", "x.js"])
        #expect(run.code == 0 && run.error.isEmpty, "\(run.error)")
        #expect(run.text == Self.page + "12")
    }

    /// What `eval` prints for each is the payload.
    @Test(
        "The payload is the value that eval prints",
        arguments: [
            "document.title", "1.5", "true", "null", "({a: [1, null, {b: 'c'}]})", "[1, 2]",
            "document.querySelector('p')",
            "new Date(0)", "new Map([[1, 2]])", "10n", "Promise.resolve('later')",
            "Object.prototype.inherited = 1; ({own: 2})",
            "const v = await new Promise(r => setTimeout(() => r('x'), 50)); v + 1",
            "({['__proto__']: 1, '\u{E9}': '\\u{1F600}'})",
        ]
    )
    func payload(script: String) throws {
        let workspace = try workspace(["x.js": script])
        let run = try workspace.run(["run", "p.html", "--script", "x.js", "--payload", "out.json", "-o", "o.html"])
        #expect(run.code == 0 && run.error.isEmpty, "\(run.error)")
        let evaluated = try workspace.run(["eval", "p.html", "--script", "x.js"])
        func value(_ data: Data) throws -> NSObject? {
            try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? NSObject
        }
        #expect(try value(#require(workspace.read("out.json"))) == value(evaluated.output))
    }

    @Test("undefined is no payload, and a script that does nothing at all gets a hint")
    func nothing() throws {
        let workspace = try workspace(["x.js": "undefined", "y.js": "document.title = 'u'; void 0", "z.js": "'found'"])
        let idle = try workspace.run(["run", "p.html", "--script", "x.js"])
        #expect(idle.code == 0 && idle.text == Self.page)
        #expect(
            idle.error
                == "hint: p.html: unchanged, ended at: script. The script changed nothing, and the value of its last "
                + "statement is undefined. console.log prints to standard error; --explain lists the changes.\n"
        )
        for script in ["y.js", "z.js"] {
            #expect(try workspace.run(["run", "p.html", "--script", script]).error.isEmpty)
        }
    }

    @Test("Scripts run in a world of their own, and declarations are not shared")
    func world() throws {
        let workspace = try workspace([
            "a.js": "var mine = 1; let other = 2; Array.prototype.patched = 3; typeof fromPage",
            "b.js": "[typeof mine, typeof other, [].patched === undefined, typeof fromPage]",
        ])
        try workspace.write("<!doctype html><script>var fromPage = 1</script><p>hi", to: "p.html")
        let run = try workspace.run([
            "run", "p.html", "--page-scripts", "--script", "a.js", "--script", "b.js", "--payload", "v.json", "-o",
            "o.html",
        ])
        #expect(run.code == 0, "\(run.error)")
        #expect(text(workspace, "v.a.json") == "\"undefined\"\n")
        #expect(
            text(workspace, "v.b.json")?.contains("\"undefined\",\n  \"undefined\",\n  true,\n  \"undefined\"") == true
        )
    }

    // MARK: - Failures

    @Test(
        "A script that fails leaves the page unchanged, and the message has its line",
        arguments: [
            (
                "document.title = 'x';\nnull.x;", "x.js:2: TypeError: null is not an object (evaluating 'null.x')",
                "Check for elements"
            ),
            ("let a = ;", "x.js:1: SyntaxError: Unexpected token ';'", "--report FILE"),
            ("for (;;);", "x.js:1: The script ran for longer than it may.", "loops must end"),
            ("new Promise(() => {})", "x.js: The promise was not settled in 0.5 s.", "must be settled"),
            ("Promise.reject(new RangeError('no'))", "x.js:1: RangeError: no", "--report FILE"),
            ("throw 'text'", "x.js: text", "--report FILE"),
        ]
    )
    func failure(script: String, message: String, remedy: String) throws {
        let workspace = try workspace(["x.js": script])
        let run = try workspace.run(["run", "p.html", "--script", "x.js", "--timeout", "0.5", "--report", "r.json"])
        run.expectPassThrough(message, page: Self.page)
        #expect(run.error.contains("hint: p.html: ended at: script. ") && run.error.contains(remedy), "\(run.error)")
        #expect(text(workspace, "r.json")?.contains("\"stage\": \"eval\"") == true)
    }

    // MARK: - References

    @Test("Names of files are scripts, a number sign is written %23, and - is standard input")
    func references() throws {
        let workspace = try workspace(["x.js": "1", "a#b.js": "2", "sub.js": "3", "data.txt": "4"])
        func payload(_ arguments: [String], input: String? = nil) throws -> String? {
            let run = try workspace.run(
                ["run", "p.html"] + arguments + ["--payload", "v.json", "-o", "o.html"],
                input: input
            )
            #expect(run.code == 0, "\(arguments): \(run.error)")
            return text(workspace, "v.json")
        }
        #expect(try payload(["--extension", "x.js"]) == "1\n")
        #expect(try payload(["--extension", "./x.js"]) == "1\n")
        #expect(try payload(["--extension", "a%23b.js"]) == "2\n")
        #expect(try payload(["--extension", "data.txt", "--kind", "script"]) == "4\n")
        #expect(try payload(["--script", "data.txt"]) == "4\n")
        #expect(try payload(["--script", "-"], input: "5") == "5\n")
    }

    @Test("What is no script, and what can be two things, is refused by name")
    func refusals() throws {
        let workspace = try workspace(["x.js": "1"])
        try workspace.makeFolder("ext")
        try workspace.write("{}", to: "ext/manifest.json")
        // A bundle that has the name of the script, in a folder that is searched.
        try workspace.makeFolder("more/x.js")
        try workspace.write(#require(workspace.read("x.appex/Info.plist")), to: "more/x.js/Info.plist")
        func message(_ arguments: [String], environment: [String: String] = [:]) throws -> String {
            let run = try workspace.run(["run", "p.html"] + arguments, environment: environment)
            #expect(run.code != 0 && run.text.isEmpty)
            return run.message
        }
        #expect(
            try message(["--extension", "./ext"])
                == "webaction: ./ext/manifest.json: manifest_version must be 2 or 3."
        )
        #expect(
            try message(["--extension", "ext/manifest.json"])
                == "webaction: ext/manifest.json: manifest_version must be 2 or 3."
        )
        #expect(
            try message(["--extension", "x.js"], environment: ["WEBACTION_EXTENSIONS": "more"])
                == "webaction: x.js: this can be an extension, and a plain script. Say which with --kind extension or --kind script."
        )
        #expect(try message(["--extension", "no.js"]).contains("no extension is called \"no.js\""))
        #expect(
            try message(["--extension", "./no.js"]) == "webaction: ./no.js: cannot be read: No such file or directory."
        )
        #expect(
            try message(["--script", "x.js#part"])
                == "webaction: x.js: a script has no parts, and \"#part\" names one. A number sign in a file's name is written %23."
        )
        let twice = try workspace.run(["run", "-", "--script", "-"], input: "1")
        #expect(
            twice.message
                == "webaction: --script -: standard input is read once. Read the script or the page from a file."
        )
    }

    @Test("A script of more than 16 MiB is refused")
    func largeScript() throws {
        let workspace = try workspace(["x.js": "1;" + String(repeating: " ", count: 16 << 20)])
        let run = try workspace.run(["run", "p.html", "--script", "x.js"])
        #expect(run.message == "webaction: x.js: has more than 16777216 bytes.")
    }

    @Test(
        "Inputs of native actions are refused, and so are apps",
        arguments: [
            (
                ["--arguments", "{}"],
                "--arguments: x.js is a plain script, which gets no arguments and has no native action."
            ),
            (
                ["--run-arguments", "{}"],
                "--run-arguments: x.js is a plain script, which gets no arguments and has no native action."
            ),
            (
                ["--choices", "{}"],
                "--choices: x.js is a plain script, which gets no arguments and has no native action."
            ),
            (["--grant", "all"], "--grant: only the native action of an extension is granted anything."),
            (["--host", "safari"], "--host presents an extension, and x.js is a plain script."),
            (["--host", "all"], "--host presents an extension, and x.js is a plain script."),
        ]
    )
    func inputs(arguments: [String], message: String) throws {
        let workspace = try workspace(["x.js": "1"])
        let run = try workspace.run(["run", "p.html", "--script", "x.js"] + arguments)
        #expect(run.code == 2 && run.message == "webaction: \(message)", "\(run.error)")
    }

    // MARK: - Beside other kinds

    @Test("A chain and copies mix scripts and extensions in the order of the command line")
    func mixed() throws {
        let workspace = try workspace([
            "a.js": "document.body.append('a'); 'A'", "b.js": "document.body.append('b'); 'B'",
        ])
        let script =
            "var ExtensionPreprocessingJS = { run(a) { document.body.append('x'); a.completionFunction({x: 1}) } }"
        try workspace.write(script, to: "x.appex/Action.js")
        let mixed = ["--script", "b.js", "--extension", "./x.appex", "--script=a.js"]
        let chain = try workspace.run(["run", "p.html"] + mixed + ["--payload", "v.json"])
        #expect(chain.code == 0 && chain.text == Self.page + "bxa", "\(chain.error)")
        #expect(text(workspace, "v.b.json") == "\"B\"\n" && text(workspace, "v.a.json") == "\"A\"\n")
        let each = try workspace.run(["run", "p.html"] + mixed + ["--each", "-o", "out/"])
        #expect(each.code == 0, "\(each.error)")
        for (name, mark) in [("b", "b"), ("x", "x"), ("a", "a")] {
            #expect(text(workspace, "out/\(name).html") == Self.page + mark)
        }
    }

    @Test("A batch runs scripts, writes payloads, and notices another script when it is resumed")
    func batch() throws {
        let workspace = try workspace(["x.js": "document.body.append('x'); document.title"])
        try workspace.makeFolder("in")
        for name in ["one", "two"] { try workspace.write("<title>\(name)</title>", to: "in/\(name).html") }
        let batch = ["batch", "in", "--script", "x.js", "--out", "out", "--payloads", "v.jsonl"]
        let run = try workspace.run(batch)
        #expect(run.code == 0, "\(run.error)")
        #expect(
            text(workspace, "out/one.html")?.hasSuffix("x</body>") == true
                || text(workspace, "out/one.html")?.contains("x") == true
        )
        #expect(text(workspace, "v.jsonl")?.contains("\"payload\":\"two\"") == true)
        try workspace.write("1", to: "x.js")
        let other = try workspace.run(batch + ["--resume"])
        #expect(other.code != 0 && other.error.contains("script"), "\(other.error)")
    }

    @Test("A recorded run of a script is replayed, a suite runs it, and changes are explained with its lines")
    func otherCommands() throws {
        let workspace = try workspace(["x.js": "\ndocument.title = Math.random(); document.body.append('x'); 7"])
        let run = try workspace.run(["run", "p.html", "--script", "x.js", "--record", "r", "--explain"])
        #expect(run.code == 0 && run.error.contains("x.js:2:") && run.error.contains("[run]"), "\(run.error)")
        let again = try workspace.run(["replay", "r", "--payload", "v.json"])
        #expect(again.code == 0 && again.text == run.text && text(workspace, "v.json") == "7\n", "\(again.error)")
        try workspace.makeFolder("s/one")
        try workspace.write(#"{"extension": "x.js"}"#, to: "s/one/case.json")
        try workspace.write(Self.page, to: "s/one/page.html")
        try workspace.write("document.body.append('case'); ({a: 1})", to: "s/one/x.js")
        #expect(try workspace.run(["test", "s", "--record"]).code == 0)
        #expect(text(workspace, "s/one/payload.json")?.contains("\"a\": 1") == true)
        #expect(try workspace.run(["test", "s"]).code == 0)
        try workspace.write(#"{"extension": "../../x.js"}"#, to: "s/one/case.json")
        let outside = try workspace.run(["test", "s"])
        #expect(outside.code == 2 && outside.error.contains("outside of the folder s"), "\(outside.error)")
        try workspace.write(#"{"extension": "x.js", "arguments": {}}"#, to: "s/one/case.json")
        #expect(try workspace.run(["test", "s"]).error.contains("\"arguments\": x.js is a plain script"))
    }
}
