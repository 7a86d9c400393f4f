// ReflectionTests.swift: each attribute of elements that js/idl declares as reflecting a content attribute, compared with the standard's
// rules for its kind (Tests/Data/Recorded/reflections/rules.js) and with a real WebKit: its value for each state of the content attribute,
// and the effect of setting it on that, on observers and on custom elements. Tests/Tools/Scripts/record-reflections.py makes the table of
// attributes from js/idl and records WebKit's answers; the remaining differences are listed in Tests/Data/Expectations/reflections.txt.

import Foundation
import TestSupport
import Testing

@Suite("Reflecting attributes")
struct ReflectionTests {
    private static let folder = Recorded.folder.appendingPathComponent("reflections")

    /// What was done with one property, the result here, and the result by the rules, which may be undefined.
    private struct Row: Decodable {
        struct Observed: Decodable {
            var done: [String]
            var found: [String]
        }
        struct Ruled: Decodable { var found: [String] }
    }
    private struct Answers: Decodable {
        var observed: [String: Row.Observed?]
        var ruled: [String: Row.Ruled?]
    }
    private struct Recording: Decodable {
        var answers: [[String]?]
        var rows: [String: Int]
    }
    private struct TableRow: Decodable {
        var element: String
        var property: String
        var how: String?
    }

    @Test(
        "Reflecting attributes get and set as the standard says for their kinds, notify observers and custom elements, and agree with WebKit"
    )
    func standardAndWebKit() throws {
        let table = try JSONDecoder().decode(
            [TableRow].self,
            from: Data(contentsOf: Self.folder.appendingPathComponent("table.json"))
        )
        let answers = try Self.answers()
        let recording = try JSONDecoder().decode(
            Recording.self,
            from: Data(contentsOf: Self.folder.appendingPathComponent("answers.json"))
        )
        var known = try KnownFailures("reflections.txt", testFile: #filePath)
        var expectations = 0
        for row in table {
            let name = "\(row.element).\(row.property)"
            let observed = try #require(answers.observed[name] ?? nil, "\(name) is not there")
            if let ruled = answers.ruled[name] ?? nil {
                expectations += ruled.found.count
                #expect(observed.found == ruled.found, "\(name): \(Self.difference(observed, ruled.found))")
            } else {
                #expect(row.how == nil, "no rule is about \(name)")
            }
            let place = try #require(recording.rows[name], "\(name) was not recorded")
            let recorded = recording.answers[place]
            known.note(name, failure: recorded.map { Self.difference(observed, $0) } ?? "WebKit has no such property")
        }
        known.finish()
        #expect(known.problems.isEmpty, "\(known.problems.joined(separator: "\n"))")
        #expect(expectations > 47_000)
        print(
            "reflections: \(table.count) attributes, \(expectations) expectations; \(known.passed) of \(known.total) attributes as in WebKit"
        )
    }

    @Test("Every attribute that js/idl declares as reflecting is in the table")
    func tableIsComplete() throws {
        let table = try String(contentsOf: Self.folder.appendingPathComponent("table.json"), encoding: .utf8)
        let definitions = Recorded.package.appendingPathComponent("js/idl")
        var count = 0
        for file in try FileManager.default.contentsOfDirectory(at: definitions, includingPropertiesForKeys: nil)
        where file.pathExtension == "webidl" {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            where line.contains("Reflect") && line.contains(" attribute ") {
                let property = try #require(line.split(separator: ";").first?.split(separator: " ").last)
                #expect(
                    table.contains("\"property\": \"\(property)\""),
                    "record \(property) of \(file.lastPathComponent)"
                )
                count += 1
            }
        }
        #expect(count > 300)
    }

    private static func difference(_ observed: Row.Observed, _ expected: [String]) -> String? {
        guard observed.found.count == expected.count else {
            return "\(observed.found.count) answers, not \(expected.count)"
        }
        for (index, done) in observed.done.enumerated() where observed.found[index] != expected[index] {
            return "\(done) is \(observed.found[index]), not \(expected[index])"
        }
        return nil
    }

    private static func answers() throws -> Answers {
        let table = try String(contentsOf: folder.appendingPathComponent("table.json"), encoding: .utf8)
        var script = "(() => {\n  const rows = \(table);\n"
        for file in ["observe.js", "rules.js"] {
            script += try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        }
        script += "\n  return {observed: observeReflections(rows), ruled: reflectionRules(rows)};\n})()"
        let workspace = FileManager.default.temporaryDirectory.appendingPathComponent(
            "reflections-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: workspace) }
        let page = workspace.appendingPathComponent("page.html")
        // The page that Tests/Tools/Scripts/record-reflections.py writes.
        try "<!DOCTYPE html><meta charset=utf-8><title>t</title><body>".write(
            to: page,
            atomically: true,
            encoding: .utf8
        )
        let file = workspace.appendingPathComponent("reflections.js")
        try script.write(to: file, atomically: true, encoding: .utf8)
        let output = try Webaction.output(
            [
                "eval", page.path, "--url", "http://page.test/tmp/page.html", "--timeout", "600", "--raw", "--script",
                file.path,
            ]
        )
        return try JSONDecoder().decode(Answers.self, from: output)
    }
}
