// DynamicProperty.swift: properties of views that keep something, or hear of something. A view is made anew each time that the
// one around it is evaluated; its properties then find in their place what was kept.

import Foundation
import Streams

/// A property that is brought up to date before its view is evaluated.
/// https://developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {
    /// Called before the view is evaluated. What it changes of the property itself is not kept.
    mutating func update()
}
extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// Where a property is.
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
    /// Finds what is kept in its place.
    func connect(_ place: PropertyPlace)
}

/// A value that is kept, and whose changes are heard of.
final class Kept<Value>: @unchecked Sendable {
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

/// Whether two values are known to be the same, which is asked of those that can be compared.
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    func compare<Known: Equatable>(_ known: Known) -> Bool { (right as? Known) == known }
    if let known = left as? any Equatable { return compare(known) }
    return false
}

/// What a property refers to: its copies in closures find what is kept as the view does.
final class Cell<Content>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Content?

    var content: Content? {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
