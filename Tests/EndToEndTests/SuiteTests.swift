// Runs the built program on suites and differences.

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

    private func run(_ arguments: [String], in folder: URL) throws -> (code: Int32, output: String, error: String) {
        let process = Process()
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        process.executableURL = root.appending(path: ".build/debug/webaction")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let (output, error) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = error
        try process.run()
        let out = output.fileHandleForReading.readDataToEndOfFile()
        let err = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: out, as: UTF8.self), String(decoding: err, as: UTF8.self))
    }

    @Test("A case is recorded once, passes, fails when it differs, and is updated on demand")
    func cases() throws {
        let folder = try workspace()
        defer { try? FileManager.default.removeItem(at: folder) }
        let empty = try run(["test", "cases"], in: folder)
        #expect(empty.code == 1)
        #expect(empty.error.contains("Nothing is expected of this case: write it with --record."))
        #expect(try run(["test", "cases", "--record"], in: folder).code == 0)
        let payload = folder.appending(path: "cases/one/payload.json")
        #expect(
            try String(contentsOf: payload, encoding: .utf8) == "{\n  \"url\": \"https://example.com/page.html\"\n}\n"
        )
        #expect(try run(["test", "cases"], in: folder).code == 0)
        let tree = folder.appending(path: "cases/one/final.tree")
        let recorded = try String(contentsOf: tree, encoding: .utf8)
        try recorded.replacing("\"!\"", with: "\"?\"").write(to: tree, atomically: true, encoding: .utf8)
        let failed = try run(
            ["test", "cases", "--record", "--junit", "j.xml", "--tap", "t.tap", "--github"],
            in: folder
        )
        #expect(failed.code == 1)
        #expect(failed.error.contains("- \"?\"\n+ \"!\""))
        #expect(failed.output.hasPrefix("::error file=cases/one/case.json,title=one::"))
        #expect(try String(contentsOf: folder.appending(path: "j.xml"), encoding: .utf8).contains("failures=\"1\""))
        #expect(
            try String(contentsOf: folder.appending(path: "t.tap"), encoding: .utf8)
                .hasPrefix("TAP version 14\n1..1\nnot ok 1 - one\n")
        )
        #expect(try run(["test", "cases", "--update"], in: folder).code == 0)
        #expect(try String(contentsOf: tree, encoding: .utf8) == recorded)
        #expect(try run(["test", "cases", "--filter", "two"], in: folder).code == 2)
    }

    @Test("Differences have exit codes, and an action's are shown")
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
        #expect(action.output == "--- \(page)\n+++ \(page) after ./x.appex\n@ html > body\n+ \"!\"\n")
    }
}
