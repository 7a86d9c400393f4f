// PageEncoding.swift: the encoding of a written page, and how a reader determines it.

public import Wire

/// The encoding of a written page, and its declaration.
public struct PageEncoding: Equatable, Sendable, WireCodable {
    /// How a reader that knows only the page determines its encoding.
    public enum Declaration: UInt8, Sendable, CaseIterable, CustomStringConvertible {
        /// As before: by the page's own declaration or byte order mark, or because it is the default.
        case found = 1
        /// A declaration was added.
        case added = 2
        /// A declaration that named another encoding was changed.
        case mended = 3
        /// A byte order mark was added.
        case marked = 4
        /// It cannot: it finds another encoding.
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

    /// The encoding's name in the Encoding Standard.
    public var name: String
    /// The name of the page's original encoding.
    public var original: String
    public var declaration: Declaration
    /// The added or changed declaration; otherwise empty.
    public var markup: String
    /// The encoding that such a reader finds; empty if it cannot read the page.
    public var readAs: String
    /// The elements with a style, a script, a comment or a name in which characters that the encoding lacks were written as references,
    /// although references are not recognized there; the first few, such as `style in head`.
    public var lacking: [String]

    /// The encoding of a page, with all its fields.
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
