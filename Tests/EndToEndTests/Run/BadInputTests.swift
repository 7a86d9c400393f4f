// BadInputTests.swift: runs the built program on bad input. Each kind has its exit code and one message that names the file, and the line
// if there is one; no partial output is written, no process is left, and when the action fails the page passes through.

import Foundation
import Testing

@Suite("Bad input")
struct BadInputTests {
    static let run = ["run", "p.html", "--extension", "./x.appex", "--timeout", "0.5"]

    // MARK: Pages

    @Test(
        "An unreadable page is named",
        arguments: [("no.html", "no.html: cannot be read: No such file"), (".", ".: is a folder; a file is needed.")]
    )
    func unreadablePages(page: String, message: String) throws {
        let workspace = try Workspace()
        let result = try workspace.run(["run", page, "--extension", "./x.appex", "-o", "out.html"])
        #expect(result.code == 1)
        #expect(result.message.hasPrefix("webaction: " + message), "\(result.error)")
        #expect(workspace.files == ["p.html", "x.appex"])
        #expect(result.left.isEmpty)
    }

    @Test("Devices are refused by every command", arguments: ["/dev/zero", "/dev/random", "/dev/full"])
    func devices(path: String) throws {
        let workspace = try Workspace()
        for arguments in [
            ["run", path, "--extension", "./x.appex"], ["eval", "p.html", "--script", path], ["snapshot", path],
        ] {
            let result = try workspace.run(arguments)
            #expect(result.code == 1)
            #expect(result.message == "webaction: \(path): is a device; a file is needed.", "\(result.error)")
        }
        // It is empty, which is known without waiting.
        #expect(try workspace.run(["eval", "/dev/null", "-e", "1"]).text == "1\n")
    }

    @Test("Pipes are read up to --max-bytes, also by the names that a shell gives them")
    func pipes() throws {
        let workspace = try Workspace()
        let script = ["-e", "document.body.textContent.trim()"]
        for redirection in ["<p.html", "< /dev/null 5<p.html", "-"] {
            let path = redirection.contains("5<") ? "/dev/fd/5" : "/dev/stdin"
            let result =
                redirection == "-"
                ? try workspace.run(["eval", path] + script, input: Workspace.page)
                : try workspace.run(["eval", path] + script, redirection: redirection)
            #expect(result.text == "\"hi\"\n", "\(redirection): \(result.error)")
        }
        let endless = try workspace.run(["eval", "-"] + script, redirection: "</dev/zero")
        #expect(endless.message == "webaction: standard input: is a device; a file is needed.")
        let long = try workspace.run(["eval", "-", "--max-bytes", "10"] + script, redirection: "<p.html")
        #expect(long.code == 1)
        #expect(long.message == "webaction: standard input: has more than 10 bytes (--max-bytes).")
        let piped = try workspace.run(
            ["-c", "yes | \"$0\" run - --extension marquee --max-bytes 5000000", BuiltProgram.file.path],
            executable: "/bin/sh"
        )
        #expect(piped.message == "webaction: standard input: has more than 5000000 bytes (--max-bytes).")
        // A sparse file of that length.
        let sparse = workspace.folder.appending(path: "sparse.html")
        try Data().write(to: sparse)
        try FileHandle(forWritingTo: sparse).truncate(atOffset: 1 << 40)
        let large = try workspace.run(["run", "sparse.html", "--extension", "./x.appex"])
        #expect(
            large.message == "webaction: sparse.html: has more than 943718400 bytes (--max-bytes).",
            "\(large.error)"
        )
        let list = try workspace.run([
            "batch", "sparse.html", "p.html", "--extension", "./x.appex", "--out", "out.jsonl",
        ])
        #expect(list.message.contains("1 of 2 pages failed"), "\(list.error)")
    }

    @Test("A bundle's files are limited in size, and only regular ones are read")
    func bundleFiles() throws {
        let workspace = try Workspace()
        let script = workspace.folder.appending(path: "x.appex/Action.js")
        try FileHandle(forWritingTo: script).truncate(atOffset: 1 << 40)
        let large = try workspace.run(Self.run)
        #expect(large.code == 1)
        #expect(large.message.contains("Action.js: cannot be read: it has more than 268435456 bytes"), "\(large.error)")
        let list = workspace.folder.appending(path: "x.appex/Info.plist")
        try FileManager.default.removeItem(at: list)
        #expect(mkfifo(list.path, 0o600) == 0)
        let pipe = try workspace.run(Self.run)
        #expect(pipe.message.contains("it is no regular file"), "\(pipe.error)")
    }

    @Test("Any bytes are a page, and an unchanged page is written byte for byte")
    func anyBytes() throws {
        let workspace = try Workspace()
        let binary = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7 ^ $0) })
        let run = ["run", "p.html", "--extension", "./x.appex", "--timeout", "5"]
        for page in [Data(), Data([0]), Data([0xFF, 0xFE]), Data([0xEF, 0xBB, 0xBF])] {
            try workspace.write(page, to: "p.html")
            let result = try workspace.run(run)
            #expect(result.code == 0, "\(result.error)")
            #expect(result.output == page)
        }
        // A binary file is refused, because it could not be written back unchanged.
        try workspace.write(binary, to: "p.html")
        let refused = try workspace.run(run)
        #expect(
            refused.code == 1 && refused.error.contains("p.html: it is binary data, not a page."),
            "\(refused.error)"
        )
    }

    @Test("A large page takes time and memory in proportion to its size")
    func largePage() throws {
        let workspace = try Workspace()
        let row = "<div class=r><h2>Row</h2><p>Words, <a href='/r?a=1&amp;b'>a link</a>, <b>bold</b>.</p></div>\n"
        let page = Data(String(repeating: row, count: 40_000).utf8)
        try workspace.write(page, to: "p.html")
        let result = try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--timeout", "60", "--report", "report.json"]
        )
        #expect(result.code == 0, "\(result.error)")
        #expect(result.output == page)
        let report = try JSONSerialization.jsonObject(with: workspace.read("report.json") ?? Data()) as? [String: Any]
        let peak = (report?["peakBytes"] as? [String: Any])?["worker"] as? Int ?? .max
        #expect(peak < 100_000_000 + 20 * page.count)
    }

    // MARK: Bundles

    @Test(
        "An unusable bundle is named, with the line of its Info.plist",
        arguments: [
            ("./y", nil, "./y: there is no such file or folder."),
            ("./x.appex", "", "./x.appex/Info.plist: not a property list: the file is empty."),
            (
                "./x.appex", "<plist version='1.0'><dict>\n<strin/></dict></plist>",
                "./x.appex/Info.plist:2: not a property"
            ),
            ("./x.appex", "bplist00\u{1}\u{2}", "./x.appex/Info.plist"),
            ("./x.appex", "<plist version='1.0'><array/></plist>", "must be a dictionary, and is an array."),
            (
                "./x.appex", "<plist version='1.0'>" + String(repeating: "<array>", count: 100_000),
                "./x.appex/Info.plist:1: not a property list: Too many nested"
            ),
        ] as [(String, String?, String)]
    )
    func unusableBundles(bundle: String, plist: String?, message: String) throws {
        let workspace = try Workspace()
        if let plist { try workspace.write(plist, to: "x.appex/Info.plist") }
        try expectRefusal(workspace.run(["run", "p.html", "--extension", bundle]), message)
    }

    @Test("A bundle without Info.plist or without its script is named")
    func missingParts() throws {
        let workspace = try Workspace(script: nil)
        try expectRefusal(
            workspace.run(Self.run),
            "./x.appex/Info.plist:3: the key \"NSExtensionJavaScriptPreprocessingFile\" names the script \"Action.js\", which is not in the bundle."
        )
        try FileManager.default.removeItem(at: workspace.bundle.appending(path: "Info.plist"))
        try expectRefusal(workspace.run(Self.run), "./x.appex: the folder has no Info.plist")
    }

    private func expectRefusal(_ result: Outcome, _ message: String, sourceLocation: SourceLocation = #_sourceLocation)
    {
        #expect(result.code == 1, sourceLocation: sourceLocation)
        #expect(result.output.isEmpty, sourceLocation: sourceLocation)
        #expect(result.error.contains(message), "\(result.error.prefix(500))", sourceLocation: sourceLocation)
        #expect(result.error.split(separator: "\n").count == 1, sourceLocation: sourceLocation)
        #expect(result.left.isEmpty, sourceLocation: sourceLocation)
    }

    // MARK: Scripts

    @Test(
        "A failing script is named with file and line, and the page passes through byte for byte",
        arguments: [
            ("var x = 1;\nfunction ( {", "Action.js:2: SyntaxError: "),
            ("var x = 1;", "Action.js: The script left no global object ExtensionPreprocessingJS with a function run."),
            ("let ExtensionPreprocessingJS = {run() {}}", "it is declared with let, const or class"),
            ("var ExtensionPreprocessingJS = {}", "Action.js: TypeError: "),
            ("var ExtensionPreprocessingJS = {\nrun(a) { null.x } }", "Action.js:2: TypeError: null is not an object"),
            ("var ExtensionPreprocessingJS = {\nrun(a) {\n document.createElement() } }", "Action.js:3: TypeError: "),
            (
                "var ExtensionPreprocessingJS = {\nrun(a) { document.querySelector('[[') } }",
                "Action.js:2: SyntaxError: "
            ),
            ("var ExtensionPreprocessingJS = {run(a) { throw {} } }", "Action.js: [object Object]"),
            (
                "var ExtensionPreprocessingJS = {run(a) {}}",
                "Action.js: completionFunction was not called within 0.5 s."
            ),
        ]
    )
    func scriptsThatFail(script: String, message: String) throws {
        let result = try Workspace(script: script).run(Self.run)
        result.expectPassThrough(message)
        #expect(result.error.split(separator: "\n").filter { $0.hasPrefix("webaction: ") }.count == 1)
    }

    @Test(
        "A payload that is lost in part or whole is reported, and the run continues",
        arguments: [
            ("a.completionFunction({b: 1}); a.completionFunction({b: 2})", "completionFunction was called 2 times"),
            ("var o = {}; o.o = o; a.completionFunction(o)", "o contains itself"),
            (
                "var o = {}; for (let i = 0; i < 1e5; i++) o = {o}; a.completionFunction(o)",
                "the payload is nested more than 1000 levels deep"
            ),
            (
                "var o = {get b() { a.completionFunction(o); return 1 }}; a.completionFunction(o)",
                "completionFunction was called"
            ),
            ("a.completionFunction(7)", "completionFunction was given a number, not an object"),
        ]
    )
    func payloadsThatAreLost(body: String, message: String) throws {
        let workspace = try Workspace(script: "var ExtensionPreprocessingJS = {run(a) { \(body) }}")
        let result = try workspace.run(["run", "p.html", "--extension", "./x.appex", "--timeout", "5"])
        #expect(result.code == 0)
        #expect(result.text == Workspace.page)
        #expect(result.error.contains("/x.appex/Action.js: \(message)"), "\(result.error)")
    }

    // MARK: Actions

    @Test(
        "A failing action is named, the page passes through, and nothing of the action stays",
        arguments: [
            ("kill -SEGV $$", "x.appex/go: was ended by signal 11"), ("exit 3", "x.appex/go: exited with code 3"),
            ("echo '{garbage'", "x.appex/go: its answer is neither JSON nor a property list: line 1, column 2: "),
            ("head -c 100000 /dev/zero", "x.appex/go: its answer is neither JSON nor a property list: line 1"),
            ("head -c 1000000 /dev/zero | tr '\\0' '['", "nested too deeply"),
            (
                "printf '<plist version=\"1.0\">'; for i in 1 2 3 4 5 6; do s=\"$s$s<array><array>\"; done; echo $s$s$s$s$s",
                "x.appex/go: its answer is neither JSON nor a property list: "
            ),
            ("sleep 60 & sleep 60", "the native action took more than 2.5 s"),
            ("trap '' TERM INT HUP; while :; do sleep 1; done", "the native action took more than 2.5 s"),
            ("setsid sleep 60 & sleep 60", "the native action took more than 2.5 s"),
        ]
    )
    func actionsThatFail(program: String, message: String) throws {
        let result = try Workspace(program: program).run(Self.run)
        result.expectPassThrough(message)
    }

    @Test("Background processes of an action are ended with it")
    func daemons() throws {
        let workspace = try Workspace(program: "setsid sleep 60 >/dev/null 2>&1 & echo '{\"b\": 1}'")
        let result = try workspace.run(["run", "p.html", "--extension", "./x.appex", "--timeout", "5"])
        #expect(result.code == 0, "\(result.error)")
        #expect(result.text.contains("{\"b\":1}"))
        #expect(result.left.isEmpty)
    }

    @Test("A native half that is not executable is named")
    func notExecutable() throws {
        let workspace = try Workspace(program: "echo {}")
        try workspace.setMode(0o644, of: "x.appex/go")
        try expectRefusal(workspace.run(Self.run), "x.appex/go: may not be executed")
    }

    // MARK: Options

    @Test(
        "Wrong usage exits with code 2 and writes nothing",
        arguments: [
            (Self.run + ["--arguments", "{a"], "--arguments: invalid JSON: line 1, column 2: a key in double quotes"),
            (Self.run + ["--arguments", "[1]"], "--arguments takes a dictionary"),
            (
                Self.run + ["--arguments", String(repeating: "[", count: 50_000)],
                "line 1, column 1001: nested too deeply."
            ),
            (["run", "p.html"], "Give an extension with --extension"), (["frobnicate"], "frobnicate"),
            (Self.run + ["--timeout", "-1"], "--timeout"),
            (Self.run + ["--url", "page"], "--url takes an absolute URL"),
        ]
    )
    func wrongUsage(arguments: [String], message: String) throws {
        let workspace = try Workspace()
        let result = try workspace.run(arguments)
        #expect(result.code == 2)
        #expect(result.output.isEmpty)
        #expect(result.error.contains(message), "\(result.error.suffix(500))")
        #expect(workspace.files == ["p.html", "x.appex"])
    }
}
