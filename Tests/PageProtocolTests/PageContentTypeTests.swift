// PageContentTypeTests.swift: what a content type determines about a page. https://mimesniff.spec.whatwg.org/#parsing-a-mime-type

import PageProtocol
import Testing

@Suite("Content types")
struct PageContentTypeTests {
    @Test(
        "A type is read regardless of case, blanks and other parameters",
        arguments: [
            ("text/html", "text/html", ""), (" Text/HTML ;q=1; Charset = \"Big5\"; charset=x", "text/html", "Big5"),
            ("application/xhtml+xml;charset=utf-8", "application/xhtml+xml", "utf-8"), ("text/xml;", "text/xml", ""),
            ("image/svg+xml", "image/svg+xml", ""), ("application/rss+xml", "application/rss+xml", ""),
        ]
    )
    func types(text: String, essence: String, charset: String) throws {
        let type = try #require(PageContentType(text))
        #expect(type.essence == essence)
        #expect(type.charset == charset)
        #expect(type.isXML == (essence != "text/html"))
    }

    @Test(
        "Anything but HTML and XML is refused",
        arguments: ["", "text/plain", "xml", "application/pdf; charset=utf-8"]
    )
    func others(text: String) {
        #expect(PageContentType(text) == nil)
    }

    @Test(
        "A file's extension identifies XML",
        arguments: [
            ("a.xhtml", "application/xhtml+xml"), ("A.XHT", "application/xhtml+xml"), ("b/c.xml", "application/xml"),
            ("d.svg", "image/svg+xml"), ("e.html", "text/html"), ("-", "text/html"), ("xml", "text/html"),
        ]
    )
    func fileNames(name: String, essence: String) {
        #expect(PageContentType(fileName: name).essence == essence)
    }
}
