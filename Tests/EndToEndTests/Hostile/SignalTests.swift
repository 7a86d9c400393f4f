// SignalTests.swift: termination signals end the program wherever it waits, and no end leaves anything behind.

import Foundation
import Testing

@Suite("Signals and leftovers", .serialized)
struct SignalTests {
    /// Long enough for any machine, and much shorter than the minutes that each of these would wait.
    private static let patience = Duration.seconds(20)

    /// A folder with a named pipe, which the test itself holds open, so that opening it does not block.
    private final class PipeWorkspace {
        let workspace: Workspace
        private var held: [Int32] = []

        init() throws {
            workspace = try Workspace(program: "touch began; exec sleep 600")
            for name in ["silent", "full", "unopened"] {
                try #require(mkfifo(workspace.folder.path + "/" + name, 0o600) == 0)
            }
            held = ["silent", "full"].map { open(workspace.folder.path + "/" + $0, O_RDWR | O_CLOEXEC) }
            try workspace.write(String(repeating: "<p>words</p>", count: 100_000), to: "large.html")
        }

        deinit { for descriptor in held { close(descriptor) } }
    }

    /// Waits until the program has installed its signal handlers and been idle for a while: then it waits for something.
    private func waitUntilIdle(_ program: RunningProgram) throws {
        var (last, same) = ("", 0)
        try program.wait(for: "the program to wait") {
            let status = FileManager.default.contents(atPath: "/proc/\(program.number)/status") ?? Data()
            let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
            func field(_ name: String) -> String { lines.first { $0.hasPrefix(name) }.map(String.init) ?? "" }
            let place = "/proc/\(program.number)/fd"
            let isTaking = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).contains {
                (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(place)/\($0)"))
                    == "anon_inode:[signalfd]"
            }
            let mark = field("voluntary_ctxt_switches:") + field("nonvoluntary_ctxt_switches:")
            same = isTaking && field("State:").contains("S (") && mark == last ? same + 1 : 0
            last = mark
            return same > 20
        }
    }

    /// What the program waits for: arguments and redirections.
    static let waits: [(arguments: [String], redirection: String)] = [
        (["run", "-", "--extension", "marquee"], "<silent"),
        (["eval", "/dev/stdin", "-e", "1"], "<silent"),
        (["snapshot", "unopened"], "</dev/null"),
        (["eval", "p.html", "--script", "unopened"], "</dev/null"),
        (["snapshot", "large.html"], ">full"),
        (["run", "large.html", "--extension", "marquee", "-o", "full"], "</dev/null"),
        (["eval", "p.html", "-e", "for (let i = 0; i < 9000; i++) console.log('words '.repeat(20)); 1"], "2>full"),
        (["worker", "--extension", "marquee"], "<silent"),
        (["batch", "-", "--extension", "marquee", "--out", "out"], "<silent"),
        (["serve", "p.html"], "</dev/null"),
    ]

    @Test("A signal ends the program wherever it waits", arguments: waits.indices, [SIGINT, SIGTERM])
    func waiting(index: Int, signal: Int32) throws {
        let (arguments, redirection) = Self.waits[index]
        let place = try PipeWorkspace()
        var sent = ContinuousClock.now
        let result = try place.workspace.run(arguments, redirection: redirection) { program in
            try waitUntilIdle(program)
            kill(program.number, signal)
            sent = .now
        }
        #expect(result.code == -signal, "\(arguments): \(result.error)")
        #expect(ContinuousClock.now - sent < Self.patience, "\(arguments)")
        #expect(result.left.isEmpty)
    }

    @Test("An interrupted compilation ends with the program, and its folders are removed")
    func compiling() throws {
        let workspace = try Workspace()
        try workspace.use(handler: "import UIKit\nclass ActionRequestHandler: NSObject {}")
        for name in ["temporary", "cache"] {
            try workspace.makeFolder(name)
        }
        let folder = workspace.folder.path
        let result = try workspace.run(
            ["run", "p.html", "--extension", "./x.appex"],
            environment: ["TMPDIR": folder + "/temporary", "WEBACTION_CACHE": folder + "/cache"]
        ) { program in
            try program.wait(for: "the compiler") { program.error.contains("compiling") }
            try program.wait(for: "the compiler's process") { !program.busyProcesses.isEmpty }
            kill(program.number, SIGINT)
        }
        #expect(result.code == -SIGINT, "\(result.error)")
        #expect(result.left.isEmpty)
        #expect((try? FileManager.default.contentsOfDirectory(atPath: folder + "/temporary")) == [])
        let kept = FileManager.default.enumerator(atPath: folder + "/cache")?.compactMap { $0 as? String } ?? []
        // The compiler's modules of the C library's headers are complete, whenever it ends.
        let products = kept.filter { $0.split(separator: "/").count > 1 && !$0.hasPrefix("modules/") }
        #expect(products.isEmpty, "\(products)")
    }

    /// Waits until all these processes have ended.
    private func expectGone(_ processes: [Int32], sourceLocation: SourceLocation = #_sourceLocation) {
        let deadline = ContinuousClock.now + Self.patience
        var left = processes
        while !left.isEmpty, ContinuousClock.now < deadline {
            usleep(5000)
            left.removeAll { !FileManager.default.fileExists(atPath: "/proc/\($0)/environ") }
            left.removeAll { (FileManager.default.contents(atPath: "/proc/\($0)/environ") ?? Data()).isEmpty }
        }
        #expect(left.isEmpty, sourceLocation: sourceLocation)
    }

    @Test("A killed supervisor leaves no process, and the next start removes its folders")
    func killed() throws {
        let workspace = try Workspace(
            program: """
                setsid sh -c 'setsid sleep 600 & sleep 600' & touch $TMPDIR/file
                echo $TMPDIR >began
                exec sleep 600
                """
        )
        let place = workspace.folder.path + "/temporary"
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        let environment = ["TMPDIR": place]
        let result = try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--timeout", "60"],
            environment: environment
        ) { program in
            try program.wait(for: "the action") { workspace.read("x.appex/began")?.last == 0x0A }
            kill(program.number, SIGKILL)
        }
        #expect(result.code == -SIGKILL)
        expectGone(result.left)
        let folder = String(decoding: workspace.read("x.appex/began") ?? Data(), as: UTF8.self).dropLast()
        #expect(folder.hasPrefix(place) && FileManager.default.fileExists(atPath: folder + "/file"))
        // Folders of other users, and links elsewhere, stay.
        let parent = (String(folder) as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent + "/foreign", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: place + "/outside", withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: place + "/outside/file"))
        try FileManager.default.createSymbolicLink(
            atPath: parent + "/action.999999999-1.abcdef",
            withDestinationPath: place + "/outside"
        )
        #expect(try workspace.run(["snapshot", "p.html"], environment: environment).code == 0)
        #expect(!FileManager.default.fileExists(atPath: String(folder)))
        #expect(FileManager.default.fileExists(atPath: parent + "/foreign"))
        #expect(FileManager.default.fileExists(atPath: place + "/outside/file"))
    }

    @Test("The folder of a running supervisor is left alone")
    func living() throws {
        let workspace = try Workspace(
            program: """
                echo word >$TMPDIR/file; touch began
                while ! [ -e go-on ]; do sleep 0.05; done
                printf '{"word": "%s"}' "$(cat $TMPDIR/file)"
                """
        )
        let place = workspace.folder.path + "/temporary"
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        let environment = ["TMPDIR": place]
        let result = try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--timeout", "60"],
            environment: environment
        ) { program in
            try program.wait(for: "the action") { workspace.read("x.appex/began") != nil }
            #expect(try workspace.run(["snapshot", "p.html"], environment: environment).code == 0)
            try workspace.write("", to: "x.appex/go-on")
        }
        #expect(result.code == 0, "\(result.error)")
        #expect(result.text.contains("{\"word\":\"word\"}"), "\(result.text)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: place) == [])
    }
}
