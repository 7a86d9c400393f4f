// UnsafeNativeResult.swift: results of native calls.
// Why it is safe: text is in the tree, which lives as long as the receiver, and is read before the call returns.

/// The result of a native call.
public enum NativeResult {
    case undefined
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case value(ScriptValue)
    /// ASCII bytes; read before the call returns.
    case ascii(UnsafeBufferPointer<UInt8>)
    case utf16(UnsafeBufferPointer<UInt16>)
    /// UTF-16 code units, including lone surrogates.
    case units([UInt16])
    /// UTF-8, generalized to lone surrogates (WTF-8).
    case utf8([UInt8])
    /// A new `Int32Array` with these elements.
    case integers([UInt32])
    /// A new `ArrayBuffer` with these bytes.
    case bytes([UInt8])

    /// The largest length of the engine's strings in code units.
    public static let longestString = Int(Int32.max) - 64

    /// Whether it is a text that is longer than the engine's strings can be.
    @inlinable
    public var isTooLong: Bool {
        switch self {
        case .utf16(let units): units.count > Self.longestString
        case .units(let units): units.count > Self.longestString
        case .utf8(let bytes): bytes.count > Self.longestString
        case .ascii(let bytes): bytes.count > Self.longestString
        default: false
        }
    }
}
