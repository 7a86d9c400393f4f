// ARCLine.swift: the first line of a record in an ARC file. https://archive.org/web/researcher/ArcFileFormat.php
//
//   version 1   URL IP-address Archive-date Content-type Archive-length
//   version 2   URL IP-address Archive-date Content-type Result-code Checksum Location Offset Filename Archive-length

import ArchiveCoding

/// The first line of a record.
struct ARCLine {
    /// The longest line that is accepted, in bytes.
    static let maximumLength = 1 << 14

    /// The line's length in bytes, with its end.
    let bytes: Int
    /// The length of the record's block in bytes.
    let length: Int
    /// The fields, under WARC's names.
    let header: WARCHeader

    /// nil if the bytes do not begin with such a line.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard let end = bytes.prefix(Self.maximumLength).firstIndex(of: 0x0A) else { return nil }
        let line = String(decoding: bytes[..<end], as: UTF8.self)
        // NB: A field may be empty, and URLs may contain spaces; the other fields may not.
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map { trimmed($0[...]) }
        func isDate(_ word: String) -> Bool { word.utf8.count >= 8 && word.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
        let fields: ArraySlice<String>
        if words.count >= 5, isDate(words[words.count - 3]) {
            fields = words[(words.count - 4)...]
        } else if words.count >= 10, isDate(words[words.count - 8]) {
            fields = words[(words.count - 9)...]
        } else {
            return nil
        }
        guard let length = Int(words[words.count - 1]), length >= 0 else { return nil }
        let url = words[..<fields.startIndex].joined(separator: " ")
        self.bytes = end + 1 - bytes.startIndex
        self.length = length
        header = WARCHeader(
            version: "ARC",
            fields: [
                ("WARC-Type", url.hasPrefix("filedesc://") ? "warcinfo" : "response"), ("WARC-Target-URI", url),
                ("WARC-Date", Self.isoDate(fields[fields.startIndex + 1])), ("Content-Type", "application/http"),
            ]
        )
    }

    /// Converts `20140602170000` to `2014-06-02T17:00:00Z`.
    private static func isoDate(_ digits: String) -> String {
        let d = Array(digits)
        guard d.count == 14 else { return digits }
        func text(_ range: Range<Int>) -> String { String(d[range]) }
        return "\(text(0..<4))-\(text(4..<6))-\(text(6..<8))T\(text(8..<10)):\(text(10..<12)):\(text(12..<14))Z"
    }
}
