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
    let scriptContext: ScriptContext

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
    unowned let context: ScriptContext

    init(receiver: NativeReceiver, context: ScriptContext) {
        self.receiver = receiver
        self.context = context
    }
}

extension ScriptContext {
    /// Makes the pair that glue code calls `receiver` through: `native(holder, …)`.
    public func makeNative(_ receiver: NativeReceiver) -> (native: ScriptValue, holder: ScriptValue) {
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
        return (native, holder)
    }
}

private let receiveNativeCall: JSObjectCallAsFunctionCallback = { context, _, _, count, arguments, exception in
    guard let context, count > 0, let first = arguments?[0], let data = JSObjectGetPrivate(first) else {
        return JSValueMakeUndefined(context)
    }
    let holder = Unmanaged<NativeHolder>.fromOpaque(data).takeUnretainedValue()
    let call = NativeCall(context: context, count: count, arguments: arguments, scriptContext: holder.context)
    do throws(ScriptError) {
        switch try holder.receiver.receive(call) {
        case .undefined: return JSValueMakeUndefined(context)
        case .integer(let number): return JSValueMakeNumber(context, Double(number))
        case .number(let number): return JSValueMakeNumber(context, number)
        case .value(let value): return value.reference
        case .ascii(let octets): return UnsafeJavaScriptCore.makeString(ascii: octets, in: context)
        case .utf16(let units): return UnsafeJavaScriptCore.makeString(units, in: context)
        case .utf8(let octets):
            return octets.withUnsafeBufferPointer { UnsafeJavaScriptCore.makeString(wtf8: $0, in: context) }
        case .integers(let numbers): return UnsafeJavaScriptCore.makeIntegers(numbers, in: context)
        }
    } catch {
        let message = UnsafeJavaScriptCore.makeString("\(error.name)\u{0}\(error.message)", in: context)
        exception?.pointee = withUnsafePointer(to: Optional(message)) {
            JSObjectMakeError(context, 1, $0, nil)
        }
        return JSValueMakeUndefined(context)
    }
}
