// ActionLimits.swift: what a native action may take and do, besides time and memory, before it is ended.

/// Bounds for a native action. They are far above what an action needs that means well.
enum ActionLimits {
    /// The largest file that it may write, in octets.
    static let fileSize = 512 << 20
    /// The most that it may answer, in octets.
    static let answer = 256 << 20
    /// What it may print, in octets; the rest is left out.
    static let output = 4 << 20
    /// Processes that it may have at a time, itself included.
    static let processes = 256
    /// How often it may load the page's property list, each time with a run() of its own.
    static let loads = 100
    /// How often it may ask for anything.
    static let questions = 10_000
    /// Seconds that it has to end by itself once it has closed its connection.
    static let goodbye = 0.5
    /// Characters of a reason that it gives which are passed on.
    static let reason = 2_000
}
