// ChangesOutput.swift: what scripts changed, on standard error.

import Glibc
import Isolation
import PageProtocol
import Snapshots
import Supervision

/// Prints the list of a run that was explained.
func printChanges(of report: RunReport) {
    guard let changes = report.changes else { return }
    if changes.changes.isEmpty, changes.omitted == 0 { return printError("no script changed the page", prefix: "") }
    StandardError.write(shown: changes.text(isColored: isTerminal(2) && getenv("NO_COLOR") == nil))
}
