// WARCPageTests.swift: which records are pages, by the standards for browsers; what is skipped; and the headers of a changed record.

import ArchiveCoding
import ContainerProtocol
import Foundation
import PageContainers
import Testing

@Suite("Pages of WARC files")
struct WARCPageTests {
    private static let page = "<!DOCTYPE html><p>a"

    /// What was read, and the file written with `new` for each page.
    private struct Reading {
        var pages: [ContainerPage] = []
        var written: [UInt8] = []
        var leftOut: [LeftOut] = []
    }

    private func read(_ bytes: [UInt8], new: WrittenPage? = nil, records: PageRecords = .captures) throws -> Reading {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(bytes).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        let file = try FileHandle(forReadingFrom: path)
        let container = WARCContainer(descriptor: file.fileDescriptor, records: records, isRewritten: true)
        var reading = Reading()
        var pieces: [WrittenPiece] = []
        while let part = try container.next() {
            guard case .page(let page, let write) = part else { continue }
            reading.pages.append(page)
            pieces += write(new)
        }
        reading.written = assembled(pieces + container.close(), from: bytes)
        reading.leftOut = container.leftOut
        return reading
    }

    private func response(
        _ headers: [String],
        _ body: String = page,
        target: String = "http://e.org/",
        fields: [String] = []
    )
        -> [UInt8]
    {
        let block = "HTTP/1.1 200 OK\r\n" + headers.map { $0 + "\r\n" }.joined() + "\r\n" + body
        let own: [String] = ["WARC-Type: response", "Content-Type: application/http", "WARC-Target-URI: \(target)"]
        return record(own + fields, block)
    }

    private func record(_ fields: [String], _ block: String) -> [UInt8] {
        let lines: [String] = ["WARC/1.1"] + fields + ["Content-Length: \(block.utf8.count)"]
        let head = lines.map { $0 + "\r\n" }.joined()
        return Array((head + "\r\n" + block + "\r\n\r\n").utf8)
    }

    private static let typed: [(headers: [String], body: String, type: String?)] = [
        ([], page, "text/html"), (["Content-Type:"], page, "text/html"),
        (["Content-Type: unknown/unknown"], page, "text/html"),
        (["Content-Type: */*"], page, "text/html"), (["content-type: application/unknown"], page, "text/html"),
        (["Content-Type: html"], page, "text/html"), (["Content-Type: text/html charset=utf-8"], page, "text/html"),
        (["Content-Type: text/plain", "Content-Type: text/html"], page, "text/html"),
        (["Content-Type: text/html;charset=gbk", "Content-Type: text/html"], page, "text/html; charset=gbk"),
        (["Content-Type: text/html, x"], "not sniffed", "text/html"),
        (["Content-Type: Application/XHTML+XML; charset=\"utf-8\""], "<html/>", "application/xhtml+xml; charset=utf-8"),
        (["Content-Type: text/html", "Content-Type: text/plain"], page, nil),
        (["Content-Type: application/octet-stream"], page, nil),
        (["Content-Type: text/plain"], page, nil), (["Content-Type: image/svg+xml"], page, nil), ([], "no page", nil),
        ([], "<?xml version='1.0'?><html>", nil), (["X-Content-Type-Options: nosniff"], page, nil),
        (["X-Content-Type-Options: x, nosniff"], page, "text/html"),
    ]

    // https://fetch.spec.whatwg.org/#concept-header-extract-mime-type, https://mimesniff.spec.whatwg.org/#mime-type-sniffing-algorithm
    @Test(
        "A response is a page by the combined type of its headers, and without a type by its first bytes",
        arguments: typed
    )
    func types(headers: [String], body: String, type: String?) throws {
        let reading = try read(response(headers, body))
        #expect(reading.pages.map(\.contentType) == (type.map { [$0] } ?? []))
        #expect(reading.leftOut.reduce(0) { $0 + $1.count } == (type == nil ? 1 : 0))
        #expect(reading.written == response(headers, body))
    }

    @Test("Records without HTTP are pages by their type too; a response record need not declare that it is HTTP")
    func otherRecords() throws {
        let file =
            record(["WARC-Type: resource", "Content-Type: text/html"], "a") + record(["WARC-Type: resource"], Self.page)
            + record(["WARC-Type: resource", "Content-Type: text/css"], Self.page)
            + record(["WARC-Type: conversion"], Self.page)
            + record(["WARC-Type: response"], "HTTP/1.0 200 OK\r\n\r\n" + Self.page)
            + record(["WARC-Type: metadata"], Self.page)
        #expect(try read(file).pages.map(\.contentType) == ["text/html", "text/html", "text/html"])
        #expect(try read(file, records: .conversion).pages.map(\.contentType) == ["text/html"])
    }

    @Test("Skipped records are counted by kind, with some of their URLs")
    func leftOut() throws {
        var file = (0..<7).flatMap { response(["Content-Type: image/png"], target: "http://e.org/\($0)") }
        file += response([], "not HTML", target: "<http://e.org/x>") + response(["Content-Type: text/html"])
        file += record(["WARC-Type: request"], "GET / HTTP/1.1\r\n\r\n")
        file += record(
            ["WARC-Type: response", "Content-Type: application/http", "WARC-Target-URI: http://e.org/m"],
            "HTTP/1.1 301 Moved\r\nContent-Type: text/html\r\n\r\n<p>"
        )
        file += record(["WARC-Type: resource", "Content-Type: text/css", "WARC-Target-URI: urn:s"], "p {}")
        let found = try read(file).leftOut
        #expect(
            found == [
                LeftOut(kind: "response 200 image/png", count: 7, names: (0..<5).map { "http://e.org/\($0)" }),
                LeftOut(kind: "request", count: 1, names: []),
                LeftOut(kind: "resource text/css", count: 1, names: ["urn:s"]),
                LeftOut(kind: "response 200 without a content type", count: 1, names: ["http://e.org/x"]),
                LeftOut(kind: "response 301 text/html", count: 1, names: ["http://e.org/m"]),
            ]
        )
    }

    @Test("The list of skipped records is bounded")
    func manyKinds() throws {
        let long = String(repeating: "x", count: 10_000)
        let file = (0..<200).flatMap { response(["Content-Type: a/\($0)"], target: "http://e.org/\(long)") }
        let found = try read(file).leftOut
        #expect(found.count == 65 && found.reduce(0) { $0 + $1.count } == 200)
        #expect(found.allSatisfy { $0.names.allSatisfy { $0.utf8.count <= 203 } })
        #expect(found.first == LeftOut(kind: "of other kinds", count: 136, names: found[0].names))
    }

    @Test(
        "A target that is not an absolute URL is noted, and the page has none",
        arguments: [
            ("page.html", ""), ("//e.org/x", ""), ("http://[bad/", ""), ("http://e.org:99999/", ""),
            ("HTTP://E.org", "http://e.org/"),
            ("<http://e.org/é>", "http://e.org/%C3%A9"), ("urn:x:y", "urn:x:y"),
        ]
    )
    func targets(target: String, url: String) throws {
        let page = try #require(try read(response(["Content-Type: text/html"], target: target)).pages.first)
        #expect(page.url == url)
        #expect(page.warnings == (url.isEmpty ? ["WARC-Target-URI has no absolute URL: \(target)"] : []))
    }

    @Test(
        "A changed record's digests keep their algorithm and notation; none is added",
        arguments: [
            "sha1:VGMT4NSHA2AWVOR6EVYXQUGCNSONBWE5",
            "sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
            "SHA-256:BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD",
            "md5:900150983cd24fb0d6963f7d28e17f72", "sha1:vgmt4nsha2awvor6evyxqugcnsonbwe5",
        ]
    )
    func digests(old: String) throws {
        let new = WrittenPage(bytes: Array("<p>b".utf8))
        let block = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 4\r\n\r\n<p>b"
        func expected(_ names: [String]) -> [UInt8] {
            let digests = ["WARC-Block-Digest": Array(block.utf8), "WARC-Payload-Digest": new.bytes]
            return response(
                ["Content-Type: text/html", "Content-Length: 4"],
                "<p>b",
                fields: names.map { "\($0): \(warcDigest(digests[$0] ?? [], like: old))" }
            )
        }
        for names in [
            [], ["WARC-Block-Digest"], ["WARC-Payload-Digest"], ["WARC-Payload-Digest", "WARC-Block-Digest"],
        ] {
            let file = response(["Content-Type: text/html"], fields: names.map { "\($0): \(old)" })
            let written = try read(file, new: new).written
            #expect(written == expected(names), "\(String(decoding: written, as: UTF8.self))")
        }
    }

    @Test("Of several types, the charset that counts follows the page, and the others stay")
    func charsets() throws {
        let headers = [
            "Content-Type: text/plain; charset=gbk", "Content-Type: text/html;\r\n charset=\"koi8-r\", text/html",
            "X: y",
        ]
        let written = try read(response(headers), new: WrittenPage(bytes: Array("<p>b".utf8), encoding: "UTF-8"))
            .written
        let expected = response(
            [headers[0], "Content-Type: text/html;\r\n charset=\"utf-8\", text/html", "X: y", "Content-Length: 4"],
            "<p>b"
        )
        #expect(written == expected, "\(String(decoding: written, as: UTF8.self))")
        let resource = ["WARC-Type: resource", "Content-Type: text/html;charset=koi8-r", "X: y"]
        let other = try read(record(resource, "a"), new: WrittenPage(bytes: Array("b".utf8), encoding: "UTF-8")).written
        #expect(other == record(["WARC-Type: resource", "Content-Type: text/html;charset=utf-8", "X: y"], "b"))
    }
}
