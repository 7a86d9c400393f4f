// JSManagedValue.swift: a reference to a script's value that retains neither the value nor its context, unless it has
// an owner.

import Foundation

/// A reference that does not retain its value: the object may be collected when scripts no longer reference it. With an
/// added owner, the object lives as long as the owner. The collector does not see cycles between both: an owner that
/// only the object retains lives as long as the virtual machine.
/// https://developer.apple.com/documentation/javascriptcore/jsmanagedvalue
open class JSManagedValue: NSObject {
    private enum Reference {
        case object(WeakValue)
        /// A value that is not an object.
        case primitive(HeldValue)
    }
    private let reference: Reference?
    private weak var context: JSContext?
    private let lock = NSLock()
    private var owners: [WeakBox<AnyObject>] = []
    /// The object, while an owner lives.
    private var kept: HeldValue?

    /// Creates a reference without an owner.
    public init!(value: JSValue!) {
        reference = value.map { value in
            WeakValue(value.held).map { .object($0) } ?? .primitive(value.held)
        }
        context = value?.context
        super.init()
    }

    /// Creates a reference with an owner.
    public convenience init!(value: JSValue!, andOwner owner: Any!) {
        self.init(value: value)
        add(owner: owner)
    }

    /// The value; nil if it or its context has been released.
    open var value: JSValue! {
        lock.withLock {
            owners.removeAll { $0.value == nil }
            if owners.isEmpty { kept = nil }
        }
        guard let context else { return nil }
        switch reference {
        case .object(let weak): return weak.value(in: context.engine).map { JSValue($0, in: context) }
        case .primitive(let held): return JSValue(held, in: context)
        case nil: return nil
        }
    }

    func add(owner: Any?) {
        guard let owner, type(of: owner) is AnyClass, let held = value?.held else { return }
        lock.withLock {
            owners.append(WeakBox(owner as AnyObject))
            kept = held
        }
    }

    func remove(owner: Any?) {
        guard let owner, type(of: owner) is AnyClass else { return }
        lock.withLock {
            if let index = owners.firstIndex(where: { $0.value === owner as AnyObject }) { owners.remove(at: index) }
            if owners.isEmpty { kept = nil }
        }
    }
}
