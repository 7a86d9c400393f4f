// ExpectationFile.swift: the cases of the published data that are known to fail, each with its cause.
//
// A line is `<case>: <cause>`; the cause is what follows the last colon and space. A listed case that passes and a line
// that matches no case are failures as much as an unlisted case that fails, so the file cannot drift.

import Foundation
import Testing

struct ExpectationFile {
    private let path: String
    private var causes: [String: String] = [:]
    private var outcomes: [String: Bool] = [:]

    /// Reads the lines that begin with `prefix`; other prefixes belong to other tests.
    init(_ name: String, prefix: String) throws {
        path = "Tests/Expectations/\(name)"
        let file = ConformanceData.packageRoot.appendingPathComponent(path)
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(
            lines.elementsEqual(lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }),
            "\(path) is not sorted"
        )
        for line in lines where line.hasPrefix(prefix) {
            let parts = line.components(separatedBy: ": ")
            #expect(parts.count >= 2, "\(path): no cause in this line: \(line)")
            causes[parts.dropLast().joined(separator: ": ")] = parts.last
        }
    }

    /// Notes the outcome of a case; `failure` says what went wrong, nil is a pass. A case that occurs more than once
    /// passes when all of its occurrences do.
    mutating func note(_ name: String, failure: String?) {
        outcomes[name] = (outcomes[name] ?? true) && failure == nil
        if let failure, causes[name] == nil {
            Issue.record("\(name): \(failure)")
        }
    }

    /// Reports unexpected passes and stale lines, and prints the counts.
    func finish(_ title: String) {
        for name in causes.keys.sorted() {
            switch outcomes[name] {
            case nil: Issue.record("\(path): no such case, delete the line: \(name)")
            case true?: Issue.record("\(path): passes now, delete the line: \(name)")
            case false?: break
            }
        }
        print("\(title): \(outcomes.values.filter { $0 }.count) of \(outcomes.count) distinct cases pass")
    }
}

/// A string as ASCII with JSON's escapes and without colon-space, for names of cases.
func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
        if (0x21...0x7E).contains(unit), unit != 0x5C {
            result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
        } else {
            let digits = String(unit, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
    return result
}
