// Confinement.swift: the rights that a child loses before it starts, and those that it drops itself after the start. The system calls that
// remain: Sources/Shared/CSandbox/SystemCalls.c.

import CSandbox
import Glibc

/// The kind of a child, which determines its confinement. Only `unconfined` children can gain privileges that they did not start with. Each
/// child has a session of its own, without a terminal.
package enum Confinement: Equatable, Sendable {
    /// A worker that parses pages and runs their scripts: it may make only the system calls that it needs, and has no capabilities.
    case pageWorker
    /// A reader of containers: it may make only the system calls that it needs, and has no capabilities.
    case containerReader
    /// An action: it may make no system calls that reach beyond it, and has no capabilities; if the kernel has Landlock, it can access only
    /// processes that it started. Without the network it can make no sockets.
    case action(hasNetwork: Bool)
    /// A compiler, or another tool that processes untrusted sources: the system calls of an action without the network, and no
    /// capabilities.
    case compiler
    /// No confinement.
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
    /// For reading: files, and folders with everything below them.
    package var readable: [String]
    /// Files that it may execute; nil: all that it may read.
    package var programs: [String]?
    /// For writing, and for executing what is made there; nil: none. If the kernel has only Landlock 1, a process that writes may open all
    /// files.
    package var writable: [String]?

    /// The files that may be opened.
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

    /// The system's message.
    package var description: String { "the system call filter cannot be set: \(systemMessage(code))" }
}

/// The rights that a process drops permanently after its start, before it receives untrusted data.
package enum PostStartConfinement {
    /// A fork server: a page worker whose children process the pages.
    case forkServer
    /// A page worker, or a child of a fork server, that processes pages. `opensFiles`: whether it may still open files for reading;
    /// Landlock limits which.
    case pages(opensFiles: Bool)
    /// A reader of containers. It can open nothing any more.
    case reading

    /// Confines all threads of this process.
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

/// Prints on standard error why this process cannot continue, and ends it with exit code 3: the engine itself failed.
package func abortUnconfined(_ error: ConfinementError, _ name: String) -> Never {
    _ = writeAll(descriptor: 2, bytes: Array("\(name): \(error.description).\n".utf8))
    exit(3)
}
