// WrittenPage.swift: a rewritten page, for writing back into its container.

public import Wire

/// The new bytes of a page in a container.
public struct WrittenPage: Equatable, Sendable, WireCodable {
    public var bytes: [UInt8]
    /// The encoding's name in the Encoding Standard; empty if it is unknown, and the container's declaration is kept.
    public var encoding: String

    /// A page in an encoding.
    public init(bytes: [UInt8], encoding: String = "") {
        self.bytes = bytes
        self.encoding = encoding
    }

    /// Appends the fields in order.
    public func encode(into writer: inout ByteWriter) {
        writer.write(bytes)
        writer.write(encoding)
    }

    /// Reads the fields in order.
    public init(from reader: inout ByteReader) throws(WireError) {
        bytes = try reader.readData()
        encoding = try reader.readString()
    }
}
