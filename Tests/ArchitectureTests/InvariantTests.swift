// InvariantTests.swift: every invariant that a comment claims has a test that names it.
//
// A type claims `Invariants: 1. … 2. …`, or a single `Invariant: …`, in a comment. A line above the test names the file that claims it, and
// the numbers: `// Invariants of ChildOrder: 1, 2.`

import Foundation
import Testing

@Suite("Invariants")
struct InvariantTests {
    /// The numbers that a file's comments claim.
    private func claims(in text: String) -> [Int] {
        var numbers: Set<Int> = []
        var isInside = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let code = line.drop { $0 == " " }
            guard code.hasPrefix("//") else {
                isInside = false
                continue
            }
            var comment = code.drop { $0 == "/" }[...]
            if let start = comment.firstRange(of: /\bInvariants?\b[^.]*?:/) {
                isInside = true
                if comment[start].hasSuffix("Invariant:") { numbers.insert(1) }
                comment = comment[start.upperBound...]
            }
            guard isInside else { continue }
            for number in comment.matches(of: #/(?:^|[ .])([1-9])\. /#) { numbers.insert(Int(number.1) ?? 0) }
        }
        return numbers.sorted()
    }

    /// The files with some suffixes below a folder of the package that mention invariants, with their texts.
    private func files(in folder: String, _ suffixes: [String]) throws -> [(name: String, text: String)] {
        let root = packageRoot.appending(path: folder)
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { path in suffixes.contains { path.hasSuffix($0) } }.compactMap { path in
            let bytes = try Data(contentsOf: root.appending(path: path))
            guard bytes.range(of: Data("Invariant".utf8)) != nil else { return nil }
            let name = (path as NSString).lastPathComponent
            return (String(name.prefix { $0 != "." }), String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test("Each claimed invariant has a test that names it, and no test names another")
    func tested() throws {
        var claimed: Set<String> = []
        for (name, text) in try files(in: "Sources", [".swift"]) {
            for number in claims(in: text) { claimed.insert("\(name) \(number)") }
        }
        #expect(claimed.count > 30)
        var tested: Set<String> = []
        for (_, text) in try files(in: "Tests", [".swift"]) + files(in: "python", [".py"]) {
            for line in text.split(separator: "\n") {
                guard let match = line.firstMatch(of: /^ *(?:\/\/|#) Invariants? of ([\w+]+): ([\d, ]+)\.$/) else {
                    continue
                }
                for number in match.2.split(whereSeparator: { ", ".contains($0) }) {
                    tested.insert("\(match.1) \(number)")
                }
            }
        }
        #expect(claimed.subtracting(tested).sorted() == [])
        #expect(tested.subtracting(claimed).sorted() == [])
    }
}
