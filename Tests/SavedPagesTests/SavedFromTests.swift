// SavedFromTests.swift: the URL in a page from which it was saved.

import ContainerProtocol
import FilePaths
import PageProtocol
import Testing
import UserFiles

@testable import SavedPages

@Suite("The URL that a page was saved from")
struct SavedFromTests {
    @Test(
        "It is found in the comment that browsers write before the head",
        arguments: [
            ("<!DOCTYPE html>\n<!-- saved from url=(0022)https://example.com/a/ -->\n<html>", "https://example.com/a/"),
            ("\u{FEFF}\r\n<!-- saved from url=(0014)http://h/?a=b> -->\r\n<html>", "http://h/?a=b>"),
            ("<!-- saved from url=(0002)HTTP://h/ --><p>", "HTTP://h/"),
            ("<html lang=\"a>b\"><!-- mine --><!-- saved from url=(0009)http://h/ --><head>", "http://h/"),
            ("<?xml version=\"1.0\"?><!-- saved from url=(0009)http://h/--><html xmlns=\"x\">", "http://h/"),
            (
                "<!DOCTYPE html> <html lang=en><!--\n Page saved with SingleFile \n url: https://h/x \n saved date: now\n-->",
                "https://h/x"
            ),
        ]
    )
    func found(page: String, url: String) {
        #expect(savedURL(of: Array(page.utf8)) == url)
        #expect(savedURL(of: [0xFF, 0xFE] + page.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == url)
        #expect(savedURL(of: [0xFE, 0xFF] + page.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) == url)
    }

    @Test(
        "Anything else has no URL",
        arguments: [
            "", "<", "<!--", "<!-- saved from url=(0009)http://h/", "<p><!-- saved from url=(0009)http://h/ -->",
            "<head><!-- saved from url=(0009)http://h/ -->", "<htmlx><!-- saved from url=(0009)http://h/ -->",
            "<!-- saved from url=(0014)about:internet -->", "<!-- saved from url=(0011)file:///a/b -->",
            "<!-- saved from url=()http://h/ -->", "<!-- saved from url=http://h/ -->", "<!-- url: http://h/ -->",
            "<!-- saved from url=(0009)h/ -->", "<!-- saved from url=(0009)httpx://h/ -->",
            "<!-- saved from url=(0019)javascript:alert(1) -->",
            "<!-- Page saved with SingleFile -->", "<!doctype html \"",
        ]
    )
    func notFound(page: String) { #expect(savedURL(of: Array(page.utf8)) == nil) }

    @Test("Without one, a page has its file's URL, and standard input none")
    func fallsBack() {
        #expect(PageAddress(of: [], own: fileURL("/a b/c.html")).url == "file:///a%20b/c.html")
        #expect(PageAddress(of: [], own: fileURL("-")).url == "about:blank")
        let saved = PageAddress(of: Array("<!-- saved from url=(0009)http://h/ -->".utf8), own: fileURL("/a b/c.html"))
        #expect(saved.url == "http://h/" && saved.isSavedFrom && saved.notes.isEmpty)
    }

    @Test("The first source that is an absolute URL counts, serialized; an invalid one is noted")
    func order() {
        func address(_ stated: String?, _ container: String, _ warnings: [String], _ saved: String) -> PageAddress {
            PageAddress(
                of: Array("<!-- saved from url=(0009)\(saved) -->".utf8),
                stated: stated.map { StatedURL($0, of: "--url") },
                container: ContainerPage(name: "", url: container, warnings: warnings, bytes: []),
                own: "file:///p.html"
            )
        }
        #expect(address("HTTP://A", "http://b/", ["w"], "http://c/") == PageAddress(of: [], own: "http://a/"))
        let bad = "http://[bad/"
        let contained = address(bad, "http://b/", [], "http://c/")
        #expect(contained.notes == ["--url has no absolute URL: http://[bad/; the document's URL is http://b/."])
        let saved = address(nil, "", ["WARC-Target-URI has no absolute URL: x"], "http://c")
        #expect(saved.url == "http://c/" && saved.isSavedFrom && saved.warnings.count == 1)
        let own = address(bad, "", ["w"], "http://c:99999/")
        #expect(own.url == "file:///p.html" && !own.isSavedFrom)
        #expect(own.warnings.last == "the comment in the page has no absolute URL: http://c:99999/")
        #expect(own.warnings.count == 3)
        let stated = StatedURL(String(repeating: "x", count: 1 << 20), of: "--url")
        let long = PageAddress(of: [], stated: stated, own: "about:blank")
        #expect(long.notes.allSatisfy { $0.utf8.count < 300 })
    }

    @Test("Saved resources are found by their URLs: relative to the page's, and without a fragment")
    func savedResources() {
        let resources = [
            ContainerResource(urls: ["s.css"], contentType: "text/css", bytes: [1]),
            ContainerResource(urls: ["HTTP://E.org/i.png#x", "cid:a"], contentType: "image/png", bytes: [2]),
            ContainerResource(urls: ["http://[bad/", "http://h/a/s.css"], contentType: "text/css", bytes: [3]),
        ]
        let saved = SavedResources(resources, of: "http://h/a/p.html")
        func bytes(_ url: String) -> [UInt8]? {
            saved.resource(ResourceRequest(url: url, scheme: "", host: "", path: ""))?.bytes
        }
        #expect(bytes("http://h/a/s.css") == [1] && bytes("http://e.org/i.png") == [2] && bytes("cid:a") == [2])
        #expect(bytes("s.css") == nil && bytes("http://[bad/") == nil)
    }
}
