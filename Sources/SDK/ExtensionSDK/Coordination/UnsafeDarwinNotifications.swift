// UnsafeDarwinNotifications.swift: notifications between processes that carry only a name, with Core Foundation's API.
// https://developer.apple.com/documentation/corefoundation/cfnotificationcentergetdarwinnotifycenter()
// Safe because: an observer's pointer is passed back to its callback unchanged and never dereferenced.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Core Foundation's strings, dictionaries and objects, which are Swift types here, so that `"name" as CFString` and
/// `[…] as CFDictionary` compile.
public typealias CFString = String
/// A Swift dictionary, so that queries compile unchanged.
public typealias CFDictionary = [String: Any]
/// A reference to any object.
public typealias CFTypeRef = AnyObject
/// The type of truth values: Swift's Bool.
public typealias CFBoolean = Bool

/// The Core Foundation constants that queries contain.
public let kCFBooleanTrue: CFBoolean! = true
/// Apple: kCFBooleanFalse.
public let kCFBooleanFalse: CFBoolean! = false

/// The name of a notification.
/// https://developer.apple.com/documentation/foundation/cfnotificationname
public struct CFNotificationName: Hashable, Sendable, RawRepresentable {
    /// The raw value: the name.
    public var rawValue: CFString
    /// Creates a value with this name.
    public init(rawValue: CFString) { self.rawValue = rawValue }
    /// Creates a value with this name.
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// How a suspended observer is treated; observers are never suspended here.
/// https://developer.apple.com/documentation/foundation/cfnotificationsuspensionbehavior
public enum CFNotificationSuspensionBehavior: Int, Sendable {
    case drop = 1
    case coalesce = 2
    case hold = 3
    case deliverImmediately = 4
}

/// The callback; it receives the center, the observer and the name, and nothing else.
public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// The center of notifications between processes. It reaches all actions of one user, the poster's process included.
/// Notifications arrive on the main queue, may be missed, and are delivered once for each post.
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
                let matching = self.lock.withLock { self.observations.filter { $0.name == nil || $0.name == name } }
                for observation in matching { observation.callback(CFNotificationName(name)) }
            }
        }
    }

    fileprivate func remove(_ observer: UnsafeMutableRawPointer?, _ name: String?) {
        lock.withLock { observations.removeAll { $0.observer == observer && (name == nil || $0.name == name) } }
    }
}

/// The Darwin notification center.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Registers a callback for each notification with a name.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!,
    _ observer: UnsafeRawPointer!,
    _ callBack: CFNotificationCallback?,
    _ name: CFString!,
    _ object: UnsafeRawPointer!,
    _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    guard let center, let callBack else { return }
    let box = UncheckedBox((call: callBack, observer: observer.map { UnsafeMutableRawPointer(mutating: $0) }))
    center.add(box.value.observer, name) { name in box.value.call(center, box.value.observer, name, nil, nil) }
}

/// Removes an observer for one name, or for all names if there is none.
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!,
    _ observer: UnsafeRawPointer!,
    _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) {
    center?.remove(observer.map { UnsafeMutableRawPointer(mutating: $0) }, name?.rawValue)
}

/// Removes an observer.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
    center?.remove(observer.map { UnsafeMutableRawPointer(mutating: $0) }, nil)
}

/// Posts a notification. Arguments other than the name are ignored.
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
