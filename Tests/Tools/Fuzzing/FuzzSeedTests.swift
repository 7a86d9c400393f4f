// FuzzSeedTests.swift: every fuzz target accepts its seeds and damaged ones, in any build.

import Foundation
import Testing

/// A trap or other fault in a target ends the tests; a fuzzer would report the same.
@Suite("Fuzz targets")
struct FuzzSeedTests {
    // Invariants of RunStateMachine: 1, 2, 3, 4.
    @Test("accept their seeds", arguments: FuzzTarget.allCases)
    func seeds(target: FuzzTarget) throws {
        for input in try Self.inputs(of: target) { target.take(input) }
    }

    private static func inputs(of target: FuzzTarget) throws -> [[UInt8]] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "seeds-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "seeds.py")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", script.path, target.rawValue, folder.path, target == .boundary ? "4" : "40"]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.sorted { $0.path < $1.path }.map { [UInt8](try Data(contentsOf: $0)) }
    }
}
