// KnownFailures.swift: the cases of a test that are known to fail, each with its cause.
//
// A line is `<case>: <cause>`; the cause follows the last colon and space. A listed case that passes and a line that names no case are
// failures too, as an unlisted case that fails is, so that the file stays correct.

import Foundation

/// The cases that are known to fail: sorted lines `case: cause`.
public struct KnownFailures {
    private var causes: [String: String] = [:]
    /// Whether each case passed, by its name.
    private var outcomes: [String: Bool] = [:]
    /// The errors: unlisted failures, listed passes, and lines that name no case.
    public private(set) var problems: [String] = []

    /// Reads `Tests/Data/Expectations/<name>`.
    ///
    /// - Parameter prefix: The prefix of this test's case names; other lines belong to other tests.
    public init(_ name: String, testFile: String, prefix: String = "") throws {
        let file = URL(fileURLWithPath: testFile)
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Data/Expectations/\(name)")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        if lines != lines.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { problems.append("not sorted") }
        for line in lines where line.hasPrefix(prefix) {
            let parts = line.components(separatedBy: ": ")
            if parts.count < 2 { problems.append("no cause: \(line)") }
            causes[parts.dropLast().joined(separator: ": ")] = parts.last
        }
    }

    /// The listed cases.
    public var cases: [String] { causes.keys.sorted() }

    /// Whether a case is listed.
    public func contains(_ key: String) -> Bool { causes[key] != nil }

    /// The number of cases that passed.
    public var passed: Int { outcomes.values.count { $0 } }

    /// The number of cases.
    public var total: Int { outcomes.count }

    /// Records the outcome of a case; `failure` is nil for a pass. A case that occurs more than once passes if all of its occurrences do.
    public mutating func note(_ key: String, failure: String?) {
        outcomes[key] = (outcomes[key] ?? true) && failure == nil
        if let failure, causes[key] == nil { problems.append("\(key): \(failure)") }
    }

    /// Finds lines that are no longer true. Call after all cases were recorded.
    public mutating func finish() {
        for key in cases {
            switch outcomes[key] {
            case nil: problems.append("no such case, delete the line: \(key)")
            case true?: problems.append("passes now, delete the line: \(key)")
            case false?: break
            }
        }
    }
}
