// FormURLEncoding.swift: application/x-www-form-urlencoded, for forms and URLSearchParams.
// https://url.spec.whatwg.org/#application/x-www-form-urlencoded

/// Parses and serializes `application/x-www-form-urlencoded`, UTF-8 only.
public enum FormURLEncoding {
    /// A name and its value, well-formed UTF-8.
    public typealias Pair = (name: [UInt8], value: [UInt8])

    /// The parser. `input` is WTF-8 or any bytes; invalid UTF-8 after decoding becomes U+FFFD.
    ///
    /// https://url.spec.whatwg.org/#concept-urlencoded-parser
    public static func parse(_ input: [UInt8]) -> [Pair] {
        input.split(separator: ASCII.ampersand).map { sequence in
            let equals = sequence.firstIndex(of: ASCII.equals)
            let name = sequence[..<(equals ?? sequence.endIndex)]
            let value = equals.map { sequence[($0 + 1)...] } ?? []
            return (decode(name), decode(value))
        }
    }

    private static func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        Encoding.decodeUTF8WithoutBOM(bytes.map { $0 == ASCII.plus ? ASCII.space : $0 }.percentDecoded())
    }

    /// The serializer. Names and values are WTF-8.
    ///
    /// https://url.spec.whatwg.org/#concept-urlencoded-serializer
    public static func serialize(_ pairs: [Pair]) -> [UInt8] {
        var output: [UInt8] = []
        for (number, pair) in pairs.enumerated() {
            if number > 0 { output.append(ASCII.ampersand) }
            encode(pair.name, to: &output)
            output.append(ASCII.equals)
            encode(pair.value, to: &output)
        }
        return output
    }

    private static func encode(_ text: [UInt8], to output: inout [UInt8]) {
        for byte in scalarValueUTF8(text) {
            if byte == ASCII.space {
                output.append(ASCII.plus)
            } else {
                output.append(byte, percentEncoding: .formURLEncoded)
            }
        }
    }
}
