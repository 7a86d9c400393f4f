// HostAppTests.swift: what each app shares for a page, a text and files. The facts and their sources: docs/hosts.md.

import FilePaths
import Foundation
import PageProtocol
import PropertyValues
import Testing

@testable import RunEngine
@testable import SavedPages
@testable import Sharing

@Suite("Apps that present extensions")
struct HostAppTests {
    private static let url = "https://page.test/"

    private static func page(title: String? = "Title", hasScript: Bool = true, file: FilePath? = FilePath("/a/p.html"))
        -> ShareSource
    {
        let input = PageInput(name: "p.html", bytes: Array("<p>".utf8), url: url)
        return ShareSource(page: input, title: title, hasScript: hasScript, file: file)
    }

    private static func file(_ name: String, type: String) -> ShareSource {
        ShareSource(file: FilePath("/a/\(name)"), type: type, bytes: [0x68, 0x69])
    }

    /// An item as a line: title, text, and each attachment's types with their contents.
    private static func line(_ app: String, _ thing: ShareSource) throws -> String {
        let items = try #require(HostApp(named: app)).items(of: thing)
        return items.map { item in
            let attachments = item.attachments.map { attachment in
                attachment.representations.map { type, content in
                    switch content {
                    case .value(.string(let text)): "\(type)=text(\(text.replacing("\n", with: "|")))"
                    case .value(.data(let bytes)): "\(type)=data(\(bytes.count))"
                    case .value: "\(type)=value"
                    case .url(let url): "\(type)=url(\(url))"
                    case .file(let path): "\(type)=file(\(path))"
                    case .image(let bytes): "\(type)=image(\(bytes.count))"
                    case .pageResults: "\(type)=page"
                    case .undocumented: "\(type)=?"
                    }
                }.joined(separator: "+")
            }
            return ([item.title ?? "-", item.contentText ?? "-"] + attachments).joined(separator: " ")
        }.joined(separator: "; ")
    }

    @Test(
        "A page",
        arguments: [
            ("safari", "Title Title com.apple.property-list=page+public.url=page"),
            ("chrome", "Title - public.url=url(https://page.test/)"),
            ("firefox", "Title Title public.url=url(https://page.test/) public.plain-text=text(Title)"),
            ("files", "- - public.html=data(3)+public.file-url=file(/a/p.html)"),
            ("notes", "- - public.plain-text=text(Title|https://page.test/)"),
            (
                "maps",
                "- - com.apple.mapkit.map-item=? public.url=url(https://page.test/) public.plain-text=text(Title)"
            ),
            ("google-maps", "- - public.url=url(https://page.test/) public.plain-text=text()"),
            ("news", "- - public.plain-text=text(Title) public.url=url(https://page.test/)"),
            ("feedly", "- - public.plain-text=text(Title) public.url=url(https://page.test/)"),
            ("youtube", "- - public.plain-text=text(https://page.test/)"),
            ("gmail", "- - public.plain-text=text(https://page.test/)"),
        ]
    )
    func page(app: String, line: String) throws { #expect(try Self.line(app, Self.page()) == line) }

    @Test(
        "An image, by the class of the loaded value",
        arguments: [
            ("safari", "- - public.png=data(2)"), ("chrome", "- - public.image=image(2)"),
            ("photos", "- - public.png=file(/a/i.png)"), ("screenshot", "- - public.png=data(2)"),
            ("screenshot-18", "- - public.png=image(2)"), ("x", "- - public.png=image(2)"),
            ("files", "- - public.png=data(2)+public.file-url=file(/a/i.png)"),
            ("mail", "- - public.png=data(2)+public.file-url=file(/a/i.png)"),
            ("messages", "- - public.png=data(2)+public.file-url=file(/a/i.png)"),
            ("notes", "- - public.png=data(2)+public.file-url=file(/a/i.png)"),
        ]
    )
    func image(app: String, line: String) throws {
        #expect(try Self.line(app, Self.file("i.png", type: "public.png")) == line)
    }

    @Test("Texts, movies and other files")
    func others() throws {
        let text = Self.file("t.txt", type: "public.plain-text")
        #expect(try Self.line("safari", text) == "- hi public.plain-text=text(hi)")
        #expect(try Self.line("notes", text) == "- - public.plain-text=text(hi)")
        #expect(try Self.line("files", text) == "- - public.plain-text=data(2)+public.file-url=file(/a/t.txt)")
        let movie = Self.file("m.mov", type: "com.apple.quicktime-movie")
        #expect(try Self.line("photos", movie) == "- - com.apple.quicktime-movie=file(/a/m.mov)")
        #expect(try Self.line("messages", movie) == "- - public.file-url=file(/a/m.mov)")
        let pdf = Self.file("d.pdf", type: "com.adobe.pdf")
        #expect(try Self.line("notes", pdf) == "- - public.file-url=file(/a/d.pdf)")
        #expect(try Self.line("firefox", pdf) == "- - public.file-url=file(/a/d.pdf)")
        #expect(try Self.line("safari", pdf) == "- - com.adobe.pdf=data(2)")
    }

    @Test("Without a script Safari shares only the URL; without a title a required text is the URL")
    func missingParts() throws {
        #expect(try Self.line("safari", Self.page(hasScript: false)) == "Title Title public.url=page")
        #expect(try Self.line("chrome", Self.page(title: nil)) == "- - public.url=url(https://page.test/)")
        #expect(try Self.line("news", Self.page(title: nil)).contains("public.plain-text=text(https://page.test/)"))
        let item = try #require(HostApp(named: "photos")).items(of: Self.file("i.png", type: "public.png"))[0]
        #expect(item.attachments[0].suggestedName == "i")
    }

    @Test("Content that an app is not known to share is refused, with what it is known to share")
    func refusals() throws {
        #expect(
            throws: HostAppError(description: "Photos is not known to share pages; it is known to share images, movies")
        ) {
            try HostApp(named: "photos")?.items(of: Self.page())
        }
        #expect(throws: HostAppError(description: "Files shares files, and standard input is none")) {
            try HostApp(named: "files")?.items(of: Self.page(file: nil))
        }
        #expect(HostApp(named: "netscape") == nil)
    }

    @Test("Only Safari runs scripts, and only there do they get a page")
    func scripts() throws {
        #expect(HostApp.all.filter(\.runsScripts).map(\.name) == ["safari"])
        let script = ScriptInput(name: "Action.js", bytes: [])
        let options = RunOptions([
            ExtensionToRun(identifier: "x", script: script, action: .fixed(.null), callsFinalize: true)
        ])
        var task = options.task(PageLoadOptions().loaded(PageInput(name: "p", bytes: [], url: Self.url)))
        try task.share(Self.page(), from: #require(HostApp(named: "safari")))
        #expect(task.extensions.map(\.script) == [script] && task.extensions.map(\.callsFinalize) == [true])
        try task.share(Self.page(), from: #require(HostApp(named: "chrome")))
        #expect(task.extensions.map(\.script) == [nil] && task.items?.count == 1)
        #expect(task.extensions.map(\.callsFinalize) == [false])
        task.extensions[0].action = .none
        let nothing = HostAppError(description: "Chrome runs no scripts, and the extension has no native action")
        #expect(throws: nothing) { try task.share(Self.page(), from: #require(HostApp(named: "chrome"))) }
    }

    @Test("Every app has its own name and a row with its sources in docs/hosts.md")
    func documented() throws {
        #expect(Set(HostApp.all.map(\.name)).count == HostApp.all.count)
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let document = try String(contentsOf: root.appending(path: "docs/hosts.md"), encoding: .utf8)
        for app in HostApp.all {
            let row = document.split(separator: "\n").first { $0.hasPrefix("| `\(app.name)` |") }
            #expect(row != nil, "\(app.name)")
            for source in app.sources { #expect(document.contains("](\(source))"), "\(source)") }
            #expect(!app.sources.isEmpty)
        }
    }
}
