// OutputTests.swift: outputs that can't be written, and interrupted runs: one message, no partial file, nothing left behind.

import Foundation
import Testing

@Suite("Output")
struct OutputTests {
    static let run = ["run", "p.html", "--extension", "./x.appex", "--arguments", "{}", "--timeout", "60"]

    @Test(
        "A file that can't be written is named, and no part of it is left",
        arguments: [
            (["-o", "no/out"], "no/out: cannot be written: No such file or directory."),
            (["-o", "/dev/full"], "/dev/full: cannot be written: No space left on device."),
            (["-o", "."], ".: cannot be written: Is a directory."),
            (["-o", "p.html/out"], "p.html/out: cannot be written: Not a directory."),
            (["-o", "/proc/self/nothing"], "/proc/self/nothing: cannot be written: "),
            (["--payload", "/dev/full"], "/dev/full: cannot be written: No space left on device."),
            (["--snapshot-run", "no/tree"], "no/tree: cannot be written: "),
        ]
    )
    func unwritableFiles(options: [String], message: String) throws {
        let workspace = try Workspace()
        let result = try workspace.run(Self.run + options)
        #expect(result.code == 1)
        #expect(result.output.isEmpty)
        #expect(result.message == "webaction: " + message || result.message.hasPrefix("webaction: " + message))
        #expect(workspace.files == ["p.html", "x.appex"])
        #expect(result.left.isEmpty)
    }

    @Test("A folder without write permission is named")
    func readOnlyFolder() throws {
        let workspace = try Workspace()
        try FileManager.default.createDirectory(
            at: workspace.folder.appending(path: "locked"),
            withIntermediateDirectories: false
        )
        try workspace.setMode(0o555, of: "locked")
        if geteuid() == 0 { try Test.cancel("nothing is read-only for root") }
        let result = try workspace.run(Self.run + ["-o", "locked/out"])
        #expect(result.code == 1)
        #expect(result.message == "webaction: locked/out: cannot be written: Permission denied.")
    }

    @Test(
        "Standard output that is full or closed is reported",
        arguments: [
            (">/dev/full", "standard output: cannot be written: No space left on device."),
            (">&-", "standard output: cannot be written: Bad file descriptor."),
        ]
    )
    func lostStandardOutput(redirection: String, message: String) throws {
        let result = try Workspace().run(Self.run, redirection: redirection)
        #expect(result.code == 1)
        #expect(result.error == "webaction: \(message)\n")
        #expect(result.left.isEmpty)
    }

    @Test("When the reader of a pipe closes it, the program ends silently by SIGPIPE as others do")
    func closedPipe() throws {
        let workspace = try Workspace()
        try workspace.write(String(repeating: "<p>words", count: 100_000), to: "p.html")
        let command =
            "\"$0\" \(Self.run.joined(separator: " ")) 2>err | head -c 10; echo ${PIPESTATUS[0]} >&2; cat err >&2"
        let result = try workspace.run(["-c", command, BuiltProgram.file.path], executable: "/bin/bash")
        #expect(result.output == Data("<head><tit".utf8))
        #expect(result.error == "141\n")
        #expect(result.left.isEmpty)
    }

    @Test("Closed standard input and error are harmless")
    func closedStreams() throws {
        let result = try Workspace().run(Self.run, redirection: "<&- 2>&-")
        #expect(result.code == 0)
        #expect(result.text.contains("<title>{}</title>"))
    }

    @Test(
        "A signal in the middle of a run ends all processes at once, writes nothing, and ends the program by the same signal",
        arguments: [SIGINT, SIGTERM, SIGHUP],
        ["for (;;);", "(async () => { for (;;) await 0 })()"]
    )
    func signals(signal: Int32, body: String) throws {
        let workspace = try Workspace(
            script: "var ExtensionPreprocessingJS = {run(a) { console.log('begun'); \(body) }}"
        )
        try workspace.write("before", to: "out.html")
        let result = try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--timeout", "600", "-o", "out.html"],
            whileRunning: { program in
                try program.wait(for: "the script to begin") {
                    program.error.hasPrefix("log: begun") && program.error.hasSuffix("\n")
                }
                kill(program.number, signal)
            }
        )
        #expect(result.code == -signal)
        #expect(result.said == "log: begun\nwebaction: p.html: interrupted; nothing was written.\n")
        #expect(workspace.read("out.html") == Data("before".utf8))
        #expect(workspace.files == ["out.html", "p.html", "x.appex"])
        #expect(result.left.isEmpty)
    }

    @Test("A signal while the action works ends the action with all its children")
    func signalDuringAction() throws {
        let workspace = try Workspace(program: "setsid sleep 60 & echo begun >&2; sleep 60")
        let result = try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--timeout", "600"],
            whileRunning: { program in
                try program.wait(for: "the action to begin") { program.error.contains("begun") }
                kill(program.number, SIGINT)
            }
        )
        #expect(result.code == -SIGINT)
        #expect(result.output.isEmpty)
        #expect(result.left.isEmpty)
    }
}
