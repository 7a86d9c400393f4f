// ScriptKindAnswerTests.swift: scripts of Shortcuts and bookmarklets do what they do in a real WebKit. The cases and WebKit's answers are in
// Tests/Data/Recorded/script-kinds; Tests/Tools/Scripts/record-script-kinds.py recorded the answers.

import Foundation
import Testing

/// One script with its page and WebKit's answer.
struct ScriptKindCase: CustomTestStringConvertible {
    var name: String
    var page: String
    var script: String
    var webKit: JSONValue

    var testDescription: String { name }

    /// The cases of a file; `key` has their scripts.
    static func all(_ file: String, script key: String) -> [ScriptKindCase] {
        let path = Recorded.folder.appendingPathComponent("script-kinds/\(file).json")
        guard let list = try? JSONValue(contentsOf: path)?.elements else { return [] }
        return list.map { entry in
            ScriptKindCase(
                name: entry["name"]?.text ?? "",
                page: entry["page"]?.text ?? "",
                script: entry[key]?.text ?? "",
                webKit: entry["webkit"] ?? .null
            )
        }
    }

    /// Runs the script, and returns the payload and the tree.
    func run(_ reference: (URL) throws -> [String]) throws -> (payload: JSONValue?, tree: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kind-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("page.html")
        try Data(page.utf8).write(to: file)
        let (payload, tree) = (folder.appendingPathComponent("payload"), folder.appendingPathComponent("tree"))
        _ = try Webaction.output(
            ["run", file.path, "--payload", payload.path, "--snapshot-final", tree.path, "-o", "/dev/null"]
                + reference(folder)
        )
        return (
            try JSONValue(contentsOf: payload), (try? String(contentsOf: tree, encoding: .utf8)) ?? "no tree"
        )
    }
}

@Suite("Scripts of other kinds as in WebKit")
struct ScriptKindAnswerTests {
    @Test("There are enough cases")
    func counted() {
        #expect(ScriptKindCase.all("shortcuts", script: "script").count >= 30)
        #expect(ScriptKindCase.all("bookmarklets", script: "address").count >= 20)
    }

    @Test(
        "A script of Shortcuts hands over the same values and leaves the same tree",
        arguments: ScriptKindCase.all("shortcuts", script: "script")
    )
    func shortcut(of item: ScriptKindCase) throws {
        let (payload, tree) = try item.run { folder in
            let script = folder.appendingPathComponent("script.js")
            try Data(item.script.utf8).write(to: script)
            return ["--extension", script.path, "--kind", "shortcut"]
        }
        var values = payload
        if case .object(var entries)? = payload {
            #expect(entries.removeValue(forKey: "URL")?.text?.hasSuffix("/page.html") == true)
            values = .object(entries)
        }
        let recorded = item.webKit["payload"] ?? .null
        #expect(recorded.difference(from: values ?? .null) == nil)
        #expect(tree == (item.webKit["tree"]?.text ?? "") + "\n")
    }

    @Test("A bookmarklet leaves the same tree", arguments: ScriptKindCase.all("bookmarklets", script: "address"))
    func bookmarklet(of item: ScriptKindCase) throws {
        let (_, tree) = try item.run { _ in ["--extension", item.script] }
        #expect(tree == (item.webKit["tree"]?.text ?? "") + "\n")
    }
}
