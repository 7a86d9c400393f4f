// MatchTests.swift: webaction match and validate through the built program.

import Foundation
import Testing

@Suite("Match and validate")
struct MatchTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func webaction(_ arguments: [String], input: String = "") throws -> (code: Int32, output: String) {
        let process = Process()
        process.executableURL = Self.root.appending(path: ".build/debug/webaction")
        process.arguments = arguments
        process.currentDirectoryURL = Self.root.appending(path: "pages")
        let feed = Pipe()
        let output = Pipe()
        process.standardInput = feed
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        try feed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try feed.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private func matches(_ arguments: [String], input: String = "") throws -> [String: Bool] {
        let (code, output) = try webaction(["match", "--json"] + arguments, input: input)
        #expect(code == 0)
        let list = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
        var result: [String: Bool] = [:]
        for entry in list {
            let why = entry["why"] as? String
            #expect(why?.isEmpty == false)
            if let name = entry["identifier"] as? String { result[name] = entry["activates"] as? Bool }
        }
        return result
    }

    @Test("A page is matched as a browser shares it; items are matched as they are")
    func match() throws {
        let marquee = "org.webaction.extension.marquee"
        #expect(try matches(["article.html"])[marquee] == true)
        #expect(try matches(["article.html", "--host", "chrome"])[marquee] == false)
        #expect(try matches(["-"], input: "[{\"attachments\": [[\"public.jpeg\"]]}]")[marquee] == false)
        let page = "[{\"attachments\": [{\"public.url\": null, \"com.apple.active-webpage\": null}]}]"
        #expect(try matches(["-"], input: page)[marquee] == true)
        #expect(try webaction(["match", "-"], input: "[1").code == 1)
        #expect(try webaction(["match", "nowhere.html"]).code == 1)
    }

    @Test(
        "Every built-in extension is without mistakes",
        arguments: ["marquee", "template", "translate", "translate-sheet", "tiny-sketch", "party-crasher", "share"]
    )
    func validate(name: String) throws {
        let (code, output) = try webaction(["validate", name])
        #expect(code == 0 && output == "", "\(output)")
    }
}
