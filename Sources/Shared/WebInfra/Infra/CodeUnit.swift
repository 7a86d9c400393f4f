// CodeUnit.swift: ASCII tests and conversions for bytes, UTF-16 code units and code points.
// https://infra.spec.whatwg.org/#code-points
//
// One protocol instead of three copies. Every member is inlinable, because parsers call them per code unit.

/// A byte, a UTF-16 code unit or a code point, which parsers compare by number.
public protocol CodeUnit: FixedWidthInteger, UnsignedInteger, BitwiseCopyable, Sendable {}

extension UInt8: CodeUnit {}
extension UInt16: CodeUnit {}
extension UInt32: CodeUnit {}

extension CodeUnit {
    /// Whether this is tab, line feed, form feed, carriage return or space.
    @inlinable @inline(__always)
    public var isASCIIWhitespace: Bool {
        self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D
    }

    /// Whether this is a tab, line feed or carriage return, which URL parsing removes.
    @inlinable @inline(__always)
    public var isASCIITabOrNewline: Bool { self == 0x09 || self == 0x0A || self == 0x0D }

    /// Whether this is below 0x80.
    @inlinable @inline(__always)
    public var isASCII: Bool { self < 0x80 }

    /// Whether this is 0 to 9.
    @inlinable @inline(__always)
    public var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }

    /// Whether this is A to Z.
    @inlinable @inline(__always)
    public var isASCIIUpperAlpha: Bool { self >= 0x41 && self <= 0x5A }

    /// Whether this is a to z.
    @inlinable @inline(__always)
    public var isASCIILowerAlpha: Bool { self >= 0x61 && self <= 0x7A }

    /// Whether this is a letter, A to Z or a to z.
    @inlinable @inline(__always)
    public var isASCIIAlpha: Bool { (self | 0x20).isASCIILowerAlpha }

    /// Whether this is an ASCII letter or digit.
    @inlinable @inline(__always)
    public var isASCIIAlphanumeric: Bool { isASCIIAlpha || isASCIIDigit }

    /// Whether this is a C0 control (0x00 to 0x1F) or space.
    @inlinable @inline(__always)
    public var isC0ControlOrSpace: Bool { self <= 0x20 }

    /// This with A to Z converted to a to z.
    @inlinable @inline(__always)
    public var asciiLowercased: Self { isASCIIUpperAlpha ? self | 0x20 : self }

    /// This with a to z converted to A to Z.
    @inlinable @inline(__always)
    public var asciiUppercased: Self { isASCIILowerAlpha ? self & ~0x20 : self }
}
