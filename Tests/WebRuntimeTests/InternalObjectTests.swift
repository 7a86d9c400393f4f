// InternalObjectTests.swift: what the bindings keep to themselves stays there: no accessor that a script puts where objects inherit
// from ever gets one of its objects, under any name that its files use. The exercise: Tests/Probes/internal-objects.js.

import Foundation
import ScriptEngine
import Testing

@testable import WebRuntime

@Suite("Internal objects")
struct InternalObjectTests {
    private struct Probe: Decodable {
        var calls: Int
        var heard: Int
        var found: [String]
    }

    /// Every word of the files of js/ that may be a property's name.
    private func names() throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "js")
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        let word = try Regex("[A-Za-z_$][A-Za-z0-9_$]*")
        var names: Set<String> = []
        for path in paths where path.hasSuffix(".js") {
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            // Comments are words of no program.
            for line in text.split(separator: "\n") {
                let code = line.range(of: "// ").map { line[..<$0.lowerBound] } ?? line
                for match in code.matches(of: word) { names.insert(String(code[match.range])) }
            }
        }
        return names.sorted()
    }

    @Test("Accessors on the prototypes of the language hear of no object of the bindings")
    func accessors() throws {
        let html = "<!DOCTYPE html><html lang=en><head><title>t</title><style>p { color: red }</style></head><p>x</p>"
        let world = try Page(html: Array(html.utf8)).makeWorld()
        let names = try names()
        #expect(names.count > 2000 && names.contains("range") && names.contains("state"))
        try world.evaluate(probe("sample-objects.js"))
        let list = "[" + names.map { "\"\($0)\"" }.joined(separator: ",") + "]"
        let json = try #require(
            try world.evaluateToJSON("(\(probe("internal-objects.js")))(\(list))", timeout: 240)
        )
        let result = try JSONDecoder().decode(Probe.self, from: Data(json.utf8))
        #expect(result.calls > 10_000)
        // Dictionaries that scripts pass are read by their own accessors, inherited ones included.
        #expect(result.heard > 100)
        #expect(result.found == [], "\(result.found.joined(separator: "\n"))")
    }
}
