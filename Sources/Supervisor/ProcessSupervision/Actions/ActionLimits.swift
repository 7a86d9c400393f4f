// ActionLimits.swift: the limits of a native action and of other connections, in addition to time and memory.

import ActionProtocol

/// Limits of a native action, far above what a well-behaved one needs.
package enum ActionLimits {
    /// The size of the largest file that it may write, in bytes.
    package static let fileSize = 512 << 20
    /// The size of its answer, in bytes.
    package static let answer = 256 << 20
    /// The size of its output, in bytes; the rest is dropped.
    package static let output = 4 << 20
    /// The number of its concurrent processes, including itself.
    package static let processes = 256
    /// How often it may load the page's property list; each load calls run().
    package static let loads = 100
    /// The number of loads with options of their own that may wait while run() is running.
    package static let waitingRuns = 16
    /// The number of requests of any kind, including refused ones.
    package static let questions = 10_000
    /// Seconds until it is ended after it has closed its connection.
    package static let goodbye = 0.5
    /// The number of characters of its cancellation reason that are passed on.
    package static let reason = 2_000
}

/// Limits on the data that the supervisor receives from a worker, an action or a reader, and holds for it. A connection that exceeds one is
/// ended, except that surplus notes are dropped and counted.
package enum ConnectionLimits {
    /// The number of 64 KiB chunks that are read from one connection before the other connections and the clock are served.
    static let chunks = 16
    /// The size in bytes of a worker's message without a page or a payload.
    static let workerMessage = 16 << 20
    /// The size in bytes of an action's message without items: the options of a load and their envelope.
    static let actionMessage = ActionChannel.maximumOptions + 1 << 16
    /// The number of a page's notes that are kept and shown; a correct worker sends half as many.
    package static let notes = 20_000
    /// The total size of these notes in bytes.
    static let messageBytes = 16 << 20
    /// The number of resources that a page may request.
    package static let resources = 100_000
    /// Bytes queued for a connection that does not read, in addition to its job.
    package static let unread = 256 << 20
    /// The total size in bytes of the resources of a container's page.
    package static let containedResources = 1 << 30
}
