// VersionTests.swift: what the program says of its version, to people and to programs.

import Foundation
import Testing

@Suite("Version")
struct VersionTests {
    @Test("The version as JSON names the engine, the machine and what this version can do", arguments: [false, true])
    func json(isReversed: Bool) throws {
        let space = try Workspace()
        let options = ["--version", "--json"]
        let outcome = try space.run(isReversed ? options.reversed() : options)
        #expect(outcome.code == 0 && outcome.error == "", "\(outcome.error)")
        let all = try #require(JSONSerialization.jsonObject(with: Data(outcome.text.utf8)) as? [String: Any])
        let version = try #require(all["version"] as? String)
        #expect(try space.run(["--version"]).text == version + "\n")
        let engine = try #require(all["engine"] as? [String: Any])
        #expect(engine["name"] as? String == "JavaScriptCore")
        #expect((engine["version"] as? String)?.wholeMatch(of: /2\.\d+\.\d+/) != nil, "\(engine)")
        #expect((all["machine"] as? String)?.isEmpty == false)
        let kinds = try #require(all["scriptKinds"] as? [String])
        #expect(kinds.contains("extension") && kinds.contains("userscript"), "\(kinds)")
        let commands = try #require(all["commands"] as? [String])
        let help = try space.run(["--help"]).text
        #expect(commands.contains("run") && !commands.contains("compile-sdk"))
        for command in commands { #expect(help.contains("\n  \(command) "), "\(command)") }
        #expect((all["recordingFormat"] as? Int ?? 0) >= 5)
    }

    @Test("JSON alone is a wrong usage")
    func refused() throws {
        let space = try Workspace()
        #expect(try space.run(["--json"]).code == 2)
    }
}
