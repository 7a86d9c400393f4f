// ResourceMessages.swift: what a page worker asks the supervisor for while it works: the worker itself reads no files.
//
//   worker                                supervisor
//   loadResource(request)       ──►       looks it up where the job's resources are
//                               ◄──       resource(answer or nil)
//
// The worker waits for the answer. It asks only in jobs that say that there are resources.

package import Wire

/// An address, taken apart by the worker's URL parser: the supervisor has none.
package struct ResourceRequest: Equatable, Sendable, WireCodable {
    /// The whole address without its fragment.
    package var url: String
    /// Without the colon.
    package var scheme: String
    /// With the port, if the address has one; may be empty.
    package var host: String
    /// Percent-encoded, `..` resolved.
    package var path: String
    /// Without the question mark; empty when there is none.
    package var query: String
    /// The path from the page's own folder on, where the address lies below that folder; else empty.
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
    /// Its type, such as `text/css` or `text/html;charset=big5`.
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

/// What a job says of what a page runs in.
package struct PageEnvironment: Equatable, Sendable, WireCodable {
    /// Whether the page's own scripts run.
    package var runsPageScripts: Bool
    /// Whether the supervisor answers `loadResource`.
    package var hasResources: Bool
    /// The date at which the page's virtual time begins, in milliseconds since 1970; nil: the machine's when it is opened.
    package var startTime: Double?
    /// What the page's random numbers follow from; nil: they are the system's.
    package var seed: UInt64?

    /// An environment with all its fields; without any, a page is alone.
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
