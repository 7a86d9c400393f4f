// UnsafeNativeResult.swift: what native calls give back.
// Why it is safe: text that is pointed to is the tree's, which lives as long as the receiver, and is read before the call returns.

/// What a native call gives back.
public enum NativeResult {
    case undefined
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case value(ScriptValue)
    /// Bytes that are all ASCII; read before the call returns.
    case ascii(UnsafeBufferPointer<UInt8>)
    case utf16(UnsafeBufferPointer<UInt16>)
    /// Any UTF-16 code units.
    case units([UInt16])
    /// Bytes that are UTF-8, generalised to lone surrogates (WTF-8).
    case utf8([UInt8])
    /// A new `Int32Array` with these elements.
    case integers([UInt32])
    /// A new `ArrayBuffer` of these bytes.
    case bytes([UInt8])

    /// The most code units that a string of the engine has.
    public static let longestString = Int(Int32.max) - 64

    /// Whether it is text that is longer than the engine's strings.
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
