// CommandFailure.swift: prints the notes of a page, and ends a command whose page failed.

import PageProtocol
import ProcessSupervision

/// Prints a note of the page to standard error.
func printMessage(_ note: PageMessage) {
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
        case .request: "request"
        }
    printError(note.shownText, prefix: "\(kind): ")
}

/// Ends the command: by the signal if one arrived, otherwise with the error for the reason.
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

/// A message, followed by the calls of a script's error, innermost first.
func withCalls(_ message: String, of fault: ScriptFault?) -> String {
    ([message] + ScriptPlace.lines(of: fault?.calls ?? [])).joined(separator: "\n")
}
