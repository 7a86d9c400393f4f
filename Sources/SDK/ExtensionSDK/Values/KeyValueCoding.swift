// KeyValueCoding.swift: access to properties by their names. Objective-C's runtime finds any property; here, the stored
// properties of an object can be read, and those that its class declares can be written.
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/setvalue(_:forkey:)

import Foundation

/// An object whose class declares properties that can be written by name, or computed properties that can be read.
public protocol KeyedProperties: AnyObject {
    /// Writes a property; false if it does not exist or has another type.
    @preconcurrency @MainActor func setKeyedValue(_ value: Any?, forKey key: String) -> Bool
    /// The value of a property; nil if it does not exist.
    @preconcurrency @MainActor func keyedValue(forKey key: String) -> Any??
}

extension NSObject {
    /// The value of a stored property by its name. As on Apple's platforms, an unknown name ends the process; for the
    /// SDK's own classes it is nil, since extensions read properties that Apple does not document. NSDictionary has its
    /// own method for this, which takes precedence.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
        if let given = UndefinedKeyValues.shared.value(of: self, key) { return given }
        switch self {
        case let dictionary as NSDictionary: return dictionary.object(forKey: key)
        case let defaults as UserDefaults: return defaults.object(forKey: key)
        default: break
        }
        if let value = onMainThread({ ($0 as? any KeyedProperties)?.keyedValue(forKey: key) ?? nil }) { return value }
        if let stored = storedValue(key) { return stored }
        if isOfSDK { return nil }
        fatalError("[\(type(of: self)) valueForUndefinedKey:]: there is no stored property \(key).")
    }

    /// The value at the end of a key path with dots.
    public func value(forKeyPath path: String) -> Any? {
        var value: Any? = self
        for key in path.split(separator: ".") {
            guard let object = value as? NSObject else { return nil }
            value = object.value(forKey: String(key))
        }
        return value
    }

    /// Sets the property with that name, if its class supports it. Undocumented properties of Apple's classes are
    /// stored for `value(forKey:)` and have no effect without a screen; a property that only Swift can set ends the
    /// process.
    public func setValue(_ value: Any?, forKey key: String) {
        switch self {
        case let dictionary as NSMutableDictionary:
            if let value {
                dictionary.setObject(value, forKey: key as NSString)
            } else {
                dictionary.removeObject(forKey: key)
            }
            return
        case let defaults as UserDefaults: return defaults.set(value, forKey: key)
        default: break
        }
        let box = UncheckedBox(value)
        if onMainThread({ ($0 as? any KeyedProperties)?.setKeyedValue(box.value, forKey: key) ?? false }) { return }
        guard storedValue(key) == nil, isOfSDK else {
            fatalError(
                "[\(type(of: self)) setValue:forUndefinedKey:]: \(key) cannot be set by its name; set the property."
            )
        }
        UndefinedKeyValues.shared.set(value, of: self, key)
    }

    /// Sets the property at the end of a key path with dots.
    public func setValue(_ value: Any?, forKeyPath path: String) {
        let keys = path.split(separator: ".").map(String.init)
        guard let last = keys.last else { return }
        let owner = keys.count == 1 ? self : self.value(forKeyPath: keys.dropLast().joined(separator: ".")) as? NSObject
        owner?.setValue(value, forKey: last)
    }

    private func onMainThread<Value>(_ body: @escaping @MainActor (NSObject) -> Value) -> Value {
        // NB: A compiler of Swift 6.2 that checks itself, such as Debian's, fails on one box with both.
        let (object, body) = (UncheckedBox(self as NSObject), UncheckedBox(body))
        let work: @Sendable () -> UncheckedBox<Value> = {
            MainActor.assumeIsolated { UncheckedBox(body.value(object.value)) }
        }
        return MainQueue.sync(work).value
    }

    /// The value of a stored property of the class or a superclass; nil if there is none.
    private func storedValue(_ key: String) -> Any?? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key || $0.label == "_\(key)" }) {
                let value = Mirror(reflecting: child.value)
                // The value of an optional property is nested inside.
                guard value.displayStyle == .optional else { return .some(child.value) }
                return .some(value.children.first?.value)
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// The modules of the SDK that have classes whose values are set by name.
    private static let ownModules: Set<String> = [
        "ExtensionSDK", "Drawing", "UIKit", "AppKit", "Social", "LinkPresentation", "CoreLocation", "UserNotifications",
        "AVFoundation", "ImageIO", "SwiftUI", "WebKit", "WidgetKit", "SwiftData", "Network", "AppIntents",
        "BackgroundTasks", "JavaScriptCore", "CryptoKit", "MobileCoreServices", "UniformTypeIdentifiers", "MacHosting",
    ]

    /// Whether its class, or a superclass other than NSObject, belongs to the SDK.
    private var isOfSDK: Bool {
        sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }.contains { mirror in
            let module = String(reflecting: mirror.subjectType).prefix { $0 != "." }
            return Self.ownModules.contains(String(module))
        }
    }
}

/// Values for names that a class does not have, for as long as the objects live.
private final class UndefinedKeyValues: @unchecked Sendable {
    static let shared = UndefinedKeyValues()

    private struct Entry {
        weak var object: NSObject?
        var values: [String: Any?] = [:]
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func value(of object: NSObject, _ key: String) -> Any?? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.values[key]
        }
    }

    func set(_ value: Any?, of object: NSObject, _ key: String) {
        lock.withLock {
            let id = ObjectIdentifier(object)
            // Another object may have had this identity before.
            if entries[id]?.object !== object { entries[id] = Entry(object: object) }
            entries[id]?.values.updateValue(value, forKey: key)
        }
    }
}
