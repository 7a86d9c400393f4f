// SandboxArguments.swift: the options of commands that start sandboxed processes for pages, and their supervisor.

import ArgumentParser
import Isolation
import ProcessSupervision

/// A command that starts sandboxed processes.
protocol SandboxedCommand: ParsableCommand {
    var sandbox: SandboxArguments { get }
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

    /// Checks what the options require before anything is read: processes read manifests and shortcuts, too.
    func check() throws(CommandError) {
        let missing = requireSandbox ? SandboxSupport.current().missing : []
        if !missing.isEmpty { throw .engine(SupervisorError.sandboxMissing(missing).description) }
    }

    /// A supervisor with the sandbox that the options require.
    func makeSupervisor() throws -> Supervisor {
        do {
            let supervisor = try makeSignalledSupervisor()
            if requireSandbox { try supervisor.requireSandbox() }
            return supervisor
        } catch {
            throw CommandError.engine(error.description)
        }
    }

    /// A supervisor with the sandbox that the options require, and a worker that is starting.
    ///
    /// - Parameter explains: Whether the worker records what scripts change.
    func startSupervisor(explains: Bool = false) throws -> Supervisor {
        let supervisor = try makeSupervisor()
        supervisor.explains = explains
        do { try supervisor.startWorker() } catch { throw CommandError.engine(error.description) }
        return supervisor
    }
}
