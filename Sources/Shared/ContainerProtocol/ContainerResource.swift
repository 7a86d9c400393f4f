// ContainerResource.swift: a resource in a container.

public import Wire

/// A resource of a page in a container.
public struct ContainerResource: Equatable, Sendable, WireCodable {
    /// The URLs under which the page may request it, including `cid:` ones.
    public var urls: [String]
    /// The container's `Content-Type` for it, or empty.
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
