// UnsafeNamedReference.swift: named character references for parsers of other languages.
// Why it is safe: the buffer is the array's own, and is only read during the call.

/// The UTF-8 text of a named reference; nil if HTML has none of that name.
///
/// - Parameter name: The name without its ampersand and with its semicolon.
package func namedCharacterReference(_ name: [UInt8]) -> [UInt8]? {
    name.withUnsafeBufferPointer { buffer in
        guard let match = NamedCharacterReferences.longestMatch(in: UnsafeBytes(buffer), at: 0),
            match.length == name.count
        else { return nil }
        let value = NamedCharacterReferences.values[match.index]
        var result = String(Unicode.Scalar(value & 0x1F_FFFF).map(Character.init) ?? "\u{FFFD}")
        let second = Int(value >> 21)
        if second > 0, let scalar = Unicode.Scalar(NamedCharacterReferences.secondCodePoints[second - 1]) {
            result.unicodeScalars.append(scalar)
        }
        return Array(result.utf8)
    }
}
