// MHTMLWriterTests.swift: small messages as written by the programs that save pages as MHTML or send them by mail: which part is the page,
// its URL and encoding, its resources, and that writing it back changes nothing else.
//
// Their differences:
//
//   Chrome, Edge        `From: <Saved by Blink>`, `Snapshot-Content-Location` beside the page's `Content-Location`, a folded `type` and
//                       `boundary`, a root with `Content-ID: <frame-…@mhtml.blink>` that no `start` names; frames by `cid:` URLs, style
//                       sheets with a `Content-Location` of `cid:css-…`; quoted-printable for text, `binary` or base64 for others
//   Internet Explorer   a preamble, folded parameters, `Content-Location: file://C:\…` with blanks and backslashes for local pages,
//                       relative ones for their resources; encoded words in `Subject`
//   Word                the preamble "Single File Web Page", with or without a byte order mark before it, transfer encoding before type,
//                       `Content-Location: file:///C:/HASH/page.htm`, and URLs in the page relative to it; lists of files as XML
//   Problem Steps       relative `Content-Location` everywhere (`main.htm`, `screenshot_0001.JPEG`), so that `thismessage:/` is the base
//   Recorder
//   Opera (Presto)      `start=<op.mhtml…@host>` without quotation marks, for a root that is not the first part
//   Metanorma           `Content-Type: text/html charset="utf-8"`, without a semicolon
//   mail programs       `multipart/mixed` of `multipart/related` of `multipart/alternative`; images by `cid:`; HTML as an attachment
//                       that is not a page; base64 of HTML; `Content-Transfer-Encoding` with comments, in capitals, or misspelled
//   scripts             line feeds only; parts without a header; no last boundary; `Content-Base`

import ContainerProtocol
import Foundation
import PageContainers
import Testing

@Suite("Messages of various programs")
struct MHTMLWriterTests {
    /// A message and its expected contents.
    struct Message: CustomStringConvertible, Sendable {
        var writer: String
        /// With line feeds, which become CR and LF.
        var text: String
        var url: String
        var type: String
        var page: String
        /// URLs under which resources are found.
        var addresses: [String] = []
        /// The page's encoded bytes, which occur once in the message; empty if they are the same as `page`.
        var encoded = ""
        var hasLineFeedsOnly = false

        var bytes: [UInt8] {
            hasLineFeedsOnly
                ? Array(text.utf8) : Array(text.utf8).flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] as [UInt8] }
        }
        var description: String { writer }
    }

    private static let blink = Message(
        writer: "Chrome",
        text: """
            From: <Saved by Blink>
            Snapshot-Content-Location: https://example.org/a/page?x=1
            Subject: =?utf-8?Q?A=20page?=
            Date: Mon, 2 Jun 2025 10:00:00 -0000
            MIME-Version: 1.0
            Content-Type: multipart/related;
            \ttype="text/html";
            \tboundary="----MultipartBoundary--aBc----"


            ------MultipartBoundary--aBc----
            Content-Type: text/html
            Content-ID: <frame-1@mhtml.blink>
            Content-Transfer-Encoding: quoted-printable
            Content-Location: https://example.org/a/page?x=1

            <p class=3Da>=C3=A4 so=
            ft</p>
            ------MultipartBoundary--aBc----
            Content-Type: text/css
            Content-Transfer-Encoding: quoted-printable
            Content-Location: cid:css-1@mhtml.blink

            @charset "utf-8";
            ------MultipartBoundary--aBc----
            Content-Type: text/html
            Content-ID: <frame-2@mhtml.blink>
            Content-Transfer-Encoding: quoted-printable
            Content-Location: https://example.org/frame

            <p>a frame
            ------MultipartBoundary--aBc------

            """,
        url: "https://example.org/a/page?x=1",
        type: "text/html",
        page: "<p class=a>ä soft</p>",
        addresses: ["cid:css-1@mhtml.blink", "https://example.org/frame", "cid:frame-2@mhtml.blink"],
        encoded: "<p class=3Da>=C3=A4 so=\r\nft</p>"
    )

    private static let explorer = Message(
        writer: "Internet Explorer",
        text: """
            From: "Saved by Microsoft Internet Explorer 7"
            Subject: =?Windows-1252?Q?caf=E9?=
            MIME-Version: 1.0
            Content-Type: multipart/related;
            \tboundary="----=_NextPart_000_0000_01C8.1";
            \ttype="text/html"
            X-MimeOLE: Produced By Microsoft MimeOLE V6.00

            This is a multi-part message in MIME format.

            ------=_NextPart_000_0000_01C8.1
            Content-Type: text/html;
            \tcharset="windows-1252"
            Content-Transfer-Encoding: 7bit
            Content-Location: file://C:\\My Documents\\page one.htm

            <p>old
            ------=_NextPart_000_0000_01C8.1
            Content-Type: image/gif
            Content-Transfer-Encoding: base64
            Content-Location: file:///C:/My%20Documents/i.gif

            R0lGODlhAQABAAAAADs=

            ------=_NextPart_000_0000_01C8.1--

            """,
        url: "file:///C:/My%20Documents/page%20one.htm",
        type: "text/html; charset=windows-1252",
        page: "<p>old",
        addresses: ["file:///C:/My%20Documents/i.gif"]
    )

    private static let word = Message(
        writer: "Word",
        text: """
            MIME-Version: 1.0
            Content-Type: multipart/related; boundary="----=_NextPart_01D5"

            This document is a Single File Web Page, also known as a Web Archive file.

            ------=_NextPart_01D5
            Content-Location: file:///C:/3F4E/doc.htm
            Content-Transfer-Encoding: quoted-printable
            Content-Type: text/html; charset="us-ascii"

            <html xmlns:o=3D"urn:x"><p>word
            ------=_NextPart_01D5
            Content-Location: file:///C:/3F4E/doc_files/filelist.xml
            Content-Transfer-Encoding: quoted-printable
            Content-Type: text/xml; charset="utf-8"

            <xml/>
            ------=_NextPart_01D5--

            """,
        url: "file:///C:/3F4E/doc.htm",
        type: "text/html; charset=us-ascii",
        page: "<html xmlns:o=\"urn:x\"><p>word",
        addresses: ["file:///C:/3F4E/doc_files/filelist.xml"],
        encoded: "<html xmlns:o=3D\"urn:x\"><p>word"
    )

    private static let recorder = Message(
        writer: "Problem Steps Recorder",
        text: """
            MIME-Version: 1.0
            Content-Type: multipart/related; type="text/html"; boundary="_=_1"

            --_=_1
            Content-Type: text/html; charset="UTF-8"
            Content-Transfer-Encoding: quoted-printable
            Content-Location: main.htm

            <p>steps
            --_=_1
            Content-Type: image/jpeg
            Content-Transfer-Encoding: base64
            Content-Location: screenshot_0001.JPEG

            /9j/2Q==
            --_=_1--

            """,
        url: "thismessage:/main.htm",
        type: "text/html; charset=UTF-8",
        page: "<p>steps",
        addresses: ["thismessage:/screenshot_0001.JPEG"]
    )

    private static let presto = Message(
        writer: "Opera",
        text: """
            Content-Type: multipart/related; start=<op.mhtml.1@host>; boundary=--------==x

            ----------==x
            Content-Type: text/html; charset=utf-8
            Content-ID: <op.mhtml.0@host>
            Content-Location: http://e.org/frame

            <p>a frame
            ----------==x
            Content-Type: text/html; charset=utf-8
            Content-ID: <op.mhtml.1@host>
            Content-Location: http://e.org/
            Content-Transfer-Encoding: 8bit

            <p>the page ä
            ----------==x--

            """,
        url: "http://e.org/",
        type: "text/html; charset=utf-8",
        page: "<p>the page ä",
        addresses: ["http://e.org/frame", "cid:op.mhtml.0@host"]
    )

    private static let metanorma = Message(
        writer: "Metanorma",
        text: """
            MIME-Version: 1.0
            Content-Type: multipart/related; boundary="B"

            --B
            Content-Type: text/html charset="utf-8"
            Content-Location: file:///C:/Doc/p.htm

            <p>standard
            --B
            Content-Type: text/html; charset=utf-8
            Content-Location: file:///C:/Doc/header.htm

            <p>header
            --B--

            """,
        url: "file:///C:/Doc/p.htm",
        type: "text/html; charset=utf-8",
        page: "<p>standard",
        addresses: ["file:///C:/Doc/header.htm"]
    )

    private static let mail = Message(
        writer: "a mail program",
        text: """
            From: a@e.org
            MIME-Version: 1.0
            Content-Type: multipart/mixed; boundary=A (outer)

            --A
            Content-Type: multipart/related; boundary=B; type="multipart/alternative"

            --B
            Content-Type: multipart/alternative; boundary=C

            --C
            Content-Type: text/plain

            plain
            --C
            Content-Type: TEXT/HTML; CHARSET=utf-8
            Content-Transfer-Encoding: Base64 (as usual)

            PHA+bWFpbA==
            --C--
            --B
            Content-Type: image/png
            Content-ID: <a%b@e.org>

            x
            --B--
            --A
            Content-Type: text/html
            Content-Disposition: attachment; filename=a.html

            <p>attached
            --A--

            """,
        url: "",
        type: "text/html; charset=utf-8",
        page: "<p>mail",
        addresses: ["cid:a%25b@e.org"],
        encoded: "PHA+bWFpbA=="
    )

    private static let script = Message(
        writer: "a script",
        text: """
            Content-Type: multipart/related; boundary=B; type="text/html"
            Content-Base: http://e.org/a/

            --B

            <p>no header
            --B
            Content-Type: text/css
            Content-Location: s.css

            p {}
            """,
        url: "",
        type: "text/html",
        page: "<p>no header",
        addresses: ["http://e.org/a/s.css"],
        hasLineFeedsOnly: true
    )

    private static let drawing = Message(
        writer: "Chrome, of a drawing",
        text: """
            Content-Type: multipart/related; boundary=B; type="image/svg+xml"

            --B
            Content-Type: image/svg+xml
            Content-Location: http://e.org/d.svg

            <svg xmlns="http://www.w3.org/2000/svg"/>
            --B
            Content-Type: text/html
            Content-Location: http://e.org/f

            <p>not this
            --B--

            """,
        url: "http://e.org/d.svg",
        type: "image/svg+xml",
        page: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        addresses: ["http://e.org/f"]
    )

    private static let all = [
        blink, explorer, word, recorder, presto, metanorma, mail, script, drawing,
    ]

    private func pieces(_ bytes: [UInt8]) throws -> (page: ContainerPage, write: (WrittenPage?) -> [UInt8]) {
        let container = MHTMLContainer(bytes: bytes)
        guard case .page(let page, let write) = try container.next() else { throw ContainerError("no page") }
        return (page, { assembled(write($0) + container.close(), from: bytes) })
    }

    @Test("The page, its URL and its type are found, and its resources", arguments: all)
    func reading(message: Message) throws {
        for mark in [[], [0xEF, 0xBB, 0xBF, 0x0D, 0x0A]] as [[UInt8]] {
            let container = MHTMLContainer(bytes: mark + message.bytes)
            guard case .page(let page, _) = try container.next() else { throw ContainerError("no page") }
            #expect(page.url == message.url && page.contentType == message.type && page.warnings.isEmpty)
            #expect(String(decoding: page.bytes, as: UTF8.self) == message.page)
            let found = Set(container.resources().flatMap(\.urls))
            #expect(found.isSuperset(of: message.addresses), "\(found)")
        }
    }

    @Test("Writing back replaces the page, and no other byte", arguments: all)
    func writing(message: Message) throws {
        let bytes = message.bytes
        #expect(try pieces(bytes).write(nil) == bytes)
        let new = "<p>new = \(String(repeating: "long ", count: 40))\n\r\n-- end "
        let written = try pieces(bytes).write(WrittenPage(bytes: Array(new.utf8)))
        #expect(String(decoding: try pieces(written).page.bytes, as: UTF8.self) == new)
        let encoded = Array((message.encoded.isEmpty ? message.page : message.encoded).utf8)
        let places = bytes.ranges(of: encoded)
        let place = try #require(places.count == 1 ? places.first : nil)
        #expect(written.starts(with: bytes[..<place.lowerBound]))
        #expect(written.reversed().starts(with: bytes[place.upperBound...].reversed()))
        // The same when changed back.
        let again = try pieces(written).write(WrittenPage(bytes: Array(message.page.utf8)))
        #expect(String(decoding: try pieces(again).page.bytes, as: UTF8.self) == message.page)
    }

    @Test(
        "The charset of the page's part follows the page, in every notation, and nothing else of the header changes",
        arguments: [
            ("text/html;\r\n\tcharset=\"koi8-r\"", "text/html;\r\n\tcharset=\"utf-8\""),
            ("text/html charset=koi8-r", "text/html charset=utf-8"),
            ("text/html; charset*=us-ascii''koi8-r; a=b", "text/html; charset=utf-8; a=b"),
            ("text/html; charset*0=koi8;\r\n\tx=y; charset*1=-r; a=b", "text/html; charset=utf-8;\r\n\tx=y; a=b"),
            ("text/html; a=\"charset=x;\" (charset=y) ; charset = koi8-r", nil),
            ("text/html", "text/html"), ("text/html; charset=utf8", "text/html; charset=utf8"),
        ]
    )
    func charset(type: String, expected: String?) throws {
        let expected = expected ?? type.replacingOccurrences(of: "koi8-r", with: "utf-8")
        func message(_ type: String, _ page: String) -> [UInt8] {
            Array("X-A: é\r\nContent-Type: \(type)\r\nContent-Transfer-Encoding: binary\r\n\r\n\(page)".utf8)
        }
        let written = try pieces(message(type, "<p>a")).write(
            WrittenPage(bytes: Array("<p>b".utf8), encoding: "UTF-8")
        )
        #expect(written == message(expected, "<p>b"), "\(String(decoding: written, as: UTF8.self))")
    }

    @Test(
        "Transfer encodings are recognized in unusual spellings",
        arguments: [
            ("7-bit", "<p>=41"), ("8bits", "<p>=41"), ("BINARY;", "<p>=41"), ("", "<p>=41"),
            ("quoted-printable; (x)", "<p>A"), ("(a (b)) Quoted-Printable", "<p>A"), ("quoted_printable", "<p>A"),
            ("\"quoted-printable\"", "<p>A"),
        ]
    )
    func transferEncodings(written: String, page: String) throws {
        let message = "Content-Type: text/html\r\nContent-Transfer-Encoding: \(written)\r\n\r\n<p>=41"
        #expect(String(decoding: try pieces(Array(message.utf8)).page.bytes, as: UTF8.self) == page)
    }

    @Test("An unknown transfer encoding is named")
    func unknownTransferEncoding() {
        let message = "Content-Type: text/html\r\nContent-Transfer-Encoding: x-own\r\n\r\n<p>"
        #expect(throws: ContainerError("the transfer encoding of the page (x-own) is unknown")) {
            _ = try MHTMLContainer(bytes: Array(message.utf8)).next()
        }
    }

    @Test(
        "If the root is not a page, no other part replaces it",
        arguments: [
            ("", "image/png"), ("; start=\"<x>\"", "image/png"), ("; start=\"<2>\"", nil),
            ("; type=\"text/html\"", "image/png"),
        ]
    )
    func otherRoots(parameters: String, root: String?) throws {
        let message = """
            Content-Type: multipart/related; boundary=B\(parameters)\r
            \r
            --B\r
            Content-Type: image/png\r
            \r
            x\r
            --B\r
            Content-Type: text/html\r
            Content-ID: <2>\r
            \r
            <p>a frame\r
            --B--\r

            """
        guard let root else {
            #expect(String(decoding: try pieces(Array(message.utf8)).page.bytes, as: UTF8.self) == "<p>a frame")
            return
        }
        #expect(throws: ContainerError("its root part is not an HTML, XHTML or SVG page, but \(root)")) {
            _ = try MHTMLContainer(bytes: Array(message.utf8)).next()
        }
    }

    @Test(
        "Content-Location is unfolded, decoded and resolved; an invalid URL is noted, and the next one used",
        arguments: [
            ("http://e.org/a/\r\n\tvery/p", "http://e.org/a/very/p", 0),
            ("=?utf-8?Q?http://e.org/=C3=A9?=", "http://e.org/%C3%A9", 0),
            ("=?iso-8859-1?B?aHR0cDovL2Uub3JnL+k=?=", "http://e.org/%C3%A9", 0),
            ("=?utf-8?Q?http://e.org/?=\r\n =?utf-8?Q?p?=", "http://e.org/p", 0),
            ("HTTP://E.org", "http://e.org/", 0), ("<http://e.org/p>", "http://e.org/p", 0),
            ("p.html", "thismessage:/p.html", 0), ("", "http://s.org/", 0),
            ("http://[bad/", "http://s.org/", 1), ("http://e.org:99999/", "http://s.org/", 1),
            ("http://e.org/a=?x?y", "http://e.org/a=?x?y", 0),
        ]
    )
    func locations(written: String, url: String, warnings: Int) throws {
        let message =
            "Snapshot-Content-Location: http://s.org/\r\nContent-Type: text/html\r\nContent-Location: \(written)\r\n\r\n<p>"
        let page = try pieces(Array(message.utf8)).page
        #expect(page.url == url)
        #expect(page.warnings == (warnings == 0 ? [] : ["Content-Location has no absolute URL: \(written)"]))
    }

    @Test("A nested part has the outer part's URL as its base, and a root in fragments its charset")
    func bases() throws {
        let message = """
            Content-Type: multipart/related; boundary*0="A"; boundary*1="A"\r
            Content-Location: http://e.org/x/\r
            \r
            --AA\r
            Content-Type: text/html; charset*=us-ascii''koi8-r\r
            Content-Location: p\r
            \r
            <p>\r
            --AA--\r

            """
        let page = try pieces(Array(message.utf8)).page
        #expect(page.url == "http://e.org/x/p" && page.contentType == "text/html; charset=koi8-r")
    }

    @Test("Blanks at line ends and invalid digits are ignored in encoded text")
    func decoding() throws {
        func page(_ encoding: String, _ body: String) throws -> String {
            let message = "Content-Type: text/html\r\nContent-Transfer-Encoding: \(encoding)\r\n\r\n\(body)"
            return String(decoding: try pieces(Array(message.utf8)).page.bytes, as: UTF8.self)
        }
        #expect(try page("quoted-printable", "a  \r\nb=20 \t\r\nc = \r\nd=zz \r\n") == "a\r\nb \r\nc d=zz\r\n")
        #expect(try page("base64", "P!H\r\nA+*YQ==YQ==") == "<p>aa")
    }
}
