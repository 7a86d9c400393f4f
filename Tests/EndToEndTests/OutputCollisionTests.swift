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
