// HostExampleTests.swift: a program that embeds the library ExtensionHost, run as a separate process, whose signals and children the host
// must not touch. Its source: Tests/Tools/HostExample.

import Foundation
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

    @Test("The package in docs/examples compiles against the library")
    func package() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let source = root.appending(path: "docs/examples/host/Sources/main.swift")
        // SwiftPM's options for C modules.
        let maps = ["CSandbox.build/module.modulemap", "../../checkouts/Yams/Sources/CYaml/include/module.modulemap"]
            .map { buildFolder.appending(path: $0).standardizedFileURL.path }
        process.arguments =
            ["swiftc", "-typecheck", "-swift-version", "6", "-I", buildFolder.appending(path: "Modules").path]
            + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + [source.path]
        let output = Pipe()
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(String(decoding: data, as: UTF8.self))")
    }
}
