// WACZTests.swift: runs the built program on WACZ files: their pages, and the files written back, which other programs read
// (Tests/Tools/Scripts/check_wacz.py).

import Foundation
import Testing

@Suite("WACZ files")
struct WACZTests {
    private static let batch = [
        "batch", "a.wacz", "--extension", "./x.appex", "--rewrite-containers", "--out", "out", "--restart",
    ]
    private static let script = """
        var ExtensionPreprocessingJS = {
            run(a) { a.completionFunction({title: document.title}) },
            finalize(a) { if (a.mark) document.body.append(a.mark) } };
        """

    private func python(_ arguments: [String], in workspace: Workspace) throws -> Outcome {
        let script = BuiltProgram.root.appending(path: "Tests/Tools/Scripts/check_wacz.py").path
        // With the readers that `make test` installs, if it could.
        let tools = BuiltProgram.root.appending(path: ".build/test-tools/bin/python3").path
        let python = FileManager.default.fileExists(atPath: tools) ? tools : "python3"
        return try workspace.run([python, script] + arguments, executable: "/usr/bin/env")
    }

    private func workspace(_ options: [String]) throws -> Workspace {
        let workspace = try Workspace(script: Self.script)
        let made = try python(["make", "a.wacz"] + options, in: workspace)
        try #require(made.code == 0, "\(made.error)")
        return workspace
    }

    @Test(
        "A file that is written back describes itself correctly, wherever the indexes are",
        arguments: [
            ["--old"], ["--shuffle"], ["--stream"], ["--stream", "--shuffle"], ["--digest", "SHA-256:HEX"],
            ["--digest", "sha512:BASE32"], ["--digest", "md5:hex"], ["--digest", "sha1:base32"],
        ]
    )
    func writtenBack(options: [String]) throws {
        let workspace = try workspace(options)
        #expect(try python(["check", "a.wacz"], in: workspace).code == 0)
        // The tool of the format's authors, if `make test` could install it; it supports no version before 1.1, and not every digest.
        let tool = BuiltProgram.root.appending(path: ".build/test-tools/bin/wacz").path
        func isValid(_ file: String) throws -> Bool {
            guard FileManager.default.fileExists(atPath: tool) else { return false }
            let valid = try workspace.run([tool, "validate", "-f", file], executable: "/usr/bin/env")
            return valid.code == 0 && valid.text.contains("is valid")
        }
        let isKnown = try isValid("a.wacz")
        let same = try workspace.run(Self.batch + ["--arguments", "{}"])
        #expect(same.code == 0 && same.message.hasPrefix("webaction: 7 pages, "), "\(same.error)")
        #expect(workspace.read("out/a.wacz") == workspace.read("a.wacz"))
        for mark in ["a mark", String(repeating: "a long mark ", count: 300)] {
            let changed = try workspace.run(Self.batch + ["--arguments", "{\"mark\": \"\(mark)\"}"])
            #expect(changed.code == 0, "\(changed.error)")
            #expect(changed.error.contains("a.wacz: written without the signature"), "\(changed.error)")
            let checked = try python(["check", "out/a.wacz", mark, "--original", "a.wacz"], in: workspace)
            #expect(checked.code == 0, "\(checked.text)\(checked.error)")
            if isKnown { #expect(try isValid("out/a.wacz")) }
        }
    }

    @Test("One changed page of many is a new record, and the others keep their places or move")
    func onePage() throws {
        let script = """
            var ExtensionPreprocessingJS = {
                run(a) { a.completionFunction({}) },
                finalize() { if (document.title === "page 4") document.body.append("x".repeat(5000)) } };
            """
        let workspace = try workspace(["--shuffle"])
        try workspace.write(script, to: "x.appex/Action.js")
        let changed = try workspace.run(Self.batch + ["--arguments", "{}"])
        #expect(changed.code == 0, "\(changed.error)")
        let checked = try python(["check", "out/a.wacz", "--original", "a.wacz"], in: workspace)
        // NB: The signature is removed; the check requires it only with a mark.
        #expect(checked.code == 0, "\(checked.text)\(checked.error)")
        #expect(workspace.read("out/a.wacz") != workspace.read("a.wacz"))
    }

    @Test("Pages are written below the names of their WARC files, under their records' URLs")
    func names() throws {
        let workspace = try workspace([])
        let options = ["--extension", "./x.appex", "--arguments", "{}", "--out", "pages", "--payloads", "p.jsonl"]
        let result = try workspace.run(["batch", "a.wacz"] + options)
        #expect(result.code == 0, "\(result.error)")
        #expect(workspace.read("pages/a.wacz/data.warc.gz/000001-e.org-0.html") != nil)
        #expect(workspace.read("pages/a.wacz/plain.warc/000001-e.org-6.html") != nil)
        let lines = String(decoding: workspace.read("p.jsonl") ?? Data(), as: UTF8.self)
        let first = #""url":"http://e.org/0","reason":"completed","payload":{"title":"page 0"}"#
        #expect(lines.contains(first), "\(lines)")
    }

    @Test("A file whose records share compressed members can't be reindexed: it passes through and the batch fails")
    func sharedMembers() throws {
        let workspace = try workspace(["--shared"])
        for options in [[], ["--strict"]] {
            let changed = try workspace.run(Self.batch + options + ["--arguments", "{\"mark\": \"a mark\"}"])
            #expect(changed.code == 1, "\(changed.error)")
            #expect(
                changed.error.contains("the container passes through unchanged: records of archive/data.warc.gz share"),
                "\(changed.error)"
            )
            #expect(workspace.read("out/a.wacz") == workspace.read("a.wacz"))
        }
        // Without a changed page there is nothing to index.
        #expect(try workspace.run(Self.batch + ["--arguments", "{}"]).code == 0)
        #expect(workspace.read("out/a.wacz") == workspace.read("a.wacz"))
    }

    @Test("A WACZ file without pages reports what it contains; a truncated one is refused")
    func withoutPages() throws {
        let workspace = try Workspace()
        let empty = "import zipfile; zipfile.ZipFile('a.wacz', 'w').writestr('datapackage.json', '{}')"
        #expect(try workspace.run(["python3", "-c", empty], executable: "/usr/bin/env").code == 0)
        let options = ["batch", "a.wacz", "--extension", "./x.appex", "--out", "out"]
        let none = try workspace.run(options)
        #expect(none.code == 2, "\(none.error)")
        #expect(none.error.contains("a.wacz: it contains no page: there is no WARC file in its folder \"archive\"."))
        try workspace.write(Data((workspace.read("a.wacz") ?? Data()).dropLast(30)), to: "a.wacz")
        let cut = try workspace.run(options)
        #expect(
            cut.code == 1 && cut.error.contains("the container cannot be read to its end: it has no central directory"),
            "\(cut.error)"
        )
    }
}
