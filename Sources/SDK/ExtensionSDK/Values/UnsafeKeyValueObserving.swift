// UnsafeKeyValueObserving.swift: observers of defaults by their keys. Objective-C's runtime would see any property change; here
// what defaults hold is compared, so that its observers hear of a change a moment after it, on the main thread.
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/addobserver(_:forkeypath:options:context:)
//
// Safe because: a context is its author's pointer, which is handed back and never followed.

import Foundation

/// What an observer is told.
/// https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The new value.
    public static let new = Self(rawValue: 1)
    /// The value before.
    public static let old = Self(rawValue: 2)
    /// The value that there is, at once.
    public static let initial = Self(rawValue: 4)
    /// Also before a change, which is not known here: no effect.
    public static let prior = Self(rawValue: 8)
}

/// Kinds of changes.
/// https://developer.apple.com/documentation/foundation/nskeyvaluechange
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

/// What a change is told by.
/// https://developer.apple.com/documentation/foundation/nskeyvaluechangekey
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the change, as a number.
    public static let kindKey = Self(rawValue: "kind")
    /// The new value.
    public static let newKey = Self(rawValue: "new")
    /// The value before.
    public static let oldKey = Self(rawValue: "old")
    /// Never given here.
    public static let indexesKey = Self(rawValue: "indexes")
    /// Never given here.
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// A change of a property.
/// https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange
public struct NSKeyValueObservedChange<Value> {
    /// Its kind: a setting.
    public let kind: NSKeyValueChange
    /// The new value, if it was asked for.
    public let newValue: Value?
    /// The value before, if it was asked for.
    public let oldValue: Value?
    /// None.
    public let indexes: IndexSet? = nil
    /// No.
    public let isPrior = false
}

/// An object that hears of changes. Compiling a bundle adds it to classes that override `observeValue`.
public protocol KeyValueObserver: NSObject {
    /// A value is another one.
    func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    )
}

extension NSObject {
    /// Called by overrides for what they do not know. As on Apple's platforms, it ends the process. `nothing` is never given.
    @_disfavoredOverload
    public func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?,
        _ nothing: Void = ()
    ) { fatalError("\(type(of: self)): a change of \(keyPath ?? "nil") was received but not handled.") }
}

extension UserDefaults {
    /// Calls the observer's `observeValue`, on the main thread, when what is kept under a key has changed. The observer is not
    /// kept; one that has no such method hears nothing.
    public func addObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let told: (Any?, Any?) -> Void = { [weak self, weak observer] old, new in
            guard let self, let observer = observer as? any KeyValueObserver else { return }
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
            if options.contains(.new) { change[.newKey] = new ?? NSNull() }
            if options.contains(.old), let old { change[.oldKey] = old }
            observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
        }
        let entry = DefaultsObservers.Entry(self, observer: observer, key: keyPath, context: context, told: told) {
            $0.object(forKey: keyPath)
        }
        DefaultsObservers.shared.add(entry)
        if options.contains(.initial) { told(nil, object(forKey: keyPath)) }
    }
    /// Tells an observer nothing more of a key.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        DefaultsObservers.shared.remove { $0.defaults === self && $0.isOf(observer) && $0.key == keyPath }
    }
    /// Tells an observer nothing more of a key, as far as it gave that context.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        DefaultsObservers.shared.remove {
            $0.defaults === self && $0.isOf(observer) && $0.key == keyPath && $0.context == context
        }
    }
}

extension NSObjectProtocol where Self: UserDefaults {
    /// Calls the handler, on the main thread, when a property that its author made over what is kept has changed, as long as
    /// the token lives.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let told: (Any?, Any?) -> Void = { [weak self] old, new in
            guard let self else { return }
            let change = NSKeyValueObservedChange(
                kind: .setting,
                newValue: options.contains(.new) ? new as? Value : nil,
                oldValue: options.contains(.old) ? old as? Value : nil
            )
            changeHandler(self, change)
        }
        let entry = DefaultsObservers.Entry(self, observer: nil, key: "", context: nil, told: told) {
            ($0 as? Self)?[keyPath: keyPath]
        }
        DefaultsObservers.shared.add(entry)
        if options.contains(.initial) { told(nil, self[keyPath: keyPath]) }
        return NSKeyValueObservation(entry)
    }
}

/// What is observed as long as it lives.
/// https://developer.apple.com/documentation/foundation/nskeyvalueobservation
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let entry: DefaultsObservers.Entry
    fileprivate init(_ entry: DefaultsObservers.Entry) { self.entry = entry }
    /// Tells nothing more.
    public func invalidate() {
        let entry = entry
        DefaultsObservers.shared.remove { $0 === entry }
    }
    deinit { invalidate() }
}

/// All observers of defaults, and what they saw last.
private final class DefaultsObservers: @unchecked Sendable {
    static let shared = DefaultsObservers()
    /// Seconds between two looks.
    private static let rhythm = 0.02

    final class Entry {
        weak var defaults: UserDefaults?
        weak var observer: NSObject?
        let hasObserver: Bool
        let key: String
        let context: UnsafeMutableRawPointer?
        let told: (Any?, Any?) -> Void
        let read: (UserDefaults) -> Any?
        var last: Any?

        init(
            _ defaults: UserDefaults,
            observer: NSObject?,
            key: String,
            context: UnsafeMutableRawPointer?,
            told: @escaping (Any?, Any?) -> Void,
            read: @escaping (UserDefaults) -> Any?
        ) {
            (self.defaults, self.observer, hasObserver, self.key) = (defaults, observer, observer != nil, key)
            (self.context, self.told, self.read, last) = (context, told, read, read(defaults))
        }
        func isOf(_ object: NSObject) -> Bool { hasObserver && observer === object }
        var isOver: Bool { defaults == nil || (hasObserver && observer == nil) }
    }

    private let lock = NSLock()
    private var entries: [Entry] = []
    private var isLooking = false

    func add(_ entry: Entry) {
        let isFirst = lock.withLock {
            entries.append(entry)
            defer { isLooking = true }
            return !isLooking
        }
        if isFirst { lookSoon() }
    }
    func remove(_ isMeant: (Entry) -> Bool) { lock.withLock { entries.removeAll(where: isMeant) } }

    private func lookSoon() { DispatchQueue.main.asyncAfter(deadline: .now() + Self.rhythm) { self.look() } }
    private func look() {
        let present = lock.withLock {
            entries.removeAll(where: \.isOver)
            isLooking = !entries.isEmpty
            return entries
        }
        if present.isEmpty { return }
        for entry in present {
            // One that was told before may have taken this one away.
            guard let defaults = entry.defaults, lock.withLock({ entries.contains { $0 === entry } }) else { continue }
            let (old, new) = (entry.last, entry.read(defaults))
            if Self.isSame(old, new) { continue }
            entry.last = new
            entry.told(old, new)
        }
        lookSoon()
    }

    private static func isSame(_ first: Any?, _ second: Any?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let first?, let second?):
            if let first = first as? AnyHashable, let second = second as? AnyHashable {
                first == second
            } else {
                String(describing: first) == String(describing: second)
            }
        default: false
        }
    }
}
