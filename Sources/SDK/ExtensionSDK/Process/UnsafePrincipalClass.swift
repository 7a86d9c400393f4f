// UnsafePrincipalClass.swift: creates an object of a class that is known by name only.
// Foundation's NSObject on Linux has no `required` initializer, so the compiler rejects `type.init()`. A subclass that
// overrides `init()` as `required` uses NSObject's entry of the method table, which every subclass of NSObject fills
// with its `init()`; calling through that entry creates an object of the actual class.
// Safe because: the class is checked to descend from NSObject, and only that entry is used. A class without its own
// `init()` traps there with its name, as on Apple's platforms. PrincipalClassTests create classes with and without one.

import Foundation

/// Only a view of NSObject's method table; never instantiated. Open, so that calls to `init()` are dispatched
/// dynamically.
open class PrincipalObject: NSObject {
    /// The initializer that `makeObject(of:)` calls.
    public required override init() { super.init() }
}

/// A new object of `type`; nil if the class does not descend from `NSObject`.
func makeObject(of type: AnyClass) -> NSObject? {
    guard type is NSObject.Type else { return nil }
    return unsafeBitCast(type, to: PrincipalObject.Type.self).init()
}
