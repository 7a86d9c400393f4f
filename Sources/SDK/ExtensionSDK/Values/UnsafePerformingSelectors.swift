// UnsafePerformingSelectors.swift: calls methods by their names, immediately, later, or from another thread. They go
// through the tables that compiling a bundle gives to classes. A table belongs to the main thread, so methods always
// run there.
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)
//
// Safe because: an answer is Unmanaged by Apple's declaration only; the object in it is the receiver, which its caller
// retains.

import Foundation

extension NSObject {
    private func knows(_ selector: Selector) -> Bool {
        (self as? any InterfaceActions)?.interfaceMethodNames.contains(selector.baseName) == true
    }

    /// Whether the object has a method that can be called by that name.
    public func responds(to selector: Selector!) -> Bool { selector.map(knows) ?? false }

    /// Calls a method by its name. Its result is not available: the receiver is returned instead, or nil if there is no
    /// such method.
    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { perform(selector, with: nil) }

    /// Calls a method by its name. Its result is not available: the receiver is returned instead, or nil if there is no
    /// such method.
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
        guard let selector, knows(selector) else { return nil }
        call(selector, on: self, argument: object)
        return Unmanaged.passUnretained(self)
    }

    /// Calls a method by its name after a delay in seconds, on the main thread, unless canceled.
    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
        DelayedPerforms.shared.add(self, selector, object, after: delay)
    }

    /// Calls a method by its name after a delay in seconds, on the main thread; run loop modes are ignored.
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

    /// Calls a method by its name without waiting for it. It runs on the main thread as soon as possible.
    public func performSelector(inBackground selector: Selector, with object: Any?) {
        let box = UncheckedBox((target: self, argument: object))
        DispatchQueue.main.async { ExtensionSDK.call(selector, on: box.value.target, argument: box.value.argument) }
    }

    /// Cancels the pending calls of `perform(_:with:afterDelay:)` on an object.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedPerforms.shared.cancel(target as AnyObject) { _, _ in true }
    }

    /// Cancels the pending calls of `perform(_:with:afterDelay:)` on an object for that method with an equal argument.
    public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
        DelayedPerforms.shared.cancel(target as AnyObject) { called, argument in
            guard called == selector else { return false }
            if argument == nil || object == nil { return argument == nil && object == nil }
            return (argument as? NSObject)?.isEqual(object) ?? (argument as AnyObject === object as AnyObject)
        }
    }
}

/// Pending calls. Each retains its target, as on Apple's platforms.
private final class DelayedPerforms: @unchecked Sendable {
    static let shared = DelayedPerforms()

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
        // Releasing objects may call back, so it happens outside the lock.
        let ended = lock.withLock {
            let ended = calls.filter { $0.value.target === target && isMeant($0.value.selector, $0.value.argument) }
            for number in ended.keys { calls[number] = nil }
            return ended
        }
        withExtendedLifetime(ended) {}
    }
}
