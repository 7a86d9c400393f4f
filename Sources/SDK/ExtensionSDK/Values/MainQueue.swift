// MainQueue.swift: whether code runs on the main queue, where Apple's interface code belongs. In an action that is the main thread;
// in a program that gives its main thread away (dispatchMain()) the queue runs on any thread, so that the thread alone tells nothing.

import Foundation

/// The main queue.
enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// Whether what calls runs on it, so that waiting for it would have no end.
    static var isCurrent: Bool {
        _ = mark
        return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }

    /// Does something on it, at once if this is it, and waits.
    static func sync<Value: Sendable>(_ body: @Sendable () -> Value) -> Value {
        isCurrent ? body() : DispatchQueue.main.sync(execute: body)
    }
}
