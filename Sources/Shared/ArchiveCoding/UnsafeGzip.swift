// UnsafeGzip.swift: gzip and deflate by zlib.
// Safe because: the pointers that the stream is given are arrays' own storage, set again for each call with its counts,
// and the stream's own memory is freed with the object.

import CZlib

/// The result of decompressing a piece.
package enum DecodingStep: Equatable, Sendable {
    /// All input is used up or the output is full; there is more to come.
    case more
    /// The member or frame ended; the rest of the input does not belong to it.
    case end
    case damaged
}

/// Decompresses one gzip member after another.
package final class GzipDecoder {
    private var stream = z_stream()
    private var isOpen = false
    /// Where a member's content was whole and only the check sum or the length behind it was wrong: how many bytes of these
    /// were not read.
    package private(set) var unreadEnd: Int?

    /// A decoder at the start of a member. `windowBits` as in zlib: 31 is gzip, 47 gzip or zlib, -15 bare deflate.
    package init(windowBits: Int32 = 31) { isOpen = czlib_inflate_start(&stream, windowBits) == Z_OK }

    deinit { if isOpen { inflateEnd(&stream) } }

    /// Goes to the start of the next member.
    package func reset() {
        inflateReset(&stream)
        unreadEnd = nil
    }

    /// Decompresses from `input` at `start`, which moves on, and appends at most `limit` bytes to `output`.
    package func decode(
        _ input: [UInt8],
        from start: inout Int,
        limit: Int,
        into output: inout [UInt8]
    ) -> DecodingStep {
        guard isOpen else { return .damaged }
        var status = Z_OK
        let piece = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            input.withUnsafeBufferPointer { bytes in
                stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress?.advanced(by: start))
                stream.avail_in = UInt32(clamping: bytes.count - start)
                stream.next_out = buffer.baseAddress
                stream.avail_out = UInt32(clamping: limit)
                let available = Int(stream.avail_in)
                status = inflate(&stream, Z_NO_FLUSH)
                start += available - Int(stream.avail_in)
                count = limit - Int(stream.avail_out)
                stream.next_in = nil
                stream.next_out = nil
            }
        }
        output += piece
        switch status {
        case Z_STREAM_END: return .end
        case Z_OK, Z_BUF_ERROR: return .more
        default:
            // zlib's words, which are the only information: the number is the same for every error.
            let words = stream.msg.map { String(cString: $0) }
            unreadEnd = words == "incorrect data check" ? 4 : words == "incorrect length check" ? 0 : nil
            return .damaged
        }
    }
}

/// The bytes as one gzip member that depends on them alone: it holds no time and no name.
package func gzipMember(_ bytes: [UInt8]) -> [UInt8] { deflated(bytes, windowBits: 31) }

/// The bytes as bare deflate, as zip files have it.
package func bareDeflate(_ bytes: [UInt8]) -> [UInt8] { deflated(bytes, windowBits: -15) }

private func deflated(_ bytes: [UInt8], windowBits: Int32) -> [UInt8] {
    var stream = z_stream()
    guard czlib_deflate_start(&stream, 6, windowBits) == Z_OK else { fatalError("zlib has no memory.") }
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, UInt(bytes.count)))
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
        bytes.withUnsafeBufferPointer { input in
            stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            stream.avail_in = UInt32(input.count)
            stream.next_out = buffer.baseAddress
            stream.avail_out = UInt32(bound)
            let status = deflate(&stream, Z_FINISH)
            precondition(status == Z_STREAM_END, "deflateBound was too small.")
            count = bound - Int(stream.avail_out)
        }
    }
}

/// The check sum of zip files' entries, of these bytes or of what comes before with them.
package func crc32(_ bytes: [UInt8], after checkSum: UInt32 = 0) -> UInt32 {
    // NB: Without an address zlib starts over.
    if bytes.isEmpty { return checkSum }
    let sum = bytes.withUnsafeBufferPointer { crc32_z(UInt(checkSum), $0.baseAddress, $0.count) }
    return UInt32(truncatingIfNeeded: sum)
}

/// Decompresses what HTTP calls gzip or deflate.
package func decodeHTTPDeflate(_ bytes: [UInt8], limit: Int) -> DecodedBytes {
    // NB: "deflate" is zlib's format by the standard, and bare deflate from some servers.
    let result = inflated(bytes, windowBits: 47, limit: limit)
    return result == .damaged ? inflated(bytes, windowBits: -15, limit: limit) : result
}

/// Decompresses bare deflate; nil when it is damaged or longer than `limit`.
package func inflateBare(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    guard case .bytes(let output) = inflated(bytes, windowBits: -15, limit: limit) else { return nil }
    return output
}

private func inflated(_ bytes: [UInt8], windowBits: Int32, limit: Int) -> DecodedBytes {
    let decoder = GzipDecoder(windowBits: windowBits)
    var output: [UInt8] = []
    var start = 0
    while output.count <= limit {
        let (before, length) = (start, output.count)
        switch decoder.decode(bytes, from: &start, limit: 1 << 18, into: &output) {
        case .end: return output.count <= limit ? .bytes(output) : .tooLong
        case .damaged: return .damaged
        case .more: if start == before, output.count == length { return .damaged }
        }
    }
    return .tooLong
}
