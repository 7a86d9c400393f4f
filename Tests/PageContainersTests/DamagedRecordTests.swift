// DamagedRecordTests.swift: WARC files with damaged compressed members: everything readable is the same after they were written back, and
// the rest is copied byte for byte.

import ArchiveCoding
import ContainerProtocol
import FilePaths
import Foundation
import PageContainers
import Testing

@Suite("Damaged records written back")
struct DamagedRecordTests {
    /// The result of reading a file to its end.
    private struct Found {
        var pages: [String] = []
        var damages: [String] = []
        var written: [UInt8] = []
    }

    private func read(_ bytes: [UInt8]) throws -> Found {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(bytes).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        let file = try FileHandle(forReadingFrom: path)
        let container = WARCContainer(descriptor: file.fileDescriptor, isRewritten: true)
        var found = Found()
        var pieces: [WrittenPiece] = []
        while let part = try container.next() {
            switch part {
            case .page(let page, let write):
                found.pages.append(String(decoding: page.bytes, as: UTF8.self) + page.problem)
                pieces += write(nil)
            case .other(let others): pieces += others
            case .damaged(let offset, let inside, let problem): found.damages.append("\(offset) \(inside) \(problem)")
            }
        }
        pieces += container.close()
        found.written = assembled(pieces, from: bytes)
        return found
    }

    private func record(_ number: Int, _ body: String, version: String = "WARC/1.1") -> [UInt8] {
        WARCHeader(
            version: version,
            fields: [
                ("WARC-Type", "response"), ("WARC-Target-URI", "http://e.org/\(number)"),
                ("Content-Type", "application/http"),
            ]
        ).record(block: Array("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n\(body)".utf8))
    }

    /// Text that hardly compresses.
    private func noise(_ count: Int, _ state: inout UInt64) -> String {
        String((0..<count).map { _ in Character(Unicode.Scalar(UInt8(0x61 + random(26, &state)))) })
    }

    private func random(_ range: Int, _ state: inout UInt64) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % range
    }

    @Test("The version's name may be in lower case, as some programs write it")
    func smallLetters() throws {
        let file = record(1, "<p>a", version: "warc/1.0") + record(2, "<p>b", version: "Warc/1.0")
        let found = try read(file)
        #expect(found.pages == ["<p>a", "<p>b"] && found.damages.isEmpty && found.written == file)
        let damaged = Array("junk\n".utf8) + file
        #expect(try read(damaged).pages == ["<p>a", "<p>b"])
    }

    @Test(
        "A record at the start of a member is found, however the damaged member before it ends",
        arguments: [RecordCompression.gzip, .zstandard]
    )
    func memberStarts(compression: RecordCompression) throws {
        var first = compression.encoded(record(1, "<p>a") + Array("junk without a line's end".utf8))
        if compression == .gzip { first[first.count - 8] ^= 1 }
        let file = first + compression.encoded(record(2, "<p>b"))
        let found = try read(file)
        #expect(found.pages == ["<p>a", "<p>b"] && found.damages.count == 1)
        #expect(try read(found.written).pages == found.pages)
    }

    @Test(
        "A record is found after a member of a single byte, and after one without a record",
        arguments: [RecordCompression.gzip, .zstandard],
        ["h", "junk"]
    )
    func shortMembers(compression: RecordCompression, junk: String) throws {
        let parts = [record(1, "<p>a"), Array(junk.utf8), record(2, "<p>b")]
        let file = parts.flatMap { compression.encoded($0) }
        let found = try read(file)
        #expect(found.pages == ["<p>a", "<p>b"] && found.damages.count == 1, "\(found.damages)")
        #expect(found.written == file)
        // Another one follows the re-encoded part.
        let sums = parts.flatMap { part in
            var member = compression.encoded(part)
            if compression == .gzip { member[member.count - 8] ^= 1 }
            return member
        }
        let damaged = try read(sums)
        #expect(try read(damaged.written).pages == damaged.pages)
    }

    /// A member of stored bytes, followed by a block of an invalid type, and noise.
    private func brokenMember(_ compression: RecordCompression, _ content: [UInt8], noise: [UInt8]) -> [UInt8] {
        let count = content.count
        if compression == .gzip {
            let length = [UInt8(count & 255), UInt8(count >> 8)]
            return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0] + length + length.map { ~$0 } + content + [7] + noise
        }
        // A window of a megabyte; a raw block, not the last one; a reserved one.
        let head = count << 3
        let bytes = [0, 8, 16].map { UInt8(truncatingIfNeeded: head >> $0) }
        return [0x28, 0xB5, 0x2F, 0xFD, 0, 0x50] + bytes + content + [7, 0, 0] + noise
    }

    @Test(
        "Undecodable data after the pages of one member is copied byte for byte, also at the end",
        arguments: [RecordCompression.gzip, .zstandard],
        [true, false]
    )
    func carriedOver(compression: RecordCompression, isLast: Bool) throws {
        var state: UInt64 = 7
        let noise = Array(noise(5000, &state).utf8)
        let cut = record(2, "<p>b").dropLast(9)
        let member = brokenMember(compression, record(1, "<p>a") + cut, noise: noise)
        let next = isLast ? [] : compression.encoded(record(3, "<p>c"))
        let found = try read(member + next)
        #expect(found.pages == (isLast ? ["<p>a"] : ["<p>a", "<p>c"]) && found.damages.count == 1, "\(found.damages)")
        #expect(found.written.firstRange(of: [7] + (compression == .gzip ? [] : [0, 0]) + noise) != nil)
        #expect(found.written.firstRange(of: compression.encoded(Array(cut))) != nil)
        let again = try read(found.written)
        #expect(again.pages == found.pages && !again.damages.isEmpty)
    }

    @Test(
        "However members with several records are damaged, no page is lost or doubled",
        arguments: [RecordCompression.gzip, .zstandard]
    )
    func anyDamage(compression: RecordCompression) throws {
        var state: UInt64 = 3
        let records = (0..<9).map { record($0, "<p>page \($0) " + noise(300, &state)) }
        let whole = [0..<1, 1..<4, 4..<5, 5..<9].flatMap { compression.encoded(records[$0].flatMap { $0 }) }
        for round in 0..<200 {
            var file = whole
            for _ in 0...(round % 4) { file[random(file.count, &state)] = UInt8(random(256, &state)) }
            if round % 5 == 0 { file.removeLast(1 + random(file.count / 2, &state)) }
            guard RecordCompression(start: file) == compression else { continue }
            let found = try read(file)
            let again = try read(found.written)
            #expect(again.pages == found.pages, "\(found.damages) \(again.damages) \(Data(file).base64EncodedString())")
            #expect(
                found.damages.isEmpty || found.written == file || !again.damages.isEmpty
                    || found.damages.allSatisfy { $0.hasSuffix("compressed data is damaged") }
            )
        }
    }
}
