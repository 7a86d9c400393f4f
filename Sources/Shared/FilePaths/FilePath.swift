// FilePath.swift: names and paths of files as the system has them: bytes, of which two mean something, the slash and zero.
//
// Text is no substitute: a name need not be UTF-8, two spellings of an accented letter are equal as text and two files on
// the disk, and as `Character` a slash is one with a combining mark that follows it, so that no slash is found there.

/// A path, or one name of it.
public struct FilePath: Hashable, Sendable {
    /// What the system gets. There is no zero among them.
    public let bytes: [UInt8]

    /// A path of bytes. A zero byte, at which the system would take it to end, becomes U+FFFD.
    public init(bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        self.bytes = bytes.contains(0) ? bytes.flatMap { $0 == 0 ? Self.replacement : [$0] } : bytes
    }

    /// A path of a text's UTF-8.
    public init(_ text: some StringProtocol) { self.init(bytes: text.utf8) }

    private static let replacement = Array("\u{FFFD}".utf8)
    private static let slash = UInt8(ascii: "/")

    /// The folder that a program is in.
    public static let current = FilePath(".")

    public var isEmpty: Bool { bytes.isEmpty }

    /// Whether it begins at the root.
    public var isAbsolute: Bool { bytes.first == Self.slash }

    /// Whether there is a slash in it.
    public var hasSlash: Bool { bytes.contains(Self.slash) }

    /// The names between slashes; empty ones are none.
    public var names: [FilePath] { bytes.split(separator: Self.slash).map { FilePath(bytes: $0) } }

    /// The last name; empty where there is none.
    public var name: FilePath { FilePath(bytes: bytes.split(separator: Self.slash).last ?? []) }

    /// The folder that the last name is in: `.` where the path is a name only.
    public var parent: FilePath {
        let path = withoutLastSlashes.bytes
        guard let last = path.lastIndex(of: Self.slash) else { return .current }
        return last == 0 ? FilePath("/") : FilePath(bytes: path[..<last]).withoutLastSlashes
    }

    /// The path without slashes at its end, but for the root's.
    public var withoutLastSlashes: FilePath {
        let count = bytes.lastIndex { $0 != Self.slash }.map { $0 + 1 } ?? min(bytes.count, 1)
        return count == bytes.count ? self : FilePath(bytes: bytes[..<count])
    }

    /// The path of something below this one. Below nothing and below `.` it is the name alone.
    public func appending(_ relative: FilePath) -> FilePath {
        if isEmpty || self == .current { return relative }
        return FilePath(bytes: bytes + (bytes.last == Self.slash ? [] : [Self.slash]) + relative.bytes)
    }

    /// The path with a text behind its last byte.
    public func adding(_ text: some StringProtocol) -> FilePath { FilePath(bytes: bytes + text.utf8) }

    /// Whether the path ends with these ASCII characters, whatever their case.
    public func hasEnding(_ ending: String) -> Bool { bytesEnd(bytes, with: ending) }

    /// What stands behind the last dot of the last name; empty where there is none.
    public var filenameExtension: String {
        let name = name.bytes
        return name.lastIndex(of: UInt8(ascii: ".")).map { String(decoding: name[($0 + 1)...], as: UTF8.self) } ?? ""
    }

    /// The path with a name before what it ends with: `out.html` becomes `out.NAME.html`, `out.warc.gz` `out.NAME.warc.gz`.
    public func inserting(_ name: String) -> FilePath {
        let dot = UInt8(ascii: ".")
        let start = bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0
        var end = bytes[start...].dropFirst().lastIndex(of: dot) ?? bytes.count
        // NB: What is compressed has two endings.
        if hasEnding(".gz") || hasEnding(".zst"), let other = bytes[start..<end].dropFirst().lastIndex(of: dot) {
            end = other
        }
        return FilePath(bytes: bytes[..<end] + ".\(name)".utf8 + bytes[end...])
    }

    /// Whether it is in the folder, at any depth, as the names say: no link is looked at. What goes up from there is not.
    public func isBelow(_ folder: FilePath) -> Bool {
        let above = folder.withoutLastSlashes.bytes
        guard bytes.count > above.count, bytes.starts(with: above),
            above.last == Self.slash || bytes[above.count] == Self.slash
        else { return false }
        return !FilePath(bytes: bytes[above.count...]).names.contains("..")
    }

    /// The path without its root and its steps to here and upwards: it stays below whatever folder it is put in.
    public var contained: FilePath {
        let kept = names.filter { $0 != "." && $0 != ".." }
        return FilePath(bytes: kept.map(\.bytes).joined(separator: [Self.slash]))
    }

    /// The path as text; nil where it is not UTF-8.
    public var text: String? { String(validating: bytes, as: UTF8.self) }
}

extension FilePath: CustomStringConvertible {
    /// The path for people: bytes that are not UTF-8 are written as `\xFF`.
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
    /// The order of bytes.
    public static func < (left: FilePath, right: FilePath) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}

extension FilePath: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    public init(stringLiteral text: String) { self.init(text) }
}

/// Whether bytes end with ASCII characters, whatever their case.
func bytesEnd(_ bytes: [UInt8], with ending: String) -> Bool {
    func lowered(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
    let wanted = ending.utf8
    return bytes.suffix(wanted.count).elementsEqual(wanted) { lowered($0) == lowered($1) }
}
