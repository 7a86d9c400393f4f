// Binding.swift: references to values that are stored elsewhere.

import Foundation
import Observation

/// A reference to a value stored elsewhere.
/// https://developer.apple.com/documentation/swiftui/binding
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: @unchecked Sendable {
    private let get: () -> Value
    private let set: (Value) -> Void
    /// The transaction. It is stored and has no effect without a screen.
    public var transaction = Transaction()

    /// Creates a binding with closures, which are called on the main thread.
    @preconcurrency
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.init(reading: withoutActor(get), writing: withoutActor(set))
    }
    /// Creates a binding with closures, which are called on the main thread.
    @preconcurrency
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void) {
        let set = withoutActor(set)
        self.init(reading: withoutActor(get), writing: { set($0, Transaction()) })
    }
    init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) { (get, set) = (reading, writing) }

    /// Creates a binding from another one.
    public init(projectedValue: Binding<Value>) { self = projectedValue }
    /// Creates a binding to the value of an optional binding; nil if it has none now.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        self.init(reading: { base.wrappedValue ?? initial }, writing: { base.wrappedValue = $0 })
    }
    /// Creates an optional binding from another one.
    public init<Other>(_ base: Binding<Other>) where Value == Other? {
        self.init(reading: { base.wrappedValue }, writing: { if let value = $0 { base.wrappedValue = value } })
    }

    /// Creates a binding to a constant.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(reading: { value }, writing: { _ in }) }

    /// The value that the binding reads and writes.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    /// The binding itself.
    public var projectedValue: Binding<Value> { self }
    /// A binding to a property of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(reading: { wrappedValue[keyPath: keyPath] }, writing: { wrappedValue[keyPath: keyPath] = $0 })
    }
    /// Returns itself: nothing is animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
    /// Returns itself: nothing is animated.
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: DynamicProperty {}
extension Binding: Identifiable where Value: Identifiable {
    /// The wrapped value's property.
    public var id: Value.ID { wrappedValue.id }
}
extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// Iterates over bindings to the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
    /// The wrapped value's type.
    public typealias Index = Value.Index
    /// The wrapped value's type.
    public typealias Indices = Value.Indices
    /// The wrapped value's property.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The wrapped value's property.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The wrapped value's property.
    public var indices: Value.Indices { wrappedValue.indices }
    /// The wrapped value's property.
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    /// A binding to an element.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            reading: { wrappedValue[position] },
            writing: { if wrappedValue.indices.contains(position) { wrappedValue[position] = $0 } }
        )
    }
}
extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
    /// The wrapped value's property.
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}
extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

/// Bindings to the properties of an observable object.
/// https://developer.apple.com/documentation/swiftui/bindable
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
    /// The observed object.
    public var wrappedValue: Value
    /// The binding itself.
    public var projectedValue: Bindable<Value> { self }
    /// Creates bindings to an object's properties.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates bindings to an object's properties.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates bindings to an object's properties.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
    /// A binding to a property.
    public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
        let object = wrappedValue
        return Binding(reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
    }
}
extension Bindable: Identifiable where Value: Identifiable {
    /// The object's identity.
    public var id: Value.ID { wrappedValue.id }
}
