// SuiteReadingTests.swift: the cases of a suite's folder, their selection, and the expectations that none of them uses.

import FilePaths
import RunEngine
import SavedPages
import TestSupport
import Testing

@testable import Suites

@Suite("Reading of suites")
struct SuiteReadingTests {
    private func read(_ files: [String: String], allowing: [String] = []) throws -> (suite: String, cases: [SuiteCase])
    {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(text, to: "suite/" + name) }
        let suite = folder.path + "/suite"
        return (suite, try SuiteCase.read(SuiteFolder(suite, allowing: allowing.map { FilePath($0) })))
    }

    private func problem(_ files: [String: String]) throws -> String {
        do throws(SuiteError) {
            let folder = try? TemporaryFolder()
            for (name, text) in files { _ = try? folder?.write(text, to: "suite/" + name) }
            _ = try SuiteCase.read(SuiteFolder((folder?.path ?? "") + "/suite"))
            return ""
        } catch {
            return error.problem
        }
    }

    @Test("Folders with case.json are cases; a manifest has several, with the keys that it gives to all of them")
    func cases() throws {
        let read = try read([
            "b/case.json": #"{"extension": "marquee", "timeout": 5}"#,
            "a/suite.json": #"""
            {"defaults": {"extension": "marquee", "locale": "de"}, "cases": [{"name": "two"}, {"name": "one", "locale": "fr"}]}
            """#,
        ])
        #expect(read.cases.map(\.name) == ["a/one", "a/two", "b"])
        #expect(read.cases.map(\.run.loadOptions.locale) == ["fr", "de", ""])
        #expect(read.cases.map(\.run.timeout) == [2, 2, 5])
        #expect(read.cases[2].page == read.suite + "/b/page.html")
        #expect(read.cases[0].expectations == FilePath("expected/one") && read.cases[2].expectations == FilePath(""))
    }

    @Test(
        "A fault in a case is reported with its key",
        arguments: [
            (#"{}"#, #"c: "extension" is missing: a bundle's name, or a path with a slash"#),
            (#"{"extension": "x", "seed": -1}"#, #"c: "seed" must be a number from 0 to "#),
            (#"{"extension": "x", "timeout": 0}"#, #"c: "timeout" must be a number of seconds greater than 0"#),
            (#"{"extension": "x", "paeg": "p"}"#, #""paeg" is not a key of a case; the keys are name, page, "#),
            (#"{"extensions": ["x", "y"], "arguments": [{}]}"#, #"a list of 2, one for each extension; it has 1"#),
            (#"["#, "invalid JSON: "),
        ]
    )
    func faults(json: String, expected: String) throws {
        let problem = try problem(["c/case.json": json])
        #expect(problem.contains(expected), "\(problem)")
    }

    @Test("A case with \"only\" excludes the others; one with \"skip\" is listed with its reason")
    func selection() throws {
        func item(_ keys: String) -> String { #"{"extension": "marquee"\#(keys)}"# }
        let all = try read([
            "a/case.json": item(""), "b/case.json": item(#", "skip": "flaky""#), "c/case.json": item(""),
        ]).cases
        let selection = SuiteSelection(all)
        #expect(selection.cases.map(\.name) == ["a", "c"] && selection.leftOut == 0)
        let results = ["a", "c"].map { CaseResult(name: $0, source: "", seconds: 0, findings: [], trouble: nil) }
        #expect(selection.results(results).map(\.name) == ["a", "b", "c"])
        #expect(selection.results(results).map(\.skipped) == [nil, "flaky", nil])
        var marked = all
        marked[2].isOnly = true
        let only = SuiteSelection(marked)
        #expect(only.cases.map(\.name) == ["c"] && only.skipped.isEmpty && only.leftOut == 2)
    }

    @Test("Expectations that no case uses are found, and misspelled names of expectations")
    func unused() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [
            ("a/case.json", #"{"extension": "marquee"}"#), ("a/payload.json", "{}"), ("a/outcom.json", "{}"),
            ("gone/final.tree", ""), ("notes/other.json", "{}"),
        ] { try folder.write(text, to: name) }
        let cases = try SuiteCase.read(SuiteFolder(folder.path))
        let found = SuiteCase.unusedExpectations(in: folder.path, of: cases, parts: [:])
        #expect(
            found.map(\.description) == [
                "\(folder.path)/a/outcom.json: no case uses it; did you mean outcome.json?",
                "\(folder.path)/gone/final.tree: no case uses it.",
            ]
        )
    }
}
