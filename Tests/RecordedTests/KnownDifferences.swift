// KnownDifferences.swift: Tests/Expectations/recorded.txt, the differences from the recorded answers that are known.
// Each line is `SCRIPT/PAGE PART: cause`, sorted; PAGE may be `*`. PART is payload, error, run or final.
// A line whose case passes is a failure, and so is a line that names no case.

import Foundation

struct KnownDifferences {
    /// Causes by "SCRIPT/PAGE PART".
    private(set) var causes: [String: String] = [:]
    /// What is wrong with the file itself.
    private(set) var faults: [String] = []

    static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Expectations/recorded.txt")

    static let shared = KnownDifferences((try? String(contentsOf: file, encoding: .utf8)) ?? "")

    init(_ text: String) {
        let lines = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
        for line in lines {
            guard let colon = line.range(of: ": ") else {
                faults.append("no cause: \(line)")
                continue
            }
            causes[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
        }
        if lines.map({ Array($0.utf8) })
            != lines.map({ Array($0.utf8) }).sorted(by: { $0.lexicographicallyPrecedes($1) })
        {
            faults.append("the lines are not sorted")
        }
    }

    /// The line that covers a case.
    func key(script: String, page: String, part: String) -> String? {
        ["\(script)/\(page) \(part)", "\(script)/* \(part)"].first { causes[$0] != nil }
    }

    /// The lines about one script.
    func keys(of script: String) -> [String] { causes.keys.filter { $0.hasPrefix(script + "/") } }
}
