// WritingBackTests.swift: containers that are written back: only the bytes of changed pages change.

import ArchiveCoding
import ContainerProtocol
import FilePaths
import Foundation
import PageContainers
import TestSupport
import Testing

@Suite("Containers written back")
struct WritingBackTests {
    private static let mark = "<p>another page, somewhat longer than before</p>"

    /// The pages of a container, and the file written when they become `new`, or stay unchanged for nil.
    private func rewrite(
        _ bytes: [UInt8],
        new: String? = nil,
        _ open: (Int32) throws -> any PageContainer
    ) throws -> (pages: [String], written: [UInt8]) {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(bytes).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        let file = try FileHandle(forReadingFrom: path)
        let container = try open(file.fileDescriptor)
        var pages: [String] = []
        var pieces: [WrittenPiece] = []
        while let part = try container.next() {
            switch part {
            case .page(let page, let write):
                pages.append(String(decoding: page.bytes, as: UTF8.self))
                pieces += write(new.map { WrittenPage(bytes: Array($0.utf8)) })
            case .other(let others): pieces += others
            case .damaged: break
            }
        }
        pieces += try container.close()
        let written = assembled(pieces, from: bytes)
        return (pages, written)
    }

    private func rewriteWARC(_ bytes: [UInt8], new: String? = nil) throws -> (pages: [String], written: [UInt8]) {
        try rewrite(bytes, new: new) { WARCContainer(descriptor: $0, isRewritten: true) }
    }

    private func record(_ number: Int, type: String, body: String) -> [UInt8] {
        let block = Array("HTTP/1.1 200 OK\r\nx-odd :  \u{E9}\r\n folded\r\nContent-Type: \(type)\r\n\r\n\(body)".utf8)
        return WARCHeader(fields: [
            ("WARC-Type", "response"), ("WARC-Target-URI", "http://e.org/\(number)"),
            ("WARC-Block-Digest", warcDigest(block)), ("Content-Type", "application/http"),
        ]).record(block: block)
    }

    @Test(
        "The charset of a response follows the page, and nothing else of the header changes",
        arguments: [
            ("text/html; charset=koi8-r", "Shift_JIS", "text/html; charset=shift_jis"),
            (
                "text/html;a=\"charset=x;\" ; CharSet=\"koi8-r\";b", "UTF-8",
                "text/html;a=\"charset=x;\" ; CharSet=\"utf-8\";b"
            ),
            // The same encoding by another label, an undeclared encoding, and an unknown one.
            ("text/html; charset=latin1", "windows-1252", "text/html; charset=latin1"),
            ("text/html", "UTF-8", "text/html"),
            ("text/html; charset=koi8-r", "", "text/html; charset=koi8-r"),
            ("text/html; charset=utf-16", "UTF-16BE", "text/html; charset=utf-16"),
            // A compromised worker can insert nothing into the header.
            ("text/html; charset=koi8-r", "x\r\nX-Evil: 1", "text/html; charset=koi8-r"),
        ]
    )
    func charset(type: String, encoding: String, written: String) throws {
        let bytes = record(1, type: type, body: "<p>a")
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(bytes).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        let file = try FileHandle(forReadingFrom: path)
        let container = WARCContainer(descriptor: file.fileDescriptor, isRewritten: true)
        guard case .page(_, let write) = try container.next() else {
            Issue.record("There is no page.")
            return
        }
        let pieces = write(WrittenPage(bytes: Array("<p>b".utf8), encoding: encoding)) + container.close()
        let expected = Array(
            "\r\nx-odd :  \u{E9}\r\n folded\r\nContent-Type: \(written)\r\nContent-Length: 4\r\n\r\n<p>b".utf8
        )
        let output = assembled(pieces, from: bytes)
        #expect(output.firstRange(of: expected) != nil, "\(String(decoding: output, as: UTF8.self))")
    }

    private var records: [[UInt8]] {
        (0..<8).map { record($0, type: $0 % 3 == 1 ? "text/html" : "image/png", body: "<p>page \($0)") }
    }

    @Test("A changed record has new lengths and digests, and otherwise the same headers")
    func headers() throws {
        let written = try rewriteWARC(records[1], new: Self.mark).written
        let block =
            "HTTP/1.1 200 OK\r\nx-odd :  \u{E9}\r\n folded\r\nContent-Type: text/html\r\n"
            + "Content-Length: \(Self.mark.utf8.count)\r\n\r\n\(Self.mark)"
        let expected =
            "WARC/1.1\r\nWARC-Type: response\r\nWARC-Target-URI: http://e.org/1\r\n"
            + "WARC-Block-Digest: \(warcDigest(Array(block.utf8)))\r\nContent-Type: application/http\r\n"
            + "Content-Length: \(block.utf8.count)\r\n\r\n\(block)\r\n\r\n"
        #expect(String(decoding: written, as: UTF8.self) == expected)
    }

    @Test(
        "However a file is damaged, it is written back byte for byte if no page changes",
        arguments: [RecordCompression.none, .gzip, .zstandard]
    )
    func damage(compression: RecordCompression) throws {
        let whole = records.flatMap(compression.encoded)
        var state: UInt64 = 1
        func random(_ range: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % range
        }
        for round in 0..<150 {
            var file = whole
            for _ in 0...(round % 3) { file[random(file.count)] = UInt8(random(256)) }
            if round % 5 == 0 { file.removeLast(1 + random(file.count - 1)) }
            let written = try rewriteWARC(file).written
            // NB: A member whose end can't be found is encoded again; one byte determines a file's compression.
            let isWhole = written == file
            if !isWhole {
                let base64 = Data(file).base64EncodedString()
                #expect(compression != .none && written.starts(with: file.prefix(4)), "\(base64)")
            }
        }
    }

    @Test(
        "Records in one member are each encoded again, and lose nothing",
        arguments: [RecordCompression.gzip, .zstandard]
    )
    func sharedMembers(compression: RecordCompression) throws {
        let alone = records.map(compression.encoded)
        let file = alone[0] + compression.encoded(records[1] + records[2] + records[3]) + alone[4] + alone[5]
        #expect(try rewriteWARC(file).written == alone[..<6].flatMap { $0 })
        let changed = try rewriteWARC(file, new: Self.mark).written
        #expect(changed.starts(with: alone[0]))
        #expect(changed.firstRange(of: alone[2] + alone[3]) != nil)
        #expect(try rewriteWARC(changed).pages == [Self.mark, Self.mark])
    }

    @Test("A record whose member ends with a wrong checksum is written once")
    func wrongCheckSum() throws {
        let pages = [1, 4].map { record($0, type: "text/html", body: "<p>page \($0)") }
        var damaged = RecordCompression.gzip.encoded(pages[0])
        damaged[damaged.count - 8] ^= 1
        let file = damaged + RecordCompression.gzip.encoded(pages[1])
        let (found, written) = try rewriteWARC(file)
        #expect(found == ["<p>page 1", "<p>page 4"])
        #expect(try rewriteWARC(written).pages == found)
        #expect(try rewriteWARC(rewriteWARC(file, new: Self.mark).written).pages == [Self.mark, Self.mark])
    }

    @Test("A file's content determines its compression, whatever its name")
    func sniffing() throws {
        #expect(
            try rewriteWARC(records.flatMap(RecordCompression.gzip.encoded)).pages == [
                "<p>page 1", "<p>page 4", "<p>page 7",
            ]
        )
    }

    @Test(
        "ARC lines may have empty fields, URLs with blanks, and the second version's fields",
        arguments: [
            "http://e.org/a 1.2.3.4 20140602170000 text/html ", "http://e.org/a b c 1.2.3.4 20140602170000 text/html ",
            "http://e.org/a 1.2.3.4 20140602170000  ",
            "http://e.org/a 1.2.3.4 20140602170000 text/html 200 X - 4321 f.arc ",
        ]
    )
    func arcLines(line: String) throws {
        let block = "HTTP/1.0 200 OK\nContent-Type: text/html\n\n<p>a"
        let file = "filedesc://x 0.0.0.0 20140602170000 text/plain 4\nabc\n\n\(line)\(block.utf8.count)\n\(block)\n"
        #expect(try rewriteWARC(Array(file.utf8)).written == Array(file.utf8))
        let new = "HTTP/1.0 200 OK\nContent-Type: text/html\nContent-Length: 4\n\n<p>b"
        let expected = "filedesc://x 0.0.0.0 20140602170000 text/plain 4\nabc\n\n\(line)\(new.utf8.count)\n\(new)\n"
        let (pages, written) = try rewriteWARC(Array(file.utf8), new: "<p>b")
        #expect(pages == ["<p>a"])
        #expect(String(decoding: written, as: UTF8.self) == expected)
    }

    @Test("A body that no longer fits its transfer encoding becomes quoted-printable")
    func encodings() throws {
        let message = """
            Content-Type: multipart/related; boundary=B\r
            \r
            --B\r
            Content-Type: text/html\r
            Content-Transfer-Encoding: 7bit\r
            \r
            <p>a\r
            --B--\r

            """
        for new in ["<p>ä", "<p>\r\n--B--\r\nb", "<p>b"] {
            let written = try rewrite(Array(message.utf8), new: new) { _ in MHTMLContainer(bytes: Array(message.utf8))
            }
            .written
            #expect(try rewrite(written) { _ in MHTMLContainer(bytes: written) }.pages == [new])
            let isPlain = String(decoding: written, as: UTF8.self).contains("7bit")
            #expect(isPlain == (new == "<p>b"))
        }
    }

    // MARK: - Web archives

    private func archive(sharing: Bool, count: Int = 3, format: PropertyListSerialization.PropertyListFormat) throws
        -> [UInt8]
    {
        let others = (0..<count).map { number -> NSDictionary in
            let data = Data((sharing && number == 0 ? "<p>a" : "image \(number)").utf8)
            return ["WebResourceURL": "http://e.org/\(number).png" as NSString, "WebResourceData": data as NSData]
        }
        let main: NSDictionary = [
            "WebResourceData": Data("<p>a".utf8) as NSData, "WebResourceURL": "http://e.org/" as NSString,
            "WebResourceMIMEType": "text/html" as NSString, "WebResourceTextEncodingName": "UTF-8" as NSString,
        ]
        let list: NSDictionary = ["WebMainResource": main, "WebSubresources": NSArray(array: others)]
        return [UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0))
    }

    @Test(
        "A web archive keeps its resources, also one with the same bytes as the page, and in large numbers",
        arguments: [false, true],
        [3, 200]
    )
    func webArchives(sharing: Bool, count: Int) throws {
        for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
            let bytes = try archive(sharing: sharing, count: count, format: format)
            let read = { (bytes: [UInt8], new: String?) in
                try self.rewrite(bytes, new: new) { _ in WebArchiveContainer(bytes: bytes, isRewritten: true) }
            }
            #expect(try read(bytes, nil).written == bytes)
            let new = String(repeating: Self.mark, count: count)
            let (pages, written) = try read(bytes, new)
            #expect(pages == ["<p>a"])
            #expect(try read(written, nil).pages == [new])
            func resources(_ bytes: [UInt8]) throws -> [ContainerResource] {
                let container = WebArchiveContainer(bytes: bytes, isRewritten: false)
                _ = try container.next()
                return container.resources()
            }
            #expect(try resources(written) == resources(bytes))
            #expect(try resources(written).count == count)
            // NB: Changing back restores the earlier bytes: nothing else has changed.
            if !sharing, format == .binary { #expect(try read(written, "<p>a").written.count - bytes.count < 16) }
        }
    }

    @Test("Web archives damaged at any place are read, written or refused")
    func damagedArchives() throws {
        for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
            let whole = try archive(sharing: true, format: format)
            for place in stride(from: 0, to: whole.count, by: format == .binary ? 1 : 17) {
                for change: UInt8 in [0x01, 0x80] {
                    var bytes = whole
                    bytes[place] ^= change
                    let written = try? rewrite(bytes) { _ in WebArchiveContainer(bytes: bytes, isRewritten: true) }
                        .written
                    #expect(written == nil || written == bytes)
                    _ = try? rewrite(bytes, new: Self.mark) { _ in
                        WebArchiveContainer(bytes: bytes, isRewritten: true)
                    }
                }
            }
        }
    }

    // MARK: - Zip files

    /// A zip file of stored entries.
    private func zip(_ entries: [(name: String, content: String)], comment: String = "", hasDescriptor: Bool = false)
        -> [UInt8]
    {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        var file: [UInt8] = []
        var directory: [UInt8] = []
        for (name, content) in entries {
            let (start, body) = (file.count, Array(content.utf8))
            let numbers = bytes(Int(crc32(body)), 4) + bytes(body.count, 4) + bytes(body.count, 4)
            let zeros = [UInt8](repeating: 0, count: 12)
            let common = bytes(20, 2) + bytes(hasDescriptor ? 8 : 0, 2) + bytes(0, 2) + bytes(0x1234_5678, 4)
            file += [0x50, 0x4B, 3, 4] + common + (hasDescriptor ? zeros : numbers) + bytes(name.utf8.count, 2)
            file += bytes(0, 2) + Array(name.utf8) + body
            if hasDescriptor { file += [0x50, 0x4B, 7, 8] + numbers }
            directory += [0x50, 0x4B, 1, 2] + bytes(20, 2) + common + numbers + bytes(name.utf8.count, 2)
            directory += bytes(0, 12) + bytes(start, 4) + Array(name.utf8)
        }
        let end = bytes(0, 4) + bytes(entries.count, 2) + bytes(entries.count, 2) + bytes(directory.count, 4)
        return file + directory + [0x50, 0x4B, 5, 6] + end + bytes(file.count, 4)
            + bytes(comment.utf8.count, 2) + Array(comment.utf8)
    }

    @Test("A changed zip file equals one made with the new pages", arguments: [false, true])
    func zips(hasDescriptor: Bool) throws {
        let names = ["a.html", "b.png", "c/d.HTM", "e.xhtml", "f.txt"]
        func file(_ page: String) -> [UInt8] {
            zip(
                names.map { ($0, ["a.html", "c/d.HTM", "e.xhtml"].contains($0) ? page : "other \($0)") },
                comment: "a comment",
                hasDescriptor: hasDescriptor
            )
        }
        let rewrite = { (new: String?) in
            try self.rewrite(file("<p>a"), new: new) { try ZipContainer(descriptor: $0, isRewritten: true) }
        }
        #expect(try rewrite(nil).pages == ["<p>a", "<p>a", "<p>a"])
        #expect(try rewrite(nil).written == file("<p>a"))
        #expect(try rewrite(Self.mark).written == file(Self.mark))
    }

    @Test("Entries that share their bytes are read once, and too large numbers are refused")
    func overlappingZips() throws {
        let pages = [("a.html", "<p>a"), ("b.html", "<p>b")]
        var shared = zip(pages)
        let names = shared.ranges(of: Array("b.html".utf8))
        let second = try #require(names.last)
        // The second entry gets the offset of the first one.
        for index in (second.lowerBound - 4)..<second.lowerBound { shared[index] = 0 }
        #expect(try rewrite(shared) { try ZipContainer(descriptor: $0, isRewritten: true) }.pages == ["<p>a", ""])
        #expect(try rewrite(shared) { try ZipContainer(descriptor: $0, isRewritten: true) }.written == shared)
        // An entry's own header has a greater length than the directory, and so reaches into the next entry.
        var long = zip(pages)
        long[28] = 20
        let reaching = try rewrite(long) { try ZipContainer(descriptor: $0, isRewritten: true) }
        #expect(reaching.pages.count == 2 && reaching.pages.last == "" && reaching.written == long)
        for offset in [4, 22, 26] {
            var large = zip(pages)
            for index in 0..<4 { large[second.lowerBound - offset + index] = 0xFF }
            _ = try? rewrite(large) { try ZipContainer(descriptor: $0, isRewritten: true) }
        }
    }

    @Test("A zip file gives its entries by name, without those that are too long or damaged")
    func libraries() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        var file = zip([("a.html", "<p>a"), ("s/b.css", "p {}"), ("c.txt", "damaged")])
        file[try #require(file.firstRange(of: Array("damaged".utf8))).lowerBound] = 0
        try Data(file).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        let handle = try FileHandle(forReadingFrom: path)
        let library = try ZipLibrary(descriptor: handle.fileDescriptor)
        #expect(library.find(["b.css", "s/b.css"], limit: 10)?.bytes == Array("p {}".utf8))
        #expect(library.find(["s/b.css"], limit: 3) == nil)
        #expect(library.find(["c.txt", "d.txt"], limit: 10) == nil)
        try handle.close()
    }

    @Test("A WACZ file whose archive reaches into the next entry, or that is damaged at any place, is read or refused")
    func damagedWACZ() throws {
        let block = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<p>a"
        let record = """
            WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: http://a/\r\nContent-Type: application/http\r
            Content-Length: \(block.utf8.count)\r\n\r\n\(block)\r\n\r\n
            """
        let index = "a)/ 2020 {\"offset\": 0, \"length\": \(record.utf8.count), \"filename\": \"a.warc\"}\n"
        let entries = [("archive/a.warc", record), ("indexes/index.cdx", index), ("datapackage.json", "{}")]
        for hasDescriptor in [false, true] {
            let whole = zip(entries, hasDescriptor: hasDescriptor)
            let rewrite = { (file: [UInt8]) in
                try self.rewrite(file) { try WACZContainer(descriptor: $0, isRewritten: true) }
            }
            #expect(try rewrite(whole).pages == ["<p>a"])
            var long = whole
            long[28] = 20
            #expect(try rewrite(long).pages.isEmpty)
            for place in whole.indices {
                var file = whole
                file[place] ^= 0x81
                _ = try? rewrite(file)
            }
        }
    }

    @Test("Zip files damaged at any place are read or refused, and never written differently")
    func damagedZips() throws {
        let whole = zip([("a.html", "<p>a"), ("b.png", "b"), ("c.html", "<p>c")])
        for place in whole.indices {
            var file = whole
            file[place] ^= 0x81
            let written = try? rewrite(file) { try ZipContainer(descriptor: $0, isRewritten: true) }.written
            #expect(written == nil || written == file)
        }
    }

    @Test("Files of the conformance folder are written back byte for byte if no page changes")
    func conformance() throws {
        let shared = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "../shared/conformance").standardizedFileURL
        var count = 0
        // NB: One member contains all of its records.
        let reencoded = ["example-bad-non-chunked.warc.gz"]
        for folder in ["warc", "warc/gpl", "mhtml", "webarchive"] {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: shared.path + "/" + folder)) ?? []
            for name in files.sorted() where !reencoded.contains(name) {
                guard let data = FileManager.default.contents(atPath: "\(shared.path)/\(folder)/\(name)") else {
                    continue
                }
                let bytes = [UInt8](data)
                let written = try? rewrite(bytes) { descriptor in
                    switch ContainerFormat(name: name) {
                    case .warc: WARCContainer(descriptor: descriptor, isRewritten: true)
                    case .mhtml: MHTMLContainer(bytes: bytes)
                    case .webArchive: WebArchiveContainer(bytes: bytes, isRewritten: true)
                    case .wacz: try WACZContainer(descriptor: descriptor, isRewritten: true)
                    case .zip, nil: throw ContainerError("of another kind")
                    }
                }.written
                if let written {
                    count += 1
                    #expect(written == bytes, "\(name)")
                }
            }
        }
        if count == 0 { try skipTest("no container is beside this checkout") }
    }
}
