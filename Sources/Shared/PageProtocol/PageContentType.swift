// PageContentType.swift: a page's document type, and the encoding that its source declares.
// https://mimesniff.spec.whatwg.org/#parsing-a-mime-type

public import FilePaths
public import Wire

/// A page's MIME type, as far as it matters for pages.
public struct PageContentType: Equatable, Sendable, WireCodable {
    /// The type and subtype in lower case, such as `application/xhtml+xml`.
    public let essence: String
    /// The label after `charset=`, or empty.
    public let charset: String

    /// `text/html`.
    public static let html = PageContentType(essence: "text/html", charset: "")

    /// Whether the page is XML. https://mimesniff.spec.whatwg.org/#xml-mime-type
    public var isXML: Bool { essence != "text/html" }

    private init(essence: String, charset: String) {
        self.essence = essence
        self.charset = charset
    }

    /// Parses a `Content-Type`; nil if it is neither HTML nor XML.
    public init?(_ text: String) {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(Self.trimmed)
        let essence = parts[0].lowercased()
        let isXML = essence == "text/xml" || essence == "application/xml" || essence.hasSuffix("+xml")
        guard essence == "text/html" || isXML else { return nil }
        self.essence = essence
        var charset = ""
        for part in parts.dropFirst() {
            let sides = part.split(separator: "=", maxSplits: 1).map(Self.trimmed)
            guard sides.count == 2, sides[0].lowercased() == "charset" else { continue }
            charset = sides[1].filter { $0 != "\"" }
            break
        }
        self.charset = charset
    }

    /// The type by a file's name: `.xhtml`, `.xht`, `.xml` and `.svg` are XML, everything else is HTML.
    public init(fileName: some PathBytes) {
        let name = fileName.filePath
        let endings = [
            ".xhtml": "application/xhtml+xml", ".xht": "application/xhtml+xml", ".xml": "application/xml",
            ".svg": "image/svg+xml",
        ]
        let essence = endings.first { name.hasEnding($0.key) }?.value ?? "text/html"
        self.init(essence: essence, charset: "")
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }

    /// Appends the fields in order.
    public func encode(into writer: inout ByteWriter) {
        writer.write(essence)
        writer.write(charset)
    }

    /// Reads the fields in order.
    public init(from reader: inout ByteReader) throws(WireError) {
        essence = try reader.readString()
        charset = try reader.readString()
    }
}
