// LeftOutTests.swift: files of a batch's inputs that are not pages are counted and named: at the end, in reports, and in a dry run.

import Foundation
import Testing

@Suite("Skipped files of a batch")
struct LeftOutTests {
    private func space() throws -> Workspace {
        let space = try Workspace()
        try space.makeFolder("in/sub")
        for name in ["a.html", "a.css", "b.css", "README", "sub/c.PNG"] { try space.write("<p>a", to: "in/\(name)") }
        func record(_ type: String, _ target: String) -> String {
            let block = "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\n\r\n<p>a"
            return "WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: \(target)\r\nContent-Type: application/http\r\n"
                + "Content-Length: \(block.utf8.count)\r\n\r\n\(block)\r\n\r\n"
        }
        let records = [
            ("text/html", "http://e.org/1"), ("image/png", "http://e.org/2"), ("image/png", "http://e.org/3"),
        ]
        try space.write(records.map(record).joined(), to: "in/d.warc")
        let zip =
            "import zipfile; z = zipfile.ZipFile('in/e.zip', 'w'); z.writestr('p.html', 'x'); z.writestr('s.js', 'y')"
        #expect(try space.run(["-c", zip], executable: "/usr/bin/python3").code == 0)
        return space
    }

    private static let summary = "4 other files and 3 other items in containers skipped"

    @Test("--dry-run lists the pages, also those of containers, and the skipped files")
    func dryRun() throws {
        let space = try space()
        let result = try space.run(["batch", "in", "--extension", "./x.appex", "--dry-run"])
        #expect(result.code == 0)
        #expect(result.text == "a.html\nd.warc/000001-e.org-1.html\ne.zip/p.html\n", "\(result.error)")
        let lines = result.error.split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "webaction: 3 pages; \(Self.summary).", "webaction: skipped in folders: 2 × file .css: a.css, b.css",
                "webaction: skipped in folders: 1 × file .png: sub/c.PNG",
                "webaction: skipped in folders: 1 × file without an extension: README",
                "webaction: skipped in in/d.warc: 2 × response 200 image/png: http://e.org/2, http://e.org/3",
                "webaction: skipped in in/e.zip: 1 × file .js: s.js",
            ],
            "\(result.error)"
        )
        #expect(space.files == ["in", "p.html", "x.appex"])
    }

    @Test("A batch counts skipped files, and its reports name them, also when a finished batch is repeated")
    func reports() throws {
        let space = try space()
        let batch = [
            "batch", "in", "--extension", "./x.appex", "--arguments", "{}", "--out", "out/", "--report", "r.json",
        ]
        for options in [[], ["--resume"]] {
            let result = try space.run(batch + ["--report", "r.html"] + options)
            #expect(result.code == 0 && result.error.contains(", 0 failed, \(Self.summary)"), "\(result.error)")
            let report = try JSONSerialization.jsonObject(with: try #require(space.read("r.json"))) as? [String: Any]
            let leftOut = try #require(report?["leftOut"] as? [[String: Any]])
            let shown = leftOut.map { group in
                let names = (group["names"] as? [String] ?? []).joined(separator: " ")
                return "\(group["in"] ?? ""): \(group["count"] ?? 0) \(group["kind"] ?? "") (\(names))"
            }
            #expect(
                shown == [
                    "folders: 2 file .css (a.css b.css)", "folders: 1 file .png (sub/c.PNG)",
                    "folders: 1 file without an extension (README)",
                    "in/d.warc: 2 response 200 image/png (http://e.org/2 http://e.org/3)",
                    "in/e.zip: 1 file .js (s.js)",
                ]
            )
            let page = String(decoding: space.read("r.html") ?? Data(), as: UTF8.self)
            #expect(page.contains("Not pages") && page.contains("http://e.org/2, http://e.org/3"))
        }
    }
}
