// ScriptKindTests.swift: each command takes each kind of script, or refuses it with one clear sentence.

import Foundation
import Testing

@Suite("Kinds of script in commands")
struct ScriptKindTests {
    static let page = "<!doctype html><title>t</title><p id=a>hi</p>"

    /// A kind, and a script of it that appends "x" to the page.
    struct Kind: Sendable, CustomTestStringConvertible {
        var name: String
        var reference: String
        var noun: String
        var text: String
        var furtherFiles: [String: String] = [:]
        var testDescription: String { name }
    }

    static let kinds = [
        Kind(name: "script", reference: "./x.js", noun: "a plain script", text: "document.body.append('x'); ({})"),
        Kind(
            name: "shortcut",
            reference: "./x.shortcut",
            noun: "a script of Shortcuts",
            text: """
                <plist version="1.0"><dict><key>WFWorkflowActions</key><array><dict><key>WFWorkflowActionIdentifier</key>
                <string>is.workflow.actions.runjavascriptonwebpage</string><key>WFWorkflowActionParameters</key><dict>
                <key>WFJavaScript</key><string>document.body.append('x'); completion(1)</string></dict></dict></array></dict></plist>
                """
        ),
        Kind(
            name: "bookmarklet",
            reference: "javascript:void(document.body.append('x'))",
            noun: "a bookmarklet",
            text: ""
        ),
        Kind(
            name: "userscript",
            reference: "./x.user.js",
            noun: "a userscript",
            text: "// ==UserScript==\n// ==/UserScript==\ndocument.body.append('x')"
        ),
        Kind(
            name: "content-script",
            reference: "./manifest.json",
            noun: "a web extension",
            text: """
                {"manifest_version": 3, "name": "E", "content_scripts": [{"matches": ["<all_urls>"], "js": ["c.js"]}]}
                """,
            furtherFiles: ["c.js": "document.body.append('x')"]
        ),
    ]

    /// The kinds that --kind takes, as the help of `run` lists them.
    private func helpedKinds() throws -> [String] {
        let help = try Workspace().run(["run", "--help"]).text
        let start = try #require(help.range(of: "--kind <kind>"))
        let values = try #require(help[start.upperBound...].range(of: "(values: "))
        let words = help[values.upperBound...].prefix { $0 != ")" }
        return words.split { ", \n".contains($0) }.map(String.init)
    }

    private func workspace(_ kind: Kind) throws -> Workspace {
        let workspace = try Workspace()
        try workspace.write(Self.page, to: "p.html")
        if kind.reference.hasPrefix("./") { try workspace.write(kind.text, to: String(kind.reference.dropFirst(2))) }
        for (name, text) in kind.furtherFiles { try workspace.write(text, to: name) }
        return workspace
    }

    @Test("Every kind of --kind is in this suite")
    func listed() throws {
        #expect(try helpedKinds() == ["extension"] + Self.kinds.map(\.name))
    }

    @Test("run, batch, diff, record, replay, explain and test take each kind", arguments: kinds)
    func taken(kind: Kind) throws {
        let workspace = try workspace(kind)
        let named = ["--extension", kind.reference]
        let run = try workspace.run(["run", "p.html"] + named + ["--record", "r", "--explain", "--report", "r.json"])
        #expect(run.code == 0 && run.text == Self.page + "x", "\(run.error)")
        #expect(run.error.contains("added html > body > text"), "\(run.error)")
        let again = try workspace.run(["replay", "r"])
        #expect(again.code == 0 && again.text == run.text, "\(again.error)")
        let diff = try workspace.run(["diff", "p.html"] + named)
        #expect(diff.code == 1 && diff.text.contains("x"), "\(diff.error)")
        let batch = try workspace.run(["batch", "p.html"] + named + ["--out", "out/"])
        #expect(batch.code == 0, "\(batch.error)")
        #expect(workspace.read("out/p.html") == run.output)
        let each = try workspace.run(["run", "p.html", "--each"] + named + named + ["-o", "each/"])
        #expect(each.code == 0, "\(each.error)")
        try workspace.makeFolder("s")
        try workspace.write(Self.page, to: "s/page.html")
        if kind.reference.hasPrefix("./") { try workspace.write(kind.text, to: "s/\(kind.reference.dropFirst(2))") }
        for (name, text) in kind.furtherFiles { try workspace.write(text, to: "s/\(name)") }
        let entry = try JSONSerialization.data(withJSONObject: ["extension": kind.reference])
        try workspace.write(entry, to: "s/case.json")
        #expect(try workspace.run(["test", "s", "--record"]).code == 0)
        let test = try workspace.run(["test", "s"])
        #expect(test.code == 0, "\(test.error)")
    }

    @Test("What only extensions have is refused for each kind", arguments: kinds)
    func refused(kind: Kind) throws {
        let workspace = try workspace(kind)
        let named = ["--extension", kind.reference]
        let runs: [(arguments: [String], words: String)] = [
            (["run", "p.html", "--host", "safari"] + named, "--host presents an extension, and "),
            (["run", "p.html", "--host", "all"] + named, "--host presents an extension, and "),
            (["run", "p.html", "--arguments", "{}"] + named, "which gets no arguments and has no native action."),
            (
                ["batch", "p.html", "--out", "o/", "--choices", "{}"] + named,
                kind.name == "userscript"
                    ? "which takes {\"taps\": [\"command\"]}" : "which gets no arguments and has no native action."
            ),
            (["match", "p.html"] + named, "match evaluates the rule of an extension, and "),
            (["worker", "--run-arguments", "{}"] + named, "which gets no arguments and has no native action."),
        ]
        // NB: Userscripts and content scripts have patterns, with which addresses are matched.
        for run in runs where !["userscript", "content-script"].contains(kind.name) || run.arguments[0] != "match" {
            let outcome = try workspace.run(run.arguments)
            #expect(outcome.code == 2 && outcome.text.isEmpty, "\(run.arguments): \(outcome.error)")
            #expect(
                outcome.message.contains(run.words) && outcome.message.contains(kind.noun),
                "\(run.arguments): \(outcome.error)"
            )
        }
        let recorded = try workspace.run(["run", "p.html", "--record", "r"] + named)
        #expect(recorded.code == 0, "\(recorded.error)")
        let replay = try workspace.run(["replay", "r", "--with-action"] + named)
        #expect(
            replay.code == 2 && replay.message.contains("--with-action starts the native action of an extension, and "),
            "\(replay.error)"
        )
    }
}
