// HostedRun.swift: one call of a host, which one thread makes and another carries out.

import Foundation
import Synchronization

/// The reason why a run is stopped before its end.
enum RunStop: Sendable {
    /// The task that waits for it was cancelled.
    case taskCancelled
    case hostShutDown

    /// The error that the caller gets.
    var error: any Error {
        switch self {
        case .taskCancelled: CancellationError()
        case .hostShutDown: ExtensionHostError.shutDown
        }
    }
}

/// A request that waits for a thread or is carried out by one.
final class HostedRun: Sendable {
    typealias Receiver = @Sendable (Result<Completion, any Error>) -> Void

    let request: RunRequest
    private let isCancelled = Atomic(false)
    private let receiver = Mutex<Receiver?>(nil)

    init(_ request: RunRequest) { self.request = request }

    /// Whether the task that waits for it was cancelled.
    var isTaskCancelled: Bool { isCancelled.load(ordering: .relaxed) }

    /// Records that the task that waits for it was cancelled.
    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    /// Sets what receives the result, on any thread.
    func whenEnded(_ receive: @escaping Receiver) { receiver.withLock { $0 = receive } }

    /// Passes the result on; later ones have no effect.
    func end(_ result: Result<Completion, any Error>) {
        let receive = receiver.withLock { receiver in
            defer { receiver = nil }
            return receiver
        }
        receive?(result)
    }
}

/// A value that one thread waits for and another gives.
final class AwaitedValue<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)
    private let arrival = DispatchSemaphore(value: 0)

    /// Gives the value, once.
    func give(_ given: Value) {
        value.withLock { $0 = given }
        arrival.signal()
    }

    /// Waits for the value; called once.
    func wait() -> Value {
        arrival.wait()
        guard let value = value.withLock({ $0 }) else { preconditionFailure("nothing was given") }
        return value
    }
}
