// UnsafePerformingSelectors.swift: calls of methods by their names, now, later, or on another thread. They go through the
// tables that compiling a bundle gives to classes. A table is the main thread's, so methods run there, whoever calls them.
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)
//
// Safe because: an answer is Unmanaged by Apple's declaration only; the object in it is the receiver, which its caller holds.

import Foundation

extension NSObject {
    private func knows(_ selector: Selector) -> Bool {
        (self as? any InterfaceActions)?.interfaceMethodNames.contains(selector.baseName) == true
    }

    /// Whether the object has a method of that name that can be called by name.
    public func responds(to selector: Selector!) -> Bool { selector.map(knows) ?? false }

    /// Calls a method by its name. What it returns is not told: the object itself stands for it; nil if there is no such method.
    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { perform(selector, with: nil) }

    /// Calls a method by its name. What it returns is not told: the object itself stands for it; nil if there is no such method.
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
        guard let selector, knows(selector) else { return nil }
        call(selector, on: self, argument: object)
        return Unmanaged.passUnretained(self)
    }

    /// Calls a method by its name after so many seconds, on the main thread, unless it is cancelled before.
    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
        LaterCalls.shared.add(self, selector, object, after: delay)
    }

    /// Calls a method by its name after so many seconds, on the main thread, whose modes are not told apart.
    public func perform(
        _ selector: Selector,
        with object: Any?,
        afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) { perform(selector, with: object, afterDelay: delay) }

    /// Calls a method by its name on the main thread.
    public func performSelector(onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool) {
        let box = UncheckedBox((target: self, argument: object))
        if wait {
            MainQueue.sync { ExtensionSDK.call(selector, on: box.value.target, argument: box.value.argument) }
        } else {
            call(selector, on: self, argument: object)
        }
    }

    /// Calls a method by its name without waiting for it. It runs on the main thread, as soon as that is free.
    public func performSelector(inBackground selector: Selector, with object: Any?) {
        let box = UncheckedBox((target: self, argument: object))
        DispatchQueue.main.async { ExtensionSDK.call(selector, on: box.value.target, argument: box.value.argument) }
    }

    /// Takes back what `perform(_:with:afterDelay:)` was to call on an object.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        LaterCalls.shared.cancel(target as AnyObject) { _, _ in true }
    }

    /// Takes back what `perform(_:with:afterDelay:)` was to call on an object: calls of that method with an equal argument.
    public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
        LaterCalls.shared.cancel(target as AnyObject) { called, argument in
            guard called == selector else { return false }
            if argument == nil || object == nil { return argument == nil && object == nil }
            return (argument as? NSObject)?.isEqual(object) ?? (argument as AnyObject === object as AnyObject)
        }
    }
}

/// Calls that are to come. Each keeps its target until then, as on Apple's platforms.
private final class LaterCalls: @unchecked Sendable {
    static let shared = LaterCalls()

    private struct Call {
        let target: NSObject
        let selector: Selector
        let argument: Any?
    }

    private let lock = NSLock()
    private var calls: [Int: Call] = [:]
    private var last = 0

    func add(_ target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
        let box = UncheckedBox(Call(target: target, selector: selector, argument: argument))
        let number = lock.withLock {
            last += 1
            calls[last] = box.value
            return last
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            guard let due = self.take(number) else { return }
            call(due.selector, on: due.target, argument: due.argument)
        }
    }

    private func take(_ number: Int) -> Call? { lock.withLock { calls.removeValue(forKey: number) } }

    func cancel(_ target: AnyObject, where isMeant: (Selector, Any?) -> Bool) {
        // What is let go may call back, so it is let go outside of the lock.
        let ended = lock.withLock {
            let ended = calls.filter { $0.value.target === target && isMeant($0.value.selector, $0.value.argument) }
            for number in ended.keys { calls[number] = nil }
            return ended
        }
        withExtendedLifetime(ended) {}
    }
}
