// FuzzSeedTests.swift: every fuzz target takes its seeds and damaged ones, in any build.

import Foundation
import Testing

/// What a target must not do, such as trap, ends the tests; a fuzzer would tell the same of it.
@Suite("Fuzz targets")
struct FuzzSeedTests {
    @Test("take their seeds", arguments: FuzzTarget.allCases)
    func seeds(target: FuzzTarget) throws {
        let seeds = try Self.seeds(of: target)
        for seed in seeds { target.take(seed) }
        // A target whose inputs are choices has no seeds until some are committed; any octets are choices.
        var random = SplitMix(state: 1)
        for number in 0..<(target == .boundary ? 4 : 40) {
            var octets = seeds.isEmpty ? [] : seeds[number % seeds.count]
            for _ in 0..<8 where !octets.isEmpty {
                octets[Int(random.next() % UInt64(octets.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            if octets.isEmpty { octets = (0..<100).map { _ in UInt8(truncatingIfNeeded: random.next()) } }
            target.take(octets)
        }
    }

    private static func seeds(of target: FuzzTarget) throws -> [[UInt8]] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "seeds-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "seeds.py")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", script.path, target.rawValue, folder.path]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.sorted { $0.path < $1.path }.map { [UInt8](try Data(contentsOf: $0)) }
    }
}

/// Numbers that look random, the same in each run. Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
