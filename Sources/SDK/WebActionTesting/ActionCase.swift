// ActionCase.swift: a case of a suite as one line in a test of Swift Testing or XCTest. The program runs it in a
// separate process, so a script that hangs or crashes does not end the tests.

import Foundation

/// A case's folder (docs/suites.md).
///
///     @Test func shouting() throws {
///         try ActionCase("Cases/shouting", allowOutside: ["shout.appex"]).check()
///     }
public struct ActionCase: Sendable {
    /// The error of a failed case: a readable description of the differences.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    private let folder: URL
    private let allowed: [URL]
    private let program: String?

    /// Creates a case whose extension, page and resources are in its folder, unless others are allowed.
    ///
    /// - Parameters:
    ///   - path: The folder; relative to the file of the test.
    ///   - allowOutside: Other folders that the case may refer to, such as the extension's; also relative to the file
    ///     of the test.
    ///   - program: The program; by default `WEBACTION` of the environment, otherwise `webaction` in `PATH`.
    ///   - file: The file of the test, which the caller leaves at its default.
    public init(
        _ path: String,
        allowOutside: [String] = [],
        program: String? = nil,
        file: String = #filePath
    ) {
        let tests = URL(fileURLWithPath: file).deletingLastPathComponent()
        folder = URL(fileURLWithPath: path, relativeTo: tests)
        allowed = allowOutside.map { URL(fileURLWithPath: $0, relativeTo: tests) }
        self.program = program ?? ProcessInfo.processInfo.environment["WEBACTION"]
    }

    /// Runs the case. With `WEBACTION_RECORD=1` in the environment, missing expectations are written, and the check
    /// fails so that they are reviewed.
    ///
    /// - Throws: `Failure` if the case is not as expected or cannot be run.
    public func check() throws {
        let isRecording = ProcessInfo.processInfo.environment["WEBACTION_RECORD"] == "1"
        let process = Process()
        let arguments =
            ["test", folder.path] + allowed.flatMap { ["--allow-outside", $0.path] }
            + (isRecording ? ["--record"] : [])
        process.executableURL = URL(fileURLWithPath: program ?? "/usr/bin/env")
        process.arguments = program == nil ? ["webaction"] + arguments : arguments
        let output = Pipe()
        process.standardError = output
        process.standardOutput = FileHandle.nullDevice
        do { try process.run() } catch {
            throw Failure(description: "webaction can't be started; install it, or set WEBACTION to its path: \(error)")
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw Failure(description: text) }
        if isRecording { throw Failure(description: "Recorded; run again without WEBACTION_RECORD.\n\(text)") }
    }
}
