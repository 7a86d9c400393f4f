// Confinement.swift: what is taken from a child before it starts, and what it gives up itself once it has started.
// Which system calls that leaves: Sources/Shared/CSandbox/SystemCalls.c.

import CSandbox
import Glibc

/// What a child is, which decides what is taken from it. All but `unconfined` can get no privileges that they begin without;
/// all are in a session of their own, without a terminal.
public enum Confinement: Equatable, Sendable {
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
public struct ReachableFiles: Equatable, Sendable {
    /// To read: files, and folders with all that is below them.
    public var readable: [String]
    /// Files that it may run besides; nil: all that it may read.
    public var programs: [String]?
    /// To change, and to run what is made there; nil: none. Where the kernel has Landlock 1 only, who writes may open all files.
    public var writable: [String]?

    /// Files that may be opened.
    public init(readable: [String], programs: [String]? = nil, writable: [String]? = nil) {
        self.readable = readable
        self.programs = programs
        self.writable = writable
    }
}

/// What a process can't give up, so that it must not go on.
public struct ConfinementError: Error, Equatable, CustomStringConvertible {
    /// The system's error number.
    public var code: Int32

    /// The system's own words.
    public var description: String { "the system call filter cannot be set: \(systemMessage(code))" }
}

/// What a process gives up for good once it has started, before it sees what comes from strangers.
public enum LateConfinement {
    /// A page worker that makes copies of itself for pages.
    case copying
    /// A page worker, or a copy, that works on pages. `opensFiles`: whether it may go on opening files to read; Landlock says
    /// which.
    case pages(opensFiles: Bool)
    /// A reader of containers. It opens nothing any longer.
    case reading

    /// Takes it away from all threads of this process.
    public func enter() throws(ConfinementError) {
        let code =
            switch self {
            case .copying: csandbox_enter_copying()
            case .pages(let opensFiles): csandbox_enter_pages(opensFiles ? 1 : 0)
            case .reading: csandbox_enter_reading()
            }
        if code != 0 { throw ConfinementError(code: code) }
    }
}

/// Tells on standard error why this process can't go on, and ends it: "the engine itself failed".
public func endUnconfined(_ error: ConfinementError, _ name: String) -> Never {
    _ = writeAll(descriptor: 2, bytes: Array("\(name): \(error.description).\n".utf8))
    exit(3)
}
