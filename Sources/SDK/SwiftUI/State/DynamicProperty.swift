// DynamicProperty.swift: properties of views that store or observe something. A view is created again each time its
// parent is evaluated; its properties then find their state in their slot.

import Foundation
import Streams

/// A property that is updated before its view is evaluated.
/// https://developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {
    /// Called before the view is evaluated. Changes of the property itself are not kept.
    mutating func update()
}
extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// The position of a property.
@MainActor
struct PropertyPlace {
    let graph: ViewGraph
    let slot: Slot
    /// Its number in its view, from 1.
    let index: Int
    let environment: EnvironmentValues
}

/// A property of this module.
@MainActor
protocol ConnectedProperty: DynamicProperty {
    /// Connects to the state in its slot.
    func connect(_ place: PropertyPlace)
}

/// A stored value whose changes are observed.
final class StorageBox<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value
    private let changed: @Sendable () -> Void

    init(_ value: Value, changed: @escaping @Sendable () -> Void) { (stored, self.changed) = (value, changed) }

    var value: Value {
        get { lock.withLock { stored } }
        set {
            let isSame = lock.withLock {
                defer { stored = newValue }
                return areEqual(stored, newValue)
            }
            if !isSame { changed() }
        }
    }
}

/// Whether two values are known to be equal; only equatable values are compared.
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    func compare<Known: Equatable>(_ known: Known) -> Bool { (right as? Known) == known }
    if let known = left as? any Equatable { return compare(known) }
    return false
}

/// A shared reference of a property: copies in closures find the same state as the view.
final class Cell<Content>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Content?

    var content: Content? {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
