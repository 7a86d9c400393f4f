// LaunchedWorker.swift: the page worker that the launcher (Sources/Programs/webaction) started before the command line is parsed.

import Isolation
import ProcessSupervision
import Synchronization

/// A supervisor that signals can end. The first one receives the launched worker.
func makeSignalledSupervisor() throws(SupervisorError) -> Supervisor {
    try Supervisor(signals: SignalSource(), started: LaunchedWorker.take())
}

/// The worker that waits for a supervisor.
enum LaunchedWorker {
    private static let waiting = Mutex<StartedWorker?>(nil)

    /// Takes over the worker that the launcher started, if there is one.
    static func adopt() { waiting.withLock { $0 = StartedWorker.adopt() } }

    /// Ends the worker if no command used it.
    static func end() {
        guard let worker = take() else { return }
        let children = ChildGroup()
        ChildProcess.adopt(worker, in: children).kill()
        children.killAll()
    }

    /// The waiting worker; nil if it was taken before.
    static func take() -> StartedWorker? {
        waiting.withLock { worker in
            defer { worker = nil }
            return worker
        }
    }
}
