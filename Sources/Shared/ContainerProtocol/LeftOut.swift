// LeftOut.swift: counts the contents of folders and containers that are not pages, by kind, with some of their names.

package import FilePaths
public import Wire

/// Contents of one kind that are not pages.
public struct LeftOut: Equatable, Sendable, WireCodable {
    /// A kind such as `response 200 image/png`, or `file .css`.
    public var kind: String
    /// Their number.
    public var count: Int
    /// The names or URLs of the first few.
    public var names: [String]

    /// Contents of one kind.
    public init(kind: String, count: Int, names: [String]) {
        self.kind = kind
        self.count = count
        self.names = names
    }

    /// Appends the fields in order.
    public func encode(into writer: inout ByteWriter) {
        writer.write(kind)
        writer.write(count: UInt64(max(0, count)))
        writer.write(list: names) { $0.write($1) }
    }

    /// Reads the fields in order.
    public init(from reader: inout ByteReader) throws(WireError) {
        kind = try reader.readString()
        count = Int(clamping: try reader.readCount())
        names = try reader.readList { reader throws(WireError) in try reader.readString() }
    }
}

/// The kind of a file that is not a page, by its extension.
package func kindOfFile(_ path: FilePath) -> String {
    let ending = path.filenameExtension.lowercased()
    return ending.isEmpty ? "file without an extension" : "file .\(ending)"
}

/// Counts contents that are not pages. Its size is bounded, however many there are and however long their names.
package struct LeftOutCensus: Equatable, Sendable {
    private static let maximumKinds = 64
    private static let maximumNames = 5
    private static let maximumLength = 200

    private var kinds: [String: LeftOut] = [:]
    /// The number of things counted.
    package private(set) var count = 0

    /// An empty census.
    package init() {}

    /// Adds one thing.
    package mutating func add(_ kind: String, _ name: String) {
        add(LeftOut(kind: kind, count: 1, names: name.isEmpty ? [] : [name]))
    }

    /// Adds things that were counted elsewhere.
    package mutating func add(_ group: LeftOut) {
        var kind = Self.shortened(group.kind)
        if kinds[kind] == nil, kinds.count >= Self.maximumKinds { kind = "of other kinds" }
        var known = kinds[kind] ?? LeftOut(kind: kind, count: 0, names: [])
        known.count = known.count.addingReportingOverflow(group.count).partialValue
        known.names += group.names.prefix(Self.maximumNames - known.names.count).map(Self.shortened)
        kinds[kind] = known
        count = count.addingReportingOverflow(group.count).partialValue
    }

    private static func shortened(_ text: String) -> String {
        text.utf8.count <= maximumLength ? text : text.prefix(maximumLength / 4) + "…"
    }

    /// The kinds, the most frequent first.
    package var groups: [LeftOut] { kinds.values.sorted { ($1.count, $0.kind) < ($0.count, $1.kind) } }
}
