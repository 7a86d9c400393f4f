// MIMETypeTests.swift: MIME types, with the examples of the standards that define them.

import Testing
import WebInfra

@Suite("MIME types")
struct MIMETypeTests {
    @Test(
        "A type is parsed as in HTTP",
        arguments: [
            ("text/html", "text/html"), (" TEXT/HTML ; Charset=\"KOI8-R\"; a", "text/html; charset=KOI8-R"),
            ("text/html;charset=a;charset=b", "text/html; charset=a"),
            ("text/html;;;charset=gbk", "text/html; charset=gbk"),
            ("text/html;charset=\"a\\\"b\" x;y", "text/html; charset=a\"b"), ("text/html;charset=", "text/html"),
            ("text/html;charset= gbk", "text/html; charset= gbk"), ("text/html;charset =gbk", "text/html"),
        ]
    )
    func parsing(text: String, expected: String) { #expect(MIMEType(text)?.description == expected) }

    @Test(
        "An invalid type is nil",
        arguments: [
            "", "text", "/html", "text/", "text/html charset=utf-8", "te xt/html", "text/ht(ml)", "text/html, x",
        ]
    )
    func failures(text: String) { #expect(MIMEType(text) == nil) }

    // https://fetch.spec.whatwg.org/#example-extract-a-mime-type
    @Test(
        "Of several headers the last valid one counts, with the charset of earlier ones of the same type",
        arguments: [
            (["text/plain;charset=gbk, text/html"], "text/html"),
            (["text/html;charset=gbk;a=b, text/html;x=y"], "text/html; charset=gbk"),
            (["text/html;charset=gbk;a=b", "text/html;x=y"], "text/html; charset=gbk"),
            (["text/html;charset=gbk", "x/x", "text/html;x=y"], "text/html"),
            (["text/html", "cannot-parse"], "text/html"), (["text/html", "*/*"], "text/html"),
            (["text/html", ""], "text/html"),
            (["text/html;x=\",text/plain\""], "text/html"), ([""], nil), ([], nil), (["*/*"], nil),
        ]
    )
    func extraction(headers: [String], expected: String?) {
        #expect(MIMEType.extract(from: headers)?.description == expected)
    }

    @Test(
        "Untyped content is HTML by its first bytes",
        arguments: [
            ("<!DOCTYPE html>", true), (" \t\r\n\u{C}<!doctype HTML x", true), ("<html>", true), ("<p>", true),
            ("<P class", true), ("<!--", true), ("<!--x", true), ("<br>", true), ("<title>", true), ("<p", false),
            ("<p/>", false), ("<pre>", false), ("<htmlx>", false), ("<?xml version='1.0'?><html>", false),
            ("x<html>", false), ("", false), ("{}", false), ("\u{B}<html>", false),
            (String(repeating: " ", count: 1440) + "<p>", true), (String(repeating: " ", count: 1443) + "<p>", false),
        ]
    )
    func sniffing(text: String, isHTML: Bool) { #expect(MIMEType.isSniffedAsHTML(Array(text.utf8)) == isHTML) }
}
