// PublicReportTests.swift: inputs of bug reports on other projects' public trackers, with the answer of a standard or of WebKit.
// Tests/Data/Recorded/reports/README.md has the rule by which they were selected.

import Foundation
import TestSupport
import Testing

/// One report.
struct PublicReport: CustomTestStringConvertible {
    private let fields: JSONValue

    static let all: [PublicReport] = {
        let file = Recorded.folder.appendingPathComponent("reports/reports.json")
        guard let reports = try? JSONValue(contentsOf: file)?.elements else {
            fatalError("Tests/Data/Recorded/reports/reports.json can't be read")
        }
        return reports.map(PublicReport.init)
    }()

    var source: String { fields["source"]?.text ?? "" }
    var testDescription: String { source }
    /// The files with the report's input, by name.
    var files: [String: String] {
        if case .object(let files)? = fields["files"] { return files.compactMapValues(\.text) }
        return ["page.html": fields["page"]?.text ?? ""]
    }
    var script: String { fields["script"]?.text ?? "" }
    var options: [String] { fields["url"]?.text.map { ["--url", $0] } ?? [] }
    /// The value of the script; for files, the values of all their pages, without those that fail.
    var expected: JSONValue { fields["expected"] ?? .null }
    var isOfFiles: Bool { fields["files"] != nil }
}

@Suite("Public bug reports")
struct PublicReportTests {
    @Test("The answer is the standard's or WebKit's", arguments: PublicReport.all)
    func answers(report: PublicReport) throws {
        let folder = try TemporaryFolder()
        let names = report.files.keys.sorted()
        for name in names { try Data((report.files[name] ?? "").utf8).write(to: folder.url.appending(path: name)) }
        let paths = names.map { folder.url.appending(path: $0).path }
        let output = try Webaction.output(["eval"] + paths + ["-e", report.script] + report.options)
        let values = try output.split(separator: UInt8(ascii: "\n")).map { line in
            let value = try JSONDecoder().decode(JSONValue.self, from: line)
            // Several pages have a line each with its name.
            return value["page"] == nil ? value : value["value"] ?? .null
        }
        let got = report.isOfFiles ? JSONValue.array(values) : values.first ?? .null
        #expect(report.expected.difference(from: got) == nil, "\(String(decoding: output, as: UTF8.self))")
    }

    @Test("There are forty, each with its source and its verdict")
    func areComplete() {
        #expect(PublicReport.all.count >= 40)
        #expect(Set(PublicReport.all.map(\.source)).count == PublicReport.all.count)
    }
}
