// ShortcutTests.swift: scripts of Shortcuts: .shortcut files, several scripts, variables, and failures. What one script does is compared with
// WebKit in RecordedTests/ScriptKindAnswerTests.swift.

import Foundation
import Testing

@Suite("Scripts of Shortcuts")
struct ShortcutTests {
    static let page = "<!doctype html><title>t</title><p id=a>hi</p>"

    /// A property list with actions.
    private func shortcut(_ actions: [[String: Any]], format: PropertyListSerialization.PropertyListFormat = .xml)
        throws -> Data
    {
        let list: [String: Any] = ["WFWorkflowClientVersion": "900", "WFWorkflowActions": actions]
        return try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
    }

    private func script(_ text: Any?) -> [String: Any] {
        [
            "WFWorkflowActionIdentifier": "is.workflow.actions.runjavascriptonwebpage",
            "WFWorkflowActionParameters": text.map { ["WFJavaScript": $0] } ?? [:],
        ]
    }

    private func workspace(_ actions: [[String: Any]], format: PropertyListSerialization.PropertyListFormat = .xml)
        throws
        -> Workspace
    {
        let workspace = try Workspace()
        try workspace.write(Self.page, to: "p.html")
        try workspace.write(try shortcut(actions, format: format), to: "x.shortcut")
        return workspace
    }

    private func payload(_ workspace: Workspace) throws -> NSDictionary? {
        try JSONSerialization.jsonObject(with: #require(workspace.read("v.json"))) as? NSDictionary
    }

    private static let run = ["run", "p.html", "--extension", "x.shortcut", "--payload", "v.json"]

    @Test(
        "A shortcut's script gets completion, and hands over the page and its result",
        arguments: [
            PropertyListSerialization.PropertyListFormat.xml, .binary,
        ]
    )
    func result(format: PropertyListSerialization.PropertyListFormat) throws {
        let workspace = try workspace(
            [
                ["WFWorkflowActionIdentifier": "is.workflow.actions.comment"],
                script("document.body.append('x'); completion({a: 1})"),
            ],
            format: format
        )
        let run = try workspace.run(Self.run + ["--url", "https://example.com/"])
        #expect(run.code == 0 && run.error.isEmpty && run.text == Self.page + "x", "\(run.error)")
        #expect(
            try payload(workspace) == [
                "URL": "https://example.com/", "title": "t", "selection": "", "selectionText": "",
                "document":
                    "<!DOCTYPE html>\n<html><head><title>t</title></head><body><p id=\"a\">hi</p>x</body></html>",
                "userResult": "{\"a\":1}", "success": true,
            ]
        )
    }

    @Test("Several scripts run in order, each in a new world; the payload is the last one's")
    func several() throws {
        let workspace = try workspace([
            script("globalThis.left = 1; document.body.append('1'); completion(1)"),
            script("document.body.append('2'); completion(typeof left)"),
        ])
        let run = try workspace.run(Self.run + ["--report", "r.json", "--record", "r"])
        #expect(run.code == 0 && run.text == Self.page + "12", "\(run.error)")
        #expect(try payload(workspace)?["userResult"] as? String == "\"undefined\"")
        #expect(String(decoding: try #require(workspace.read("r.json")), as: UTF8.self).contains("\"runs\": 2"))
        let again = try workspace.run(["replay", "r"])
        #expect(again.code == 0 && again.text == run.text, "\(again.error)")
        let failing = try self.workspace([script("completion()"), script("document.title = 'x';\nnull.x")])
        let failed = try failing.run(Self.run)
        failed.expectPassThrough("x.shortcut#2:2: TypeError: null is not an object", page: Self.page)
    }

    @Test("An action without a script hands over the page's values alone")
    func noScript() throws {
        let workspace = try workspace([script(nil)])
        #expect(try workspace.run(Self.run).code == 0)
        let keys = try payload(workspace)?.allKeys as? [String]
        #expect(keys?.sorted() == ["URL", "document", "selection", "selectionText", "title"])
    }

    @Test("The output of a Text action is put into the script; other variables are refused by name")
    func variables() throws {
        func text(_ string: String, _ attachments: [String: Any]) -> [String: Any] {
            [
                "Value": ["string": string, "attachmentsByRange": attachments],
                "WFSerializationType": "WFTextTokenString",
            ]
        }
        let given: [String: Any] = [
            "WFWorkflowActionIdentifier": "is.workflow.actions.gettext",
            "WFWorkflowActionParameters": ["UUID": "T-1", "WFTextActionText": "p, \u{1F600}"],
        ]
        let output = ["Type": "ActionOutput", "OutputUUID": "T-1", "OutputName": "Text"]
        let workspace = try workspace([given, script(text("completion('\u{1F600}\u{FFFC}')", ["{14, 1}": output]))])
        #expect(try workspace.run(Self.run).code == 0)
        #expect(try payload(workspace)?["userResult"] as? String == "\"\u{1F600}p, \u{1F600}\"")
        let unknown: [([String: Any], String)] = [
            (["Type": "Variable", "VariableName": "Wanted"], "Wanted"), (["Type": "Clipboard"], "Clipboard"),
            (["Type": "ActionOutput", "OutputUUID": "other", "OutputName": "Contents of URL"], "Contents of URL"),
        ]
        for (attachment, name) in unknown {
            let refused = try self.workspace([
                script("completion()"), script(text("f(\u{FFFC})", ["{2, 1}": attachment])),
            ])
            #expect(
                try refused.run(Self.run).message
                    == "webaction: x.shortcut: script 2 of the shortcut uses the variable \"\(name)\", whose value is known only when "
                    + "the shortcut runs. Copy the script into a file with the value in its place, and run that with --kind shortcut."
            )
        }
    }

    @Test("What is no shortcut, or has no script, is refused")
    func refusals() throws {
        let workspace = try workspace([])
        func message(_ data: Data) throws -> String {
            try workspace.write(data, to: "x.shortcut")
            let run = try workspace.run(Self.run)
            #expect(run.code == 1 && run.text.isEmpty && run.left.isEmpty)
            return run.message
        }
        #expect(
            try message(Data("AEA1\u{0}\u{0}signed".utf8))
                == "webaction: x.shortcut: the shortcut is signed (AEA1), so only Apple's systems can read it. Copy the text of its "
                + "action Run JavaScript on Web Page into a file, and run that with --kind shortcut."
        )
        #expect(
            try message(shortcut([["WFWorkflowActionIdentifier": "other"]]))
                == "webaction: x.shortcut: the shortcut has no action Run JavaScript on Web Page "
                + "(is.workflow.actions.runjavascriptonwebpage)."
        )
        #expect(
            try message(PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .xml, options: 0))
                == "webaction: x.shortcut: the property list has no list WFWorkflowActions, so it is no shortcut."
        )
        #expect(
            try message(shortcut([script(["a": 1])]))
                == "webaction: x.shortcut: script 1 of the shortcut is no text (WFJavaScript)."
        )
        #expect(try message(Data("completion(1)".utf8)).hasPrefix("webaction: x.shortcut: not a property list: "))
        #expect(
            try message(shortcut([script("1")], format: .binary).prefix(40)).hasPrefix(
                "webaction: x.shortcut: not a property list: it begins as"
            )
        )
        #expect(
            try message(shortcut(Array(repeating: script("1"), count: 101)))
                == "webaction: x.shortcut: the shortcut has more than 100 scripts."
        )
        let nested = "<plist>" + String(repeating: "<array>", count: 100_000)
        #expect(try message(Data(nested.utf8)).hasPrefix("webaction: x.shortcut: not a property list: "))
        #expect(try message(Data(count: 16 << 20 + 1)) == "webaction: x.shortcut: has more than 16777216 bytes.")
    }

    @Test(
        "A script that does not end with completion fails in Shortcuts' words, with its line",
        arguments: [
            (
                "document.title = 'x'",
                "x.js: The script must call completion(result) when it is finished; it did not within 0.5 s."
            ),
            ("completion(1 2)", "x.js:1: SyntaxError: Unexpected number '2'"),
            ("1;\n2;\nnull.x", "x.js:3: TypeError: null is not an object (evaluating 'null.x')"),
            ("for (;;);", "x.js:1: The script ran for longer than it may."),
        ]
    )
    func failure(text: String, message: String) throws {
        let workspace = try workspace([])
        try workspace.write(text, to: "x.js")
        let run = try workspace.run(
            ["run", "p.html", "--extension", "x.js", "--kind", "shortcut", "--timeout", "0.5", "--payload", "v.json"]
        )
        run.expectPassThrough(message, page: Self.page)
    }

    @Test("An exception is handed over as Shortcuts gets it")
    func exception() throws {
        let workspace = try workspace([script("document.title = 'x'; throw new RangeError('no')")])
        let run = try workspace.run(Self.run)
        run.expectPassThrough("RangeError: no", page: Self.page)
        #expect(run.error.contains("error: RangeError: no"), "\(run.error)")
        let values = try payload(workspace)
        #expect(values?["success"] as? Bool == false && values?["exception"] as? String == "RangeError: no")
        #expect(values?["title"] as? String == "x" && values?["userResult"] == nil)
    }

    @Test(
        "validate finds the usual mistakes",
        arguments: [
            ("completion(document.body)", 0, "completion was given a HTMLBodyElement, which has no JSON"),
            ("completion(new Error('x'))", 0, "completion was given an Error, which has no JSON"),
            (
                "if (document.querySelector('p')) completion(1)", 0,
                "The script must call completion(result) when it is finished"
            ),
            ("completion(await fetch('x'))", 1, "await works only inside of async functions"),
            (
                "const a: string = 'x'; completion(a)", 1,
                "It looks like TypeScript: give it a name that ends in .ts, or compile it to JavaScript."
            ),
            ("completion(document.title)", 0, "x.js: no mistakes were found."),
            ("completion(document.querySelector('p').id)", 0, "On an empty page the script throws TypeError"),
        ]
    )
    func validate(text: String, code: Int32, words: String) throws {
        let workspace = try workspace([])
        try workspace.write(text, to: "x.js")
        let run = try workspace.run(["validate", "x.js", "--kind", "shortcut"])
        #expect(run.code == code && run.text.contains(words), "\(run.text) \(run.error)")
    }
}
