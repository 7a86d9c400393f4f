// HostileBuildTests.swift: a package's manifest is an untrusted program that SwiftPM compiles and runs: it reaches only what the build step
// names, and is ended when it exceeds a limit. Without confinement the same manifest reaches all of it.

import ActionBuild
import ExtensionHost
import Foundation
import Isolation
import ProcessSupervision
import TestSupport
import Testing

@Suite("Hostile manifests", .serialized)
struct HostileBuildTests {
    private let folder: TestSupport.TemporaryFolder

    init() throws {
        folder = try TestSupport.TemporaryFolder()
        try folder.write("secret", to: "home/secret")
        try FileManager.default.createDirectory(atPath: folder.path + "/work", withIntermediateDirectories: true)
    }

    private func manifest(_ statements: String) throws {
        let text = """
            // swift-tools-version: 5.9
            import PackageDescription
            import Foundation
            var done = ["done"]
            \(statements)
            let package = Package(name: done.joined(separator: " "))
            """
        try folder.write(text, to: "project/Package.swift")
    }

    private var toolchain: String {
        get throws {
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            let swift = path.split(separator: ":").map { "\($0)/swift" }.first { isExecutable($0) }
            // NB: The program's name decides what it does; a link from elsewhere leads out of the readable folders.
            let folder = URL(filePath: try #require(swift.flatMap { resolved($0) })).deletingLastPathComponent()
            return folder.path + "/swift"
        }
    }

    private func step(_ limits: BuildLimits = BuildLimits()) throws -> BuildStep {
        let work = folder.path + "/work"
        let swift = try toolchain
        let places = ["scratch", "cache", "config", "security"].flatMap { ["--\($0)-path", "\(work)/\($0)"] }
        return BuildStep(
            what: "a manifest",
            executable: swift,
            arguments: ["package", "--package-path", folder.path + "/project", "--disable-sandbox"] + places + [
                "dump-package"
            ],
            readable: [swift.parentOfParent, folder.path + "/project"],
            writable: [work],
            environment: ["HOME=\(work)"],
            limits: limits
        )
    }

    private func run(_ limits: BuildLimits = BuildLimits()) throws -> BuildOutcome {
        let supervisor = try Supervisor(workerExecutable: "/nowhere")
        defer { supervisor.shutDown() }
        let outcome = try supervisor.run(step(limits))
        return try #require(outcome)
    }

    /// Reads, writes, connects, and inspects other processes.
    private var tries: String {
        """
        func tries(_ what: String, _ isDone: Bool) { if isDone { done.append(what) } }
        tries("read", (try? String(contentsOfFile: "\(folder.path)/home/secret", encoding: .utf8)) != nil)
        tries("list", (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/home")) != nil)
        tries("write", (try? "x".write(toFile: "\(folder.path)/home/new", atomically: false, encoding: .utf8)) != nil)
        tries("change", (try? "x".write(toFile: "\(folder.path)/project/New.swift", atomically: false, encoding: .utf8)) != nil)
        tries("connect", socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0)
        tries("local", socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0)
        tries("environment", FileManager.default.contents(atPath: "/proc/\(ProcessInfo.processInfo.processIdentifier)/environ") != nil)
        """
    }

    @Test(
        "It can neither read, write nor connect to anything outside",
        .enabled(if: SandboxSupport.current().landlockVersion > 1)
    )
    func reach() throws {
        try manifest(tries)
        let outcome = try run()
        #expect(outcome.code == 0, "\(outcome.output)")
        #expect(outcome.output.contains(#""name" : "done""#), "\(outcome.output)")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/home/new"))
    }

    @Test("Without confinement the same manifest reaches all of it")
    func control() throws {
        try manifest(tries)
        let step = try step()
        let process = Process()
        process.executableURL = URL(filePath: step.executable)
        process.arguments = step.arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(text.contains(#""name" : "done read list write change connect local environment""#), "\(text)")
    }

    @Test(
        "It is ended when it exceeds a limit, with its child processes",
        arguments: [
            ("while true {}", BuildLimits(seconds: 15), "swift took more than 15 s."),
            (
                "var kept: [[UInt8]] = []; while true { kept.append([UInt8](repeating: 1, count: 1 << 26)) }",
                BuildLimits(memory: 1 << 30), "swift took more than 1024 MB of memory."
            ),
            (
                "while true { if fork() == 0 { sleep(600) } }".replacing("fork()", with: "start()"),
                BuildLimits(processes: 50), "swift started more than 50 processes."
            ),
        ]
    )
    func limits(statements: String, limits: BuildLimits, message: String) throws {
        // NB: Swift does not import fork.
        let start = """
            func start() -> Int32 {
                typealias Fork = @convention(c) () -> Int32
                return unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)()
            }

            """
        try manifest((statements.contains("start()") ? start : "") + statements)
        let outcome = try run(limits)
        #expect(outcome.code != 0 && outcome.output.hasSuffix("error: \(message)\n"), "\(outcome.output)")
    }
}

extension String {
    fileprivate var parentOfParent: String {
        URL(filePath: self).deletingLastPathComponent().deletingLastPathComponent().path
    }
}
