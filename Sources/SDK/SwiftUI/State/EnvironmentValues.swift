// EnvironmentValues.swift: the environment of views.

import Foundation
import Observation
import Streams
import UIKit

/// A value of the environment.
/// https://developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The default value.
    static var defaultValue: Value { get }
}

/// The environment of a view.
/// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues: @unchecked Sendable {
    private var values: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    private var entries: [String: Any] = [:]

    /// Creates the default values.
    public init() {}

    /// A value.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    /// An observable object.
    public subscript<Object: AnyObject>(objectType: Object.Type) -> Object? {
        get { object(of: objectType) }
        set { setObject(newValue, of: objectType) }
    }
    /// A value declared with `@Entry`, by its name: compiling writes this into its property.
    public subscript<Value>(entry name: String, default fallback: @autoclosure () -> Value) -> Value {
        get { entries[name] as? Value ?? fallback() }
        set { entries[name] = newValue }
    }

    func object<Object: AnyObject>(of type: Object.Type) -> Object? { objects[ObjectIdentifier(type)] as? Object }
    mutating func setObject<Object: AnyObject>(_ object: Object?, of type: Object.Type) {
        objects[ObjectIdentifier(type)] = object
    }
}

/// A value of the view's environment.
/// https://developer.apple.com/documentation/swiftui/environment
@propertyWrapper
public struct Environment<Value>: @unchecked Sendable {
    private let read: (EnvironmentValues) -> Value
    private let cell = Cell<EnvironmentValues>()

    /// Creates a value of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
    /// The value; outside a view, the default.
    public var wrappedValue: Value { read(cell.content ?? EnvironmentValues()) }
}
extension Environment where Value: AnyObject & Observable {
    /// Creates an observable object of the environment. As on Apple's platforms, a missing one ends the process.
    public init(_ objectType: Value.Type) {
        read = { values in
            guard let object = values[objectType] else {
                fatalError(
                    "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be "
                        + "missing as an ancestor of this view."
                )
            }
            return object
        }
    }
}
extension Environment {
    /// Creates an observable object of the environment, or nil.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        read = { $0[objectType] }
    }
}
extension Environment: ConnectedProperty {
    func connect(_ place: PropertyPlace) { cell.content = place.environment }
}

extension View {
    /// Sets a value for all views inside.
    @MainActor
    @preconcurrency
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        changingEnvironment { $0[keyPath: keyPath] = value }
    }
    /// Sets an observable object for all views inside.
    @MainActor
    @preconcurrency
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        changingEnvironment { $0.setObject(object, of: Object.self) }
    }
    /// Changes a value for all views inside.
    @MainActor
    @preconcurrency
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View { changingEnvironment { transform(&$0[keyPath: keyPath]) } }
}
