// ActionLimits.swift: what a native action may take and do, besides time and memory, before it is ended.

import ActionProtocol

/// Limits of a native action, far above what a well-behaved one needs.
enum ActionLimits {
    /// The largest file that it may write, in bytes.
    static let fileSize = 512 << 20
    /// The most that it may answer, in bytes.
    static let answer = 256 << 20
    /// The most that it may print, in bytes; the rest is dropped.
    static let output = 4 << 20
    /// Processes that it may have at a time, itself included.
    static let processes = 256
    /// How often it may load the page's property list, each time with a run() of its own.
    static let loads = 100
    /// Loads with options of their own that may wait while run() runs.
    static let waitingRuns = 16
    /// How often it may ask for anything, what is refused included.
    static let questions = 10_000
    /// Seconds that it has to end by itself once it has closed its connection.
    static let goodbye = 0.5
    /// Characters of its cancellation reason that are passed on.
    static let reason = 2_000
}

/// Bounds for what the supervisor takes in from a worker, an action or a reader, and holds for it. What a peer sends in one
/// step is bounded by them, whatever it is; what passes one ends the peer, but notes, which are left out and counted.
enum PeerLimits {
    /// Bytes that are read at a time from one peer, before the others and the clock have their turn: in chunks of 64 KiB.
    static let chunks = 16
    /// Bytes of a message of a worker that carries neither a page nor a payload.
    static let workerMessage = 16 << 20
    /// Bytes of a message of an action that carries no items: the options of a load, and what is around them.
    static let actionMessage = ActionChannel.maximumOptions + 1 << 16
    /// Notes of a page that are kept and shown; an honest worker sends half as many.
    static let notes = 20_000
    /// Bytes of these notes.
    static let noteBytes = 16 << 20
    /// Resources that a page may ask for.
    static let resources = 100_000
    /// Bytes that wait for a peer which does not read, besides its job.
    static let unread = 256 << 20
    /// Bytes of what is saved beside a container's page.
    static let containedResources = 1 << 30
}
