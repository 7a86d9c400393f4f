// WebAction.swift: the command line: the list of commands, and their exit.

package import ArgumentParser
import Foundation
import Glibc
import Isolation

/// The root command.
package struct WebAction: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "webaction",
        abstract: "Run browser action extensions on saved web pages, without a browser.",
        discussion: """
            Example: webaction run page.html --extension marquee -o rewritten.html

            Exit codes: 0 success, 1 the action or a page failed, 2 wrong usage, 3 an internal error.
            Data is written to standard output, everything else to standard error.
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
            ReplayCommand.self,
            TestCommand.self,
            ServeCommand.self,
            WorkerCommand.self,
            ValidateCommand.self,
            CacheCommand.self,
            NewCommand.self,
            DoctorCommand.self,
            CompileSDKCommand.self,
            CompileBindingsCommand.self,
        ]
    )

    /// Creates the command.
    package init() {}

    /// Parses the command line, runs the command, and ends the process with the exit code of the error.
    package static func start() -> Never {
        prepareProcess()
        let arguments = commandLineArguments()
        LaunchedWorker.adopt()
        do {
            defer { LaunchedWorker.end() }
            try checkCommandName(arguments)
            if asksForBashCompletions(arguments) {
                try writeOutput(Array(bashCompletions().utf8), to: nil)
                Glibc.exit(0)
            }
            if asksForVersionAsJSON(arguments) {
                try writeJSON(versionAsJSON(), to: nil)
                Glibc.exit(0)
            }
            var command = try parsed(arguments)
            try (command as? any SandboxedCommand)?.sandbox.check()
            try command.run()
        } catch let problem as CommandError {
            if let signal = waitingInterruption() { die(bySignal: signal) }
            if !problem.message.isEmpty { printError(problem.message) }
            for hint in problem.hints { printError(hint, prefix: "hint: ") }
            if let signal = problem.signal { die(bySignal: signal) }
            Glibc.exit(problem.code)
        } catch {
            if let signal = waitingInterruption() { die(bySignal: signal) }
            // Help and version arrive as errors with code 0.
            if exitCode(for: error) == .success { exit(withError: error) }
            for line in usageLines(usageMessage(fullMessage(for: error), arguments), arguments) {
                printError(line, prefix: "")
            }
            Glibc.exit(2)
        }
        Glibc.exit(0)
    }
}

extension WebAction {
    /// Parses the arguments of a command.
    fileprivate static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        // OPTIMIZATION: A command that is named first is parsed by itself. Only what it refuses, and what becomes another command, such as
        // --help, is parsed from the root, whose messages name the whole command.
        if let command = configuration.subcommands.first(where: { $0.configuration.commandName == arguments.first }),
            command.configuration.subcommands.isEmpty,
            let parsed = try? command.parseAsRoot(Array(arguments.dropFirst())), type(of: parsed) == command
        {
            return parsed
        }
        return try parseAsRoot(arguments)
    }
}

/// Refuses an unknown command, and suggests one.
private func checkCommandName(_ arguments: [String]) throws(CommandError) {
    guard let word = arguments.first, !word.utf8.starts(with: "-".utf8) else { return }
    let configurations = WebAction.configuration.subcommands.map { $0.configuration }
    let names = configurations.filter { $0.shouldDisplay }.compactMap { $0.commandName }
    let known = configurations.compactMap { $0.commandName } + ["help"]
    if known.contains(word) { return }
    let meant = UsageSuggestions.command(meantBy: word, in: names).map { "; did you mean \($0)?" } ?? "."
    throw .usage("unknown command \"\(word)\"\(meant) Commands: \(names.joined(separator: ", ")).")
}

/// The parser's message; for a misspelled option, that it is unknown, not that an option is missing.
private func usageMessage(_ message: String, _ arguments: [String]) -> String {
    guard let problem = UsageSuggestions.unknownOption(in: arguments) else { return message }
    let usage = message.components(separatedBy: "\nUsage: ").dropFirst().map { "\nUsage: " + $0 }.joined()
    return "Error: \(problem)\(usage)"
}

/// The lines of a usage message. Line feeds inside an argument are escaped, so that they start no line.
private func usageLines(_ message: String, _ arguments: [String]) -> [String] {
    let feed = "\\u{0A}"
    let text = arguments.filter { $0.unicodeScalars.contains("\n") }.reduce(message) { message, argument in
        message.replacing(argument, with: argument.unicodeScalars.map { $0 == "\n" ? feed : String($0) }.joined())
    }
    return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
}

/// The failure of a command: the message and the exit code.
struct CommandError: Error, Equatable, CustomStringConvertible {
    var message: String
    var code: Int32
    /// The signal that ends the process, if one asked it to end.
    var signal: Int32?
    /// Hints after the message: the cause and the fix.
    var hints: [String] = []
    /// Whether the sources of a native half are at fault, so that a page passes through.
    var isAboutSources = false
    var description: String { message }

    /// The action or a page failed.
    static func failed(_ message: String) -> CommandError { CommandError(message: message, code: 1) }
    /// The sources of a native half do not compile.
    static func sources(_ message: String) -> CommandError {
        CommandError(message: message, code: 1, isAboutSources: true)
    }
    /// A usage error.
    static func usage(_ message: String) -> CommandError { CommandError(message: message, code: 2) }
    /// A signal asked the program to end. Everything that was begun is cleaned up as this is thrown.
    static func interrupted(_ message: String, by signal: Int32) -> CommandError {
        CommandError(message: message, code: 1, signal: signal)
    }
    /// The engine itself failed.
    static func engine(_ message: String) -> CommandError { CommandError(message: message, code: 3) }
}

/// Writes one message to standard error.
func printError(_ message: String, prefix: String = "webaction: ") { StandardError.write(message, prefix: prefix) }
