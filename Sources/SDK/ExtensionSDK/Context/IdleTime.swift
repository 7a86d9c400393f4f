// IdleTime.swift: how long nothing has been loading, as the main queue sees it.

import Foundation

/// The time since loading ended, for a series of blocks on the main queue that ask whether something is loading.
///
/// A completion handler that returned before one of these blocks began may have enqueued a block of its own behind it.
/// Only the next block of the series runs after that one. So the time begins with the first block that sees no loading.
public struct IdleTime: Sendable {
    private var start: DispatchTime
    private var wasLoading = false

    /// Begins now.
    public init(now: DispatchTime = .now()) { start = now }

    /// Called by each block of the series.
    public mutating func update(isLoading: Bool, now: DispatchTime = .now()) {
        if isLoading || wasLoading { start = now }
        wasLoading = isLoading
    }

    /// Begins again: the user did something.
    public mutating func restart() { start = .now() }

    /// Whether it has lasted longer than a number of seconds.
    public func exceeds(_ seconds: Double, now: DispatchTime = .now()) -> Bool { now > start + seconds }
}
