// StartingHost.swift: the supervisor of a command, whose worker may start before the command line is understood.

import ArgumentParser
import Isolation
import Supervision
import Synchronization

/// A supervisor that signals can end.
func makeSignalledHost() throws(HostError) -> Host { try Host(signals: SignalSource()) }

/// A host that was started on the first word of the command line alone.
///
/// Reading the command line takes milliseconds, and so does a worker until it can take a page: both go on at once.
enum EarlyHost {
    private static let waiting = Mutex<Host?>(nil)
    /// Commands that always need a worker.
    private static let commands: Set = ["run", "snapshot", "eval"]

    /// Starts a host when `arguments` begin with a command that needs one. A failure is reported by `SandboxArguments`, later.
    static func start(for arguments: some Collection<String>) {
        guard let command = arguments.first, commands.contains(command),
            !arguments.contains(where: { ["-h", "--help"].contains($0) })
        else { return }
        waiting.withLock { host in
            host = try? makeSignalledHost()
            try? host?.startWorker()
        }
    }

    /// Shuts down the prestarted host if no command took it.
    static func end() { take()?.shutDown() }

    /// The host that waits, once.
    static func take() -> Host? {
        waiting.withLock { host in
            defer { host = nil }
            return host
        }
    }
}

/// The options of all commands that start workers or readers.
struct SandboxArguments: ParsableArguments {
    @Flag(
        help: ArgumentHelp(
            "Fail if the kernel lacks features that isolate page scripts from files and programs.",
            discussion: "webaction doctor lists them."
        )
    )
    var requireSandbox = false

    /// A supervisor with the sandbox that the options require.
    func makeHost() throws -> Host {
        do {
            let host: Host
            if let early = EarlyHost.take() { host = early } else { host = try makeSignalledHost() }
            if requireSandbox { try host.requireSandbox() }
            return host
        } catch {
            throw CommandError.engine(error.description)
        }
    }

    /// A supervisor with the sandbox that the options require, and whose worker is starting.
    func startHost() throws -> Host {
        let host = try makeHost()
        do { try host.startWorker() } catch { throw CommandError.engine(error.description) }
        return host
    }
}
