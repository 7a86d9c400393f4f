// ResourceMessages.swift: a page worker's requests for resources: the worker itself reads no files.
//
//   worker                                supervisor
//   loadResource(request)       ──►       looks it up in the job's resources
//                               ◄──       resource(answer or nil)
//
// The worker waits for the answer. It makes requests only in jobs that have resources.

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

    /// A request with all its fields.
    package init(
        url: String,
        scheme: String,
        host: String,
        path: String,
        query: String = "",
        pathFromPage: String = ""
    ) {
        self.url = url
        self.scheme = scheme
        self.host = host
        self.path = path
        self.query = query
        self.pathFromPage = pathFromPage
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        for text in [url, scheme, host, path, query, pathFromPage] { writer.write(text) }
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        url = try reader.readString()
        scheme = try reader.readString()
        host = try reader.readString()
        path = try reader.readString()
        query = try reader.readString()
        pathFromPage = try reader.readString()
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

/// The environment of a page, as a job specifies it.
package struct PageEnvironment: Equatable, Sendable, WireCodable {
    /// Whether the page's own scripts run.
    package var runsPageScripts: Bool
    /// Whether the supervisor answers `loadResource`.
    package var hasResources: Bool
    /// The date at which the page's virtual time begins, in milliseconds since 1970; nil: the machine's date when it is opened.
    package var startTime: Double?
    /// The seed of the page's random numbers; nil: they come from the system.
    package var seed: UInt64?

    /// An environment with all its fields; by default, a page has no scripts and no resources.
    package init(
        runsPageScripts: Bool = false,
        hasResources: Bool = false,
        startTime: Double? = nil,
        seed: UInt64? = nil
    ) {
        self.runsPageScripts = runsPageScripts
        self.hasResources = hasResources
        self.startTime = startTime
        self.seed = seed
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(runsPageScripts)
        writer.write(hasResources)
        writer.write(optional: startTime) { $0.write($1) }
        writer.write(optional: seed) { $0.write(word: $1) }
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        runsPageScripts = try reader.readFlag()
        hasResources = try reader.readFlag()
        startTime = try reader.readOptional { reader throws(WireError) in try reader.readDouble() }
        seed = try reader.readOptional { reader throws(WireError) in try reader.readWord() }
    }
}
