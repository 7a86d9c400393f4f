// SHA256.swift: the digest that WACZ files are made with. https://www.rfc-editor.org/rfc/rfc6234
// It names content; nothing here relies on it to keep anybody out.

/// A SHA-256 digest in the making.
public struct SHA256: Sendable {
    /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]

    /// The first 32 bits of the fractions of the square roots of the first 8 primes.
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var words = [UInt32](repeating: 0, count: 64)
    /// Octets that make no whole block yet.
    private var rest: [UInt8] = []
    private var count: UInt64 = 0

    /// A digest of nothing so far.
    public init() {}

    /// Adds octets.
    public mutating func update(_ octets: [UInt8]) {
        count += UInt64(octets.count)
        var start = 0
        if !rest.isEmpty {
            start = min(64 - rest.count, octets.count)
            rest += octets[..<start]
            if rest.count < 64 { return }
            mix(rest, at: 0)
            rest.removeAll(keepingCapacity: true)
        }
        while octets.count - start >= 64 {
            mix(octets, at: start)
            start += 64
        }
        rest += octets[start...]
    }

    /// The 32 octets of the digest.
    public func digest() -> [UInt8] {
        var last = self
        var end: [UInt8] = [0x80]
        while (rest.count + end.count) % 64 != 56 { end.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) {
            end.append(UInt8(truncatingIfNeeded: (count * 8) >> UInt64(shift)))
        }
        last.update(end)
        return last.state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
    }

    private mutating func mix(_ block: [UInt8], at start: Int) {
        for index in 0..<16 {
            let place = start + 4 * index
            words[index] =
                UInt32(block[place]) << 24 | UInt32(block[place + 1]) << 16 | UInt32(block[place + 2]) << 8
                | UInt32(block[place + 3])
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = Self.rotate(early, 7) ^ Self.rotate(early, 18) ^ early >> 3
            let second = Self.rotate(late, 17) ^ Self.rotate(late, 19) ^ late >> 10
            words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let mixed = Self.rotate(e, 6) ^ Self.rotate(e, 11) ^ Self.rotate(e, 25)
            let chosen = (e & f) ^ (~e & g)
            let one = h &+ mixed &+ chosen &+ Self.constants[index] &+ words[index]
            let major = (a & b) ^ (a & c) ^ (b & c)
            let two = (Self.rotate(a, 2) ^ Self.rotate(a, 13) ^ Self.rotate(a, 22)) &+ major
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
        }
        for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }

    private static func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 { value >> count | value << (32 - count) }
}

/// The SHA-256 digest of octets: 32 octets.
public func sha256(_ octets: [UInt8]) -> [UInt8] {
    var digest = SHA256()
    digest.update(octets)
    return digest.digest()
}

/// Octets as hexadecimal digits.
public func hexadecimal(_ octets: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: octets.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}
