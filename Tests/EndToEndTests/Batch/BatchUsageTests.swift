// BatchUsageTests.swift: runs the built program on batches with senseless options, without pages, or started twice: exit codes, messages,
// and the files left in the folder.

import Foundation
import Testing

@Suite("Batches with wrong usage")
struct BatchUsageTests {
    private static let batch = ["batch", "--extension", "./x.appex", "--arguments", "{}"]

    /// A WARC file with one record of that type and content.
    private func record(_ type: String, contentType: String, body: String = "<p>a") -> String {
        "WARC/1.0\r\nWARC-Type: \(type)\r\nWARC-Target-URI: http://e.org/\r\nWARC-Record-ID: <urn:uuid:1>\r\n"
            + "Content-Type: \(contentType)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)\r\n\r\n"
    }

    @Test(
        "An input without pages is wrong usage, and nothing is started",
        arguments: [
            (["*.htmx"], "*.htmx: no file matches this pattern."),
            (["p.html", "no/*.html"], "no/*.html: no file matches this pattern."),
            (["empty"], "empty: this folder contains no pages: names of pages end in "),
        ]
    )
    func nothingNamed(inputs: [String], message: String) throws {
        let workspace = try Workspace()
        let empty = workspace.folder.appending(path: "empty/inner")
        try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
        try workspace.write("no page", to: "empty/inner/a.txt")
        for options in [["--out", "out"], ["--out", "out", "--shard", "1/3"], ["--dry-run"]] {
            let result = try workspace.run(Self.batch + inputs + options)
            #expect(result.code == 2 && result.message.hasPrefix("webaction: \(message)"), "\(result.error)")
            #expect(workspace.files == ["empty", "p.html", "x.appex"])
        }
    }

    @Test("A container without pages reports what it contains; alone it is wrong usage, among others it is noted")
    func emptyContainers() throws {
        let workspace = try Workspace()
        try workspace.write(record("resource", contentType: "image/png"), to: "a.warc")
        try workspace.write(record("conversion", contentType: "text/html"), to: "b.warc")
        let alone = try workspace.run(Self.batch + ["a.warc", "--out", "out"])
        #expect(alone.code == 2 && alone.message == "webaction: no pages were found in the inputs.")
        let census = "no response or resource with HTML among its 1 record (1 resource)"
        #expect(alone.error.contains("a.warc: it contains no page: \(census)."), "\(alone.error)")
        #expect(!alone.error.contains("end in .html") && !workspace.files.contains("out.journal"))
        let several = ["a.warc", "b.warc", "p.html", "--out", "out", "--payloads", "o.jsonl"]
        let among = try workspace.run(Self.batch + several)
        #expect(among.code == 0 && among.error.contains("a.warc: it contains no page"), "\(among.error)")
        #expect(
            among.error.contains("there is HTML in records of type conversion, which --records conversion reads"),
            "\(among.error)"
        )
        let list = try workspace.run(Self.batch + ["-", "--out", "list"], input: "")
        #expect(list.code == 2 && list.message == "webaction: no pages were found in the list.")
        #expect(!workspace.files.contains("list.journal"))
    }

    @Test("Lists come from a file or from standard input, after the inputs; - is also a list, with a hint")
    func lists() throws {
        let workspace = try Workspace()
        for name in ["a", "b"] { try workspace.write("<p>\(name)", to: "\(name).html") }
        try workspace.write("b.html\r\n\na.html\n", to: "list.txt")
        func pages(_ inputs: [String], input: String? = nil) throws -> Outcome {
            try workspace.run(Self.batch + inputs + ["--dry-run"], input: input)
        }
        #expect(try pages(["--files-from", "list.txt"]).text == "b.html\na.html\n")
        #expect(try pages(["p.html", "--files-from", "list.txt"]).text == "p.html\nb.html\na.html\n")
        #expect(try pages(["--files-from", "-"], input: "a.html\0b.html\0").text == "a.html\nb.html\n")
        let dash = try pages(["-"], input: "a.html\n")
        let hint = "hint: - is a list of files in this version of batch only; use --files-from - for a list.\n"
        #expect(dash.text == "a.html\n" && dash.error.contains(hint), "\(dash.error)")
        #expect(try !pages(["--files-from", "-"], input: "a.html\n").error.contains("hint"))
        let twice = try pages(["-", "--files-from", "-"], input: "")
        #expect(twice.code == 2 && twice.error.contains("Standard input (-) can be read only once."))
        let none = try pages([])
        #expect(none.code == 2 && none.error.contains("Give at least one input, or --files-from."))
        let missing = try pages(["--files-from", "no.txt"])
        #expect(missing.code == 1 && missing.message.contains("--files-from: no.txt: "), "\(missing.error)")
        let sample = try workspace.run(Self.batch + ["--files-from", "list.txt", "--sample", "1", "--dry-run"])
        #expect(sample.code == 0 && sample.text.split(separator: "\n").count == 1, "\(sample.error)")
        let done = try workspace.run(Self.batch + ["--files-from", "list.txt", "--out", "out"])
        #expect(done.code == 0 && workspace.read("out/b.html") != nil, "\(done.error)")
        let other = try workspace.run(Self.batch + ["--files-from", "list.txt", "--out", "list.txt/"])
        #expect(other.code != 0 && workspace.read("list.txt") != nil)
    }

    @Test("A shard without pages is no error")
    func emptyShard() throws {
        let workspace = try Workspace()
        let ends = try (1...3).map { shard in
            try workspace.run(Self.batch + ["p.html", "--out", "out\(shard)", "--shard", "\(shard)/3"])
        }
        #expect(ends.allSatisfy { $0.code == 0 })
        #expect(ends.filter { $0.error.contains("this shard contains no pages.") }.count == 2, "\(ends.map(\.error))")
    }

    @Test(
        "Senseless outputs are refused before anything starts",
        arguments: [
            (["--out", "-"], "cannot write to standard output"),
            (["--out", "pages.csv"], "payloads are written as .jsonl"),
            (["--out", "pages.zip"], "a batch cannot write .zip files"),
            (["--out", "x.arc.gz"], "archives are written as .warc"), (["--out", "p.html"], "p.html is a file"),
            (["--out", "out", "--report", "-"], "--report takes a file"),
            (["--out", "out", "--journal", "-"], "--journal takes a file"),
        ]
    )
    func refusedOutputs(options: [String], message: String) throws {
        let workspace = try Workspace()
        let result = try workspace.run(Self.batch + ["p.html"] + options)
        #expect(result.code == 2 && result.error.contains(message), "\(result.error)")
        #expect(workspace.files == ["p.html", "x.appex"])
    }

    @Test("A trailing slash means a folder")
    func meantFolders() throws {
        let workspace = try Workspace()
        for name in ["pages.csv", "pages.jsonl", "example.org"] {
            let result = try workspace.run(Self.batch + ["p.html", "--out", name == "example.org" ? name : name + "/"])
            #expect(result.code == 0 && workspace.read(name + "/p.html") != nil, "\(result.error)")
        }
    }

    @Test("A refused batch leaves no journal, and a container is not replaced while it is read")
    func refused() throws {
        let workspace = try Workspace()
        let warc = record("resource", contentType: "text/html")
        try workspace.write(warc, to: "a.warc")
        let replaced = try workspace.run(Self.batch + ["a.warc", "--out", "./a.warc"])
        #expect(replaced.code == 2 && replaced.message.contains("a.warc: is an input, and --out would overwrite it"))
        for inputs in [["p.html", "--out", "."], ["missing.html", "--out", "out"]] {
            let result = try workspace.run(Self.batch + inputs + ["--journal", "journal"])
            #expect(result.code == 1, "\(result.error)")
        }
        #expect(workspace.read("a.warc") == Data(warc.utf8))
        #expect(workspace.files == ["a.warc", "p.html", "x.appex"])
        // Results beside the pages are not inputs.
        for _ in 0..<2 {
            let beside = try workspace.run(Self.batch + [".", "--out", "out.warc"])
            #expect(beside.code == 0 && beside.message.contains("2 pages"), "\(beside.error)")
        }
    }

    @Test(
        "--resume without a journal starts and reports it, with one it resumes, and after the end there is nothing to do"
    )
    func resuming() throws {
        let workspace = try Workspace()
        let arguments = Self.batch + ["p.html", "--out", "out", "--resume"]
        let first = try workspace.run(arguments)
        #expect(first.code == 0, "\(first.error)")
        #expect(
            first.error.contains(
                "out.journal: there is no journal to resume from; the batch starts from the beginning."
            )
        )
        let second = try workspace.run(arguments)
        #expect(second.code == 0 && second.message.hasPrefix("webaction: 1 page, "), "\(second.error)")
        let finished =
            "out.journal: the batch is finished, with 1 page; nothing is left to do (--restart runs it again)."
        #expect(second.error.contains(finished) && !first.error.contains("is finished"), "\(second.error)")
        #expect(!second.error.contains("no journal"))
    }

    @Test("Results of other inputs are neither mixed with these nor replaced by them")
    func otherInputs() throws {
        let workspace = try Workspace()
        try workspace.write("<!doctype html><title>other</title><p>hi", to: "other.html")
        for output in ["out", "out.jsonl", "out.warc.gz"] {
            let arguments = Self.batch + ["--out", output]
            #expect(try workspace.run(arguments + ["p.html"]).code == 0)
            let before = workspace.read(output)
            let refused = try workspace.run(arguments + ["other.html"])
            #expect(refused.code == 1)
            #expect(
                refused.message
                    == "webaction: \(output).journal: the output has the results of other inputs (p.html). Give another --out, or --restart to write over them.",
                "\(refused.error)"
            )
            #expect(workspace.read(output) == before)
            // The same inputs are processed again, and others on request.
            #expect(try workspace.run(arguments + ["p.html"]).code == 0)
            #expect(try workspace.run(arguments + ["other.html", "--restart"]).code == 0)
            // There are no results left to mix with.
            try FileManager.default.removeItem(at: workspace.folder.appending(path: output))
            #expect(try workspace.run(arguments + ["p.html"]).code == 0)
        }
    }

    @Test("Failed pages are named as they fail, up to a limit")
    func namedFailures() throws {
        let workspace = try Workspace(script: "var ExtensionPreprocessingJS = { run() { throw new Error('no') } };")
        for number in 100..<130 { try workspace.write(Workspace.page, to: "\(number).html") }
        let result = try workspace.run(Self.batch + ["1*.html", "--out", "out"])
        let lines = result.error.split(separator: "\n").filter { $0.contains("Action.js") }
        #expect(result.code == 1 && lines.count == 20, "\(result.error)")
        let first = lines.first ?? ""
        #expect(first.hasPrefix("webaction: 100.html: ") && first.hasSuffix("Action.js:1: Error: no"), "\(lines)")
        #expect(result.error.contains("further failures are counted and not shown; --report lists them."))
        #expect(result.message == "webaction: 30 of 30 pages failed (use --report to list them).")
    }

    @Test("A batch's output can be another's input: WARC to WARC to WARC")
    func chained() throws {
        let script = """
            var ExtensionPreprocessingJS = { run(a) { a.completionFunction({}) }, finalize() { document.title += "!" } };
            """
        let workspace = try Workspace(script: script)
        let page = "<!doctype html><meta charset=utf-8><title>t</title><p>hi"
        try workspace.write(record("resource", contentType: "text/html", body: page), to: "a.warc")
        for (input, output) in [("a.warc", "b.warc.gz"), ("b.warc.gz", "c.warc.zst"), ("c.warc.zst", "d.warc")] {
            let records = input == "a.warc" ? [] : ["--records", "conversion"]
            let result = try workspace.run(Self.batch + [input, "--out", output] + records)
            #expect(result.code == 0 && result.message.hasPrefix("webaction: 1 page, "), "\(result.error)")
        }
        let last = String(decoding: workspace.read("d.warc") ?? Data(), as: UTF8.self)
        #expect(last.contains("<title>t!!!</title>") && last.contains("WARC-Target-URI: http://e.org/\r\n"))
        let unknown = try workspace.run(Self.batch + ["a.warc", "--out", "o", "--records", "request"])
        #expect(unknown.code == 2 && unknown.error.contains("--records"), "\(unknown.error)")
    }

    @Test("Each kind of damage in a compressed ARC file is reported with its position, and none as a page's name")
    func damagedArchive() throws {
        let workspace = try Workspace()
        let make = """
            import gzip, sys
            def record(n, body): return b'http://e.org/%d 1.2.3.4 20140602170000 text/html %d\\n' % (n, len(body)) + body + b'\\n'
            page = lambda n: record(n, b'HTTP/1.0 200 OK\\nContent-Type: text/html\\n\\n<p>page %d' % n)
            head = b'filedesc://x 0.0.0.0 20140602170000 text/plain 4\\nabc\\n\\n'
            junk = b'this is no record\\n'
            data = gzip.compress(head) + gzip.compress(junk + page(1) + junk + page(2) + junk) + gzip.compress(page(3))
            open('a.arc.gz', 'wb').write(data)
            """
        try workspace.write(make, to: "make.py")
        #expect(try workspace.run(["python3", "make.py"], executable: "/usr/bin/env").code == 0)
        let result = try workspace.run(Self.batch + ["a.arc.gz", "--out", "o.jsonl"])
        let damage = #/a\.arc\.gz \(at ([0-9]+(?: \+ [0-9]+)?)\): /#
        let places = result.error.matches(of: damage).map { String($0.output.1) }
        #expect(places.count == 3 && Set(places).count == 3, "\(result.error)")
        #expect(!result.error.contains("same name"), "\(result.error)")
        #expect(result.message.contains("3 of 6 pages failed"), "\(result.error)")
    }
}
