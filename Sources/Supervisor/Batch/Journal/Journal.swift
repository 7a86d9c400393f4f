// Journal.swift: the record of a batch's finished pages, in an SQLite file, so that the batch can be resumed after any interruption.
//
// Pages are entered in the order of the inputs, in groups, each in one transaction, and only after their results are on
// the disk. So at any moment the journal names a prefix of the pages, and their results are complete. Results beyond them
// are written again (files) or cut off (streams, whose lengths it records).
//
// A container that is written back counts as a whole or not at all. Its pages are entered provisionally, so that they do
// not wait in memory for its end; provisional pages are removed when the journal is opened.

package import FilePaths
import Foundation
import GRDB
import Isolation
import JSONCoding
import PageProtocol
package import PropertyValues

/// A page that is done.
package struct JournalEntry: Equatable, Sendable {
    /// The page's index among all pages of the run, from 0.
    package var number: Int
    /// The index of the extension whose result this is, if each extension has its own; otherwise 0.
    package var place: Int
    package var key: FilePath
    /// The name of a terminal reason.
    package var reason: String
    /// Whether the result is a failure.
    package var isFailed: Bool { reason != TerminalReason.completed.description && reason != Journal.unmatched }
    /// The reason of a failure; for a page that succeeded, a warning or empty.
    package var message: String
    package var isChanged: Bool
    /// Whether it was retried alone, because its worker or its action crashed.
    package var wasIsolated: Bool
    package var milliseconds: Double
    package var bytes: Int
    /// How it was written, as JSON, if the report lists that; otherwise empty.
    package var written: String

    /// Creates an entry.
    package init(
        number: Int,
        place: Int = 0,
        key: FilePath,
        reason: String,
        message: String,
        isChanged: Bool,
        wasIsolated: Bool,
        milliseconds: Double,
        bytes: Int,
        written: String
    ) {
        self.number = number
        self.place = place
        self.key = key
        self.reason = reason
        self.message = message
        self.isChanged = isChanged
        self.wasIsolated = wasIsolated
        self.milliseconds = milliseconds
        self.bytes = bytes
        self.written = written
    }
}

/// The reason why a journal cannot be used.
package enum JournalError: Error, Equatable, CustomStringConvertible {
    case unfinished(path: String)
    case differs(path: String, setting: String, then: String, now: String)
    case pagesDiffer(path: String, then: String, now: String)
    /// A finished batch with the same journal had other inputs, whose results would be mixed with these or replaced by them.
    case otherInputs(path: String, then: String)
    case inUse(path: String)
    /// Another version of this program created it.
    case isOfOtherVersion(path: String)
    case unusable(path: String, problem: String)

    /// The problem and the fix.
    package var description: String {
        switch self {
        case .unfinished(let path):
            "\(path): this journal belongs to an unfinished batch. Continue with --resume, or start again with --restart."
        case .differs(let path, let setting, let then, let now):
            "\(path): the batch was started with other settings (\(setting): \(then), now \(now)). Use the same, or --restart."
        case .pagesDiffer(let path, let then, let now):
            "\(path): the pages differ from those that the batch was started with (\(then), now \(now)). Use --restart."
        case .otherInputs(let path, let then):
            "\(path): the output has the results of other inputs (\(then)). Give another --out, or --restart to write over them."
        case .inUse(let path): "\(path): this journal is in use by another batch."
        case .isOfOtherVersion(let path):
            "\(path): the journal was written by another version of webaction. Finish the batch with that version, or start it "
                + "again with --restart."
        case .unusable(let path, let problem): "\(path): the journal cannot be used: \(problem)."
        }
    }
}

/// Sums over the pages of a journal.
package struct JournalSums: Equatable, Sendable {
    package var changed = 0
    /// The number of pages that were retried alone.
    package var isolated = 0
    package var bytes = 0
    package var milliseconds = 0.0
    /// Pages that succeeded with a warning.
    package var warned = 0
    /// Results whose writing the report lists.
    package var written = 0
    /// The number of pages with a failed result.
    package var failed = 0
    /// The number of pages that no script matches.
    package var unmatched = 0
}

/// The journal of one batch.
package final class Journal {
    private let queue: DatabaseQueue
    private let path: String
    /// Whether paths are relative to the journal's folder, as in all journals except those of older versions.
    private var hasOwnPaths = true
    /// Whether the file did not exist, so that there is nothing to resume.
    package let isNew: Bool
    /// Whether the resumed batch had already finished.
    package private(set) var wasFinished = false
    /// The number of finished pages.
    package private(set) var count: Int
    /// Whether the last pages are provisional.
    package private(set) var isProvisional = false

    /// Opens or creates a journal.
    ///
    /// - Parameters:
    ///   - settings: The settings that must be the same for the whole batch, by name; paths are relative to the journal's folder.
    ///   - olderSettings: The same in the form of older versions.
    ///   - resumes: Resumes the batch, if the journal has one.
    ///   - restarts: Discards what the journal has.
    package init(
        path: FilePath,
        settings: [(name: String, value: String)],
        olderSettings: [(name: String, value: String)] = [],
        resumes: Bool,
        restarts: Bool
    ) throws {
        guard let path = path.text else {
            let problem = "its path is not UTF-8; give another one with --journal"
            throw JournalError.unusable(path: path.description, problem: problem)
        }
        self.path = path
        isNew = !FileManager.default.fileExists(atPath: path)
        var configuration = Configuration()
        configuration.prepareDatabase { database in
            // NB: The first reader of the journal excludes others until it is closed.
            try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
            try database.execute(sql: "PRAGMA synchronous = FULL")
        }
        do { queue = try DatabaseQueue(path: path, configuration: configuration) } catch let error as DatabaseError {
            if error.resultCode == .SQLITE_BUSY { throw JournalError.inUse(path: path) }
            throw JournalError.unusable(path: path, problem: error.message ?? "\(error.resultCode)")
        }
        count = 0
        let (state, version) = try write { database in
            try Self.prepareTables(database, path: path, restarts: restarts)
            let state = try String.fetchOne(database, sql: "SELECT value FROM state WHERE name = 'phase'")
            return (state, try Int.fetchOne(database, sql: "PRAGMA user_version"))
        }
        hasOwnPaths = version != Self.versionOfCommandPaths
        if let state, !resumes {
            guard restarts || state != "begun" else { throw JournalError.unfinished(path: path) }
            if state == "finished", !restarts { try refuseOtherInputs(hasOwnPaths ? settings : olderSettings) }
            try write { database in
                for table in ["page", "setting", "state"] { try database.execute(sql: "DELETE FROM \(table)") }
                try database.execute(sql: "PRAGMA user_version = \(Self.version)")
            }
            hasOwnPaths = true
        }
        wasFinished = resumes && state == "finished"
        try compare(hasOwnPaths ? settings : olderSettings)
        try forgetProvisional()
    }

    /// The names of the settings that identify the inputs.
    package static let (inputs, listFile) = ("list of inputs", "list of files")

    private func refuseOtherInputs(_ settings: [(name: String, value: String)]) throws {
        let known = try self.settings()
        let output = known.first { $0.name == "output" && $0.value != "none" }.map { located($0.value) }
        // Results that were removed are not mixed with anything.
        let results = try [output].compactMap(\.self) + paths(of: "payloads")
        guard results.contains(where: { entryKind($0) != .other }) else { return }
        for name in [Self.inputs, Self.listFile] {
            guard let then = known.first(where: { $0.name == name })?.value,
                let now = settings.first(where: { $0.name == name })?.value, then != now
            else { continue }
            throw JournalError.otherInputs(path: path, then: Self.shown(then))
        }
    }

    /// A setting's paths for messages.
    private static func shown(_ value: String) -> String {
        guard case .array(let paths) = try? PropertyValue(json: Array(value.utf8)) else { return value }
        return paths.compactMap(\.stringValue).joined(separator: " ")
    }

    /// Opens the journal of a finished or interrupted batch for reading. Nothing is written.
    package init(reading path: FilePath) throws {
        guard let path = path.text else {
            throw JournalError.unusable(path: path.description, problem: "its path is not UTF-8")
        }
        self.path = path
        isNew = false
        var configuration = Configuration()
        configuration.readonly = true
        do { queue = try DatabaseQueue(path: path, configuration: configuration) } catch let error as DatabaseError {
            throw JournalError.unusable(path: path, problem: error.message ?? "\(error.resultCode)")
        }
        count = 0
        let (names, version, pages) = try read { database in
            let names = try String.fetchSet(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
            let version = try Int.fetchOne(database, sql: "PRAGMA user_version")
            let sql = "SELECT COUNT(DISTINCT number) FROM page"
            return (names, version, names.contains("page") ? try Int.fetchOne(database, sql: sql) ?? 0 : 0)
        }
        guard names == ["page", "setting", "state"] else {
            throw JournalError.unusable(path: path, problem: "it is the database of another program")
        }
        guard version == Self.version || version == Self.versionOfCommandPaths else {
            throw JournalError.isOfOtherVersion(path: path)
        }
        hasOwnPaths = version == Self.version
        count = pages
    }

    /// The location of a path in the settings; paths of older versions are relative to the folder in which the batch was started.
    package func located(_ path: String) -> FilePath {
        let path = FilePath(path)
        return hasOwnPaths && !path.isAbsolute ? FilePath(self.path).parent.appending(path) : path
    }

    /// The paths of a setting that has several; older versions have them on one line.
    package func paths(of setting: String) throws -> [FilePath] {
        guard let value = try settings().first(where: { $0.name == setting })?.value, value != "none" else { return [] }
        guard hasOwnPaths else {
            // NB: A value that exists as a path is a single path, even if it has spaces.
            let whole = FilePath(value)
            if entryKind(whole) != .other { return [whole] }
            return value.utf8.split(separator: 0x20).map { FilePath(bytes: Array($0)) }
        }
        guard case .array(let paths) = try? PropertyValue(json: Array(value.utf8)) else { throw damaged }
        return paths.compactMap { $0.stringValue.map(located) }
    }

    /// The name of a stream in this journal.
    private func kept(_ stream: String) -> String {
        hasOwnPaths ? FilePath(stream).relative(to: FilePath(path).parent).description : stream
    }

    /// The streams that batches with this journal wrote; empty if the file is not a journal.
    ///
    /// - Throws: If another batch is writing it.
    static func streams(of path: FilePath) throws(JournalError) -> Set<FilePath> {
        // NB: Not read-only, because a transaction that the end of a process left unfinished has to be rolled back first.
        guard entryKind(path) == .file, let path = path.text else { return [] }
        do {
            return try DatabaseQueue(path: path).read { database in
                let sql = "SELECT substr(name, ?) FROM state WHERE name LIKE ?"
                let names = try String.fetchSet(database, sql: sql, arguments: [lengthOf.count + 1, lengthOf + "%"])
                let isOlder = try Int.fetchOne(database, sql: "PRAGMA user_version") == versionOfCommandPaths
                let folder = isOlder ? FilePath.current : FilePath(path).parent
                return Set(names.map { FilePath($0).isAbsolute ? FilePath($0) : folder.appending(FilePath($0)) })
            }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
            throw JournalError.inUse(path: path)
        } catch {
            return []
        }
    }

    /// The prefix of the key under which the length of a stream is stored.
    private static let lengthOf = "length of "

    /// The settings of the whole batch, by name.
    package func settings() throws -> [(name: String, value: String)] {
        try read { database in
            try Row.fetchAll(database, sql: "SELECT name, value FROM setting ORDER BY name").map {
                (try $0.decode(atIndex: 0), try $0.decode(atIndex: 1))
            }
        }
    }

    private func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do { return try queue.write(body) } catch { throw problem(error) }
    }

    func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do { return try queue.read(body) } catch { throw problem(error) }
    }

    /// The journal's error for a database error; other errors unchanged.
    private func problem(_ error: any Error) -> any Error { Self.problem(error, path) }

    private static func problem(_ error: any Error, _ path: String) -> any Error {
        switch error {
        case let error as DatabaseError:
            if error.resultCode == .SQLITE_BUSY { return JournalError.inUse(path: path) }
            return JournalError.unusable(path: path, problem: error.message ?? "\(error.resultCode)")
        case is RowDecodingError: return damaged(path)
        default: return error
        }
    }

    private var damaged: JournalError { Self.damaged(path) }

    private static func damaged(_ path: String) -> JournalError {
        .unusable(path: path, problem: "it contains a value that is not valid in its column")
    }

    /// The version of the tables, and the version of journals with paths as on the command line.
    private static let (version, versionOfCommandPaths) = (5, 4)

    /// Creates the tables if they are missing. Replaces those of another version only on a restart.
    private static func prepareTables(_ database: Database, path: String, restarts: Bool) throws {
        let names = try String.fetchSet(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
        let ours: Set = ["page", "setting", "state"]
        guard names.isSubset(of: ours) else {
            throw JournalError.unusable(path: path, problem: "it is the database of another program")
        }
        let found = try Int.fetchOne(database, sql: "PRAGMA user_version")
        // NB: Both versions have the same tables.
        if names.isEmpty || found != versionOfCommandPaths {
            if !names.isEmpty, found != version {
                guard restarts else { throw JournalError.isOfOtherVersion(path: path) }
                for name in names { try database.execute(sql: "DROP TABLE \(name)") }
            }
            try database.execute(sql: "PRAGMA user_version = \(version)")
        }
        try makeTables(database)
    }

    private static func makeTables(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
                CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
                CREATE TABLE IF NOT EXISTS page (
                    number INTEGER NOT NULL, place INTEGER NOT NULL, key TEXT NOT NULL, reason TEXT NOT NULL,
                    message TEXT NOT NULL, changed INTEGER NOT NULL, isolated INTEGER NOT NULL,
                    milliseconds REAL NOT NULL, bytes INTEGER NOT NULL, written TEXT NOT NULL,
                    PRIMARY KEY (number, place), UNIQUE (key, place)
                );
                """
        )
    }

    private func compare(_ settings: [(name: String, value: String)]) throws {
        try write { database in
            var known: [String: String] = [:]
            for row in try Row.fetchAll(database, sql: "SELECT name, value FROM setting") {
                // NB: A subscript of the row would end the process if the value is of another type.
                known[try row.decode(atIndex: 0)] = try row.decode(String.self, atIndex: 1)
            }
            for (name, value) in settings {
                guard let then = known[name] else {
                    try database.execute(sql: "INSERT INTO setting VALUES (?, ?)", arguments: [name, value])
                    continue
                }
                if then != value {
                    throw JournalError.differs(path: path, setting: name, then: then, now: value)
                }
            }
            try database.execute(sql: "INSERT OR IGNORE INTO state VALUES ('phase', 'opened')")
        }
    }

    private static func insert(_ entries: [JournalEntry], into database: Database) throws {
        let insert = try database.cachedStatement(sql: "INSERT INTO page VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        for entry in entries {
            try insert.execute(arguments: [
                entry.number, entry.place, entry.key, entry.reason, entry.message, entry.isChanged,
                entry.wasIsolated, entry.milliseconds, entry.bytes, entry.written,
            ])
        }
    }

    /// Enters a group of pages that count only once `enter` is called.
    package func enterProvisionally(_ entries: [JournalEntry]) throws {
        try write { database in
            try Self.insert(entries, into: database)
            let first = "INSERT OR IGNORE INTO state VALUES ('provisional from', ?)"
            try database.execute(sql: first, arguments: [entries.first?.number])
        }
        count += entries.count { $0.place == 0 }
        isProvisional = true
    }

    /// Removes the pages that were entered provisionally.
    package func forgetProvisional() throws {
        try write { database in
            let first = "(SELECT value FROM state WHERE name = 'provisional from')"
            try database.execute(sql: "DELETE FROM page WHERE number >= \(first)")
            try database.execute(sql: "DELETE FROM state WHERE name = 'provisional from'")
            count = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM page WHERE place = 0") ?? 0
        }
        isProvisional = false
    }

    /// Enters a group of pages with the resulting lengths of streams, and all provisional pages. Their results must be on the disk.
    ///
    /// - Parameter values: The values that scripts stored on all pages up to the last of these; nil: they are not kept.
    package func enter(
        _ entries: [JournalEntry],
        lengths: [String: Int],
        seconds: Double,
        values: String? = nil
    ) throws {
        try write { database in
            try Self.insert(entries, into: database)
            try database.execute(sql: "DELETE FROM state WHERE name = 'provisional from'")
            let set = try database.cachedStatement(sql: "INSERT OR REPLACE INTO state VALUES (?, ?)")
            for (name, length) in lengths { try set.execute(arguments: [Self.lengthOf + kept(name), length]) }
            try set.execute(arguments: ["seconds", seconds])
            if let values { try set.execute(arguments: [Self.values, values]) }
        }
        count += entries.count { $0.place == 0 }
        isProvisional = false
    }

    /// Registers streams before they are written, so that their contents belong to the batch even if it is interrupted.
    package func keep(streams: [String]) throws {
        try write { database in
            let insert = try database.cachedStatement(sql: "INSERT OR IGNORE INTO state VALUES (?, 0)")
            for stream in streams { try insert.execute(arguments: [Self.lengthOf + kept(stream)]) }
        }
    }

    /// The length of a stream when the last group was entered.
    package func length(of stream: String) throws -> Int {
        let length = try number(Self.lengthOf + kept(stream)) ?? 0
        guard let bytes = Int(exactly: length), bytes >= 0 else { throw damaged }
        return bytes
    }

    private static let values = "values"

    /// The values that scripts stored on the entered pages, as JSON; nil: there are none.
    package func storedValues() throws -> String? {
        try read {
            try String.fetchOne($0, sql: "SELECT value FROM state WHERE name = ?", arguments: [Self.values])
        }
    }

    /// The duration of the batch so far in seconds, over all its runs.
    package func seconds() throws -> Double { try number("seconds") ?? 0 }

    /// The stored value of that name; stores the given one if there is none.
    package func fixed<Value: LosslessStringConvertible>(_ name: String, _ value: Value) throws -> Value {
        let known = try write { database in
            try database.execute(sql: "INSERT OR IGNORE INTO state VALUES (?, ?)", arguments: [name, "\(value)"])
            return try String.fetchOne(database, sql: "SELECT value FROM state WHERE name = ?", arguments: [name])
        }
        guard let fixed = known.flatMap({ Value($0) }) else { throw damaged }
        return fixed
    }

    private func number(_ name: String) throws -> Double? {
        try read {
            try Double.fetchOne($0, sql: "SELECT value FROM state WHERE name = ?", arguments: [name])
        }
    }

    /// The keys of pages from `start`, at most `limit`.
    package func keys(from start: Int, limit: Int) throws -> [FilePath] {
        let sql = "SELECT key FROM page WHERE number >= ? AND place = 0 ORDER BY number LIMIT ?"
        return try read { try FilePath.fetchAll($0, sql: sql, arguments: [start, limit]) }
    }

    /// Whether a page of that name is entered.
    package func holds(_ key: FilePath) throws -> Bool {
        try read { database in
            try Int.fetchOne(database.cachedStatement(sql: "SELECT 1 FROM page WHERE key = ?"), arguments: [key])
                != nil
        }
    }

    /// Marks the batch as begun, so that it can be resumed from here on.
    package func begin() throws {
        try write { try $0.execute(sql: "INSERT OR REPLACE INTO state VALUES ('phase', 'begun')") }
    }

    /// Marks the batch as finished.
    package func finish() throws {
        try write { try $0.execute(sql: "INSERT OR REPLACE INTO state VALUES ('phase', 'finished')") }
    }

    /// Removes the file if no page is entered. Do not use the journal afterwards.
    package func discardIfEmpty() {
        guard count == 0, (try? queue.close()) != nil else { return }
        // NB: The second is SQLite's own, which remains if closing could not remove it.
        for name in [path, path + "-journal"] { try? FileManager.default.removeItem(atPath: name) }
    }

    /// The number of results by outcome, the most frequent first.
    ///
    /// - Parameter place: The index of the result in each page; nil for all.
    package func totals(of place: Int? = nil) throws -> [(reason: String, count: Int)] {
        let sql = """
            SELECT reason, COUNT(*) FROM page WHERE place = ? OR ? IS NULL GROUP BY reason ORDER BY COUNT(*) DESC, reason
            """
        return try read {
            try Row.fetchAll($0, sql: sql, arguments: [place, place]).map {
                (try $0.decode(atIndex: 0), try $0.decode(atIndex: 1))
            }
        }
    }

    /// The outcome of a page that the script does not match, beside the names of terminal reasons.
    package static let unmatched = "not-matched"
    /// The condition of a failed result.
    static let isFailure = "reason NOT IN ('completed', '\(unmatched)')"

    /// Sums over all pages.
    package func sums() throws -> JournalSums {
        let sql = """
            SELECT TOTAL(changed), TOTAL(isolated), TOTAL(bytes * (place = 0)), TOTAL(milliseconds), \
            COUNT(DISTINCT CASE WHEN reason = 'completed' AND message <> '' THEN number END), TOTAL(written <> ''), \
            COUNT(DISTINCT CASE WHEN \(Self.isFailure) THEN number END), \
            (SELECT COUNT(*) FROM (SELECT 1 FROM page GROUP BY number HAVING MIN(reason = '\(Self.unmatched)') = 1)) FROM page
            """
        return try read { database in
            guard let row = try Row.fetchOne(database, sql: sql) else { return JournalSums() }
            func sum(_ index: Int) throws -> Int {
                guard let sum = Int(exactly: try row.decode(Double.self, atIndex: index)) else { throw damaged }
                return sum
            }
            return JournalSums(
                changed: try sum(0),
                isolated: try sum(1),
                bytes: try sum(2),
                milliseconds: try row.decode(atIndex: 3),
                warned: try sum(4),
                written: try sum(5),
                failed: try sum(6),
                unmatched: try sum(7)
            )
        }
    }

    /// Calls `body` with each failed result: by reason, then in order.
    package func failures(_ body: (JournalEntry) throws -> Void) throws {
        try entries(where: "\(Self.isFailure) ORDER BY reason, number, place", [], body)
    }

    /// A result; nil if there is none.
    package func entry(_ number: Int, _ place: Int) throws -> JournalEntry? {
        var found: JournalEntry?
        try entries(where: "number = ? AND place = ?", [number, place]) { found = $0 }
        return found
    }

    /// Calls `body` with the slowest results, the slowest first.
    package func slowest(_ count: Int, _ body: (JournalEntry) throws -> Void) throws {
        try entries(where: "1 ORDER BY milliseconds DESC, number, place LIMIT \(count)", [], body)
    }

    /// Calls `body` with each result that succeeded with a warning, in order.
    package func warnings(_ body: (JournalEntry) throws -> Void) throws {
        try entries(where: "reason = 'completed' AND message <> '' ORDER BY number, place", [], body)
    }

    /// Calls `body` with each result whose writing the report lists, and with that description, in order.
    package func written(_ body: (JournalEntry, PropertyValue) throws -> Void) throws {
        try entries(where: "written <> '' ORDER BY number, place") { entry in
            guard let facts = try? PropertyValue(json: Array(entry.written.utf8)), facts.isDictionary else {
                throw damaged
            }
            try body(entry, facts)
        }
    }

    func entries(
        where condition: String,
        _ arguments: StatementArguments = [],
        _ body: (JournalEntry) throws -> Void
    ) throws {
        let sql = "SELECT * FROM page WHERE " + condition
        try read { database in
            let rows = try Row.fetchCursor(database, sql: sql, arguments: arguments)
            while let row = try rows.next() { try body(try Self.entry(row)) }
        }
    }

    /// The entry in a row of the table of pages.
    static func entry(_ row: Row) throws -> JournalEntry {
        try JournalEntry(
            number: row.decode(atIndex: 0),
            place: row.decode(atIndex: 1),
            key: row.decode(atIndex: 2),
            reason: row.decode(atIndex: 3),
            message: row.decode(atIndex: 4),
            isChanged: row.decode(atIndex: 5),
            wasIsolated: row.decode(atIndex: 6),
            milliseconds: row.decode(atIndex: 7),
            bytes: row.decode(atIndex: 8),
            written: row.decode(atIndex: 9)
        )
    }
}
