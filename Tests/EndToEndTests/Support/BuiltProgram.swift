// BuiltProgram.swift: runs the built program as a user would. Tests that act while it runs wait for a mark that it leaves, not for a time:
// on a busy machine timing is unpredictable.

import Foundation
import TestSupport
import Testing

/// How a run of the program ended.
struct Outcome {
    /// The exit code, or the negative number of the signal that ended it.
    var code: Int32
    var output: Data
    var error: String
    /// Processes that it left running.
    var left: [Int32]

    /// Standard error without the positions of a console's lines.
    var said: String { error.replacing(#/ \([^()\n]+:\d+:\d+\)(?=\n)/#, with: "") }
    var text: String { String(decoding: output, as: UTF8.self) }
    /// The one message: the last line on standard error except for hints, which follow it, and for further lines of messages.
    var message: String {
        error.split(separator: "\n").last { !$0.hasPrefix("hint: ") && !$0.hasPrefix("    ") }.map(String.init) ?? ""
    }
}

/// The program while it runs.
struct RunningProgram {
    let number: Int32
    fileprivate let files: [URL]

    /// Its standard output so far.
    var output: String { Self.text(files[0]) }
    var error: String { Self.text(files[1]) }

    private static func text(_ file: URL) -> String {
        String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
    }

    /// The processes below it that have used more than half a second of processor time: starting up takes less.
    var busyProcesses: [Int32] {
        Self.processes(below: number).filter { child in
            let status = FileManager.default.contents(atPath: "/proc/\(child)/stat") ?? Data()
            // The fourteenth field of all, counted from the end of the name: hundredths of seconds.
            let fields = String(decoding: status, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
            return fields.count > 11 && Int(fields[11]) ?? 0 > 50
        }
    }

    private static func processes(below number: Int32) -> [Int32] {
        let children = children(of: number)
        return children + children.flatMap(processes)
    }

    /// Processes started by any thread of a process that have not been waited for.
    static func children(of number: Int32) -> [Int32] {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(number)/task")) ?? []
        return threads.flatMap { thread -> [Int32] in
            let list = FileManager.default.contents(atPath: "/proc/\(number)/task/\(thread)/children") ?? Data()
            return String(decoding: list, as: UTF8.self).split(separator: " ").compactMap { Int32($0) }
        }
    }

    /// Whether it has ended, waited for or not.
    var hasEnded: Bool {
        let status = FileManager.default.contents(atPath: "/proc/\(number)/status") ?? Data()
        return !String(decoding: status, as: UTF8.self).contains("VmRSS:")
    }

    /// Waits for a condition, long enough for any machine.
    func wait(for what: String, until isMet: () -> Bool) throws {
        let deadline = ContinuousClock.now + .seconds(300)
        var isDone = isMet()
        while !isDone, ContinuousClock.now < deadline {
            usleep(5000)
            isDone = isMet()
        }
        try #require(isDone, "waited in vain for \(what); \(error)")
    }
}

/// Copies an executable.
///
/// NB: In a process of its own. If it were written here, another test's child might still have the file open for writing when it is run,
/// which the system refuses.
func copyProgram(_ source: URL, to target: URL) throws {
    let copy = try Process.run(URL(filePath: "/bin/cp"), arguments: [source.path, target.path])
    copy.waitUntilExit()
    try #require(copy.terminationStatus == 0)
}

/// The built program.
enum BuiltProgram {
    /// The package's folder.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static let file = buildFolder.appending(path: "webaction")

    /// The cache of compiled Swift sources between runs of the tests: only a changed SDK is compiled again.
    static let actionCache = root.appending(path: ".build/action-cache").path

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - arguments: Its command line.
    ///   - folder: Its working directory.
    ///   - executable: What to run instead of the program, for example a shell.
    ///   - input: Its standard input.
    ///   - redirection: Appended to the command, such as `>/dev/full`; a shell then runs it.
    ///   - environment: Added to this process's environment; actions get it too.
    ///   - whileRunning: Called once it runs; the program is killed if this throws.
    static func run(
        _ arguments: [String],
        in folder: URL,
        executable: String? = nil,
        input: String? = nil,
        redirection: String? = nil,
        environment: [String: String] = [:],
        whileRunning: (RunningProgram) throws -> Void = { _ in }
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = executable.map { URL(fileURLWithPath: $0) } ?? file
        process.arguments = arguments
        if let redirection {
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "exec \"$0\" \"$@\" \(redirection)", file.path] + arguments
        }
        process.currentDirectoryURL = folder
        // Every process below inherits this mark, by which leftover processes are found.
        let mark = "WEBACTION_TEST=\(UUID().uuidString)"
        let pair = mark.split(separator: "=").map(String.init)
        let passed = ["WEBACTION_PASS": environment.keys.joined(separator: ",")]
        process.environment = ProcessInfo.processInfo.environment.merging(passed) { $1 }
            .merging(environment) { $1 }.merging([pair[0]: pair[1]]) { $1 }
        let files = ["out", "err", "in"].map { name in
            FileManager.default.temporaryDirectory.appending(path: "webaction-\(UUID().uuidString).\(name)")
        }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        for file in files { try Data((file == files[2] ? input ?? "" : "").utf8).write(to: file) }
        process.standardInput = input == nil ? FileHandle.nullDevice : try FileHandle(forReadingFrom: files[2])
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        let start = ContinuousClock.now
        try process.run()
        do {
            try whileRunning(RunningProgram(number: process.processIdentifier, files: files))
        } catch {
            kill(process.processIdentifier, SIGKILL)
            throw error
        }
        process.waitUntilExit()
        RunTimes.record(ContinuousClock.now - start)
        return Outcome(
            code: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: try Data(contentsOf: files[0]),
            error: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            left: processes(marked: mark)
        )
    }

    /// The running processes whose environment contains a mark, without those that have been killed and are about to end: the program
    /// kills a group of processes, and waits for its own child in it only.
    private static func processes(marked mark: String) -> [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { Int32($0) }.filter { number in
            FileManager.default.contents(atPath: "/proc/\(number)/environ")?.range(of: Data(mark.utf8)) != nil
                && !isEnding(number)
        }
    }

    /// Whether a process exits (`PF_EXITING` in its flags), or a SIGKILL is pending for it. See proc(5).
    private static func isEnding(_ number: Int32) -> Bool {
        func text(_ name: String) -> String {
            String(decoding: FileManager.default.contents(atPath: "/proc/\(number)/\(name)") ?? Data(), as: UTF8.self)
        }
        // The fields after the name, which is in parentheses and may contain some: the seventh is the flags.
        let fields = text("stat").split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 6, let flags = UInt(fields[6]) else { return true }
        let pending = text("status").split(separator: "\n").filter {
            $0.hasPrefix("SigPnd:") || $0.hasPrefix("ShdPnd:")
        }
        let kill: UInt64 = 1 << (9 - 1)
        return flags & 4 != 0 || pending.contains { UInt64($0.dropFirst(8), radix: 16).map { $0 & kill != 0 } ?? false }
    }
}
