// UnsafeEngineGroup.swift: one virtual machine of the engine, the contexts in it, and the objects of Swift that its heap holds.
//
// Safe because: the group's pointer is released once, when neither a context nor a value of it is left (each holds it). The
// private data of an object of this module's classes is a retained reference to a NativeObject, which the finalizer gives up; it is
// released later, outside of the collector, where deinitialisers may call the engine. A weak reference's pointer is used until it
// is released, which the lock sees done once.

import Foundation

/// A virtual machine. All that is in it may be used on any thread: the engine has a lock of its own.
final class EngineGroup: @unchecked Sendable {
    let engine: Engine
    private let pointer: Engine.Pointer
    private let lock = NSLock()
    private var contexts: [Engine.Pointer: WeakBox<EngineContext>] = [:]
    /// The scripts' objects that stand for objects of Swift, as long as scripts have them.
    private var wrappers: [ObjectIdentifier: Engine.Pointer] = [:]
    let released = ReleasedObjects()
    private weak var knownMachine: JSVirtualMachine?

    /// nil if the engine is not installed.
    init?() {
        guard let engine = Engine.shared, let pointer = engine.makeGroup() else { return nil }
        (self.engine, self.pointer) = (engine, pointer)
    }

    deinit {
        for weak in wrappers.values { engine.releaseWeak(pointer, weak) }
        engine.releaseGroup(pointer)
        for object in released.taken() { object.release() }
    }

    /// The object under which authors know it.
    var machine: JSVirtualMachine {
        get { lock.withLock { knownMachine } ?? JSVirtualMachine(self) }
        set { lock.withLock { knownMachine = newValue } }
    }

    /// A new context; nil if the engine makes none.
    func makeContext() -> EngineContext? {
        guard let made = engine.makeContext(pointer, nil) else { return nil }
        let context = EngineContext(made, in: self)
        lock.withLock { contexts[made] = WeakBox(context) }
        return context
    }

    /// The context of a call.
    func context(of call: Engine.Pointer) -> EngineContext? {
        guard let global = engine.globalContext(call) else { return nil }
        if let known = lock.withLock({ contexts[global]?.value }) { return known }
        // Its last user is gone, but scripts still run in it.
        guard let retained = engine.retainContext(global) else { return nil }
        let context = EngineContext(retained, in: self)
        lock.withLock { contexts[global] = WeakBox(context) }
        return context
    }

    /// To be called when a context has ended.
    func forget(_ context: Engine.Pointer) {
        lock.withLock { if contexts[context]?.value == nil { contexts[context] = nil } }
    }

    /// The object that stands for one of Swift's, if scripts still have it.
    func wrapper(of object: AnyObject) -> Engine.Pointer? {
        lock.withLock { wrappers[ObjectIdentifier(object)].flatMap { engine.weakObject($0) } }
    }

    /// Notes what stands for an object of Swift's.
    func note(_ wrapper: Engine.Pointer, of object: AnyObject) {
        let weak = engine.makeWeak(pointer, wrapper)
        let old = lock.withLock { () -> Engine.Pointer? in
            defer { wrappers[ObjectIdentifier(object)] = weak }
            return wrappers[ObjectIdentifier(object)]
        }
        if let old { engine.releaseWeak(pointer, old) }
    }

    /// A weak reference to an object; to be given to `release`.
    func makeWeak(_ object: Engine.Pointer) -> Engine.Pointer? { engine.makeWeak(pointer, object) }
    func release(weak: Engine.Pointer) { engine.releaseWeak(pointer, weak) }

    /// Gives up the objects of Swift that the collector has found to be unused.
    func releaseUnused() {
        for object in released.taken() {
            if case .object(let value) = object.takeUnretainedValue().content, type(of: value) is AnyClass {
                let identity = ObjectIdentifier(value as AnyObject)
                let dead = lock.withLock { () -> Engine.Pointer? in
                    guard let weak = wrappers[identity], engine.weakObject(weak) == nil else { return nil }
                    return wrappers.removeValue(forKey: identity)
                }
                if let dead { engine.releaseWeak(pointer, dead) }
            }
            object.release()
        }
    }
}

/// What finalizers have given up, until it is released.
final class ReleasedObjects: @unchecked Sendable {
    private let lock = NSLock()
    private var objects: [Unmanaged<NativeObject>] = []

    func add(_ object: Unmanaged<NativeObject>) { lock.withLock { objects.append(object) } }

    func taken() -> [Unmanaged<NativeObject>] {
        lock.withLock {
            defer { objects = [] }
            return objects
        }
    }
}

/// A reference that does not keep what it refers to.
struct WeakBox<Object: AnyObject> {
    weak var value: Object?
    init(_ value: Object) { self.value = value }
}
