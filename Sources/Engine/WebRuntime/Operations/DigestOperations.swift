// DigestOperations.swift: SHA-1 and SHA-2, for js/webcrypto/SubtleCrypto.js. https://doi.org/10.6028/NIST.FIPS.180-4
// The constants are computed as the standard says they are: from the roots of the first prime numbers.

import DOM
import ScriptEngine

extension DOMReceiver {
    /// Enters the operation on digests.
    func registerDigestOperations() {
        // Name of the algorithm, the message with a byte in each code unit → the digest, an integer for each byte.
        named["digest"] = { _, operands in
            let name = try operands.string(1)
            let message = try operands.withUnits(2) { units in units.map { UInt8(truncatingIfNeeded: $0) } }
            let digest: [UInt8]
            switch name {
            case "SHA-1": digest = SecureHash.sha1(message)
            case "SHA-256": digest = SecureHash.sha256(message)
            case "SHA-384": digest = Array(SecureHash.sha512(message, isShort: true).prefix(48))
            case "SHA-512": digest = SecureHash.sha512(message, isShort: false)
            default: throw OperationFailure.forged
            }
            return .integers(digest.map(UInt32.init))
        }
    }
}

/// The hash functions of FIPS 180-4.
enum SecureHash {
    /// FIPS 180-4, section 6.1.
    static func sha1(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        eachBlock(of: message) { (words: inout [UInt32]) in
            for index in 16..<80 {
                words.append(
                    rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], left: 1)
                )
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for index in 0..<80 {
                let (mixed, constant): (UInt32, UInt32) =
                    switch index / 20 {
                    case 0: ((b & c) ^ (~b & d), 0x5A82_7999)
                    case 1: (b ^ c ^ d, 0x6ED9_EBA1)
                    case 2: ((b & c) ^ (b & d) ^ (c & d), 0x8F1B_BCDC)
                    default: (b ^ c ^ d, 0xCA62_C1D6)
                    }
                let next = rotated(a, left: 5) &+ mixed &+ e &+ constant &+ words[index]
                (a, b, c, d, e) = (next, a, rotated(b, left: 30), c, d)
            }
            for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
        }
        return bytes(of: state)
    }

    // OPTIMIZATION: Computed once. A key is derived by hundreds of thousands of digests.
    private static let state512 = primes(8).map { fraction(of: $0, isCube: false) }
    private static let state384 = primes(16).suffix(8).map { fraction(of: $0, isCube: false) }
    private static let constants512 = primes(80).map { fraction(of: $0, isCube: true) }
    private static let state256 = state512.map { UInt32(truncatingIfNeeded: $0 >> 32) }
    private static let constants256 = constants512.prefix(64).map { UInt32(truncatingIfNeeded: $0 >> 32) }

    /// FIPS 180-4, section 6.2.
    static func sha256(_ message: [UInt8]) -> [UInt8] {
        var state = state256
        let constants = constants256
        eachBlock(of: message) { (words: inout [UInt32]) in
            compress(
                &words,
                &state,
                constants,
                Turns(a: (2, 13, 22), e: (6, 11, 25), early: (7, 18, 3), late: (17, 19, 10))
            )
        }
        return bytes(of: state)
    }

    /// FIPS 180-4, sections 6.4 and 6.5: all eight words, of which SHA-384 takes six.
    static func sha512(_ message: [UInt8], isShort: Bool) -> [UInt8] {
        var state = isShort ? state384 : state512
        let constants = constants512
        eachBlock(of: message) { (words: inout [UInt64]) in
            compress(
                &words,
                &state,
                constants,
                Turns(a: (28, 34, 39), e: (14, 18, 41), early: (1, 8, 7), late: (19, 61, 6))
            )
        }
        return bytes(of: state)
    }

    /// How far the functions of SHA-2 rotate; the last of `early` and `late` are shifts. Section 4.1.
    private struct Turns {
        var a, e, early, late: (Int, Int, Int)
    }

    private static func compress<Word: FixedWidthInteger & UnsignedInteger>(
        _ words: inout [Word],
        _ state: inout [Word],
        _ constants: [Word],
        _ turns: Turns
    ) {
        func mixed(_ word: Word, _ by: (Int, Int, Int)) -> Word {
            rotated(word, right: by.0) ^ rotated(word, right: by.1) ^ rotated(word, right: by.2)
        }
        func spread(_ word: Word, _ by: (Int, Int, Int)) -> Word {
            rotated(word, right: by.0) ^ rotated(word, right: by.1) ^ (word >> Word(by.2))
        }
        for index in 16..<constants.count {
            let late = spread(words[index - 2], turns.late) &+ words[index - 7]
            words.append(late &+ spread(words[index - 15], turns.early) &+ words[index - 16])
        }
        var now = state
        for (word, constant) in zip(words, constants) {
            let choice = (now[4] & now[5]) ^ (~now[4] & now[6])
            let first = now[7] &+ mixed(now[4], turns.e) &+ choice &+ constant &+ word
            let majority = (now[0] & now[1]) ^ (now[0] & now[2]) ^ (now[1] & now[2])
            now = [
                first &+ mixed(now[0], turns.a) &+ majority, now[0], now[1], now[2], now[3] &+ first, now[4], now[5],
                now[6],
            ]
        }
        for index in state.indices { state[index] &+= now[index] }
    }

    /// Calls `body` with the sixteen words of each block of the padded message. Section 5.1.
    private static func eachBlock<Word: FixedWidthInteger & UnsignedInteger>(
        of message: [UInt8],
        _ body: (inout [Word]) -> Void
    ) {
        let size = Word.bitWidth / 8
        var padded = message
        padded.append(0x80)
        // NB: The length takes two words; a message of 2^61 bytes does not fit the memory, so that the first is 0.
        while padded.count % (16 * size) != 14 * size { padded.append(0) }
        padded.append(contentsOf: [UInt8](repeating: 0, count: 2 * size - 8))
        padded.append(contentsOf: bytes(of: [UInt64(message.count) * 8]))
        var words: [Word] = []
        for start in stride(from: 0, to: padded.count, by: 16 * size) {
            words.removeAll(keepingCapacity: true)
            for offset in stride(from: start, to: start + 16 * size, by: size) {
                words.append(padded[offset..<offset + size].reduce(0) { $0 << 8 | Word($1) })
            }
            body(&words)
        }
    }

    private static func bytes<Word: FixedWidthInteger>(of words: [Word]) -> [UInt8] {
        words.flatMap { word in
            stride(from: Word.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> Word($0)) }
        }
    }

    private static func rotated<Word: FixedWidthInteger>(_ word: Word, left count: Int) -> Word {
        word << Word(count) | word >> Word(Word.bitWidth - count)
    }

    private static func rotated<Word: FixedWidthInteger>(_ word: Word, right count: Int) -> Word {
        rotated(word, left: Word.bitWidth - count)
    }

    private static func primes(_ count: Int) -> [UInt64] {
        var found: [UInt64] = []
        var candidate: UInt64 = 2
        while found.count < count {
            if !found.contains(where: { candidate % $0 == 0 }) { found.append(candidate) }
            candidate += 1
        }
        return found
    }

    /// The first 64 bits of the fraction of a small number's square or cube root: the largest `x` whose power is not above
    /// the number, found bit by bit from numbers of 256 bits.
    private static func fraction(of number: UInt64, isCube: Bool) -> UInt64 {
        var whole: UInt64 = 0
        while isCube ? (whole + 1) * (whole + 1) * (whole + 1) <= number : (whole + 1) * (whole + 1) <= number {
            whole += 1
        }
        var fraction: UInt64 = 0
        for bit in (0..<64).reversed() {
            let candidate = fraction | 1 << UInt64(bit)
            let root: [UInt64] = [candidate, whole]
            let power = isCube ? product(product(root, root), root) : product(root, root)
            // The power's whole part, behind as many words of fraction as factors.
            let digits = isCube ? 3 : 2
            let isBelow = power[digits] < number && !power[(digits + 1)...].contains { $0 != 0 }
            if isBelow { fraction = candidate }
        }
        return fraction
    }

    /// The product of two numbers, lowest words first.
    private static func product(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
        var result = [UInt64](repeating: 0, count: a.count + b.count)
        for (i, x) in a.enumerated() {
            var carry: UInt64 = 0
            for (j, y) in b.enumerated() {
                let (high, low) = x.multipliedFullWidth(by: y)
                let (sum, overflow) = result[i + j].addingReportingOverflow(low)
                let (total, more) = sum.addingReportingOverflow(carry)
                result[i + j] = total
                carry = high &+ (overflow ? 1 : 0) &+ (more ? 1 : 0)
            }
            result[i + b.count] = carry
        }
        return result
    }
}
