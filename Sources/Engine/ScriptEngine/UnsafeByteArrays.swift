// UnsafeByteArrays.swift: copies bytes between scripts' typed arrays and Swift.
//
// Why it is safe: the engine reports an argument's array type and the address of its bytes, which is used only during the call; no script
// runs meanwhile that could free them. Bytes for scripts are a copy that the engine's buffer owns and frees.
//
// NB: Requesting an array's bytes pins its buffer permanently: it can no longer be transferred. So the bindings pass arrays of their own,
// never a script's.

import CJavaScriptCore
import Glibc

extension NativeCall {
    /// Calls `body` with the bytes of argument `index`, a `Uint8Array`.
    ///
    /// - Returns: nil if it is anything else.
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
    /// A new `ArrayBuffer` with these bytes; undefined if there is no memory for it.
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
