// ScriptPlaceTests.swift: places of console output, errors and misspellings in scripts: file, line and column, on standard error, in
// reports and as links.

import Foundation
import Testing

@Suite("Places in scripts")
struct ScriptPlaceTests {
    private static let run = ["run", "p.html", "--extension", "./x.appex"]

    private static func places(_ space: Workspace, _ text: String) -> String {
        let path = space.bundle.appending(path: "Action.js").path
        return text.replacing(path, with: "Action.js").replacing("/private" + path, with: "Action.js")
    }

    @Test("A console line has its place; a trace and an uncaught error have the whole stack")
    func console() throws {
        let space = try Workspace(
            script: """
                function inner() {
                  console.log('one\\ntwo');
                    console.warn('three'); console.trace('four');
                }
                function outer() { inner(); }
                var ExtensionPreprocessingJS = {
                  run(a) { setTimeout(function late() { null.x }, 0); outer(); setTimeout(() => a.completionFunction({}), 1); },
                  finalize(a) { console.info('five'); document.title = 'x' } };
                """
        )
        let outcome = try space.run(Self.run + ["--arguments", "{}", "--report", "r.json"])
        let lines = Self.places(space, outcome.error).split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "log: one", "    two (Action.js:2:14)", "warn: three (Action.js:3:17)", "log: Trace: four",
                "    at inner (Action.js:3:41)", "    at outer (Action.js:5:25)", "    at run (Action.js:7:60)",
                "uncaught: TypeError: null is not an object (evaluating 'null.x') (Action.js:7)",
                "    at late (Action.js:7:45)", "info: five (Action.js:8:29)",
            ],
            "\(outcome.error)"
        )
        let report = try #require(
            try JSONSerialization.jsonObject(with: space.read("r.json") ?? Data()) as? NSDictionary
        )
        let notes = try #require(report["notes"] as? [[String: Any]])
        #expect(notes.map { $0["line"] as? Int } == [2, 3, 3, 7, 8])
        #expect(
            (notes[0]["file"] as? String)?.hasSuffix("/x.appex/Action.js") == true
                && notes[0]["text"] as? String == "one\ntwo"
        )
        #expect((notes[2]["calls"] as? [String])?.count == 3 && notes[0]["calls"] == nil)
    }

    @Test("A case's expectations contain no places, which change with every line")
    func suites() throws {
        let space = try Workspace(
            script:
                "var ExtensionPreprocessingJS = { run(a) { console.log('said'); a.completionFunction({}) }, finalize() {} };"
        )
        try space.makeFolder("cases/one")
        try space.write(Workspace.page, to: "cases/one/page.html")
        try space.write(#"{"extension": "../../x.appex", "arguments": {}}"#, to: "cases/one/case.json")
        #expect(try space.run(["test", "cases", "--record", "--allow-outside", "."]).code == 0)
        let outcome = String(decoding: try #require(space.read("cases/one/outcome.json")), as: UTF8.self)
        #expect(outcome.contains("\"consoleLog: said\""), "\(outcome)")
    }

    @Test("An error is reported with its stack, in reports as links to the lines")
    func stacks() throws {
        let space = try Workspace(
            script: """
                function deep(x) {
                  return x.foo.bar; }
                var ExtensionPreprocessingJS = {
                  run(a) { [1].forEach(() => deep({})); a.completionFunction({}) } };
                """
        )
        let outcome = try space.run(Self.run + ["--html", "r.html"])
        #expect(
            Self.places(space, outcome.error).hasPrefix(
                """
                webaction: p.html: Action.js:2: TypeError: undefined is not an object (evaluating 'x.foo.bar')
                    at deep (Action.js:2:15)
                    at Action.js:4:34
                    at forEach
                    at run (Action.js:4:23)
                hint: p.html: ended at: run().
                """
            ),
            "\(outcome.error)"
        )
        let html = String(decoding: try #require(space.read("r.html")), as: UTF8.self)
        for line in [2, 4] {
            #expect(html.contains("<a href=\"#script-0-\(line)\""), "line \(line)")
            #expect(html.contains("id=\"script-0-\(line)\""), "line \(line)")
        }
        let value = try space.run(["eval", "p.html", "-e", "function f() { null.x }\nf()"])
        #expect(value.error.contains("\n    at f (-e:1:20)\n    at global code (-e:2:2)\n"), "\(value.error)")
    }

    @Test("A syntax error is reported without its consequences")
    func syntax() throws {
        let space = try Workspace(script: "var Foo = {\n  run(a) { a.completionFunction({}); }\n")
        let outcome = try space.run(Self.run)
        #expect(!outcome.error.contains("left no global object"), "\(outcome.error)")
        #expect(outcome.message.contains("/x.appex/Action.js:3: SyntaxError: "), "\(outcome.error)")
        let findings = try space.run(["validate", "./x.appex"]).text.split(separator: "\n").map(String.init)
        let errors = findings.filter { $0.contains(": error: ") }
        #expect(
            errors.count == 1 && errors[0].contains("SyntaxError") && errors[0].hasSuffix("[script-syntax]"),
            "\(findings)"
        )
    }

    @Test(
        "A remedy fits the cause",
        arguments: [
            ("run(a) { for (;;); }, finalize() {}", "look for a loop that does not end", "completionFunction"),
            ("run(a) {}, finalize() {}", "Call completionFunction on every path", "loop"),
            (
                "run(a) { a.completionFunction({a: 1}) },\nfinalise(a) {}",
                "Action.js:2: \"finalise\" has no effect in the browser. Write finalize.", "completionFunction"
            ),
            ("run(a) { a.completionFuncton({a: 1}) },\nfinalize(a) {}", "completionFunction", "finalize"),
        ]
    )
    func remedies(members: String, words: String, others: String) throws {
        let space = try Workspace(script: "var ExtensionPreprocessingJS = { \(members) };")
        let outcome = try space.run(Self.run + ["--arguments", #"{"a": 1}"#, "--timeout", "1"])
        let hint = outcome.error.split(separator: "\n").first { $0.hasPrefix("hint: ") } ?? ""
        #expect(hint.contains(words) && !hint.contains(others), "\(outcome.error)")
    }

    @Test(
        "A misspelled key is a warning of run and an error of validate, at every level",
        arguments: [
            (
                "<dict><key>NSExtension</key>",
                "<dict><key>WebActionProgramm</key><string>cat</string><key>NSExtension</key>", "WebActionProgram"
            ),
            (
                "<key>NSExtensionAttributes</key>",
                "<key>NSExtensionPrincipleClass</key><string>x.Y</string><key>NSExtensionAttributes</key>",
                "NSExtensionPrincipalClass"
            ),
            (
                "</dict></dict></dict></plist>",
                "<key>NSExtensionServiceRollType</key><string>x</string></dict></dict></dict></plist>",
                "NSExtensionServiceRoleType"
            ),
            (
                "</dict></dict></dict></plist>",
                "<key>NSExtensionActivationRule</key><dict><key>NSExtensionActivationSupportsWebPageWithMaxCont</key><integer>1</integer></dict></dict></dict></dict></plist>",
                "NSExtensionActivationSupportsWebPageWithMaxCount"
            ),
        ]
    )
    func keys(before: String, after: String, wanted: String) throws {
        let space = try Workspace()
        let plist = String(decoding: try #require(space.read("x.appex/Info.plist")), as: UTF8.self)
        try #require(plist.contains(before))
        try space.write(plist.replacing(before, with: after), to: "x.appex/Info.plist")
        let outcome = try space.run(Self.run + ["--arguments", "{}"])
        let warnings = outcome.error.split(separator: "\n").filter { $0.hasPrefix("warning: ./x.appex/Info.plist:") }
        #expect(outcome.code == 0 && warnings.count == 1 && warnings[0].contains(wanted), "\(outcome.error)")
        let checked = try space.run(["validate", "./x.appex"])
        #expect(checked.code == 1)
        let errors = checked.text.split(separator: "\n").filter { $0.contains(": error: ") && $0.contains(wanted) }
        #expect(!errors.isEmpty, "\(checked.text)")
    }

    @Test("A bundle refused for a misspelled key gets the same message from run")
    func refused() throws {
        let space = try Workspace()
        let plist = String(decoding: try #require(space.read("x.appex/Info.plist")), as: UTF8.self)
        try space.write(
            plist.replacing("NSExtensionPointIdentifier", with: "NSExtensionPointIdentifer"),
            to: "x.appex/Info.plist"
        )
        let outcome = try space.run(Self.run)
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("hint: "), "\(outcome.error)")
        #expect(outcome.error.contains("Write NSExtensionPointIdentifier."), "\(outcome.error)")
    }
}
