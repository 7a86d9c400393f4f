// FilePath.swift: file names and paths as the system has them: bytes, of which only slash and zero have a meaning.
//
// Text is no substitute: a name need not be UTF-8; two spellings of an accented letter are equal as text but two files on the disk; and as
// a `Character`, a slash merges with a combining mark that follows it, so that it is not found.

/// A path, or a single name.
public struct FilePath: Hashable, Sendable {
    /// The bytes for the system. They contain no zero.
    public let bytes: [UInt8]

    /// A path of bytes. Zero bytes, at which the system would end the path, become U+FFFD.
    public init(bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        self.bytes = bytes.contains(0) ? bytes.flatMap { $0 == 0 ? Self.replacement : [$0] } : bytes
    }

    /// A path from a text's UTF-8.
    public init(_ text: some StringProtocol) { self.init(bytes: text.utf8) }

    private static let replacement = Array("\u{FFFD}".utf8)
    private static let slash = UInt8(ascii: "/")

    /// The working directory.
    public static let current = FilePath(".")

    public var isEmpty: Bool { bytes.isEmpty }

    /// Whether it begins at the root.
    public var isAbsolute: Bool { bytes.first == Self.slash }

    /// Whether it contains a slash.
    public var hasSlash: Bool { bytes.contains(Self.slash) }

    /// The names between slashes, without empty ones.
    public var names: [FilePath] { bytes.split(separator: Self.slash).map { FilePath(bytes: $0) } }

    /// The last name; empty if there is none.
    public var name: FilePath { FilePath(bytes: bytes.split(separator: Self.slash).last ?? []) }

    /// The folder of the last name: `.` if the path is a single name.
    public var parent: FilePath {
        let path = withoutLastSlashes.bytes
        guard let last = path.lastIndex(of: Self.slash) else { return .current }
        return last == 0 ? FilePath("/") : FilePath(bytes: path[..<last]).withoutLastSlashes
    }

    /// The path without slashes at its end, except the root's.
    public var withoutLastSlashes: FilePath {
        let count = bytes.lastIndex { $0 != Self.slash }.map { $0 + 1 } ?? min(bytes.count, 1)
        return count == bytes.count ? self : FilePath(bytes: bytes[..<count])
    }

    /// The path of something below this one. Below an empty path and below `.`, it is the name alone.
    public func appending(_ relative: FilePath) -> FilePath {
        if isEmpty || self == .current { return relative }
        return FilePath(bytes: bytes + (bytes.last == Self.slash ? [] : [Self.slash]) + relative.bytes)
    }

    /// The path with a text appended to its last byte.
    public func adding(_ text: some StringProtocol) -> FilePath { FilePath(bytes: bytes + text.utf8) }

    /// Whether the path ends with these ASCII characters, ignoring case.
    public func hasEnding(_ ending: String) -> Bool { bytesEnd(bytes, with: ending) }

    /// The part of the last name after its last dot; empty if there is none.
    public var filenameExtension: String {
        let name = name.bytes
        return name.lastIndex(of: UInt8(ascii: ".")).map { String(decoding: name[($0 + 1)...], as: UTF8.self) } ?? ""
    }

    /// The path with a name inserted before its extensions: `out.html` becomes `out.NAME.html`, `out.warc.gz` `out.NAME.warc.gz`.
    public func inserting(_ name: String) -> FilePath {
        let dot = UInt8(ascii: ".")
        let start = bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0
        var end = bytes[start...].dropFirst().lastIndex(of: dot) ?? bytes.count
        // NB: Compressed files have two extensions.
        if hasEnding(".gz") || hasEnding(".zst"), let other = bytes[start..<end].dropFirst().lastIndex(of: dot) {
            end = other
        }
        var path = bytes
        path.insert(contentsOf: ".\(name)".utf8, at: end)
        return FilePath(bytes: path)
    }

    /// Whether it is in the folder, at any depth, judging by the names: links are not resolved. A path with steps upwards is not.
    public func isBelow(_ folder: FilePath) -> Bool {
        let above = folder.withoutLastSlashes.bytes
        guard bytes.count > above.count, bytes.starts(with: above),
            above.last == Self.slash || bytes[above.count] == Self.slash
        else { return false }
        return !FilePath(bytes: bytes[above.count...]).names.contains("..")
    }

    /// The path without its root and without `.` and `..`: it stays below any folder to which it is appended.
    public var contained: FilePath {
        let kept = names.filter { $0 != "." && $0 != ".." }
        return FilePath(bytes: kept.map(\.bytes).joined(separator: [Self.slash]))
    }

    /// The path as text; nil if it is not UTF-8.
    public var text: String? { String(validating: bytes, as: UTF8.self) }
}

extension FilePath: CustomStringConvertible {
    /// The path for display: bytes that are not UTF-8 are written as `\xFF`.
    public var description: String {
        if let text { return text }
        let digits = Array("0123456789ABCDEF")
        var shown = ""
        var rest = bytes[...]
        while let first = rest.first {
            // NB: A character has at most four bytes.
            let lengths = 1...min(4, rest.count)
            if let character = lengths.lazy.compactMap({ String(validating: rest.prefix($0), as: UTF8.self) }).first {
                shown += character
                rest = rest.dropFirst(character.utf8.count)
            } else {
                shown += "\\x\(digits[Int(first >> 4)])\(digits[Int(first & 15)])"
                rest = rest.dropFirst()
            }
        }
        return shown
    }
}

extension FilePath: Comparable {
    /// Compares bytes.
    public static func < (left: FilePath, right: FilePath) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}

extension FilePath: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    public init(stringLiteral text: String) { self.init(text) }
}

/// Whether bytes end with ASCII characters, ignoring case.
func bytesEnd(_ bytes: [UInt8], with ending: String) -> Bool {
    func lowered(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
    let wanted = ending.utf8
    return bytes.suffix(wanted.count).elementsEqual(wanted) { lowered($0) == lowered($1) }
}
