// HostAppTests.swift: webaction run, match and test with --host: what an extension gets from the apps that present it.

import Foundation
import Testing

@Suite("Extensions as apps present them", .serialized)
struct HostAppTests {
    /// A share extension that prints what it receives, and the class of each loaded value.
    private static let recorder = """
        import UIKit

        final class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
            func beginRequest(with context: NSExtensionContext) {
                nonisolated(unsafe) let context = context
                Task { @MainActor in
                    for case let item as NSExtensionItem in context.inputItems {
                        print("item", item.attributedTitle?.string ?? "-", item.attributedContentText?.string ?? "-")
                        for provider in item.attachments ?? [] {
                            for type in provider.registeredTypeIdentifiers {
                                do {
                                    let value = try await provider.loadItem(forTypeIdentifier: type)
                                    print(type, Self.kind(of: value))
                                } catch {
                                    print(type, "error", (error as NSError).code)
                                }
                            }
                        }
                    }
                    context.completeRequest(returningItems: [])
                }
            }

            private static func kind(of value: Any) -> String {
                switch value {
                case let url as NSURL: "NSURL \\(url.isFileURL ? "of a file" : url.absoluteString ?? "")"
                case let image as UIImage: "UIImage \\(Int(image.size.width))"
                case let data as NSData: "NSData \\(data.length)"
                case let text as NSString: "NSString \\((text as String).split(separator: "\\n").joined(separator: "|"))"
                case is NSDictionary: "NSDictionary"
                default: "\\(type(of: value))"
                }
            }
        }
        """
    private static let image = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    )

    /// The extension's output.
    private static func printed(_ outcome: Outcome) -> [String] {
        outcome.error.split(separator: "\n").filter { $0.hasPrefix("action: ") }.map { String($0.dropFirst(8)) }
    }

    private static func workspace() throws -> SwiftSourcesTests.Workspace {
        try SwiftSourcesTests.Workspace(sources: ["Handler.swift": recorder], point: "com.apple.share-services")
    }

    @Test("A page: items, texts, types, and the classes of loaded values")
    func page() throws {
        let workspace = try Self.workspace()
        let url = "https://example.com/"
        let rows: [(app: String, lines: [String])] = [
            ("safari", ["item t t", "com.apple.property-list NSDictionary", "public.url NSURL \(url)"]),
            ("chrome", ["item t -", "public.url NSURL \(url)"]),
            ("firefox", ["item t t", "public.url NSURL \(url)", "public.plain-text NSString t"]),
            ("files", ["item - -", "public.html NSData 47", "public.file-url NSURL of a file"]),
            ("notes", ["item - -", "public.plain-text NSString t|\(url)"]),
            (
                "maps",
                [
                    "item - -", "com.apple.mapkit.map-item error -1000", "public.url NSURL \(url)",
                    "public.plain-text NSString t",
                ]
            ),
        ]
        for row in rows {
            let outcome = try workspace.run(style: "", ["--host", row.app, "--url", url])
            #expect(outcome.code == 0 && outcome.text.contains("<title>t</title>"), "\(row.app): \(outcome.error)")
            #expect(Self.printed(outcome) == row.lines, "\(row.app): \(outcome.error)")
        }
        // Without the option the items are Safari's.
        #expect(try Self.printed(workspace.run(style: "", ["--url", url])) == rows[0].lines)
    }

    @Test("An image is shared as a file, as data or as an image")
    func images() throws {
        let workspace = try Self.workspace()
        let image = try #require(Self.image)
        let rows: [(app: String, lines: [String])] = [
            ("photos", ["public.png NSURL of a file"]), ("screenshot", ["public.png NSData \(image.count)"]),
            ("screenshot-18", ["public.png UIImage 1"]), ("chrome", ["public.image UIImage 1"]),
            ("files", ["public.png NSData \(image.count)", "public.file-url NSURL of a file"]),
        ]
        for row in rows {
            let outcome = try workspace.run(item: image, name: "i.png", ["--host", row.app])
            #expect(outcome.code == 0 && outcome.output == image, "\(row.app): \(outcome.error)")
            #expect(Self.printed(outcome) == ["item - -"] + row.lines, "\(row.app): \(outcome.error)")
        }
        let text = try workspace.run(item: Data("hi".utf8), name: "t.txt", ["--host", "notes"])
        #expect(Self.printed(text) == ["item - -", "public.plain-text NSString hi"], "\(text.error)")
        let damaged = try workspace.run(item: Data("no image".utf8), name: "i.png", ["--host", "screenshot-18"])
        #expect(Self.printed(damaged) == ["item - -", "public.png error -1200"], "\(damaged.error)")
    }

    @Test("Unknown apps, and content that an app is not known to share, are wrong usage")
    func usage() throws {
        let workspace = try Workspace(program: "cat")
        let unknown = try workspace.run(["run", "p.html", "--extension", "./x.appex", "--host", "netscape"])
        #expect(unknown.code == 2 && unknown.error.contains("'netscape' is invalid for '--host <name>'"))
        #expect(unknown.error.contains("- safari") && unknown.error.contains("- google-maps"), "\(unknown.error)")
        let photos = try workspace.run(["run", "p.html", "--extension", "./x.appex", "--host", "photos"])
        #expect(photos.code == 2 && photos.text.isEmpty)
        #expect(
            photos.error.contains("p.html: Photos is not known to share pages; it is known to share images, movies")
        )
        let scriptOnly = try Workspace().run(["run", "p.html", "--extension", "./x.appex", "--host", "chrome"])
        #expect(scriptOnly.code == 2 && scriptOnly.error.contains("Chrome runs no scripts, and the extension has no"))
        let fixed = try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--host", "chrome", "--arguments", "{}"]
        )
        #expect(fixed.code == 2 && fixed.error.contains("Chrome runs no scripts"), "\(fixed.error)")
    }

    @Test(
        "Options that apply to one run are refused for several",
        arguments: [
            ["--output", "o"], ["--payload", "o"], ["--snapshot-run", "o"], ["--snapshot-final", "o"], ["--html", "o"],
            ["--record", "o"],
            ["--trace"], ["--explain"],
        ]
    )
    func ofOneRun(options: [String]) throws {
        let workspace = try Workspace()
        let files = workspace.files
        let several = try workspace.run(["run", "p.html", "--extension", "./x.appex", "--host", "all"] + options)
        #expect(several.code == 2 && several.message.hasPrefix("webaction: \(options[0]) "), "\(several.error)")
        #expect(several.message.contains("one run") && several.text.isEmpty)
        #expect(workspace.files == files)
    }

    /// A bundle whose program understands only the script's payload, with a rule that accepts exactly one URL.
    private static func ruled(program: String) throws -> Workspace {
        let workspace = try Workspace(program: program)
        let plist = String(decoding: try #require(workspace.read("x.appex/Info.plist")), as: UTF8.self)
        try workspace.write(
            plist.replacing(
                "<key>NSExtensionAttributes</key><dict>",
                with: """
                    <key>NSExtensionAttributes</key><dict><key>NSExtensionActivationRule</key><dict>
                    <key>NSExtensionActivationSupportsWebURLWithMaxCount</key><integer>1</integer></dict>
                    """
            ),
            to: "x.appex/Info.plist"
        )
        return workspace
    }

    @Test("All apps: which offer it, what they share, how it ends and what is returned")
    func all() throws {
        let workspace = try Self.ruled(program: #"grep -q '"a":1' && echo '{"b": 2}'"#)
        let run = ["run", "p.html", "--extension", "./x.appex", "--host", "all", "--report", "r.json"]
        let outcome = try workspace.run(run)
        // The program fails where no script ran: in Chrome.
        #expect(outcome.code == 1, "\(outcome.error)")
        #expect(outcome.message.contains("p.html: 1 of 2 runs did not complete: chrome."), "\(outcome.error)")
        let rows = outcome.text.split(separator: "\n").map { $0.split(separator: " ", omittingEmptySubsequences: true) }
        func row(_ app: String) -> [Substring] { rows.first { $0.first == app[...] } ?? [] }
        #expect(row("safari").prefix(4) == ["safari", "yes", "completed", "com.apple.property-list+public.url"])
        #expect(row("safari").joined(separator: " ").contains("the page changed"), "\(outcome.text)")
        #expect(row("chrome").prefix(4) == ["chrome", "yes", "action-failed", "public.url"], "\(outcome.text)")
        #expect(row("firefox").prefix(3) == ["firefox", "no", "-"], "\(outcome.text)")
        #expect(outcome.text.contains("not known to share it: photos, "), "\(outcome.text)")
        let bytes = try #require(workspace.read("r.json"))
        let report = try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        let hosts = try #require(report["hosts"] as? [[String: Any]])
        let chrome = try #require(hosts.first { $0["host"] as? String == "chrome" })
        #expect(chrome["reason"] as? String == "action-failed" && chrome["offered"] as? Bool == true)
        #expect(chrome["items"] as? [[[String]]] == [[["public.url"]]])
        #expect(hosts.first { $0["host"] as? String == "firefox" }?["reason"] == nil)

        let robust = try Self.ruled(program: #"cat > /dev/null; echo '{"b": 2}'"#)
        #expect(try robust.run(run).code == 0)
        try robust.write(Self.image ?? Data(), to: "i.png")
        let unoffered = try robust.run(["run", "i.png", "--extension", "./x.appex", "--host", "all"])
        #expect(unoffered.code == 1 && unoffered.message.contains("would offer"), "\(unoffered.error)")
    }

    @Test("A share extension's rule is reported for each app")
    func match() throws {
        let workspace = try Self.ruled(program: "cat")
        let one = try workspace.run(["match", "p.html", "--extensions", ".", "--host", "firefox", "--json"])
        let all = try workspace.run(["match", "p.html", "--extensions", ".", "--host", "all"])
        let lines = all.text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        let own = lines.filter { $0.count > 2 && $0[1] == "x" }
        func reported(_ app: String) -> String { own.first { $0[0] == app }?[2] ?? "" }
        #expect(["safari", "chrome", "firefox", "photos"].map(reported) == ["yes", "yes", "no", ""], "\(all.text)")
        #expect(all.error.contains("hint: not known to share it: photos, screenshot, "), "\(all.error)")
        let list = try #require(JSONSerialization.jsonObject(with: one.output) as? [[String: Any]])
        #expect(list.first { $0["name"] as? String == "x" }?["offered"] as? Bool == false)
        #expect(list.allSatisfy { $0["host"] == nil })
        let items = try workspace.run(["match", "-", "--host", "chrome"], input: "[]")
        #expect(items.code == 2 && items.error.contains("--host applies to pages and files"), "\(items.error)")
    }

    @Test("A suite's case names the app; without the script there is no payload")
    func suite() throws {
        let workspace = try Self.ruled(program: #"cat > /dev/null; echo '{"b": 2}'"#)
        for app in ["safari", "chrome"] {
            try workspace.makeFolder("cases/\(app)")
            try workspace.write(Workspace.page, to: "cases/\(app)/page.html")
            try workspace.write(
                #"{"extension": "../../x.appex", "host": "\#(app)"}"#,
                to: "cases/\(app)/case.json"
            )
        }
        let recorded = try workspace.run(["test", "cases", "--allow-outside", ".", "--record"])
        #expect(recorded.code == 0, "\(recorded.error)")
        #expect(workspace.read("cases/safari/payload.json") != nil)
        #expect(workspace.read("cases/chrome/payload.json") == nil)
        #expect(try workspace.run(["test", "cases", "--allow-outside", "."]).code == 0)
        for host in [#""netscape""#, #""photos""#, "1"] {
            try workspace.write(
                #"{"extension": "../../x.appex", "host": \#(host)}"#,
                to: "cases/chrome/case.json"
            )
            let wrong = try workspace.run(["test", "cases", "--allow-outside", "."])
            #expect(wrong.code == 2 && wrong.error.contains(#"chrome: "host""#), "\(wrong.error)")
        }
    }
}
