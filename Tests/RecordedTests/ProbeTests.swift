// ProbeTests.swift: the probes in Tests/Data/Recorded/probes observe the same as in a real WebKit, as the page's own scripts and as an
// extension's. Tests/Tools/Scripts/record-probes.py recorded the answers; the remaining differences are listed in
// Tests/Data/Expectations/probes.txt, by file, observation and place in the observed value.

import Foundation
import TestSupport
import Testing

@Suite("Probes as in WebKit")
struct ProbeTests {
    private static let folder = Recorded.folder.appendingPathComponent("probes")

    @Test("Probes in the page's world observe the same as in WebKit, and an extension observes the same")
    func observeTheSame() throws {
        var known = try KnownFailures("probes.txt", testFile: #filePath)
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".js") }.map { String($0.dropLast(3)) }.sorted()
        #expect(names.count >= 8)
        for name in names {
            let recorded = try #require(try JSONValue(contentsOf: Self.folder.appendingPathComponent("\(name).json")))
            let page = try observed(name, inPage: true)
            let isolated = try observed(name, inPage: false)
            guard case .object(let observations) = recorded else { fatalError("\(name).json is no object") }
            for (observation, expected) in observations.sorted(by: { $0.key < $1.key }) {
                let mine = page[observation] ?? .null
                note(&known, "\(name)/\(observation)", expected, mine)
                note(&known, "isolated \(name)/\(observation)", mine, isolated[observation] ?? .null)
            }
        }
        known.finish()
        #expect(known.problems.isEmpty, "\(known.problems.joined(separator: "\n"))")
        print("probes: \(known.passed) of \(known.total) observations as in WebKit")
    }

    /// Records each part of an observation; the elements of lists are cases of their own.
    private func note(_ known: inout KnownFailures, _ key: String, _ expected: JSONValue, _ got: JSONValue) {
        if let left = expected.elements, let right = got.elements, left.count == right.count {
            for (index, (left, right)) in zip(left, right).enumerated() {
                known.note("\(key)[\(index)]", failure: left.difference(from: right))
            }
        } else {
            known.note(key, failure: expected.difference(from: got))
        }
    }

    private func observed(_ name: String, inPage: Bool) throws -> JSONValue {
        let files = FileManager.default
        let probes = Self.folder.appendingPathComponent("\(name).js")
        let harness = Recorded.folder.deletingLastPathComponent().appendingPathComponent("Libraries/harness.js")
        let text = try String(contentsOf: probes, encoding: .utf8)
        let start = try #require(text.range(of: "\n/* Page\n"))
        let end = try #require(text.range(of: "\n*/\n"))
        let (body, steps) = (text[start.upperBound..<end.lowerBound], text[end.lowerBound...].dropFirst(3))
        // The page that Tests/Tools/Scripts/record-probes.py writes.
        var page = #"<!DOCTYPE html><html><head><meta charset="utf-8"><title>Probes</title></head><body>"# + body + "\n"
        if inPage {
            page +=
                "<script>\(try String(contentsOf: harness, encoding: .utf8))</script><script>\(steps)</script></body></html>"
        }
        let file = files.temporaryDirectory.appendingPathComponent("probe-\(UUID().uuidString).html")
        try page.write(to: file, atomically: true, encoding: .utf8)
        defer { try? files.removeItem(at: file) }
        let data = try Webaction.output(
            ["eval", file.path, "--url", "http://page.test/page.html", "--timeout", "60"]
                + (inPage
                    ? ["--page-scripts", "--world", "page"] : ["--script", harness.path, "--script", probes.path])
                + ["--raw", "-e", "collectObservations()"]
        )
        return try JSONDecoder().decode(JSONValue.self, from: data)
    }
}
