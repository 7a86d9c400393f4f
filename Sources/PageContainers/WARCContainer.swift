// WARCContainer.swift: WARC files, and the ARC files that came before them, plain or compressed by record.
// https://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/
// https://archive.org/web/researcher/ArcFileFormat.php
//
// Pages are `response` and `resource` records that hold HTML. Damage is reported with its place, and reading goes on at
// the next thing that looks like a record.

import ArchiveCoding
import WorkerProtocol

/// Reads records from front to back.
public final class WARCContainer: PageContainer {
    /// The largest record that is kept in memory; larger ones can't be pages.
    private static let maximumRecord = 512 << 20

    private let stream: DecodedStream
    private let compression: RecordCompression
    private let keepsAll: Bool
    private var isARC = false
    private var isFirst = true
    private var pages = 0

    /// - Parameters:
    ///   - keepsAll: Whether records that are no pages are wanted, too.
    public init(descriptor: Int32, compression: RecordCompression, keepsAll: Bool) {
        stream = DecodedStream(descriptor: descriptor, compression: compression)
        self.compression = compression
        self.keepsAll = keepsAll
    }

    public func close() -> [UInt8] { [] }

    public func next() throws(ContainerError) -> ContainerPart? {
        while true {
            skipBlankLines()
            guard stream.fill(1) else {
                if stream.isDamaged { return recover("the compressed data is damaged") }
                return nil
            }
            if isFirst {
                isFirst = false
                _ = stream.fill(12)
                isARC = stream.prefix(11).elementsEqual("filedesc://".utf8)
            }
            guard let record = readHeader() else { return recover("no record begins here") }
            if record.length > Self.maximumRecord {
                if keepsAll { throw ContainerError("a record of \(record.length >> 20) MB is too large to be kept") }
                guard skip(record.length) else { return recover("the record is cut off") }
                continue
            }
            guard stream.fill(record.length) else { return recover("the record is cut off") }
            let block = Array(stream.prefix(record.length))
            stream.consume(record.length)
            if let part = part(record, block) { return part }
        }
    }

    // MARK: - Records

    private struct Record {
        var offset: Int
        var length: Int
        var header: WARCHeader
    }

    private func skipBlankLines() {
        while stream.fill(1), let first = stream.prefix(1).first, first == 0x0D || first == 0x0A { stream.consume(1) }
    }

    /// Reads a record's header; nil, with nothing consumed, when there is none.
    private func readHeader() -> Record? {
        let offset = stream.offset
        if isARC { return readARCHeader(offset) }
        guard stream.fill(8), stream.prefix(5).elementsEqual("WARC/".utf8) else { return nil }
        var size = 1024
        while true {
            let isWhole = stream.fill(size)
            let octets = stream.prefix(size)
            if let (end, bodyStart) = headerEnd(octets) {
                let lines = headerLines(octets[octets.startIndex..<end])
                var header = WARCHeader(version: lines.first ?? "", fields: lines.dropFirst().compactMap(headerField))
                header.version = trimmed(header.version[...])
                guard let length = header["Content-Length"].flatMap({ Int($0) }), length >= 0 else { return nil }
                stream.consume(bodyStart - octets.startIndex)
                return Record(offset: offset, length: length, header: header)
            }
            guard isWhole, size < 1 << 16 else { return nil }
            size *= 4
        }
    }

    /// `URL IP date type length`, as fields of the names that WARC has for them.
    private func readARCHeader(_ offset: Int) -> Record? {
        _ = stream.fill(1 << 14)
        let octets = stream.prefix(1 << 14)
        guard let end = octets.firstIndex(of: 0x0A) else { return nil }
        let words = String(decoding: octets[..<end], as: UTF8.self).split(separator: " ").map { trimmed($0[...]) }
        guard words.count >= 5, let length = words.last.flatMap({ Int($0) }), length >= 0 else { return nil }
        stream.consume(end + 1 - octets.startIndex)
        let isDescription = words[0].hasPrefix("filedesc://")
        let fields = [
            ("WARC-Type", isDescription ? "warcinfo" : "response"), ("WARC-Target-URI", words[0]),
            ("WARC-Date", isoDate(words[2])), ("Content-Type", "application/http"),
            ("ARC-Line", words.dropLast().joined(separator: " ")),
        ]
        let header = WARCHeader(version: "ARC", fields: fields)
        return Record(offset: offset, length: length, header: header)
    }

    /// `20140602170000` as `2014-06-02T17:00:00Z`.
    private func isoDate(_ digits: String) -> String {
        let d = Array(digits)
        guard d.count == 14, d.allSatisfy(\.isNumber) else { return digits }
        func text(_ range: Range<Int>) -> String { String(d[range]) }
        return "\(text(0..<4))-\(text(4..<6))-\(text(6..<8))T\(text(8..<10)):\(text(10..<12)):\(text(12..<14))Z"
    }

    private func part(_ record: Record, _ block: [UInt8]) -> ContainerPart? {
        let header = record.header
        let type = (header["WARC-Type"] ?? "").lowercased()
        let contentType = header["Content-Type"] ?? ""
        if type == "response", mediaType(contentType).type == "application/http",
            let response = HTTPResponse(block, limit: Self.maximumRecord)
        {
            let contentType = response.value("Content-Type") ?? ""
            if (200..<300).contains(response.status), isPage(contentType) {
                return page(record, block, response.body, contentType, response.problem) { octets in
                    response.replacingBody(with: octets)
                }
            }
        } else if type == "resource", isPage(contentType) {
            return page(record, block, block, contentType, "") { $0 }
        }
        guard keepsAll else { return nil }
        return .other(size: block.count) { [self] in encoded(header, block) }
    }

    /// Whether it is a page's type. XML of other kinds is data.
    private func isPage(_ contentType: String) -> Bool {
        ["text/html", "application/xhtml+xml"].contains(mediaType(contentType).type)
    }

    private func page(
        _ record: Record,
        _ block: [UInt8],
        _ octets: [UInt8],
        _ contentType: String,
        _ problem: String,
        newBlock: @escaping ([UInt8]) -> [UInt8]
    ) -> ContainerPart {
        pages += 1
        var url = record.header["WARC-Target-URI"] ?? ""
        // NB: Versions before 1.1 had angle brackets around it.
        if url.hasPrefix("<"), url.hasSuffix(">") { url = String(url.dropFirst().dropLast()) }
        let page = ContainerPage(
            name: pageName(number: pages, url: url, isXHTML: mediaType(contentType).type != "text/html"),
            url: url,
            contentType: contentType,
            recordID: record.header["WARC-Record-ID"] ?? "",
            date: record.header["WARC-Date"] ?? "",
            octets: octets,
            problem: problem
        )
        return .page(page) { [self] new in
            guard let new else { return encoded(record.header, block) }
            var header = record.header
            let block = newBlock(new)
            if header["WARC-Block-Digest"] != nil { header["WARC-Block-Digest"] = warcDigest(block) }
            if header["WARC-Payload-Digest"] != nil { header["WARC-Payload-Digest"] = warcDigest(new) }
            return encoded(header, block)
        }
    }

    private func encoded(_ header: WARCHeader, _ block: [UInt8]) -> [UInt8] {
        guard isARC else { return compression.encoded(header.record(block: block)) }
        let line = "\(header["ARC-Line"] ?? "") \(block.count)\n"
        return compression.encoded(Array(line.utf8) + block + [0x0A])
    }

    // MARK: - Damage

    private func skip(_ length: Int) -> Bool {
        var rest = length
        while rest > 0 {
            guard stream.fill(1) else { return false }
            let step = min(rest, stream.count)
            stream.consume(step)
            rest -= step
        }
        return true
    }

    /// Goes to the next thing that looks like a record, and says where the damage was.
    private func recover(_ problem: String) -> ContainerPart {
        let offset = stream.offset
        if stream.count > 0 { stream.consume(1) }
        while true {
            if let start = nextStart() {
                stream.consume(start)
                break
            }
            if stream.isDamaged {
                let isARC = isARC
                if stream.skipToNextMember({ Self.isStart($0, isARC: isARC) }) { break }
                break
            }
            // The last octets may be the beginning of what is looked for.
            stream.consume(max(0, stream.count - 8))
            if !stream.fill(stream.count + 1) {
                if stream.isDamaged { continue }
                stream.consume(stream.count)
                break
            }
        }
        return .damaged(offset: offset, problem: problem)
    }

    /// The distance to the next record at a line's start within the window.
    private func nextStart() -> Int? {
        let octets = stream.prefix(stream.count)
        var position = octets.startIndex
        while let lineEnd = octets[position...].firstIndex(of: 0x0A) {
            if Self.isStart(octets[(lineEnd + 1)...], isARC: isARC) { return lineEnd + 1 - octets.startIndex }
            position = lineEnd + 1
        }
        return nil
    }

    private static func isStart(_ octets: ArraySlice<UInt8>, isARC: Bool) -> Bool {
        let starts = isARC ? ["http://", "https://", "filedesc://", "dns:"] : ["WARC/1.", "WARC/0."]
        return starts.contains { octets.starts(with: $0.utf8) }
    }
}
