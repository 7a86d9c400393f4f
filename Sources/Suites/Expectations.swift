// Expectations.swift: the files that say what is expected of a case, compared with what came out, written, or updated.
//
//   payload.json   what run() handed over
//   run.tree       the tree after run(), in the text form of docs/tree-format.md
//   final.tree     the tree after finalize()
//   outcome.json   the reason, the message of a failure, and what the page said: {"reason", "message", "notes"}

import ActionHost
import Foundation
import Snapshots
import WorkerProtocol

/// What happens to expectations.
public enum ExpectationMode: Sendable {
    case compare
    /// Writes those that are missing.
    case record
    /// Writes those that are missing or differ.
    case update
}

/// One expectation that was not met, or was written.
public struct ExpectationFinding: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case differs
        case recorded
        case updated
        /// Nothing is expected at all.
        case nothingExpected
    }

    public var kind: Kind
    /// The file.
    public var path: String
    /// The difference, for people.
    public var text: String
}

/// Compares a report with the files in a folder.
func checkExpectations(
    of report: RunReport,
    in folder: String,
    mode: ExpectationMode
) throws(SuiteProblem) -> [ExpectationFinding] {
    var actual: [(name: String, content: [UInt8])] = [("outcome.json", outcome(of: report))]
    if report.hasPayload { actual.append(("payload.json", (report.payload ?? .null).json(.canonical) + [0x0A])) }
    if let tree = report.runSnapshot { actual.append(("run.tree", tree + [0x0A])) }
    if let tree = report.finalSnapshot { actual.append(("final.tree", tree + [0x0A])) }
    var findings: [ExpectationFinding] = []
    var isAnythingExpected = false
    for (name, content) in actual {
        let path = "\(folder)/\(name)"
        let expected: [UInt8]?
        if FileManager.default.fileExists(atPath: path) {
            // NB: A snapshot may be larger than its page.
            do throws(FileError) { expected = try readFile(path, limit: 4 * maximumPage) } catch {
                throw SuiteProblem(path: path, problem: error.problem)
            }
        } else {
            expected = nil
        }
        if let expected {
            isAnythingExpected = true
            guard let text = difference(name, expected, content) else { continue }
            if mode == .update { try write(content, to: path, folder) }
            findings.append(ExpectationFinding(kind: mode == .update ? .updated : .differs, path: path, text: text))
        } else if mode != .compare {
            isAnythingExpected = true
            try write(content, to: path, folder)
            findings.append(ExpectationFinding(kind: .recorded, path: path, text: ""))
        }
    }
    // A file whose counterpart did not come out at all.
    for name in ["payload.json", "run.tree", "final.tree"] where !actual.contains(where: { $0.name == name }) {
        let path = "\(folder)/\(name)"
        guard FileManager.default.fileExists(atPath: path) else { continue }
        isAnythingExpected = true
        let why = report.failure.map { ": \($0.message)" } ?? "."
        findings.append(ExpectationFinding(kind: .differs, path: path, text: "There is none\(why)\n"))
    }
    if !isAnythingExpected {
        let text = "Nothing is expected of this case: write it with --record.\n"
        findings.append(ExpectationFinding(kind: .nothingExpected, path: folder, text: text))
    }
    return findings
}

private func outcome(of report: RunReport) -> [UInt8] {
    var entries: [(key: String, value: PropertyValue)] = [
        ("reason", .string((report.failure?.reason ?? .completed).description))
    ]
    if let failure = report.failure { entries.append(("message", .string(failure.message))) }
    let notes = report.notes.map { PropertyValue.string("\($0.kind): \($0.text)") }
    entries.append(("notes", .array(notes)))
    return PropertyValue.dictionary(entries).json(.canonical) + [0x0A]
}

/// What differs, or nil.
func difference(_ name: String, _ expected: [UInt8], _ actual: [UInt8]) -> String? {
    if expected == actual { return nil }
    if name.hasSuffix(".tree") {
        let diff = TreeDiff(SnapshotTree(text: expected), SnapshotTree(text: actual))
        return diff.isEmpty ? nil : diff.text(isColored: false)
    }
    // NB: The same JSON in another form is no difference.
    if let left = try? PropertyValue(json: expected), let right = try? PropertyValue(json: actual),
        left.json(.canonical) == right.json(.canonical)
    {
        return nil
    }
    func lines(_ octets: [UInt8], _ sign: String) -> String {
        String(decoding: octets, as: UTF8.self).split(separator: "\n").map { "\(sign) \($0)\n" }.joined()
    }
    return lines(expected, "-") + lines(actual, "+")
}

private func write(_ content: [UInt8], to path: String, _ folder: String) throws(SuiteProblem) {
    do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(content).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
        throw SuiteProblem(path: path, problem: "cannot be written: \((error as NSError).localizedDescription)")
    }
}
