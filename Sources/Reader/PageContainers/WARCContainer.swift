// WARCContainer.swift: WARC files and their predecessors, ARC files, plain or compressed by record.
// https://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/
//
// Pages are `response` and `resource` records that hold HTML. Damage is reported with its offset; reading continues at the next bytes that
// look like a record.
//
// Writing changes only the records of changed pages; the bytes between them are copied, damage included. Records that share a compressed
// member, which the standard forbids, are all re-encoded, each in a member of its own.

import ArchiveCoding
package import ContainerProtocol
import FilePaths
import WebInfra

/// Reads records from front to back.
package final class WARCContainer: PageContainer {
    /// The largest record that is kept in memory, in bytes.
    private static let maximumRecord = 512 << 20

    private let stream: DecodedStream
    private let file: ContainerFile
    private let records: PageRecords
    private let isRewritten: Bool
    /// How many layers of compression the enclosing file adds.
    private let outerLayers: Int
    /// Called in order for each record that is written with another page: with its old range (nil if it shared a member), its new bytes,
    /// and the page.
    var onChange: ((_ place: Range<Int>?, _ bytes: [UInt8], _ page: [UInt8]) -> Void)?
    /// The number of records by type, and how many of them hold HTML.
    private var census: [String: (all: Int, html: Int)] = [:]
    private var leftOutCensus = LeftOutCensus()
    private var isARC = false
    private var isFirst = true
    private var pages = 0
    /// The file's offset of the current record or damage; nil if it is inside a member.
    private var spanStart: Int? = 0
    /// The file's offset up to which parts were returned.
    private var copied = 0
    private var waiting: ContainerPart?

    /// A container in an open file.
    ///
    /// - Parameters:
    ///   - records: The types of records that count as pages if they hold HTML.
    ///   - isRewritten: Whether the container is written back.
    package convenience init(descriptor: Int32, records: PageRecords = .captures, isRewritten: Bool) {
        self.init(ContainerFile(descriptor: descriptor), records: records, isRewritten: isRewritten)
    }

    /// - Parameter layers: How many layers of compression the enclosing file adds.
    init(_ file: ContainerFile, records: PageRecords, isRewritten: Bool, layers: Int = 0) {
        outerLayers = layers
        stream = DecodedStream(file)
        self.file = file
        self.records = records
        self.isRewritten = isRewritten
    }

    package func close() -> [WrittenPiece] {
        // NB: A member that is cut off was re-encoded as far as it goes.
        spanStart == nil ? [] : [file.piece(copied..<max(copied, file.size))]
    }

    package func next() throws(ContainerError) -> ContainerPart? {
        if let part = waiting {
            waiting = nil
            return part
        }
        if isFirst {
            isFirst = false
            skipBlankLines()
            isARC = stream.fill(11) && stream.prefix(11).elementsEqual("filedesc://".utf8)
        }
        while true {
            guard stream.fill(1) else {
                return stream.isDamaged ? try recover(damage(nil)) : nil
            }
            let place = stream.place
            guard let record = readHeader() else { return try recover("no record starts here") }
            let longest = layers > 0 ? ExpansionLimit.longest : Self.maximumRecord
            guard record.length <= longest else {
                let type = typeOfLarge(record)
                guard skip(record.length) else {
                    let problem = stream.isExcessive ? damage(record) : Self.wrongLength
                    return try recover(problem, at: place, behind: record.head, mayBeAtStart: true)
                }
                let (start, end) = endSpan()
                if isRewritten, start == nil || end == nil {
                    throw ContainerError("a record of \(record.length >> 20) MB is too large to be compressed again")
                }
                guard let type else {
                    leftOutCensus.add("record of more than \(longest >> 20) MiB", record.target)
                    continue
                }
                let problem = "the record has more than \(longest >> 20) MiB"
                return .page(page(record, [], type, problem), write: writing(record, [], start, end, nil))
            }
            guard stream.fill(record.length) else {
                let problem = stream.isExcessive ? damage(record) : "the record is truncated"
                return try recover(problem, behind: record.head)
            }
            if !isFollowed(record.length), nextStart(within: record.length) != nil {
                return try recover(Self.wrongLength, at: place, behind: record.head)
            }
            let block = Array(stream.prefix(record.length))
            stream.consume(record.length)
            if let part = part(record, block) { return part }
        }
    }

    /// The least number of compression layers of a record's block.
    private var layers: Int { outerLayers + (stream.compression == .none ? 0 : 1) }

    /// The problem of the compressed data, which may belong to a record.
    private func damage(_ record: Record?) -> String {
        guard stream.isExcessive else { return "the compressed data is damaged" }
        let name = record.map { $0.target + ": " } ?? ""
        return name + "the record \(ExpansionLimit.problem(ofPacked: stream.memberSize))"
    }

    // MARK: - Positions in the file

    @discardableResult
    private func skipBlankLines() -> Int {
        var count = 0
        while stream.fill(1), let first = stream.prefix(1).first, first == 0x0D || first == 0x0A {
            stream.consume(1)
            count += 1
        }
        return count
    }

    /// Skips the line ends after a record and returns the record's start and end in the file; nil means inside a member.
    private func endSpan() -> (start: Int?, end: Int?) {
        let start = spanStart
        spanStart = stream.boundary(slack: skipBlankLines())
        return (start, spanStart)
    }

    /// Output for bytes that share a member with others.
    private func reencoded(_ bytes: [UInt8], _ start: Int?, _ end: Int?) -> [WrittenPiece] {
        let before = start.map { [file.piece(copied..<$0)] } ?? []
        copied = end ?? start ?? copied
        return before + [.bytes(stream.compression.encoded(bytes))]
    }

    // MARK: - Records

    private struct Record {
        var length: Int
        var header: WARCHeader
        /// The header's bytes, with the empty line; for an ARC file, its line.
        var head: [UInt8]

        /// The record with another block and new values of some fields.
        func replacing(_ fields: [(name: String, value: String)], _ block: [UInt8]) -> [UInt8] {
            guard header.version == "ARC" else {
                let length = (name: "Content-Length", value: String(block.count))
                return replacingFields(of: head, fields + [length]) + block + [0x0D, 0x0A, 0x0D, 0x0A]
            }
            var line = head
            line.removeSubrange(((head.lastIndex(of: 0x20) ?? head.count - 1) + 1)...)
            line += Array("\(block.count)\n".utf8)
            return line + block + [0x0A]
        }

        /// The URL of the record's content, as written.
        var target: String {
            let url = header["WARC-Target-URI"] ?? ""
            // NB: Versions before 1.1 put it in angle brackets.
            return url.hasPrefix("<") && url.hasSuffix(">") ? String(url.dropFirst().dropLast()) : url
        }

        /// The unchanged record, without the line ends that follow it.
        func unchanged(_ block: [UInt8]) -> [UInt8] {
            head + block + (header.version == "ARC" ? [0x0A] : [0x0D, 0x0A, 0x0D, 0x0A])
        }
    }

    /// Parses a record's header; nil, with nothing consumed, if there is none.
    private func readHeader() -> Record? {
        if isARC { return readARCHeader() }
        guard stream.fill(8), Self.begins(stream.prefix(5), "WARC/") else { return nil }
        var size = 1024
        while true {
            let isWhole = stream.fill(size)
            let bytes = stream.prefix(size)
            if let (end, bodyStart) = headerEnd(bytes) {
                let lines = headerLines(bytes[bytes.startIndex..<end])
                let version = trimmed((lines.first ?? "")[...])
                let header = WARCHeader(version: version, fields: lines.dropFirst().compactMap(headerField))
                guard let length = header["Content-Length"].flatMap({ Int($0) }), length >= 0 else { return nil }
                let head = Array(bytes[..<bodyStart])
                // NB: A header that is cut off would continue with the next record's.
                if nextStart(within: head.count) != nil { return nil }
                stream.consume(head.count)
                return Record(length: length, header: header, head: head)
            }
            guard isWhole, size < 1 << 16 else { return nil }
            size *= 4
        }
    }

    private func readARCHeader() -> Record? {
        _ = stream.fill(ARCLine.maximumLength)
        let bytes = stream.prefix(ARCLine.maximumLength)
        guard let line = ARCLine(bytes) else { return nil }
        let head = Array(bytes.prefix(line.bytes))
        stream.consume(head.count)
        return Record(length: line.length, header: line.header, head: head)
    }

    private func part(_ record: Record, _ block: [UInt8]) -> ContainerPart? {
        let header = record.header
        let type = (header["WARC-Type"] ?? "").lowercased()
        let contentTypes = [header["Content-Type"]].compactMap { $0 }
        let packed = stream.packedSize(of: record.head.count + record.length)
        let (start, end) = endSpan()
        let own = start.flatMap { start in end.map { $0 - start } } ?? packed
        if type == "response", Self.isHTTP(contentTypes),
            let response = HTTPResponse(block, packed: own, layers: layers)
        {
            let found = pageType(response)
            count(type, found != nil)
            if let found, records.contains(.response) {
                let problem = expansion(of: block, packed: own)
                let page = page(record, response.body, found, problem.isEmpty ? response.problem : problem)
                return .page(page, write: writing(record, block, start, end, response.replacingBody))
            }
            let named = response.type?.essence ?? "without a content type"
            leftOutCensus.add("response \(response.status) \(named)", record.target)
        } else {
            let mayHoldPage = ["resource", "conversion"].contains(type)
            let declared = MIMEType.extract(from: contentTypes)
            let found = mayHoldPage ? pageType(declared, block, maySniff: true) : nil
            count(type, found != nil)
            if let found, records.contains(type == "resource" ? .resource : .conversion) {
                let page = page(record, block, found, expansion(of: block, packed: own))
                return .page(page, write: writing(record, block, start, end, nil))
            }
            let named = mayHoldPage ? " " + (declared?.essence ?? "without a content type") : ""
            leftOutCensus.add((type.isEmpty ? "record without a type" : type) + named, record.target)
        }
        if !isRewritten || (start != nil && end != nil) { return nil }
        return .other(reencoded(record.unchanged(block), start, end))
    }

    /// Why a block exceeds the expansion limit for its packed size; empty if it does not.
    private func expansion(of block: [UInt8], packed: Int) -> String {
        layers > 0 && block.count > ExpansionLimit.longest(ofPacked: packed)
            ? "the record \(ExpansionLimit.problem(ofPacked: packed))" : ""
    }

    /// The type of the page in a record that is too large to keep, at the window's start; nil if it is not a page.
    private func typeOfLarge(_ record: Record) -> MIMEType? {
        let type = (record.header["WARC-Type"] ?? "").lowercased()
        let contentTypes = [record.header["Content-Type"]].compactMap { $0 }
        // NB: The beginning is enough to determine the type.
        _ = stream.fill(min(record.length, 1 << 16))
        let beginning = Array(stream.prefix(min(record.length, 1 << 16)))
        if type == "response", Self.isHTTP(contentTypes) {
            // With the largest number of layers, nothing is decompressed.
            let response = HTTPResponse(beginning, packed: beginning.count, layers: ExpansionLimit.layers)
            return records.contains(.response) ? response.flatMap(pageType) : nil
        }
        guard ["resource", "conversion"].contains(type),
            records.contains(type == "resource" ? .resource : .conversion)
        else { return nil }
        return pageType(MIMEType.extract(from: contentTypes), beginning, maySniff: true)
    }

    /// Whether a response's block is HTTP. Nearly all are, even if they do not say so.
    private static func isHTTP(_ contentTypes: [String]) -> Bool {
        contentTypes.isEmpty || MIMEType.extract(from: contentTypes)?.essence == "application/http"
    }

    private func count(_ type: String, _ isHTML: Bool) {
        // NB: A file may name as many types as it has records.
        let type = census[type] == nil && census.count >= 32 ? "other" : type
        census[type, default: (0, 0)].all += 1
        if isHTML { census[type, default: (0, 0)].html += 1 }
    }

    /// A description of the records, for a file without pages.
    package var contents: String {
        let all = census.values.reduce(0) { $0 + $1.all }
        if all == 0 { return "it contains no records" }
        let kinds = census.sorted { ($1.value.all, $0.key) < ($0.value.all, $1.key) }
        var text =
            "no \(records.description) with HTML among its \(all == 1 ? "1 record" : "\(all) records") ("
            + kinds.map { "\($0.value.all) \($0.key.isEmpty ? "untyped" : $0.key)" }.joined(separator: ", ") + ")"
        for (type, option) in PageRecords.names
        where census[type].map({ $0.html > 0 }) == true && !records.contains(option) {
            text += "; there is HTML in records of type \(type), which --records \(type) reads"
        }
        return text
    }

    /// The type of the page that a response holds; nil if it is not a page.
    private func pageType(_ response: HTTPResponse) -> MIMEType? {
        guard (200..<300).contains(response.status) else { return nil }
        return pageType(response.type, response.body, maySniff: !response.forbidsSniffing)
    }

    /// The type of a page; nil if it is not one. XML of other kinds is data. Only content of no type or of an unknown type is sniffed.
    private func pageType(_ declared: MIMEType?, _ bytes: [UInt8], maySniff: Bool) -> MIMEType? {
        if let declared, !declared.isUnknown {
            return ["text/html", "application/xhtml+xml"].contains(declared.essence) ? declared : nil
        }
        return maySniff && MIMEType.isSniffedAsHTML(bytes) ? MIMEType("text/html") : nil
    }

    private func page(_ record: Record, _ bytes: [UInt8], _ type: MIMEType, _ problem: String) -> ContainerPage {
        pages += 1
        let url = URLRecord.parse(record.target)?.description
        let isStated = !record.target.isEmpty
        return ContainerPage(
            name: pageName(number: pages, url: record.target, isXHTML: type.essence != "text/html"),
            url: url ?? "",
            warnings: isStated && url == nil ? [unparsedURL(record.target, from: "WARC-Target-URI")] : [],
            contentType: type.description,
            recordID: record.header["WARC-Record-ID"] ?? "",
            date: record.header["WARC-Date"] ?? "",
            bytes: bytes,
            problem: problem
        )
    }

    package var leftOut: [LeftOut] { leftOutCensus.groups }

    /// The output of a page's record and of the bytes before it.
    ///
    /// - Parameter newBlock: Makes the block from the page; nil if the page is the whole block.
    private func writing(
        _ record: Record,
        _ block: [UInt8],
        _ start: Int?,
        _ end: Int?,
        _ newBlock: ((WrittenPage) -> [UInt8])?
    ) -> (WrittenPage?) -> [WrittenPiece] {
        guard isRewritten else { return { _ in [] } }
        var before: [WrittenPiece]
        let same: WrittenPiece
        if let start, let end {
            before = [file.piece(copied..<start)]
            same = file.piece(start..<end)
            copied = end
        } else {
            before = reencoded(record.unchanged(block), start, end)
            same = before.removeLast()
        }
        var place: Range<Int>?
        if let start, let end { place = start..<end }
        return { [self, compression = stream.compression] new in
            guard let new else { return before + [same] }
            let block = newBlock?(new) ?? new.bytes
            var record = record
            if newBlock == nil, let charset = record.header["Content-Type"].flatMap({ MIMEType($0)?["charset"] }) {
                record.head = new.replacingCharset(charset, in: record.head)
            }
            var fields: [(name: String, value: String)] = []
            for (name, bytes) in [("WARC-Block-Digest", block), ("WARC-Payload-Digest", new.bytes)] {
                if let old = record.header[name] { fields.append((name, warcDigest(bytes, like: old))) }
            }
            let bytes = compression.encoded(record.replacing(fields, block))
            onChange?(place, bytes, new.bytes)
            return before + [.bytes(bytes)]
        }
    }

    // MARK: - Damage

    private static let wrongLength = "the record's length is wrong"

    /// Skips a record that is too large to keep; false if its length cannot be right.
    private func skip(_ length: Int) -> Bool {
        if stream.compression == .none, length > file.size - stream.place.offset { return false }
        var rest = length
        while rest > 0 {
            guard stream.fill(1) else { return false }
            let step = min(rest, stream.toNextMember ?? stream.count)
            stream.consume(step)
            rest -= step
            // NB: Each record has members of its own.
            if rest > 0, stream.compression != .none, stream.boundary(slack: 0) != nil, stream.fill(8),
                Self.isStart(stream.prefix(64), isARC: isARC)
            {
                return false
            }
        }
        return true
    }

    /// Whether a record of this length, whose block begins the window, is followed by another record or by the end.
    private func isFollowed(_ length: Int) -> Bool {
        let reach = length + 16 + (isARC ? ARCLine.maximumLength : 0)
        _ = stream.fill(reach)
        let rest = stream.prefix(reach).dropFirst(length).drop { $0 == 0x0D || $0 == 0x0A }
        return rest.isEmpty || Self.isStart(rest, isARC: isARC)
    }

    /// Goes to the next bytes that look like a record, and reports the damage.
    ///
    /// - Parameters:
    ///   - place: The position of the damage; nil means the window's start.
    ///   - behind: The damaged bytes that were already read.
    ///   - mayBeAtStart: Whether a record may begin at the window's start.
    private func recover(
        _ problem: String,
        at place: StreamPlace? = nil,
        behind: [UInt8] = [],
        mayBeAtStart: Bool = false
    ) throws(ContainerError) -> ContainerPart {
        let place = place ?? stream.place
        if mayBeAtStart, Self.isStart(stream.prefix(64), isARC: isARC), let next = stream.boundary(slack: 0) {
            if isRewritten, spanStart == nil { throw ContainerError("too much of it is damaged for it to be written") }
            spanStart = next
            return .damaged(offset: place.offset, inside: place.inside, problem: problem)
        }
        let start = spanStart
        var damaged = behind
        // The file's range of the bytes that cannot be decompressed.
        var raw: Range<Int>?
        func drop(_ count: Int) {
            if isRewritten, stream.compression != .none { damaged += stream.prefix(count) }
            stream.consume(count)
        }
        if stream.count > 0 { drop(1) }
        while true {
            if damaged.count > Self.maximumRecord {
                throw ContainerError("too much of it is damaged for it to be written")
            }
            if let distance = isAtMemberStart() ? 0 : nextStart() {
                drop(distance)
                spanStart = stream.boundary(slack: 0)
                break
            }
            if stream.isDamaged {
                if isRewritten, start == nil, stream.isExcessive {
                    throw ContainerError("\(problem), and it shares a compressed member with others")
                }
                drop(stream.count)
                let undecoded = isRewritten && start == nil ? stream.undecodedStart() : nil
                let isFound = stream.skipToNextMember { [isARC] in Self.isStart($0, isARC: isARC) }
                spanStart = isFound ? stream.boundary(slack: 0) : start
                if let undecoded {
                    let end = spanStart ?? file.size
                    raw = min(undecoded, end)..<end
                }
                break
            }
            // The last bytes may be the beginning of a record.
            drop(max(0, stream.count - 16))
            if !stream.fill(stream.count + 1), !stream.isDamaged {
                drop(stream.count)
                spanStart = start
                break
            }
        }
        if isRewritten, start == nil || spanStart == nil {
            if let raw {
                // Decoded bytes are re-encoded; bytes that cannot be decoded are copied.
                if !damaged.isEmpty { waiting = .other(reencoded(damaged, start, nil)) }
                copied = raw.lowerBound
                spanStart = raw.upperBound
            } else if !damaged.isEmpty {
                waiting = .other(reencoded(damaged, start, spanStart))
            } else if let next = spanStart {
                // The member's records are whole and already re-encoded; only its checksum was damaged.
                copied = next
            }
        }
        return .damaged(offset: place.offset, inside: place.inside, problem: problem)
    }

    /// Whether a record and a member begin at the window's start.
    private func isAtMemberStart() -> Bool {
        stream.compression != .none && stream.boundary(slack: 0) != nil && stream.fill(8)
            && Self.isStart(stream.prefix(64), isARC: isARC)
    }

    /// The offset of the next record within the window, or within its first `count` bytes: at the start of a line or a member.
    private func nextStart(within count: Int? = nil) -> Int? {
        let bytes = stream.prefix(count ?? stream.count)
        let member = stream.memberStarts.first { distance in
            distance < bytes.count && Self.isStart(bytes[(bytes.startIndex + distance)...], isARC: isARC)
        }
        let end = member.map { bytes.startIndex + $0 } ?? bytes.endIndex
        var position = bytes.startIndex
        while let lineEnd = bytes[position..<end].firstIndex(of: 0x0A) {
            if Self.isStart(bytes[(lineEnd + 1)...], isARC: isARC) { return lineEnd + 1 - bytes.startIndex }
            position = lineEnd + 1
        }
        return member
    }

    /// Whether the bytes begin with a word, ignoring case: not all programs write it as the standard does.
    private static func begins(_ bytes: ArraySlice<UInt8>, _ word: String) -> Bool {
        bytes.prefix(word.utf8.count).elementsEqual(word.utf8) { byte, letter in
            byte == letter || byte == letter | 0x20 && 0x41...0x5A ~= letter
        }
    }

    private static func isStart(_ bytes: ArraySlice<UInt8>, isARC: Bool) -> Bool {
        let starts = isARC ? ["http://", "https://", "filedesc://", "dns:"] : ["WARC/1.", "WARC/0."]
        guard starts.contains(where: { isARC ? bytes.starts(with: $0.utf8) : begins(bytes, $0) }) else {
            return false
        }
        // NB: Pages contain lines that begin with an address. An incomplete record line counts as one here.
        return !isARC || !bytes.prefix(ARCLine.maximumLength).contains(0x0A) || ARCLine(bytes) != nil
    }
}
