// Base64.swift: base64 as the web's standards read it, and as mail reads and writes it. Plain encoding: BaseEncoding.swift.

/// The readings of base64 that differ in what they make of other characters.
public enum Base64 {
    /// "Forgiving-base64 decode" a text; nil is failure.
    ///
    /// https://infra.spec.whatwg.org/#forgiving-base64-decode
    public static func decodeForgiving(_ text: [UInt8]) -> [UInt8]? {
        // 1. - 3. Without white space and padding.
        var data = text.filter { $0 != 0x20 && !(0x09...0x0D).contains($0) || $0 == 0x0B }
        if data.count % 4 == 0 {
            for _ in 0..<2 where data.last == UInt8(ascii: "=") { data.removeLast() }
        }
        if data.count % 4 == 1 { return nil }
        // 4. - 10. Six bits a character; what is left of the last one is dropped.
        var decoder = Decoder(capacity: data.count)
        for byte in data {
            guard let value = value(ofDigit: byte) else { return nil }
            decoder.add(value)
        }
        return decoder.bytes
    }

    /// Decodes the base64 of a message: other characters are skipped, and padding ends a text, which another may follow.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2045#section-6.8
    public static func decodeMIME(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var decoder = Decoder(capacity: text.count)
        for byte in text {
            if let value = value(ofDigit: byte) {
                decoder.add(value)
            } else if byte == UInt8(ascii: "=") {
                decoder.endText()
            }
        }
        return decoder.bytes
    }

    /// Encodes as a message has it: in lines of 76 characters. Only full lines have an end.
    ///
    /// - Parameter lineEnd: What lines of the message end with: CR and LF, or in files of some systems LF alone.
    public static func encodeMIME(_ bytes: [UInt8], lineEnd: [UInt8] = [0x0D, 0x0A]) -> [UInt8] {
        let text = BaseEncoding.base64.encode(bytes)
        var result: [UInt8] = []
        result.reserveCapacity(text.count + text.count / lineLength * lineEnd.count)
        for start in stride(from: 0, to: text.count, by: lineLength) {
            let line = text[start..<min(start + lineLength, text.count)]
            result += line
            if line.count == lineLength { result += lineEnd }
        }
        return result
    }

    private static let lineLength = 76

    private static func value(ofDigit byte: UInt8) -> UInt8? {
        switch byte {
        case 0x41...0x5A: byte - 0x41
        case 0x61...0x7A: byte - 0x61 + 26
        case 0x30...0x39: byte - 0x30 + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }

    /// Joins digits of six bits into bytes.
    private struct Decoder {
        private(set) var bytes: [UInt8] = []
        private var buffer: UInt32 = 0
        private var count: UInt32 = 0

        /// - Parameter capacity: How many digits are expected at most.
        init(capacity: Int) { bytes.reserveCapacity(capacity / 4 * 3 + 2) }

        mutating func add(_ value: UInt8) {
            buffer = buffer << 6 | UInt32(value)
            count += 6
            guard count >= 8 else { return }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: buffer >> count))
        }

        /// Drops the bits that make no byte.
        mutating func endText() { count = 0 }
    }
}
