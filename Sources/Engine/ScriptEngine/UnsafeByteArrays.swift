// UnsafeByteArrays.swift: bytes that cross between scripts' arrays of bytes and Swift.
//
// Why it is safe: the engine says what kind of array an argument is, and where its bytes lie, which is used during the call only; no
// script runs meanwhile that could take them away. Bytes that go to scripts are a copy that the engine's buffer owns and frees.
//
// NB: An array whose bytes were asked for keeps its buffer for good: it can't be transferred any more. So the bindings pass
// arrays of their own, never one that a script has.

import CJavaScriptCore
import Glibc

extension NativeCall {
    /// Calls `body` with the bytes of argument `index`, a `Uint8Array`.
    ///
    /// - Returns: nil when it is anything else.
    public func withByteArray<Result, Failure: Error>(
        _ index: Int,
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        guard let reference = reference(index),
            JSValueGetTypedArrayType(context, reference, nil) == kJSTypedArrayTypeUint8Array
        else { return nil }
        let count = JSObjectGetTypedArrayByteLength(context, reference, nil)
        let offset = JSObjectGetTypedArrayByteOffset(context, reference, nil)
        guard count > 0, let start = JSObjectGetTypedArrayBytesPtr(context, reference, nil) else {
            return try body(UnsafeBufferPointer(start: nil, count: 0))
        }
        let bytes = (start + offset).assumingMemoryBound(to: UInt8.self)
        return try body(UnsafeBufferPointer(start: bytes, count: count))
    }
}

extension UnsafeJavaScriptCore {
    /// A new `ArrayBuffer` of these bytes; undefined when there is no memory for it.
    static func makeBuffer(of bytes: [UInt8], in context: JSContextRef) -> JSValueRef {
        let copy = malloc(max(1, bytes.count))
        guard let copy else { return JSValueMakeUndefined(context) }
        bytes.withUnsafeBytes { source in
            if let start = source.baseAddress { copy.copyMemory(from: start, byteCount: source.count) }
        }
        let buffer = JSObjectMakeArrayBufferWithBytesNoCopy(
            context,
            copy,
            bytes.count,
            { bytes, _ in free(bytes) },
            nil,
            nil
        )
        return buffer ?? JSValueMakeUndefined(context)
    }
}
