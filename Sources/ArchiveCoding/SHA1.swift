// SHA1.swift: the digest that WARC files are made with. https://www.rfc-editor.org/rfc/rfc3174
// It names content; nothing here relies on it to keep anybody out.

/// The SHA-1 digest: 20 octets.
public func sha1(_ bytes: [UInt8]) -> [UInt8] {
    var state: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
        0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
    )
    var words = [UInt32](repeating: 0, count: 80)
    func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 { value << count | value >> (32 - count) }
    func mix(_ block: ArraySlice<UInt8>) {
        var position = block.startIndex
        for index in 0..<16 {
            words[index] =
                UInt32(block[position]) << 24 | UInt32(block[position + 1]) << 16
                | UInt32(block[position + 2]) << 8 | UInt32(block[position + 3])
            position += 4
        }
        for index in 16..<80 {
            words[index] = rotate(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1)
        }
        var (a, b, c, d, e) = state
        for index in 0..<80 {
            let (value, constant): (UInt32, UInt32) =
                switch index {
                case 0..<20: ((b & c) | (~b & d), 0x5A82_7999)
                case 20..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                case 40..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
                default: (b ^ c ^ d, 0xCA62_C1D6)
                }
            let next = rotate(a, 5) &+ value &+ e &+ constant &+ words[index]
            (a, b, c, d, e) = (next, a, rotate(b, 30), c, d)
        }
        state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d, state.4 &+ e)
    }
    let whole = bytes.count / 64 * 64
    for start in stride(from: 0, to: whole, by: 64) { mix(bytes[start..<(start + 64)]) }
    var rest = Array(bytes[whole...]) + [0x80]
    while rest.count % 64 != 56 { rest.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
        rest.append(UInt8(truncatingIfNeeded: (UInt64(bytes.count) * 8) >> UInt64(shift)))
    }
    for start in stride(from: 0, to: rest.count, by: 64) { mix(rest[start..<(start + 64)]) }
    return [state.0, state.1, state.2, state.3, state.4].flatMap { word in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
}

/// A digest as WARC headers have it: `sha1:` and 32 letters and digits of RFC 4648's base 32.
public func warcDigest(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    var text = "sha1:"
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for octet in sha1(bytes) {
        bits = bits << 8 | UInt32(octet)
        count += 8
        while count >= 5 {
            count -= 5
            text.append(alphabet[Int(bits >> count & 31)])
        }
    }
    return text
}
