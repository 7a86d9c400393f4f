// UnsafeDigests.swift: digests by Nettle. https://www.lysator.liu.se/~nisse/nettle/nettle.html#Hash-functions
// Archives name content by them, and scripts ask `crypto.subtle` for them; nothing here relies on them to keep anybody out.
// Safe because: the pointers are those of structures and arrays' own storage for the call, and the arrays that a digest is
// written into have its length.

import CNettle

/// A function that makes a digest of bytes.
package enum DigestAlgorithm: CaseIterable, Sendable {
    case md5, sha1, sha256, sha384, sha512

    /// How many bytes its digests have.
    package var length: Int {
        switch self {
        case .md5: Int(MD5_DIGEST_SIZE)
        case .sha1: Int(SHA1_DIGEST_SIZE)
        case .sha256: Int(SHA256_DIGEST_SIZE)
        case .sha384: Int(SHA384_DIGEST_SIZE)
        case .sha512: Int(SHA512_DIGEST_SIZE)
        }
    }

    /// The digest of all the bytes.
    package func digest(_ bytes: [UInt8]) -> [UInt8] {
        var digest = RunningDigest(self)
        digest.update(bytes)
        return digest.digest()
    }
}

/// A digest in the making.
package struct RunningDigest {
    private enum State {
        case md5(md5_ctx)
        case sha1(sha1_ctx)
        case sha256(sha256_ctx)
        case sha384(sha512_ctx)
        case sha512(sha512_ctx)
    }

    private var state: State
    private let length: Int

    /// A digest of nothing so far.
    package init(_ algorithm: DigestAlgorithm) {
        length = algorithm.length
        switch algorithm {
        case .md5:
            var context = md5_ctx()
            nettle_md5_init(&context)
            state = .md5(context)
        case .sha1:
            var context = sha1_ctx()
            nettle_sha1_init(&context)
            state = .sha1(context)
        case .sha256:
            var context = sha256_ctx()
            nettle_sha256_init(&context)
            state = .sha256(context)
        case .sha384:
            var context = sha512_ctx()
            nettle_sha384_init(&context)
            state = .sha384(context)
        case .sha512:
            var context = sha512_ctx()
            nettle_sha512_init(&context)
            state = .sha512(context)
        }
    }

    /// Adds bytes.
    package mutating func update(_ bytes: [UInt8]) {
        switch state {
        case .md5(var context):
            nettle_md5_update(&context, bytes.count, bytes)
            state = .md5(context)
        case .sha1(var context):
            nettle_sha1_update(&context, bytes.count, bytes)
            state = .sha1(context)
        case .sha256(var context):
            nettle_sha256_update(&context, bytes.count, bytes)
            state = .sha256(context)
        case .sha384(var context):
            nettle_sha512_update(&context, bytes.count, bytes)
            state = .sha384(context)
        case .sha512(var context):
            nettle_sha512_update(&context, bytes.count, bytes)
            state = .sha512(context)
        }
    }

    /// The digest of all that was added.
    package func digest() -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: length)
        switch state {
        case .md5(var context): nettle_md5_digest(&context, digest.count, &digest)
        case .sha1(var context): nettle_sha1_digest(&context, digest.count, &digest)
        case .sha256(var context): nettle_sha256_digest(&context, digest.count, &digest)
        case .sha384(var context): nettle_sha384_digest(&context, digest.count, &digest)
        case .sha512(var context): nettle_sha512_digest(&context, digest.count, &digest)
        }
        return digest
    }
}
