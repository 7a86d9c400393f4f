// ServingFrames.swift: the frames of `webaction worker`, for clients in any language. docs/worker-protocol.md
//
//   OFFSET  SIZE  FIELD
//        0     4  length  bytes after this field: 4 + the header's + the body's; little-endian
//        4     4  header  bytes of the header; little-endian
//        8     …  header  a JSON object in UTF-8 with at least "type"
//        …     …  body    bytes: a page

import JSONCoding
import PropertyValues

/// One frame.
struct ServingFrame {
    var header: PropertyValue
    var body: [UInt8]

    /// The maximum length of a frame.
    static let maximumLength = 1 << 30

    var encoded: [UInt8] {
        let json = header.json()
        var bytes: [UInt8] = []
        bytes.reserveCapacity(8 + json.count + body.count)
        for number in [UInt32(4 + json.count + body.count), UInt32(json.count)] {
            for shift in stride(from: UInt32(0), to: 32, by: 8) {
                bytes.append(UInt8(truncatingIfNeeded: number >> shift))
            }
        }
        return bytes + json + body
    }
}

/// The client sent a frame that cannot be decoded.
struct ServingError: Error {
    var message: String
}

/// Splits a byte stream, which arrives in pieces of any size, into frames.
struct ServingDecoder {
    private var buffer: [UInt8] = []
    private var start = 0

    mutating func append(_ bytes: ArraySlice<UInt8>) {
        if start > 1 << 16 || start == buffer.count {
            buffer.removeSubrange(..<start)
            start = 0
        }
        buffer += bytes
    }

    /// Whether the bytes so far end inside a frame.
    var isInsideFrame: Bool { start < buffer.count }

    /// The next complete frame, or nil if more bytes are needed.
    mutating func next() throws(ServingError) -> ServingFrame? {
        guard buffer.count - start >= 8 else { return nil }
        let (length, headerLength) = (word(at: start), word(at: start + 4))
        guard length >= 4, headerLength <= length - 4 else {
            throw ServingError(message: "the lengths in a frame are inconsistent")
        }
        guard length <= ServingFrame.maximumLength else {
            throw ServingError(message: "a frame has \(length) bytes; the limit is \(ServingFrame.maximumLength)")
        }
        guard buffer.count - start >= 4 + length else { return nil }
        let headerEnd = start + 8 + headerLength
        let header: PropertyValue
        do { header = try PropertyValue(json: Array(buffer[(start + 8)..<headerEnd])) } catch {
            throw ServingError(message: "the header of a frame is invalid JSON: \(error.description)")
        }
        let body = Array(buffer[headerEnd..<(start + 4 + length)])
        start += 4 + length
        return ServingFrame(header: header, body: body)
    }

    private func word(at offset: Int) -> Int {
        (0..<4).reduce(0) { $0 | Int(buffer[offset + $1]) << (8 * $1) }
    }
}
