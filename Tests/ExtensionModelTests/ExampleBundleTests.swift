// ExampleBundleTests.swift: the bundles of docs/examples and Sources/Programs/Extensions are valid, and the examples' programs answer.

import ExtensionModel
import Foundation
import Testing

@Suite("Bundles in the project")
struct ExampleBundleTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func bundle(_ path: String) throws -> ExtensionBundle {
        try ExtensionBundle(path: Self.root.appendingPathComponent(path).path)
    }

    /// What the bundle's program prints for `input`.
    private func answer(_ path: String, _ input: String) throws -> NSDictionary? {
        guard case .program(let program) = try bundle(path).nativeHalf else {
            print("left out: \(path): its program is not installed")
            return nil
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program.path)
        process.arguments = program.arguments
        process.currentDirectoryURL = URL(fileURLWithPath: program.workingDirectory)
        let feed = Pipe()
        let output = Pipe()
        process.standardInput = feed
        process.standardOutput = output
        try process.run()
        feed.fileHandleForWriting.write(Data((input + "\n").utf8))
        try feed.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return try JSONSerialization.jsonObject(with: data) as? NSDictionary
    }

    @Test(
        "Every bundle has its script and no warnings",
        arguments: [
            "docs/examples/contents.appex", "docs/examples/word-count.appex",
            "Sources/Programs/Extensions/Marquee/marquee.appex", "Sources/Programs/Extensions/Template/template.appex",
        ]
    )
    func sound(path: String) throws {
        let bundle = try bundle(path)
        #expect(bundle.warnings == [])
        #expect(try bundle.readScript()?.isEmpty == false)
        #expect(bundle.identifier.hasPrefix("org.webaction."))
        #expect(bundle.point.callsFinalize)
    }

    @Test("The word count's program counts words and rounds minutes up")
    func wordCount() throws {
        let text = Array(repeating: "word", count: 201).joined(separator: " ")
        let answer = try answer("docs/examples/word-count.appex", "{\"text\":\"\(text)\"}")
        #expect(answer == nil || answer == ["words": 201, "minutes": 2])
    }

    @Test("The program of the table of contents numbers and nests headings and escapes their text")
    func contents() throws {
        let input = """
            {"headings": [{"level": 2, "id": "a", "text": "A & B"}, {"level": 3, "id": "b", "text": "C"}, \
            {"level": 2, "id": "c", "text": "D"}]}
            """
        let answer = try answer("docs/examples/contents.appex", input)
        let html = """
            <ol><li><a href="#a">1 A &amp; B</a><ol><li><a href="#b">1.1 C</a></li></ol></li>\
            <li><a href="#c">2 D</a></li></ol>
            """
        #expect(answer == nil || answer == ["html": html])
    }
}
