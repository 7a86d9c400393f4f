// MutationTests.swift: a small part of Tests/Tools/Scripts/mutate.py: damaged pages neither crash nor hang the program, and leave no process
// behind. All of it, on the pages of a folder:
//
//     Tests/Tools/Scripts/mutate.py --pages FOLDER --count 2000 --keep FOLDER

import Foundation
import Testing

@Suite struct MutationTests {
    @Test func damagedPagesAreSurvived() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let program = try #require(Self.program, "there is no webaction beside the tests")
        #expect(try Self.run(program, ["run", "--help"]).output.contains("--extension"))
        let (status, output) = try Self.run(
            URL(fileURLWithPath: "/usr/bin/env"),
            [
                "python3", tests.appendingPathComponent("Tools/Scripts/mutate.py").path, "--webaction", program.path,
                "--count", "40",
                "--pages", tests.appendingPathComponent("Data/Recorded/pages").path,
            ]
        )
        #expect(status == 0, "\(output)")
    }

    /// The built program beside the tests.
    private static let program: URL? = {
        var folder = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        for _ in 0..<3 {
            folder = folder.deletingLastPathComponent()
            let candidate = folder.appendingPathComponent("webaction")
            if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
        }
        return nil
    }()

    private static func run(_ program: URL, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }
}
