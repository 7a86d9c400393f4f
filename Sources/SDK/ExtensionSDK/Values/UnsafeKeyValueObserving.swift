// UnsafeKeyValueObserving.swift: observers of user defaults by key. Objective-C's runtime would detect changes of any
// property; here, the values of the defaults are compared, so observers are notified shortly after a change, on the
// main thread.
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/addobserver(_:forkeypath:options:context:)
//
// Safe because: a context is its author's pointer, which is passed back and never dereferenced.

import Foundation

/// What a notification contains, and when it is sent.
/// https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The raw value: the bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The new value.
    public static let new = Self(rawValue: 1)
    /// The previous value.
    public static let old = Self(rawValue: 2)
    /// Notifies at once of the current value.
    public static let initial = Self(rawValue: 4)
    /// Also notifies before a change; no effect, since changes are not known in advance.
    public static let prior = Self(rawValue: 8)
}

/// Kinds of changes.
/// https://developer.apple.com/documentation/foundation/nskeyvaluechange
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

/// The keys of a change.
/// https://developer.apple.com/documentation/foundation/nskeyvaluechangekey
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The raw value: the name.
    public let rawValue: String
    /// Creates a value with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the change, as a number.
    public static let kindKey = Self(rawValue: "kind")
    /// The new value.
    public static let newKey = Self(rawValue: "new")
    /// The previous value.
    public static let oldKey = Self(rawValue: "old")
    /// The key of the changed indexes; never present here.
    public static let indexesKey = Self(rawValue: "indexes")
    /// The key of a notification before the change; never present here.
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// A change of a property.
/// https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange
public struct NSKeyValueObservedChange<Value> {
    /// The kind: always a setting.
    public let kind: NSKeyValueChange
    /// The new value, if requested.
    public let newValue: Value?
    /// The previous value, if requested.
    public let oldValue: Value?
    /// The indexes; always nil.
    public let indexes: IndexSet? = nil
    /// Whether the notification is sent before the change; always false.
    public let isPrior = false
}

/// An object that observes changes. Compiling a bundle adds it to classes that override `observeValue`.
public protocol KeyValueObserver: NSObject {
    /// A value changed.
    func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    )
}

extension NSObject {
    /// Called by overrides for unknown key paths. As on Apple's platforms, it ends the process. `nothing` is never
    /// passed.
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
    /// Calls the observer's `observeValue`, on the main thread, when the value of a key has changed. The observer is
    /// not retained; one without this method is not notified.
    public func addObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let notify: (Any?, Any?) -> Void = { [weak self, weak observer] old, new in
            guard let self, let observer = observer as? any KeyValueObserver else { return }
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
            if options.contains(.new) { change[.newKey] = new ?? NSNull() }
            if options.contains(.old), let old { change[.oldKey] = old }
            observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
        }
        let entry = DefaultsObservers.Entry(self, observer: observer, key: keyPath, context: context, notify: notify) {
            $0.object(forKey: keyPath)
        }
        DefaultsObservers.shared.add(entry)
        if options.contains(.initial) { notify(nil, object(forKey: keyPath)) }
    }
    /// Removes an observer of a key.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        DefaultsObservers.shared.remove { $0.defaults === self && $0.isOf(observer) && $0.key == keyPath }
    }
    /// Removes an observer of a key that was added with that context.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        DefaultsObservers.shared.remove {
            $0.defaults === self && $0.isOf(observer) && $0.key == keyPath && $0.context == context
        }
    }
}

extension NSObjectProtocol where Self: UserDefaults {
    /// Calls the handler, on the main thread, when a property defined by the author over a default has changed, as long
    /// as the token lives.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let notify: (Any?, Any?) -> Void = { [weak self] old, new in
            guard let self else { return }
            let change = NSKeyValueObservedChange(
                kind: .setting,
                newValue: options.contains(.new) ? new as? Value : nil,
                oldValue: options.contains(.old) ? old as? Value : nil
            )
            changeHandler(self, change)
        }
        let entry = DefaultsObservers.Entry(self, observer: nil, key: "", context: nil, notify: notify) {
            ($0 as? Self)?[keyPath: keyPath]
        }
        DefaultsObservers.shared.add(entry)
        if options.contains(.initial) { notify(nil, self[keyPath: keyPath]) }
        return NSKeyValueObservation(entry)
    }
}

/// An observation, which lasts as long as this object lives.
/// https://developer.apple.com/documentation/foundation/nskeyvalueobservation
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let entry: DefaultsObservers.Entry
    fileprivate init(_ entry: DefaultsObservers.Entry) { self.entry = entry }
    /// Ends the observation.
    public func invalidate() {
        let entry = entry
        DefaultsObservers.shared.remove { $0 === entry }
    }
    deinit { invalidate() }
}

/// All observers of defaults, and the values they saw last.
private final class DefaultsObservers: @unchecked Sendable {
    static let shared = DefaultsObservers()
    /// Seconds between two comparisons.
    private static let rhythm = 0.02

    final class Entry {
        weak var defaults: UserDefaults?
        weak var observer: NSObject?
        let hasObserver: Bool
        let key: String
        let context: UnsafeMutableRawPointer?
        let notify: (Any?, Any?) -> Void
        let read: (UserDefaults) -> Any?
        var last: Any?

        init(
            _ defaults: UserDefaults,
            observer: NSObject?,
            key: String,
            context: UnsafeMutableRawPointer?,
            notify: @escaping (Any?, Any?) -> Void,
            read: @escaping (UserDefaults) -> Any?
        ) {
            (self.defaults, self.observer, hasObserver, self.key) = (defaults, observer, observer != nil, key)
            (self.context, self.notify, self.read, last) = (context, notify, read, read(defaults))
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
        if isFirst { scheduleComparison() }
    }
    func remove(_ isMeant: (Entry) -> Bool) { lock.withLock { entries.removeAll(where: isMeant) } }

    private func scheduleComparison() {
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.rhythm) { self.compare() }
    }
    private func compare() {
        let present = lock.withLock {
            entries.removeAll(where: \.isOver)
            isLooking = !entries.isEmpty
            return entries
        }
        if present.isEmpty { return }
        for entry in present {
            // A previous notification may have removed this observer.
            guard let defaults = entry.defaults, lock.withLock({ entries.contains { $0 === entry } }) else { continue }
            let (old, new) = (entry.last, entry.read(defaults))
            if Self.isSame(old, new) { continue }
            entry.last = new
            entry.notify(old, new)
        }
        scheduleComparison()
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
