// Background.swift: work in parallel with a test. A task would wait for one of the few threads that run tests, which may take minutes, and
// a test that waits for it blocks one of them.

import Foundation
import Synchronization

/// Work on a thread of its own.
public final class Background<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, any Error>?>(nil)

    /// Starts the work.
    public init(_ body: @escaping @Sendable () throws -> Value) {
        Thread.detachNewThread { [self] in
            let value = Result(catching: body)
            result.withLock { $0 = value }
        }
    }

    /// Whether it has ended.
    public var isOver: Bool { result.withLock { $0 != nil } }

    /// Waits for its end.
    public func value() throws -> Value {
        wait(until: { isOver })
        return try result.withLock { $0! }.get()
    }
}

/// Polls a condition every hundredth of a second.
///
/// - Parameter seconds: The longest wait.
/// - Returns: Whether the condition holds.
@discardableResult
public func wait(seconds: Double = .infinity, until holds: () -> Bool) -> Bool {
    let start = ContinuousClock.now
    while !holds() {
        if ContinuousClock.now - start >= .seconds(min(seconds, 1e9)) { return false }
        Thread.sleep(forTimeInterval: 0.01)
    }
    return true
}
