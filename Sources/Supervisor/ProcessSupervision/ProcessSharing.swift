// ProcessSharing.swift: which pages share a worker process.

/// The pages that may share a worker process, each in its own context and arena.
package enum ProcessSharing: Sendable {
    /// Pages without scripts of their own that run.
    case withoutPageScripts
    /// All pages.
    case always
    /// No pages.
    case never
}
