// AppStorage.swift: values of the user defaults as properties.

import Foundation

/// A value in the user defaults of the extension or of a group.
/// https://developer.apple.com/documentation/swiftui/appstorage
@propertyWrapper
public struct AppStorage<Value>: @unchecked Sendable {
    private let key: String
    private let given: UserDefaults?
    private let read: (Any?) -> Value
    private let written: (Value) -> Any?
    private let cell = Cell<Listener>()

    /// Observes changes of the defaults by other code.
    private final class Listener: @unchecked Sendable {
        let store: UserDefaults
        private let changed: @Sendable () -> Void
        private var observer: (any NSObjectProtocol)?

        init(_ store: UserDefaults, _ changed: @escaping @Sendable () -> Void) {
            (self.store, self.changed) = (store, changed)
            let name = UserDefaults.didChangeNotification
            observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in changed() }
        }
        deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
        func heard() { changed() }
    }

    private init(
        _ key: String,
        _ store: UserDefaults?,
        read: @escaping (Any?) -> Value,
        written: @escaping (Value) -> Any?
    ) {
        (self.key, given, self.read, self.written) = (key, store, read, written)
    }

    private var store: UserDefaults { given ?? cell.content?.store ?? .standard }

    /// The stored value.
    public var wrappedValue: Value {
        get { read(store.object(forKey: key)) }
        nonmutating set {
            if let value = written(newValue) { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
            cell.content?.heard()
        }
    }
    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(reading: { wrappedValue }, writing: { wrappedValue = $0 }) }
}

extension AppStorage: ConnectedProperty {
    func connect(_ place: PropertyPlace) {
        cell.content = place.slot.remembered(at: place.index) {
            Listener(given ?? place.environment.defaultStore, place.graph.invalidate)
        }
    }
}

extension AppStorage {
    /// Creates a value in the user defaults, with its default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, read: { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool ?? wrappedValue }, written: { $0 })
    }
    /// Creates a value in the user defaults, with its default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, read: { ($0 as? NSNumber)?.intValue ?? $0 as? Int ?? wrappedValue }, written: { $0 })
    }
    /// Creates a value in the user defaults, with its default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(
            key,
            store,
            read: { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double ?? wrappedValue },
            written: { $0 }
        )
    }
    /// Creates a value in the user defaults, with its default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, read: { $0 as? String ?? wrappedValue }, written: { $0 })
    }
    /// Creates a value in the user defaults, with its default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, read: { $0 as? Data ?? wrappedValue }, written: { $0 })
    }
    /// Creates a value in the user defaults, with its default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            key,
            store,
            read: { ($0 as? String).flatMap(URL.init(string:)) ?? wrappedValue },
            written: { $0.absoluteString }
        )
    }
    /// Creates a value in the user defaults, with its default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        let read: (Any?) -> Value = { ($0 as? String).flatMap(Value.init(rawValue:)) ?? wrappedValue }
        self.init(key, store, read: read, written: { $0.rawValue })
    }
    /// Creates a value in the user defaults, with its default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        let read: (Any?) -> Value = { ($0 as? NSNumber).flatMap { Value(rawValue: $0.intValue) } ?? wrappedValue }
        self.init(key, store, read: read, written: { $0.rawValue })
    }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Creates an optional value in the user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, read: { $0 as? String }, written: { $0 })
    }
    /// Creates an optional value in the user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, read: { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool }, written: { $0 })
    }
    /// Creates an optional value in the user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, read: { ($0 as? NSNumber)?.intValue ?? $0 as? Int }, written: { $0 })
    }
    /// Creates an optional value in the user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, read: { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }, written: { $0 })
    }
    /// Creates an optional value in the user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, read: { $0 as? Data }, written: { $0 })
    }
}

extension View {
    /// The defaults of the `AppStorage` inside.
    @MainActor
    @preconcurrency
    public func defaultAppStorage(_ store: UserDefaults) -> some View {
        changingEnvironment { $0.defaultStore = store }
    }
}
