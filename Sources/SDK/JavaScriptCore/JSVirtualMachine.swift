// JSVirtualMachine.swift: what contexts share: one heap, whose values can be used in each of them.

import Foundation

/// A virtual machine. The page's scripts have another, in another process.
/// https://developer.apple.com/documentation/javascriptcore/jsvirtualmachine
open class JSVirtualMachine: NSObject {
    let group: EngineGroup

    /// A machine of its own; nil, with a message on standard error, if JavaScriptCore-GTK is not installed.
    ///
    /// It is called without arguments: the one that it has makes of NSObject's initialiser one that may fail.
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

    /// Keeps the value of a managed reference as long as its owner lives. Other objects have no effect.
    open func addManagedReference(_ object: Any!, withOwner owner: Any!) {
        (object as? JSManagedValue)?.add(owner: owner)
    }

    /// Undoes one `addManagedReference`.
    open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {
        (object as? JSManagedValue)?.remove(owner: owner)
    }
}
