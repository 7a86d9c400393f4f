// BatchInputTests.swift: runs the built program on inputs that make trouble: pages that would be replaced, names that can't
// be had, readers that are lost; and on zip files whose pages load what is in them.

import Foundation
import Testing

@Suite("Inputs of batches")
struct BatchInputTests {
    private static let script = """
        var ExtensionPreprocessingJS = { run(a) { a.completionFunction({title: document.title, url: document.URL}) } };
        """

    /// A zip file of these entries, made by Python.
    private func writeZip(_ entries: [(String, String)], to name: String, in workspace: Workspace) throws {
        let program = """
            import json, sys, zipfile
            with zipfile.ZipFile(sys.argv[1], 'w') as archive:
                for name, content in json.load(open(sys.argv[2])): archive.writestr(name, content)
            """
        try workspace.write(try JSONEncoder().encode(entries.map { [$0.0, $0.1] }), to: "entries.json")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.currentDirectoryURL = workspace.folder
        process.arguments = ["python3", "-c", program, name, "entries.json"]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    @Test("Results are not written in their pages' place")
    func inPlace() throws {
        let workspace = try Workspace()
        for arguments in [["p.html", "--out", "."], ["p.html", "--out", "x.appex/.."]] {
            let result = try workspace.run(["batch", "--extension", "./x.appex", "--arguments", "{}"] + arguments)
            #expect(result.code == 1 && result.message.contains("would take the pages' place"), "\(result.error)")
        }
        #expect(workspace.read("p.html") == Data(Workspace.page.utf8))
    }

    @Test("A page whose name can't be had in the output fails, and the others don't")
    func names() throws {
        let workspace = try Workspace(script: Self.script)
        let long = String(repeating: "n", count: 300) + ".html"
        let entries = [("a.html", "<p>"), ("a.html/b.html", "<p>"), (long, "<p>"), ("../c.html", "<p>")]
        try writeZip(entries, to: "names.zip", in: workspace)
        let result = try workspace.run(
            ["batch", "names.zip", "--extension", "./x.appex", "--out", "out", "--payloads", "out.jsonl"]
        )
        #expect(result.code == 1 && result.message.contains("2 of 4 pages failed"), "\(result.error)")
        let lines = String(decoding: workspace.read("out.jsonl") ?? Data(), as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 4 && lines.filter { $0.contains("cannot be written: ") }.count == 2)
        #expect(workspace.read("out/names.zip/c.html") != nil)
    }

    @Test("Pages of a zip file load what is in it, by relative addresses and by those under which it was saved")
    func resources() throws {
        let workspace = try Workspace(script: Self.script)
        let page = "<!doctype html><title>before</title><script src="
        try writeZip(
            [
                ("a b/1.html", page + "../s/x.js></script>"), ("a b/2.html", page + "y.js></script>"),
                ("3.html", page + "http://e.org/s/x.js></script>"), ("4.html", page + "no.js></script>"),
                ("s/x.js", "document.title = 'x'"), ("a b/y.js", "document.title = 'y'"),
            ],
            to: "z z.zip",
            in: workspace
        )
        for base in [[], ["--base-url", "http://h.org/f/"]] {
            let options = ["--out", "o.jsonl", "--page-scripts", "--restart"] + base
            let result = try workspace.run(["batch", "z z.zip", "--extension", "./x.appex"] + options)
            #expect(result.code == 0, "\(result.error)")
            let lines = String(decoding: workspace.read("o.jsonl") ?? Data(), as: UTF8.self).split(separator: "\n")
            let titles = lines.compactMap { $0.firstMatch(of: /"title":"(\w+)"/)?.output.1 }
            #expect(titles == ["x", "y", "x", "before"], "\(lines)")
            #expect(lines.first?.contains("/z%20z.zip/a%20b/1.html") == true)
        }
    }

    @Test("A reader that is killed is replaced, and every page comes once")
    func lostReader() throws {
        let workspace = try Workspace(script: Self.script)
        let entries = (0..<60).map {
            ("\($0).html", "<title>\($0)</title>" + String(repeating: "<p>text", count: 2000))
        }
        try writeZip(entries, to: "many.zip", in: workspace)
        let arguments = ["batch", "many.zip", "--extension", "./x.appex", "--jobs", "1", "--out"]
        #expect(try workspace.run(arguments + ["a.jsonl"]).code == 0)
        var killed = 0
        let result = try workspace.run(arguments + ["b.jsonl"]) { batch in
            try batch.wait(for: "a reader") {
                let children = "/proc/\(batch.number)/task/\(batch.number)/children"
                let list = FileManager.default.contents(atPath: children).map { String(decoding: $0, as: UTF8.self) }
                for child in (list ?? "").split(separator: " ").compactMap({ Int32($0) }) {
                    let name = FileManager.default.contents(atPath: "/proc/\(child)/comm") ?? Data()
                    if String(decoding: name, as: UTF8.self).hasPrefix("webaction-reade") {
                        usleep(200_000)
                        killed += kill(child, SIGKILL) == 0 ? 1 : 0
                    }
                }
                return killed > 0
            }
        }
        #expect(result.code == 0 && killed > 0, "\(result.error)")
        #expect(workspace.read("a.jsonl") == workspace.read("b.jsonl"))
    }
}
