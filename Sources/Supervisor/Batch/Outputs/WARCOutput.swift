// WARCOutput.swift: writes the changed pages as `conversion` records that refer to the original records.
// https://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/#conversion
//
// Identifiers are derived from what they name, and the date is the batch's beginning, so that an interrupted batch writes
// the same file as an uninterrupted one. SOURCE_DATE_EPOCH sets the date for reproducible files.

import ArchiveCoding
import Codecs
import FilePaths
import Foundation
import Isolation
import RunEngine

/// A WARC file of conversion records.
final class WARCOutput: BatchOutput {
    private let path: FilePath
    private let file: AppendingFile
    private let compression: RecordCompression
    private let date: String
    private let extensionIdentifier: String
    private let infoID: String

    init(_ path: FilePath, length: Int, date: String, extensionIdentifier: String) throws(OutputError) {
        self.path = path
        self.date = date
        self.extensionIdentifier = extensionIdentifier
        compression = RecordCompression(name: path) ?? .none
        file = try openStream(path, length: length)
        let name = path.name.description
        infoID = recordIdentifier(naming: "warcinfo \(extensionIdentifier) \(name) \(date)")
        guard length == 0 else { return }
        let fields =
            "software: webaction\r\nformat: WARC File Format 1.1\r\ndescription: pages rewritten by \(extensionIdentifier)\r\n"
        let header = WARCHeader(fields: [
            ("WARC-Type", "warcinfo"), ("WARC-Record-ID", infoID), ("WARC-Date", date), ("WARC-Filename", name),
            ("WARC-Block-Digest", warcDigest(Array(fields.utf8))), ("Content-Type", "application/warc-fields"),
        ])
        try append(header.record(block: Array(fields.utf8)))
    }

    /// The date of records: the batch's beginning, in whole seconds.
    static func date(_ reproducibility: Reproducibility) -> String {
        DateText.text(of: reproducibility.time ?? Reproducibility.now(), hasMilliseconds: false)
    }

    var stream: (name: String, length: Int)? { (path.description, file.length) }

    func deliver(_ page: DeliveredPage) throws(OutputError) {
        // NB: A page that failed was not converted.
        guard page.report.failure == nil else { return }
        let digest = warcDigest(page.page)
        let source = page.recordID.isEmpty ? page.item.key.description : page.recordID
        var header = WARCHeader(fields: [
            ("WARC-Type", "conversion"),
            (
                "WARC-Record-ID",
                recordIdentifier(naming: "conversion \(extensionIdentifier) \(source) \(date) \(digest)")
            ),
            ("WARC-Date", date), ("WARC-Target-URI", Self.written(page.url)), ("WARC-Warcinfo-ID", infoID),
        ])
        if !page.recordID.isEmpty { header.fields.append(("WARC-Refers-To", page.recordID)) }
        header.fields += [
            ("WARC-Block-Digest", digest), ("WARC-Payload-Digest", digest), ("Content-Type", page.contentType),
        ]
        try append(header.record(block: page.page))
    }

    /// A URL, escaped for a header line.
    private static func written(_ url: String) -> String {
        var text: [UInt8] = []
        for byte in url.utf8 {
            if 0x21...0x7E ~= byte {
                text.append(byte)
            } else {
                text.append(UInt8(ascii: "%"))
                text.append(hexadecimal: byte, isUppercase: true)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    func synchronize() throws(OutputError) {
        if let code = file.synchronize() { throw OutputError(path: path, code: code) }
    }

    private func append(_ record: [UInt8]) throws(OutputError) {
        if let code = file.append(compression.encoded(record)) { throw OutputError(path: path, code: code) }
    }
}
