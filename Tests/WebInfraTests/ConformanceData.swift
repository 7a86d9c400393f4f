// ConformanceData.swift: reads the published data files for the tests of this module.
//
// The data are beside the package, in ../shared/conformance, and are not committed. Without them a data-driven test is skipped; the inline
// cases of each suite always run.

import Foundation
import TestSupport
import Testing

enum ConformanceData {
    static let packageRoot = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The parsed JSON of a data file. Without it the test is skipped.
    static func json(_ path: String) throws -> Any {
        let text = String(decoding: try ConformanceFolder(testFile: #filePath).bytes(path), as: UTF8.self)
        return try JSONSerialization.jsonObject(with: Data(replacingLoneSurrogates(text).utf8))
    }
}

/// JSON with U+FFFD for each escaped lone surrogate: Foundation rejects those, and in a URL both mean the same.
private func replacingLoneSurrogates(_ json: String) -> String {
    let lone = /(\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2})|\\u[dD][89a-fA-F][0-9a-fA-F]{2}/
    return json.replacing(lone) { match in match.output.1 ?? "\\ufffd" }
}

extension String {
    /// The UTF-8 bytes.
    var bytes: [UInt8] { Array(utf8) }
}

extension [UInt8] {
    /// The text that these UTF-8 bytes encode.
    var text: String { String(decoding: self, as: UTF8.self) }
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

/// Reports unexpected outcomes, and prints the counts.
func report(_ known: KnownFailures, _ title: String) {
    var known = known
    known.finish()
    for problem in known.problems { Issue.record("\(problem)") }
    print("\(title): \(known.passed) of \(known.total) distinct cases pass")
}
