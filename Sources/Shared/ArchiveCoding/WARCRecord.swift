// WARCRecord.swift: one record of a WARC file: its named fields and its block, and how it is written.
// https://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/

import Codecs
import Digests
package import FilePaths

/// How the records of a file are compressed: each by itself, so that it can be found and read alone.
package enum RecordCompression: Equatable, Sendable {
    case none
    case gzip
    case zstandard

    /// What the file's name says; nil when it is no name of a WARC or ARC file.
    package init?(name: some PathBytes) {
        let name = name.filePath
        for stem in [".warc", ".arc"] {
            if name.hasEnding(stem) {
                self = .none
            } else if name.hasEnding(stem + ".gz") {
                self = .gzip
            } else if name.hasEnding(stem + ".zst") {
                self = .zstandard
            } else {
                continue
            }
            return
        }
        return nil
    }

    /// What a file's first bytes say, whatever its name.
    package init(start: [UInt8]) {
        let isSkippable = start.count >= 4 && start[0] & 0xF0 == 0x50 && start[1...3].elementsEqual([0x2A, 0x4D, 0x18])
        if start.starts(with: [0x1F, 0x8B]) {
            self = .gzip
        } else if start.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) || isSkippable {
            self = .zstandard
        } else {
            self = .none
        }
    }

    /// The bytes of one record as they go into the file.
    package func encoded(_ record: [UInt8]) -> [UInt8] {
        switch self {
        case .none: record
        case .gzip: gzipMember(record)
        case .zstandard: zstandardFrame(record)
        }
    }
}

/// The header of a record: named fields in their order.
package struct WARCHeader: Equatable, Sendable {
    /// The version, such as `WARC/1.1`.
    package var version: String
    package var fields: [(name: String, value: String)]

    /// A header of version 1.1.
    package init(version: String = "WARC/1.1", fields: [(name: String, value: String)]) {
        self.version = version
        self.fields = fields
    }

    /// The first field of that name, whatever its case.
    package subscript(name: String) -> String? {
        get { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
        set {
            let index = fields.firstIndex { $0.name.lowercased() == name.lowercased() }
            switch (index, newValue) {
            case (let index?, let value?): fields[index].value = value
            case (let index?, nil): fields.remove(at: index)
            case (nil, let value?): fields.append((name, value))
            case (nil, nil): break
            }
        }
    }

    /// The record with this block, whose length is set, followed by the two line ends that close a record.
    package func record(block: [UInt8]) -> [UInt8] {
        var header = self
        header["Content-Length"] = String(block.count)
        var text = version + "\r\n"
        for (name, value) in header.fields { text += "\(name): \(value)\r\n" }
        var bytes = Array((text + "\r\n").utf8)
        bytes.reserveCapacity(bytes.count + block.count + 4)
        bytes += block
        bytes += [0x0D, 0x0A, 0x0D, 0x0A]
        return bytes
    }

    package static func == (left: WARCHeader, right: WARCHeader) -> Bool {
        left.version == right.version
            && left.fields.elementsEqual(right.fields) { $0.name == $1.name && $0.value == $1.value }
    }
}

/// A record's identifier made from what it names, so that the same input has the same output: a UUID of version 5's
/// form over the SHA-1 of the text.
package func recordIdentifier(naming text: String) -> String {
    var bytes = Array(DigestAlgorithm.sha1.digest(Array(text.utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x50
    bytes[8] = bytes[8] & 0x3F | 0x80
    let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { BaseEncoding.hexadecimal.text(Array(bytes[$0])) }
    return "<urn:uuid:\(groups.joined(separator: "-"))>"
}
