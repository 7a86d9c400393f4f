// BatchTests.swift: runs the built program on batches: results, poison pages, SIGKILL and resuming.

import Foundation
import Testing

@Suite("Batches")
struct BatchTests {
    static let script = """
        var ExtensionPreprocessingJS = {
            run(a) {
                if (document.title === "throw") null.x;
                if (document.title === "loop") for (let s = "x".repeat(1 << 20); ;) s.match(/(x+x+)+y/);
                if (document.title === "bomb") { let all = []; for (;;) all.push(new Uint8Array(1 << 24).fill(1)); }
                a.completionFunction({title: document.title})
            },
            finalize(a) { document.body.append(a.mark) } };
        """

    /// A folder with a bundle and pages of the given titles.
    private func workspace(_ titles: [String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "webaction-\(UUID().uuidString)")
        let bundle = folder.appending(path: "x.appex")
        let pages = folder.appending(path: "pages/sub")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
        let plist = """
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>x</string>
            <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string>
            <key>NSExtensionAttributes</key><dict><key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string>
            </dict></dict></dict></plist>
            """
        try plist.write(to: bundle.appending(path: "Info.plist"), atomically: true, encoding: .utf8)
        try Self.script.write(to: bundle.appending(path: "Action.js"), atomically: true, encoding: .utf8)
        for (number, title) in titles.enumerated() {
            try "<!doctype html><title>\(title)</title><p>hi".write(
                to: pages.appending(path: "\(1000 + number).html"),
                atomically: true,
                encoding: .utf8
            )
        }
        return folder
    }

    private func run(
        _ arguments: [String],
        in folder: URL,
        whileRunning: (RunningProgram) throws -> Void = { _ in }
    ) throws -> Outcome {
        try BuiltProgram.run(
            [
                "batch", "pages", "--extension", "./x.appex", "--arguments", #"{"mark":"!"}"#, "--out", "out",
                "--payloads", "out.jsonl", "--base-url", "http://x/",
            ] + arguments,
            in: folder,
            whileRunning: whileRunning
        )
    }

    private func content(_ path: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    @Test("Pages are written under their names, payloads as lines in order, and poison pages are named with the reason")
    func poison() throws {
        let folder = try workspace(["a", "throw", "loop", "bomb", "b"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let options = ["--timeout", "5", "--memory", "250", "--report", "r.json", "--report", "r.html"]
        let result = try run(options, in: folder)
        #expect(result.code == 1)
        #expect(result.error.contains("webaction: 3 of 5 pages failed."), "\(result.error)")
        let good = "<!DOCTYPE html><html><head><title>b</title></head><body><p>hi</p>!</body></html>"
        let written = try content("out/sub/1004.html", in: folder)
        #expect(written == good || written.hasPrefix("<!doctype html><title>b</title>"))
        #expect(try content("out/sub/1003.html", in: folder) == "<!doctype html><title>bomb</title><p>hi")
        let lines = try content("out.jsonl", in: folder).split(separator: "\n")
        #expect(lines.count == 5)
        #expect(
            lines[0]
                == #"{"page":"sub/1000.html","url":"http://x/sub/1000.html","reason":"completed","payload":{"title":"a"}}"#
        )
        for (line, reason) in zip(lines.dropFirst(), ["script-error", "timed-out", "out-of-memory", "completed"]) {
            #expect(line.contains("\"reason\":\"\(reason)\""), "\(line)")
        }
        #expect(try content("r.html", in: folder).contains("<h2>out-of-memory</h2> <small>1</small>"))
        #expect(try content("r.json", in: folder).contains(#""reasons": {"completed":2,"#))
    }

    @Test(
        "The two spellings of an accented letter are two pages; a page whose name is not UTF-8 keeps the bytes of its name"
    )
    func names() throws {
        let folder = try workspace([])
        defer { try? FileManager.default.removeItem(at: folder) }
        let pages = folder.path + "/pages/sub/"
        let endings: [[UInt8]] = [Array("\u{E9}.html".utf8), Array("e\u{301}.html".utf8)]
        func write(_ names: [[UInt8]]) {
            for name in names {
                let path = Array(pages.utf8CString.dropLast()) + name.map { CChar(bitPattern: $0) } + [0]
                let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
                #expect(Foundation.write(descriptor, "<p>", 3) == 3)
                close(descriptor)
            }
        }
        write(endings)
        let first = try run([], in: folder)
        #expect(first.code == 0, "\(first.error)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out/sub").count == 2)
        #expect(try content("out.jsonl", in: folder).split(separator: "\n").count == 2)
        write([[0xE9] + Array(".html".utf8)])
        let second = try run(["--restart"], in: folder)
        #expect(second.code == 0 && second.error.contains("3 pages"), "\(second.error)")
        #expect(try content("out.jsonl", in: folder).contains(#""page":"sub/\\xE9.html""#))
        #expect(access((folder.path + "/out/sub/").utf8CString.dropLast() + [-23] + ".html".utf8CString, F_OK) == 0)
    }

    @Test(
        "SIGINT finishes the pages under way and prints how to resume; the final result is that of an undisturbed batch"
    )
    func interruption() throws {
        let titles = (0..<150).map { "page \($0)" }
        let (whole, broken) = (try workspace(titles), try workspace(titles))
        defer { for folder in [whole, broken] { try? FileManager.default.removeItem(at: folder) } }
        #expect(try run([], in: whole).code == 0)
        let stopped = try run([], in: broken) { batch in
            let page = broken.appending(path: "out/sub/1005.html").path
            try batch.wait(for: "a page to be written") { FileManager.default.fileExists(atPath: page) }
            kill(batch.number, SIGINT)
        }
        #expect(stopped.code == -SIGINT && stopped.left.isEmpty)
        #expect(stopped.message.contains("To continue, run the same command with --resume."), "\(stopped.error)")
        let done = try content("out.jsonl", in: broken).split(separator: "\n").count
        #expect(stopped.message.contains("stopped after \(done) pages."))
        #expect(try FileManager.default.contentsOfDirectory(atPath: broken.path + "/out/sub").count == done)
        #expect(try run(["--resume"], in: broken).code == 0)
        #expect(try content("out.jsonl", in: broken) == content("out.jsonl", in: whole))
    }

    // Invariants of BatchRun: 1.
    @Test("After SIGKILL the same command with --resume ends like an undisturbed batch")
    func resuming() throws {
        let titles = (0..<150).map { "page \($0)" }
        let whole = try workspace(titles)
        let broken = try workspace(titles)
        defer { for folder in [whole, broken] { try? FileManager.default.removeItem(at: folder) } }
        #expect(try run([], in: whole).code == 0)
        let killed = try run([], in: broken) { batch in
            let page = broken.appending(path: "out/sub/1005.html").path
            try batch.wait(for: "a page to be written") { FileManager.default.fileExists(atPath: page) }
            kill(batch.number, SIGKILL)
        }
        #expect(killed.code == -SIGKILL)
        let refused = try run([], in: broken)
        #expect(refused.code == 1)
        #expect(refused.error.contains("out.journal: this journal belongs to an unfinished batch."))
        #expect(try run(["--resume"], in: broken).code == 0)
        #expect(try content("out.jsonl", in: broken) == content("out.jsonl", in: whole))
        for number in 1000..<1150 {
            let path = "out/sub/\(number).html"
            #expect(try content(path, in: broken) == content(path, in: whole))
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: broken.appending(path: "out").path)
        #expect(names == ["sub"])
    }
}
