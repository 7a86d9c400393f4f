// BinaryInputTests.swift: runs the built program on files that are not pages: each is refused with its type, and passes through.

import Foundation
import Testing

@Suite("Files that are not pages")
struct BinaryInputTests {
    private static let zip: [UInt8] = [0x50, 0x4B, 3, 4, 20, 0, 0, 0, 0, 0]

    private static func entry(_ name: String) -> [UInt8] { zip + [UInt8](repeating: 0, count: 20) + Array(name.utf8) }

    /// Bytes of no known format: compressed or encrypted.
    private static var noise: [UInt8] {
        var state: UInt64 = 5
        return (0..<5000).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 40)
        }
    }

    private static let files: [(bytes: [UInt8], message: String)] = [
        (
            entry("index.html"),
            "it is a zip archive, not a page; give it to webaction batch under a name that ends with .zip."
        ),
        (entry("mimetypeapplication/epub+zip"), "it is an EPUB book, not a page; unzip it"),
        (
            entry("[Content_Types].xml"),
            "it is an Office document (.docx, .xlsx or .pptx), not a page; save it as HTML first."
        ),
        (entry("archive/data.warc.gz"), "it is a WACZ file, not a page; give it to webaction batch"),
        (Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3], "it is a PDF document, not a page; make HTML of it first"),
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "it is a PNG image, not a page; "),
        ([0xFF, 0xD8, 0xFF, 0xE0], "it is a JPEG image"), (Array("GIF89a".utf8), "it is a GIF image"),
        (Array("RIFF1234WEBPVP8 ".utf8), "it is a WebP image"), ([0x1F, 0x8B, 8, 0], "it is compressed with gzip"),
        ([0x28, 0xB5, 0x2F, 0xFD], "it is compressed with Zstandard"),
        ([0x7F, 0x45, 0x4C, 0x46, 2], "it is an ELF executable"),
        (Array("SQLite format 3".utf8) + [0], "it is an SQLite database"),
        ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "it is a 7z archive"),
        ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], "it is an Office document of the older kind"),
        ([0, 0, 0, 0x18] + Array("ftypmp42".utf8), "it is an MPEG-4 or QuickTime movie"),
        (Array("wOFF".utf8) + [0, 1, 0, 0], "it is a font"), (Array("WARC/1.0\r\n".utf8), "it is a WARC file"),
        (Array("MZ".utf8) + [0x90, 0, 3], "it is a Windows executable"), (noise, "it is binary data, not a page."),
        ([UInt8](repeating: 0, count: 6000), "it is a file that begins with zero bytes only, not a page"),
    ]

    @Test("A file that is not a page is refused with its type, and passes through byte for byte")
    func refused() throws {
        let script = """
            var ExtensionPreprocessingJS = { run(a) { a.completionFunction({}) }, finalize() { document.title = "x" } };
            """
        let workspace = try Workspace(script: script)
        for (number, file) in Self.files.enumerated() {
            try workspace.write(Data(file.bytes), to: "\(number + 100).html")
        }
        let batch = [
            "batch", "1*.html", "--extension", "./x.appex", "--arguments", "{}", "--out", "out", "--report", "r.json",
        ]
        let result = try workspace.run(batch)
        #expect(result.code == 1 && result.message.contains("\(Self.files.count) of \(Self.files.count) pages failed"))
        let report = String(decoding: workspace.read("r.json") ?? Data(), as: UTF8.self)
        for (number, file) in Self.files.enumerated() {
            let name = "\(number + 100).html"
            #expect(
                report.contains("\(name)\",\"reason\":\"invalid-input\",\"message\":\"\(file.message)"),
                "\(name) \(report)"
            )
            #expect(workspace.read("out/\(name)") == Data(file.bytes))
        }
        let one = try workspace.run(["run", "104.html", "--extension", "./x.appex", "--arguments", "{}"])
        #expect(one.code == 1 && one.message.contains("it is a PDF document"), "\(one.error)")
        for command in [["snapshot", "104.html"], ["eval", "104.html", "-e", "1"]] {
            let result = try workspace.run(command)
            #expect(result.code == 1 && result.error.contains("104.html: it is a PDF document"), "\(result.error)")
        }
    }

    private static var genuine: [[UInt8]] {
        let page = "<!doctype html><title>t</title><p>hi" + String(repeating: " text", count: 20)
        func wide(_ text: String) -> [UInt8] { text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } }
        return [
            Array(page.utf8), Array("\0\0".utf8) + Array(page.utf8), Array("<p>a\0b\0c".utf8),
            Array((page + String(repeating: "\0", count: 400)).utf8), wide(page), [0] + wide(page).dropLast(),
            wide("no tag comes first" + page), [0xFF, 0xFE] + wide(page), Array("\u{FEFF}".utf8) + [0, 1, 2],
            Array("plain text with \u{1B}$B an escape and a \0 zero".utf8), Array("BM is a country's code".utf8),
            Array("MZ and RIFF begin words".utf8), [], [0], Array("ID3 is a tag".utf8), Array("OTTO wrote this".utf8),
            [0xFF, 0xFB] + Array(" is two letters".utf8),
        ]
    }

    @Test(
        "Pages with stray zero bytes, in UTF-16, or with the first bytes of some formats are still pages",
        arguments: genuine
    )
    func pages(bytes: [UInt8]) throws {
        let workspace = try Workspace()
        try workspace.write(Data(bytes), to: "q.html")
        let result = try workspace.run(["snapshot", "q.html", "--summary"])
        #expect(result.code == 0, "\(result.error)")
    }

    @Test(
        "Commands for one page refuse a container of many pages, and name the command to use",
        arguments: [
            (["run", "news.zip"], "webaction batch news.zip"), (["run", "x.warc.gz"], "webaction batch x.warc.gz"),
            (["snapshot", "x.wacz"], "webaction batch x.wacz"),
            (["snapshot", "news.zip"], "unzip -p news.zip PAGE"),
            (["diff", "x.warc", "p.html"], "webaction batch x.warc"),
            (["match", "x.warc"], "webaction batch x.warc"),
        ]
    )
    func containers(command: [String], message: String) throws {
        let workspace = try Workspace()
        try workspace.write("x", to: command[1])
        let options = command[0] == "run" ? ["--extension", "./x.appex", "-o", "out.html"] : []
        let result = try workspace.run(command + options)
        #expect(
            result.code == 2 && result.message.contains("\(command[1]): contains several pages: "),
            "\(result.error)"
        )
        #expect(result.message.contains(message) && workspace.read("out.html") == nil, "\(result.error)")
    }

    @Test("Commands for one page accept a container of one page")
    func savedPages() throws {
        let workspace = try Workspace()
        try workspace.write("Content-Type: text/html\r\n\r\n<title>saved</title>", to: "p.mhtml")
        let snapshot = try workspace.run(["snapshot", "p.mhtml"])
        #expect(snapshot.code == 0 && snapshot.text.contains("\"saved\"") && !snapshot.text.contains("Content-Type"))
        let match = try workspace.run(["match", "p.mhtml", "--json"])
        #expect(match.code == 0, "\(match.error)")
    }
}
