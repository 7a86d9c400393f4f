// UnsafeDigests.swift: digests, and message authentication codes.
// https://developer.apple.com/documentation/cryptokit
//
// Safe because: pointers to callers' bytes are valid during the call that receives them, and are not stored.

public import Foundation

/// The output of a hash function.
/// https://developer.apple.com/documentation/cryptokit/digest
public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable where Element == UInt8 {
    /// The length in bytes.
    static var byteCount: Int { get }
    /// Calls the body with the bytes.
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}

/// A hash function.
/// https://developer.apple.com/documentation/cryptokit/hashfunction
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest
    /// The size of a block in bytes.
    static var blockByteCount: Int { get }
    /// Creates a hash function without input.
    init()
    /// Adds bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of the bytes added.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of some bytes.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
    /// Adds bytes.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// The bytes of a digest made by `Function`.
public struct HashDigest<Function: NamedHash>: Digest {
    private let bytes: [UInt8]
    init(_ bytes: [UInt8]) { self.bytes = bytes }
    /// The length of a digest in bytes.
    public static var byteCount: Int { Function.byteCount }
    /// Iterates over the bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    /// Calls the body with the bytes, which are valid until it returns.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// Its name and its bytes in hexadecimal.
    public var description: String {
        "\(Function.title) digest: " + bytes.map { String(format: "%02x", $0) }.joined()
    }
}

/// A hash function by its name.
public protocol NamedHash: Sendable {
    /// libcrypto's name, Apple's name, bytes of a digest, bytes of a block.
    static var name: String { get }
    static var title: String { get }
    static var byteCount: Int { get }
    static var blockByteCount: Int { get }
}

/// A hash function with incremental input.
public struct NamedHashFunction<Named: NamedHash>: HashFunction {
    /// The type of the digest.
    public typealias Digest = HashDigest<Named>
    private var digesting = Libcrypto.Digesting(Named.name)

    /// The length of a digest in bytes.
    public static var byteCount: Int { Named.byteCount }
    /// The size of a block in bytes.
    public static var blockByteCount: Int { Named.blockByteCount }
    /// Creates a hash function without input.
    public init() {}
    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        // A copy of this value continues separately.
        if !isKnownUniquelyReferenced(&digesting) { digesting = Libcrypto.Digesting(digesting) }
        digesting.add(bufferPointer)
    }
    /// The digest of the bytes added.
    public func finalize() -> Digest { HashDigest(Libcrypto.Digesting(digesting).finish()) }
}

/// The names of hash functions.
public enum HashNames {
    /// SHA-256 (FIPS 180-4).
    public enum SHA256: NamedHash {
        /// libcrypto's name, Apple's, bytes of a digest, bytes of a block.
        public static let (name, title, byteCount, blockByteCount) = ("SHA256", "SHA256", 32, 64)
    }
    /// SHA-384 (FIPS 180-4).
    public enum SHA384: NamedHash {
        /// libcrypto's name, Apple's, bytes of a digest, bytes of a block.
        public static let (name, title, byteCount, blockByteCount) = ("SHA384", "SHA384", 48, 128)
    }
    /// SHA-512 (FIPS 180-4).
    public enum SHA512: NamedHash {
        /// libcrypto's name, Apple's, bytes of a digest, bytes of a block.
        public static let (name, title, byteCount, blockByteCount) = ("SHA512", "SHA512", 64, 128)
    }
    /// SHA-1 (FIPS 180-4).
    public enum SHA1: NamedHash {
        /// libcrypto's name, Apple's, bytes of a digest, bytes of a block.
        public static let (name, title, byteCount, blockByteCount) = ("SHA1", "SHA1", 20, 64)
    }
    /// The digest MD5 (RFC 1321).
    public enum MD5: NamedHash {
        /// libcrypto's name, Apple's, bytes of a digest, bytes of a block.
        public static let (name, title, byteCount, blockByteCount) = ("MD5", "MD5", 16, 64)
    }
}

/// SHA-256 (FIPS 180-4).
public typealias SHA256 = NamedHashFunction<HashNames.SHA256>
/// SHA-384 (FIPS 180-4).
public typealias SHA384 = NamedHashFunction<HashNames.SHA384>
/// SHA-512 (FIPS 180-4).
public typealias SHA512 = NamedHashFunction<HashNames.SHA512>
/// A digest of SHA-256.
public typealias SHA256Digest = SHA256.Digest
/// A digest of SHA-384.
public typealias SHA384Digest = SHA384.Digest
/// A digest of SHA-512.
public typealias SHA512Digest = SHA512.Digest
/// Functions that are no longer secure, for compatibility.
public enum Insecure {
    /// SHA-1 (FIPS 180-4).
    public typealias SHA1 = NamedHashFunction<HashNames.SHA1>
    /// The digest MD5 (RFC 1321).
    public typealias MD5 = NamedHashFunction<HashNames.MD5>
    /// A digest of SHA-1.
    public typealias SHA1Digest = SHA1.Digest
    /// A digest of MD5.
    public typealias MD5Digest = MD5.Digest
}

/// The size of a key.
public struct SymmetricKeySize: Sendable {
    /// The number of bits.
    public let bitCount: Int
    /// Creates a size in bits.
    public init(bitCount: Int) { self.bitCount = bitCount }
    /// The size of a key of 128 bits.
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    /// The size of a key of 192 bits.
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    /// The size of a key of 256 bits.
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A key.
/// https://developer.apple.com/documentation/cryptokit/symmetrickey
public struct SymmetricKey: Equatable, Sendable {
    let bytes: [UInt8]
    /// Creates a key from bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
    /// Creates a random key.
    public init(size: SymmetricKeySize) {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<size.bitCount / 8).map { _ in .random(in: 0...255, using: &generator) }
    }
    /// The number of bits.
    public var bitCount: Int { bytes.count * 8 }
    /// Calls the body with the bytes, which are valid until it returns.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// Message authentication codes.
/// https://developer.apple.com/documentation/cryptokit/hmac
public struct HMAC<Function: HashFunction>: Sendable {
    /// A message authentication code.
    public struct MAC: Hashable, Sequence, Sendable {
        fileprivate let bytes: [UInt8]
        /// Iterates over the bytes.
        public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
        /// Calls the body with the bytes, which are valid until it returns.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
    }
}

extension HMAC {
    /// The code of a message.
    public static func authenticationCode<D: DataProtocol, Named: NamedHash>(for data: D, using key: SymmetricKey)
        -> MAC
    where Function == NamedHashFunction<Named> {
        MAC(bytes: Libcrypto.shared.code(Named.name, key: key.bytes, Array(data)))
    }
    /// Whether the code matches the message, in constant time.
    public static func isValidAuthenticationCode<D: DataProtocol, Named: NamedHash>(
        _ code: MAC,
        authenticating data: D,
        using key: SymmetricKey
    ) -> Bool where Function == NamedHashFunction<Named> {
        let right = authenticationCode(for: data, using: key).bytes
        return right.count == code.bytes.count && zip(right, code.bytes).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
