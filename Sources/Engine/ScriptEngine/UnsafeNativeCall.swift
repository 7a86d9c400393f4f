// UnsafeNativeCall.swift: the callback that calls a NativeReceiver.
//
// Why it is safe: the first argument of each call is the holder object that makeNative made; its private data is a retained reference to
// the NativeHolder, released by the class's finalizer, so it is alive whenever the callback runs. Objects of other classes have no private
// data. The last holder that called on this thread is recognized by its address until it is finalized, which the engine does on the same
// thread and before it reuses the address. A holder drops its context when that ends, so a function that outlives its world finds none and
// returns undefined. The argument vector is only read during the call. The bindings keep holders private; a call without a holder does
// nothing.
//
// NB: A holder is passed as an argument, instead of using a class for each function, because a function made by
// JSObjectMakeFunctionWithCallback is called three times faster than an object with a callAsFunction callback.

import CEngineSupport
public import CJavaScriptCore

/// One call from JavaScript, valid until it is answered.
///
/// Nothing is converted: an argument of another type counts as missing, so no script can run while a call's arguments are read.
public struct NativeCall {
    @usableFromInline let context: JSContextRef
    @usableFromInline let count: Int
    @usableFromInline let arguments: UnsafePointer<JSValueRef?>?
    let scriptContext: Unmanaged<ScriptContext>

    /// The address of the engine's frame of this call, for `ScriptVM.readStack`; 0 if unknown.
    public var frame: UInt {
        guard let arguments, scriptContext._withUnsafeGuaranteedRef({ $0.hasHostNative }) else { return 0 }
        return UnsafeHostFunction.frame(of: arguments)
    }

    /// The number of arguments.
    public var argumentCount: Int { count - 1 }

    @inlinable @inline(__always)
    func reference(_ index: Int) -> JSValueRef? { index + 1 < count ? arguments?[index + 1] : nil }

    /// Argument `index`, protected; undefined if it is missing.
    public func value(_ index: Int) -> ScriptValue {
        let scriptContext = scriptContext.takeUnretainedValue()
        guard let reference = reference(index) else { return scriptContext.undefined }
        return ScriptValue(reference, in: scriptContext)
    }

    /// Argument `index` as an exact integer of at most 53 bits; nil if it is anything else.
    @inlinable @inline(__always)
    public func integer(_ index: Int) -> Int? {
        guard let reference = reference(index) else { return nil }
        return UnsafeEngineValue.integer(reference, in: context)
    }

    /// Argument `index` as a boolean; nil if it is anything else.
    public func boolean(_ index: Int) -> Bool? {
        reference(index).flatMap { UnsafeEngineValue.boolean($0, in: context) }
    }

    /// Whether argument `index` is a string.
    public func isString(_ index: Int) -> Bool { reference(index).map { JSValueIsString(context, $0) } ?? false }

    /// Calls `body` with the text of argument `index`.
    ///
    /// - Returns: nil if it is not a string, or if the engine lacks the memory to flatten it.
    public func withText<Result, Failure: Error>(
        _ index: Int,
        _ body: (EngineText) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        try UnsafeEngineValue.withText(reference(index), in: context, body)
    }

    /// What argument `index` has after argument `former`, if a script appended it to that very string and nothing has read the whole yet:
    /// the former's length, and the code units.
    public func appended(_ index: Int, to former: Int) -> (formerLength: Int, rest: [UInt16])? {
        UnsafeRope.units(of: reference(index), after: reference(former), in: context)
    }
}

/// The object that a holder's private data points to.
final class NativeHolder {
    let receiver: NativeReceiver
    // NB: Unmanaged, since counting references would take a tenth of a call. nil after the context has ended.
    @exclusivity(unchecked) var context: Unmanaged<ScriptContext>?

    init(receiver: NativeReceiver, context: ScriptContext) {
        self.receiver = receiver
        self.context = Unmanaged.passUnretained(context)
    }

    func answer(_ reference: JSContextRef, _ count: Int, _ arguments: UnsafePointer<JSValueRef?>?) -> JSValueRef? {
        guard let context else {
            receiver.contextHasEnded()
            return JSValueMakeUndefined(reference)
        }
        let call = NativeCall(context: reference, count: count, arguments: arguments, scriptContext: context)
        return value(of: receiver.receive(call), in: reference)
    }

    /// Calls `body` with the holder of an object.
    ///
    /// - Returns: nil for a value that is not a holder's object.
    @inline(__always)
    static func with(
        _ value: JSValueRef?,
        in context: JSContextRef,
        _ body: (NativeHolder) -> JSValueRef?
    ) -> JSValueRef? {
        let last = holder_cache()!
        if let value, last.pointee.object == UnsafeRawPointer(value) {
            return Unmanaged<NativeHolder>.fromOpaque(last.pointee.data)._withUnsafeGuaranteedRef(body)
        }
        guard let value, JSValueIsObject(context, value), let data = JSObjectGetPrivate(value) else { return nil }
        last.pointee = HolderCache(object: UnsafeRawPointer(value), data: data)
        return Unmanaged<NativeHolder>.fromOpaque(data)._withUnsafeGuaranteedRef(body)
    }

    /// Releases the holder of an object that is no longer referenced.
    static func release(_ object: JSObjectRef?) {
        guard let data = JSObjectGetPrivate(object) else { return }
        let last = holder_cache()!
        if last.pointee.data == data { last.pointee = HolderCache() }
        Unmanaged<NativeHolder>.fromOpaque(data).release()
    }
}

extension ScriptContext {
    /// Makes the pair by which bindings call `receiver`: `native(holder, …)`.
    ///
    /// Calls throw nothing: the receiver reports errors in memory that both sides share.
    public func makeNative(_ receiver: NativeReceiver) -> (native: ScriptValue, holder: ScriptValue) {
        var definition = kJSClassDefinitionEmpty
        definition.finalize = { NativeHolder.release($0) }
        let type = JSClassCreate(&definition)
        defer { JSClassRelease(type) }
        let nativeHolder = NativeHolder(receiver: receiver, context: self)
        holders.append(nativeHolder)
        let data = Unmanaged.passRetained(nativeHolder).toOpaque()
        let holder = ScriptValue(JSObjectMake(reference, type, data), in: self)
        UnsafeEngineValue.learn(in: reference)
        if let native = UnsafeHostFunction.make(receiveHostCall, in: reference) {
            hasHostNative = true
            return (ScriptValue(native, in: self), holder)
        }
        let native = UnsafeJavaScriptCore.withName("native") { name in
            ScriptValue(JSObjectMakeFunctionWithCallback(reference, name, receiveNativeCall), in: self)
        }
        return (native, holder)
    }
}

private let receiveNativeCall: JSObjectCallAsFunctionCallback = { context, _, _, count, arguments, _ in
    guard let context, count > 0 else { return nil }
    let answer = NativeHolder.with(arguments?[0], in: context) { $0.answer(context, count, arguments) }
    return answer ?? JSValueMakeUndefined(context)
}

private let receiveHostCall: UnsafeHostFunction.Callback = { global, frame in
    guard let global, let frame else { return 0 }
    let context = OpaquePointer(global)
    let arguments = UnsafeHostFunction.arguments(of: frame)
    let answer = NativeHolder.with(arguments.first ?? nil, in: context) {
        $0.answer(context, arguments.count, arguments.baseAddress)
    }
    return UnsafeHostFunction.encode(answer ?? JSValueMakeUndefined(context))
}

private func value(of answer: NativeResult, in context: JSContextRef) -> JSValueRef? {
    switch answer {
    case .undefined: JSValueMakeUndefined(context)
    case .boolean(let boolean): JSValueMakeBoolean(context, boolean)
    case .integer(let number): UnsafeEngineValue.encode(number) ?? JSValueMakeNumber(context, Double(number))
    case .number(let number): JSValueMakeNumber(context, number)
    case .value(let value): value.reference
    case .ascii(let bytes): UnsafeJavaScriptCore.makeString(ascii: bytes, in: context)
    case .utf16(let units): UnsafeJavaScriptCore.makeString(units, in: context)
    case .units(let units): units.withUnsafeBufferPointer { UnsafeJavaScriptCore.makeString($0, in: context) }
    case .utf8(let bytes):
        bytes.withUnsafeBufferPointer { UnsafeJavaScriptCore.makeString(wtf8: $0, in: context) }
    case .integers(let numbers): UnsafeJavaScriptCore.makeIntegers(numbers, in: context)
    case .bytes(let bytes): UnsafeJavaScriptCore.makeBuffer(of: bytes, in: context)
    }
}
