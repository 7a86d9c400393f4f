// AdaptedSourcesTests.swift: the folder of adapted sources, recompiled after each edit.

import Foundation
import Testing

@testable import ActionBuild

@Suite("Adapted sources")
struct AdaptedSourcesTests {
    @Test(
        "A changed source loses its object file, so that it is recompiled even right after a build; the others keep theirs"
    )
    func objects() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "webaction-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func write(_ value: Int) throws -> [String] {
            let sources = [
                ("/x/A.swift", "let a = \(value)\n"), ("/x/B.swift", "let b = 1\n"), ("/x/main.swift", "print(a, b)\n"),
            ]
            return try AdaptedSources(
                sources.map { ($0, Array($1.utf8)) },
                className: "A",
                modules: ModuleSet(["ExtensionSDK"])
            )
            .write(into: folder)
        }
        func withObjects(_ paths: [String]) -> [Bool] {
            paths.map { FileManager.default.fileExists(atPath: AdaptedSources.object(of: $0)) }
        }
        let paths = try write(1)
        for path in paths { try Data().write(to: URL(fileURLWithPath: AdaptedSources.object(of: path))) }
        #expect(try withObjects(write(1)) == [true, true, true])
        #expect(try withObjects(write(2)) == [false, true, true])
    }
}
