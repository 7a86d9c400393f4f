// CodePoints.swift: single code points in byte arrays, for code that is not performance-critical.

extension [UInt8] {
    /// Appends one code point as UTF-8; a surrogate as its three-byte WTF-8 form.
    @inlinable
    public mutating func appendWTF8(_ codePoint: UInt32) {
        if codePoint < 0x80 {
            append(UInt8(truncatingIfNeeded: codePoint))
        } else if codePoint < 0x800 {
            append(UInt8(truncatingIfNeeded: 0xC0 | codePoint >> 6))
            append(UInt8(truncatingIfNeeded: 0x80 | codePoint & 0x3F))
        } else if codePoint < 0x10000 {
            append(UInt8(truncatingIfNeeded: 0xE0 | codePoint >> 12))
            append(UInt8(truncatingIfNeeded: 0x80 | codePoint >> 6 & 0x3F))
            append(UInt8(truncatingIfNeeded: 0x80 | codePoint & 0x3F))
        } else {
            append(UInt8(truncatingIfNeeded: 0xF0 | codePoint >> 18))
            append(UInt8(truncatingIfNeeded: 0x80 | codePoint >> 12 & 0x3F))
            append(UInt8(truncatingIfNeeded: 0x80 | codePoint >> 6 & 0x3F))
            append(UInt8(truncatingIfNeeded: 0x80 | codePoint & 0x3F))
        }
    }

    /// Appends a number in decimal digits.
    @inlinable
    public mutating func appendDecimal(_ value: Int) { append(contentsOf: String(value).utf8) }

    /// The code points of well-formed UTF-8.
    func codePoints() -> [UInt32] { String(decoding: self, as: UTF8.self).unicodeScalars.map(\.value) }

    /// Encodes code points as UTF-8.
    init(codePoints: some Sequence<UInt32>) {
        self = []
        for codePoint in codePoints { appendWTF8(codePoint) }
    }
}
