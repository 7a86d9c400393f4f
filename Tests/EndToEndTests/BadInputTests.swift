// Runs the built program: each kind of bad input gives one message and its exit code, and the page passes through.

import Foundation
import Testing

@Suite("Bad input")
struct BadInputTests {
    static let page = "<!doctype html><title>t</title><p>hi"
    static let good = """
        var ExtensionPreprocessingJS = {
            run(a) { a.completionFunction({a: 1}) }, finalize(a) { document.title = JSON.stringify(a) } };
        """

    /// A folder of this test's own with a page and one bundle.
    private func workspace(script: String?, program: String? = nil) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "webaction-\(UUID().uuidString)")
        let bundle = folder.appending(path: "x.appex")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try Self.page.write(to: folder.appending(path: "p.html"), atomically: true, encoding: .utf8)
        let key = "<key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string>"
        let native = program == nil ? "" : "<key>WebActionProgram</key><string>go</string>"
        let plist = """
            <plist version="1.0"><dict>\(native)<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
            <string>com.apple.ui-services</string><key>NSExtensionAttributes</key><dict>\(key)</dict></dict></dict></plist>
            """
        try plist.write(to: bundle.appending(path: "Info.plist"), atomically: true, encoding: .utf8)
        try script?.write(to: bundle.appending(path: "Action.js"), atomically: true, encoding: .utf8)
        if let program {
            let path = bundle.appending(path: "go")
            try ("#!/bin/sh\n" + program).write(to: path, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path.path)
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
        let output = Pipe()
        let error = Pipe()
        process.standardOutput = output
        process.standardError = error
        try process.run()
        let out = output.fileHandleForReading.readDataToEndOfFile()
        let err = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: out, as: UTF8.self), String(decoding: err, as: UTF8.self))
    }

    @Test(
        "A script that fails is named with file and line, and the page passes through byte for byte",
        arguments: [
            ("var x = 1;\nfunction ( {", "Action.js:2: SyntaxError"),
            ("var ExtensionPreprocessingJS = {\nrun(a) { null.x } }", "Action.js:2: TypeError"),
            ("var ExtensionPreprocessingJS = {run(a) {}}", "completionFunction was not called"),
            ("var ExtensionPreprocessingJS = {run(a) { while (true); }}", "p.html: "),
            (
                "var ExtensionPreprocessingJS = {run(a) { (function f() { return Promise.resolve().then(f) })() }}",
                "p.html: "
            ),
        ]
    )
    func scriptsThatFail(script: String, message: String) throws {
        let folder = try workspace(script: script)
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = try run(["run", "p.html", "--extension", "./x.appex", "--timeout", "0.5"], in: folder)
        #expect(result.code == 1)
        #expect(result.output == Self.page)
        #expect(result.error.contains(message), "\(result.error)")
    }

    @Test(
        "An action that fails is named, and the page passes through byte for byte",
        arguments: [
            ("kill -SEGV $$", "go: was ended by signal 11"), ("exit 3", "go: exited with code 3"),
            ("echo '{garbage'", "go: its answer is neither JSON nor a property list"),
            ("sleep 60 & sleep 60", "the native action took more than 1 s"),
        ]
    )
    func actionsThatFail(program: String, message: String) throws {
        let folder = try workspace(script: Self.good, program: program)
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = try run(["run", "p.html", "--extension", "./x.appex", "--timeout", "0.2"], in: folder)
        #expect(result.code == 1)
        #expect(result.output == Self.page)
        #expect(result.error.contains(message), "\(result.error)")
    }

    @Test(
        "What can't be read, written or understood gives a message, an exit code and no output",
        arguments: [
            (["run", "no.html", "--extension", "./x.appex"], 1, "no.html: cannot be read: No such file or directory."),
            (["run", ".", "--extension", "./x.appex"], 1, ".: is a folder; a file is needed."),
            (["run", "p.html", "--extension", "./y"], 1, "./y: there is no such file or folder."),
            (
                ["run", "p.html", "--extension", "./x.appex", "--arguments", "{a"], 2,
                "--arguments: not JSON: line 1, column 2: a key in double quotes is expected here."
            ),
            (["run", "p.html", "--extension", "./x.appex", "-o", "no/out"], 1, "no/out: cannot be written"),
            (["run", "p.html"], 2, "Missing expected argument '--extension"), (["frobnicate"], 2, "frobnicate"),
        ] as [([String], Int32, String)]
    )
    func wrongUsage(arguments: [String], code: Int32, message: String) throws {
        let folder = try workspace(script: Self.good)
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = try run(arguments, in: folder)
        #expect(result.code == code)
        #expect(result.output.isEmpty)
        #expect(result.error.contains(message), "\(result.error)")
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(left == ["p.html", "x.appex"])
    }
}
