// UnsafeHostFunction.swift: native functions that JavaScriptCore calls without releasing its lock.
//
// The C API's callbacks release the engine's lock and take it again around each call, which costs ten times the call itself. WebKit's own
// bindings make functions by JSC::JSFunction::create, which the library exports for them; so does this file, which looks it up by its full
// C++ name when the program starts. In a library where the function has other parameters it has another name: then there are no host
// functions, and the caller uses the C API.
//
// Why it is safe: the C++ name determines the types of all parameters, each of which is one machine word. The function made is tried once
// in each virtual machine, before any script runs: it is used only if its frame has the argument that was passed at the position where
// CallFrame has had arguments since 2011. The lock is held while the function is made, as for all allocations on the heap; a callback may
// call the C API, whose lock is recursive. Callbacks throw nothing into the engine.

import CJavaScriptCore
import Glibc

enum UnsafeHostFunction {
    /// The type of the engine's callback: takes the function's global object and its frame, and returns an encoded value.
    typealias Callback = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int

    // Slots of a frame, eight bytes each: caller, return address, code, callee, argument count including `this`, `this`.
    private static let calleeSlot = 3
    private static let argumentCountSlot = 4
    private static let firstArgumentSlot = 6

    private typealias Create =
        @convention(c) (
            UnsafeMutableRawPointer, UnsafeMutableRawPointer, UInt32, UnsafeRawPointer, Callback, UInt8, UInt8,
            Callback,
            UnsafeRawPointer?
        ) -> OpaquePointer?
    private typealias Lock = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
    private typealias Unlock = @convention(c) (UnsafeMutableRawPointer) -> Void

    private struct Library: @unchecked Sendable {
        let create: Create
        let lock: Lock
        let unlock: Unlock
    }
    private static let library: Library? = {
        guard MemoryLayout<Int>.size == 8,
            let create = dlsym(nil, createName), let lock = dlsym(nil, "_ZN3JSC12JSLockHolderC1EPNS_14JSGlobalObjectE"),
            let unlock = dlsym(nil, "_ZN3JSC12JSLockHolderD1Ev")
        else { return nil }
        return Library(
            create: unsafeBitCast(create, to: Create.self),
            lock: unsafeBitCast(lock, to: Lock.self),
            unlock: unsafeBitCast(unlock, to: Unlock.self)
        )
    }()
    /// JSFunction::create(VM&, JSGlobalObject*, unsigned, WTF::String const&, NativeFunction, ImplementationVisibility,
    /// Intrinsic, NativeFunction, DOMJIT::Signature const*)
    private static let createName =
        "_ZN3JSC10JSFunction6createERNS_2VMEPNS_14JSGlobalObjectEjRKN3WTF6StringENS5_11FunctionPtrILNS5_6PtrTagE1EFlS4_"
        + "PNS_9CallFrameEELNS5_18FunctionAttributesE2EEENS_24ImplementationVisibilityENS_9IntrinsicESF_PKNS_6DOMJIT9SignatureE"

    /// An encoded value.
    static func encode(_ value: JSValueRef?) -> Int { Int(bitPattern: value) }

    /// Makes a function of `callback`; nil if this library cannot do so, or if the frame has another layout.
    static func make(_ callback: @escaping Callback, in context: JSGlobalContextRef) -> JSObjectRef? {
        guard let function = create(callback, in: context), let probe = create(answerProbe, in: context) else {
            return nil
        }
        let argument = JSObjectMake(context, nil, nil)
        let arguments: [JSValueRef?] = [argument, JSValueMakeNumber(context, 1)]
        let answer = JSObjectCallAsFunction(context, probe, nil, 2, arguments, nil)
        return answer == argument ? function : nil
    }

    /// Makes a function of `callback` whose frame was not checked yet; nil if this library cannot do so.
    static func create(_ callback: @escaping Callback, in context: JSGlobalContextRef) -> JSObjectRef? {
        guard let library, let group = JSContextGetGroup(context) else { return nil }
        return withLock(in: context) { global in
            // A null WTF::String: the function needs no name, since the bindings keep it private.
            return withUnsafeTemporaryAllocation(of: UInt.self, capacity: 1) { name in
                name[0] = 0
                return library.create(
                    UnsafeMutableRawPointer(group),
                    global,
                    0,
                    UnsafeRawPointer(name.baseAddress!),
                    callback,
                    0,
                    0,
                    callback,
                    nil
                )
            }
        }
    }

    /// The result of `body`, which runs with the engine's lock; nil if this library cannot do so.
    static func withLock(in context: JSGlobalContextRef, _ body: (UnsafeMutableRawPointer) -> OpaquePointer?)
        -> OpaquePointer?
    {
        guard let library else { return nil }
        let global = UnsafeMutableRawPointer(context)
        // A JSLockHolder is one pointer; this is larger in case it grows.
        return withUnsafeTemporaryAllocation(byteCount: 64, alignment: 16) { holder in
            let holder = holder.baseAddress!
            library.lock(holder, global)
            defer { library.unlock(holder) }
            return body(global)
        }
    }

    /// The address of the frame of a call with these arguments.
    static func frame(of arguments: UnsafePointer<JSValueRef?>) -> UInt {
        UInt(bitPattern: arguments) - UInt(firstArgumentSlot * 8)
    }

    /// The function that was called.
    static func callee(of frame: UnsafeMutableRawPointer) -> JSObjectRef? {
        frame.load(fromByteOffset: calleeSlot * 8, as: JSObjectRef?.self)
    }

    /// The arguments of a call.
    static func arguments(of frame: UnsafeMutableRawPointer) -> UnsafeBufferPointer<JSValueRef?> {
        let count = Int(frame.load(fromByteOffset: argumentCountSlot * 8, as: UInt32.self))
        let first = frame.advanced(by: firstArgumentSlot * 8).assumingMemoryBound(to: JSValueRef?.self)
        return UnsafeBufferPointer(start: first, count: max(count - 1, 0))
    }
}

/// Returns the first of two arguments.
private let answerProbe: UnsafeHostFunction.Callback = { global, frame in
    guard let global, let frame else { return 0 }
    let arguments = UnsafeHostFunction.arguments(of: frame)
    return UnsafeHostFunction.encode(arguments.count == 2 ? arguments[0] : JSValueMakeUndefined(OpaquePointer(global)))
}
