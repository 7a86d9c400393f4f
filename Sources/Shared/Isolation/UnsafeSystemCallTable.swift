// UnsafeSystemCallTable.swift: the table of system calls, for documents and tests.
// Safe because: the strings are constants of CSandbox, which last as long as the process.

import CSandbox

/// A row of the table: one system call, and when it is made. Empty texts: the row says nothing of it.
public struct SystemCallRow: Equatable, Sendable {
    public var name: String
    public var worker: String
    public var reader: String
    public var action: String
    /// Of what is unconfined below a keeper.
    public var kept: String
    /// What its arguments must be; empty: anything.
    public var condition: String
    /// The name of the error that it gets otherwise.
    public var answer: String
    public var why: String
}

/// All rows.
public func systemCallTable() -> [SystemCallRow] {
    (0..<csandbox_call_count()).map { index in
        let row = csandbox_call(index)
        return SystemCallRow(
            name: String(cString: row.name),
            worker: String(cString: row.worker),
            reader: String(cString: row.reader),
            action: String(cString: row.action),
            kept: String(cString: row.kept),
            condition: String(cString: row.condition),
            answer: String(cString: row.answer),
            why: String(cString: row.why)
        )
    }
}
