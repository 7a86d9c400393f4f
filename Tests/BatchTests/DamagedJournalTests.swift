// DamagedJournalTests.swift: a journal with values of the wrong types is refused with a message.

import Batch
import FilePaths
import Foundation
import GRDB
import Testing

@Suite("Damaged journals")
struct DamagedJournalTests {
    /// Makes a journal with two pages, damages it and reads all of it. Returns its error message.
    private func problem(after statement: String) throws -> String {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path + "/j"
        do {
            let journal = try Journal(path: FilePath(path), settings: [("thing", "a")], resumes: false, restarts: false)
            let entries = (0..<2).map { number in
                JournalEntry(
                    number: number,
                    key: "\(number).html",
                    reason: "timed-out",
                    message: "why",
                    isChanged: true,
                    wasIsolated: false,
                    milliseconds: 1,
                    bytes: 10,
                    written: #"{"encoding":{"declaration":"added"}}"#
                )
            }
            try journal.begin()
            try journal.enter(entries, lengths: ["out": 12], seconds: 3)
            _ = try journal.fixed("time", 1.5)
        }
        try DatabaseQueue(path: path).write { try $0.execute(sql: statement) }
        do {
            let journal = try Journal(path: FilePath(path), settings: [("thing", "a")], resumes: true, restarts: false)
            _ = try (journal.keys(from: 0, limit: 9), journal.length(of: "out"), journal.seconds(), journal.totals())
            _ = try (journal.sums(), journal.fixed("time", 2.5))
            try journal.failures { _ in }
            try journal.written { _, _ in }
            return ""
        } catch let problem as JournalError {
            return problem.description.replacingOccurrences(of: path, with: "j")
        }
    }

    @Test(
        "A value of a wrong type is reported, and the process survives",
        arguments: [
            "UPDATE setting SET value = x'FF'", "UPDATE setting SET name = x'FF' WHERE name = 'thing'",
            "UPDATE page SET reason = x'FF' WHERE number = 1", "UPDATE page SET bytes = 9e999 WHERE number = 1",
            "UPDATE page SET bytes = 9e18", "UPDATE state SET value = 9e999 WHERE name LIKE 'length of %'",
            "UPDATE state SET value = -5 WHERE name LIKE 'length of %'", "UPDATE page SET written = 'x'",
            "UPDATE page SET written = x'FF'", "UPDATE state SET value = 'soon' WHERE name = 'time'",
        ]
    )
    func wrongTypes(statement: String) throws {
        #expect(
            try problem(after: statement)
                == "j: the journal cannot be used: it contains a value that is not valid in its column."
        )
    }

    @Test("A missing table is reported in SQLite's words")
    func missingTable() throws {
        let problem = try problem(after: "DROP TABLE page; CREATE TABLE page (number)")
        #expect(problem.hasPrefix("j: the journal cannot be used: "))
    }

    /// Opens a journal in a database made by `statements`, and returns its error message.
    private func problem(of statements: String, restarts: Bool) throws -> String {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path + "/j"
        try DatabaseQueue(path: path).write { try $0.execute(sql: statements) }
        do {
            let journal = try Journal(path: FilePath(path), settings: [], resumes: !restarts, restarts: restarts)
            return "\(journal.count) pages"
        } catch let problem as JournalError {
            return problem.description.replacingOccurrences(of: path, with: "j")
        }
    }

    @Test(
        "A journal of another version is refused or, with --restart, deleted; a database of another program is left alone"
    )
    func otherVersions() throws {
        // A journal of the versions that did not record how pages were written.
        let old = """
            CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
            CREATE TABLE state (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
            CREATE TABLE page (
                number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, reason TEXT NOT NULL, message TEXT NOT NULL,
                changed INTEGER NOT NULL, isolated INTEGER NOT NULL, milliseconds REAL NOT NULL, bytes INTEGER NOT NULL
            );
            INSERT INTO page VALUES (0, 'a.html', 'completed', '', 1, 0, 1, 10);
            INSERT INTO state VALUES ('phase', 'begun');
            """
        let refused = try problem(of: old, restarts: false)
        #expect(refused.hasPrefix("j: the journal was written by another version of webaction."), "\(refused)")
        #expect(refused.hasSuffix("--restart."))
        #expect(try problem(of: old, restarts: true) == "0 pages")
        let other = "CREATE TABLE page (title TEXT); CREATE TABLE bookmark (url TEXT);"
        for restarts in [false, true] {
            let said = try problem(of: other, restarts: restarts)
            #expect(said == "j: the journal cannot be used: it is the database of another program.")
        }
    }

    @Test("An undamaged journal is read")
    func soundJournal() throws { #expect(try problem(after: "SELECT 1") == "") }
}
