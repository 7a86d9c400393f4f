// DigestText.swift: digests as archives write them.

/// A digest as WARC headers have it: `sha1:` and 32 letters and digits of RFC 4648's base 32.
package func warcDigest(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    var text = "sha1:"
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for byte in sha1(bytes) {
        bits = bits << 8 | UInt32(byte)
        count += 8
        while count >= 5 {
            count -= 5
            text.append(alphabet[Int(bits >> count & 31)])
        }
    }
    return text
}

/// Bytes as hexadecimal digits, which is how WACZ files have SHA-256 digests.
package func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}
