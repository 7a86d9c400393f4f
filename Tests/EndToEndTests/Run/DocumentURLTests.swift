// DocumentURLTests.swift: page URLs that can't be parsed: the next source is used, with a warning, and scripts get a complete location.

import Foundation
import Testing

@Suite("URLs that cannot be parsed")
struct DocumentURLTests {
    private static let asked = "[document.URL, location.protocol, location.hash, document.baseURI]"

    private func warc(_ target: String, _ page: String) -> String {
        let block = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n\(page)"
        return """
            WARC/1.0\r\nWARC-Type: response\r\nWARC-Record-ID: <urn:uuid:1>\r\nWARC-Target-URI: \(target)\r
            Content-Type: application/http\r\nContent-Length: \(block.utf8.count)\r\n\r\n\(block)\r\n\r\n
            """
    }

    @Test(
        "The next source is used, finally the file's own URL, with a warning",
        arguments: [
            (
                "p.html", "<!-- saved from url=(0012)http://[bad/ --><p>", "",
                "the comment in the page has no absolute URL: http://[bad/"
            ),
            (
                "p.mhtml", "Content-Type: text/html\r\nContent-Location: http://[bad/\r\n\r\n<p>", "",
                "Content-Location has no absolute URL: http://[bad/"
            ),
            (
                "p.mhtml",
                "Content-Type: text/html\r\nContent-Location: http://e.org:99999/\r\n\r\n<!-- saved from url=(0009)http://h/ --><p>",
                "http://h/", "Content-Location has no absolute URL: http://e.org:99999/"
            ),
            (
                "p.webarchive",
                """
                <plist version="1.0"><dict><key>WebMainResource</key><dict><key>WebResourceData</key><data>PHA+</data>
                <key>WebResourceMIMEType</key><string>text/html</string>
                <key>WebResourceURL</key><string>a/b</string></dict></dict></plist>
                """, "", "WebResourceURL has no absolute URL: a/b"
            ),
        ]
    )
    func fallsBack(name: String, content: String, url: String, warning: String) throws {
        let space = try Workspace()
        try space.write(content, to: name)
        let result = try space.run(["eval", name, "-e", Self.asked])
        let own = "file://\(space.folder.path)/\(name)"
        let expected = url.isEmpty ? own : url
        #expect(
            result.code == 0 && result.text.hasPrefix("[\"\(expected)\",\"\(expected.prefix { $0 != ":" }):\",\"\",")
        )
        #expect(result.error.contains("\(warning); the document's URL is \(expected)."), "\(result.error)")
        // An action gets it too, and the page is written.
        try space.write(
            "var ExtensionPreprocessingJS = { run(a) { a.completionFunction({ u: location.href }) }, finalize() { document.title = location.hash + 1 } };",
            to: "x.appex/Action.js"
        )
        let run = try space.run(["run", name, "--extension", "./x.appex", "--arguments", "{}", "-o", "out.html"])
        #expect(run.code == 0 && run.error.contains(warning), "\(run.error)")
    }

    @Test(
        "In a batch each such page is processed and listed among the warnings",
        arguments: ["page.html", "//e.org/x", "http://[bad/"]
    )
    func batch(target: String) throws {
        let space = try Workspace(
            script:
                "var ExtensionPreprocessingJS = { run(a) { a.completionFunction({ u: location.href, h: location.host }) } };"
        )
        try space.write(warc(target, "<p>a") + warc("http://e.org/", "<p>b"), to: "a.warc")
        let options = ["--extension", "./x.appex", "--out", "o.jsonl", "--report", "r.json"]
        let result = try space.run(["batch", "a.warc"] + options)
        #expect(result.code == 0 && result.error.contains("1 page succeeded with warnings"), "\(result.error)")
        let lines = String(decoding: space.read("o.jsonl") ?? Data(), as: UTF8.self).split(separator: "\n")
        #expect(lines.first?.contains("\"payload\":{\"u\":\"file://\(space.folder.path)/a.warc/") == true, "\(lines)")
        #expect(lines.last?.contains(#""payload":{"u":"http://e.org/","h":"e.org"}"#) == true, "\(lines)")
        let report = String(decoding: space.read("r.json") ?? Data(), as: UTF8.self)
        #expect(report.contains("WARC-Target-URI has no absolute URL: "), "\(report)")
    }

    @Test(
        "An invalid URL from the user is refused",
        arguments: ["http://[bad/", "http://e.org:99999/", "page.html", "//e.org/x", ""]
    )
    func options(url: String) throws {
        let space = try Workspace()
        let given = try space.run(["eval", "p.html", "--url", url, "-e", "1"])
        #expect(given.code == 2 && given.error.contains("--url takes an absolute URL"), "\(given.error)")
        let base = try space.run(["batch", "p.html", "--extension", "./x.appex", "--out", "o", "--base-url", url])
        #expect(base.code == 2 && base.error.contains("--base-url takes an absolute URL"), "\(base.error)")
    }

    @Test("A base URL to which names can't be appended is refused")
    func bases() throws {
        let space = try Workspace()
        let result = try space.run([
            "batch", "p.html", "--extension", "./x.appex", "--out", "o", "--base-url", "http://h:80",
        ])
        #expect(result.code == 2 && result.error.contains("end it with a slash"), "\(result.error)")
    }
}
