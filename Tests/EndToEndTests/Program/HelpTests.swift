// HelpTests.swift: the `--help` text of each command, as last reviewed.

import Foundation
import Testing

@Suite("Help")
struct HelpTests {
    /// The help texts of all commands. RECORD_HELP=1 writes the file; read the difference as a user would.
    private static let file = BuiltProgram.root.appending(path: "Tests/Data/Expectations/help.txt")

    private static func help(_ command: [String]) throws -> String {
        // Lines are as wide as the terminal, which is missing here.
        let folder = FileManager.default.temporaryDirectory
        let outcome = try BuiltProgram.run(command + ["--help"], in: folder, environment: ["COLUMNS": "100"])
        try #require(outcome.code == 0, "\(outcome.error)")
        return "$ webaction \((command + ["--help"]).joined(separator: " "))\n" + outcome.text
    }

    @Test("Every command's help matches the recorded text")
    func helpIsRecorded() throws {
        let overview = try Self.help([])
        let listed = overview.components(separatedBy: "SUBCOMMANDS:\n").last ?? ""
        let names = listed.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
            .compactMap { $0.split(separator: " ").first.map(String.init) }.filter { $0 != "See" }
        #expect(names.contains("run") && names.count > 10)
        let text = try ([overview] + names.map { try Self.help([$0]) }).joined(separator: "\n")
        if ProcessInfo.processInfo.environment["RECORD_HELP"] != nil {
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        let recorded = try String(contentsOf: Self.file, encoding: .utf8)
        for (line, expected) in zip(text.split(separator: "\n"), recorded.split(separator: "\n")) {
            try #require(line == expected, "RECORD_HELP=1 records the help as it is now")
        }
        #expect(text == recorded, "RECORD_HELP=1 records the help as it is now")
    }
}
