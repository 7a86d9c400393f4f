// OutputCollisionTests.swift: outputs that would overwrite an input, or one another, are refused.

import Foundation
import Testing

@Suite("Outputs that name an input, or each other")
struct OutputCollisionTests {
    private static let run = ["run", "p.html", "--extension", "./x.appex"]

    private func workspace() throws -> Workspace {
        let workspace = try Workspace(
            script: """
                var ExtensionPreprocessingJS = { run(a) { document.title = "new"; a.completionFunction({}) } };
                """
        )
        let manager = FileManager.default
        func path(_ name: String) -> String { workspace.folder.appending(path: name).path }
        try manager.createSymbolicLink(atPath: path("link.html"), withDestinationPath: "p.html")
        try manager.linkItem(atPath: path("p.html"), toPath: path("hard.html"))
        return workspace
    }

    private func expectRefusal(_ workspace: Workspace, _ command: [String], _ message: String) throws {
        let (files, page) = (workspace.files, workspace.read("p.html"))
        let result = try workspace.run(command)
        #expect(result.code == 2 && result.message == "webaction: \(message)", "\(result.error)")
        #expect(workspace.files == files && workspace.read("p.html") == page)
    }

    @Test(
        "The page is not overwritten by another output, whatever path leads to it",
        arguments: ["--record", "--html", "--payload", "--report", "--snapshot-run", "--snapshot-final"],
        ["p.html", "./x.appex/../p.html", "link.html", "hard.html"]
    )
    func page(option: String, name: String) throws {
        let message = "\(name): is an input, and \(option) would overwrite it."
        try expectRefusal(workspace(), Self.run + [option, name], message)
    }

    @Test("The bundle's files are not overwritten", arguments: ["--output", "--record"], ["Info.plist", "Action.js"])
    func bundle(option: String, name: String) throws {
        let path = "x.appex/\(name)"
        let message = "\(path): is an input, and \(option) would overwrite it."
        try expectRefusal(workspace(), Self.run + [option, path], message)
    }

    @Test("Its native half and the sources of it are not overwritten", arguments: [false, true])
    func nativeHalf(isSource: Bool) throws {
        let workspace = try Workspace(program: isSource ? nil : "cat > /dev/null; echo '{}'")
        if isSource { try workspace.use(handler: "class ActionRequestHandler {}") }
        let path = "x.appex/" + (isSource ? "Handler.swift" : "go")
        let message = "\(path): is an input, and --output would overwrite it."
        let before = workspace.read(path)
        try expectRefusal(workspace, Self.run + ["-o", path], message)
        #expect(workspace.read(path) == before)
    }

    @Test("Files that the page loads are not overwritten, but others beside them are written, repeatedly")
    func resources() throws {
        let workspace = try workspace()
        try workspace.write("<!doctype html><title>t</title><script src=s.js></script>", to: "p.html")
        try workspace.write("document.title = 'from a file'", to: "s.js")
        let run = Self.run + ["--page-scripts", "--resource-root", "."]
        let message = "./s.js: is an input, and --report would overwrite it."
        try expectRefusal(workspace, run + ["-o", "out.html", "--report", "./s.js"], message)
        try expectRefusal(workspace, run + ["--extension", "./x.appex", "--report", "./s.js"], message)
        #expect(workspace.read("s.js") == Data("document.title = 'from a file'".utf8))
        for _ in 0..<2 { #expect(try workspace.run(run + ["-o", "out.html"]).code == 0) }
    }

    @Test("A suite's expectations and the files it runs are not overwritten")
    func suite() throws {
        let workspace = try workspace()
        try workspace.makeFolder("s")
        let one = "{\"page\": \"../p.html\", \"extension\": \"../x.appex\"}"
        try workspace.write(one, to: "s/case.json")
        #expect(try workspace.run(["test", "s", "--allow-outside", ".", "--record"]).code == 0)
        for path in ["s/final.tree", "s/case.json", "x.appex/Action.js"] {
            let message = "\(path): is an input, and --html would overwrite it."
            try expectRefusal(workspace, ["test", "s", "--allow-outside", ".", "--html", path], message)
        }
    }

    @Test("Standard output takes one output only", arguments: ["--record", "--payload", "--report", "--html"])
    func standardOutput(option: String) throws {
        let workspace = try workspace()
        try expectRefusal(
            workspace,
            Self.run + [option, "-"],
            "--output and \(option) would both go to standard output; give one of them a file."
        )
        #expect(try workspace.run(Self.run + ["-o", "out.html", option, "-"]).code == 0)
    }

    @Test("Two outputs need two files, existing or not", arguments: [false, true])
    func twoOutputs(isThere: Bool) throws {
        let workspace = try workspace()
        if isThere { try workspace.write("old", to: "out") }
        let message = "./out: --html and --record both name it, and the one would overwrite the other."
        try expectRefusal(workspace, Self.run + ["--html", "out", "--record", "./out"], message)
    }

    @Test("The page may be written in place, and a device takes any number of outputs")
    func allowed() throws {
        let workspace = try workspace()
        let devices = ["--payload", "/dev/null", "--report", "/dev/null"]
        let result = try workspace.run(Self.run + ["-o", "p.html"] + devices)
        #expect(result.code == 0, "\(result.error)")
        #expect(String(decoding: workspace.read("p.html") ?? Data(), as: UTF8.self).contains("<title>new</title>"))
    }

    @Test("The same for several extensions, with the files for each")
    func several() throws {
        let workspace = try workspace()
        let both = Self.run + ["--extension", "marquee", "--arguments", "{\"marqueeTagNames\": [\"p\"]}"]
        try expectRefusal(
            workspace,
            both + ["--record", "p.html"],
            "p.html: is an input, and --record would overwrite it."
        )
        try expectRefusal(
            workspace,
            both + ["--each", "-o", "out.html", "--report", "out.marquee.html"],
            "out.marquee.html: --report and --output both name it, and the one would overwrite the other."
        )
    }

    @Test(
        "The check precedes compilation, after which invalid sources would have the page written unchanged",
        arguments: [1, 2]
    )
    func beforeCompiling(extensions: Int) throws {
        let workspace = try Workspace()
        try workspace.use(handler: "no Swift")
        let plist = workspace.read("x.appex/Info.plist")
        let several = extensions > 1 ? ["--extension", "marquee", "--arguments", "null", "--arguments", "{}"] : []
        let message = "x.appex/Info.plist: is an input, and --output would overwrite it."
        try expectRefusal(workspace, Self.run + several + ["-o", "x.appex/Info.plist"], message)
        #expect(workspace.read("x.appex/Info.plist") == plist)
    }

    @Test("The same for a replayed recording, and for the results of a batch")
    func others() throws {
        let workspace = try workspace()
        #expect(try workspace.run(Self.run + ["-o", "out.html", "--record", "r"]).code == 0)
        let recording = workspace.read("r")
        let message = "./r: is an input, and --output would overwrite it."
        try expectRefusal(workspace, ["replay", "r", "-o", "./r"], message)
        #expect(workspace.read("r") == recording)
        let batch = ["batch", "p.html", "--extension", "./x.appex", "--out", "out/"]
        try expectRefusal(
            workspace,
            batch + ["--report", "link.html"],
            "link.html: is an input, and --report would overwrite it."
        )
        try expectRefusal(
            workspace,
            batch + ["--payloads", "o.jsonl", "--journal", "o.jsonl"],
            "o.jsonl: --journal and --payloads both name it, and the one would overwrite the other."
        )
    }

    // MARK: Batches

    private static let rewrite = ["--extension", "./x.appex", "--out", "out/"]

    private func folderOfPages() throws -> Workspace {
        let workspace = try workspace()
        try workspace.makeFolder("pages")
        for name in ["a.html", "b.html"] { try workspace.write("<!doctype html><p>\(name)", to: "pages/\(name)") }
        return workspace
    }

    private func expectRefusal(_ workspace: Workspace, batch: [String], input: String? = nil, _ message: String) throws
    {
        let (files, page) = (workspace.files, workspace.read("pages/b.html"))
        let result = try workspace.run(["batch"] + batch, input: input)
        #expect(result.code == 2 && result.message == "webaction: \(message)", "\(result.error)")
        #expect(workspace.files == files && workspace.read("pages/b.html") == page)
    }

    @Test(
        "A batch's report is not written over a page of a folder, a pattern or a list",
        arguments: ["pages", "pages/*.html", "-"],
        ["pages/b.html", "./x.appex/../pages/b.html", "hard.html"]
    )
    func report(input: String, name: String) throws {
        let workspace = try folderOfPages()
        let manager = FileManager.default
        let hard = workspace.folder.appending(path: "hard.html").path
        try manager.removeItem(atPath: hard)
        try manager.linkItem(atPath: workspace.folder.appending(path: "pages/b.html").path, toPath: hard)
        try expectRefusal(
            workspace,
            batch: [input] + Self.rewrite + ["--report", name],
            input: "pages/a.html\npages/b.html\n",
            "\(name): is an input, and --report would overwrite it."
        )
    }

    @Test("Its records are not written over an archive among its pages, unless this batch made it")
    func records() throws {
        let workspace = try folderOfPages()
        let batch = ["batch", "pages", "--extension", "./x.appex", "--out", "pages/all.warc"]
        #expect(try workspace.run(batch).code == 0)
        #expect(try workspace.run(batch).code == 0)
        let records = workspace.read("pages/all.warc")
        try FileManager.default.removeItem(at: workspace.folder.appending(path: "pages/all.warc.journal"))
        let message = "pages/all.warc: is an input, and --out would overwrite it."
        try expectRefusal(workspace, batch: Array(batch.dropFirst()), message)
        let list = "pages/a.html\npages/all.warc\n"
        try expectRefusal(workspace, batch: ["-"] + batch.dropFirst(2), input: list, message)
        #expect(workspace.read("pages/all.warc") == records)
    }

    @Test("Its results are not written over its pages, in any folder")
    func results() throws {
        let workspace = try folderOfPages()
        try workspace.makeFolder("more")
        try workspace.write("<p>first", to: "more/a.html")
        let result = try workspace.run(["batch", "more", "pages", "--extension", "./x.appex", "--out", "./"])
        let message = "webaction: more: the results would overwrite the pages: give another folder."
        #expect(result.code != 0 && result.message == message, "\(result.error)")
        #expect(workspace.read("more/a.html") == Data("<p>first".utf8))
    }

    @Test("Its outputs are not written over a part of its bundle, or over its list")
    func partsOfBundle() throws {
        let workspace = try folderOfPages()
        for path in ["x.appex/Action.js", "x.appex/Info.plist"] {
            let message = "\(path): is an input, and --report would overwrite it."
            try expectRefusal(workspace, batch: ["pages"] + Self.rewrite + ["--report", path], message)
        }
        try workspace.write("pages/a.html\n", to: "list.txt")
        let result = try workspace.run(
            ["batch", "-"] + Self.rewrite + ["--report", "list.txt"],
            redirection: "< list.txt"
        )
        let message = "list.txt: is an input, and --report would overwrite it."
        #expect(result.code == 2 && result.message == "webaction: \(message)", "\(result.error)")
        #expect(workspace.read("list.txt") == Data("pages/a.html\n".utf8))
    }

    @Test("A file that a page of a batch or suite loads is not overwritten by the report")
    func loadedByPages() throws {
        let workspace = try folderOfPages()
        try workspace.write("<!doctype html><title>t</title><script src=s.js></script>", to: "pages/b.html")
        try workspace.write("document.title = 'loaded'", to: "pages/s.js")
        let loading = ["--page-scripts", "--resource-root", "pages"]
        let message = "webaction: pages/s.js: is an input, and --report would overwrite it."
        let batch = ["batch", "pages"] + Self.rewrite + loading
        let result = try workspace.run(batch + ["--report", "pages/s.js"])
        #expect(result.code == 2 && result.message == message, "\(result.error)")
        #expect(workspace.read("pages/s.js") == Data("document.title = 'loaded'".utf8))
        #expect(try workspace.run(batch + ["--restart", "--report", "r.html"]).code == 0)
        try workspace.makeFolder("s")
        try workspace.write(
            """
            {"page": "../pages/b.html", "extension": "../x.appex", "pageScripts": true, "resourceRoot": "../pages",
             "url": "https://example.com/b.html"}
            """,
            to: "s/case.json"
        )
        let suite = try workspace.run(["test", "s", "--allow-outside", ".", "--record", "--html", "pages/s.js"])
        #expect(suite.code == 2, "\(suite.error)")
        #expect(suite.message.hasSuffix("pages/s.js: is an input, and --html would overwrite it."), "\(suite.error)")
        #expect(workspace.read("pages/s.js") == Data("document.title = 'loaded'".utf8))
    }

    @Test(
        "Existing records, payloads and results are not overwritten where pages may load them",
        arguments: [
            ["--out", "pages/data.jsonl"], ["--payloads", "pages/data.jsonl", "--out", "out"],
            ["--out", "hard.jsonl"], ["--out", "link.jsonl"], ["--out", "pages/data.warc"], ["--out", "pages/frames"],
        ]
    )
    func loadable(arguments: [String]) throws {
        let workspace = try folderOfPages()
        try workspace.makeFolder("pages/frames")
        let script = "<!doctype html><script>fetch('data.jsonl')</script>"
        try workspace.write(script, to: "pages/b.html")
        let files = ["pages/data.jsonl", "pages/data.warc", "pages/frames/a.html"]
        for file in files { try workspace.write("kept", to: file) }
        let manager = FileManager.default
        let path = { (name: String) in workspace.folder.appending(path: name).path }
        try manager.linkItem(atPath: path("pages/data.jsonl"), toPath: path("hard.jsonl"))
        try manager.createSymbolicLink(atPath: path("link.jsonl"), withDestinationPath: "pages/data.jsonl")
        let named = arguments[1]
        let problem = "is there already, and pages may load it (--resource-root)"
        let batch = ["pages/a.html", "pages/b.html", "--extension", "./x.appex", "--resource-root", "pages"]
        try expectRefusal(
            workspace,
            batch: batch + ["--page-scripts"] + arguments,
            "\(named): \(problem). Remove it, or give \(arguments[0]) another name."
        )
        for file in files { #expect(workspace.read(file) == Data("kept".utf8)) }
    }

    @Test("A batch overwrites its own outputs among its pages, but not those in another journal")
    func ownResults() throws {
        let workspace = try folderOfPages()
        let batch = [
            "batch", "pages", "--extension", "./x.appex", "--resource-root", "pages", "--out", "pages/out.jsonl",
            "--journal", "j",
        ]
        #expect(try workspace.run(batch).code == 0)
        let lines = workspace.read("pages/out.jsonl")
        for arguments in [[], ["--restart"], ["--resume"]] {
            let result = try workspace.run(batch + arguments)
            #expect(result.code == 0 && workspace.read("pages/out.jsonl") == lines, "\(result.error)")
        }
        try workspace.write("kept", to: "pages/other.jsonl")
        let other = batch.map { $0 == "pages/out.jsonl" ? "pages/other.jsonl" : $0 }
        let result = try workspace.run(other)
        #expect(result.code == 2 && result.message.contains("pages/other.jsonl: is there already"), "\(result.error)")
        #expect(workspace.read("pages/other.jsonl") == Data("kept".utf8))
        // The journal is unchanged.
        #expect(try workspace.run(batch + ["--resume"]).code == 0)
    }

    @Test("A batch whose records or payloads are missing does not resume as if they were there")
    func goneResults() throws {
        let workspace = try folderOfPages()
        let batch = ["batch", "pages", "--extension", "./x.appex", "--out", "out.jsonl"]
        #expect(try workspace.run(batch).code == 0)
        try workspace.write("short", to: "out.jsonl")
        let result = try workspace.run(batch + ["--resume"])
        let message = "webaction: out.jsonl: has fewer than the "
        #expect(result.code == 1 && result.message.hasPrefix(message), "\(result.error)")
        #expect(workspace.read("out.jsonl") == Data("short".utf8))
    }

    @Test("Expectations are not written over a page, and a recording is not written over a case")
    func expectations() throws {
        let workspace = try workspace()
        try workspace.makeFolder("s")
        try workspace.write("<p>page", to: "s/final.tree")
        try workspace.write(#"{"page": "final.tree", "extension": "../x.appex"}"#, to: "s/case.json")
        let message = "s/final.tree: is an input, and --update would overwrite it."
        try expectRefusal(workspace, ["test", "s", "--allow-outside", ".", "--update"], message)
        #expect(workspace.read("s/final.tree") == Data("<p>page".utf8))
        try workspace.makeFolder("t")
        try workspace.write("<p>page", to: "t/t.recording")
        try workspace.write(#"{"page": "t.recording", "extension": "../x.appex"}"#, to: "t/case.json")
        let other = "t/t.recording: is an input, and --recordings would overwrite it."
        try expectRefusal(workspace, ["test", "t", "--allow-outside", ".", "--recordings", "t"], other)
    }
}
