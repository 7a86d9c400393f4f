// ByteCoding.swift: the primitive encodings of all messages. Byte order: little-endian.
// Input is not trusted: a count is checked against the remaining bytes before memory is reserved.

/// Why bytes from another process could not be read as a message.
public enum WireError: Error, Equatable, CustomStringConvertible {
    /// The bytes end inside a value.
    case truncated(wanted: String)
    /// A tag or enumeration value that this version lacks.
    case unknownTag(of: String, value: UInt64)
    /// Text that is not UTF-8.
    case invalidText
    /// Values nested deeper than a limit.
    case tooDeep(limit: Int)
    /// More values than `ByteReader.maximumValues` in one message.
    case tooManyValues
    /// Bytes remain after the message's last field.
    case trailingBytes(count: Int)
    /// A frame longer than `Frame.maximumLength`.
    case oversizedFrame(length: UInt64)
    /// The other process closed the connection inside a frame.
    case closedInsideFrame
    /// A system call failed.
    case system(call: String, errno: Int32)

    /// The problem, as a clause.
    public var description: String {
        switch self {
        case .truncated(let wanted): "the message ends inside \(wanted)"
        case .unknownTag(let kind, let value): "\(value) is no known \(kind)"
        case .invalidText: "a text is not UTF-8"
        case .tooDeep(let limit): "values are nested deeper than \(limit) levels"
        case .tooManyValues: "a message holds more than \(ByteReader.maximumValues) values"
        case .trailingBytes(let count): "\(count) bytes follow the message"
        case .oversizedFrame(let length): "a frame of \(length) bytes is too long"
        case .closedInsideFrame: "the connection was closed inside a frame"
        case .system(let call, let errno): "\(call) failed (errno \(errno))"
        }
    }
}

/// A part of a message that can be written and read.
public protocol WireCodable {
    /// Appends the value.
    func encode(into writer: inout ByteWriter)
    /// Reads one value; throws for anything that `encode` does not write.
    init(from reader: inout ByteReader) throws(WireError)
}

/// Collects the bytes of one message.
public struct ByteWriter: Sendable {
    /// The bytes written so far.
    public internal(set) var bytes: [UInt8] = []
    /// The part that is sent beside the message, if there is one.
    public private(set) var attachment: [UInt8] = []
    private let attaches: Bool

    /// An empty writer.
    ///
    /// - Parameter attaches: Whether the message may have an attachment.
    public init(attaches: Bool = false) { self.attaches = attaches }

    /// Reserves room for bytes that will be written.
    public mutating func makeRoom(for count: Int) { bytes.reserveCapacity(bytes.count + count) }

    /// Appends one byte.
    public mutating func write(byte: UInt8) { bytes.append(byte) }

    /// Appends a number as LEB128: seven bits per byte, low bits first.
    public mutating func write(count: UInt64) {
        var rest = count
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Appends a flag as one byte.
    public mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    /// Appends eight bytes.
    public mutating func write(word: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }

    /// Appends a floating-point number, bit for bit.
    public mutating func write(_ number: Double) { write(word: number.bitPattern) }

    /// Appends a length and the bytes.
    public mutating func write(_ data: [UInt8]) {
        write(count: UInt64(data.count))
        bytes.append(contentsOf: data)
    }

    /// Appends bytes that may be many: a flag and the bytes, or their number if they are sent beside the message.
    public mutating func write(large data: [UInt8]) {
        let isAttached = attaches && attachment.isEmpty && data.count >= Frame.attachmentSize
        write(isAttached)
        if isAttached {
            attachment = data
            write(count: UInt64(data.count))
        } else {
            write(data)
        }
    }

    /// Appends a length in bytes and the text as UTF-8.
    public mutating func write(_ text: String) {
        write(count: UInt64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    /// Appends a message or a part of one.
    public mutating func write(_ value: some WireCodable) { value.encode(into: &self) }

    /// Appends a flag and the value, if there is one.
    public mutating func write<T>(optional value: T?, _ body: (inout ByteWriter, T) -> Void) {
        write(value != nil)
        if let value { body(&self, value) }
    }

    /// Appends a count and the elements.
    public mutating func write<T>(list: [T], _ body: (inout ByteWriter, T) -> Void) {
        write(count: UInt64(list.count))
        for element in list { body(&self, element) }
    }
}

/// Reads the bytes of one message from front to back.
public struct ByteReader: Sendable {
    /// The most values in a message: elements of lists and values of property lists. A value of one byte in a message takes a few dozen in
    /// memory.
    public static let maximumValues = 1 << 23

    private let bytes: [UInt8]
    private var position: Int
    private var valuesLeft = maximumValues
    private let attachment: [UInt8]

    /// A reader at the first byte.
    ///
    /// - Parameter attachment: The part that was sent beside the message.
    public init(_ bytes: [UInt8], attachment: [UInt8] = []) {
        self.bytes = bytes
        self.attachment = attachment
        position = 0
    }

    /// The number of bytes left.
    public var remaining: Int { bytes.count - position }

    /// Counts one more value.
    public mutating func countValue() throws(WireError) {
        guard valuesLeft > 0 else { throw .tooManyValues }
        valuesLeft -= 1
    }

    /// Throws unless everything was read.
    public func finish() throws(WireError) {
        if remaining > 0 { throw .trailingBytes(count: remaining) }
    }

    /// Reads one byte.
    public mutating func readByte(_ wanted: @autoclosure () -> String = "a byte") throws(WireError) -> UInt8 {
        guard position < bytes.count else { throw .truncated(wanted: wanted()) }
        defer { position += 1 }
        return bytes[position]
    }

    /// Reads a flag; only 0 and 1 are flags.
    public mutating func readFlag() throws(WireError) -> Bool {
        let byte = try readByte("a flag")
        guard byte < 2 else { throw .unknownTag(of: "flag", value: UInt64(byte)) }
        return byte == 1
    }

    /// Reads a LEB128 number of at most 64 bits.
    public mutating func readCount() throws(WireError) -> UInt64 {
        var result: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = try readByte("a number")
            // NB: The tenth byte may only contain the one remaining bit.
            guard shift < 63 || byte < 2 else { throw .unknownTag(of: "number", value: UInt64(byte)) }
            result |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return result }
            shift += 7
        }
    }

    /// Reads a count of elements that take at least one byte each.
    public mutating func readLength(_ wanted: String) throws(WireError) -> Int {
        let count = try readCount()
        guard count <= UInt64(remaining) else { throw .truncated(wanted: wanted) }
        return Int(count)
    }

    /// Reads eight bytes.
    public mutating func readWord() throws(WireError) -> UInt64 {
        guard remaining >= 8 else { throw .truncated(wanted: "a word") }
        var result: UInt64 = 0
        for index in 0..<8 { result |= UInt64(bytes[position + index]) << UInt64(8 * index) }
        position += 8
        return result
    }

    /// Reads a floating-point number.
    public mutating func readDouble() throws(WireError) -> Double { Double(bitPattern: try readWord()) }

    /// Reads a length and that many bytes.
    public mutating func readData() throws(WireError) -> [UInt8] { Array(try readSlice()) }

    /// Reads a length and that many bytes, without copying.
    mutating func readSlice() throws(WireError) -> ArraySlice<UInt8> {
        let count = try readLength("data")
        defer { position += count }
        return bytes[position..<(position + count)]
    }

    /// Reads bytes that may have been sent beside the message.
    public mutating func readLargeData() throws(WireError) -> [UInt8] {
        guard try readFlag() else { return try readData() }
        guard try readCount() == UInt64(attachment.count), !attachment.isEmpty else {
            throw .truncated(wanted: "what travels beside it")
        }
        return attachment
    }

    /// Reads a length and a text of that many bytes.
    public mutating func readString() throws(WireError) -> String {
        let count = try readLength("a text")
        defer { position += count }
        guard let text = String(validating: bytes[position..<(position + count)], as: UTF8.self) else {
            throw .invalidText
        }
        return text
    }

    /// Reads an optional value.
    public mutating func readOptional<T>(
        _ body: (inout ByteReader) throws(WireError) -> T
    ) throws(WireError) -> T? {
        try readFlag() ? try body(&self) : nil
    }

    /// Reads a list.
    public mutating func readList<T>(
        _ body: (inout ByteReader) throws(WireError) -> T
    ) throws(WireError) -> [T] {
        let count = try readLength("a list")
        var result: [T] = []
        for _ in 0..<count {
            try countValue()
            result.append(try body(&self))
        }
        return result
    }

    /// Reads a case of an enumeration that is written as its raw byte.
    public mutating func readCase<T: RawRepresentable>(
        _ type: T.Type
    ) throws(WireError) -> T where T.RawValue == UInt8 {
        let byte = try readByte("\(type)")
        guard let value = T(rawValue: byte) else { throw .unknownTag(of: "\(type)", value: UInt64(byte)) }
        return value
    }
}
