// HostileWorkerTests.swift: compromised page workers: the supervisor reports what they did, in bounded memory, and the page is unchanged.
// The stand-in worker: Tests/Tools/HostileWorker.

import Foundation
import Testing

@Suite("Hostile workers")
struct HostileWorkerTests {
    /// What the worker does, and the message.
    static let harms: [(name: String, message: String)] = [
        ("notes", "parsing took more than"), ("long-notes", "parsing took more than"),
        ("resources", "the page worker asked for more than 100000 resources."),
        ("deaf", "the page worker does not read the answers to its questions."),
        ("long-question", "the page worker sent an invalid message: a frame of 67108864 bytes is too long"),
        ("long-frame", "the page worker sent an invalid message: a frame of 2147483648 bytes is too long"),
        ("values", "the page worker sent an invalid message: "),
        ("text", "the page worker sent an invalid message: "),
        ("kind", "the page worker sent an invalid message: "),
        ("words", "the page worker sent an invalid message: "),
        ("printing", "parsing took more than"), ("silence", "parsing took more than"),
        ("twice", "the page worker reported twice that the page is parsed."),
        ("early", "the page worker sent a payload that was not requested."),
    ]

    /// A program with the stand-in as its worker, in a folder named after what it does.
    private func install(_ name: String, in workspace: Workspace) throws -> URL {
        let files = FileManager.default
        let folder = workspace.folder.appending(path: name)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let built = BuiltProgram.file.deletingLastPathComponent()
        let program = folder.appending(path: "webaction")
        for name in ["webaction", "webaction-supervisor"] {
            try copyProgram(built.appending(path: name), to: folder.appending(path: name))
        }
        let worker = folder.appending(path: "webaction-worker")
        try copyProgram(built.appending(path: "webaction-hostile-worker"), to: worker)
        return program
    }

    /// The peak memory of a process while it ran, in megabytes.
    private func watchMemory(of program: RunningProgram, _ peak: inout Int) {
        while true {
            let text = FileManager.default.contents(atPath: "/proc/\(program.number)/status").map {
                String(decoding: $0, as: UTF8.self)
            }
            // A process that has ended has no memory.
            guard let line = text?.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
                let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
            else { return }
            peak = max(peak, (kilobytes + 1023) >> 10)
            usleep(20_000)
        }
    }

    @Test("A worker's attack on the supervisor is reported, and bounded", arguments: harms.map(\.name))
    func harm(name: String) throws {
        let message = try #require(Self.harms.first { $0.name == name }).message
        let workspace = try Workspace(program: "cat")
        let program = try install(name, in: workspace)
        try workspace.write(Data(count: 8 << 20), to: "big")
        var peak = 0
        let result = try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--timeout", "1", "--resource-root", "."],
            executable: program.path
        ) { watchMemory(of: $0, &peak) }
        result.expectPassThrough(message)
        // Data waiting for a worker that does not read is bounded by 256 MiB, everything else by 16.
        #expect(peak > 0 && peak < (name == "deaf" ? 700 : 200), "\(peak) MB")
        #expect(result.error.utf8.count < 40 << 20)
        #expect(result.left.isEmpty)
    }

    @Test("A worker can read a large page's memory, and can neither truncate, extend nor change it")
    func sealedPage() throws {
        let workspace = try Workspace(program: "cat")
        let program = try install("page", in: workspace)
        try workspace.write("<p>" + String(repeating: "x", count: 1 << 20), to: "large.html")
        let before = workspace.read("large.html")
        let result = try workspace.run(
            ["run", "large.html", "--extension", "./x.appex", "--timeout", "1"],
            executable: program.path
        )
        #expect(result.output == before)
        #expect(result.error.contains("tried"), "\(result.error)")
        for word in ["no memory", "cut off", "made longer", "written", "mapped", "otherwise"] {
            #expect(!result.error.contains(word), "\(result.error)")
        }
    }

    @Test("A batch runs to its end, and every page is unchanged")
    func batch() throws {
        for name in ["notes", "deaf", "words", "twice", "retired"] {
            let workspace = try Workspace(program: "cat")
            let program = try install(name, in: workspace)
            let folder = workspace.folder.appending(path: "in")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for page in 0..<3 { try workspace.write(Workspace.page, to: "in/\(page).html") }
            let result = try workspace.run(
                ["batch", "in", "--extension", "./x.appex", "--out", "out", "--timeout", "0.5", "--report", "r.json"],
                executable: program.path
            )
            #expect(result.code == 1, "\(name): \(result.error.suffix(400))")
            #expect(result.message.contains("3 of 3 pages failed"), "\(name): \(result.error.suffix(400))")
            for page in 0..<3 { #expect(workspace.read("out/\(page).html") == Data(Workspace.page.utf8)) }
            #expect(result.left.isEmpty)
        }
    }
}
