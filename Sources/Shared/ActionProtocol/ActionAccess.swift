// ActionAccess.swift: what a native action may access in addition to its items: requested by its bundle and granted by the user.

public import Wire

/// What an action may access.
public struct ActionAccess: Equatable, Sendable, WireCodable {
    /// A group and the folder or file that its members share.
    public struct Place: Equatable, Sendable, WireCodable {
        public var group: String
        /// The absolute path.
        public var path: String

        /// Creates the place of a group.
        public init(group: String, path: String) {
            self.group = group
            self.path = path
        }

        /// Appends the fields in order.
        public func encode(into writer: inout ByteWriter) {
            writer.write(group)
            writer.write(path)
        }

        /// Reads the fields in order.
        public init(from reader: inout ByteReader) throws(WireError) {
            group = try reader.readString()
            path = try reader.readString()
        }
    }

    /// App groups and their container folders.
    public var groups: [Place] = []
    /// Keychain groups and their files; secrets without a group go into the first.
    public var keychains: [Place] = []
    /// The folder of locks and notifications that actions share; empty: the action shares none.
    public var coordination = ""
    /// The folder of the extension's own defaults, with links to those of its groups; empty: defaults are not stored.
    public var defaults = ""
    /// Whether it, and transfers for it, may use the network.
    public var hasNetwork = false
    /// Names of further environment variables that it gets. It reads them from its environment; no message contains them.
    public var variables: [String] = []

    /// Whether it may read secrets that other extensions can read, too: it has more keychains than its own.
    public var hasKeychainGroup: Bool { keychains.count > 1 }

    /// Creates access to nothing.
    public init() {}

    /// Appends the fields in order.
    public func encode(into writer: inout ByteWriter) {
        writer.write(list: groups) { $0.write($1) }
        writer.write(list: keychains) { $0.write($1) }
        writer.write(coordination)
        writer.write(defaults)
        writer.write(hasNetwork)
    }

    /// Reads the fields in order.
    public init(from reader: inout ByteReader) throws(WireError) {
        groups = try reader.readList { reader throws(WireError) in try Place(from: &reader) }
        keychains = try reader.readList { reader throws(WireError) in try Place(from: &reader) }
        coordination = try reader.readString()
        defaults = try reader.readString()
        hasNetwork = try reader.readFlag()
    }
}
