// UnsafeNativeCall.swift: the C callback behind a NativeReceiver.
//
// Why it is safe: the first argument of each call is the holder object that makeNative made; its private data is a
// retained reference to the receiver, given back by the class's finalizer, so it is alive whenever the callback runs.
// The argument vector is only read during the call. Glue code keeps the holder private; a call without it is an error.
//
// NB: A holder as an argument, rather than a class of its own for each function, because a function made by
// JSObjectMakeFunctionWithCallback is called three times faster than an object with a callAsFunction callback.

import CJavaScriptCore

/// One call from JavaScript, valid while it is being answered.
public struct NativeCall {
    let context: JSContextRef
    let count: Int
    let arguments: UnsafePointer<JSValueRef?>?
    let holder: Unmanaged<NativeHolder>
    private var scriptContext: ScriptContext { holder._withUnsafeGuaranteedRef { $0.context } }

    /// How many arguments came.
    public var argumentCount: Int { count - 1 }

    /// Argument `index`, protected; undefined when it is missing.
    public func value(_ index: Int) -> ScriptValue {
        guard index + 1 < count, let reference = arguments?[index + 1] else { return scriptContext.undefined }
        return ScriptValue(reference, in: scriptContext)
    }

    /// Gives the code units of the string argument `index`; none when it is no string.
    public func withUnits<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt16>) -> Result) -> Result {
        guard index + 1 < count, let reference = arguments?[index + 1],
            let string = JSValueToStringCopy(context, reference, nil)
        else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
        defer { JSStringRelease(string) }
        return body(UnsafeBufferPointer(start: JSStringGetCharactersPtr(string), count: JSStringGetLength(string)))
    }
}

/// What a holder's private data points to.
final class NativeHolder {
    let receiver: NativeReceiver
    // NB: `unowned(unsafe)`, since counting references would be a tenth of a call. The context is there while it runs.
    unowned(unsafe) let context: ScriptContext

    init(receiver: NativeReceiver, context: ScriptContext) {
        self.receiver = receiver
        self.context = context
    }
}

extension ScriptContext {
    /// Makes the pair that glue code calls `receiver` through: `native(holder, …)`.
    ///
    /// `fast` is called the same way, ten times quicker where the library allows it; what its calls throw is lost.
    public func makeNative(_ receiver: NativeReceiver) -> (native: ScriptValue, fast: ScriptValue, holder: ScriptValue)
    {
        receivers.append(receiver)
        var definition = kJSClassDefinitionEmpty
        definition.finalize = { object in
            guard let data = JSObjectGetPrivate(object) else { return }
            Unmanaged<NativeHolder>.fromOpaque(data).release()
        }
        let type = JSClassCreate(&definition)
        defer { JSClassRelease(type) }
        let data = Unmanaged.passRetained(NativeHolder(receiver: receiver, context: self)).toOpaque()
        let holder = ScriptValue(JSObjectMake(reference, type, data), in: self)
        let native = UnsafeJavaScriptCore.withName("native") { name in
            ScriptValue(JSObjectMakeFunctionWithCallback(reference, name, receiveNativeCall), in: self)
        }
        let fast = UnsafeHostFunction.make(receiveHostCall, in: reference).map { ScriptValue($0, in: self) } ?? native
        return (native, fast, holder)
    }
}

private let receiveNativeCall: JSObjectCallAsFunctionCallback = { context, _, _, count, arguments, exception in
    guard let context, count > 0, let first = arguments?[0], let data = JSObjectGetPrivate(first) else {
        return JSValueMakeUndefined(context)
    }
    let holder = Unmanaged<NativeHolder>.fromOpaque(data)
    let call = NativeCall(context: context, count: count, arguments: arguments, holder: holder)
    do throws(ScriptError) {
        let answer = try holder.takeUnretainedValue().receiver.receive(call)
        if case .thrown(let value) = answer { exception?.pointee = value.reference }
        return result(of: answer, in: context)
    } catch {
        let message = UnsafeJavaScriptCore.makeString("\(error.name)\u{0}\(error.message)", in: context)
        exception?.pointee = withUnsafePointer(to: Optional(message)) {
            JSObjectMakeError(context, 1, $0, nil)
        }
        return JSValueMakeUndefined(context)
    }
}

private let receiveHostCall: UnsafeHostFunction.Callback = { global, frame in
    guard let global, let frame else { return 0 }
    let context = OpaquePointer(global)
    let arguments = UnsafeHostFunction.arguments(of: frame)
    guard let first = arguments.first ?? nil, let data = JSObjectGetPrivate(first) else {
        return UnsafeHostFunction.encode(JSValueMakeUndefined(context))
    }
    let holder = Unmanaged<NativeHolder>.fromOpaque(data)
    let call = NativeCall(
        context: context,
        count: arguments.count,
        arguments: arguments.baseAddress,
        holder: holder
    )
    let answer = holder._withUnsafeGuaranteedRef { (try? $0.receiver.receive(call)) ?? .undefined }
    return UnsafeHostFunction.encode(result(of: answer, in: context))
}

private func result(of answer: NativeResult, in context: JSContextRef) -> JSValueRef? {
    switch answer {
    case .undefined, .thrown: JSValueMakeUndefined(context)
    case .integer(let number): JSValueMakeNumber(context, Double(number))
    case .number(let number): JSValueMakeNumber(context, number)
    case .value(let value): value.reference
    case .ascii(let octets): UnsafeJavaScriptCore.makeString(ascii: octets, in: context)
    case .utf16(let units): UnsafeJavaScriptCore.makeString(units, in: context)
    case .units(let units): units.withUnsafeBufferPointer { UnsafeJavaScriptCore.makeString($0, in: context) }
    case .utf8(let octets):
        octets.withUnsafeBufferPointer { UnsafeJavaScriptCore.makeString(wtf8: $0, in: context) }
    case .integers(let numbers): UnsafeJavaScriptCore.makeIntegers(numbers, in: context)
    }
}
