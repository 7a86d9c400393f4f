// UnsafePrincipalClass.swift: makes an object of a class that is known by name only.
// Foundation's NSObject on Linux has no `required` initialiser, so the compiler refuses `type.init()`. A subclass that
// overrides `init()` as `required` uses NSObject's own entry of the method table, which every subclass of NSObject fills
// with its `init()`; calling through that entry makes an object of the class that is really there.
// Safe because: the class is checked to descend from NSObject, and only that entry is used. A class whose own `init()` is
// missing traps there with its name, as it does on Apple's platforms. PrincipalClassTests make classes with and without one.

import Foundation

/// Only a view on NSObject's method table; never made itself. Open, so that calls to `init()` stay dynamic.
open class PrincipalObject: NSObject {
    /// The entry that `makeObject(of:)` calls.
    public required override init() { super.init() }
}

/// A new object of `type`; nil if the class does not descend from `NSObject`.
func makeObject(of type: AnyClass) -> NSObject? {
    guard type is NSObject.Type else { return nil }
    return unsafeBitCast(type, to: PrincipalObject.Type.self).init()
}
