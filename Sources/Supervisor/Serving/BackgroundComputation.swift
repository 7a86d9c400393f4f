// BackgroundComputation.swift: runs long computations that need no child process on a separate thread, so that requests are answered meanwhile.

import Foundation
package import ProcessSupervision
import Synchronization

/// A value that another thread computes.
private final class BackgroundComputation<Value: Sendable>: Sendable {
    /// The size of the main thread's stack: writing trees recurses deeply.
    private static var stackBytes: Int { 8 << 20 }

    private let result = Mutex<Value?>(nil)
    /// The value; nil until it is computed.
    var value: Value? { result.withLock { $0 } }

    init(_ compute: @escaping @Sendable () -> Value) {
        let thread = Thread { [self] in
            let value = compute()
            result.withLock { $0 = value }
        }
        thread.stackSize = Self.stackBytes
        thread.start()
    }
}

extension Supervisor {
    /// Computes a value on another thread while this supervisor continues.
    ///
    /// - Returns: nil if a signal asks the program to end.
    package func computeInBackground<Value: Sendable>(_ compute: @escaping @Sendable () -> Value) -> Value? {
        let computation = BackgroundComputation(compute)
        while true {
            if let value = computation.value { return value }
            if pendingInterruption() != nil { return nil }
            pause(seconds: 0.02)
        }
    }
}
