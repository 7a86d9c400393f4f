// Jobs.swift: what a worker can be asked to do with one page.

public import Wire

/// The page of a job.
public struct PageInput: Equatable, Sendable, WireCodable {
    /// What messages call the page: its path, or "standard input".
    public var name: String
    /// The file's bytes, undecoded.
    public var bytes: [UInt8]
    /// The document's URL.
    public var url: String
    /// An encoding label that wins over the page's own, or empty.
    public var encoding: String
    /// How the bytes are to be read.
    public var contentType: PageContentType
    /// A language tag: what an HTML page that names no encoding is in follows from it. Empty for the usual.
    public var locale: String
    /// What is to be noted of how the page was found, such as a URL that could not be parsed.
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

    /// Whether its bytes may be read otherwise by somebody who has nothing else to go by.
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
    /// What messages call the script: its path, or "-e".
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

/// What a snapshot shows.
package enum SnapshotFormat: UInt8, Sendable, CaseIterable {
    /// The format of html5lib-tests.
    case tree = 1
    /// The page as serialised HTML.
    case html = 2
    /// Only the counts.
    case summary = 3
    /// The format of html5lib-tests, and the nodes as JSON.
    case json = 4
    /// The page as markup, with the style sheets and images that it loads in it.
    case preview = 5
}

/// Parses a page and shows the tree; no script runs. For a preview the worker asks for what the page loads.
package struct SnapshotJob: Equatable, Sendable, WireCodable {
    package var page: PageInput
    package var format: SnapshotFormat
    /// The context element of a fragment in html5lib's notation (`td`, `svg path`), or nil for a document.
    package var fragment: String?
    /// Whether scripting counts as enabled.
    package var scripting: Bool
    /// Whether the parse errors are wanted.
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

/// The global object that scripts run in.
package enum ScriptWorld: UInt8, Sendable, CaseIterable {
    case page = 1
    case isolated = 2
}

/// Where a page's time comes from.
package enum PageClock: UInt8, Sendable, CaseIterable {
    /// Timers fire at once, in order; time stands still in between.
    case virtual = 1
    case real = 2
}

/// Runs scripts on a page; the last one's value is the answer.
package struct EvaluateJob: Equatable, Sendable, WireCodable {
    package var page: PageInput
    package var scripts: [ScriptInput]
    /// What the page's selection covers: a CSS selector or a text, or nil.
    package var selection: String?
    package var world: ScriptWorld
    package var environment: PageEnvironment
    package var clock: PageClock
    /// Seconds for all scripts together.
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
