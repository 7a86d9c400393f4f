// ResourceMessages.swift: a page worker's requests for resources: the worker itself reads no files.
//
//   worker                                supervisor
//   loadResource(request)       ──►       looks it up in the job's resources
//                               ◄──       resource(answer or nil)
//
// The worker waits for the answer. It makes requests only in jobs that have resources, and for files that the extension's module imports.

import Codecs
package import Wire

/// A URL, split by the worker's URL parser: the supervisor has none.
package struct ResourceRequest: Equatable, Sendable, WireCodable {
    /// The whole URL without its fragment.
    package var url: String
    /// The scheme, without the colon.
    package var scheme: String
    /// The host, with the port if the URL has one; may be empty.
    package var host: String
    /// The path, percent-encoded, with `..` resolved.
    package var path: String
    /// The query, without the question mark; empty if there is none.
    package var query: String
    /// The path relative to the page's own folder, if the URL is below it; else empty.
    package var pathFromPage: String
    /// Whether the script's manager asks for it, not the page.
    package var isForScript: Bool
    /// Whether it is a file of a web extension that the page may load.
    package var isOfExtension: Bool

    /// The scheme of the URLs of an extension's own modules.
    package static let scriptScheme = "webaction-script"

    /// The URL of a script with a name, which may be a path.
    package static func address(ofScript name: String) -> String {
        "\(scriptScheme):///" + percentEncoded(path: name.utf8.drop { $0 == UInt8(ascii: "/") })
    }

    /// A request with all its fields.
    package init(
        url: String,
        scheme: String,
        host: String,
        path: String,
        query: String = "",
        pathFromPage: String = "",
        isForScript: Bool = false,
        isOfExtension: Bool = false
    ) {
        self.url = url
        self.scheme = scheme
        self.host = host
        self.path = path
        self.query = query
        self.pathFromPage = pathFromPage
        self.isForScript = isForScript
        self.isOfExtension = isOfExtension
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        for text in [url, scheme, host, path, query, pathFromPage] { writer.write(text) }
        writer.write(isForScript)
        writer.write(isOfExtension)
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        url = try reader.readString()
        scheme = try reader.readString()
        host = try reader.readString()
        path = try reader.readString()
        query = try reader.readString()
        pathFromPage = try reader.readString()
        isForScript = try reader.readFlag()
        isOfExtension = try reader.readFlag()
    }
}

/// A resource that was found.
package struct ResourceAnswer: Equatable, Sendable, WireCodable {
    /// Its content type, such as `text/css` or `text/html;charset=big5`.
    package var contentType: String
    package var bytes: [UInt8]

    /// An answer with all its fields.
    package init(contentType: String, bytes: [UInt8]) {
        self.contentType = contentType
        self.bytes = bytes
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(contentType)
        writer.write(bytes)
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        contentType = try reader.readString()
        bytes = try reader.readData()
    }
}
