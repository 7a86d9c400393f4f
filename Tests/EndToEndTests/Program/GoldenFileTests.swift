// GoldenFileTests.swift: files of earlier versions, which this one reads (Tests/Data/Compatibility).

import Foundation
import Testing

@Suite("Files of earlier versions")
struct GoldenFileTests {
    private static let folder = BuiltProgram.root.appending(path: "Tests/Data/Compatibility")
    private static let options = ["--extension", "./x.appex", "--arguments", #"{"mark": "!"}"#]

    /// The versions that have a folder.
    static let versions = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.first?.isNumber == true }.sorted()
    }()

    /// A workspace with a copy of a version's files.
    private func space(_ version: String) throws -> Workspace {
        let space = try Workspace(script: nil)
        let folder = Self.folder.appending(path: version)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let target = space.folder.appending(path: name)
            try? FileManager.default.removeItem(at: target)
            try FileManager.default.copyItem(at: folder.appending(path: name), to: target)
        }
        return space
    }

    @Test("There are files of the first version")
    func first() { #expect(Self.versions.contains("0.1.0")) }

    @Test("A suite's expectations hold", arguments: versions)
    func suite(version: String) throws {
        let space = try space(version)
        let outcome = try space.run(["test", "suite", "--allow-outside", ".", "--strict"])
        #expect(outcome.code == 0 && outcome.error.contains("2 of 2 cases passed"), "\(outcome.error)")
    }

    @Test("A recording gives the page that the run gave", arguments: versions)
    func recording(version: String) throws {
        let space = try space(version)
        let outcome = try space.run(["replay", "run.recording"])
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(Data(outcome.text.utf8) == space.read("run.html"))
    }

    @Test("A batch that was begun is finished, and its first pages are not processed again", arguments: versions)
    func journal(version: String) throws {
        let space = try space(version)
        let whole = space.read("out.jsonl")
        let files = FileManager.default
        try files.removeItem(at: space.folder.appending(path: "out.jsonl"))
        try files.moveItem(
            at: space.folder.appending(path: "begun.jsonl"),
            to: space.folder.appending(path: "out.jsonl")
        )
        // A page that is done is not read again.
        try space.write("<title>other</title>", to: "pages/a.html")
        let further = ["--base-url", "http://example.org/", "--journal", "batch.journal", "--resume"]
        let repeats = ["--time", "2025-01-01T00:00:00Z", "--seed", "1"]
        let outcome = try space.run(["batch", "pages", "--out", "out.jsonl"] + Self.options + further + repeats)
        #expect(outcome.code == 0 && outcome.error.contains("3 pages"), "\(outcome.error)")
        #expect(space.read("out.jsonl") == whole)
    }

    @Test("A worker answers an earlier version's client", arguments: versions)
    func client(version: String) throws {
        let space = try space(version)
        let worker = #""$0" worker --extension ./x.appex --arguments '{"mark": "!"}' < client.frames > answer.frames"#
        let outcome = try space.run(["-c", worker, BuiltProgram.file.path], executable: "/bin/sh")
        #expect(outcome.code == 0, "\(outcome.error)")
        var frames: [(header: [String: Any], body: String)] = []
        var rest = space.read("answer.frames") ?? Data()
        while rest.count >= 8 {
            func number(_ place: Int) -> Int {
                (0..<4).reduce(0) { $0 | Int(rest[rest.startIndex + place + $1]) << (8 * $1) }
            }
            let (length, headerLength) = (number(0), number(4))
            let header = rest.dropFirst(8).prefix(headerLength)
            let body = rest.dropFirst(8 + headerLength).prefix(length - 4 - headerLength)
            frames.append(
                (
                    try #require(JSONSerialization.jsonObject(with: header) as? [String: Any]),
                    String(decoding: body, as: UTF8.self)
                )
            )
            rest = rest.dropFirst(4 + length)
        }
        let hello = try #require(frames.first?.header)
        #expect(hello["type"] as? String == "hello" && hello["protocol"] as? Int == 1)
        #expect(hello["extension"] as? String == "org.example.golden" && (hello["credit"] as? Int ?? 0) > 0)
        let results = frames.filter { $0.header["type"] as? String == "result" }
        #expect(Set(results.compactMap { $0.header["id"] as? Int }) == [0, 1])
        for result in results {
            let name = result.header["id"] as? Int == 0 ? "a" : "b"
            #expect(result.header["reason"] as? String == "completed" && result.header["changed"] as? Bool == true)
            let payload = result.header["payload"] as? [String: String]
            #expect(payload == ["title": name, "url": "http://example.org/\(name)"])
            #expect(result.body == "<!doctype html>\n<title>\(name)</title>\n<p>text\n</p>!")
        }
    }
}
