// LaunchedWorker.swift: the page worker that the launcher (Sources/Programs/webaction) has started before the command line is read.

import Isolation
import Supervision
import Synchronization

/// A supervisor that signals can end. The first one has the worker that was launched.
func makeSignalledSupervisor() throws(SupervisorError) -> Supervisor {
    try Supervisor(signals: SignalSource(), started: LaunchedWorker.take())
}

/// The worker that waits for a supervisor.
enum LaunchedWorker {
    private static let waiting = Mutex<StartedWorker?>(nil)

    /// Takes over what the launcher has started, if it has.
    static func takeOver() { waiting.withLock { $0 = StartedWorker.takeOver() } }

    /// Ends it if no command took it.
    static func end() {
        guard let worker = take() else { return }
        let children = ChildGroup()
        ChildProcess.takeOver(worker, in: children).kill()
        children.killAll()
    }

    /// The worker that waits, once.
    static func take() -> StartedWorker? {
        waiting.withLock { worker in
            defer { worker = nil }
            return worker
        }
    }
}
