// UserscriptMetadata+Parsing.swift: reads the block of metadata in a userscript, which is untrusted: in a confined process.
// https://violentmonkey.github.io/api/metadata-block/
//
// The block's first line is // ==UserScript== and its last // ==/UserScript==. Managers are lenient: white space may precede the slashes,
// the blank after them may be missing, and text may follow the markers. Lines without slashes, and comments without a key, are ignored.

/// Why the metadata of a userscript cannot be used.
package enum UserscriptMetadataError: Error, Equatable, CustomStringConvertible {
    /// No line begins the block.
    case noBlock
    /// No line ends the block, which begins in this line.
    case unclosed(line: Int)
    /// The source is longer than a script may be, in bytes.
    case tooLong(limit: Int)
    /// It has more lines with keys than are read.
    case tooManyEntries(limit: Int)
    /// It has more patterns than are matched.
    case tooManyPatterns(limit: Int)

    /// A sentence, without the file's name.
    package var description: String {
        switch self {
        case .noBlock: "the userscript has no metadata: no line is // ==UserScript==."
        case .unclosed(let line):
            "the metadata that begin in line \(line) do not end: no line is // ==/UserScript==."
        case .tooLong(let limit): "the userscript has more than \(limit) bytes."
        case .tooManyEntries(let limit): "the metadata have more than \(limit) keys."
        case .tooManyPatterns(let limit):
            "the metadata have more than \(limit) patterns (@match, @exclude-match, @include, @exclude)."
        }
    }
}

extension UserscriptMetadata {
    /// The largest source of a userscript, in bytes.
    package static let maximumSource = 16 << 20
    /// The most patterns of one script.
    package static let maximumPatterns = 10_000
    /// The most lines with keys.
    package static let maximumEntries = 20_000
    /// The keys of patterns.
    package static let patternKeys = ["match", "exclude-match", "excludeMatch", "include", "exclude"]
    private static let firstMarker = Array("==UserScript==".utf8)
    private static let lastMarker = Array("==/UserScript==".utf8)
    /// The characters of a line that an irregularity shows.
    private static let shownCharacters = 120

    /// Reads the block of a userscript.
    ///
    /// - Parameter source: The script's bytes, UTF-8. A byte order mark is skipped.
    /// - Complexity: O(*n*).
    package init(source: [UInt8]) throws(UserscriptMetadataError) {
        guard source.count <= Self.maximumSource else { throw .tooLong(limit: Self.maximumSource) }
        self.init()
        var lines = SourceLines(source)
        var blockStart = 0
        while true {
            guard let line = lines.next() else { throw .noBlock }
            if let comment = Comment(source, line), comment.begins(source, with: Self.firstMarker) {
                note(comment, source, lines.number)
                blockStart = line.lowerBound
                break
            }
        }
        let firstLine = lines.number
        var patterns = 0
        while let line = lines.next() {
            guard let comment = Comment(source, line) else { continue }
            if comment.begins(source, with: Self.lastMarker) {
                note(comment, source, lines.number)
                block = String(decoding: source[blockStart..<line.upperBound], as: UTF8.self)
                return
            }
            guard let entry = comment.entry(source, line: lines.number) else { continue }
            note(comment, source, lines.number)
            if entries.count == Self.maximumEntries { throw .tooManyEntries(limit: Self.maximumEntries) }
            if Self.patternKeys.contains(entry.key) { patterns += 1 }
            if patterns > Self.maximumPatterns { throw .tooManyPatterns(limit: Self.maximumPatterns) }
            entries.append(entry)
        }
        throw .unclosed(line: firstLine)
    }

    /// Records a line without a blank after its slashes.
    private mutating func note(_ comment: Comment, _ source: [UInt8], _ line: Int) {
        if comment.hasBlank || irregularities.count == 100 { return }
        let text = String(decoding: source[comment.start..<comment.end], as: UTF8.self)
        irregularities.append(Irregularity(line: line, text: String(text.prefix(Self.shownCharacters))))
    }
}

/// The lines of a source: ends are LF, CR and CR LF.
private struct SourceLines {
    private let bytes: [UInt8]
    private var position: Int
    /// The number of the last line, from 1.
    private(set) var number = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    mutating func next() -> Range<Int>? {
        if position >= bytes.count { return nil }
        let start = position
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
        let end = position
        if position < bytes.count {
            let isPair = bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
            position += isPair ? 2 : 1
        }
        number += 1
        return start..<end
    }
}

/// A line that is a comment with two slashes.
private struct Comment {
    /// The place of the slashes.
    let start: Int
    /// The place of the text behind the slashes and blanks.
    let text: Int
    /// The end without blanks.
    let end: Int
    /// Whether a blank follows the slashes.
    let hasBlank: Bool

    init?(_ bytes: [UInt8], _ line: Range<Int>) {
        var place = line.lowerBound
        while place < line.upperBound, Self.isBlank(bytes[place]) { place += 1 }
        let slash = UInt8(ascii: "/")
        guard place + 1 < line.upperBound, bytes[place] == slash, bytes[place + 1] == slash else { return nil }
        start = place
        place += 2
        hasBlank = place < line.upperBound && bytes[place] == 0x20
        while place < line.upperBound, Self.isBlank(bytes[place]) { place += 1 }
        text = place
        var last = line.upperBound
        while last > place, Self.isBlank(bytes[last - 1]) { last -= 1 }
        end = last
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    func begins(_ bytes: [UInt8], with marker: [UInt8]) -> Bool { bytes[text..<end].starts(with: marker) }

    /// The key and the value; nil for another comment.
    func entry(_ bytes: [UInt8], line: Int) -> UserscriptMetadata.Entry? {
        guard text < end, bytes[text] == UInt8(ascii: "@") else { return nil }
        var place = text + 1
        while place < end, !Self.isBlank(bytes[place]) { place += 1 }
        let word = String(decoding: bytes[(text + 1)..<place], as: UTF8.self)
        while place < end, Self.isBlank(bytes[place]) { place += 1 }
        let value = String(decoding: bytes[place..<end], as: UTF8.self)
        let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard !parts[0].isEmpty else { return nil }
        let locale = parts.count == 2 && !parts[1].isEmpty ? parts[1].lowercased() : nil
        return UserscriptMetadata.Entry(key: String(parts[0]), locale: locale, value: value, line: line)
    }
}
