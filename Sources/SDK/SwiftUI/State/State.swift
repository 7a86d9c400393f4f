// State.swift: values that a view keeps.

import Foundation

/// A value that a view keeps. Setting it has the views evaluated anew.
/// https://developer.apple.com/documentation/swiftui/state
@propertyWrapper
public struct State<Value>: @unchecked Sendable {
    private let initial: Value
    private let cell = Cell<Kept<Value>>()

    /// A value that a view keeps, and what it is at first.
    public init(wrappedValue: Value) { initial = wrappedValue }
    /// A value that a view keeps, and what it is at first.
    public init(initialValue: Value) { initial = initialValue }

    /// The value; outside of a view what it is at first.
    public var wrappedValue: Value {
        get { cell.content?.value ?? initial }
        nonmutating set { cell.content?.value = newValue }
    }
    /// A binding to it.
    public var projectedValue: Binding<Value> {
        let cell = cell
        let initial = initial
        return Binding(reading: { cell.content?.value ?? initial }, writing: { cell.content?.value = $0 })
    }
}
extension State where Value: ExpressibleByNilLiteral {
    /// A value that is nil at first.
    public init() { self.init(wrappedValue: nil) }
}
extension State: ConnectedProperty {
    func connect(_ place: PropertyPlace) {
        cell.content = place.slot.remembered(at: place.index) { Kept(initial, changed: place.graph.invalidate) }
    }
}

/// A value that a view keeps while a gesture is made: always what it is at first.
/// https://developer.apple.com/documentation/swiftui/gesturestate
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// What it is at first.
    public let wrappedValue: Value
    /// A value, and what it is at first.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// The property itself.
    public var projectedValue: GestureState<Value> { self }
}

/// A length, which would grow with the texts.
/// https://developer.apple.com/documentation/swiftui/scaledmetric
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The length.
    public let wrappedValue: Value
    /// A length.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// A length; the style of the texts that it grows with is not kept.
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// A name space for effects between views.
/// https://developer.apple.com/documentation/swiftui/namespace
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// A name space.
    public struct ID: Hashable, Sendable { private let id = UUID() }
    /// The name space.
    public let wrappedValue = ID()
    /// A name space.
    public init() {}
}

/// What a person writes into, nil or a value of the author's that names a field. It follows what the author sets: there is no
/// keyboard that would set it.
/// https://developer.apple.com/documentation/swiftui/focusstate
@propertyWrapper
public struct FocusState<Value: Hashable>: @unchecked Sendable {
    private let initial: Value
    private let cell = Cell<Kept<Value>>()

    /// Whether a field has the focus: no.
    public init() where Value == Bool { initial = false }
    /// Which field has the focus: none.
    public init() where Value: ExpressibleByNilLiteral { initial = nil }

    /// Refers to a field that has the focus.
    @propertyWrapper
    public struct Binding: @unchecked Sendable {
        let binding: SwiftUI.Binding<Value>
        /// The value.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        /// The value itself.
        public var projectedValue: Binding { self }
    }

    /// The value.
    public var wrappedValue: Value {
        get { cell.content?.value ?? initial }
        nonmutating set { cell.content?.value = newValue }
    }
    /// A binding to it.
    public var projectedValue: Binding {
        let (cell, initial) = (cell, initial)
        return Binding(
            binding: SwiftUI.Binding(reading: { cell.content?.value ?? initial }, writing: { cell.content?.value = $0 })
        )
    }
}
extension FocusState: ConnectedProperty {
    func connect(_ place: PropertyPlace) {
        cell.content = place.slot.remembered(at: place.index) { Kept(initial, changed: place.graph.invalidate) }
    }
}
