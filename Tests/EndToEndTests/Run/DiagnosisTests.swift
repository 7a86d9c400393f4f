// DiagnosisTests.swift: a run without a result names the step that ended it and a remedy, and --trace lists every step with its time.

import Foundation
import Testing

@Suite("Diagnosis")
struct DiagnosisTests {
    /// A script's run() and finalize(), the program, and the expected hint.
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var run = "a.completionFunction({a: 1})"
        var finalize = ""
        var script: String?
        var program = "cat"
        var step: String
        var words: [String]

        var testDescription: String { name }
        var source: String {
            script ?? "var ExtensionPreprocessingJS = {run(a) { \(run) }, finalize(a) { \(finalize) }};"
        }
    }

    static let cases = [
        Case(name: "syntax", script: "var ExtensionPreprocessingJS = {", step: "script load", words: ["validate"]),
        Case(name: "no global", script: "let ExtensionPreprocessingJS = {run(a) {}}", step: "script load", words: []),
        Case(
            name: "constructor in place of an instance",
            script: "function A() {} A.prototype = {run(a) {}}; var ExtensionPreprocessingJS = A;",
            step: "run()",
            words: ["new Action, not Action"]
        ),
        Case(name: "throw in run", run: "null.x", step: "run()", words: ["querySelector and match return null"]),
        Case(name: "never completes", run: "", step: "run()", words: ["Call completionFunction on every path"]),
        Case(
            name: "lost values",
            run: "a.completionFunction({list: [1, {body: document.body}]})",
            program: "cat >/dev/null; echo '{\"a\": 1}'",
            step: "conversion",
            words: ["list", "body", "Use strings and numbers"]
        ),
        Case(
            name: "nothing handed over",
            run: "a.completionFunction('text')",
            program: "cat >/dev/null; echo null",
            step: "conversion",
            words: ["run() had handed over nothing"]
        ),
        Case(name: "action fails", program: "exit 3", step: "action", words: ["--arguments"]),
        Case(name: "action crashes", program: "kill -ABRT $$", step: "action", words: ["--payload"]),
        Case(
            name: "no items",
            program: "cat >/dev/null; echo null",
            step: "empty items",
            words: ["finalize() was not called", "NSExtensionJavaScriptFinalizeArgumentKey"]
        ),
        Case(
            name: "empty argument",
            program: "cat >/dev/null; echo '{}'",
            step: "finalize()",
            words: ["an empty argument"]
        ),
        Case(
            name: "throw in finalize",
            finalize: "null.x",
            step: "finalize()",
            words: ["check that it contains the key"]
        ),
        Case(name: "changes nothing", finalize: "a.a", step: "finalize()", words: ["changed nothing", "console.log"]),
    ]

    @Test("Each way to end without a result has a step, a cause and a remedy", arguments: cases)
    func hint(item: Case) throws {
        let workspace = try Workspace(script: item.source, program: item.program)
        let result = try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--timeout", "1", "--report", "report.json"]
        )
        #expect(result.text == Workspace.page)
        let hint = result.error.split(separator: "\n").first { $0.hasPrefix("hint: p.html: ") } ?? ""
        #expect(hint.contains("ended at: \(item.step). "), "\(result.error)")
        for word in item.words { #expect(hint.contains(word), "\(result.error)") }
        let report = try #require(
            try JSONSerialization.jsonObject(with: workspace.read("report.json") ?? Data()) as? NSDictionary
        )
        #expect(report["endedAt"] as? String == item.step)
        #expect((report["remedy"] as? String)?.isEmpty == false)
    }

    @Test("A rule that would not offer the extension is named beside the step")
    func rule() throws {
        let workspace = try Workspace(script: DiagnosisTests.cases[0].source, program: "cat")
        let plist = String(decoding: try #require(workspace.read("x.appex/Info.plist")), as: UTF8.self)
            .replacingOccurrences(
                of: "<key>NSExtensionJavaScriptPreprocessingFile</key>",
                with: """
                    <key>NSExtensionActivationRule</key><dict><key>NSExtensionActivationSupportsImageWithMaxCount</key>
                    <integer>1</integer></dict><key>NSExtensionJavaScriptPreprocessingFile</key>
                    """
            )
        try workspace.write(plist, to: "x.appex/Info.plist")
        let result = try workspace.run(["run", "p.html", "--extension", "./x.appex"])
        #expect(
            result.error.contains("hint: p.html: rule: a browser would not offer it for a page: "),
            "\(result.error)"
        )
    }

    @Test("--trace lists every step in order, with increasing times")
    func trace() throws {
        let workspace = try Workspace(program: "cat")
        let result = try workspace.run(["run", "p.html", "--extension", "./x.appex", "--trace"])
        let lines = result.error.split(separator: "\n").filter { $0.hasPrefix("trace: ") && $0.contains(" ms  ") }
        let steps = lines.map { $0.components(separatedBy: " ms  ")[1] }
        let expected = [
            "the page is read", "the bundle is read: ", "native action: the program ",
            "the script is read: ",
            "the page is sent to the worker: 36 bytes", "the page is parsed", "run() hands over 1 entry",
            "the action returns 1 item", "finalize() is called", "the page is done, changed", "the output is written",
        ]
        let order = expected.compactMap { start in steps.firstIndex { $0.hasPrefix(start) } }
        #expect(order.count == expected.count && order == order.sorted(), "\(result.error)")
        // The action starts while the worker parses.
        #expect(steps.contains("the native action is started"))
        #expect(steps.last == "the output is written", "\(result.error)")
        let times = lines.compactMap { Double($0.dropFirst(7).prefix { $0 != " " }) }
        #expect(times.count == lines.count && times == times.sorted())
    }
}
