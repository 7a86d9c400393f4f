// Encoding+Encode.swift: the encoders: from WTF-8 to bytes of an encoding.
// https://encoding.spec.whatwg.org/#encode

/// The treatment of code points that an encoding cannot represent.
public enum EncodingErrorMode: Sendable {
    /// Writes a decimal HTML character reference, `&#8364;`.
    case html
    /// Writes a decimal HTML character reference percent-encoded, `%26%238364%3B`, as in the query of a URL.
    case url
    /// Encoding fails at the first one.
    case fatal
}

extension Encoding {
    /// "Encode": WTF-8 text as bytes; lone surrogates count as U+FFFD. UTF-16 and replacement give UTF-8, since the standard has no
    /// encoders for them. Throws only in fatal mode, for code points that the encoding lacks. Linear.
    public func encode(
        _ text: [UInt8],
        errorMode: EncodingErrorMode = .html
    ) throws(TextCodingError) -> [UInt8] {
        let utf8 = scalarValueUTF8(text)
        switch outputEncoding.form {
        case .utf8, .utf16, .replacement:
            return utf8
        case .singleByte(let index):
            if utf8.isASCIIString { return utf8 }
            let pointers = EncodingTables.singleBytePointers[index]
            return try encode(utf8, errorMode) { codePoint, output in
                guard let pointer = pointers[codePoint] else { return false }
                output.bytes.append(UInt8(0x80 + pointer))
                return true
            }
        case .userDefined:
            // https://encoding.spec.whatwg.org/#x-user-defined-encoder
            return try encode(utf8, errorMode) { codePoint, output in
                guard (0xF780...0xF7FF).contains(codePoint) else { return false }
                output.bytes.append(UInt8(codePoint - 0xF780 + 0x80))
                return true
            }
        case .multiByte(let form):
            let encoder: PairEncoder
            switch form {
            case .iso2022JP: return try encodeISO2022JP(utf8, errorMode)
            case .gb18030: encoder = name == "GBK" ? .gbk : .gb18030
            case .big5: encoder = .big5
            case .eucJP: encoder = .eucJP
            case .shiftJIS: encoder = .shiftJIS
            case .eucKR: encoder = .eucKR
            }
            if utf8.isASCIIString { return utf8 }
            return try encode(utf8, errorMode) { encoder.write($0, to: &$1) }
        }
    }

    /// The bytes of a saved document: code points that the encoding lacks become decimal character references, and UTF-16, which the
    /// standard never writes, stays UTF-16. No byte order mark is added.
    ///
    /// A code point that would decode as another one, such as the yen sign in Shift_JIS, becomes a character reference, too.
    public func encodeDocument(_ text: [UInt8]) -> [UInt8] {
        guard case .utf16(let isBigEndian) = form else {
            let utf8 = scalarValueUTF8(text)
            // Only fatal mode throws.
            return exactBytes(of: utf8) ?? (try? encode(withReferences(utf8), errorMode: .html)) ?? utf8
        }
        var result: [UInt8] = []
        result.reserveCapacity(text.count * 2)
        for unit in String(decoding: scalarValueUTF8(text), as: UTF8.self).utf16 {
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            result.append(isBigEndian ? high : low)
            result.append(isBigEndian ? low : high)
        }
        return result
    }

    /// Whether `encodeDocument` writes all of a text without character references. Linear.
    public func hasAll(of text: [UInt8]) -> Bool { exactBytes(of: scalarValueUTF8(text)) != nil }

    /// The bytes of a text, if they decode as the same text.
    private func exactBytes(of utf8: [UInt8]) -> [UInt8]? {
        switch outputEncoding.form {
        case .utf8, .utf16, .replacement: return utf8
        case .singleByte, .userDefined, .multiByte: break
        }
        guard let bytes = try? encode(utf8, errorMode: .fatal) else { return nil }
        if case .multiByte = form { return (try? decode(bytes)) == utf8 ? bytes : nil }
        return bytes
    }

    /// A text with character references for code points whose bytes do not decode as the same.
    private func withReferences(_ utf8: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(utf8.count)
        var isExact: [Unicode.Scalar: Bool] = [:]
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
            // Printable ASCII is the same in all encodings, and most of a document is markup.
            if (0x20..<0x7F).contains(scalar.value) {
                result.append(UInt8(scalar.value))
                continue
            }
            let bytes = Array(String(scalar).utf8)
            let known = isExact[scalar] ?? (exactBytes(of: bytes) != nil)
            isExact[scalar] = known
            result += known ? bytes : Array("&#\(scalar.value);".utf8)
        }
        return result
    }

    /// The loop of the ASCII-compatible encoders. `write` gets the code points above ASCII and returns whether it wrote one.
    private func encode(
        _ utf8: [UInt8],
        _ errorMode: EncodingErrorMode,
        write: (UInt32, inout EncodedBytes) -> Bool
    ) throws(TextCodingError) -> [UInt8] {
        var output = EncodedBytes()
        output.bytes.reserveCapacity(utf8.count)
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
            if scalar.value < 0x80 {
                output.bytes.append(UInt8(scalar.value))
            } else if !write(scalar.value, &output) {
                try appendReference(to: scalar.value, errorMode, &output)
            }
        }
        return output.bytes
    }

    private func appendReference(
        to codePoint: UInt32,
        _ errorMode: EncodingErrorMode,
        _ output: inout EncodedBytes
    ) throws(TextCodingError) {
        switch errorMode {
        case .html: output.bytes += "&#\(codePoint);".utf8
        case .url: output.bytes += "%26%23\(codePoint)%3B".utf8
        case .fatal: throw .unencodable(self, codePoint: codePoint)
        }
    }

    private func encodeISO2022JP(
        _ utf8: [UInt8],
        _ errorMode: EncodingErrorMode
    ) throws(TextCodingError) -> [UInt8] {
        var output = EncodedBytes()
        var encoder = ISO2022JPEncoder()
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
            guard let missing = encoder.write(scalar.value, to: &output) else { continue }
            try appendReference(to: missing, errorMode, &output)
        }
        encoder.finish(&output)
        return output.bytes
    }
}
