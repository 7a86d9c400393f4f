// PageEncoding.swift: what a page is written in, and how a reader finds that out.

public import Wire

/// The encoding of a page that leaves, and what tells it.
public struct PageEncoding: Equatable, Sendable, WireCodable {
    /// How a reader who knows nothing but the page finds its encoding.
    public enum Declaration: UInt8, Sendable, CaseIterable, CustomStringConvertible {
        /// As it came: by the page's own declaration or byte order mark, or because it is the usual one.
        case found = 1
        /// A declaration was put in.
        case added = 2
        /// A declaration that named another encoding was changed.
        case mended = 3
        /// A byte order mark was put in.
        case marked = 4
        /// Not at all: it takes the page for something else.
        case missing = 5

        /// The name used in reports.
        public var description: String {
            switch self {
            case .found: "found"
            case .added: "added"
            case .mended: "mended"
            case .marked: "marked"
            case .missing: "missing"
            }
        }
    }

    /// The encoding's name in the Encoding standard.
    public var name: String
    /// The name of the encoding that the page came in.
    public var original: String
    public var declaration: Declaration
    /// The declaration that was added or mended, as it is now; else empty.
    public var markup: String
    /// What such a reader takes the page for; empty when it can't read it.
    public var readAs: String
    /// The elements with a style, a script, a comment or a name in which references stand for characters that the encoding
    /// lacks, though no reference is read there; the first few, such as `style in head`.
    public var lacking: [String]

    /// What is known of a page, with all its fields.
    public init(
        name: String,
        original: String,
        declaration: Declaration,
        markup: String,
        readAs: String,
        lacking: [String]
    ) {
        self.name = name
        self.original = original
        self.declaration = declaration
        self.markup = markup
        self.readAs = readAs
        self.lacking = lacking
    }

    /// Appends the fields in order.
    public func encode(into writer: inout ByteWriter) {
        writer.write(name)
        writer.write(original)
        writer.write(byte: declaration.rawValue)
        writer.write(markup)
        writer.write(readAs)
        writer.write(list: lacking) { $0.write($1) }
    }

    /// Reads the fields in order.
    public init(from reader: inout ByteReader) throws(WireError) {
        name = try reader.readString()
        original = try reader.readString()
        declaration = try reader.readCase(Declaration.self)
        markup = try reader.readString()
        readAs = try reader.readString()
        lacking = try reader.readList { reader throws(WireError) in try reader.readString() }
    }
}
