// SavedFromTests.swift: where a page says that it was saved from.

import FilePaths
import Testing

@testable import Supervision

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
        "Anything else says nothing",
        arguments: [
            "", "<", "<!--", "<!-- saved from url=(0009)http://h/", "<p><!-- saved from url=(0009)http://h/ -->",
            "<head><!-- saved from url=(0009)http://h/ -->", "<htmlx><!-- saved from url=(0009)http://h/ -->",
            "<!-- saved from url=(0014)about:internet -->", "<!-- saved from url=(0011)file:///a/b -->",
            "<!-- saved from url=()http://h/ -->", "<!-- saved from url=http://h/ -->", "<!-- url: http://h/ -->",
            "<!-- saved from url=(0009)h/ -->", "<!-- saved from url=(0019)javascript:alert(1) -->",
            "<!-- Page saved with SingleFile -->", "<!doctype html \"",
        ]
    )
    func notFound(page: String) { #expect(savedURL(of: Array(page.utf8)) == nil) }

    @Test("Without one, a page has its file's URL, and standard input none")
    func fallsBack() {
        #expect(PageAddress(of: [], in: "/a b/c.html").url == "file:///a%20b/c.html")
        #expect(PageAddress(of: [], in: "-").url == "about:blank")
        let saved = PageAddress(of: Array("<!-- saved from url=(0009)http://h/ -->".utf8), in: "/a b/c.html")
        #expect(saved.url == "http://h/" && saved.savedAs == "/a b/c.html")
    }
}
