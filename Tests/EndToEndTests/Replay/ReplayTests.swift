// ReplayTests.swift: run --record, test --recordings and replay: a run in one file, repeated, and the point where it diverges.

import Foundation
import Testing

@Suite("Recorded runs")
struct ReplayTests {
    static let script = """
        var ExtensionPreprocessingJS = {
            run(a) {
                console.log('drawn', Math.random(), Date.now());
                a.completionFunction({ id: crypto.randomUUID(), title: document.title });
            },
            finalize(a) { document.body.append(JSON.stringify(a), Math.random(), new Date().toString()); }
        };
        """

    private func workspace(program: String? = nil) throws -> Workspace {
        let workspace = try Workspace(script: Self.script, program: program)
        try workspace.write("<!doctype html><title>t</title><script src=s.js></script><p>hi", to: "p.html")
        try workspace.write("document.title = 'from a file';", to: "s.js")
        return workspace
    }
    private static let answer = """
        cat > /dev/null
        echo '{"NSExtensionJavaScriptFinalizeArgumentKey": {"secret": "'"$HOME"'", "n": 1}}'
        """

    @Test("A replay gives the same bytes and payload without the bundle, the page, its resources or the action")
    func same() throws {
        let workspace = try workspace(program: Self.answer)
        let recorded = try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--page-scripts", "--resource-root", ".", "--record", "r"]
                + ["--payload", "a.json"],
            environment: ["SECRET_TOKEN": "only-in-the-environment"]
        )
        #expect(recorded.code == 0, "\(recorded.error)")
        let file = try #require(workspace.read("r"))
        #expect(file.range(of: Data("only-in-the-environment".utf8)) == nil)
        try workspace.makeFolder("elsewhere")
        try workspace.write(file, to: "elsewhere/r")
        for name in ["x.appex", "p.html", "s.js"] {
            try FileManager.default.removeItem(at: workspace.folder.appending(path: name))
        }
        for environment in [["TZ": "Asia/Tokyo"], ["TZ": "America/Lima", "LC_ALL": "C"]] {
            let again = try workspace.run(
                ["replay", "elsewhere/r", "--payload", "b.json"],
                environment: environment
            )
            #expect(again.code == 0, "\(again.error)")
            #expect(again.output == recorded.output)
            #expect(workspace.read("a.json") == workspace.read("b.json"))
        }
        #expect(recorded.text.contains("from a file") && recorded.text.contains("\"n\":1"))
    }

    @Test("A failed run fails again with the same message, and leaves the page unchanged")
    func failures() throws {
        let failing = try workspace(program: "echo no >&2; exit 3")
        let first = try failing.run(["run", "p.html", "--extension", "./x.appex", "--record", "r"])
        #expect(first.code == 1)
        let again = try failing.run(["replay", "r"])
        #expect(again.code == 0 && again.output == first.output, "\(again.error)")
        #expect(again.error.contains("as recorded, it failed: "))
        let throwing = try Workspace(script: "var ExtensionPreprocessingJS = { run() { null.x } };")
        #expect(try throwing.run(["run", "p.html", "--extension", "./x.appex", "--record", "r"]).code == 1)
        let thrown = try throwing.run(["replay", "r"])
        #expect(thrown.code == 0 && thrown.error.contains("null is not an object"), "\(thrown.error)")
    }

    @Test("With the real action, a replay reports where it diverges from the recording")
    func diverged() throws {
        let workspace = try workspace(program: Self.answer)
        let run = ["run", "p.html", "--extension", "./x.appex", "--record", "r"]
        #expect(try workspace.run(run).code == 0)
        let same = try workspace.run(["replay", "r", "--with-action", "--extension", "./x.appex", "-o", "o.html"])
        #expect(same.code == 0, "\(same.error)")
        try workspace.write("#!/bin/sh\ncat > /dev/null; echo '{\"n\": 2}'", to: "x.appex/go")
        let other = try workspace.run(["replay", "r", "--with-action", "--extension", "./x.appex", "-o", "o.html"])
        #expect(other.code == 1)
        #expect(other.error.contains("finalize: its argument is another one"), "\(other.error)")
        #expect(other.error.contains("page: it differs from byte "), "\(other.error)")
        #expect(try workspace.run(["replay", "r", "--with-action"]).code == 2)
    }

    @Test("A chain is recorded and replayed as one")
    func chain() throws {
        let workspace = try workspace()
        let run = ["run", "p.html", "--extension", "./x.appex", "--extension", "./x.appex"]
        let first = try workspace.run(run + ["--arguments", "{\"a\":1}", "--arguments", "{\"b\":2}", "--record", "r"])
        #expect(first.code == 0, "\(first.error)")
        let again = try workspace.run(["replay", "r"])
        #expect(again.code == 0 && again.output == first.output, "\(again.error)")
    }

    @Test("For a run on copies of the page each copy is written again, under its number")
    func each() throws {
        let workspace = try workspace(program: "exit 3")
        try workspace.write(Self.script, to: "b.js")
        let run = ["run", "p.html", "--each", "--extension", "./x.appex", "--extension", "./x.appex", "-o", "out.html"]
        let first = try workspace.run(
            run + ["--arguments", "{\"a\":1}", "--arguments", "null", "--payload", "a.json", "--record", "r"]
        )
        #expect(first.code == 1)
        let again = try workspace.run(["replay", "r", "-o", "again.html", "--payload", "b.json"])
        #expect(again.code == 0 && again.output.isEmpty, "\(again.error)")
        #expect(again.error.contains("local.x: as recorded, it failed: "))
        for (name, number) in [("x", 1), ("x-2", 2)] {
            #expect(workspace.read("again.\(number).html") == workspace.read("out.\(name).html"))
            #expect(workspace.read("b.\(number).json") == workspace.read("a.\(name).json"))
        }
        #expect(workspace.read("again.1.html") != workspace.read("again.2.html"))
        // Also into a folder, which is created.
        #expect(try workspace.run(["replay", "r", "-o", "pages/", "--payload", "payloads/"]).code == 0)
        for number in 1...2 {
            #expect(workspace.read("pages/\(number).html") == workspace.read("again.\(number).html"))
        }
        #expect(workspace.read("payloads/1.json") == workspace.read("a.x.json"))
        #expect(try workspace.run(["replay", "r", "-o", "r"]).code == 0)
        #expect(try workspace.run(["replay", "r", "-o", "again.html", "--payload", "again.html"]).code == 2)
    }

    @Test("A replay whose payload only looks the same diverges")
    func exactPayload() throws {
        let workspace = try Workspace(
            script: "var ExtensionPreprocessingJS = { run(a) { a.completionFunction({ a: '\u{E9}' }) } };"
        )
        #expect(try workspace.run(["run", "p.html", "--extension", "./x.appex", "--record", "r"]).code == 0)
        // One letter of the script becomes two, with the lengths adjusted; the payload stays unchanged.
        var file = try #require(workspace.read("r"))
        let (one, two) = (Data("'\u{E9}'".utf8), Data("'e\u{301}'".utf8))
        let place = try #require(file.range(of: one, options: .backwards))
        file.replaceSubrange(place, with: two)
        let script = Data("var ExtensionPreprocessingJS".utf8)
        let start = try #require(file.range(of: script, options: .backwards)).lowerBound
        file[start - 1] += 1
        try workspace.write(file, to: "r")
        let again = try workspace.run(["replay", "r"])
        #expect(again.code == 1 && again.error.contains("payload: it is another one"), "\(again.error)")
    }

    @Test(
        "Any locale in the environment is accepted",
        arguments: ["a b", String(repeating: "x", count: 200), "/x"]
    )
    func oddLocale(name: String) throws {
        let workspace = try workspace()
        let run = ["run", "p.html", "--extension", "./x.appex", "--record", "r"]
        let first = try workspace.run(run, environment: ["LC_ALL": name])
        let again = try workspace.run(["replay", "r"])
        #expect(again.code == 0 && again.output == first.output, "\(again.error)")
    }

    @Test("A damaged recording, or another file, is refused with one message")
    func damaged() throws {
        let workspace = try workspace()
        #expect(try workspace.run(["run", "p.html", "--extension", "./x.appex", "--record", "r"]).code == 0)
        let file = try #require(workspace.read("r"))
        try workspace.write("<p>", to: "a")
        #expect(try workspace.run(["replay", "a"]).message == "webaction: a: it is no recording.")
        for count in [20, 21, 40, file.count / 2, file.count - 1] {
            try workspace.write(file.prefix(count), to: "b")
            let result = try workspace.run(["replay", "b"])
            #expect(
                result.code == 1 && result.message.contains("the recording is damaged: "),
                "\(count): \(result.error)"
            )
        }
        var other = file
        other[other.startIndex + 20] = 99
        try workspace.write(other, to: "c")
        #expect(
            try workspace.run(["replay", "c"]).message
                == "webaction: c: it is a recording of form 99, and this program replays forms 1 to 7."
        )
    }

    @Test("A recording with any part changed, missing or added fails only its own run")
    func mutated() throws {
        let workspace = try workspace()
        let run = ["run", "p.html", "--extension", "./x.appex", "--arguments", "{\"a\": [1, 2.5]}", "--record", "r"]
        #expect(try workspace.run(run).code == 0)
        let file = [UInt8](try #require(workspace.read("r")))
        let step = file.count / 24
        for (number, place) in stride(from: 22, to: file.count - 9, by: step).enumerated() {
            let changed: [UInt8] =
                switch number % 4 {
                case 0: file[..<place] + [file[place] ^ 0x80] + file[(place + 1)...]
                case 1: file[..<place] + [0xFF] + file[(place + 1)...]
                case 2: Array(file[..<place] + file[(place + 7)...])
                default: file[..<place] + [UInt8](repeating: 0xFF, count: 9) + file[place...]
                }
            try workspace.write(Data(changed), to: "b")
            let again = try workspace.run(["replay", "b", "-o", "o.html"])
            // The run is the same, diverges from the recording, or can't be read; in each case it reports so.
            #expect([0, 1].contains(again.code) && again.left.isEmpty, "\(place): \(again.error)")
            #expect(again.code == 0 || again.error.contains(": "), "\(place): \(again.error)")
            #expect(!again.error.contains("crash") && !again.error.contains("internal"), "\(place): \(again.error)")
        }
    }

    @Test("A suite keeps recordings of failed cases only")
    func suite() throws {
        let workspace = try workspace()
        for name in ["good", "bad", "a/b", "a-b"] {
            let folder = workspace.folder.appending(path: "s/\(name)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let up = name.contains("/") ? "../../.." : "../.."
            try workspace.write(
                "{\"page\": \"\(up)/p.html\", \"extension\": \"\(up)/x.appex\"}",
                to: "s/\(name)/case.json"
            )
        }
        #expect(try workspace.run(["test", "s", "--allow-outside", ".", "--record"]).code == 0)
        let expected = try FileManager.default.contentsOfDirectory(
            atPath: workspace.folder.appending(path: "s/bad").path
        ).first { $0.contains("payload") }
        for name in ["bad", "a/b", "a-b"] { try workspace.write("{}", to: "s/\(name)/\(try #require(expected))") }
        #expect(try workspace.run(["test", "s", "--allow-outside", ".", "--recordings", "kept"]).code == 1)
        let kept = try FileManager.default.subpathsOfDirectory(atPath: workspace.folder.appending(path: "kept").path)
        #expect(kept.sorted() == ["a", "a-b.recording", "a/b.recording", "bad.recording"])
        for name in ["bad", "a/b", "a-b"] {
            let again = try workspace.run(["replay", "kept/\(name).recording"])
            #expect(again.code == 0, "\(again.error)")
        }
    }
}
