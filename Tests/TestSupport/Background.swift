// Background.swift: something that goes on while a test does. A task would wait until one of the few threads is free on which
// tests run, which may take minutes, and a test that waits for it keeps one of them busy.

import Foundation
import Synchronization

/// What is done on a thread of its own.
public final class Background<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, any Error>?>(nil)

    /// Begins at once.
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

/// Waits until something holds, looking each hundredth of a second.
///
/// - Parameter seconds: The most that is waited.
/// - Returns: Whether it holds.
@discardableResult
public func wait(seconds: Double = .infinity, until holds: () -> Bool) -> Bool {
    let start = ContinuousClock.now
    while !holds() {
        if ContinuousClock.now - start >= .seconds(min(seconds, 1e9)) { return false }
        Thread.sleep(forTimeInterval: 0.01)
    }
    return true
}
