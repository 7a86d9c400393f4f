// JSVirtualMachine.swift: the heap that contexts share; each of them can use its values.

import Foundation

/// A virtual machine. The page's scripts have another, in another process.
/// https://developer.apple.com/documentation/javascriptcore/jsvirtualmachine
open class JSVirtualMachine: NSObject {
    let group: EngineGroup

    /// Creates a virtual machine; nil, with a message on standard error, if JavaScriptCore-GTK is not installed.
    ///
    /// Call it without arguments: the parameter makes NSObject's initializer failable.
    public init!(_ nothing: Void = ()) {
        guard let group = EngineGroup() else { return nil }
        self.group = group
        super.init()
        group.machine = self
    }

    init(_ group: EngineGroup) {
        self.group = group
        super.init()
        group.machine = self
    }

    /// Retains the value of a managed reference as long as its owner lives. Other objects have no effect.
    open func addManagedReference(_ object: Any!, withOwner owner: Any!) {
        (object as? JSManagedValue)?.add(owner: owner)
    }

    /// Reverts one `addManagedReference`.
    open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {
        (object as? JSManagedValue)?.remove(owner: owner)
    }
}
