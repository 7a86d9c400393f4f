// GeneratedTableTests.swift: the committed table of character references equals its generator's output.

import Foundation
import Testing

@Suite("Generated table of character references")
struct GeneratedTableTests {
    @Test("The table equals the generator's output, which is based on Python's copy of the standard's table")
    func characterReferences() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appendingPathComponent("Sources/Engine/HTMLParsing/Generated")
        let output = Pipe()
        let run = Process()
        run.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        run.arguments = ["python3", folder.appendingPathComponent("generate_character_references.py").path]
        run.standardOutput = output
        try run.run()
        let generated = output.fileHandleForReading.readDataToEndOfFile()
        run.waitUntilExit()
        #expect(run.terminationStatus == 0)
        let committed = try Data(contentsOf: folder.appendingPathComponent("NamedCharacterReferences.swift"))
        #expect(committed == generated)
    }
}
