// UnsafeDarwinNotifications.swift: notifications between processes that carry nothing but a name, under Core Foundation's
// names. https://developer.apple.com/documentation/corefoundation/cfnotificationcentergetdarwinnotifycenter()
// Safe because: an observer's pointer is handed back to its callback as it was given, and never looked into.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Core Foundation's strings, dictionaries and objects, which are Swift's own here: what is written `"name" as CFString` or
/// `[…] as CFDictionary` compiles.
public typealias CFString = String
/// A dictionary as Swift has it, so that queries compile as they are written.
public typealias CFDictionary = [String: Any]
/// Any object.
public typealias CFTypeRef = AnyObject
/// Swift's own.
public typealias CFBoolean = Bool

/// The Core Foundation constants that queries hold.
public let kCFBooleanTrue: CFBoolean! = true
/// Apple: kCFBooleanFalse.
public let kCFBooleanFalse: CFBoolean! = false

/// The name of a notification.
/// https://developer.apple.com/documentation/foundation/cfnotificationname
public struct CFNotificationName: Hashable, Sendable, RawRepresentable {
    /// The name.
    public var rawValue: CFString
    /// Creates a value with this name.
    public init(rawValue: CFString) { self.rawValue = rawValue }
    /// Creates a value with this name.
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// What an observer that is suspended misses; nobody is suspended here.
/// https://developer.apple.com/documentation/foundation/cfnotificationsuspensionbehavior
public enum CFNotificationSuspensionBehavior: Int, Sendable {
    case drop = 1
    case coalesce = 2
    case hold = 3
    case deliverImmediately = 4
}

/// What is called with the center, the observer, the name, and nothing else.
public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// The center of notifications between processes. Those of all actions of one user meet there, the poster's own included;
/// they arrive on the main queue, may be missed, and are told once for each post.
/// https://developer.apple.com/documentation/corefoundation/cfnotificationcenter
public final class CFNotificationCenter: @unchecked Sendable {
    fileprivate static let darwin = CFNotificationCenter()

    private struct Observation {
        var observer: UnsafeMutableRawPointer?
        var name: String?
        var callback: @Sendable (CFNotificationName) -> Void
    }

    private let lock = NSLock()
    private var observations: [Observation] = []
    private var isListening = false

    fileprivate func add(
        _ observer: UnsafeMutableRawPointer?,
        _ name: String?,
        _ callback: @escaping @Sendable (CFNotificationName) -> Void
    ) {
        let isFirst = lock.withLock {
            observations.append(Observation(observer: observer, name: name, callback: callback))
            defer { isListening = true }
            return !isListening
        }
        guard isFirst else { return }
        _ = SignalJournal.shared.observe { [self] kind, name, _ in
            guard kind == "darwin" else { return }
            DispatchQueue.main.async {
                let told = self.lock.withLock { self.observations.filter { $0.name == nil || $0.name == name } }
                for observation in told { observation.callback(CFNotificationName(name)) }
            }
        }
    }

    fileprivate func remove(_ observer: UnsafeMutableRawPointer?, _ name: String?) {
        lock.withLock { observations.removeAll { $0.observer == observer && (name == nil || $0.name == name) } }
    }
}

/// The center of notifications between processes.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Has `callBack` called with each notification of that name.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!,
    _ observer: UnsafeRawPointer!,
    _ callBack: CFNotificationCallback?,
    _ name: CFString!,
    _ object: UnsafeRawPointer!,
    _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    guard let center, let callBack else { return }
    let told = UncheckedBox((call: callBack, observer: observer.map { UnsafeMutableRawPointer(mutating: $0) }))
    center.add(told.value.observer, name) { name in told.value.call(center, told.value.observer, name, nil, nil) }
}

/// Has an observer no longer called for one name, or for any if there is none.
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!,
    _ observer: UnsafeRawPointer!,
    _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) {
    center?.remove(observer.map { UnsafeMutableRawPointer(mutating: $0) }, name?.rawValue)
}

/// Has an observer no longer called.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
    center?.remove(observer.map { UnsafeMutableRawPointer(mutating: $0) }, nil)
}

/// Posts a notification. What is given besides its name goes to nobody.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!,
    _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!,
    _ deliverImmediately: Bool
) {
    guard let name else { return }
    SignalJournal.shared.post("darwin", name.rawValue)
}
