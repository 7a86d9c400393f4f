// JournalPathTests.swift: batches whose journals are moved, resumed from another folder, or were started by an older version.

import Foundation
import Testing

@Suite("Journal paths")
struct JournalPathTests {
    private static let options = ["--extension", "./x.appex", "--arguments", "{}", "--journal", "kept/j.journal"]

    /// A batch of three pages of which the last one has to be processed again.
    private func interrupted(_ output: String) throws -> Workspace {
        let space = try Workspace()
        try space.makeFolder("pages")
        for name in ["a", "b b", "c"] { try space.write("<title>\(name)</title>", to: "pages/\(name).html") }
        let done = try space.run(["batch", "pages", "--out", output] + Self.options)
        try #require(done.code == 0, "\(done.error)")
        try sql("DELETE FROM page WHERE number = 2; UPDATE state SET value = 'begun' WHERE name = 'phase'", space)
        if let lines = space.read("out.jsonl")?.split(separator: UInt8(ascii: "\n")) {
            // The journal keeps a line for each page.
            let length = lines[0].count + lines[1].count + 2
            try sql("UPDATE state SET value = \(length) WHERE name LIKE 'length of %'", space)
        }
        return space
    }

    @discardableResult
    private func sql(_ statements: String, _ space: Workspace) throws -> String {
        let program = """
            import sqlite3, sys
            base = sqlite3.connect('kept/j.journal')
            for statement in sys.argv[1].split(';'):
                for row in base.execute(statement): print(*row)
            base.commit()
            """
        let outcome = try space.run(["python3", "-c", program, statements], executable: "/usr/bin/env")
        try #require(outcome.code == 0, "\(outcome.error)")
        return outcome.text
    }

    @Test("Paths are relative to the journal's folder", arguments: ["out", "out.jsonl"])
    func kept(output: String) throws {
        let space = try interrupted(output)
        let settings = try sql("SELECT name, value FROM setting", space)
        #expect(settings.contains("list of inputs [\"../pages\"]\n") && settings.contains("output ../\(output)\n"))
        #expect(!settings.contains(space.folder.path))
        let again = try space.run(["batch", "pages", "--out", output, "--resume"] + Self.options)
        #expect(again.code == 0 && again.error.contains("3 pages"), "\(again.error)")
        let other = try space.run(["batch", "p.html", "--out", output, "--resume"] + Self.options)
        #expect(other.code == 1 && other.message.contains("list of inputs"), "\(other.error)")
    }

    @Test("A batch moved as a whole resumes from another folder", arguments: ["out", "out.jsonl"])
    func moved(output: String) throws {
        let space = try interrupted(output)
        try space.makeFolder("elsewhere")
        for name in ["pages", "kept", "x.appex", output] {
            try FileManager.default.moveItem(
                at: space.folder.appending(path: name),
                to: space.folder.appending(path: "elsewhere/\(name)")
            )
        }
        let command = [
            "batch", "elsewhere/pages/", "--out", "./elsewhere/\(output)", "--extension", "./elsewhere/x.appex",
            "--arguments", "{}", "--journal", "elsewhere/kept/j.journal", "--resume",
        ]
        let done = try space.run(command)
        #expect(done.code == 0 && done.error.contains("3 pages"), "\(done.error)")
        let lines = space.read("elsewhere/out.jsonl").map { String(decoding: $0, as: UTF8.self) }
        if let lines { #expect(lines.split(separator: "\n").count == 3, "\(lines)") }
    }

    @Test("A journal of the previous version, with the command's paths, is resumed", arguments: ["out", "out.jsonl"])
    func older(output: String) throws {
        let space = try interrupted(output)
        try sql(
            """
            UPDATE setting SET value = 'pages' WHERE name = 'list of inputs';
            UPDATE setting SET value = '\(output)' WHERE name = 'output'; DELETE FROM setting WHERE name = 'list of files';
            UPDATE state SET name = 'length of \(output)' WHERE name = 'length of ../\(output)'; PRAGMA user_version = 4
            """,
            space
        )
        let refused = try space.run(["batch", "pages", "--out", output] + Self.options)
        #expect(refused.code == 1 && refused.message.contains("unfinished batch"), "\(refused.error)")
        let done = try space.run(["batch", "pages", "--out", output, "--resume"] + Self.options)
        #expect(done.code == 0 && done.error.contains("3 pages"), "\(done.error)")
        #expect(try sql("PRAGMA user_version", space) == "4\n")
        let restarted = try space.run(["batch", "pages", "--out", output, "--restart"] + Self.options)
        #expect(restarted.code == 0, "\(restarted.error)")
        #expect(try sql("PRAGMA user_version", space) == "5\n")
    }
}
