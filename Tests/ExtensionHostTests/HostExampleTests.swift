// HostExampleTests.swift: programs that embed the library ExtensionHost, run as separate processes, whose signals and children the host
// must not touch. Their sources: Tests/Tools/HostExample, docs/examples.

import Foundation
import Glibc
import TestSupport
import Testing

@Suite("A program that hosts extensions")
struct HostExampleTests {
    /// Where the program is started: extensions are also looked for there.
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("It gets the extensions that rules and roles allow, runs one, and receives the results for hosts")
    func example() throws {
        let process = Process()
        process.executableURL = buildFolder.appending(path: "webaction-host-example")
        process.arguments = [buildFolder.path]
        process.currentDirectoryURL = folder.url
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(process.terminationStatus == 0)
        let expected = [
            "page: marquee party-crasher photo-share share template tiny-sketch today translate translate-sheet",
            "page and text: party-crasher",
            "text: party-crasher", "image: markup party-crasher photo-share tiny-sketch",
            "fixed image: photo-share tiny-sketch",
            "translated: org.webaction.extension.translate true com.apple.property-list",
            "  <p>Hallo <b>Welt</b></p>",
            "not translated: org.webaction.extension.translate false nil", "  NSCocoaErrorDomain 3328",
            "shared: org.webaction.extension.share true nil",
            "drawn: org.webaction.extension.tiny-sketch true public.png+public.jpeg",
            "marked: org.webaction.extension.markup true public.png", "  42 by 42 at 80, 30",
            "several parts: org.webaction.extension.party-crasher false nil",
            "  webaction_extension_samples.PartyError 0",
            "damaged: org.webaction.extension.tiny-sketch false nil", "  NSItemProviderErrorDomain -1200",
            "crashed: org.webaction.extension.party-crasher true public.plain-text",
            "dismissed: none false", "after the other host: true", "signals: as before", "own child: 7",
        ]
        #expect(lines == expected)
    }

    /// Starts a program of the build in the test's folder; standard output goes to the pipe.
    private func start(_ name: String, _ arguments: [String], output: Pipe) throws -> Process {
        let process = Process()
        process.executableURL = name.hasPrefix("/") ? URL(filePath: name) : buildFolder.appending(path: name)
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// What a program prints, and its exit code.
    private func run(_ name: String, _ arguments: [String]) throws -> (text: String, code: Int32) {
        let output = Pipe()
        let process = try start(name, arguments, output: output)
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }

    @Test("The example docs/examples/host lists the extensions offered for a page, and runs one")
    func hostExample() throws {
        let page = try folder.write("<p>Hello <b>world</b></p>", to: "page.html")
        let listed = try run("webaction-example-host", [buildFolder.path, page])
        #expect(listed.code == 0 && listed.text.contains("translate\tTranslate"))
        let translated = try run("webaction-example-host", [buildFolder.path, page, "translate"])
        #expect(translated.code == 0 && translated.text == "<p>Hallo <b>Welt</b></p>")
    }

    @Test("The example docs/examples/server answers several pages at a time")
    func serverExample() throws {
        let output = Pipe()
        let server = try start("webaction-example-server", [buildFolder.path, "translate"], output: output)
        defer { server.terminate() }
        let address = Self.line(of: output)
        let pages = (0..<6).map { "<p>Hello \($0) <b>world</b></p>" }
        let answers = try pages.map { page in
            let answer = Pipe()
            return (try start("/usr/bin/curl", ["-s", "--data-binary", page, address], output: answer), answer)
        }
        for (number, (client, answer)) in answers.enumerated() {
            let data = answer.fileHandleForReading.readDataToEndOfFile()
            client.waitUntilExit()
            #expect(String(decoding: data, as: UTF8.self) == "<p>Hallo \(number) <b>Welt</b></p>")
        }
    }

    @Test("The example docs/examples/server ends the processes of a request whose client is gone")
    func serverExampleCancels() throws {
        let bundle = try folder.writeBundle(
            "sleeping.appex",
            root: string("CFBundleIdentifier", "sleeping") + string("WebActionProgram", "go")
        )
        let lines = "#!/bin/sh\ncd '\(folder.path)'\necho $$ > new; mv new pid; exec sleep 1000\n"
        try folder.write(lines, to: "sleeping.appex/go", executable: true)
        let output = Pipe()
        let server = try start("webaction-example-server", [buildFolder.path, bundle], output: output)
        defer { server.terminate() }
        let address = Self.line(of: output)
        let client = try start("/usr/bin/curl", ["-s", "--data-binary", "<p>x", address], output: Pipe())
        let file = folder.path + "/pid"
        wait { FileManager.default.fileExists(atPath: file) }
        let action = try #require(pid_t(String(contentsOfFile: file, encoding: .utf8).dropLast()))
        client.terminate()
        wait { kill(action, 0) != 0 }
        #expect(server.isRunning)
    }

    /// The first line that a program prints.
    private static func line(of output: Pipe) -> String {
        var line = Data()
        while let byte = try? output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8), !byte.isEmpty {
            line += byte
        }
        return String(decoding: line, as: UTF8.self)
    }
}
