// Aside.swift: what takes long and needs no child process is computed on a thread of its own, so that requests are answered meanwhile.

import Foundation
import Supervision
import Synchronization

/// A value that another thread computes.
private final class Aside<Value: Sendable>: Sendable {
    /// As much as the first thread has: what trees are written with goes down into them.
    private static var stackBytes: Int { 8 << 20 }

    private let result = Mutex<Value?>(nil)
    /// The value, once it is there.
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
    /// Computes something that has no part in this supervisor's work, which goes on meanwhile.
    ///
    /// - Returns: nil: a signal asks the program to end.
    func aside<Value: Sendable>(_ compute: @escaping @Sendable () -> Value) -> Value? {
        let aside = Aside(compute)
        while true {
            if let value = aside.value { return value }
            if pendingInterruption() != nil { return nil }
            pause(seconds: 0.02)
        }
    }
}
