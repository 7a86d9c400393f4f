// State.swift: values that a view stores.

import Foundation

/// A value that a view stores. Setting it evaluates the views again.
/// https://developer.apple.com/documentation/swiftui/state
@propertyWrapper
public struct State<Value>: @unchecked Sendable {
    private let initial: Value
    private let cell = Cell<StorageBox<Value>>()

    /// Creates a stored value with its initial value.
    public init(wrappedValue: Value) { initial = wrappedValue }
    /// Creates a stored value with its initial value.
    public init(initialValue: Value) { initial = initialValue }

    /// The value; outside a view, the initial value.
    public var wrappedValue: Value {
        get { cell.content?.value ?? initial }
        nonmutating set { cell.content?.value = newValue }
    }
    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let cell = cell
        let initial = initial
        return Binding(reading: { cell.content?.value ?? initial }, writing: { cell.content?.value = $0 })
    }
}
extension State where Value: ExpressibleByNilLiteral {
    /// Creates a stored value that is initially nil.
    public init() { self.init(wrappedValue: nil) }
}
extension State: ConnectedProperty {
    func connect(_ place: PropertyPlace) {
        cell.content = place.slot.remembered(at: place.index) { StorageBox(initial, changed: place.graph.invalidate) }
    }
}

/// A value during a gesture: always the initial value.
/// https://developer.apple.com/documentation/swiftui/gesturestate
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The initial value.
    public let wrappedValue: Value
    /// Creates a value with its initial value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// The property itself.
    public var projectedValue: GestureState<Value> { self }
}

/// A length that scales with the text size.
/// https://developer.apple.com/documentation/swiftui/scaledmetric
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The length, which is not scaled.
    public let wrappedValue: Value
    /// Creates a length.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates a length; the text style is not stored.
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// A namespace for effects between views.
/// https://developer.apple.com/documentation/swiftui/namespace
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// A namespace.
    public struct ID: Hashable, Sendable { private let id = UUID() }
    /// The namespace's identifier.
    public let wrappedValue = ID()
    /// Creates a namespace.
    public init() {}
}

/// The field with the focus: nil, or a value of the author's that names a field. It only follows the author's code:
/// there is no keyboard that would set it.
/// https://developer.apple.com/documentation/swiftui/focusstate
@propertyWrapper
public struct FocusState<Value: Hashable>: @unchecked Sendable {
    private let initial: Value
    private let cell = Cell<StorageBox<Value>>()

    /// Whether a field has the focus; initially false.
    public init() where Value == Bool { initial = false }
    /// Creates the identifier of the field with the focus; initially nil.
    public init() where Value: ExpressibleByNilLiteral { initial = nil }

    /// A reference to the field with the focus.
    @propertyWrapper
    public struct Binding: @unchecked Sendable {
        let binding: SwiftUI.Binding<Value>
        /// The value that the binding reads and writes.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    /// The value of the focused field; for a Boolean, whether the field has the focus.
    public var wrappedValue: Value {
        get { cell.content?.value ?? initial }
        nonmutating set { cell.content?.value = newValue }
    }
    /// A binding to the value.
    public var projectedValue: Binding {
        let (cell, initial) = (cell, initial)
        return Binding(
            binding: SwiftUI.Binding(reading: { cell.content?.value ?? initial }, writing: { cell.content?.value = $0 })
        )
    }
}
extension FocusState: ConnectedProperty {
    func connect(_ place: PropertyPlace) {
        cell.content = place.slot.remembered(at: place.index) { StorageBox(initial, changed: place.graph.invalidate) }
    }
}
