// WebAction.swift: the command line: the list of commands, and how each of them ends.

public import ArgumentParser
import Glibc
import Isolation

/// The program.
public struct WebAction: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "webaction",
        abstract: "Takes saved web pages through browser action extensions, without a browser.",
        discussion: """
            Example: webaction run page.html --extension marquee -o rewritten.html

            Exit codes: 0 done, 1 the action or a page failed, 2 wrong usage, 3 the engine itself failed.
            Data goes to standard output, everything else to standard error.
            """,
        version: "0.1.0",
        subcommands: [
            RunCommand.self,
            SnapshotCommand.self,
            EvaluateCommand.self,
            ExtensionsCommand.self,
            MatchCommand.self,
            BatchCommand.self,
            DiffCommand.self,
            TestCommand.self,
            WorkerCommand.self,
            ValidateCommand.self,
            NewCommand.self,
            DoctorCommand.self,
            CompileSDKCommand.self,
        ]
    )

    /// A command with no arguments.
    public init() {}

    /// Parses the command line, runs the command, and ends the process with the table's exit code.
    public static func start() -> Never {
        EarlyHost.start(for: CommandLine.arguments.dropFirst())
        do {
            defer { EarlyHost.end() }
            var command = try parseAsRoot()
            try command.run()
        } catch let problem as CommandProblem {
            if let signal = waitingInterruption() { die(bySignal: signal) }
            if !problem.message.isEmpty { printError(problem.message) }
            if let signal = problem.signal { die(bySignal: signal) }
            Glibc.exit(problem.code)
        } catch {
            if let signal = waitingInterruption() { die(bySignal: signal) }
            // Help and version come as errors that are none.
            if exitCode(for: error) == .success { exit(withError: error) }
            printError(fullMessage(for: error), prefix: "")
            Glibc.exit(2)
        }
        Glibc.exit(0)
    }
}

/// A command that did not end well: the message for people and the exit code.
struct CommandProblem: Error, Equatable, CustomStringConvertible {
    var message: String
    var code: Int32
    /// The signal that the process ends by, when one asked it to.
    var signal: Int32?
    var description: String { message }

    /// The action or a page failed.
    static func failed(_ message: String) -> CommandProblem { CommandProblem(message: message, code: 1) }
    /// Wrong usage.
    static func usage(_ message: String) -> CommandProblem { CommandProblem(message: message, code: 2) }
    /// A signal asked the program to end. Everything that was begun is cleared away while this is thrown.
    static func interrupted(_ message: String, by signal: Int32) -> CommandProblem {
        CommandProblem(message: message, code: 1, signal: signal)
    }
    /// The engine itself failed.
    static func engine(_ message: String) -> CommandProblem { CommandProblem(message: message, code: 3) }
}

/// Writes one message to standard error.
func printError(_ message: String, prefix: String = "webaction: ") {
    var line = prefix + message
    if !line.hasSuffix("\n") { line += "\n" }
    _ = writeAll(descriptor: 2, bytes: Array(line.utf8))
}
