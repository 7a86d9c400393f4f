// Frame.swift: the framing of messages in the byte stream between two processes.
//
//   OFFSET  SIZE  FIELD
//        0     4  length   bytes after this field: 5 + the body's; little-endian
//       4     4  request  the job or request that the message belongs to; an answer repeats the number
//       8     1  kind     the message's kind; the numbers are listed with the messages
//        9     …  body
//
// A large part of a message may be sent beside its frame, in sealed memory: a descriptor is sent with the length's bytes.

/// A message in transit: its request number, its kind, and its encoded fields.
public struct Frame: Equatable, Sendable {
    /// The job or request that the message belongs to.
    public var request: UInt32
    /// The message's kind.
    public var kind: UInt8
    /// The message's encoded fields.
    public var body: [UInt8]
    /// The part that is sent beside the frame; empty for most.
    public var attachment: [UInt8]

    /// The size in bytes from which a part of a message is sent beside it: below, a few reads of a socket take less time.
    public static let attachmentSize = 1 << 18

    /// The longest body, in bytes, that either side accepts.
    public static let maximumLength = 1 << 30

    /// A frame with an encoded body.
    public init(request: UInt32, kind: UInt8, body: [UInt8], attachment: [UInt8] = []) {
        self.request = request
        self.kind = kind
        self.body = body
        self.attachment = attachment
    }

    /// The frame's bytes.
    public func encoded() -> [UInt8] {
        var out = encodedHead(room: body.count)
        out.append(contentsOf: body)
        return out
    }

    /// The bytes before the body.
    func encodedHead(room: Int = 0) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(9 + room)
        for value in [UInt32(5 + body.count), request] {
            for shift in stride(from: UInt32(0), to: 32, by: 8) {
                out.append(UInt8(truncatingIfNeeded: value >> shift))
            }
        }
        out.append(kind)
        return out
    }
}

/// Splits bytes that arrive in pieces of any size into frames.
public struct FrameDecoder: Sendable {
    private var buffer: [UInt8] = []
    private var start = 0

    private let maximumLength: Int
    private let plainLength: Int
    private let largeKinds: [UInt8]

    /// A decoder at the start of a stream whose frames have bodies of at most `maximumLength` bytes.
    ///
    /// - Parameters:
    ///   - plainLength: The limit for all frames except those of `largeKinds`.
    public init(
        maximumLength: Int = Frame.maximumLength,
        plainLength: Int = Frame.maximumLength,
        largeKinds: [UInt8] = []
    ) {
        self.maximumLength = maximumLength
        self.plainLength = min(plainLength, maximumLength)
        self.largeKinds = largeKinds
    }

    /// The size of the length field in bytes.
    static let lengthSize = 4

    /// The number of bytes that the next frame lacks; nil while its length is unknown.
    ///
    /// - Throws: As `next`.
    var missing: Int? {
        get throws(WireError) {
            guard let length = try nextLength() else { return nil }
            return max(0, start + Self.lengthSize + length - buffer.count)
        }
    }

    /// Adds received bytes.
    public mutating func append(_ bytes: ArraySlice<UInt8>) {
        if start > 0, start == buffer.count {
            buffer.removeAll(keepingCapacity: true)
            start = 0
        }
        // OPTIMIZATION: Growing copies. Memory is only reserved for a length once bytes follow it.
        if buffer.count - start >= Self.lengthSize {
            let length = Int(word(at: start))
            if length > buffer.capacity, length <= Self.expected {
                buffer.reserveCapacity(start + Self.lengthSize + length)
            }
        }
        buffer.append(contentsOf: bytes)
    }

    /// The longest frame for which room is reserved before it has arrived.
    private static let expected = 1 << 23
    /// The size in bytes from which a body is not copied.
    private static let large = 1 << 16

    /// The next complete frame; nil if more bytes are needed.
    ///
    /// - Throws: `WireError.oversizedFrame` or `.truncated` if the length field is invalid. The stream cannot be used after that.
    public mutating func next() throws(WireError) -> Frame? {
        guard let length = try nextLength() else { return nil }
        let end = start + Self.lengthSize + length
        guard buffer.count >= end else { return nil }
        if end == buffer.count, length > Self.large {
            let (request, kind) = (word(at: start + 4), buffer[start + 8])
            buffer.removeSubrange(..<(start + 9))
            defer { (buffer, start) = ([], 0) }
            return Frame(request: request, kind: kind, body: buffer)
        }
        let frame = Frame(
            request: word(at: start + 4),
            kind: buffer[start + 8],
            body: Array(buffer[(start + 9)..<end])
        )
        start = end
        if start > 1 << 16 {
            buffer.removeSubrange(..<start)
            start = 0
        }
        return frame
    }

    /// The next frame's length; nil while the field is incomplete.
    private func nextLength() throws(WireError) -> Int? {
        guard buffer.count - start >= Self.lengthSize else { return nil }
        let length = word(at: start)
        guard length >= 5 else { throw .truncated(wanted: "a frame's header") }
        guard length <= maximumLength + 5 else { throw .oversizedFrame(length: UInt64(length)) }
        if length > plainLength + 5, buffer.count - start > 8, !largeKinds.contains(buffer[start + 8]) {
            throw .oversizedFrame(length: UInt64(length))
        }
        return Int(length)
    }

    private func word(at offset: Int) -> UInt32 {
        var value: UInt32 = 0
        for index in 0..<4 { value |= UInt32(buffer[offset + index]) << UInt32(8 * index) }
        return value
    }
}

/// The set of messages in one direction; a frame contains exactly one.
public protocol FrameMessage: Sendable {
    /// The frame's kind byte.
    var kind: UInt8 { get }
    /// Appends the message's fields.
    func encodeBody(into writer: inout ByteWriter)
    /// Reads the fields of the message that `kind` names.
    init(kind: UInt8, body: inout ByteReader) throws(WireError)
}

extension FrameMessage {
    /// The message as a frame.
    ///
    /// - Parameter attaches: Whether a large part may be sent beside it.
    public func frame(request: UInt32, attaches: Bool = false) -> Frame {
        var writer = ByteWriter(attaches: attaches)
        encodeBody(into: &writer)
        return Frame(request: request, kind: kind, body: writer.bytes, attachment: writer.attachment)
    }

    /// The message in a frame; throws if it is not in this set or is malformed.
    public init(_ frame: Frame) throws(WireError) {
        var reader = ByteReader(frame.body, attachment: frame.attachment)
        try self.init(kind: frame.kind, body: &reader)
        try reader.finish()
    }
}
