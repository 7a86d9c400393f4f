// NewScriptTests.swift: scripts made by webaction new are valid, run, and have a test case that passes.

import Foundation
import Testing

@Suite("New scripts")
struct NewScriptTests {
    @Test(
        "Each kind is created, is valid, changes its page, and passes its test once that is recorded",
        arguments: [
            ("userscript", "x.user.js", [String]()), ("shortcut", "x.shortcut", []),
            ("bookmarklet", "x.js", ["--kind", "bookmarklet"]),
        ]
    )
    func kinds(kind: String, file: String, option: [String]) throws {
        let workspace = try Workspace()
        let made = try workspace.run(["new", "x", "--kind", kind])
        #expect(made.code == 0 && made.text.isEmpty && made.error.contains("created ./x; try it:"), "\(made.error)")
        let valid = try workspace.run(["validate", "x/\(file)"] + option)
        #expect(valid.code == 0 && valid.text == "x/\(file): no mistakes were found.\n", "\(valid.text)\(valid.error)")
        let run = try workspace.run(
            ["run", "x/page.html", "--url", "https://example.com/page.html", "--extension", "x/\(file)"] + option
        )
        #expect(run.text == "<!DOCTYPE html>\n<title>Example</title>\n<h1>HELLO</h1>\n", "\(run.error)")
        #expect(try workspace.run(["test", "x", "--record"]).code == 0)
        let test = try workspace.run(["test", "x"])
        #expect(test.code == 0, "\(test.text)\(test.error)")
        let again = try workspace.run(["new", "x", "--kind", kind])
        #expect(again.code == 1 && again.error.contains("File exists"))
    }

    @Test("Kinds without an example are refused, with those that have one")
    func unknown() throws {
        let outcome = try Workspace().run(["new", "x", "--kind", "script"])
        #expect(outcome.code == 2 && outcome.error.contains("- userscript"), "\(outcome.error)")
    }
}
