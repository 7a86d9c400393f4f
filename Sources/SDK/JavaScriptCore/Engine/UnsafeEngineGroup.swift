// UnsafeEngineGroup.swift: a virtual machine of the engine, its contexts, and the Swift objects that its heap
// references.
//
// Safe because: the group's pointer is released once, when no context and no value of it is left (each holds the
// group). The private data of an object of this module's classes is a retained reference to a NativeObject, which the
// finalizer gives up; it is released later, outside the collector, where deinitializers may call the engine. The
// pointer of a weak reference is used until it is released, which the lock ensures happens once.

import Foundation

/// A virtual machine. Its values may be used on any thread: the engine has its own lock.
final class EngineGroup: @unchecked Sendable {
    let engine: Engine
    private let pointer: Engine.Pointer
    private let lock = NSLock()
    private var contexts: [Engine.Pointer: WeakBox<EngineContext>] = [:]
    /// The script objects that wrap Swift objects, while scripts reference them.
    private var wrappers: [ObjectIdentifier: Engine.Pointer] = [:]
    let released = ReleasedObjects()
    private weak var knownMachine: JSVirtualMachine?

    /// Returns nil if the engine is not installed.
    init?() {
        guard let engine = Engine.shared, let pointer = engine.makeGroup() else { return nil }
        (self.engine, self.pointer) = (engine, pointer)
    }

    deinit {
        for weak in wrappers.values { engine.releaseWeak(pointer, weak) }
        engine.releaseGroup(pointer)
        for object in released.taken() { object.release() }
    }

    /// The public object of the group.
    var machine: JSVirtualMachine {
        get { lock.withLock { knownMachine } ?? JSVirtualMachine(self) }
        set { lock.withLock { knownMachine = newValue } }
    }

    /// A new context; nil if the engine cannot create one.
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

    /// Must be called when a context has ended.
    func forget(_ context: Engine.Pointer) {
        lock.withLock { if contexts[context]?.value == nil { contexts[context] = nil } }
    }

    /// The object that wraps a Swift object, if scripts still reference it.
    func wrapper(of object: AnyObject) -> Engine.Pointer? {
        lock.withLock { wrappers[ObjectIdentifier(object)].flatMap { engine.weakObject($0) } }
    }

    /// Records the wrapper of a Swift object.
    func record(_ wrapper: Engine.Pointer, of object: AnyObject) {
        let weak = engine.makeWeak(pointer, wrapper)
        let old = lock.withLock { () -> Engine.Pointer? in
            defer { wrappers[ObjectIdentifier(object)] = weak }
            return wrappers[ObjectIdentifier(object)]
        }
        if let old { engine.releaseWeak(pointer, old) }
    }

    /// A weak reference to an object; to be passed to `release`.
    func makeWeak(_ object: Engine.Pointer) -> Engine.Pointer? { engine.makeWeak(pointer, object) }
    func release(weak: Engine.Pointer) { engine.releaseWeak(pointer, weak) }

    /// Releases the Swift objects that the collector has found to be unused.
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

/// Objects given up by finalizers, until they are released.
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

/// A reference that does not retain its target.
struct WeakBox<Object: AnyObject> {
    weak var value: Object?
    init(_ value: Object) { self.value = value }
}
