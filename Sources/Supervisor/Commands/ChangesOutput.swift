// ChangesOutput.swift: what scripts changed, on standard error.

import Glibc
import Isolation
import PageProtocol
import Snapshots
import Supervision

/// Prints the list of a run that was explained.
func printChanges(of report: RunReport) {
    guard let changes = report.changes else { return }
    let isColored = isTerminal(2) && getenv("NO_COLOR") == nil
    let text = changes.changes.isEmpty ? "no script changed the page\n" : changes.text(isColored: isColored)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        printError(String(line), prefix: "")
    }
}
