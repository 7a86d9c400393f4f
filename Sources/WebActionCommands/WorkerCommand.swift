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
    @Option(help: "How the pages are written: preserve, html or xml.")
    var serialization = PageSerialization.preserve
    @Option(help: "Seconds for each of run() and finalize() of each page.")
    var timeout = 2.0
    @Option(help: ArgumentHelp("Megabytes that a page's worker may take.", valueName: "mb"))
    var memory: Int?
    @Option(help: "Seconds between two signs of life.")
    var heartbeat = 5.0
    @OptionGroup
    var reading: PageReading
    @OptionGroup
    var surroundings: SurroundingsOptions

    func validate() throws {
        try checkTimeout(timeout)
        guard (1...1024).contains(jobs) else { throw ValidationError("--jobs takes a number from 1 to 1024.") }
        guard heartbeat >= 0.1 else { throw ValidationError("--heartbeat takes seconds, from 0.1.") }
        if let memory, !(64...1_048_576).contains(memory) {
            throw ValidationError("--memory takes megabytes, from 64 to 1048576.")
        }
    }

    func run() throws {
        let fixed = try native.fixedArgument()
        let found = try findBundle(bundle)
        var settings = ServerSettings(
            extensionIdentifier: found.bundle.identifier,
            script: try found.script(),
            action: try native.action(of: found, fixed: fixed),
            callsFinalize: found.bundle.point.callsFinalize,
            serialization: serialization,
            timeout: timeout,
            memory: memory.map { $0 << 20 },
            jobs: jobs,
            heartbeat: heartbeat
        )
        settings.conditions = try surroundings.conditions(reading: reading)
        do {
            switch try PageServer(settings, host: Host()).serve() {
            case .done: return
            case .interrupted(let signal): die(bySignal: signal)
            case .misunderstood(let message): throw CommandProblem.usage("standard input: \(message).")
            case .closed: throw CommandProblem.failed("standard output was closed.")
            }
        } catch let error as HostError {
            throw CommandProblem.engine(error.description)
        }
    }
}
