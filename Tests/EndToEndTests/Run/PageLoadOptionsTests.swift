// PageLoadOptionsTests.swift: page scripts, resources and encodings of many pages.

import Foundation
import Testing

@Suite("Page scripts and resources of many pages")
struct PageLoadOptionsTests {
    private static let script = """
        var ExtensionPreprocessingJS = {
            run(a) { a.completionFunction({title: document.title}) },
            finalize(a) { if (a.mark) document.body.append(a.mark) } };
        """
    private static let page = """
        <!doctype html><meta charset=utf-8><title>before</title>
        <script src=p_files/a.js></script><p>hi
        """
    private static let mhtml = """
        MIME-Version: 1.0\r
        Content-Type: multipart/related; boundary="B"\r
        \r
        --B\r
        Content-Type: text/html\r
        Content-Location: http://e.org/f/\r
        \r
        <!doctype html><title>before</title><script src=a.js></script><p>hi\r
        --B\r
        Content-Type: text/javascript\r
        Content-Location: http://e.org/f/a.js\r
        \r
        document.title = 'after'\r
        --B--\r

        """

    /// Two pages, one saved with its files and one in a container.
    private func workspace() throws -> Workspace {
        let workspace = try Workspace(script: Self.script)
        for folder in ["pages", "pages/sub", "pages/sub/p_files"] {
            try workspace.makeFolder(folder)
        }
        try workspace.write(Self.page, to: "pages/sub/p.html")
        try workspace.write("document.title = 'after'", to: "pages/sub/p_files/a.js")
        try workspace.write(Self.mhtml, to: "pages/m.mhtml")
        return workspace
    }

    private func lines(_ workspace: Workspace, _ name: String = "o/p.jsonl") -> [String] {
        String(decoding: workspace.read(name) ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test("A batch runs the pages' scripts on demand, from a folder and from containers")
    func batch() throws {
        let workspace = try workspace()
        func titles(_ options: [String]) throws -> [String] {
            let result = try workspace.run(
                ["batch", "pages", "--extension", "./x.appex", "--out", "o/p.jsonl", "--restart"] + options
            )
            #expect(result.code == 0, "\(result.error)")
            return lines(workspace).map { $0.contains("\"after\"") ? "after" : "before" }
        }
        #expect(try titles([]) == ["before", "before"])
        #expect(try titles(["--page-scripts"]) == ["after", "before"])
        #expect(try titles(["--page-scripts", "--resource-root", "pages"]) == ["after", "after"])
        let options = [
            "--page-scripts", "--resource-root", "pages", "--base-url", "http://e.org/", "--fresh-process",
        ]
        #expect(try titles(options) == ["after", "after"])
        let wrong = try workspace.run(
            ["batch", "pages", "--extension", "./x.appex", "--out", "q.jsonl", "--resource-root", "nowhere"]
        )
        #expect(wrong.code == 2 && wrong.message.contains("nowhere is not a directory"), "\(wrong.error)")
    }

    @Test("A batch reads pages in the given encoding")
    func encoding() throws {
        let workspace = try workspace()
        try workspace.write(Data("<title>\u{43F}</title>".data(using: .windowsCP1251) ?? Data()), to: "p.html")
        let options = [
            "batch", "p.html", "--extension", "./x.appex", "--out", "o/p.jsonl", "--encoding", "windows-1251",
        ]
        #expect(try workspace.run(options).code == 0)
        #expect(lines(workspace).first?.contains("\"title\":\"\u{43F}\"") == true)
    }

    @Test("A container that can't be read passes through when containers are written back")
    func unreadable() throws {
        let workspace = try workspace()
        try workspace.write("no MIME at all", to: "pages/n.mhtml")
        try workspace.write("no zip at all", to: "pages/n.zip")
        let options = ["--arguments", #"{"mark": "!"}"#, "--out", "new/out", "--rewrite-containers"]
        let result = try workspace.run(["batch", "pages", "--extension", "./x.appex"] + options)
        #expect(result.code == 1 && result.message.contains("2 of 4 pages failed"), "\(result.error)")
        #expect(workspace.read("new/out/n.mhtml") == Data("no MIME at all".utf8))
        #expect(workspace.read("new/out/n.zip") == Data("no zip at all".utf8))
        let written = String(decoding: workspace.read("new/out/m.mhtml") ?? Data(), as: UTF8.self)
        let head = Self.mhtml.prefix { $0 != "<" }
        #expect(written.hasPrefix(head) && written.contains("!"), "\(written)")
    }

    @Test("A suite's cases can have scripts, resources and containers, and senseless keys are refused")
    func suite() throws {
        let workspace = try workspace()
        try workspace.write(
            """
            {"defaults": {"extension": "../x.appex", "pageScripts": true}, "cases": [
                {"name": "file", "page": "sub/p.html", "resourceRoot": "."}, {"name": "alone", "page": "sub/p.html"},
                {"name": "saved", "page": "m.mhtml"}, {"name": "still", "page": "m.mhtml", "pageScripts": false}]}
            """,
            to: "pages/suite.json"
        )
        #expect(try workspace.run(["test", "pages", "--allow-outside", ".", "--record"]).code == 0)
        for (name, title) in [("file", "after"), ("alone", "before"), ("saved", "after"), ("still", "before")] {
            let payload = String(
                decoding: workspace.read("pages/expected/\(name)/payload.json") ?? Data(),
                as: UTF8.self
            )
            #expect(payload.contains("\"title\": \"\(title)\""), "\(name): \(payload)")
        }
        #expect(try workspace.run(["test", "pages", "--allow-outside", "."]).code == 0)
        for (keys, problem) in [
            (#""pageScripts": 1"#, "\"pageScripts\" must be true or false"),
            (#""resourceRoot": "no""#, "\"resourceRoot\" must be a folder"),
            (#""contentType": "image/png""#, "\"contentType\" must be a type of HTML or XML"),
            (#""selection": 4"#, "\"selection\" must be a text"),
            (#""url": "page""#, "\"url\" must be an absolute URL"),
            (#""timeout": "1""#, "\"timeout\" must be a number of seconds greater than 0"),
            (#""timeout": 0"#, "\"timeout\" must be a number of seconds greater than 0"),
            (#""timeout": 86401"#, "\"timeout\" must be a number of seconds greater than 0 and at most 86400"),
            (#""timeout": 1e300"#, "\"timeout\" must be a number of seconds greater than 0 and at most 86400"),
            (#""pgae": "p.html""#, "\"pgae\" is not a key of a case"),
        ] {
            try workspace.write(
                #"{"cases": [{"name": "a", "extension": "../x.appex", \#(keys)}]}"#,
                to: "pages/suite.json"
            )
            let result = try workspace.run(["test", "pages", "--allow-outside", "."])
            #expect(result.code == 2 && result.message.contains(problem), "\(result.error)")
        }
        for (suite, problem) in [
            ("[]", "must be a dictionary"), (#"{"default": {}, "cases": []}"#, "\"default\" is not a key of a suite"),
            (#"{"cases": [{"name": "../a", "extension": "marquee"}]}"#, "leads outside the folder of the suite"),
        ] {
            try workspace.write(suite, to: "pages/suite.json")
            let result = try workspace.run(["test", "pages", "--allow-outside", "."])
            #expect(result.code == 2 && result.message.contains(problem), "\(result.error)")
        }
    }

    @Test("Pages whose own scripts run have a process each, unless sharing is requested", arguments: [false, true])
    func processes(shares: Bool) throws {
        let workspace = try Workspace()
        // Longer than any process computes at startup, and than it takes to look at all of them.
        let loop = "<script>for (let i = 0, x = 0; i < 6e8; i++) x += i</script><title>t</title>"
        let count = 4
        for number in 0..<count { try workspace.write(loop, to: "a\(number).html") }
        let options =
            ["--jobs", "1", "--page-scripts", "--timeout", "200", "--out", "out"] + (shares ? ["--share-process"] : [])
        var seen: Set<Int32> = []
        let result = try workspace.run(["batch", "a*.html", "--extension", "./x.appex", "--arguments", "{}"] + options)
        { batch in
            try batch.wait(for: "the end") {
                seen.formUnion(batch.busyProcesses)
                return batch.error.contains("\(count) pages, ")
            }
        }
        #expect(result.code == 0 && workspace.read("out/a3.html") != nil, "\(result.error)")
        // NB: The process that forks the others may count too.
        #expect(shares ? 1...2 ~= seen.count : seen.count >= count, "\(seen)")
    }
}
