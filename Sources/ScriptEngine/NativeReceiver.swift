// NativeReceiver.swift: Swift code that JavaScript can call with as little as possible in between.
// Elsewhere: the C callback that leads here (UnsafeNativeCall.swift).

/// Answers calls from JavaScript. Subclass it, and hand an instance to `ScriptContext.makeNative(_:)`.
///
/// Integers travel through memory that both sides share; only what can't is an argument or a result.
open class NativeReceiver {
    public init() {}

    /// Answers one call.
    ///
    /// - Throws: A `ScriptError`, which JavaScript sees as an `Error` with its message.
    open func receive(_ call: NativeCall) throws(ScriptError) -> NativeResult { .undefined }
}

/// What a native call gives back.
public enum NativeResult {
    case undefined
    case integer(Int32)
    case number(Double)
    case value(ScriptValue)
    /// The call throws this; `fast` calls give undefined instead.
    case thrown(ScriptValue)
    /// Octets that are all ASCII; read before the call returns.
    case ascii(UnsafeBufferPointer<UInt8>)
    case utf16(UnsafeBufferPointer<UInt16>)
    /// Any UTF-16 code units.
    case units([UInt16])
    /// Octets that are UTF-8, generalised to lone surrogates (WTF-8).
    case utf8([UInt8])
    /// A new `Int32Array` with these elements.
    case integers([UInt32])
}
