// FuzzContainers.swift: containers of pages: read, written back unchanged, and written back with other pages.
//
// The first byte chooses the kind, the second how the rest becomes the file: unchanged, compressed whole, or as the body of a response in a
// record, compressed as in HTTP.

import ArchiveCoding
import ContainerProtocol
import FilePaths

@testable import PageContainers

func fuzzContainers(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    let kind = input.below(6)
    let file = containerFile(&input, isWARC: kind < 2)
    if kind == 4 { return fuzzDecoders(file, &input) }
    let read = Walk(kind, file, isRewritten: false) { _ in nil }
    require(read.written == nil, "A container that is only read is written.")
    // Everything readable in a damaged file is readable afterwards, and perhaps more: data after a damaged checksum is compressed again.
    if let written = Walk(kind, file, isRewritten: true, { _ in nil }).written, written != file {
        let again = Walk(kind, written, isRewritten: false) { _ in nil }
        var found = again.pages[...]
        let isKept = read.pages.allSatisfy { page in
            guard let index = found.firstIndex(of: page) else { return false }
            found = found[(index + 1)...]
            return true
        }
        require(
            isKept && (read.isDamaged || again.pages == read.pages),
            "Pages that were left alone are others: \(read.reported), then \(again.reported)"
        )
    }
    // Which pages change when the container is written back.
    let changes = [nil, [], Array("<p>new \u{E9}</p>".utf8)] as [[UInt8]?]
    var number = file.count
    let changed = Walk(kind, file, isRewritten: true) { _ in
        number += 1
        return changes[number % changes.count]
    }
    if let written = changed.written { _ = Walk(kind, written, isRewritten: true) { _ in nil } }
}

/// One pass through a container.
private struct Walk {
    private(set) var pages: [ContainerPage] = []
    private(set) var isDamaged = false
    /// The container as written back; nil if it was refused.
    private(set) var written: [UInt8]?

    /// A description of the pages.
    var reported: [String] { pages.map { "\($0.url) \($0.bytes.count) \($0.problem)" } }

    init(_ kind: Int, _ bytes: [UInt8], isRewritten: Bool, _ new: (ContainerPage) -> [UInt8]?) {
        let file = MemoryFile(bytes)
        var output: [UInt8] = []
        var place = 0
        func put(_ bytes: [UInt8]) {
            output.replaceSubrange(place..<min(output.count, place + bytes.count), with: bytes)
            place += bytes.count
        }
        func add(_ pieces: [WrittenPiece]) {
            for piece in pieces {
                switch piece {
                case .bytes(let bytes): put(bytes)
                case .original(let range): put(readFile(file.descriptor, at: range.lowerBound, range.count))
                case .seek(let new):
                    require(new <= output.count, "A container is written with a hole.")
                    place = new
                case .end(let end):
                    require(end <= output.count, "A container ends behind what was written.")
                    output.removeSubrange(end...)
                }
            }
        }
        do {
            let container = try Self.open(kind, bytes, file.descriptor, isRewritten: isRewritten)
            while let part = try container.next() {
                switch part {
                case .page(let page, let write):
                    pages.append(page)
                    _ = container.resources()
                    let name = pageName(number: 1, url: page.url, isXHTML: false)
                    require(!name.hasSlash, "\(name) is in another folder.")
                    let bytes = new(page)
                    if isRewritten { add(write(bytes.map { WrittenPage(bytes: $0, encoding: "UTF-8") })) }
                case .other(let pieces): if isRewritten { add(pieces) }
                case .damaged: isDamaged = true
                }
            }
            guard isRewritten else { return }
            add(try container.close())
            written = output
        } catch { isDamaged = true }
    }

    private static func open(
        _ kind: Int,
        _ bytes: [UInt8],
        _ descriptor: Int32,
        isRewritten: Bool
    ) throws -> any PageContainer {
        switch kind {
        case 0, 1: return WARCContainer(descriptor: descriptor, isRewritten: isRewritten)
        case 2: return MHTMLContainer(bytes: bytes)
        default:
            guard bytes.first == UInt8(ascii: "P") else {
                return WebArchiveContainer(bytes: bytes, isRewritten: isRewritten)
            }
            if kind == 5 { return try WACZContainer(descriptor: descriptor, isRewritten: isRewritten) }
            let library = try ZipLibrary(descriptor: descriptor)
            _ = library.find(["a.html", "b/c.css"], limit: 1 << 20)
            return try ZipContainer(descriptor: descriptor, isRewritten: isRewritten)
        }
    }
}

private func containerFile(_ input: inout FuzzInput, isWARC: Bool) -> [UInt8] {
    switch input.below(8) {
    case 0: return gzipMember(input.rest())
    case 1: return zstandardFrame(input.rest())
    case 2 where isWARC: return record(&input)
    case 3 where isWARC: return gzipMember(record(&input))
    // Several members, each with a part of the data.
    case 4: return gzipMember(input.take(input.word())) + gzipMember(input.rest())
    default: return input.rest()
    }
}

/// A response in a record, its body compressed.
private func record(_ input: inout FuzzInput) -> [UInt8] {
    let codings: [(name: String, encode: ([UInt8]) -> [UInt8])] = [
        ("gzip", gzipMember), ("deflate", bareDeflate), ("zstd", { zstandardFrame($0) }), ("br", { $0 }),
        ("gzip", { $0 }),
        ("deflate", { $0 }), ("zstd", { $0 }), ("gzip, br", gzipMember), ("identity", { $0 }),
    ]
    let coding = input.one(of: codings)
    let isChunked = input.below(3) == 0
    let type = input.one(of: ["text/html", "text/html; charset=utf-8", "application/xhtml+xml", "image/png", ""])
    let body = coding.encode(input.rest())
    var block = Array("HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nContent-Encoding: \(coding.name)\r\n".utf8)
    if isChunked {
        block += Array("Transfer-Encoding: chunked\r\n\r\n\(String(body.count, radix: 16))\r\n".utf8)
        block += body + Array("\r\n0\r\n\r\n".utf8)
    } else {
        block += Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
    let header = WARCHeader(fields: [
        ("WARC-Type", "response"), ("WARC-Target-URI", "http://example.org/"),
        ("Content-Type", "application/http; msgtype=response"), ("WARC-Record-ID", "<urn:uuid:0>"),
        ("WARC-Payload-Digest", "sha1:AAAA"), ("Content-Length", "\(block.count)"),
    ])
    return header.record(block: block)
}

/// Fuzzes the codings alone: with limits, in pieces, and round trips.
private func fuzzDecoders(_ bytes: [UInt8], _ input: inout FuzzInput) {
    let limit = 1 << 16
    _ = decodeBrotli(bytes, limit: limit)
    _ = decodeZstandard(bytes, limit: limit)
    _ = decodeHTTPDeflate(bytes, limit: limit)
    _ = inflateBare(bytes, limit: limit)
    let decoder = GzipDecoder()
    var (start, output) = (0, [UInt8]())
    while start < bytes.count, output.count < limit {
        let before = start
        if decoder.decode(bytes, from: &start, limit: 7, into: &output) != .more { break }
        if start == before, output.count % 7 != 0 { break }
    }
    require(inflateBare(bareDeflate(bytes), limit: bytes.count) == bytes, "Deflate does not come back.")
}
