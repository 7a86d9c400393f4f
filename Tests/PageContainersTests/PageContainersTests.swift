// PageContainersTests.swift: containers of every kind: their pages, damage, and writing them back.

import ArchiveCoding
import ContainerProtocol
import FilePaths
import Foundation
import PageContainers
import Testing

@Suite("Containers")
struct PageContainersTests {
    /// A part of a container in a form that tests can compare.
    private enum Piece: Equatable {
        case page(name: String, url: String, type: String, text: String)
        case other
        case damaged
    }

    /// Reads a container from a file with this content; each page becomes `new` in the written container.
    private func read(
        _ bytes: [UInt8],
        new: String? = nil,
        _ open: (Int32) throws -> any PageContainer
    ) throws -> (pieces: [Piece], written: [UInt8]) {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(bytes).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        let file = try FileHandle(forReadingFrom: path)
        let container = try open(file.fileDescriptor)
        var pieces: [Piece] = []
        var written: [WrittenPiece] = []
        while let part = try container.next() {
            switch part {
            case .page(let page, let write):
                let text = String(decoding: page.bytes, as: UTF8.self)
                pieces.append(.page(name: page.name.description, url: page.url, type: page.contentType, text: text))
                written += write(new.map { WrittenPage(bytes: Array($0.utf8)) })
            case .other(let bytes):
                pieces.append(.other)
                written += bytes
            case .damaged: pieces.append(.damaged)
            }
        }
        written += try container.close()
        return (pieces, assembled(written, from: bytes))
    }

    private func record(_ number: Int, type: String = "text/html", headers: String = "", body: [UInt8]) -> [UInt8] {
        let block = Array("HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\n\(headers)\r\n".utf8) + body
        let header = WARCHeader(fields: [
            ("WARC-Type", "response"), ("WARC-Record-ID", "<urn:x:\(number)>"),
            ("WARC-Target-URI", "http://e.org/\(number)"), ("WARC-Block-Digest", warcDigest(block)),
            ("Content-Type", "application/http; msgtype=response"),
        ])
        return header.record(block: block)
    }

    private func page(_ number: Int, _ name: Int, _ text: String, type: String = "text/html") -> Piece {
        .page(name: "00000\(name)-e.org-\(number).html", url: "http://e.org/\(number)", type: type, text: text)
    }

    @Test(
        "Pages are extracted from records, without HTTP's codings",
        arguments: [RecordCompression.none, .gzip, .zstandard]
    )
    func records(compression: RecordCompression) throws {
        let chunked = Array("3\r\n<p>\r\n2\r\nhi\r\n0\r\n\r\n".utf8)
        let file = [
            record(1, type: "text/html; charset=\"latin1\"", body: Array("<p>a".utf8)),
            record(2, type: "image/png", body: [1, 2, 3]),
            record(3, headers: "Content-Encoding: gzip\r\n", body: gzipMember(Array("<p>b".utf8))),
            record(4, headers: "Transfer-Encoding: chunked\r\n", body: chunked),
        ].flatMap(compression.encoded)
        let read = { (isRewritten: Bool, new: String?) in
            try self.read(file, new: new) { WARCContainer(descriptor: $0, isRewritten: isRewritten) }
        }
        let pages = [
            page(1, 1, "<p>a", type: "text/html; charset=latin1"), page(3, 2, "<p>b"), page(4, 3, "<p>hi"),
        ]
        #expect(try read(false, nil).pieces == pages)
        let back = try read(true, nil)
        #expect(back.pieces == pages)
        #expect(back.written == file)
        let changed = try read(true, "<p>new").written
        let again = try self.read(changed) { WARCContainer(descriptor: $0, isRewritten: true) }
        #expect(
            again.pieces == [
                page(1, 1, "<p>new", type: "text/html; charset=latin1"), page(3, 2, "<p>new"),
                page(4, 3, "<p>new"),
            ]
        )
        let image = compression.encoded(record(2, type: "image/png", body: [1, 2, 3]))
        #expect(changed.firstRange(of: image) != nil)
    }

    @Test(
        "After a damaged record, reading continues at the next",
        arguments: [RecordCompression.none, .gzip, .zstandard]
    )
    func damage(compression: RecordCompression) throws {
        let text = String(repeating: "<p>page of some length</p>", count: 40)
        var records = (1...4).map { compression.encoded(record($0, body: Array("\(text)\($0)".utf8))) }
        if compression == .none {
            let length = records[1].firstRange(of: Array("Content-Length: ".utf8))?.upperBound
            records[1][try #require(length)] = UInt8(ascii: "x")
        } else {
            for index in 12..<40 { records[1][index] ^= 0xA5 }
        }
        records[3].removeLast(30)
        let (pieces, written) = try read(records.flatMap { $0 }) { WARCContainer(descriptor: $0, isRewritten: true) }
        #expect(pieces == [page(1, 1, text + "1"), .damaged, page(3, 2, text + "3"), .damaged])
        #expect(written == records.flatMap { $0 })
    }

    @Test(
        "A record whose length reaches into the next ones is damaged, and those are read",
        arguments: [RecordCompression.none, .gzip, .zstandard],
        [1_000, 1 << 40]
    )
    func wrongLengths(compression: RecordCompression, length: Int) throws {
        var records = (1...9).map { record($0, body: Array("<p>\($0)".utf8)) }
        let place = try #require(records[1].firstRange(of: Array("Content-Length: ".utf8))?.upperBound)
        let end = try #require(records[1][place...].firstIndex(of: 0x0D))
        records[1].replaceSubrange(place..<end, with: Array(String(length).utf8))
        let file = records.flatMap(compression.encoded)
        for isRewritten in [false, true] {
            let (pieces, written) = try read(file) { WARCContainer(descriptor: $0, isRewritten: isRewritten) }
            let others = (3...9).map { page($0, $0 - 1, "<p>\($0)") }
            #expect(pieces == [page(1, 1, "<p>1"), .damaged] + others)
            #expect(!isRewritten || written == file)
        }
    }

    @Test("Brotli-compressed bodies are read if the library is installed")
    func brotli() throws {
        let pressed: [UInt8] = [27, 183, 1, 248, 37, 121, 124, 224, 170, 19, 194, 42, 128, 120, 184, 157, 103, 0]
        let text = String(repeating: "<p>pressed ", count: 40)
        guard case .bytes(let bytes) = decodeBrotli(pressed, limit: 1000) else {
            print("Left out: libbrotlidec is not installed.")
            return
        }
        #expect(String(decoding: bytes, as: UTF8.self) == text)
        #expect(decodeBrotli(pressed, limit: 100) == .tooLong)
        for count in 0..<pressed.count { #expect(decodeBrotli(Array(pressed[..<count]), limit: 1000) == .damaged) }
        let plain = Array("<p>not pressed".utf8)
        let file = [pressed, plain].flatMap { record(1, headers: "Content-Encoding: br\r\n", body: $0) }
        let pieces = try read(file) { WARCContainer(descriptor: $0, isRewritten: false) }.pieces
        #expect(pieces == [page(1, 1, text), page(1, 2, "<p>not pressed")])
    }

    @Test("ARC files are read and written back")
    func arc() throws {
        let block = "HTTP/1.0 200 OK\r\nContent-Type: text/html\r\n\r\n<p>a"
        let file =
            "filedesc://x 0.0.0.0 20140602170000 text/plain 4\nabc\n\nhttp://e.org/7 1.2.3.4 20140602170000 text/html \(block.utf8.count)\n\(block)\n"
        let (pieces, written) = try read(Array(file.utf8)) { WARCContainer(descriptor: $0, isRewritten: true) }
        #expect(pieces == [page(7, 1, "<p>a")])
        #expect(String(decoding: written, as: UTF8.self) == file)
    }

    private static func message(encoding: String, body: String) -> String {
        """
        MIME-Version: 1.0\r
        Content-Type: multipart/related;\r
        \tboundary="B"; start="<main>"\r
        \r
        --B\r
        Content-Type: text/html\r
        \r
        <p>a frame\r
        --B\r
        Content-Type: text/html; charset=utf-8\r
        Content-ID: <main>\r
        Content-Location: http://e.org/\r
        Content-Transfer-Encoding: \(encoding)\r
        \r
        \(body)\r
        --B--\r

        """
    }

    @Test(
        "MHTML gives the page that start names, decoded, and keeps everything else",
        arguments: [
            ("quoted-printable", "<p class=3Da>=C3=A4 so=\r\nft</p>"),
            ("base64", "PHAgY2xhc3M9YT7DpCBzb2Z0PC9wPg=="), ("8bit", "<p class=a>ä soft</p>"),
        ]
    )
    func mhtml(encoding: String, body: String) throws {
        let message = Self.message(encoding: encoding, body: body)
        let (pieces, same) = try read(Array(message.utf8)) { _ in MHTMLContainer(bytes: Array(message.utf8)) }
        #expect(
            pieces == [
                .page(name: "", url: "http://e.org/", type: "text/html; charset=utf-8", text: "<p class=a>ä soft</p>")
            ]
        )
        #expect(same == Array(message.utf8))
        let new = "<p>€ = \(String(repeating: "long ", count: 40))\r\n end"
        let written = try read(Array(message.utf8), new: new) { _ in
            MHTMLContainer(bytes: Array(message.utf8))
        }.written
        let again = try read(written) { _ in MHTMLContainer(bytes: written) }.pieces
        #expect(again == [.page(name: "", url: "http://e.org/", type: "text/html; charset=utf-8", text: new)])
        let text = String(decoding: written, as: UTF8.self)
        let head = try #require(message.range(of: body)).lowerBound
        #expect(text.hasPrefix(message[..<head]) && text.hasSuffix("\r\n--B--\r\n"))
    }

    @Test("The parts of an MHTML message are its page's resources, also those of nested parts")
    func resourcesOfMHTML() throws {
        let message = """
            MIME-Version: 1.0\r
            Content-Type: multipart/related; boundary=A\r
            \r
            --A\r
            Content-Type: multipart/alternative; boundary=B\r
            \r
            --B\r
            Content-Type: text/html\r
            Content-Location: http://e.org/f/page.html\r
            \r
            <p>page\r
            --B--\r
            --A\r
            Content-Type: text/css\r
            Content-ID: <css@x>\r
            Content-Location: a.css\r
            Content-Transfer-Encoding: base64\r
            \r
            cHt9\r
            --A--\r

            """
        let container = MHTMLContainer(bytes: Array(message.utf8))
        guard case .page(let page, _) = try container.next() else { throw ContainerError("no page") }
        #expect(page.url == "http://e.org/f/page.html")
        let sheet = container.resources().first { $0.contentType == "text/css" }
        #expect(sheet?.urls == ["thismessage:/a.css", "a.css", "cid:css@x"])
        #expect(sheet.map { String(decoding: $0.bytes, as: UTF8.self) } == "p{}")
    }

    @Test(
        "A web archive nested deeper than any real one is refused, without using the stack",
        arguments: [
            "array", "array a='/>'", "x/><array", "!-- </array></array> --><array", "![CDATA[</array>]]><array",
        ]
    )
    func nestedArchive(element: String) {
        let depth = 200_000
        let list = "<plist>" + String(repeating: "<\(element)>", count: depth)
        let wide: [UInt8] =
            [0xFE, 0xFF] + list.utf16.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
        for bytes in [Array(list.utf8), wide] {
            #expect(throws: ContainerError("it is not a property list")) {
                _ = try WebArchiveContainer(bytes: bytes, isRewritten: false).next()
            }
        }
    }

    @Test("A file that is not a container is refused with the reason")
    func refusals() {
        #expect(throws: ContainerError("it is not a property list")) {
            _ = try WebArchiveContainer(bytes: [1, 2, 3], isRewritten: false).next()
        }
        #expect(throws: ContainerError("it does not start with a MIME header")) {
            _ = try MHTMLContainer(bytes: [1, 2, 3]).next()
        }
    }
}
