// Hexadecimal.swift: single hexadecimal digits, and escapes of a mark and two of them. Whole byte strings: BaseEncoding.swift.

extension FixedWidthInteger where Self: UnsignedInteger {
    /// The value of a byte, code unit or code point that is a hexadecimal digit; nil for others.
    @inlinable @inline(__always)
    public var hexadecimalDigitValue: UInt8? {
        if self >= 0x30 && self <= 0x39 { return UInt8(truncatingIfNeeded: self) - 0x30 }
        let lower = self | 0x20
        return lower >= 0x61 && lower <= 0x66 ? UInt8(truncatingIfNeeded: lower) - 0x57 : nil
    }
}

extension [UInt8] {
    /// Appends the two digits of a byte.
    public mutating func append(hexadecimal byte: UInt8, isUppercase: Bool) {
        let letters: UInt8 = isUppercase ? 0x41 - 10 : 0x61 - 10
        append(byte >> 4 + (byte >> 4 < 10 ? 0x30 : letters))
        append(byte & 15 + (byte & 15 < 10 ? 0x30 : letters))
    }
}

/// Decodes escapes of a mark and two hexadecimal digits: `%41`, `=41`. All else stays as it is.
public func decodeEscapes(_ text: ArraySlice<UInt8>, mark: UInt8) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var rest = text
    while let byte = rest.popFirst() {
        guard byte == mark, let high = rest.first?.hexadecimalDigitValue,
            let low = rest.dropFirst().first?.hexadecimalDigitValue
        else {
            result.append(byte)
            continue
        }
        rest = rest.dropFirst(2)
        result.append(high << 4 | low)
    }
    return result
}
