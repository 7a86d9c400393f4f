// GeneratedTablesTests.swift: the committed tables equal their generator's output.

import Foundation
import TestSupport
import Testing

@Suite("Generated tables")
struct GeneratedTablesTests {
    @Test("The encoding tables equal the generator's output")
    func encodingTables() throws {
        let data = ConformanceData.packageRoot.appendingPathComponent("../shared/conformance/encoding")
        let generated = ConformanceData.packageRoot.appendingPathComponent("Sources/Shared/WebInfra/Generated")
        let labels = ConformanceData.packageRoot.appendingPathComponent("Sources/Shared/EncodingLabels")
        let python = URL(fileURLWithPath: "/usr/bin/python3")
        let files = FileManager.default
        guard files.fileExists(atPath: data.path), files.fileExists(atPath: python.path) else {
            try skipTest("the generator's data or Python 3 is not here")
        }
        let folder = files.temporaryDirectory.appendingPathComponent("encoding-tables-\(UUID().uuidString)")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        let run = try Process.run(
            python,
            arguments: [
                generated.appendingPathComponent("generate_encoding_tables.py").path,
                data.appendingPathComponent("encodings.json").path,
                data.appendingPathComponent("indexes.json").path,
                folder.path,
            ]
        )
        run.waitUntilExit()
        #expect(run.terminationStatus == 0)
        let names = try files.contentsOfDirectory(atPath: folder.path)
        #expect(names.count == 9)
        for name in names {
            let expected = try Data(contentsOf: folder.appendingPathComponent(name))
            let own = name == "EncodingLabels+Tables.swift" ? labels : generated
            let found = try Data(contentsOf: own.appendingPathComponent(name))
            #expect(found == expected, "\(name) is not what the generator writes")
        }
    }
}
