// UnsafeDigests.swift: SHA-1 and SHA-256 by Nettle. https://www.lysator.liu.se/~nisse/nettle/nettle.html#Hash-functions
// They name content; nothing here relies on them to keep anybody out.
// Safe because: the pointers are those of structures and arrays' own storage for the call, and the arrays that a digest is
// written into have its length.

import CNettle

/// The SHA-1 digest: 20 bytes.
package func sha1(_ bytes: [UInt8]) -> [UInt8] {
    var state = sha1_ctx()
    nettle_sha1_init(&state)
    nettle_sha1_update(&state, bytes.count, bytes)
    var digest = [UInt8](repeating: 0, count: Int(SHA1_DIGEST_SIZE))
    nettle_sha1_digest(&state, digest.count, &digest)
    return digest
}

/// The SHA-256 digest: 32 bytes.
package func sha256(_ bytes: [UInt8]) -> [UInt8] {
    var digest = SHA256()
    digest.update(bytes)
    return digest.digest()
}

/// A SHA-256 digest in the making.
package struct SHA256 {
    private var state = sha256_ctx()

    /// A digest of nothing so far.
    package init() { nettle_sha256_init(&state) }

    /// Adds bytes.
    package mutating func update(_ bytes: [UInt8]) { nettle_sha256_update(&state, bytes.count, bytes) }

    /// The 32 bytes of the digest of all that was added.
    package func digest() -> [UInt8] {
        var last = state
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
        nettle_sha256_digest(&last, digest.count, &digest)
        return digest
    }
}
