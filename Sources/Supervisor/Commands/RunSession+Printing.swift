// RunSession+Printing.swift: runs a page for a command: prints its notes, and ends the command with the errors of the engine.

import ExtensionHost
import PageProtocol
import ProcessSupervision

extension RunSession {
    /// Runs all extensions, and prints the page's notes.
    ///
    /// - Throws: `CommandError.engine`, or an interruption.
    func runPrinting(on supervisor: Supervisor, page: String) throws -> RunOutcome {
        let outcome: RunOutcome
        do throws(SupervisorError) { outcome = try run(onMessage: printMessage) } catch {
            throw CommandError.engine(error.description)
        }
        if supervisor.interruption != nil {
            try fail(supervisor, page: page, reason: .cancelled, message: "interrupted.")
        }
        return outcome
    }
}
