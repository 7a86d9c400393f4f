// PercentEncoding.swift: the percent-encode sets, and percent-encoding of bytes.
// https://url.spec.whatwg.org/#percent-encoded-bytes
//
// Every set contains all bytes above 0x7E, and UTF-8 uses only such bytes for non-ASCII code points. So encoding byte by byte has the same
// result as the standard's "UTF-8 percent-encode" of code points.

import Codecs

/// A set of bytes to percent-encode; it always contains bytes from 0x7F.
public struct PercentEncodeSet: Sendable {
    /// The bytes of the set: bit n represents byte n.
    @usableFromInline let low, high: UInt64

    /// Members of `parent`, and the ASCII characters of `more`.
    private init(_ parent: PercentEncodeSet?, _ more: StaticString) {
        var low = parent?.low ?? 0xFFFF_FFFF
        var high = parent?.high ?? 1 << 63
        more.withUTF8Buffer { bytes in
            for byte in bytes {
                if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
            }
        }
        self.low = low
        self.high = high
    }

    /// Whether the byte is in the set.
    @inlinable
    public func contains(_ byte: UInt8) -> Bool {
        if byte >= 0x80 { return true }
        return (byte < 64 ? low >> UInt64(byte) : high >> UInt64(byte - 64)) & 1 == 1
    }

    /// The set of C0 controls and all bytes above ~.
    public static let c0Control = PercentEncodeSet(nil, "")
    /// The set for fragments.
    public static let fragment = PercentEncodeSet(c0Control, " \"<>`")
    /// For queries of URLs that are not special.
    public static let query = PercentEncodeSet(c0Control, " \"#<>")
    /// The set for queries of special URLs.
    public static let specialQuery = PercentEncodeSet(query, "'")
    /// The set for path segments.
    public static let path = PercentEncodeSet(query, "?^`{}")
    /// The set for user names and passwords.
    public static let userinfo = PercentEncodeSet(path, "/:;=@[\\]|")
    /// The bytes that `encodeURIComponent` encodes.
    public static let component = PercentEncodeSet(userinfo, "$%&+,")
    /// For `application/x-www-form-urlencoded`; a space becomes + instead.
    public static let formURLEncoded = PercentEncodeSet(component, "!'()~")
}

extension [UInt8] {
    /// Appends a byte, percent-encoded if it is in the set.
    mutating func append(_ byte: UInt8, percentEncoding set: PercentEncodeSet) {
        guard set.contains(byte) else {
            append(byte)
            return
        }
        append(ASCII.percent)
        append(hexadecimal: byte, isUppercase: true)
    }

    /// Appends UTF-8 bytes, percent-encoding those in the set.
    mutating func append(_ bytes: some Sequence<UInt8>, percentEncoding set: PercentEncodeSet) {
        for byte in bytes { append(byte, percentEncoding: set) }
    }

    /// These UTF-8 bytes, with those in the set percent-encoded.
    public func percentEncoded(_ set: PercentEncodeSet) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(count)
        result.append(self, percentEncoding: set)
        return result
    }
}

extension Collection<UInt8> {
    /// "Percent-decode": each % with two hexadecimal digits becomes its byte; other bytes are unchanged.
    ///
    /// https://url.spec.whatwg.org/#percent-decode
    public func percentDecoded() -> [UInt8] { decodeEscapes(Array(self)[...], mark: ASCII.percent) }
}
