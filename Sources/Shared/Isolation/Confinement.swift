// Confinement.swift: what is taken from a child before it starts, and what it gives up itself once it has started.
// Which system calls that leaves: Sources/Shared/CSandbox/SystemCalls.c.

import CSandbox
import Glibc

/// What a child is, which decides what is taken from it. All but `unconfined` can get no privileges that they begin without;
/// all are in a session of their own, without a terminal.
package enum Confinement: Equatable, Sendable {
    /// A worker that parses pages and runs their scripts: it makes the system calls that it needs and no others, and has no
    /// capabilities.
    case pageWorker
    /// A reader of containers: it makes the system calls that it needs and no others, and has no capabilities.
    case containerReader
    /// An action: it makes no system calls that reach beyond it, and has no capabilities; where the kernel has Landlock, it can
    /// look into no process but those it starts. Without the network it can make no socket.
    case action(hasNetwork: Bool)
    /// A compiler, or what else makes something of strangers' sources: the system calls of an action without the network, and
    /// no capabilities.
    case compiler
    /// Nothing is taken from it.
    case unconfined

    var kind: csandbox_kind {
        switch self {
        case .pageWorker: csandbox_page_worker
        case .containerReader: csandbox_container_reader
        case .action(let hasNetwork): hasNetwork ? csandbox_action : csandbox_offline_action
        case .compiler: csandbox_compiler
        case .unconfined: csandbox_unconfined
        }
    }
}

/// The files that a child may open.
package struct ReachableFiles: Equatable, Sendable {
    /// To read: files, and folders with all that is below them.
    package var readable: [String]
    /// Files that it may run besides; nil: all that it may read.
    package var programs: [String]?
    /// To change, and to run what is made there; nil: none. Where the kernel has Landlock 1 only, who writes may open all files.
    package var writable: [String]?

    /// Files that may be opened.
    package init(readable: [String], programs: [String]? = nil, writable: [String]? = nil) {
        self.readable = readable
        self.programs = programs
        self.writable = writable
    }
}

/// The error of a process that cannot confine itself and must not go on.
package struct ConfinementError: Error, Equatable, CustomStringConvertible {
    /// The system's error number.
    package var code: Int32

    /// The system's own words.
    package var description: String { "the system call filter cannot be set: \(systemMessage(code))" }
}

/// What a process gives up for good once it has started, before it sees what comes from strangers.
package enum LateConfinement {
    /// A fork server: a page worker whose children do the pages.
    case forkServer
    /// A page worker, or a child of a fork server, that works on pages. `opensFiles`: whether it may go on opening files to
    /// read; Landlock says which.
    case pages(opensFiles: Bool)
    /// A reader of containers. It opens nothing any longer.
    case reading

    /// Takes it away from all threads of this process.
    package func enter() throws(ConfinementError) {
        let code =
            switch self {
            case .forkServer: csandbox_enter_fork_server()
            case .pages(let opensFiles): csandbox_enter_pages(opensFiles ? 1 : 0)
            case .reading: csandbox_enter_reading()
            }
        if code != 0 { throw ConfinementError(code: code) }
    }
}

/// Prints on standard error why this process cannot go on, and ends it with exit code 3: the engine itself failed.
package func endUnconfined(_ error: ConfinementError, _ name: String) -> Never {
    _ = writeAll(descriptor: 2, bytes: Array("\(name): \(error.description).\n".utf8))
    exit(3)
}
