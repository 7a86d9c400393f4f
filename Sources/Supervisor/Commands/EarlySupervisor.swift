// EarlySupervisor.swift: a command's supervisor, whose worker may start before the command line is understood.

import Isolation
import Supervision
import Synchronization

/// A supervisor that signals can end.
func makeSignalledSupervisor() throws(SupervisorError) -> Supervisor { try Supervisor(signals: SignalSource()) }

/// A supervisor that was started on the first word of the command line alone.
///
/// Reading the command line takes milliseconds, and so does a worker until it can take a page: both go on at once.
enum EarlySupervisor {
    private static let waiting = Mutex<Supervisor?>(nil)
    /// Commands that always need a worker.
    private static let commands = ["run", "snapshot", "eval"]

    /// Starts a supervisor when `arguments` begin with a command that needs one. A failure is reported by `SandboxArguments`, later.
    static func start(for arguments: some Collection<String>) {
        guard let command = arguments.first, commands.contains(command),
            !arguments.contains(where: { ["-h", "--help"].contains($0) })
        else { return }
        waiting.withLock { supervisor in
            supervisor = try? makeSignalledSupervisor()
            // NB: Whatever else begins so costs a worker that tells more than it has to.
            supervisor?.explains = arguments.contains { $0.hasPrefix("--explain") || $0.hasPrefix("--html") }
            supervisor?.preparesPages = command == "run" && !arguments.contains { $0.hasPrefix("--page-scripts") }
            try? supervisor?.startWorker()
        }
    }

    /// Shuts down the prestarted supervisor if no command took it.
    static func end() { take()?.shutDown() }

    /// The supervisor that waits, once.
    static func take() -> Supervisor? {
        waiting.withLock { supervisor in
            defer { supervisor = nil }
            return supervisor
        }
    }
}
