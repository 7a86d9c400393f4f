// InternalObjectTests.swift: the bindings' internal objects stay internal: no accessor that a script defines on a prototype ever receives
// one, under any name used in the bindings' files. The exercise: Tests/Data/Probes/internal-objects.js.

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

    /// Every word in the files of js/ that may be a property name.
    private func names() throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "js")
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        let word = try Regex("[A-Za-z_$][A-Za-z0-9_$]*")
        var names: Set<String> = []
        for path in paths where path.hasSuffix(".js") {
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            // Words in comments are not names.
            for line in text.split(separator: "\n") {
                let code = line.range(of: "// ").map { line[..<$0.lowerBound] } ?? line
                for match in code.matches(of: word) { names.insert(String(code[match.range])) }
            }
        }
        return names.sorted()
    }

    @Test("Accessors on the language's prototypes receive no object of the bindings")
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
        // Dictionaries from scripts are read by their own accessors, including inherited ones.
        #expect(result.heard > 100)
        #expect(result.found == [], "\(result.found.joined(separator: "\n"))")
    }
}
