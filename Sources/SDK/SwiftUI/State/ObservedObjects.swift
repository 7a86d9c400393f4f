// ObservedObjects.swift: objects whose changes evaluate the views again.

import Foundation
import Streams

/// An observed object that is stored elsewhere.
/// https://developer.apple.com/documentation/swiftui/observedobject
@MainActor
@preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: ConnectedProperty {
    /// Bindings to an object's properties.
    @MainActor
    @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        /// A binding to a property.
        public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Part>) -> Binding<Part> {
            let object = object
            return Binding(reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The observed object.
    public var wrappedValue: ObjectType
    /// Observes an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Observes an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    /// The bindings to its properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    func connect(_ place: PropertyPlace) {
        place.slot.listen(to: wrappedValue, at: place.index, place.graph.invalidate)
    }
}

/// An observed object that a view creates and stores.
/// https://developer.apple.com/documentation/swiftui/stateobject
@MainActor
@preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty {
    private final class Holder {
        let object: ObjectType
        init(_ object: ObjectType) { self.object = object }
    }
    private let make: () -> ObjectType
    private let cell = Cell<Holder>()

    /// Creates the object at the first evaluation of the view.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object; outside a view, a new one.
    public var wrappedValue: ObjectType {
        if let holder = cell.content { return holder.object }
        let holder = Holder(make())
        cell.content = holder
        return holder.object
    }
    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    func connect(_ place: PropertyPlace) {
        let holder = place.slot.remembered(at: place.index) { cell.content ?? Holder(make()) }
        cell.content = holder
        place.slot.listen(to: holder.object, at: place.index, place.graph.invalidate)
    }
}

/// An object of the environment.
/// https://developer.apple.com/documentation/swiftui/environmentobject
@MainActor
@preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: ConnectedProperty {
    private let cell = Cell<ObjectType>()

    /// Creates an object of the environment.
    public init() {}

    /// The object. As on Apple's platforms, a missing one ends the process.
    public var wrappedValue: ObjectType {
        guard let object = cell.content else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }
    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    func connect(_ place: PropertyPlace) {
        cell.content = place.environment.object(of: ObjectType.self)
        if let object = cell.content { place.slot.listen(to: object, at: place.index, place.graph.invalidate) }
    }
}

extension View {
    /// Sets an object for all views inside.
    @MainActor
    @preconcurrency
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        changingEnvironment { $0.setObject(object, of: Object.self) }
    }
}
