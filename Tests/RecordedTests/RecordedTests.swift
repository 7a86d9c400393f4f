// RecordedTests.swift: every script of Tests/Data/Recorded gives the payload, the kind of error and the trees of a real WebKit, on every
// page.

import Foundation
import TestSupport
import Testing

@Suite struct RecordedTests {
    @Test(arguments: Recorded.scripts)
    func answersLikeWebKit(script: RecordedScript) throws {
        guard Webaction.isUsable else { try skipTest("no working webaction beside the tests") }
        var known = try KnownFailures("recorded.txt", testFile: #filePath, prefix: script.name + "/")
        for page in script.pages.keys.sorted() {
            guard let expected = script.pages[page], expected.error?.stage != "browser" else { continue }
            let got = try Webaction.run(script: script, page: page)
            let differences = Self.differences(expected, got)
            for part in Self.parts {
                let difference = differences.first { $0.part == part }?.difference
                let ofAllPages = "\(script.name)/* \(part)"
                known.note(
                    known.contains(ofAllPages) ? ofAllPages : "\(script.name)/\(page) \(part)",
                    failure: difference.map { "\($0)\n\(got.messages.prefix(400))" }
                )
            }
        }
        known.finish()
        for problem in known.problems { Issue.record("Tests/Data/Expectations/recorded.txt: \(problem)") }
    }

    /// The parts of each answer that are compared.
    private static let parts = ["payload", "error", "run", "final"]

    @Test func expectationsNameScripts() throws {
        for key in try KnownFailures("recorded.txt", testFile: #filePath).cases {
            #expect(Recorded.scripts.contains { key.hasPrefix($0.name + "/") }, "names no script: \(key)")
        }
    }

    /// The parts that differ, each with the first difference.
    static func differences(_ expected: RecordedAnswer, _ got: WebactionOutcome) -> [(part: String, difference: String)]
    {
        var found: [(part: String, difference: String)] = []
        // If the script left no usable object, WebKit has no payload, and an extension gets an empty dictionary.
        let isEmptyForNone = expected.payload == nil && expected.error != nil && got.payload == .object([:])
        if !isEmptyForNone, let difference = expected.propertyList.difference(from: got.payload ?? .null) {
            found.append(("payload", difference))
        }
        if let difference = errorDifference(expected, got) { found.append(("error", difference)) }
        // A failed run may have no trees: the page passes through.
        let mayLack = expected.error != nil
        if let run = expected.run, let difference = treeDifference(run, got.run, mayLack: mayLack) {
            found.append(("run", difference))
        }
        if let final = expected.final, let difference = treeDifference(final, got.final, mayLack: mayLack) {
            found.append(("final", difference))
        }
        return found
    }

    private static func errorDifference(_ expected: RecordedAnswer, _ got: WebactionOutcome) -> String? {
        let fault = got.fault.map { "\($0.name) in \($0.stage)" } ?? "no fault"
        guard let error = expected.error else {
            return got.status == 0 ? nil : "expected none, got exit \(got.status), \(fault)"
        }
        // An exception after completion: the result counts, and a warning is enough.
        if error.stage == "run", expected.payload != nil { return got.status <= 1 ? nil : "exit \(got.status)" }
        if got.status != 1 {
            return "expected exit 1 (\(error.name ?? "") in \(error.stage)), got \(got.status), \(fault)"
        }
        switch (error.stage, error.name) {
        case ("run", "Error"): return got.timedOut ? nil : "expected a time limit, got \(fault)"
        case ("load", "Error"): return got.fault?.stage == "load" ? nil : "expected a missing object, got \(fault)"
        default:
            guard let found = got.fault, found.stage == error.stage, found.name == error.name else {
                return "expected \(error.name ?? "") in \(error.stage), got \(fault)"
            }
            return nil
        }
    }

    static func treeDifference(_ expected: [String], _ got: [String]?, mayLack: Bool) -> String? {
        guard let got else { return mayLack ? nil : "no tree was written" }
        for (index, (left, right)) in zip(expected, got).enumerated() where !left.utf8.elementsEqual(right.utf8) {
            return "line \(index + 1): expected \(left.prefix(160)), got \(right.prefix(160))"
        }
        return expected.count == got.count ? nil : "\(got.count) lines instead of \(expected.count)"
    }
}
