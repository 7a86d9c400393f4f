// Journal+Results.swift: queries a journal for results by outcome and text, in pages, and for groups of equal failures.

import FilePaths
import Foundation
import GRDB

/// A query for results.
package struct ResultQuery: Equatable, Sendable {
    /// The outcome of the pages.
    package enum Outcome: Equatable, Sendable {
        case any
        case failed
        case reason(String)
        /// Pages that succeeded with a warning.
        case warned
        case changed
    }

    package enum Order: Sendable {
        /// The order of the inputs.
        case inputs
        case slowest
    }

    package var outcome = Outcome.any
    /// A text in the page's name or in the message, ignoring the case of ASCII letters; empty matches all.
    package var text = ""
    /// The exact message; nil matches any.
    package var message: String?
    package var order = Order.inputs

    /// A query for all results.
    package init() {}

    fileprivate var condition: (sql: String, arguments: StatementArguments) {
        var parts: [String] = []
        var arguments = StatementArguments()
        switch outcome {
        case .any: break
        case .failed: parts.append(Journal.isFailure)
        case .warned: parts.append("reason = 'completed' AND message <> ''")
        case .changed: parts.append("changed <> 0")
        case .reason(let reason):
            parts.append("reason = ?")
            arguments += [reason]
        }
        if let message {
            parts.append("message = ?")
            arguments += [message]
        }
        if !text.isEmpty {
            let pattern = "%" + text.map { "\\%_".contains($0) ? "\\\($0)" : String($0) }.joined() + "%"
            parts.append("(CAST(key AS TEXT) LIKE ? ESCAPE '\\' OR message LIKE ? ESCAPE '\\')")
            arguments += [pattern, pattern]
        }
        return (parts.isEmpty ? "1" : parts.joined(separator: " AND "), arguments)
    }
}

/// Failures with the same reason and message.
package struct FailureGroup: Equatable, Sendable {
    package var reason: String
    package var message: String
    package var count: Int
    /// The number of the first one.
    package var number: Int
    package var place: Int
}

extension Journal {
    /// The number of results of a query.
    package func count(of query: ResultQuery) throws -> Int {
        let (sql, arguments) = query.condition
        return try read {
            try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM page WHERE " + sql, arguments: arguments) ?? 0
        }
    }

    /// Some of the results of a query.
    ///
    /// - Parameter start: The number of results to skip.
    package func results(of query: ResultQuery, from start: Int, limit: Int) throws -> [JournalEntry] {
        let (sql, arguments) = query.condition
        let order = query.order == .slowest ? "milliseconds DESC, number, place" : "number, place"
        var entries: [JournalEntry] = []
        try self.entries(
            where: "\(sql) ORDER BY \(order) LIMIT ? OFFSET ?",
            arguments + [limit, start]
        ) { entries.append($0) }
        return entries
    }

    /// Groups of equal failures, the largest first.
    package func failureGroups(limit: Int) throws -> [FailureGroup] {
        let sql = """
            SELECT reason, message, COUNT(*), MIN(number), place FROM page WHERE \(Self.isFailure) \
            GROUP BY reason, message ORDER BY COUNT(*) DESC, MIN(number), reason LIMIT ?
            """
        return try read {
            try Row.fetchAll($0, sql: sql, arguments: [limit]).map { row in
                FailureGroup(
                    reason: try row.decode(atIndex: 0),
                    message: try row.decode(atIndex: 1),
                    count: try row.decode(atIndex: 2),
                    number: try row.decode(atIndex: 3),
                    place: try row.decode(atIndex: 4)
                )
            }
        }
    }

    /// Calls `body` with each result that failed for this reason and the number of failures with the same message: the most frequent
    /// messages first, equal ones together.
    package func failures(of reason: String, _ body: (JournalEntry, _ alike: Int) throws -> Void) throws {
        let sql = """
            SELECT *, COUNT(*) OVER (PARTITION BY message) AS alike, MIN(number) OVER (PARTITION BY message) AS first \
            FROM page WHERE reason = ? ORDER BY alike DESC, first, message, number, place
            """
        try read { database in
            let rows = try Row.fetchCursor(database, sql: sql, arguments: [reason])
            while let row = try rows.next() { try body(try Self.entry(row), try row.decode(atIndex: 10)) }
        }
    }
}
