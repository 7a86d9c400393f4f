// DigestText.swift: digests as archives write them: an algorithm's name, a colon, and the digest in base 32, in hexadecimal digits
// or in base 64. https://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/#warc-block-digest

/// How a digest is written.
package struct DigestNotation: Equatable, Sendable {
    private enum Digits: Equatable {
        case hexadecimal(isUppercase: Bool)
        case base32(isUppercase: Bool)
        case base64(isForURLs: Bool)
    }

    package let algorithm: DigestAlgorithm
    /// What stands before the digits: the algorithm's name as it is written and a colon, or nothing.
    private let label: String
    private let digits: Digits
    /// Whether the digits are filled up with `=`.
    private let isPadded: Bool

    /// The notation of a digest; nil where its algorithm is not known, or its length is not the algorithm's.
    package init?(of text: String) {
        let colon = text.lastIndex(of: ":")
        let value = text[(colon.map(text.index(after:)) ?? text.startIndex)...]
        label = String(text[..<value.startIndex])
        let name = label.dropLast().split(separator: ":").last.map { $0.lowercased().filter { $0 != "-" && $0 != "_" } }
        let bare = value.utf8.prefix { $0 != UInt8(ascii: "=") }
        isPadded = bare.count < value.utf8.count
        for algorithm in DigestAlgorithm.allCases where name == nil || name == algorithm.name {
            guard let digits = Self.digits(bare, length: algorithm.length) else { continue }
            (self.algorithm, self.digits) = (algorithm, digits)
            return
        }
        return nil
    }

    /// How digits are written that stand for so many bytes; nil where they can't.
    private static func digits(_ text: Substring.UTF8View, length: Int) -> Digits? {
        func count(_ bits: Int) -> Int { (8 * length + bits - 1) / bits }
        func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
        let hasUppercase = text.contains { 0x41...0x5A ~= $0 }
        let hasLowercase = text.contains { 0x61...0x7A ~= $0 }
        switch text.count {
        case count(4):
            guard text.allSatisfy({ isDigit($0) || 0x61...0x66 ~= $0 | 0x20 }) else { return nil }
            return .hexadecimal(isUppercase: hasUppercase && !hasLowercase)
        case count(5):
            guard text.allSatisfy({ 0x32...0x37 ~= $0 || 0x61...0x7A ~= $0 | 0x20 }) else { return nil }
            return .base32(isUppercase: hasUppercase || !hasLowercase)
        case count(6):
            guard text.allSatisfy({ isDigit($0) || 0x61...0x7A ~= $0 | 0x20 || "+/-_".utf8.contains($0) }) else {
                return nil
            }
            return .base64(isForURLs: text.contains { "-_".utf8.contains($0) })
        default: return nil
        }
    }

    /// A digest of the algorithm in this notation.
    package func text(_ digest: [UInt8]) -> String {
        let written =
            switch digits {
            case .hexadecimal(let isUppercase):
                isUppercase ? hexadecimal(digest).uppercased() : hexadecimal(digest)
            case .base32(let isUppercase): spelled(digest, isUppercase ? base32 : base32.lowercased(), bits: 5)
            case .base64(let isForURLs):
                spelled(digest, base64Letters + (isForURLs ? "-_" : "+/"), bits: 6)
            }
        guard isPadded else { return label + written }
        // Groups of letters that stand for whole bytes.
        let group = if case .base32 = digits { 8 } else { 4 }
        return label + written + String(repeating: "=", count: (group - written.utf8.count % group) % group)
    }
}

extension DigestAlgorithm {
    /// Its name in lower case, without hyphens.
    fileprivate var name: String {
        switch self {
        case .md5: "md5"
        case .sha1: "sha1"
        case .sha256: "sha256"
        case .sha384: "sha384"
        case .sha512: "sha512"
        }
    }
}

/// The digests of some bytes by each algorithm, for texts whose notation is met later.
package struct ContentDigests: Sendable {
    private let digests: [DigestAlgorithm: [UInt8]]

    /// The digests of all the bytes.
    package init(_ bytes: [UInt8]) {
        digests = Dictionary(uniqueKeysWithValues: DigestAlgorithm.allCases.map { ($0, $0.digest(bytes)) })
    }

    /// Digests that were made elsewhere.
    package init(_ digests: [DigestAlgorithm: [UInt8]]) { self.digests = digests }

    /// A digest in the notation of another one; as `warcDigest` has it where that is not known.
    package func text(like old: String) -> String {
        guard let notation = DigestNotation(of: old), let digest = digests[notation.algorithm] else {
            return DigestNotation.usual.text(digests[.sha1] ?? [])
        }
        return notation.text(digest)
    }
}

extension DigestNotation {
    /// `sha1:` and base 32, as most WARC files have it.
    fileprivate static let usual = DigestNotation(label: "sha1:", .sha1, .base32(isUppercase: true))

    private init(label: String, _ algorithm: DigestAlgorithm, _ digits: Digits) {
        (self.label, self.algorithm, self.digits, isPadded) = (label, algorithm, digits, false)
    }
}

/// A digest as WARC headers have it: `sha1:` and 32 letters and digits of RFC 4648's base 32.
package func warcDigest(_ bytes: [UInt8]) -> String { DigestNotation.usual.text(DigestAlgorithm.sha1.digest(bytes)) }

/// A digest in the notation of another one, and as `warcDigest` has it where that is not known.
package func warcDigest(_ bytes: [UInt8], like old: String) -> String {
    DigestNotation(of: old).map { $0.text($0.algorithm.digest(bytes)) } ?? warcDigest(bytes)
}

/// Bytes as hexadecimal digits, which is how WACZ files have SHA-256 digests.
package func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}

private let base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
private let base64Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

/// Bytes in letters that stand for some bits each, the last filled up with zeros.
private func spelled(_ bytes: [UInt8], _ alphabet: String, bits width: UInt32) -> String {
    let letters = Array(alphabet.utf8)
    let mask: UInt32 = 1 << width - 1
    var text: [UInt8] = []
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for byte in bytes {
        bits = bits << 8 | UInt32(byte)
        count += 8
        while count >= width {
            count -= width
            text.append(letters[Int(bits >> count & mask)])
        }
    }
    if count > 0 { text.append(letters[Int(bits << (width - count) & mask)]) }
    return String(decoding: text, as: UTF8.self)
}
