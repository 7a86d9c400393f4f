// CommandEnd.swift: what a command says of its page on the way, and how it ends when the page could not be done.

import PageProtocol
import Supervision

/// Shows a note of the page on standard error.
func printNote(_ note: PageNote) {
    let kind =
        switch note.kind {
        case .consoleLog: "log"
        case .consoleInfo: "info"
        case .consoleWarning: "warn"
        case .consoleError: "error"
        case .consoleDebug: "debug"
        case .dialog: "dialog"
        case .navigation: "navigation"
        case .warning, .lostValue: "warning"
        case .uncaughtError: "uncaught"
        }
    printError(note.shownText, prefix: "\(kind): ")
}

/// Ends the command: by the signal if one came, otherwise with the error for the reason.
///
/// - Parameters:
///   - fault: The script's error, whose calls are printed below the message.
///   - hints: Printed after the message.
func fail(
    _ supervisor: Supervisor,
    page: String,
    reason: TerminalReason,
    message: String,
    fault: ScriptFault? = nil,
    hints: [String] = []
) throws -> Never {
    supervisor.shutDown()
    if let signal = supervisor.interruption {
        throw CommandError.interrupted("\(page): interrupted; nothing was written.", by: signal)
    }
    let text = withCalls("\(page): \(message)", of: fault)
    var problem = reason == .internalError ? CommandError.engine(text) : CommandError.failed(text)
    problem.hints = hints
    throw problem
}

/// A message with the calls of a script's error below it, the innermost first.
func withCalls(_ message: String, of fault: ScriptFault?) -> String {
    ([message] + ScriptPlace.lines(of: fault?.calls ?? [])).joined(separator: "\n")
}
