// WrittenPage.swift: a rewritten page on its way back into its container.

public import Wire

/// The new bytes of a page that lies in a container.
public struct WrittenPage: Equatable, Sendable, WireCodable {
    public var octets: [UInt8]
    /// The encoding's name in the Encoding standard; empty where it is not known, and the container's own word stays.
    public var encoding: String

    /// A page in an encoding.
    public init(octets: [UInt8], encoding: String = "") {
        self.octets = octets
        self.encoding = encoding
    }

    /// Appends the fields in order.
    public func encode(into writer: inout ByteWriter) {
        writer.write(octets)
        writer.write(encoding)
    }

    /// Reads the fields in order.
    public init(from reader: inout ByteReader) throws(WireError) {
        octets = try reader.readData()
        encoding = try reader.readString()
    }
}
