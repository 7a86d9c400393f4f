// WritingOptions.swift: options for writing a page.

public import Wire

/// The method of writing a page.
public enum PageSerialization: UInt8, Sendable, CaseIterable {
    case preserve = 1
    case html = 2
    case xml = 3
}

/// How to write a page after its run.
public struct WritingOptions: Equatable, Sendable, WireCodable {
    public var serialization: PageSerialization
    /// The label of the output encoding; empty for the page's own.
    public var encoding: String
    /// Whether a rewritten page gets a declaration of its encoding if a reader would not find it otherwise.
    public var declaresEncoding: Bool
    /// Whether it stays in a container that has its content type.
    public var keepsContentType: Bool
    /// Whether a preserved page is always read back and compared.
    public var verifies: Bool

    /// Options with all fields.
    public init(
        _ serialization: PageSerialization = .preserve,
        encoding: String = "",
        declaresEncoding: Bool = true,
        keepsContentType: Bool = false,
        verifies: Bool = false
    ) {
        self.serialization = serialization
        self.encoding = encoding
        self.declaresEncoding = declaresEncoding
        self.keepsContentType = keepsContentType
        self.verifies = verifies
    }

    /// Appends the fields in order.
    public func encode(into writer: inout ByteWriter) {
        writer.write(byte: serialization.rawValue)
        writer.write(encoding)
        writer.write(declaresEncoding)
        writer.write(keepsContentType)
        writer.write(verifies)
    }

    /// Reads the fields in order.
    public init(from reader: inout ByteReader) throws(WireError) {
        serialization = try reader.readCase(PageSerialization.self)
        encoding = try reader.readString()
        declaresEncoding = try reader.readFlag()
        keepsContentType = try reader.readFlag()
        verifies = try reader.readFlag()
    }
}
