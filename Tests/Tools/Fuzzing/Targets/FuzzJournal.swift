// FuzzJournal.swift: a damaged batch journal: bytes of its file changed or missing, or values of other types in its tables. It may be
// refused or read, possibly with wrong values; anything else is a finding.

import Batch
import FilePaths
import Foundation
import GRDB

/// A journal with some pages, as a file.
private let sound: [UInt8] = {
    FuzzFolder.remove("journal")
    do {
        let journal = try Journal(
            path: FilePath(path),
            settings: [("extension", "marquee")],
            resumes: false,
            restarts: false
        )
        try journal.begin()
        try journal.enter((0..<6).map(entry), lengths: ["pages": 4096], seconds: 1.5)
        try journal.enterProvisionally([entry(6)])
    } catch { fatalError("There is no journal: \(error)") }
    return [UInt8](FileManager.default.contents(atPath: path) ?? Data())
}()

private let path = FuzzFolder.path + "/journal"

private func entry(_ number: Int) -> JournalEntry {
    JournalEntry(
        number: number,
        key: "page-\(number).html",
        reason: number % 3 == 0 ? "script-error" : "completed",
        message: number % 3 == 0 ? "Action.js:1: TypeError: x" : "",
        isChanged: number % 2 == 0,
        wasIsolated: false,
        milliseconds: 12.5,
        bytes: 1000 + number,
        written: number % 4 == 0 ? "{\"encoding\":{\"declaration\":\"added\"}}" : ""
    )
}

func fuzzJournal(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    var file = sound
    let isDamaged = input.below(2) == 0
    if isDamaged {
        for _ in 0..<(1 + input.below(12)) {
            // The header and the pages' heads matter most.
            let place = input.below(3) == 0 ? input.word() : input.below(6) * 4096 + input.below(110)
            if place < file.count { file[place] = input.byte() }
        }
        if input.below(8) == 0 { file.removeLast(min(file.count, input.word())) }
    }
    for name in ["journal-journal", "journal-wal", "journal-shm"] { FuzzFolder.remove(name) }
    FuzzFolder.write(file, as: "journal")
    if !isDamaged { change(&input) }
    let settings = [("extension", input.below(4) == 0 ? "other" : "marquee"), ("pages", "10")]
    do {
        let journal = try Journal(
            path: FilePath(path),
            settings: settings,
            resumes: input.below(4) != 0,
            restarts: true
        )
        try use(journal, &input)
    } catch { _ = "\(error)" }
}

/// Everything that a batch reads from its journal.
private func use(_ journal: Journal, _ input: inout FuzzInput) throws {
    for _ in 0..<12 {
        do {
            switch input.below(13) {
            case 0: _ = try journal.keys(from: 0, limit: 100)
            case 1: _ = try journal.holds("page-1.html")
            case 2: _ = try journal.totals()
            case 3: _ = try journal.sums()
            case 4: try journal.failures { _ = "\($0)" }
            case 5: _ = try journal.length(of: "pages")
            case 6: _ = try journal.seconds()
            case 7: _ = try journal.fixed("identifier", "x")
            case 8: try journal.enter([entry(journal.count)], lengths: ["pages": 5000], seconds: 2)
            case 9: try journal.enterProvisionally([entry(journal.count)])
            case 10: try journal.forgetProvisional()
            case 11: try journal.written { _ = "\($0) \($1)" }
            default: try input.below(2) == 0 ? journal.begin() : journal.finish()
            }
        } catch { _ = "\(error)" }
    }
}

/// Changes values in the tables.
private func change(_ input: inout FuzzInput) {
    let values = [
        "NULL", "x'FF00FE'", "'text'", "1e308", "9e999", "-9e999", "9223372036854775807", "-9223372036854775808", "0.5",
        "''", "'begun'", "zeroblob(3)", "'\u{301}'", "-1", "1", "CAST(x'FFFE41' AS TEXT)",
    ]
    let columns = ["number", "key", "reason", "message", "changed", "isolated", "milliseconds", "bytes", "written"]
    guard let queue = try? DatabaseQueue(path: path) else { return }
    for _ in 0..<(1 + input.below(6)) {
        let value = input.one(of: values)
        let statement =
            switch input.below(10) {
            case 0: "UPDATE state SET value = \(value)"
            case 1: "UPDATE OR IGNORE setting SET value = \(value)"
            case 2: "UPDATE OR IGNORE setting SET name = \(value)"
            case 3: "INSERT OR REPLACE INTO state VALUES (\(value), \(input.one(of: values)))"
            case 4: "DROP TABLE \(input.one(of: ["page", "state", "setting"]))"
            case 5: "CREATE TABLE page (number, key, reason, message, changed, isolated, milliseconds, bytes)"
            case 6: "CREATE TABLE IF NOT EXISTS state (name, value); INSERT INTO state VALUES ('phase', \(value))"
            case 7: "INSERT OR REPLACE INTO state VALUES ('length of pages', \(value)), ('seconds', \(value))"
            case 8:
                "CREATE TABLE setting (name, value); INSERT INTO setting VALUES (\(value), \(input.one(of: values)))"
            default: "UPDATE OR IGNORE page SET \(input.one(of: columns)) = \(value) WHERE number > \(input.below(7))"
            }
        _ = try? queue.write { try $0.execute(sql: statement) }
    }
}
