// PageDecodingTests.swift: the text and the encoding of a page's bytes, and the encoding that it is written in.

import PageProtocol
import Testing
import WebInfra

@testable import PageWorker

@Suite("Decoding of pages")
struct PageDecodingTests {
    private func decode(_ bytes: [UInt8], encoding: String = "", type: String = "text/html") throws -> DecodedPage {
        let type = try #require(PageContentType(type))
        return try DecodedPage.decode(
            PageInput(name: "p.html", bytes: bytes, url: "", encoding: encoding, contentType: type)
        ).get()
    }

    @Test("The user's encoding precedes the transport's, and both precede the page's own declaration")
    func precedence() throws {
        let bytes = Array("<meta charset=koi8-r>".utf8)
        #expect(try decode(bytes).encoding.name == "KOI8-R")
        #expect(try decode(bytes, type: "text/html; charset=windows-1250").encoding.name == "windows-1250")
        let both = try decode(bytes, encoding: "latin2", type: "text/html; charset=windows-1250")
        #expect(both.encoding.name == "ISO-8859-2")
    }

    @Test("A byte order mark is reported, and is not part of the text")
    func mark() throws {
        let source = try decode([0xEF, 0xBB, 0xBF] + Array("é".utf8))
        #expect(source.hasByteOrderMark && source.text == Array("é".utf8) && source.encoding == .utf8)
        #expect(try !decode(Array("é".utf8)).hasByteOrderMark)
    }

    @Test("An unknown encoding and a file that is not a page are invalid input")
    func refused() {
        func failure(_ bytes: [UInt8], _ encoding: String = "") -> JobFailure? {
            do throws(JobFailure) {
                let page = PageInput(name: "p.html", bytes: bytes, url: "", encoding: encoding)
                _ = try DecodedPage.decode(page).get()
                return nil
            } catch {
                return error
            }
        }
        let unknown = failure([], "utf-7")
        #expect(unknown?.reason == .invalidInput && unknown?.detail == "\"utf-7\" is no encoding's name or label.")
        #expect(failure(Array("GIF89a".utf8))?.detail.hasPrefix("it is a GIF image, not a page") == true)
    }

    @Test("Marks are written in Unicode encodings alone")
    func writtenMarks() {
        func mark(_ encoding: Encoding, _ hasMark: Bool = true) -> [UInt8] {
            OutputEncoding(encoding: encoding, hasMark: hasMark).mark
        }
        #expect(
            mark(.utf8) == [0xEF, 0xBB, 0xBF] && mark(.utf16LE) == [0xFF, 0xFE] && mark(.utf16BE) == [0xFE, 0xFF]
        )
        #expect(mark(.windows1252).isEmpty && mark(.utf8, false).isEmpty)
    }
}
