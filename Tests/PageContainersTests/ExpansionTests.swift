// ExpansionTests.swift: compressed data that expands far beyond an honest page: the record fails with its name, and its neighbors are read
// and written back.

import ArchiveCoding
import ContainerProtocol
import FilePaths
import Foundation
import PageContainers
import Testing

@Suite("Decompression limits")
struct ExpansionTests {
    /// The result of reading a file to its end.
    private struct Found {
        /// The lengths of the readable pages, by URL or name.
        var pages: [String: Int] = [:]
        /// The reasons of the unreadable ones, by URL or name.
        var problems: [String: String] = [:]
        var damages: [String] = []
        var written: [UInt8] = []
    }

    private func read(_ bytes: [UInt8], _ open: (Int32) throws -> any PageContainer) throws -> Found {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(bytes).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        let file = try FileHandle(forReadingFrom: path)
        let container = try open(file.fileDescriptor)
        var found = Found()
        var pieces: [WrittenPiece] = []
        while let part = try container.next() {
            switch part {
            case .page(let page, let write):
                let name = page.url.isEmpty ? page.name.description : page.url
                if page.problem.isEmpty {
                    found.pages[name] = page.bytes.count
                } else {
                    found.problems[name] = page.problem
                }
                pieces += write(nil)
            case .other(let others): pieces += others
            case .damaged(_, _, let problem): found.damages.append(problem)
            }
        }
        pieces += try container.close()
        found.written = assembled(pieces, from: bytes)
        return found
    }

    private func readWARC(_ bytes: [UInt8]) throws -> Found {
        let found = try read(bytes) { WARCContainer(descriptor: $0, isRewritten: true) }
        #expect(try read(bytes) { WARCContainer(descriptor: $0, isRewritten: false) }.problems == found.problems)
        #expect(found.written == bytes)
        return found
    }

    private func record(_ name: String, codings: String = "", body: [UInt8]) -> [UInt8] {
        let coding = codings.isEmpty ? "" : "Content-Encoding: \(codings)\r\n"
        return WARCHeader(fields: [
            ("WARC-Type", "response"), ("WARC-Target-URI", "http://e.org/\(name)"),
            ("Content-Type", "application/http"),
        ]).record(block: Array("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\(coding)\r\n".utf8) + body)
    }

    /// 8 MiB of `<p>x`, compressed with Brotli.
    private static let brotli: [UInt8] = [
        155, 255, 255, 127, 248, 165, 121, 124, 224, 240, 196, 105, 1, 128, 237, 253, 31, 57,
    ]
    private static let long = [UInt8](repeating: UInt8(ascii: "x"), count: 8 << 20)
    private static let page = Array("<p>page".utf8)

    private func pressed(_ coding: String, _ bytes: [UInt8]) -> [UInt8] {
        switch coding {
        case "gzip": gzipMember(bytes)
        case "deflate": bareDeflate(bytes)
        case "zstd": zstandardFrame(bytes)
        default: Self.brotli
        }
    }

    @Test(
        "A body that expands too much fails with its record's URL, and its neighbors are read",
        arguments: [
            "gzip, gzip", "deflate, gzip", "gzip, deflate", "zstd", "br", "gzip, zstd", "br, gzip",
            "gzip, gzip, gzip, gzip",
        ],
        [RecordCompression.none, .gzip, .zstandard]
    )
    func bodies(codings: String, compression: RecordCompression) throws {
        if codings.contains("br"), case .noLibrary = decodeBrotli(Self.brotli, limit: 1) { return }
        let body = codings.components(separatedBy: ", ").reduce(Self.long) { pressed($1, $0) }
        let file = [
            record("a", body: Self.page), record("b", codings: codings, body: body), record("c", body: Self.page),
        ]
        let found = try readWARC(file.flatMap(compression.encoded))
        #expect(found.pages == ["http://e.org/a": 7, "http://e.org/c": 7] && found.damages.isEmpty)
        let problem = try #require(found.problems["http://e.org/b"])
        #expect(
            problem.hasPrefix("the body has more than 1000 times its packed size")
                || problem == "the body is compressed more than 4 times"
        )
    }

    @Test("Four layers of compression are decoded, including the record's, and no fifth")
    func layers() throws {
        func body(_ count: Int) -> [UInt8] { (0..<count).reduce(Self.page) { bytes, _ in gzipMember(bytes) } }
        func found(_ count: Int, _ compression: RecordCompression) throws -> Found {
            let codings = Array(repeating: "gzip", count: count).joined(separator: ", ")
            return try readWARC(compression.encoded(record("a", codings: codings, body: body(count))))
        }
        #expect(try found(4, .none).pages == ["http://e.org/a": 7])
        #expect(try found(5, .none).problems == ["http://e.org/a": "the body is compressed more than 4 times"])
        #expect(try found(3, .gzip).pages == ["http://e.org/a": 7])
        #expect(try found(4, .gzip).problems == ["http://e.org/a": "the body is compressed more than 4 times"])
        // A coding that is declared but not applied does not count.
        let plain = try readWARC(gzipMember(record("a", codings: "gzip, gzip, gzip, gzip, gzip", body: Self.page)))
        #expect(plain.pages == ["http://e.org/a": 7])
    }

    @Test("A page of up to a mebibyte may be compressed without limit, and a larger one a thousandfold")
    func bounds() throws {
        func found(_ count: Int) throws -> Found {
            let body = Array(repeating: UInt8(ascii: "x"), count: count)
            return try readWARC(record("a", codings: "zstd", body: zstandardFrame(body)))
        }
        #expect(try found(1 << 20).pages == ["http://e.org/a": 1 << 20])
        #expect(try found(1 << 20 + 1).pages.isEmpty)
        // Eight kilobytes that can't be compressed allow for eight megabytes that can.
        var state: UInt64 = 7
        let noise = (0..<9000).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        let body = noise + Self.long
        let file = record("a", codings: "zstd", body: zstandardFrame(body))
        #expect(try readWARC(file).pages == ["http://e.org/a": body.count])
    }

    @Test("A record whose own compression expands too much fails with its name, and the next ones are read")
    func records() throws {
        let zeros = [UInt8](repeating: 0, count: 40 << 20)
        for compression in [RecordCompression.gzip, .zstandard] {
            let file = [record("a", body: Self.page), record("b", body: zeros), record("c", body: Self.page)]
            let found = try readWARC(file.flatMap(compression.encoded))
            #expect(found.pages == ["http://e.org/a": 7, "http://e.org/c": 7])
            let words = found.damages + found.problems.map { "\($0.key): \($0.value)" }
            #expect(words.count == 1)
            #expect(
                words.first?.hasPrefix("http://e.org/b: the record has more than 1000 times its packed size") == true
            )
        }
    }

    @Test(
        "A large record is classified by its beginning: a page fails with its name, and others are skipped",
        arguments: ["text/html", "image/png"]
    )
    func largeRecords(type: String) throws {
        // Bytes that gzip compresses less than a thousandfold, in members of a mebibyte each.
        var state: UInt64 = 7
        let noise = (0..<2048).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        let member = gzipMember(noise + [UInt8](repeating: 0x78, count: 1 << 20 - 2048))
        let head =
            "WARC/1.1\r\nWARC-Type: resource\r\nWARC-Target-URI: http://e.org/b\r\nContent-Type: \(type)\r\n"
            + "Content-Length: \(257 << 20)\r\n\r\n"
        let members = Array(repeating: member, count: 257).flatMap { $0 }
        let large = gzipMember(Array(head.utf8)) + members + gzipMember(Array("\r\n\r\n".utf8))
        let file = large + gzipMember(record("c", body: Self.page))
        let found = try read(file) { WARCContainer(descriptor: $0, isRewritten: true) }
        #expect(found.pages == ["http://e.org/c": 7] && found.damages.isEmpty && found.written == file)
        let problem = ["http://e.org/b": "the record has more than 256 MiB"]
        #expect(found.problems == (type == "text/html" ? problem : [:]))
    }

    @Test("An entry of a zip file that expands too much fails with its name, and the others are read")
    func zips() throws {
        let file = zip([("a.html", Self.page), ("b.html", Array(Self.long + Self.long)), ("c.html", Self.page)])
        let found = try read(file) { try ZipContainer(descriptor: $0, isRewritten: true) }
        #expect(found.pages == ["a.html": 7, "c.html": 7] && found.written == file)
        // NB: Deflate expands one byte to at most 1032.
        #expect(found.problems["b.html"]?.hasPrefix("it has more than 1000 times its packed size") == true)
    }

    /// A zip file of deflated entries.
    private func zip(_ entries: [(name: String, content: [UInt8])]) -> [UInt8] {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        var file: [UInt8] = []
        var directory: [UInt8] = []
        for (name, content) in entries {
            let (start, packed) = (file.count, bareDeflate(content))
            let common =
                bytes(20, 2) + bytes(0, 2) + bytes(8, 2) + bytes(0, 4) + bytes(Int(crc32(content)), 4)
                + bytes(packed.count, 4) + bytes(content.count, 4) + bytes(name.utf8.count, 2)
            file += [0x50, 0x4B, 3, 4] + common + bytes(0, 2) + Array(name.utf8) + packed
            directory += [0x50, 0x4B, 1, 2] + bytes(20, 2) + common + bytes(0, 12) + bytes(start, 4) + Array(name.utf8)
        }
        let end = bytes(0, 4) + bytes(entries.count, 2) + bytes(entries.count, 2) + bytes(directory.count, 4)
        return file + directory + [0x50, 0x4B, 5, 6] + end + bytes(file.count, 4) + bytes(0, 2)
    }
}
