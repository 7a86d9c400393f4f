// Host.swift: the host of a URL and its serialization.
// https://url.spec.whatwg.org/#host-representation

/// A URL's host. The byte strings are ASCII.
public enum Host: Hashable, Sendable {
    /// A domain of a special URL, in ASCII form.
    case domain([UInt8])
    /// An IPv4 address.
    case ipv4(UInt32)
    /// An IPv6 address as its eight pieces.
    case ipv6([UInt16])
    /// The host of a URL that is not special.
    case opaque([UInt8])
    /// The empty host, as in `file:///`.
    case empty

    /// "Host serializing". https://url.spec.whatwg.org/#host-serializing
    public var serialized: [UInt8] {
        switch self {
        case .domain(let bytes), .opaque(let bytes): bytes
        case .ipv4(let address): Self.serializeIPv4(address)
        case .ipv6(let pieces): [ASCII.leftBracket] + Self.serializeIPv6(pieces) + [ASCII.rightBracket]
        case .empty: []
        }
    }

    /// https://url.spec.whatwg.org/#concept-ipv4-serializer
    private static func serializeIPv4(_ address: UInt32) -> [UInt8] {
        var result: [UInt8] = []
        for shift in [24, 16, 8, 0] as [UInt32] {
            if shift != 24 { result.append(ASCII.dot) }
            result.appendDecimal(Int(address >> shift & 0xFF))
        }
        return result
    }

    /// https://url.spec.whatwg.org/#concept-ipv6-serializer
    private static func serializeIPv6(_ pieces: [UInt16]) -> [UInt8] {
        let compress = longestZeroRun(pieces)
        var result: [UInt8] = []
        var index = 0
        while index < pieces.count {
            if let compress, compress.lowerBound == index {
                result.append(contentsOf: index == 0 ? "::".utf8 : ":".utf8)
                index = compress.upperBound
                continue
            }
            result.append(contentsOf: String(pieces[index], radix: 16).utf8)
            index += 1
            if index < pieces.count { result.append(ASCII.colon) }
        }
        return result
    }

    /// The first longest run of at least two zero pieces.
    private static func longestZeroRun(_ pieces: [UInt16]) -> Range<Int>? {
        var best: Range<Int>?
        var start = 0
        while start < pieces.count {
            var end = start
            while end < pieces.count, pieces[end] == 0 { end += 1 }
            if end - start > max(1, best?.count ?? 0) { best = start..<end }
            start = max(end, start + 1)
        }
        return best
    }
}
