// PathText.swift: paths in texts, which are UTF-8: those of a bundle's files, and those in property lists. They are split as bytes, as the
// system does.

extension StringProtocol {
    private var path: FilePath { FilePath(self) }

    /// The names between slashes, without empty ones.
    public var pathNames: [String] { path.names.map(\.description) }

    /// The last name; empty if there is none.
    public var pathName: String { path.name.description }

    /// The folder of the last name: `.` if the path is a single name.
    public var parentPath: String { path.parent.description }

    /// Whether it begins at the root.
    public var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }

    /// Whether it contains a slash.
    public var hasSlash: Bool { utf8.contains(UInt8(ascii: "/")) }

    /// The path without slashes at its end, except the root's.
    public var withoutLastSlashes: String { path.withoutLastSlashes.description }

    /// Whether it ends with these ASCII characters, ignoring case: `page.HTML` ends with `.html`.
    public func hasEnding(_ ending: String) -> Bool { bytesEnd(Array(utf8), with: ending) }

    /// Whether it begins with a text, compared by bytes.
    public func hasBytePrefix(_ start: some StringProtocol) -> Bool { utf8.starts(with: start.utf8) }

    /// The text without as many bytes at its start as another text has.
    public func droppingBytes(of start: some StringProtocol) -> String {
        String(decoding: utf8.dropFirst(start.utf8.count), as: UTF8.self)
    }

    /// Whether it is in the folder, at any depth, judging by the names: links are not resolved.
    public func isBelow(_ folder: some StringProtocol) -> Bool { path.isBelow(FilePath(folder)) }

    /// The path relative to a folder; nil if it is not below the folder.
    public func path(below folder: some StringProtocol) -> String? {
        guard isBelow(folder) else { return nil }
        let rest = utf8.dropFirst(FilePath(folder).withoutLastSlashes.bytes.count).drop { $0 == UInt8(ascii: "/") }
        return String(decoding: rest, as: UTF8.self)
    }
}

/// A path in a system call: a `FilePath`, or a text's UTF-8.
public protocol PathBytes: Sendable {
    /// The path itself.
    var filePath: FilePath { get }
}

extension FilePath: PathBytes {
    public var filePath: FilePath { self }
}

extension String: PathBytes {
    public var filePath: FilePath { FilePath(self) }
}
