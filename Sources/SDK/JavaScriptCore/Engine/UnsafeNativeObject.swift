// UnsafeNativeObject.swift: Swift functions and objects as script objects.
//
// Safe because: the private data of an object of these classes is a retained reference to a NativeObject, which its
// finalizer gives up; so the reference is valid while the engine calls it. Private data are requested from objects of
// these classes only. Arguments are held before anything else runs; a result is on the stack, which the collector
// scans, until the engine has it. The finalizer calls neither the engine nor the author's code.

import Foundation

/// The Swift side of a script object.
final class NativeObject {
    enum Content {
        case object(Any)
        case function(Block)
    }
    let content: Content
    fileprivate weak var group: EngineGroup?
    fileprivate let released: ReleasedObjects

    fileprivate init(_ content: Content, in group: EngineGroup) {
        (self.content, self.group, released) = (content, group, group.released)
    }
}

/// The engine's classes, shared by all virtual machines.
private struct NativeClasses: @unchecked Sendable {
    let function, object: Engine.Pointer?

    static let shared = NativeClasses()

    private init() {
        guard let engine = Engine.shared else {
            (function, object) = (nil, nil)
            return
        }
        var functions = Engine.ClassDefinition()
        functions.attributes = Engine.noAutomaticPrototype
        functions.finalize = finalizeNative
        functions.callAsFunction = callNative
        var objects = Engine.ClassDefinition()
        objects.finalize = finalizeNative
        (function, object) = "Function".withCString { functionName in
            "NSObject".withCString { objectName in
                (functions.className, objects.className) = (functionName, objectName)
                return (engine.makeClass(&functions), engine.makeClass(&objects))
            }
        }
    }
}

extension EngineContext {
    /// A script function that calls a Swift closure.
    func function(_ block: Block) -> HeldValue {
        let made = native(.function(block), NativeClasses.shared.function)
        if let functionPrototype { engine.setPrototype(pointer, made.pointer, functionPrototype) }
        return made
    }

    /// An object that wraps a Swift object or value: scripts can only pass it on. An object always has the same
    /// wrapper.
    func wrapper(of value: Any) -> HeldValue {
        guard type(of: value) is AnyClass else { return native(.object(value), NativeClasses.shared.object) }
        let object = value as AnyObject
        if let known = group.wrapper(of: object) { return held(known) }
        let made = native(.object(value), NativeClasses.shared.object)
        group.record(made.pointer, of: object)
        return made
    }

    private func native(_ content: NativeObject.Content, _ nativeClass: Engine.Pointer?) -> HeldValue {
        let data = Unmanaged.passRetained(NativeObject(content, in: group))
        return held(engine.makeObject(pointer, nativeClass, data.toOpaque()))
    }
}

extension HeldValue {
    /// The wrapped object; nil for a script's own object.
    var native: Any? {
        guard kind == .object, let nativeClass = NativeClasses.shared.object,
            context.engine.isOfClass(context.pointer, pointer, nativeClass),
            let data = context.engine.privateData(pointer),
            case .object(let value) = Unmanaged<NativeObject>.fromOpaque(data).takeUnretainedValue().content
        else { return nil }
        return value
    }
}

private let finalizeNative: Engine.Finalizer = { object in
    guard let object, let data = Engine.shared?.privateData(object) else { return }
    let native = Unmanaged<NativeObject>.fromOpaque(data)
    native.takeUnretainedValue().released.add(native)
}

private let callNative: Engine.Callback = { place, callee, this, count, arguments, exception in
    guard let place, let callee, let data = Engine.shared?.privateData(callee) else { return nil }
    let native = Unmanaged<NativeObject>.fromOpaque(data).takeUnretainedValue()
    guard case .function(let block) = native.content, let group = native.group,
        let context = group.context(of: place)
    else { return nil }
    let call = ScriptCall(
        context: context.context,
        callee: context.held(callee),
        this: this.map { context.held($0) },
        arguments: UnsafeBufferPointer(start: arguments, count: count).map { context.held($0) }
    )
    switch call.answer({ try block.call($0) }) {
    case .success(let value): return withExtendedLifetime(value) { value.pointer }
    case .failure(let failure):
        exception?.pointee = withExtendedLifetime(failure.value) { failure.value.pointer }
        return nil
    }
}
