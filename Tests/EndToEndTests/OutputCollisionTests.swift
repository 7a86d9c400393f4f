// OutputCollisionTests.swift: outputs that would be written over what is read, or over one another, are refused.

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
        "The page is no place for what else is written, whatever name leads to it",
        arguments: ["--record", "--html", "--payload", "--report", "--snapshot-run", "--snapshot-final"],
        ["p.html", "./x.appex/../p.html", "link.html", "hard.html"]
    )
    func page(option: String, name: String) throws {
        let message = "\(name): is an input, and \(option) would overwrite it."
        try expectRefusal(workspace(), Self.run + [option, name], message)
    }

    @Test("Nor are the files of the bundle", arguments: ["--output", "--record"], ["Info.plist", "Action.js"])
    func bundle(option: String, name: String) throws {
        let path = "x.appex/\(name)"
        let message = "\(path): is an input, and \(option) would overwrite it."
        try expectRefusal(workspace(), Self.run + [option, path], message)
    }

    @Test("Nor is what its native half is, or is made of", arguments: [false, true])
    func nativeHalf(isSource: Bool) throws {
        let workspace = try Workspace(program: isSource ? nil : "cat > /dev/null; echo '{}'")
        if isSource { try workspace.use(handler: "class ActionRequestHandler {}") }
        let path = "x.appex/" + (isSource ? "Handler.swift" : "go")
        let message = "\(path): is an input, and --output would overwrite it."
        let before = workspace.read(path)
        try expectRefusal(workspace, Self.run + ["-o", path], message)
        #expect(workspace.read(path) == before)
    }

    @Test("Nor are files that the page loads, though others beside them are written, and written again")
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

    @Test("Nor is what a suite expects, or runs")
    func suite() throws {
        let workspace = try workspace()
        try workspace.makeFolder("s")
        let one = "{\"page\": \"../p.html\", \"extension\": \"../x.appex\"}"
        try workspace.write(one, to: "s/case.json")
        #expect(try workspace.run(["test", "s", "--record"]).code == 0)
        for path in ["s/final.tree", "s/case.json", "x.appex/Action.js"] {
            let message = "\(path): is an input, and --html would overwrite it."
            try expectRefusal(workspace, ["test", "s", "--html", path], message)
        }
    }

    @Test("Standard output holds one thing", arguments: ["--record", "--payload", "--report", "--html"])
    func standardOutput(option: String) throws {
        let workspace = try workspace()
        try expectRefusal(
            workspace,
            Self.run + [option, "-"],
            "--output and \(option) would both go to standard output; give one of them a file."
        )
        #expect(try workspace.run(Self.run + ["-o", "out.html", option, "-"]).code == 0)
    }

    @Test("Two outputs need two files, whether they are there or not", arguments: [false, true])
    func twoOutputs(isThere: Bool) throws {
        let workspace = try workspace()
        if isThere { try workspace.write("old", to: "out") }
        let message = "./out: --html and --record both name it, and the one would overwrite the other."
        try expectRefusal(workspace, Self.run + ["--html", "out", "--record", "./out"], message)
    }

    @Test("The page itself may be written in its own place, and a device takes any number of outputs")
    func allowed() throws {
        let workspace = try workspace()
        let devices = ["--payload", "/dev/null", "--report", "/dev/null"]
        let result = try workspace.run(Self.run + ["-o", "p.html"] + devices)
        #expect(result.code == 0, "\(result.error)")
        #expect(String(decoding: workspace.read("p.html") ?? Data(), as: UTF8.self).contains("<title>new</title>"))
    }

    @Test("So it is of several extensions, with the files that each gets")
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

    @Test("And of a recording that is repeated, and the results of a batch")
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
}
