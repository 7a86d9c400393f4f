// Jobs.swift: jobs of a worker on one page: snapshots and evaluations.

public import Wire

/// The page of a job.
public struct PageInput: Equatable, Sendable, WireCodable {
    /// The page's name in messages: its path, or "standard input".
    public var name: String
    /// The file's bytes, undecoded.
    public var bytes: [UInt8]
    /// The document's URL.
    public var url: String
    /// An encoding label that overrides the page's own, or empty.
    public var encoding: String
    /// The content type, which determines how the bytes are parsed.
    public var contentType: PageContentType
    /// A language tag that determines the default encoding of an HTML page. Empty for the usual default.
    public var locale: String
    /// Notes on how the page was found, such as an invalid URL.
    public var warnings: [String]

    /// A page with all its fields.
    public init(
        name: String,
        bytes: [UInt8],
        url: String,
        encoding: String = "",
        contentType: PageContentType = .html,
        locale: String = "",
        warnings: [String] = []
    ) {
        self.name = name
        self.bytes = bytes
        self.url = url
        self.encoding = encoding
        self.contentType = contentType
        self.locale = locale
        self.warnings = warnings
    }

    /// Whether its bytes may be decoded differently by a reader that has only the page.
    public var isReadWithOutsideKnowledge: Bool {
        !encoding.isEmpty || !contentType.charset.isEmpty || !locale.isEmpty
    }

    /// Appends the fields in order.
    public func encode(into writer: inout ByteWriter) {
        writer.write(name)
        writer.write(large: bytes)
        writer.write(url)
        writer.write(encoding)
        writer.write(contentType)
        writer.write(locale)
        writer.write(list: warnings) { $0.write($1) }
    }

    /// Reads the fields in order.
    public init(from reader: inout ByteReader) throws(WireError) { try self.init(from: &reader, hasWarnings: true) }

    /// Reads the fields in order, with or without the warnings.
    package init(from reader: inout ByteReader, hasWarnings: Bool) throws(WireError) {
        name = try reader.readString()
        bytes = try reader.readLargeData()
        url = try reader.readString()
        encoding = try reader.readString()
        contentType = try PageContentType(from: &reader)
        locale = try reader.readString()
        warnings = hasWarnings ? try reader.readList { reader throws(WireError) in try reader.readString() } : []
    }
}

/// A script of a job.
package struct ScriptInput: Equatable, Sendable, WireCodable {
    /// The script's name in messages: its path, or "-e".
    package var name: String
    /// The file's bytes, UTF-8.
    package var bytes: [UInt8]

    /// A script with all its fields.
    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(name)
        writer.write(bytes)
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        name = try reader.readString()
        bytes = try reader.readData()
    }
}

/// The output of a snapshot.
package enum SnapshotFormat: UInt8, Sendable, CaseIterable {
    /// The format of html5lib-tests.
    case tree = 1
    /// The page as serialized HTML.
    case html = 2
    /// Only counts.
    case summary = 3
    /// The format of html5lib-tests, and the nodes as JSON.
    case json = 4
    /// The page as markup, with its style sheets and images embedded.
    case preview = 5
}

/// Parses a page and returns the tree; no script runs. For a preview, the worker requests the page's resources.
package struct SnapshotJob: Equatable, Sendable, WireCodable {
    package var page: PageInput
    package var format: SnapshotFormat
    /// The context element of a fragment in html5lib's notation (`td`, `svg path`), or nil for a document.
    package var fragment: String?
    /// Whether scripting is enabled for the parser.
    package var scripting: Bool
    /// Whether parse errors are requested.
    package var wantsErrors: Bool

    /// A job with all its fields.
    package init(
        page: PageInput,
        format: SnapshotFormat,
        fragment: String?,
        scripting: Bool,
        wantsErrors: Bool = false
    ) {
        self.page = page
        self.format = format
        self.fragment = fragment
        self.scripting = scripting
        self.wantsErrors = wantsErrors
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(page)
        writer.write(byte: format.rawValue)
        writer.write(optional: fragment) { $0.write($1) }
        writer.write(scripting)
        writer.write(wantsErrors)
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        page = try PageInput(from: &reader)
        format = try reader.readCase(SnapshotFormat.self)
        fragment = try reader.readOptional { reader throws(WireError) in try reader.readString() }
        scripting = try reader.readFlag()
        wantsErrors = try reader.readFlag()
    }
}

/// The global object for scripts.
package enum ScriptWorld: UInt8, Sendable, CaseIterable {
    case page = 1
    case isolated = 2
}

/// The page's clock.
package enum PageClock: UInt8, Sendable, CaseIterable {
    /// Timers fire without waiting, in order; time stands still in between.
    case virtual = 1
    case real = 2
}

/// Runs scripts on a page and returns the last one's value.
package struct EvaluateJob: Equatable, Sendable, WireCodable {
    package var page: PageInput
    package var scripts: [ScriptInput]
    /// The page's selection: a CSS selector or a text, or nil.
    package var selection: String?
    package var world: ScriptWorld
    package var environment: PageEnvironment
    package var clock: PageClock
    /// The time limit for all scripts together, in seconds.
    package var timeout: Double

    /// A job with all its fields.
    package init(
        page: PageInput,
        scripts: [ScriptInput],
        selection: String? = nil,
        world: ScriptWorld,
        environment: PageEnvironment = PageEnvironment(),
        clock: PageClock,
        timeout: Double
    ) {
        self.page = page
        self.scripts = scripts
        self.selection = selection
        self.world = world
        self.environment = environment
        self.clock = clock
        self.timeout = timeout
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(page)
        writer.write(list: scripts) { $0.write($1) }
        writer.write(optional: selection) { $0.write($1) }
        writer.write(byte: world.rawValue)
        writer.write(environment)
        writer.write(byte: clock.rawValue)
        writer.write(timeout)
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        page = try PageInput(from: &reader)
        scripts = try reader.readList { reader throws(WireError) in try ScriptInput(from: &reader) }
        selection = try reader.readOptional { reader throws(WireError) in try reader.readString() }
        world = try reader.readCase(ScriptWorld.self)
        environment = try PageEnvironment(from: &reader)
        clock = try reader.readCase(PageClock.self)
        timeout = try reader.readDouble()
    }
}
