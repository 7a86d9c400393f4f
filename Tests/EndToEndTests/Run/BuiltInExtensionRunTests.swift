// BuiltInExtensionRunTests.swift: every built-in extension on a page of its own, through the built program.

import Foundation
import Testing

@Suite("Built-in extensions")
struct BuiltInExtensionRunTests {
    /// A gray PNG image of one pixel.
    private static let pixel =
        "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="

    private func run(_ name: String, _ body: String, _ options: [String] = []) throws -> Outcome {
        let workspace = try Workspace(script: nil)
        try workspace.write("<!doctype html><meta charset=utf-8><title>Good morning</title><body>\(body)", to: "p.html")
        return try workspace.run(
            ["run", "p.html", "--extension", name, "--url", "https://example.com/p"] + options
        )
    }

    @Test(
        "The extension changes the page as expected",
        arguments: [
            ("marquee", "<h1>Hi</h1>", [], "<h1><marquee>Hi</marquee></h1>"),
            ("template", "x", [], "<body style=\"background-color: red;\">"),
            (
                "translate", "<p>Hello <b>world</b>, house!</p><pre>bread</pre>", [],
                "<p>Hallo <b>Welt</b>, Haus!</p><pre>bread</pre>"
            ),
            (
                "translate-sheet", "<p>The good bread.</p>", ["--choices", "{\"rows\": [\"Swedish\"]}"],
                "<p>The god bröd.</p>"
            ),
            (
                "party-crasher", "<p>We are <i id=who>two</i>.</p>", ["--selection", "#who"],
                "two I was here, too!"
            ),
            (
                "tiny-sketch", "<img alt=\"\" src=\"\(pixel)\">", [],
                // The first bytes of a PNG file of one pixel.
                "<img alt=\"\" src=\"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB"
            ),
        ]
    )
    func pages(name: String, body: String, options: [String], expected: String) throws {
        let outcome = try run(name, body, options)
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(outcome.text.contains(expected), "\(outcome.text)\(outcome.error)")
    }

    @Test("A page that an extension does not apply to is unchanged, and the reason is reported")
    func nothingToDo() throws {
        let sketch = try run("tiny-sketch", "<p>no image</p>")
        #expect(sketch.code == 0 && sketch.error.contains("ended at: empty items"), "\(sketch.error)")
        let away = try run("tiny-sketch", "<img src=\"a.png\">")
        #expect(away.code == 1 && away.error.contains("https://example.com/a.png is not here"), "\(away.error)")
        let damaged = try run("tiny-sketch", "<img src=\"data:image/png;base64,iVBORw0KGgo=\">")
        #expect(damaged.code == 1 && damaged.error.contains("cannot be drawn on"), "\(damaged.error)")
        let party = try run("party-crasher", "<p>none</p>")
        #expect(party.code == 1 && party.error.contains("nothingSelected"), "\(party.error)")
        let sheet = try run("translate-sheet", "<p>a</p>", ["--choices", "{\"rows\": [\"Klingon\"]}"])
        #expect(sheet.code == 1 && sheet.error.contains("there are: German, Latin, Swedish"), "\(sheet.error)")
    }

    @Test("A post contains the page's URL and title, and the page is unchanged")
    func share() throws {
        let choices = "{\"text\": \"Look!\", \"taps\": [\"Location\", \"Post\"]}"
        let outcome = try run("share", "<p>x</p>", ["--choices", choices])
        #expect(outcome.code == 0)
        let post = """
            {"message":"Look!","place":"Here","selection":"","title":"Good morning","url":"https://example.com/p"}
            """
        #expect(outcome.error.contains(post), "\(outcome.error)")
        let long = String(repeating: "x", count: 281)
        let refused = try run("share", "<p>x</p>", ["--choices", "{\"text\": \"\(long)\"}"])
        #expect(refused.code == 1 && refused.error.contains("Post is disabled"))
    }
}
