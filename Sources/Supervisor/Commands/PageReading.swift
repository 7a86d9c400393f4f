// PageReading.swift: pages from files, with the messages for what can't be a page.

public import ArgumentParser
import FilePaths
import Isolation
import PageProtocol
import Supervision
import TerminalText

/// Reads a page; "-" is standard input.
///
/// - Parameter url: The document's URL; without one, the file's own.
func readPage(_ path: FilePath, url: String?, reading: ReadingArguments) throws -> PageInput {
    try refuseContainer(path)
    return PageInput(
        name: path == "-" ? "standard input" : path.description,
        bytes: try reading.readPage(path),
        url: url ?? fileURL(path),
        encoding: reading.encoding ?? "",
        contentType: reading.contentType ?? PageContentType(fileName: path),
        locale: reading.locale ?? ""
    )
}

/// The options that say how a page's bytes are to be read.
struct ReadingArguments: ParsableArguments {
    @Option(help: "The encoding of the page, regardless of its own declaration.")
    var encoding: String?
    @Option(
        help: ArgumentHelp(
            "The type of the page, such as text/html;charset=big5 or application/xhtml+xml (default: by file name).",
            valueName: "type"
        )
    )
    var contentType: PageContentType?
    @Option(help: "The language, such as ru or zh-TW, that determines the encoding of pages that declare none.")
    var locale: String?
    @OptionGroup
    var size: PageSizeLimit

    func validate() throws {
        if let problem = encoding.flatMap(encodingProblem) { throw ValidationError("--encoding: \(problem).") }
        if let problem = locale.flatMap(localeProblem) { throw ValidationError("--locale: \(problem).") }
    }

    /// A page's bytes; "-" is standard input.
    func readPage(_ path: FilePath) throws(CommandError) -> [UInt8] { try size.readPage(path) }
}

/// The option that says how large a page may be.
struct PageSizeLimit: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The size limit of a page, in bytes.",
            valueName: "n"
        )
    )
    var maxBytes = maximumPage

    func validate() throws {
        guard (1...maximumPage).contains(maxBytes) else {
            throw ValidationError("--max-bytes takes a number of bytes, from 1 to \(maximumPage).")
        }
    }

    /// A page's bytes; "-" is standard input.
    func readPage(_ path: FilePath) throws(CommandError) -> [UInt8] {
        do throws(FileError) { return try readFile(path, limit: maxBytes) } catch {
            let hint = error.isTooLarge ? " (--max-bytes)" : ""
            throw .failed("\(error.path): \(error.problem)\(hint).")
        }
    }
}

extension PageContentType: ExpressibleByArgument {
    package init?(argument: String) { self.init(argument) }
}

/// Reads a file that the user named.
func readInput(_ path: some PathBytes) throws(CommandError) -> [UInt8] {
    do throws(FileError) { return try readFile(path) } catch { throw .failed(error.description) }
}

/// Writes data to standard output, or to a file that appears whole or not at all.
func writeOutput(_ bytes: [UInt8], to path: FilePath?) throws {
    do {
        if let path, path != "-" { try writeFile(bytes, to: path) } else { try writeStandardOutput(bytes) }
    } catch {
        throw CommandError.failed("\(error)")
    }
}

/// Writes text for people to standard output: on a terminal as it can be shown there, otherwise byte for byte.
func writeText(_ text: String) throws { try writeText(bytes: Array(text.utf8)) }

/// Writes bytes that are text for people to standard output.
func writeText(bytes: [UInt8]) throws {
    try writeOutput(isTerminal(1) ? Array(shownText(bytes: bytes).utf8) : bytes, to: nil)
}

/// Checks the value of `--timeout`, in seconds.
func checkTimeout(_ seconds: Double) throws {
    guard seconds > 0, seconds <= 86_400 else {
        throw ValidationError("--timeout takes a number of seconds greater than 0 and at most 86400.")
    }
}

/// Shows a remark of the page on standard error.
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
    printError(note.text, prefix: "\(kind): ")
}

/// Ends the command: by the signal if one came, otherwise with the error for the reason.
///
/// - Parameter hints: Printed after the message.
func fail(
    _ supervisor: Supervisor,
    page: String,
    reason: TerminalReason,
    message: String,
    hints: [String] = []
) throws -> Never {
    supervisor.shutDown()
    if let signal = supervisor.interruption {
        throw CommandError.interrupted("\(page): interrupted; nothing was written.", by: signal)
    }
    let text = "\(page): \(message)"
    var problem = reason == .internalError ? CommandError.engine(text) : CommandError.failed(text)
    problem.hints = hints
    throw problem
}
