// ContainerResource.swift: what a container holds besides its page.

public import Wire

/// One resource of the page of a container.
public struct ContainerResource: Equatable, Sendable, WireCodable {
    /// The addresses under which the page may ask for it; `cid:` ones among them.
    public var urls: [String]
    /// Its `Content-Type` as the container gives it, or empty.
    public var contentType: String
    public var bytes: [UInt8]

    /// A resource with all its fields.
    public init(urls: [String], contentType: String, bytes: [UInt8]) {
        self.urls = urls
        self.contentType = contentType
        self.bytes = bytes
    }

    /// Appends the fields in order.
    public func encode(into writer: inout ByteWriter) {
        writer.write(list: urls) { $0.write($1) }
        writer.write(contentType)
        writer.write(bytes)
    }

    /// Reads the fields in order.
    public init(from reader: inout ByteReader) throws(WireError) {
        urls = try reader.readList { reader throws(WireError) in try reader.readString() }
        contentType = try reader.readString()
        bytes = try reader.readData()
    }
}
