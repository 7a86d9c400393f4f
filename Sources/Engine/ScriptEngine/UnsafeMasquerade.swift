// UnsafeMasquerade.swift: objects that masquerade as undefined, as `document.all` must.
// https://tc39.es/ecma262/#sec-IsHTMLDDA-internal-slot
//
// The C API cannot make such objects. JavaScriptCore has a function for its own tests,
// JSC::InternalFunction::createFunctionThatMasqueradesAsUndefined, which the library exports; this file looks it up by its full C++ name.
// Calling such an object calls its prototype, which the bindings make.
//
// Why it is safe: the C++ name determines the types of all parameters, each of which is one machine word, and the lock is held as in
// UnsafeHostFunction.swift, whose frames this callback reads as well. The first object of a program is called once: if its frame does not
// have the object itself and the argument that was passed, none is made. The callback throws nothing into the engine.

import CJavaScriptCore
import Glibc

enum UnsafeMasquerade {
    /// VM&, JSGlobalObject*, the function's length, WTF::String const&, NativeFunction
    private typealias Create =
        @convention(c) (
            UnsafeMutableRawPointer, UnsafeMutableRawPointer, UInt32, UnsafeRawPointer, UnsafeHostFunction.Callback
        ) -> OpaquePointer?

    private static let create: Create? = {
        let name =
            "_ZN3JSC16InternalFunction40createFunctionThatMasqueradesAsUndefinedERNS_2VMEPNS_14JSGlobalObjectEjRKN3WTF6StringE"
            + "NS5_11FunctionPtrILNS5_6PtrTagE1EFlS4_PNS_9CallFrameEELNS5_18FunctionAttributesE2EEE"
        guard MemoryLayout<Int>.size == 8, let address = dlsym(nil, name) else { return nil }
        return unsafeBitCast(address, to: Create.self)
    }()

    /// A new object; nil if this library cannot make one, or if a call's frame has another layout.
    static func make(in context: JSGlobalContextRef) -> JSObjectRef? {
        guard let probe = object(in: context), let prototype = UnsafeHostFunction.make(answerFirst, in: context) else {
            return nil
        }
        JSObjectSetPrototype(context, probe, prototype)
        let argument = JSObjectMake(context, nil, nil)
        let arguments: [JSValueRef?] = [argument]
        guard JSObjectCallAsFunction(context, probe, nil, 1, arguments, nil) == argument else { return nil }
        return object(in: context)
    }

    private static func object(in context: JSGlobalContextRef) -> JSObjectRef? {
        guard let create, let group = JSContextGetGroup(context) else { return nil }
        return UnsafeHostFunction.withLock(in: context) { global in
            withUnsafeTemporaryAllocation(of: UInt.self, capacity: 1) { name in
                // A null WTF::String.
                name[0] = 0
                return create(
                    UnsafeMutableRawPointer(group),
                    global,
                    0,
                    UnsafeRawPointer(name.baseAddress!),
                    callPrototype
                )
            }
        }
    }
}

extension ScriptContext {
    /// A new object that masquerades as undefined, and whose prototype is called when it is; nil if the library cannot make one.
    public func makeMasquerade() -> ScriptValue? {
        UnsafeMasquerade.make(in: reference).map { ScriptValue($0, in: self) }
    }
}

private let callPrototype: UnsafeHostFunction.Callback = { global, frame in
    guard let global, let frame else { return 0 }
    let context = OpaquePointer(global)
    let arguments = UnsafeHostFunction.arguments(of: frame)
    guard let prototype = JSObjectGetPrototype(context, UnsafeHostFunction.callee(of: frame)),
        JSValueIsObject(context, prototype), JSObjectIsFunction(context, prototype)
    else { return UnsafeHostFunction.encode(JSValueMakeUndefined(context)) }
    var thrown: JSValueRef?
    let answer = JSObjectCallAsFunction(context, prototype, nil, arguments.count, arguments.baseAddress, &thrown)
    return UnsafeHostFunction.encode(answer ?? JSValueMakeUndefined(context))
}

/// Returns its first argument.
private let answerFirst: UnsafeHostFunction.Callback = { global, frame in
    guard let global, let frame else { return 0 }
    let first = UnsafeHostFunction.arguments(of: frame).first ?? nil
    return UnsafeHostFunction.encode(first ?? JSValueMakeUndefined(OpaquePointer(global)))
}
