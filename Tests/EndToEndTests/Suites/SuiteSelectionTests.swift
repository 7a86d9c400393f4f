// SuiteSelectionTests.swift: which cases of a suite run, how they are reported, and expectations that no case uses.

import Foundation
import Testing

@Suite("Selected cases and unused expectations")
struct SuiteSelectionTests {
    /// A suite of three cases with their expectations.
    private func suite() throws -> Workspace {
        let space = try Workspace(
            script:
                "var ExtensionPreprocessingJS = { run(a) { a.completionFunction({}) }, finalize(a) { document.title = a.mark } };"
        )
        for name in ["a", "b", "c"] {
            try space.makeFolder("cases/\(name)")
            try space.write(Workspace.page, to: "cases/\(name)/page.html")
            try write(name, "", space)
        }
        #expect(try space.run(["test", "cases", "--allow-outside", ".", "--record"]).code == 0)
        return space
    }

    private func write(_ name: String, _ more: String, _ space: Workspace) throws {
        try space.write(
            #"{"extension": "../../x.appex", "arguments": {"mark": "!"}\#(more)}"#,
            to: "cases/\(name)/case.json"
        )
    }

    private func json(_ outcome: Outcome) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    }

    @Test("--list names the cases that would run, and runs none; --json has all results")
    func listed() throws {
        let space = try suite()
        #expect(try space.run(["test", "cases", "--allow-outside", ".", "--list"]).text == "a\nb\nc\n")
        #expect(try space.run(["test", "cases", "--allow-outside", ".", "--list", "--filter", "b"]).text == "b\n")
        try space.write("<!doctype html><title>t</title><p>other", to: "cases/b/page.html")
        let outcome = try space.run(["test", "cases", "--allow-outside", ".", "--json"])
        #expect(outcome.code == 1)
        let cases = try #require(try json(outcome)["cases"] as? [[String: Any]])
        #expect(cases.map { $0["name"] as? String } == ["a", "b", "c"])
        #expect(cases.map { $0["outcome"] as? String } == ["passed", "failed", "passed"])
        let findings = try #require(cases[1]["findings"] as? [[String: String]])
        #expect(findings.contains { $0["file"] == "cases/b/final.tree" && $0["difference"]?.contains("other") == true })
        #expect(cases[0]["findings"] == nil && cases[0]["milliseconds"] is Double)
        #expect(try space.run(["test", "cases", "--allow-outside", ".", "--json", "--github"]).code == 2)
    }

    @Test("A case with \"skip\" is not run, and every report has the reason")
    func skipped() throws {
        let space = try suite()
        try write("b", #", "skip": "the <site> # changed""#, space)
        // It would fail.
        try space.write("<!doctype html><p>other", to: "cases/b/page.html")
        let outcome = try space.run([
            "test", "cases", "--allow-outside", ".", "--json", "--junit", "j.xml", "--tap", "t.tap",
        ])
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(outcome.error.contains("b: skipped: the <site> # changed\n"), "\(outcome.error)")
        #expect(outcome.error.contains("2 of 2 cases passed") && outcome.error.contains("; 1 skipped."))
        let cases = try #require(try json(outcome)["cases"] as? [[String: Any]])
        #expect(cases.map { $0["outcome"] as? String } == ["passed", "skipped", "passed"])
        #expect(cases[1]["why"] as? String == "the <site> # changed")
        let junit = String(decoding: try #require(space.read("j.xml")), as: UTF8.self)
        #expect(junit.contains("skipped=\"1\"") && junit.contains("<skipped message=\"the &lt;site&gt; # changed\"/>"))
        let tap = String(decoding: try #require(space.read("t.tap")), as: UTF8.self)
        #expect(tap.contains("1..3\n") && tap.contains("ok 2 - b # SKIP the <site> # changed\n"), "\(tap)")
        for wrong in ["true", #""""#] {
            try write("b", ", \"skip\": \(wrong)", space)
            let refused = try space.run(["test", "cases", "--allow-outside", "."])
            #expect(
                refused.code == 2 && refused.error.contains("b: \"skip\" must be a text that says why"),
                "\(refused.error)"
            )
        }
    }

    @Test("If cases have \"only\", others are skipped, which is reported and does not affect --strict")
    func only() throws {
        let space = try suite()
        try write("c", #", "only": true"#, space)
        #expect(try space.run(["test", "cases", "--allow-outside", ".", "--list"]).text == "c\n")
        let outcome = try space.run(["test", "cases", "--allow-outside", "."])
        #expect(outcome.code == 0 && outcome.error.contains("1 of 1 case passed"), "\(outcome.error)")
        #expect(outcome.error.contains("warning: 2 cases left out, because others say \"only\".\n"), "\(outcome.error)")
        let strict = try space.run(["test", "cases", "--allow-outside", ".", "--strict"])
        #expect(strict.code == 1 && strict.message.contains("2 cases left out"), "\(strict.error)")
        // A filter applies first.
        #expect(try space.run(["test", "cases", "--allow-outside", ".", "--list", "--filter", "a"]).text == "a\n")
    }

    @Test("Expectations that no case uses are reported")
    func unused() throws {
        let space = try suite()
        #expect(!(try space.run(["test", "cases", "--allow-outside", "."]).error.contains("no case uses it")))
        try space.makeFolder("cases/old/parts")
        try space.write("{}", to: "cases/old/payload.json")
        try space.write("{}", to: "cases/a/payloads.json")
        try space.write("{}", to: "cases/a/words.json")
        try space.makeFolder("cases/many/expected/gone")
        try space.makeFolder("cases/many/expected/one")
        try space.write(Workspace.page, to: "cases/many/page.html")
        try space.write(
            #"{"defaults": {"extension": "../../x.appex", "arguments": {"mark": "!"}}, "cases": [{"name": "one"}]}"#,
            to: "cases/many/suite.json"
        )
        try space.write("", to: "cases/many/expected/gone/final.tree")
        #expect(try space.run(["test", "cases", "--allow-outside", ".", "--record"]).code == 0)
        let outcome = try space.run(["test", "cases", "--allow-outside", ".", "--json"])
        #expect(outcome.code == 0)
        let reported = outcome.error.split(separator: "\n").filter { $0.hasPrefix("warning: ") }.map { $0.dropFirst(9) }
        #expect(
            reported == [
                "cases/a/payloads.json: no case uses it; did you mean payload.json?",
                "cases/many/expected/gone/final.tree: no case uses it.", "cases/old/payload.json: no case uses it.",
            ],
            "\(outcome.error)"
        )
        #expect((try json(outcome)["unusedExpectations"] as? [String])?.count == 3)
        let strict = try space.run(["test", "cases", "--allow-outside", ".", "--strict"])
        #expect(
            strict.code == 1 && strict.message.contains("3 files with expectations used by no case"),
            "\(strict.error)"
        )
    }

    @Test("With several extensions, the folder of one that the case no longer names is unused")
    func parts() throws {
        let space = try suite()
        try space.makeFolder("cases/d/gone")
        try space.write(Workspace.page, to: "cases/d/page.html")
        try space.write(
            #"{"extensions": ["../../x.appex", "marquee"], "arguments": [{"mark": "!"}, null]}"#,
            to: "cases/d/case.json"
        )
        try space.write("{}", to: "cases/d/gone/payload.json")
        #expect(try space.run(["test", "cases", "--allow-outside", ".", "--record"]).code == 0)
        let outcome = try space.run(["test", "cases", "--allow-outside", "."])
        let reported = outcome.error.split(separator: "\n").filter { $0.hasPrefix("warning: ") }
        #expect(reported == ["warning: cases/d/gone/payload.json: no case uses it."], "\(outcome.error)")
    }
}
