// DigestText.swift: digests as archives write them: an algorithm's name, a colon, and the digest in base 32, in hexadecimal digits
// or in base 64. https://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/#warc-block-digest

import Codecs
package import Digests

/// How a digest is written.
package struct DigestNotation: Equatable, Sendable {
    package let algorithm: DigestAlgorithm
    /// What stands before the digits: the algorithm's name as it is written and a colon, or nothing.
    private let label: String
    private let digits: BaseEncoding
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

    /// The encoding in which digits hold `length` bytes; nil where none can.
    private static func digits(_ text: Substring.UTF8View, length: Int) -> BaseEncoding? {
        func count(_ bits: Int) -> Int { (8 * length + bits - 1) / bits }
        func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
        let hasUppercase = text.contains { 0x41...0x5A ~= $0 }
        let hasLowercase = text.contains { 0x61...0x7A ~= $0 }
        switch text.count {
        case count(4):
            guard text.allSatisfy({ isDigit($0) || 0x61...0x66 ~= $0 | 0x20 }) else { return nil }
            return hasUppercase && !hasLowercase ? .hexadecimalUppercase : .hexadecimal
        case count(5):
            guard text.allSatisfy({ 0x32...0x37 ~= $0 || 0x61...0x7A ~= $0 | 0x20 }) else { return nil }
            return hasUppercase || !hasLowercase ? .base32 : .base32Lowercase
        case count(6):
            guard text.allSatisfy({ isDigit($0) || 0x61...0x7A ~= $0 | 0x20 || "+/-_".utf8.contains($0) }) else {
                return nil
            }
            return text.contains { "-_".utf8.contains($0) } ? .base64URL : .base64
        default: return nil
        }
    }

    /// A digest of the algorithm in this notation.
    package func text(_ digest: [UInt8]) -> String { label + digits.text(digest, isPadded: isPadded) }
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

    /// Creates a set of digests that were computed elsewhere.
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
    fileprivate static let usual = DigestNotation(label: "sha1:", .sha1, .base32)

    private init(label: String, _ algorithm: DigestAlgorithm, _ digits: BaseEncoding) {
        (self.label, self.algorithm, self.digits, isPadded) = (label, algorithm, digits, false)
    }
}

/// A digest as WARC headers have it: `sha1:` and 32 letters and digits of RFC 4648's base 32.
package func warcDigest(_ bytes: [UInt8]) -> String { DigestNotation.usual.text(DigestAlgorithm.sha1.digest(bytes)) }

/// A digest in the notation of another one, and as `warcDigest` has it where that is not known.
package func warcDigest(_ bytes: [UInt8], like old: String) -> String {
    DigestNotation(of: old).map { $0.text($0.algorithm.digest(bytes)) } ?? warcDigest(bytes)
}
