// SelectorObservers.swift: notification observers that are called by a method's name, and their removal. Foundation
// here knows observers only as tokens of closures.
// https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)

import Foundation

extension NotificationCenter {
    /// Calls `selector` of `observer`, which is not retained, on the main thread for each notification.
    public func addObserver(
        _ observer: Any,
        selector: Selector,
        name: NSNotification.Name?,
        object: Any?
    ) {
        let entry = SelectorObservers.Entry(observer as AnyObject, self, name, object.map { $0 as AnyObject })
        entry.token = addObserver(forName: name, object: object, queue: nil) { [weak entry] notification in
            if let target = entry?.target { call(selector, on: target, argument: notification) }
        }
        SelectorObservers.shared.add(entry)
    }

    /// Removes `observer`, which may be an object with selectors or a closure's token.
    /// https://developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:)
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.shared.remove(observer, from: self)
        removeObserver(observer as Any)
    }

    /// Removes `observer` for notifications with that name and object; nil matches any.
    /// https://developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:name:object:)
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        SelectorObservers.shared.remove(observer, from: self, name: name, object: object.map { $0 as AnyObject })
        removeObserver(observer as Any, name: name, object: object)
    }
}

/// The objects to call, by token.
private final class SelectorObservers: @unchecked Sendable {
    static let shared = SelectorObservers()

    final class Entry: @unchecked Sendable {
        weak var target: AnyObject?
        let center: NotificationCenter
        let name: NSNotification.Name?
        let object: ObjectIdentifier?
        var token: (any NSObjectProtocol)?

        init(_ target: AnyObject, _ center: NotificationCenter, _ name: NSNotification.Name?, _ object: AnyObject?) {
            (self.target, self.center, self.name, self.object) = (
                target, center, name, object.map(ObjectIdentifier.init)
            )
        }
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: [Entry]] = [:]

    func add(_ entry: Entry) {
        guard let target = entry.target else { return }
        let key = ObjectIdentifier(target)
        let gone = lock.withLock {
            // Another object may have had this identity before.
            let gone = (entries[key] ?? []).filter { $0.target == nil }
            entries[key, default: []].removeAll { $0.target == nil }
            entries[key, default: []].append(entry)
            return gone
        }
        for entry in gone { Self.end(entry) }
    }

    /// NB: Also called from `deinit`, when the entries have already lost their target, so it must not be accessed.
    func remove(
        _ target: AnyObject,
        from center: NotificationCenter,
        name: NSNotification.Name? = nil,
        object: AnyObject? = nil
    ) {
        let key = ObjectIdentifier(target)
        let ended = lock.withLock {
            let all = entries[key] ?? []
            let ended = all.filter { entry in
                entry.center === center && (name == nil || entry.name == name)
                    && (object == nil || entry.object == object.map(ObjectIdentifier.init))
            }
            let kept = all.filter { entry in !ended.contains { $0 === entry } }
            entries[key] = kept.isEmpty ? nil : kept
            return ended
        }
        for entry in ended { Self.end(entry) }
    }

    private static func end(_ entry: Entry) {
        if let token = entry.token { entry.center.removeObserver(token as Any) }
    }
}
