// BatchInputTests.swift: runs the built program on difficult inputs: pages that results would replace, names that the output cannot have,
// readers that are killed; and on zip files whose pages load resources from the archive.

import Foundation
import Testing

@Suite("Batch inputs")
struct BatchInputTests {
    private static let script = """
        var ExtensionPreprocessingJS = { run(a) { a.completionFunction({title: document.title, url: document.URL}) } };
        """

    /// Writes a zip file with these entries, by Python.
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

    @Test("Results do not overwrite their pages")
    func inPlace() throws {
        let workspace = try Workspace()
        for arguments in [["p.html", "--out", "."], ["p.html", "--out", "x.appex/.."]] {
            let result = try workspace.run(["batch", "--extension", "./x.appex", "--arguments", "{}"] + arguments)
            #expect(result.code == 1 && result.message.contains("would overwrite the pages"), "\(result.error)")
        }
        #expect(workspace.read("p.html") == Data(Workspace.page.utf8))
    }

    @Test("Only a page whose name is impossible in the output fails")
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

    @Test("Pages of a zip file load its entries, by relative URLs and by the URLs under which they were saved")
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

    /// Writes a zip file of pages that take a while to read.
    private func writeManyPages(to name: String, in workspace: Workspace) throws {
        let entries = (0..<60).map {
            ("\($0).html", "<title>\($0)</title>" + String(repeating: "<p>text", count: 2000))
        }
        try writeZip(entries, to: name, in: workspace)
    }

    /// Kills the reader of a batch once `isTime`; returns false if there is no reader yet.
    private func killReader(of batch: RunningProgram, isTime: () -> Bool) -> Bool {
        let children = "/proc/\(batch.number)/task/\(batch.number)/children"
        let list = FileManager.default.contents(atPath: children).map { String(decoding: $0, as: UTF8.self) }
        for child in (list ?? "").split(separator: " ").compactMap({ Int32($0) }) {
            let name = FileManager.default.contents(atPath: "/proc/\(child)/comm") ?? Data()
            if String(decoding: name, as: UTF8.self).hasPrefix("webaction-reade") {
                return isTime() && kill(child, SIGKILL) == 0
            }
        }
        return false
    }

    @Test("A killed reader is replaced, and every page is processed once")
    func lostReader() throws {
        let workspace = try Workspace(script: Self.script)
        try writeManyPages(to: "many.zip", in: workspace)
        let arguments = ["batch", "many.zip", "--extension", "./x.appex", "--jobs", "1", "--out"]
        #expect(try workspace.run(arguments + ["a.jsonl"]).code == 0)
        let result = try workspace.run(arguments + ["b.jsonl"]) { batch in
            try batch.wait(for: "a reader") {
                killReader(of: batch) {
                    usleep(200_000)
                    return true
                }
            }
        }
        #expect(result.code == 0, "\(result.error)")
        #expect(workspace.read("a.jsonl") == workspace.read("b.jsonl"))
    }

    @Test("Containers that are written back are entered one by one, so that a killed batch resumes after them")
    func enteredContainers() throws {
        let script = """
            var ExtensionPreprocessingJS = {
                run(a) { for (let i = 0; i < 5e7; i++); a.completionFunction({}) },
                finalize() { document.title += '!' }
            };
            """
        let workspace = try Workspace(script: script)
        try FileManager.default.createDirectory(
            at: workspace.folder.appending(path: "pages"),
            withIntermediateDirectories: false
        )
        for number in 10..<60 {
            try writeZip([("p.html", "<title>t</title>")], to: "pages/\(number).zip", in: workspace)
            // A container of one page without a name.
            try workspace.write("Content-Type: text/html\r\n\r\n<title>t</title>", to: "pages/\(number).mhtml")
        }
        let arguments = [
            "batch", "pages", "--extension", "./x.appex", "--arguments", "{}", "--out", "out", "--rewrite-containers",
        ]
        func identity(_ name: String) -> Int? {
            let path = workspace.folder.appending(path: "out/\(name)").path
            return (try? FileManager.default.attributesOfItem(atPath: path))?[.systemFileNumber] as? Int
        }
        let killed = try workspace.run(arguments) { batch in
            try batch.wait(for: "half of the containers") { identity("35.zip") != nil }
            kill(batch.number, SIGKILL)
        }
        #expect(killed.code == -SIGKILL)
        let first = identity("10.zip")
        let resumed = try workspace.run(arguments + ["--resume"])
        #expect(resumed.code == 0 && resumed.message.contains("100 pages"), "\(resumed.error)")
        #expect(first != nil && identity("10.zip") == first, "It was written again.")
    }

    @Test("A reader killed while it writes its container back is replaced, and the container is the same")
    func lostWriter() throws {
        let script = """
            var ExtensionPreprocessingJS = {
                run(a) { a.completionFunction({title: document.title}) },
                finalize() { if (document.title % 7) document.title += '!' }
            };
            """
        let workspace = try Workspace(script: script)
        try writeManyPages(to: "many.zip", in: workspace)
        func arguments(_ out: String) -> [String] {
            ["batch", "many.zip", "--extension", "./x.appex", "--arguments", "{}", "--jobs", "1"]
                + ["--rewrite-containers", "--out", out, "--payloads", "\(out).jsonl"]
        }
        let undisturbed = try workspace.run(arguments("a"))
        #expect(undisturbed.code == 0, "\(undisturbed.error)")
        let result = try workspace.run(arguments("b")) { batch in
            for _ in 0..<2 {
                try batch.wait(for: "a reader that has written something") {
                    killReader(of: batch) {
                        let names =
                            (try? FileManager.default.contentsOfDirectory(
                                atPath: workspace.folder.appending(path: "b").path
                            )) ?? []
                        return names.contains { name in
                            name.hasPrefix(".webaction-container-") && workspace.read("b/\(name)")?.isEmpty == false
                        }
                    }
                }
            }
        }
        #expect(result.code == 0, "\(result.error)")
        #expect(workspace.read("a/many.zip") == workspace.read("b/many.zip"))
        #expect(workspace.read("a/many.zip") != workspace.read("many.zip"))
        #expect(workspace.read("a.jsonl") == workspace.read("b.jsonl"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: workspace.folder.appending(path: "b").path) == [
                "many.zip"
            ]
        )
    }
}
