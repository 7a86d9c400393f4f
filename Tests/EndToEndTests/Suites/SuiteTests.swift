// SuiteTests.swift: runs the built program on suites and differences.

import Foundation
import Testing

@Suite("Suites and differences")
struct SuiteTests {
    /// A folder with a bundle, a page, and one case.
    private func workspace() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "webaction-\(UUID().uuidString)")
        let plist = """
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>x</string>
            <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string>
            <key>NSExtensionAttributes</key><dict><key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string>
            </dict></dict></dict></plist>
            """
        let script = """
            var ExtensionPreprocessingJS = {
                run(a) { a.completionFunction({url: document.URL}) }, finalize(a) { document.body.append(a.mark) } };
            """
        let files = [
            "x.appex/Info.plist": plist, "x.appex/Action.js": script,
            "cases/one/page.html": "<!doctype html><p>hi",
            "cases/one/case.json": #"{"extension": "../../x.appex", "arguments": {"mark": "!"}}"#,
        ]
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return folder
    }

    private func run(_ arguments: [String], in folder: URL, path: String? = nil) throws -> Outcome {
        try BuiltProgram.run(arguments, in: folder, environment: path.map { ["PATH": $0] } ?? [:])
    }

    @Test("A case is recorded once, passes, fails when it differs, and is updated on demand")
    func cases() throws {
        let folder = try workspace()
        defer { try? FileManager.default.removeItem(at: folder) }
        let empty = try run(["test", "cases", "--allow-outside", "."], in: folder)
        #expect(empty.code == 1)
        #expect(empty.error.contains("This case has no expected results: record them with --record."))
        #expect(try run(["test", "cases", "--allow-outside", ".", "--record"], in: folder).code == 0)
        let payload = folder.appending(path: "cases/one/payload.json")
        #expect(
            try String(contentsOf: payload, encoding: .utf8) == "{\n  \"url\": \"https://example.com/page.html\"\n}\n"
        )
        #expect(try run(["test", "cases", "--allow-outside", "."], in: folder).code == 0)
        let tree = folder.appending(path: "cases/one/final.tree")
        let recorded = try String(contentsOf: tree, encoding: .utf8)
        try recorded.replacing("\"!\"", with: "\"?\"").write(to: tree, atomically: true, encoding: .utf8)
        let failed = try run(
            ["test", "cases", "--allow-outside", ".", "--record", "--junit", "j.xml", "--tap", "t.tap", "--github"],
            in: folder
        )
        #expect(failed.code == 1)
        #expect(failed.error.contains("- \"?\"\n    + \"!\""))
        #expect(failed.text.hasPrefix("::error file=cases/one/case.json,title=one::"))
        #expect(try String(contentsOf: folder.appending(path: "j.xml"), encoding: .utf8).contains("failures=\"1\""))
        #expect(
            try String(contentsOf: folder.appending(path: "t.tap"), encoding: .utf8)
                .hasPrefix("TAP version 14\n1..1\nnot ok 1 - one\n")
        )
        #expect(try run(["test", "cases", "--allow-outside", ".", "--update"], in: folder).code == 0)
        #expect(try String(contentsOf: tree, encoding: .utf8) == recorded)
        #expect(try run(["test", "cases", "--allow-outside", ".", "--filter", "two"], in: folder).code == 2)
    }

    @Test(
        "A recorded suite passes in another folder",
        arguments: [
            // Their expectations contain places: of errors, of stacks, of lost values, of programs.
            "run(a) { null.x }", "run(a) { a.completionFunction({stack: new Error('x').stack}) }",
            "run(a) { a.completionFunction({body: document.body}) }",
            "run(a) { console.log(new Error('x').stack); a.completionFunction({a: 1}) }, finalize(a) { null.x }",
            "run(a) {}", "run: 5", "run(a) { setTimeout(() => { null.x }); a.completionFunction({a: 1}) }",
        ]
    )
    func movedSuite(script: String) throws {
        let folder = try workspace()
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, to name: String) throws {
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        try write("var ExtensionPreprocessingJS = { \(script) };", to: "x.appex/Action.js")
        try write(#"{"extension": "../../x.appex", "timeout": 0.5}"#, to: "cases/one/case.json")
        for program in ["", "exit 3", "echo garbage; kill -9 $$"] {
            if !program.isEmpty {
                let plist = try String(contentsOf: folder.appending(path: "x.appex/Info.plist"), encoding: .utf8)
                let key = "<key>WebActionProgram</key><string>go</string>"
                try write(
                    plist.contains(key)
                        ? plist : plist.replacing(#"version="1.0"><dict>"#, with: "version=\"1.0\"><dict>" + key),
                    to: "x.appex/Info.plist"
                )
                try write("#!/bin/sh\ncat >/dev/null; \(program)\n", to: "x.appex/go")
                try FileManager.default.setAttributes(
                    [.posixPermissions: 0o755],
                    ofItemAtPath: folder.appending(path: "x.appex/go").path
                )
            }
            #expect(try run(["test", "cases", "--allow-outside", ".", "--update"], in: folder).code == 0)
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "cases/one").path) {
                let text = try String(contentsOf: folder.appending(path: "cases/one/\(name)"), encoding: .utf8)
                #expect(!text.contains(folder.path), "\(name): \(text)")
            }
            let other = FileManager.default.temporaryDirectory.appending(path: "webaction-moved-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: other) }
            try FileManager.default.copyItem(at: folder, to: other)
            let moved = try run(["test", "cases", "--allow-outside", "."], in: other)
            #expect(moved.code == 0, "\(moved.error)")
            // Also from another folder, by its absolute path.
            let whole = ["test", other.appending(path: "cases").path, "--allow-outside", other.path]
            #expect(try run(whole, in: URL(fileURLWithPath: "/")).code == 0)
        }
    }

    @Test("--watch runs again when a page changes, and ends by a signal")
    func watching() throws {
        let folder = try workspace()
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try run(["test", "cases", "--allow-outside", ".", "--record"], in: folder).code == 0)
        let result = try BuiltProgram.run(["test", "cases", "--allow-outside", ".", "--watch"], in: folder) { program in
            try program.wait(for: "the first run") { program.error.contains("waiting for changes.") }
            #expect(program.error.contains("1 of 1 case passed"))
            let page = folder.appending(path: "cases/one/page.html")
            // NB: The temporary file of an atomic write may trigger a run of its own.
            try "<!doctype html><p>changed".write(to: page, atomically: true, encoding: .utf8)
            try program.wait(for: "the second run") { program.error.contains("0 of 1 case passed") }
            #expect(program.error.contains("+ \"changed\""), "\(program.error)")
            try "{".write(to: folder.appending(path: "cases/one/case.json"), atomically: true, encoding: .utf8)
            try program.wait(for: "what is wrong") { program.error.contains("invalid JSON") }
            kill(program.number, SIGINT)
        }
        #expect(result.code == -SIGINT)
    }

    @Test("--check-webkit reports what is missing if there is no WebKit")
    func noWebKit() throws {
        let folder = try workspace()
        defer { try? FileManager.default.removeItem(at: folder) }
        let bin = folder.appending(path: "bin")
        try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
        let without = try run(["test", "cases", "--allow-outside", ".", "--check-webkit"], in: folder, path: bin.path)
        #expect(without.code == 2)
        #expect(without.error.contains("--check-webkit: WebKit is not available: python3 is not installed."))
        let python = bin.appending(path: "python3")
        try FileManager.default.createSymbolicLink(atPath: python.path, withDestinationPath: "/usr/bin/python3")
        let result = try run(["test", "cases", "--allow-outside", ".", "--check-webkit"], in: folder, path: bin.path)
        #expect(result.code == 2)
        #expect(result.error.contains("WebKitWebDriver is not installed"), "\(result.error)")
    }

    @Test("--check-webkit passes if WebKit gives the same result, and shows the differences otherwise")
    func webKit() throws {
        guard ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"].allSatisfy(FileManager.default.isExecutableFile) else {
            return print("left out: --check-webkit, for WebKitWebDriver and Xvfb are not installed")
        }
        let folder = try workspace()
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try run(["test", "cases", "--allow-outside", ".", "--record"], in: folder).code == 0)
        let same = try run(["test", "cases", "--allow-outside", ".", "--check-webkit"], in: folder)
        #expect(same.code == 0, "\(same.error)")
        let script = folder.appending(path: "x.appex/Action.js")
        try """
        var ExtensionPreprocessingJS = { run(a) { a.completionFunction({x: typeof WebGLRenderingContext}) },
            finalize() { document.body.append(typeof WebGLRenderingContext) } };
        """.write(to: script, atomically: true, encoding: .utf8)
        #expect(try run(["test", "cases", "--allow-outside", ".", "--update"], in: folder).code == 0)
        let other = try run(["test", "cases", "--allow-outside", ".", "--check-webkit"], in: folder)
        #expect(other.code == 1)
        #expect(other.error.contains("payload in WebKit:"), "\(other.error)")
        #expect(other.error.contains("tree after finalize() in WebKit:"), "\(other.error)")
    }

    @Test("Differences have exit codes, and those of an action are shown")
    func differences() throws {
        let folder = try workspace()
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = "cases/one/page.html"
        #expect(try run(["diff", page, page], in: folder).code == 0)
        #expect(try run(["diff", page, "nothing.html"], in: folder).code == 2)
        let action = try run(
            ["diff", page, "--extension", "./x.appex", "--arguments", #"{"mark": "!"}"#],
            in: folder
        )
        #expect(action.code == 1)
        #expect(action.text == "--- \(page)\n+++ \(page) after ./x.appex\n@ html > body\n+ \"!\"\n")
        let scripted = folder.appending(path: "scripted.html")
        let text = "<!doctype html><script>document.write('<p>hi')</script>"
        try text.write(to: scripted, atomically: true, encoding: .utf8)
        let options = ["--extension", "./x.appex", "--arguments", #"{"mark": "!"}"#, "--format", "json"]
        let own = try run(["diff", "scripted.html", "--page-scripts"] + options, in: folder)
        #expect(own.text.contains("\"!") && !own.text.contains("<p>"), "\(own.text) \(own.error)")
        #expect(try run(["diff", page, "scripted.html", "--page-scripts"], in: folder).code == 2)
    }
}
