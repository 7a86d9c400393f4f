// WholePageTests.swift: pages that are serialized whole are read back too, and a different tree is reported.

import Foundation
import Testing

@Suite("Pages serialized whole")
struct WholePageTests {
    private static let page = "<!doctype html><html><head><title>t</title></head><body><p>a</p><br></body></html>"

    private func run(_ script: String, page: String = page, _ options: [String]) throws -> Outcome {
        let workspace = try Workspace(
            script: "var ExtensionPreprocessingJS = { run(a) { \(script); a.completionFunction({}) } };"
        )
        try workspace.write(page, to: "p.html")
        return try workspace.run(["run", "p.html", "--extension", "./x.appex"] + options)
    }

    @Test(
        "A tree that HTML can't express is reported with the place, and fails --verify",
        arguments: [
            ("document.querySelector('p').append(document.createElement('div'))", "p in body in html"),
            ("document.querySelector('br').append('x')", "br in body in html"),
        ]
    )
    func inexpressible(script: String, place: String) throws {
        let options = ["--serialization", "html"]
        let reported = try run(script, options)
        #expect(reported.code == 0 && reported.error.contains("warning: p.html: "), "\(reported.error)")
        #expect(reported.error.contains(place), "\(reported.error)")
        let failed = try run(script, options + ["--verify"])
        #expect(failed.code == 1 && failed.error.contains(place), "\(failed.error)")
    }

    @Test("The same for one made by the page's own scripts")
    func pageScripts() throws {
        let page = Self.page.replacingOccurrences(
            of: "<br>",
            with: "<script>document.querySelector('p').append(document.createElement('div'))</script>"
        )
        let reported = try run("document.title = 'x'", page: page, ["--page-scripts"])
        #expect(reported.code == 0 && reported.error.contains("warning: p.html: "), "\(reported.error)")
        #expect(try run("document.title = 'x'", page: page, ["--page-scripts", "--verify"]).code == 1)
        let sound = page.replacingOccurrences(of: "createElement('div')", with: "createElement('i')")
        let passed = try run("document.title = 'x'", page: sound, ["--page-scripts", "--verify"])
        #expect(passed.code == 0 && passed.error == "", "\(passed.error)")
    }

    @Test("A tree that the markup expresses passes --verify", arguments: ["html", "xml"])
    func expressible(serialization: String) throws {
        let options = ["--serialization", serialization, "--verify"]
        let result = try run("document.querySelector('p').append(document.createElement('i'), '<&')", options)
        #expect(result.code == 0 && result.error == "", "\(result.error)")
        #expect(result.text.contains("<i></i>&lt;&amp;") || result.text.contains("<i/>&lt;&amp;"), "\(result.text)")
    }

    @Test("In a batch it fails with --verify, and is named in the report without it")
    func batch() throws {
        let workspace = try Workspace(
            script: """
                var ExtensionPreprocessingJS = { run(a) {
                    document.querySelector('p').append(document.createElement('div')); a.completionFunction({}) } };
                """
        )
        let command = [
            "batch", "p.html", "--extension", "./x.appex", "--serialization", "html", "--restart", "-o", "out",
        ]
        let reported = try workspace.run(command + ["--report", "r.json"])
        #expect(reported.code == 0 && reported.error.contains("1 page succeeded with warnings"), "\(reported.error)")
        #expect(String(decoding: workspace.read("r.json") ?? Data(), as: UTF8.self).contains("p in body in html"))
        #expect(try workspace.run(command + ["--verify"]).code == 1)
    }

    @Test("A worker reports it in the result, and fails the page with --verify")
    func worker() throws {
        let workspace = try Workspace(
            script: """
                var ExtensionPreprocessingJS = { run(a) {
                    document.querySelector('p').append(document.createElement('div')); a.completionFunction({}) } };
                """
        )
        let command = ["worker", "--extension", "./x.appex", "--serialization", "html"]
        let reported = try workspace.run(command, input: Self.frame(body: "<p>x"))
        #expect(reported.code == 0 && reported.text.contains(#""reason":"completed""#), "\(reported.error)")
        #expect(reported.text.contains(#""warnings":["#) && reported.text.contains("p in body in html"))
        let failed = try workspace.run(command + ["--verify"], input: Self.frame(body: "<p>x"))
        #expect(failed.text.contains(#""reason":"action-failed""#) && failed.text.contains(#""changed":false"#))
    }

    @Test("A worker's --selection applies to pages that have none; eval has the option too")
    func selection() throws {
        let script = """
            var ExtensionPreprocessingJS = { run(a) { a.completionFunction({s: String(getSelection())}) } };
            """
        let workspace = try Workspace(script: script)
        let command = ["worker", "--extension", "./x.appex", "--selection", "b"]
        let own = try workspace.run(command, input: Self.frame(body: "<p>x<b>y</b>"))
        #expect(own.text.contains(#""payload":{"s":"y"}"#), "\(own.text) \(own.error)")
        let bringing = Self.frame(fields: #","selection":"i""#, body: "<i>z</i><b>y</b>")
        let brought = try workspace.run(command, input: bringing)
        #expect(brought.text.contains(#""payload":{"s":"z"}"#), "\(brought.text) \(brought.error)")
        let value = try workspace.run(["eval", "p.html", "--selection", "p", "-e", "String(getSelection())"])
        #expect(value.code == 0 && value.text == "\"hi\"\n", "\(value.text) \(value.error)")
    }

    /// A page's frame (docs/worker-protocol.md) with short fields.
    private static func frame(fields: String = "", body: String) -> String {
        let header = #"{"type":"page","id":1,"url":"about:blank"\#(fields)}"#
        let lengths = [4 + header.utf8.count + body.utf8.count, header.utf8.count]
        precondition(lengths.allSatisfy { $0 < 128 })
        return lengths.map { String(UnicodeScalar(UInt8($0))) + "\0\0\0" }.joined() + header + body
    }
}
