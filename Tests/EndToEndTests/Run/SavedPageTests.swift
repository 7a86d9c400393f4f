// SavedPageTests.swift: pages that record the URL they were saved from, in the commands that take pages.

import Foundation
import Testing

@Suite("Saved pages")
struct SavedPageTests {
    private static let page = """
        <!DOCTYPE html>
        <!-- saved from url=(0026)https://example.com/a/b?c=d -->
        <html><head><script src="./b_files/s.js"></script></head><body><a href="../e">e</a></body></html>
        """
    private static let asked = "[document.URL, location.host, document.links[0].href, globalThis.loaded]"

    private func space() throws -> Workspace {
        let space = try Workspace()
        let files = space.folder.appending(path: "saved/b_files")
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        try space.write(Self.page, to: "saved/b.html")
        let script = "var loaded = 'beside'; document.documentElement.dataset.loaded = loaded"
        try space.write(script, to: "saved/b_files/s.js")
        return space
    }

    @Test("A page has the URL that it was saved from; --url overrides it")
    func documentURL() throws {
        let space = try space()
        let said = #"["https://example.com/a/b?c=d","example.com","https://example.com/e",null]"# + "\n"
        #expect(try space.run(["eval", "saved/b.html", "-e", Self.asked]).text == said)
        #expect(try space.run(["eval", "-", "-e", Self.asked], input: Self.page).text == said)
        let given = try space.run(["eval", "saved/b.html", "--url", "http://h/x/y", "-e", "document.URL"])
        #expect(given.text == "\"http://h/x/y\"\n")
    }

    @Test("Files saved beside such a page are found")
    func resources() throws {
        let space = try space()
        for root in [".", "saved"] {
            let command = ["eval", "saved/b.html", "--page-scripts", "--world", "page", "--resource-root", root]
            let outcome = try space.run(command + ["-e", "loaded"])
            #expect(outcome.text == "\"beside\"\n", "\(outcome.error)")
        }
    }

    @Test("A page in an MHTML file has the URL of its part; --url overrides it")
    func containers() throws {
        let space = try Workspace()
        try space.write(
            "Content-Type: text/html\r\nContent-Location: https://example.com/m/\r\n\r\n<!doctype html><title>t</title>",
            to: "p.mhtml"
        )
        #expect(try space.run(["eval", "p.mhtml", "-e", "document.URL"]).text == "\"https://example.com/m/\"\n")
        let given = try space.run(["eval", "p.mhtml", "--url", "http://h/", "-e", "document.URL"])
        #expect(given.text == "\"http://h/\"\n")
    }

    @Test("A batch names each page's URL; --base-url overrides it")
    func batch() throws {
        let space = try space()
        try space.write(
            "var ExtensionPreprocessingJS = { run(a) { a.completionFunction({ url: document.URL }) } };",
            to: "x.appex/Action.js"
        )
        let command = ["batch", "saved", "--extension", "./x.appex", "--out"]
        #expect(try space.run(command + ["a.jsonl"]).code == 0)
        let line = String(decoding: space.read("a.jsonl") ?? Data(), as: UTF8.self)
        #expect(line.contains(#""url":"https://example.com/a/b?c=d""#), "\(line)")
        #expect(line.contains(#""payload":{"url":"https://example.com/a/b?c=d"}"#), "\(line)")
        #expect(try space.run(command + ["b.jsonl", "--base-url", "http://h/"]).code == 0)
        #expect(String(decoding: space.read("b.jsonl") ?? Data(), as: UTF8.self).contains(#""url":"http://h/b.html""#))
    }

    @Test(
        "Files saved beside a page are found also in batches of folders and zip files",
        arguments: ["saved", "a.zip"]
    )
    func batchResources(input: String) throws {
        let space = try space()
        // Another page of the same URL with other files.
        let other = space.folder.appending(path: "saved/more/b_files")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        try space.write(Self.page, to: "saved/more/b.html")
        try space.write("document.documentElement.dataset.loaded = 'more'", to: "saved/more/b_files/s.js")
        let zip = "import shutil; shutil.make_archive('a', 'zip', 'saved')"
        #expect(try space.run(["-c", zip], executable: "/usr/bin/python3").code == 0)
        try space.write(
            """
            var ExtensionPreprocessingJS = {
                run(a) { a.completionFunction({ loaded: document.documentElement.dataset.loaded }) } };
            """,
            to: "x.appex/Action.js"
        )
        let outcome = try space.run([
            "batch", input, "--extension", "./x.appex", "--out", "a.jsonl", "--page-scripts", "--resource-root", ".",
        ])
        #expect(outcome.code == 0, "\(outcome.error)")
        let lines = String(decoding: space.read("a.jsonl") ?? Data(), as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 2 && lines.allSatisfy { $0.contains(#""url":"https://example.com/a/b?c=d""#) })
        for line in lines {
            let expected = line.contains("more/b.html") ? "more" : "beside"
            #expect(line.contains(#"{"loaded":"\#(expected)"}"#), "\(line)")
        }
    }
}
