// UnsafeSystemCallTable.swift: the table of system calls, for documents and tests.
// Safe because: the strings are constants of CSandbox, which last as long as the process.

import CSandbox

/// A row of the table: a system call, and when it is allowed. An empty text: not mentioned.
package struct SystemCallRow: Equatable, Sendable {
    package var name: String
    package var worker: String
    package var reader: String
    package var action: String
    /// For unconfined processes below a watchdog.
    package var kept: String
    /// The condition on its arguments; empty: none.
    package var condition: String
    /// The name of the error that it otherwise gets.
    package var answer: String
    package var why: String
}

/// All rows.
package func systemCallTable() -> [SystemCallRow] {
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
