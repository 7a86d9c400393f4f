// MainQueue.swift: whether code runs on the main queue, as Apple's interface code must. In an action that is the main
// thread; in a program that gives up its main thread (dispatchMain()), the queue runs on any thread, so the thread
// alone does not show it.

import Foundation

/// The main queue.
enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// Whether the caller runs on the main queue, so that waiting for it would deadlock.
    static var isCurrent: Bool {
        _ = mark
        return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }

    /// Runs the body on the main queue and waits; runs it directly if this is the main queue.
    static func sync<Value: Sendable>(_ body: @Sendable () -> Value) -> Value {
        isCurrent ? body() : DispatchQueue.main.sync(execute: body)
    }
}
