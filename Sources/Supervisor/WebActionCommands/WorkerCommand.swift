// WorkerCommand.swift: webaction worker: pages and results as frames, for programs that bring the pages themselves.

import ActionHost
import ArgumentParser
import Batch
import ExtensionModel
import Isolation
import WorkerProtocol

struct WorkerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "worker",
        abstract: "Serves pages that come as frames on standard input; results leave on standard output.",
        discussion: """
            Example: webaction worker --extension marquee

            The frames are described in docs/worker-protocol.md; the Python package in python/ speaks them. The \
            process ends with 0 when its input has ended and everything is answered.
            """
    )

    @Option(name: .customLong("extension"), help: "A bundle's name, or a path with a slash.")
    var bundle: String
    @OptionGroup
    var native: ActionOptions
    @Option(help: "Pages at a time.")
    var jobs = 1
    @OptionGroup
    var limit: TimeLimit
    @Option(help: "Seconds between two signs of life.")
    var heartbeat = 5.0
    @OptionGroup
    var pages: ManyPagesOptions
    @OptionGroup
    var sandbox: SandboxOptions

    func validate() throws {
        guard (1...1024).contains(jobs) else { throw ValidationError("--jobs takes a number from 1 to 1024.") }
        guard heartbeat >= 0.1 else { throw ValidationError("--heartbeat takes seconds, from 0.1.") }
    }

    func run() throws {
        let fixed = try native.fixedArgument()
        let found = try findBundle(bundle)
        var settings = ServerSettings(
            extensionIdentifier: found.bundle.identifier,
            script: try found.script(),
            action: try native.action(of: found, fixed: fixed),
            callsFinalize: found.bundle.point.callsFinalize,
            writing: pages.writing.options,
            timeout: limit.timeout,
            memory: pages.memoryBytes,
            jobs: jobs,
            heartbeat: heartbeat
        )
        settings.conditions = try pages.conditions()
        do {
            switch try PageServer(settings, host: sandbox.makeHost()).serve() {
            case .done: return
            case .interrupted(let signal): throw CommandProblem.interrupted("", by: signal)
            case .misunderstood(let message): throw CommandProblem.usage("standard input: \(message).")
            case .closed: throw CommandProblem.failed("standard output was closed.")
            }
        } catch let error as HostError {
            throw CommandProblem.engine(error.description)
        }
    }
}
