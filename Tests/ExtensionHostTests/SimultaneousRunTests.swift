// SimultaneousRunTests.swift: a host that several tasks and threads use: at once, one after the other, cancelled, and shut down.

import ExtensionHost
import ExtensionModel
import Foundation
import Glibc
import PageProtocol
import ProcessSupervision
import RunEngine
import TestSupport
import Testing

@Suite("A host that several tasks use")
struct SimultaneousRunTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func host(simultaneousRuns: Int = 1) throws -> ExtensionHost {
        try ExtensionHost(
            workerExecutable: buildFolder.appending(path: "webaction-worker").path,
            program: buildFolder.appending(path: "webaction").path,
            simultaneousRuns: simultaneousRuns
        )
    }

    /// An extension whose action is a shell script, started in the test's folder.
    private func action(_ name: String, _ lines: String) throws -> ExtensionBundle {
        let path = try folder.writeBundle(
            name + ".appex",
            root: string("CFBundleIdentifier", name) + string("WebActionProgram", "go")
        )
        try folder.write("#!/bin/sh\ncd '\(folder.path)'\n\(lines)\n", to: name + ".appex/go", executable: true)
        return try ExtensionSearch(executable: nil).find(path)
    }

    /// An extension with a script alone.
    private func script(_ text: String) throws -> ExtensionBundle {
        let path = try folder.writeBundle(
            "script.appex",
            attributes: string("NSExtensionJavaScriptPreprocessingFile", "Action"),
            root: string("CFBundleIdentifier", "script")
        )
        try folder.write(text, to: "script.appex/Action.js")
        return try ExtensionSearch(executable: nil).find(path)
    }

    private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder.path + "/" + name) }

    /// Polls without blocking a thread.
    private func pause(until holds: () -> Bool) async throws {
        while !holds() { try await Task.sleep(for: .milliseconds(10)) }
    }

    private var patient: RunOptions {
        var options = RunOptions()
        options.timeout = 1000
        return options
    }

    private static let page = HostContent(
        page: PageInput(name: "page", bytes: Array("<p>Hello <b>world</b></p>".utf8), url: "https://example.org/")
    )

    @Test("The page worker outlives the thread that called the host first")
    func callersThreadEnds() throws {
        let host = try host()
        defer { host.shutDown() }
        let translate = try host.find("translate")
        for _ in 0..<3 {
            let completion = try Background { try host.perform(translate, on: Self.page) }.value()
            #expect(completion.failure == nil)
            // The thread ends a moment after its value is there.
            Thread.sleep(forTimeInterval: 0.1)
        }
    }

    @Test("A page worker that was ended between two runs is replaced")
    func workerEnds() throws {
        // By a path of its own it is told from the workers of other tests.
        let link = folder.path + "/webaction-worker"
        let worker = buildFolder.appending(path: "webaction-worker").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: worker)
        let host = try ExtensionHost(workerExecutable: link, program: buildFolder.appending(path: "webaction").path)
        defer { host.shutDown() }
        let translate = try host.find("translate")
        #expect(try host.perform(translate, on: Self.page).isCompleted)
        let started = Self.processes(of: link)
        #expect(started.count == 1)
        for process in started { kill(process, SIGKILL) }
        wait { Self.processes(of: link).isEmpty }
        #expect(try host.perform(translate, on: Self.page).isCompleted)
    }

    /// The processes that were started by a path.
    private static func processes(of path: String) -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { process in
            let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
            return line.starts(with: Data((path + "\0").utf8))
        }
    }

    @Test("As many runs as the host was created for are under way at a time")
    func atOnce() async throws {
        let host = try host(simultaneousRuns: 2)
        defer { host.shutDown() }
        func meeting(_ own: String, _ other: String) throws -> ExtensionBundle {
            try action(own, "touch here-\(own); until [ -e here-\(other) ]; do sleep 0.02; done; echo null")
        }
        let (first, second) = (try meeting("a", "b"), try meeting("b", "a"))
        async let one = host.perform(first, on: .text("x"), options: patient)
        async let two = host.perform(second, on: .text("x"), options: patient)
        let completions = try await [one, two]
        #expect(completions.map(\.isCompleted) == [true, true])
    }

    @Test("Tasks that wait for a run block no thread: with more of them than processors, others continue")
    func poolIsFree() async throws {
        let host = try host()
        defer { host.shutDown() }
        let (blocked, quick) = (
            try action("blocked", "until [ -e go ]; do sleep 0.02; done; echo null"), try action("quick", "echo null")
        )
        let count = 4 * ProcessInfo.processInfo.activeProcessorCount
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<count {
                group.addTask {
                    try await host.perform(number == 0 ? blocked : quick, on: .text("x"), options: patient).isCompleted
                }
            }
            group.addTask {
                try folder.write("", to: "go")
                return true
            }
            var completed = 0
            for try await isCompleted in group where isCompleted { completed += 1 }
            #expect(completed == count + 1)
        }
    }

    @Test("Cancelling a task ends its action's processes, and the host goes on")
    func cancelledAction() async throws {
        let host = try host()
        defer { host.shutDown() }
        let sleeping = try action("sleeping", "sleep 1000 & echo $! > new; mv new pid; wait; echo null")
        let task = Task { try await host.perform(sleeping, on: Self.page, options: patient) }
        try await pause { exists("pid") }
        let text = try String(contentsOfFile: folder.path + "/pid", encoding: .utf8)
        let process = try #require(pid_t(text.dropLast()))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await pause { kill(process, 0) != 0 }
        let next = try await host.perform(host.find("translate"), on: Self.page)
        #expect(next.isCompleted)
    }

    @Test("Cancelling a task ends a script that runs")
    func cancelledScript() async throws {
        let host = try host()
        defer { host.shutDown() }
        let endless = try script("var ExtensionPreprocessingJS = { run() { for (;;); } };")
        let task = Task { try await host.perform(endless, on: Self.page, options: patient) }
        try await Task.sleep(for: .milliseconds(300))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let next = try await host.perform(host.find("translate"), on: Self.page)
        #expect(next.isCompleted)
    }

    @Test("A run that waits is cancelled at once, and one of a cancelled task does not start")
    func cancelledBeforeItStarts() async throws {
        let host = try host()
        defer { host.shutDown() }
        let blocked = try action("blocked", "touch started; until [ -e go ]; do sleep 0.02; done; echo null")
        let noted = try action("noted", "touch noted; echo null")
        let first = Task { try await host.perform(blocked, on: .text("x"), options: patient) }
        try await pause { exists("started") }
        let waiting = Task { try await host.perform(noted, on: .text("x"), options: patient) }
        let late = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await host.perform(noted, on: .text("x"), options: patient)
        }
        for task in [waiting, late] {
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        try folder.write("", to: "go")
        #expect(try await first.value.isCompleted)
        #expect(!exists("noted"))
    }

    @Test("Shutting the host down stops runs under way and those that wait, and later ones say so")
    func shutDown() async throws {
        let host = try host()
        let blocked = try action("blocked", "touch started; sleep 1000; echo null")
        let tasks = (0..<3).map { _ in Task { try await host.perform(blocked, on: .text("x"), options: patient) } }
        try await pause { exists("started") }
        host.shutDown()
        for task in tasks {
            let error = await #expect(throws: ExtensionHostError.self) { try await task.value }
            #expect(error.map { "\($0)" } == "the host was shut down.")
        }
        let error = await #expect(throws: ExtensionHostError.self) {
            try await host.perform(blocked, on: .text("x"))
        }
        #expect(error.map { "\($0)" } == "the host was shut down.")
        host.shutDown()
    }

    @Test("A page's process is ended above the memory that the options allow")
    func memoryLimit() async throws {
        let host = try host()
        defer { host.shutDown() }
        let greedy = try script(
            "var ExtensionPreprocessingJS = { run() { const kept = []; for (;;) kept.push(new Array(1e6).fill(1.5)); } };"
        )
        var options = patient
        options.workerMemory = 300 << 20
        let completion = try await host.perform(greedy, on: Self.page, options: options)
        #expect(completion.failure?.reason == .outOfMemory)
        #expect(completion.failure?.message == "the page took more than 300 MB of memory.")
        #expect(try await host.perform(host.find("translate"), on: Self.page).isCompleted)
    }
}
