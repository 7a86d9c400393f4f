// SeenRulesTests.swift: rules of published extensions, from the reference beside the repository.

import Activation
import ExtensionModel
import Foundation
import JSONCoding
import PropertyValues
import TestSupport
import Testing

@Suite("Rules of published extensions")
struct SeenRulesTests {
    /// For each numbered rule of the reference, the inputs that it accepts.
    static let accepted: [Int: Set<String>] = [
        3: ["page", "ff", "jpeg", "text", "pdf", "two"], 8: ["jpeg"], 9: ["page", "ff", "text", "pdf"],
        10: ["page", "pdf"], 11: ["jpeg", "pdf"], 12: ["page", "ff", "text", "pdf"],
    ]

    /// The numbered predicates of the reference; nil if the reference is missing.
    static func rules() throws -> [Int: String]? {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.deletingLastPathComponent().appending(path: "shared/reference/real-extension-apis.md")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        var rules: [Int: String] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ". `", maxSplits: 1)
            guard parts.count == 2, let number = Int(parts[0]), parts[1].hasSuffix("`") else { continue }
            let json = try PropertyValue(json: Array(parts[1].dropLast().utf8))
            if let predicate = json.stringValue { rules[number] = predicate }
        }
        return rules
    }

    @Test("Each predicate is parsed and accepts the expected inputs")
    func predicates() throws {
        guard let rules = try Self.rules() else { try skipTest("the reference is not beside this checkout") }
        #expect(rules.keys.sorted() == Self.accepted.keys.sorted())
        for (number, text) in rules {
            let predicate = try ActivationPredicate(text)
            for name in ["page", "ff", "jpeg", "text", "pdf", "two"] {
                let content = try #require(Inputs.byName[name])
                let isExpected = Self.accepted[number]?.contains(name) == true
                #expect(try predicate.evaluate(on: content) == isExpected, "rule \(number) on \(name)")
            }
        }
    }
}
