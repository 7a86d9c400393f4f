// SamplePageTests.swift: each built-in extension on the sample page written for it, and image editors on an image.

import Foundation
import Testing

@Suite("Built-in extensions on their sample pages")
struct SamplePageTests {
    /// An extension, its page, the user's choices, and the expected parts of the page and of standard error.
    struct Row: CustomTestStringConvertible, Sendable {
        var name: String
        var page: String
        var options: [String] = []
        var has: [String] = []
        var lacks: [String] = []
        var says: [String] = []
        var testDescription: String { "\(name) on \(page) \(options.joined(separator: " "))" }
    }

    static let rows = [
        Row(
            name: "marquee",
            page: "marquee.html",
            has: ["<h1><marquee>Hello</marquee></h1>"],
            lacks: ["<marquee><marquee>"]
        ),
        Row(name: "template", page: "template.html", has: ["background-color: red"]),
        Row(name: "template", page: "template-coloured.html", has: ["green"], lacks: ["red"]),
        Row(
            name: "translate",
            page: "greetings.html",
            has: [
                "<h1>Hallo, Welt!</h1>", "Gut <b>Brot</b> und <i>Wasser</i>", "<a href=\"/house\">Haus</a>",
                "bread = good",
            ]
        ),
        Row(
            name: "translate-sheet",
            page: "greetings.html",
            options: ["--choices", "{\"rows\": [\"Latin\"]}"],
            has: ["bread = good"],
            lacks: ["Hello"]
        ),
        Row(
            name: "party-crasher",
            page: "greetings.html",
            options: ["--selection", "#last"],
            has: ["<li id=\"first\">Ada</li>", "Grace I was here, too!"]
        ),
        Row(
            name: "tiny-sketch",
            page: "photos.html",
            options: ["--choices", "{\"strokes\": [[[0, 0], [1, 1]], [[1, 0], [0, 1]]]}"],
            has: ["<img id=\"sea\" alt=\"The sea\" src=\"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAAAw"]
        ),
        Row(
            name: "share",
            page: "greetings.html",
            options: ["--choices", "{\"text\": \"Look\"}", "--selection", "#first"],
            says: ["\"message\":\"Look\",\"selection\":\"Ada\",\"title\":\"Good morning\""]
        ),
        Row(
            name: "photo-share",
            page: "photos.html",
            options: ["--choices", "{\"text\": \"Fun\", \"taps\": [\"Album\", \"Post\"]}"],
            says: [
                "\"album\":\"Holidays\"", "\"comment\":\"Fun\"", "\"height\":48", "\"height\":5,", "\"width\":1024}",
            ]
        ),
        Row(name: "photo-share", page: "photos.html", says: ["\"album\":\"My Photos\""]),
    ]

    @Test("The page and the messages are as expected", arguments: rows)
    func row(row: Row) throws {
        let workspace = try SampleWorkspace()
        let page = BuiltProgram.root.appending(path: "pages/\(row.page)")
        let result = try workspace.run(["run", page.path, "--extension", row.name] + row.options)
        #expect(result.code == 0, "\(result.error)")
        let text = result.text
        for part in row.has { #expect(text.contains(part), "\(part) is missing in \(text)") }
        for part in row.lacks { #expect(!text.contains(part), "\(part) is in \(text)") }
        for part in row.says { #expect(result.error.contains(part), "\(part) is missing in \(result.error)") }
        if row.has.isEmpty { #expect(result.output == FileManager.default.contents(atPath: page.path)) }
    }

    @Test("A file that an app left in its group's folder is used on the page; without new files the page is unchanged")
    func today() throws {
        let workspace = try SampleWorkspace()
        let page = BuiltProgram.root.appending(path: "pages/today.html").path
        let options = ["--extension", "today"]
        let before = try workspace.run(["run", page] + options)
        #expect(before.code == 0 && before.output == FileManager.default.contents(atPath: page), "\(before.error)")
        let shared = workspace.folder.appending(path: "webaction/Groups/group.org.webaction.today")
        try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
        let snapshot = "{\"posts\": \"2\", \"last-post\": \"Second\", \"other\": \"x\"}"
        try snapshot.write(to: shared.appending(path: "today.json"), atomically: true, encoding: .utf8)
        let after = try workspace.run(["run", page] + options + ["-o", "after.html"])
        #expect(after.code == 0, "\(after.error)")
        let written = workspace.folder.appending(path: "after.html")
        let text = try String(contentsOf: written, encoding: .utf8)
        #expect(text.contains("<dd data-today=\"posts\">2</dd>"), "\(text) \(after.error)")
        #expect(text.contains("<dd data-today=\"last-post\">Second</dd>") && text.contains(">Unknown</dd>"))
        let again = try workspace.run(["run", written.path] + options)
        #expect(again.code == 0 && again.output == Data(text.utf8), "\(again.error)")
    }

    @Test(
        "An editor returns an image for an image",
        arguments: ["markup", "tiny-sketch", "party-crasher"]
    )
    func image(name: String) throws {
        let workspace = try SampleWorkspace()
        let image = try workspace.writeImage()
        let result = try workspace.run(["run", "p.png", "--extension", name])
        #expect(result.code == 0, "\(result.error)")
        #expect(result.output.starts(with: [0x89, 0x50, 0x4E, 0x47]) && result.output != image)
        try Data([1, 2, 3]).write(to: workspace.folder.appending(path: "p.png"))
        let damaged = try workspace.run(["run", "p.png", "--extension", name])
        #expect(damaged.code == 1 && damaged.output == Data([1, 2, 3]), "\(damaged.error)")
    }

    @Test("A file for which nothing is returned passes through, with the reason; options for pages are refused")
    func imageUnchanged() throws {
        let workspace = try SampleWorkspace()
        let image = try workspace.writeImage()
        let shared = try workspace.run(["run", "p.png", "--extension", "photo-share", "--trace"])
        #expect(shared.code == 0 && shared.output == image)
        #expect(shared.error.contains("the results of share extensions are not used"), "\(shared.error)")
        #expect(shared.error.contains("trace: ") && shared.error.contains("the action asks for public.png"))
        for (option, value) in [
            ("--arguments", "{}"), ("--payload", "x"), ("--selection", "p"), ("--url", "http://x/"),
            ("--snapshot-run", "x"), ("--snapshot-final", "x"), ("--verify", nil), ("--report", "x"),
            ("--page-scripts", nil), ("--resource-root", "."), ("--serialization", "preserve"), ("--encoding", "utf-8"),
            ("--content-type", "text/html"), ("--locale", "ru"), ("--html", "x"), ("--explain", nil), ("--seed", "1"),
            ("--time", "2026-01-31T12:00:00Z"),
        ] {
            let refused = try workspace.run(
                ["run", "p.png", "--extension", "markup", option] + [value].compactMap { $0 }
            )
            #expect(refused.code == 2 && refused.output.isEmpty, "\(option)")
            #expect(
                refused.error.contains("\(option) applies to pages only; the type of p.png is public.png."),
                "\(refused.error)"
            )
        }
        let unfit = try workspace.run(["run", "p.png", "--extension", "translate"])
        #expect(unfit.code == 1 && unfit.output == image, "\(unfit.error)")
    }
}

/// A folder with its own defaults, in which the built program runs.
private final class SampleWorkspace {
    let folder = FileManager.default.temporaryDirectory.appending(path: "webaction-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a gray image of one pixel as `p.png`.
    func writeImage() throws -> Data {
        let text = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
        let image = try #require(Data(base64Encoded: text))
        try image.write(to: folder.appending(path: "p.png"))
        return image
    }

    func run(_ arguments: [String]) throws -> Outcome {
        let folders = ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"].map { ($0, folder.path) }
        return try BuiltProgram.run(arguments, in: folder, environment: Dictionary(uniqueKeysWithValues: folders))
    }
}
