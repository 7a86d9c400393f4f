// Base64.swift: bytes as base64. https://www.rfc-editor.org/rfc/rfc4648#section-4

private let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

extension RandomAccessCollection<UInt8> where Index == Int {
    /// These bytes as base64, padded.
    public func base64Encoded() -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity((count + 2) / 3 * 4)
        for start in stride(from: startIndex, to: endIndex, by: 3) {
            let group = Swift.min(3, endIndex - start)
            var bits = 0
            for offset in 0..<3 { bits = bits << 8 | (offset < group ? Int(self[start + offset]) : 0) }
            for digit in 0..<4 {
                text.append(digit <= group ? alphabet[bits >> (18 - 6 * digit) & 63] : UInt8(ascii: "="))
            }
        }
        return text
    }

    /// "Forgiving-base64 decode" these bytes; nil is failure.
    ///
    /// https://infra.spec.whatwg.org/#forgiving-base64-decode
    public func forgivingBase64Decoded() -> [UInt8]? {
        // 1. - 3. Without white space and padding.
        var data = filter { $0 != 0x20 && !(0x09...0x0D).contains($0) || $0 == 0x0B }
        if data.count % 4 == 0 {
            for _ in 0..<2 where data.last == UInt8(ascii: "=") { data.removeLast() }
        }
        if data.count % 4 == 1 { return nil }
        // 4. - 10. Six bits a character; what is left of the last one is dropped.
        var output: [UInt8] = []
        output.reserveCapacity(data.count * 3 / 4)
        var (buffer, bits) = (UInt32(0), UInt32(0))
        for byte in data {
            let value: UInt8
            switch byte {
            case 0x41...0x5A: value = byte - 0x41
            case 0x61...0x7A: value = byte - 0x47
            case 0x30...0x39: value = byte + 4
            case UInt8(ascii: "+"): value = 62
            case UInt8(ascii: "/"): value = 63
            default: return nil
            }
            buffer = buffer << 6 | UInt32(value)
            bits += 6
            if bits >= 8 {
                bits -= 8
                output.append(UInt8(truncatingIfNeeded: buffer >> bits))
            }
        }
        return output
    }
}
