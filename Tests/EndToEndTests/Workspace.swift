// Workspace.swift: a folder of a test's own with a page and a bundle, and the built program run in it.

import Foundation
import Testing

/// How a run of the program ended.
struct Outcome {
    /// The exit code; the negative number of the signal that ended it.
    var code: Int32
    var output: Data
    var error: String
    var seconds: Double
    /// Processes that it left behind.
    var left: [Int32]

    var text: String { String(decoding: output, as: UTF8.self) }
    /// The last line on standard error, where the one message belongs.
    var message: String { error.split(separator: "\n").last.map(String.init) ?? "" }
}

/// A scratch folder, removed with the value.
final class Workspace {
    static let page = "<!doctype html><title>t</title><p>hi"
    static let goodScript = """
        var ExtensionPreprocessingJS = {
            run(a) { a.completionFunction({a: 1}) }, finalize(a) { document.title = JSON.stringify(a) } };
        """
    /// The built program.
    static let program: URL = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return root.appending(path: ".build/debug/webaction")
    }()

    /// Where compiled Swift sources are kept between runs of the tests: only a changed SDK is compiled anew.
    static let actionCache = program.deletingLastPathComponent().deletingLastPathComponent().appending(
        path: "action-cache"
    ).path

    let folder = FileManager.default.temporaryDirectory.appending(path: "webaction-\(UUID().uuidString)")
    var bundle: URL { folder.appending(path: "x.appex") }

    /// A folder with `p.html` and, unless `script` is nil, the bundle `x.appex`.
    ///
    /// - Parameters:
    ///   - program: The shell script that is the native half.
    init(script: String? = goodScript, program: String? = nil) throws {
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try write(Self.page, to: "p.html")
        let native = program == nil ? "" : "<key>WebActionProgram</key><string>go</string>"
        try write(
            """
            <plist version="1.0"><dict>\(native)<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
            <string>com.apple.ui-services</string><key>NSExtensionAttributes</key><dict>
            <key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string>
            </dict></dict></dict></plist>
            """,
            to: "x.appex/Info.plist"
        )
        if let script { try write(script, to: "x.appex/Action.js") }
        if let program {
            try write("#!/bin/sh\n" + program, to: "x.appex/go")
            try setMode(0o755, of: "x.appex/go")
        }
    }

    deinit {
        try? setMode(0o755, of: "")
        try? FileManager.default.removeItem(at: folder)
    }

    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    func write(_ data: Data, to name: String) throws { try data.write(to: folder.appending(path: name)) }

    func setMode(_ mode: Int, of name: String) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: mode],
            ofItemAtPath: folder.appending(path: name).path
        )
    }

    func read(_ name: String) -> Data? { FileManager.default.contents(atPath: folder.appending(path: name).path) }

    /// What is in the folder, by name.
    var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? [] }

    /// Runs the program in the folder.
    ///
    /// - Parameters:
    ///   - arguments: Its command line.
    ///   - redirection: What a shell appends to the command, as in `>/dev/full`; the shell then runs it.
    ///   - environment: What is added to this process's environment.
    ///   - whileRunning: Called with its number once it runs.
    func run(
        _ arguments: [String],
        redirection: String? = nil,
        environment: [String: String] = [:],
        whileRunning: (Int32) -> Void = { _ in }
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        if let redirection {
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "exec \"$0\" \"$@\" \(redirection)", Self.program.path] + arguments
        }
        process.currentDirectoryURL = folder
        // By this mark, which every process below inherits, those that are left behind are known.
        let mark = "WEBACTION_TEST=\(UUID().uuidString)"
        let pair = mark.split(separator: "=").map(String.init)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            .merging([pair[0]: pair[1]]) { $1 }
        let files = ["out", "err"].map { name in
            FileManager.default.temporaryDirectory.appending(path: "webaction-\(UUID().uuidString).\(name)")
        }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        for file in files { try Data().write(to: file) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        let started = ContinuousClock.now
        try process.run()
        whileRunning(process.processIdentifier)
        process.waitUntilExit()
        let seconds = (ContinuousClock.now - started) / .seconds(1)
        return Outcome(
            code: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: try Data(contentsOf: files[0]),
            error: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            seconds: seconds,
            left: Self.processes(marked: mark)
        )
    }

    /// The living processes whose environment holds a mark.
    private static func processes(marked mark: String) -> [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { Int32($0) }.filter { number in
            FileManager.default.contents(atPath: "/proc/\(number)/environ")?.range(of: Data(mark.utf8)) != nil
        }
    }
}

extension Outcome {
    /// Expects one message, an exit code, the page byte for byte, and nothing left behind.
    func expectPassThrough(
        _ message: String,
        page: String = Workspace.page,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(code == 1, "\(error)", sourceLocation: sourceLocation)
        #expect(text == page, "\(error)", sourceLocation: sourceLocation)
        #expect(self.message.contains(message), "\(error)", sourceLocation: sourceLocation)
        #expect(left.isEmpty, sourceLocation: sourceLocation)
    }
}
