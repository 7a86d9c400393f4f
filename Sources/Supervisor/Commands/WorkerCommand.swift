// WorkerCommand.swift: webaction worker: exchanges pages and results as frames with programs that supply the pages themselves.

import ArgumentParser
import Batch
import ExtensionModel
import Isolation
import ProcessSupervision

struct WorkerCommand: SandboxedCommand {
    static let configuration = CommandConfiguration(
        commandName: "worker",
        abstract: "Serve pages that arrive as frames on standard input; write results to standard output.",
        discussion: """
            Example: webaction worker --extension marquee

            The frames are described in \(documentPath("docs/worker-protocol.md")); the Python package in \(documentPath("python")) implements them. The \
            process exits with code 0 once its input has ended and every page is answered.
            """
    )

    @OptionGroup
    var extensions: ExtensionArguments
    @OptionGroup
    var native: ActionArguments
    @Option(help: ArgumentHelp("The number of pages processed at the same time.", valueName: "n"))
    var jobs = 1
    @Option(help: ArgumentHelp("The interval between heartbeats, in seconds.", valueName: "seconds"))
    var heartbeat = 5.0
    @OptionGroup
    var pages: ManyPagesArguments
    @OptionGroup
    var sandbox: SandboxArguments

    func validate() throws {
        try JobsOption.check(jobs)
        guard heartbeat >= 0.1 else { throw ValidationError("--heartbeat takes a number of seconds of at least 0.1.") }
    }

    func run() throws {
        let inputs = try native.inputs(for: extensions.count)
        let parts = try native.prepare(extensions.found(), inputs)
        let options = try pages.options(for: parts, order: extensions.order)
        let settings = ServerSettings(run: options, jobs: jobs, heartbeat: heartbeat)
        do {
            switch try PageExchange(settings, supervisor: sandbox.makeSupervisor()).serve() {
            case .done: return
            case .interrupted(let signal): throw CommandError.interrupted("", by: signal)
            case .misunderstood(let message): throw CommandError.usage("standard input: \(message).")
            case .closed: throw CommandError.failed("standard output was closed.")
            }
        } catch let error as SupervisorError {
            throw CommandError.engine(error.description)
        }
    }
}
