// Expectations.swift: compares the results of a case with its expectation files, or records or updates them.
//
//   payload.json   the payload of run()
//   run.tree       the tree after run(), in the text form of docs/tree-format.md
//   final.tree     the tree after finalize()
//   outcome.json   the reason, the message of a failure, and the page's messages: {"reason", "message", "notes"}
//
// If a case has several extensions, each has these files in a folder of its name.

package import FilePaths
import Foundation
import Isolation
import JSONCoding
import PageProtocol
import ProcessSupervision
import PropertyValues
import RunEngine
import Snapshots
import UserFiles

/// Whether expectation files are compared, recorded or updated.
package enum ExpectationMode: Sendable {
    case compare
    /// Writes missing files.
    case record
    /// Writes files that are missing or differ.
    case update
}

/// The names of a run's expectation files.
let expectationNames = ["outcome.json", "payload.json", "run.tree", "final.tree"]

extension SuiteCase {
    /// The paths of the expectation files, whether or not they exist. With several extensions, those in the existing folders.
    package var expectationFiles: [FilePath] {
        let folder = root.appending(expectations)
        let parts = (try? FileManager.default.contentsOfDirectory(atPath: folder.text ?? "")) ?? []
        let folders = extensions.count > 1 ? parts.map { folder.appending(FilePath($0)) } : [folder]
        return folders.flatMap { folder in expectationNames.map { folder.appending(FilePath($0)) } }
    }
}

/// An expectation that was not met, or that was written.
package struct ExpectationFinding: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case differs
        case recorded
        case updated
        /// There are no expectations.
        case nothingExpected
    }

    package var kind: Kind
    /// The file's path.
    package var path: String
    /// The difference, as text.
    package var text: String
    /// The expected and the actual content; nil if they do not differ.
    package var sides: ExpectationSides?
}

/// The expected and the actual content of a file.
package struct ExpectationSides: Equatable, Sendable {
    package var expected: [UInt8]
    package var actual: [UInt8]
}

/// Compares a report with the expectation files of a case.
///
/// - Parameter part: The extension's folder if the case has several; nil if it has one.
func checkExpectations(
    of report: RunReport,
    _ item: SuiteCase,
    part: String?,
    places: RelativePlaces,
    mode: ExpectationMode
) throws(SuiteError) -> [ExpectationFinding] {
    let own = part.map { item.expectations.appending(FilePath($0)) } ?? item.expectations
    let folder = item.root.appending(own)
    var actual: [(name: String, content: [UInt8])] = [("outcome.json", outcome(of: report, places))]
    if report.hasPayload { actual.append(("payload.json", (report.payload ?? .null).json(.canonical) + [0x0A])) }
    if let tree = report.runSnapshot { actual.append(("run.tree", tree + [0x0A])) }
    if let tree = report.finalSnapshot { actual.append(("final.tree", tree + [0x0A])) }
    var findings: [ExpectationFinding] = []
    var isAnythingExpected = false
    for (name, content) in actual {
        let path = folder.appending(FilePath(name))
        let expected: [UInt8]?
        // NB: A snapshot can be larger than its page.
        switch isReadable(path) ? item.suite.bounds.read(path, limit: 4 * maximumPage) : nil {
        case .success(let content)?: expected = content
        case .failure(let error)?: throw SuiteError(path: path.description, problem: item.suite.problem(error))
        case nil: expected = nil
        }
        if let expected {
            isAnythingExpected = true
            guard let text = difference(name, expected, content) else { continue }
            if mode == .update { try write(content, to: name, of: item, in: own) }
            findings.append(
                ExpectationFinding(
                    kind: mode == .update ? .updated : .differs,
                    path: path.description,
                    text: text,
                    sides: ExpectationSides(expected: expected, actual: content)
                )
            )
        } else if mode != .compare {
            isAnythingExpected = true
            try write(content, to: name, of: item, in: own)
            findings.append(ExpectationFinding(kind: .recorded, path: path.description, text: ""))
        }
    }
    // A file for which the run has no result.
    for name in expectationNames where !actual.contains(where: { $0.name == name }) {
        let path = folder.appending(FilePath(name))
        guard case .file = entryKind(path) else { continue }
        isAnythingExpected = true
        let why = report.failure.map { ": \($0.message)" } ?? "."
        findings.append(ExpectationFinding(kind: .differs, path: path.description, text: "There is none\(why)\n"))
    }
    if !isAnythingExpected {
        let text = "This case has no expected results: record them with --record.\n"
        findings.append(ExpectationFinding(kind: .nothingExpected, path: folder.description, text: text))
    }
    return findings
}

private func outcome(of report: RunReport, _ places: RelativePlaces) -> [UInt8] {
    var entries: [(key: String, value: PropertyValue)] = [
        ("reason", .string((report.failure?.reason ?? .completed).description))
    ]
    if let failure = report.failure { entries.append(("message", .string(places.relative(failure.message)))) }
    let notes = report.notes.map { PropertyValue.string(places.relative("\($0.kind): \($0.text)")) }
    entries.append(("notes", .array(notes)))
    return PropertyValue.dictionary(entries).json(.canonical) + [0x0A]
}

/// The difference as text; nil if there is none.
func difference(_ name: String, _ expected: [UInt8], _ actual: [UInt8]) -> String? {
    if expected == actual { return nil }
    if name.hasEnding(".tree") {
        let diff = TreeDiff(SnapshotTree(text: expected), SnapshotTree(text: actual))
        return diff.isEmpty ? nil : diff.text(isColored: false)
    }
    // NB: Equal JSON in another format is not a difference.
    if let left = try? PropertyValue(json: expected), let right = try? PropertyValue(json: actual),
        left.json(.canonical) == right.json(.canonical)
    {
        return nil
    }
    func lines(_ bytes: [UInt8], _ sign: String) -> String {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { "\(sign) \($0)\n" }.joined()
    }
    return lines(expected, "-") + lines(actual, "+")
}

/// Writes a file of a case, below the suite's folder even if an untrusted suite has a link that leads out of it.
private func write(
    _ content: [UInt8],
    to name: String,
    of item: SuiteCase,
    in own: FilePath
) throws(SuiteError) {
    func problem(_ code: Int32) -> SuiteError {
        let path = item.root.appending(own).appending(FilePath(name)).description
        return SuiteError(path: path, problem: "cannot be written: \(systemMessage(code))")
    }
    let made = BeneathDirectory.open(item.root).flatMap { $0.makeFolder(own) }
    switch made {
    case .success(let folder):
        if let code = folder.write(
            content,
            to: folder,
            as: FilePath(name),
            by: FilePath(".webaction-expectation-\(ProcessInfo.processInfo.processIdentifier)")
        ) {
            throw problem(code)
        }
    case .failure(let error): throw problem(error.code)
    }
}
