// NativeReceiver.swift: Swift code that JavaScript can call with as little as possible in between.
// Elsewhere: the callback that leads here (UnsafeNativeCall.swift).

/// Answers calls from JavaScript. Subclass it, and hand an instance to `ScriptContext.makeNative(_:)`.
open class NativeReceiver {
    /// A receiver that no context knows yet.
    public init() {}

    /// Answers one call. What went wrong is told in a way that the caller looks at: no exception crosses here.
    open func receive(_ call: NativeCall) -> NativeResult { .undefined }

    /// A function called after its context has ended; it gives undefined.
    open func contextHasEnded() {}
}
