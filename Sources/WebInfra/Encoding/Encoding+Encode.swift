// Encoding+Encode.swift: the encoders. WTF-8 in, bytes of an encoding out.
// https://encoding.spec.whatwg.org/#encode
//
// Only forms, URLs of legacy documents and saved pages encode, so this is written for clarity.

/// What an encoder does with a code point that its encoding cannot represent.
public enum EncodingErrorMode: Sendable {
    /// Writes a decimal HTML character reference, `&#8364;`.
    case html
    /// The first one ends encoding with an error.
    case fatal
}

extension Encoding {
    /// Encodes WTF-8 text; lone surrogates count as U+FFFD. UTF-16 and replacement give UTF-8, as the standard has no
    /// encoders for them. Throws for an encoding without an encoder here, and in fatal mode for what does not fit.
    public func encode(
        _ text: [UInt8],
        errorMode: EncodingErrorMode = .html
    ) throws(TextCodingError) -> [UInt8] {
        let utf8 = scalarValueUTF8(text)
        switch outputEncoding.form {
        case .utf8, .utf16, .replacement:
            return utf8
        case .multiByte:
            throw .noEncoder(self)
        case .singleByte(let index):
            let table = EncodingTables.singleByteIndexes[index * 128..<index * 128 + 128]
            return try encodeSingleByte(utf8, errorMode) { codePoint in
                guard codePoint <= 0xFFFF, codePoint != 0xFFFD else { return nil }
                return table.firstIndex(of: UInt16(codePoint)).map { UInt8(0x80 + $0 - table.startIndex) }
            }
        case .userDefined:
            // https://encoding.spec.whatwg.org/#x-user-defined-encoder
            return try encodeSingleByte(utf8, errorMode) { codePoint in
                (0xF780...0xF7FF).contains(codePoint) ? UInt8(codePoint - 0xF780 + 0x80) : nil
            }
        }
    }

    /// https://encoding.spec.whatwg.org/#single-byte-encoder
    private func encodeSingleByte(
        _ utf8: [UInt8],
        _ errorMode: EncodingErrorMode,
        byte: (UInt32) -> UInt8?
    ) throws(TextCodingError) -> [UInt8] {
        if utf8.isASCIIString { return utf8 }
        var result: [UInt8] = []
        result.reserveCapacity(utf8.count)
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
            if scalar.value < 0x80 {
                result.append(UInt8(scalar.value))
            } else if let byte = byte(scalar.value) {
                result.append(byte)
            } else if errorMode == .html {
                result.append(contentsOf: "&#\(scalar.value);".utf8)
            } else {
                throw .unencodable(self, codePoint: scalar.value)
            }
        }
        return result
    }
}
