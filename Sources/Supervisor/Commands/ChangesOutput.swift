// ChangesOutput.swift: prints the changes that scripts made to standard error.

import Glibc
import Isolation
import PageProtocol
import RunEngine
import Snapshots

/// Prints the changes of an explained run.
func printChanges(of report: RunReport) {
    guard let changes = report.changes else { return }
    if changes.changes.isEmpty, changes.omitted == 0 { return printError("no script changed the page", prefix: "") }
    changes.writeText(isColored: isTerminal(2) && getenv("NO_COLOR") == nil) { StandardError.write(shown: $0) }
}
