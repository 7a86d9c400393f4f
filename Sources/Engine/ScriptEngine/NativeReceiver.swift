// NativeReceiver.swift: Swift code that JavaScript can call with little overhead.
// Elsewhere: the callback that calls it (UnsafeNativeCall.swift).

/// Answers calls from JavaScript. Subclass it, and pass an instance to `ScriptContext.makeNative(_:)`.
open class NativeReceiver {
    /// A receiver that is not in use by any context.
    public init() {}

    /// Answers one call. Errors are part of the result, which the caller checks: no exception is thrown into JavaScript.
    open func receive(_ call: NativeCall) -> NativeResult { .undefined }

    /// A function was called after its context has ended; it returns undefined.
    open func contextHasEnded() {}
}
