// SmallBottomTests.swift: systems without what processes usually have: one message, the documented exit code, and no partial output.

import Foundation
import Testing

@Suite("Incomplete systems")
struct SmallBottomTests {
    /// Runs the program after shell commands; its results are `o.html` or `out`.
    private func run(_ words: String, _ arguments: [String], in workspace: Workspace) throws -> (
        code: Int32, error: String
    ) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", words, BuiltProgram.file.path] + arguments
        process.currentDirectoryURL = workspace.folder
        process.standardInput = FileHandle.nullDevice
        let file = workspace.folder.appending(path: "error")
        try Data().write(to: file)
        process.standardError = try FileHandle(forWritingTo: file)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let error = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        try FileManager.default.removeItem(at: file)
        return (process.terminationStatus, error)
    }

    private static let commands = [
        ["run", "p.html", "--extension", "./x.appex", "--arguments", "{}", "-o", "o.html"],
        ["batch", "p.html", "--extension", "./x.appex", "--arguments", "{}", "--out", "out"],
    ]

    @Test(
        "Nothing is started, and one message says what is missing",
        arguments: [
            ("ulimit -n 10; exec", "10 files open", false),
            ("exec unshare -m sh -c 'umount -l /proc && exec \"$0\" \"$@\"'", "/proc is missing", true),
            ("exec unshare -m sh -c 'mount -t tmpfs none /dev && exec \"$0\" \"$@\"'", "/dev/urandom is missing", true),
            ("exec prlimit --nproc=1:1 setpriv --reuid=65534 --regid=65534 --clear-groups", "no more processes", true),
        ]
    )
    func missing(words: String, message: String, asRoot: Bool) throws {
        if asRoot, try !isAllowed(words) { try Test.cancel("this user may not do it here: \(words)") }
        for command in Self.commands {
            let workspace = try Workspace()
            try workspace.setMode(0o777, of: "")
            let before = workspace.files
            let (code, error) = try run("\(words) \"$0\" \"$@\"", command, in: workspace)
            #expect(code == 3, "\(error)")
            #expect(error.hasPrefix("webaction: ") && error.contains(message), "\(error)")
            #expect(error.split(separator: "\n").count == 1, "\(error)")
            #expect(workspace.files == before)
        }
    }

    /// Whether the system allows the commands before the program.
    private func isAllowed(_ words: String) throws -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "\(words) /bin/true", "/bin/true"]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    @Test(
        "A run needs no folder for temporary files, and no home directory",
        arguments: ["TMPDIR=/nowhere", "TMPDIR=/proc", "HOME=/nowhere", "HOME=/proc XDG_CACHE_HOME="]
    )
    func folders(variables: String) throws {
        let workspace = try Workspace(program: "cat >/dev/null; printf '{}'\n")
        let (code, error) = try run(
            "exec env \(variables) \"$0\" \"$@\"",
            ["run", "p.html", "--extension", "./x.appex", "-o", "o.html"],
            in: workspace
        )
        #expect(code == 0 && workspace.read("o.html") != nil, "\(error)")
    }

    @Test("A file above the size limit is not written, and no part of it is left")
    func fileSize() throws {
        let workspace = try Workspace()
        try workspace.write("<title>t</title>" + String(repeating: "<p>text", count: 1000), to: "p.html")
        let before = workspace.files
        let (code, error) = try run("ulimit -f 1; exec \"$0\" \"$@\"", Self.commands[0], in: workspace)
        #expect(code == 1 && error.contains("o.html: cannot be written: File too large."), "\(error)")
        #expect(workspace.files == before)
    }

    @Test(
        "A closed standard descriptor is not reused for the program's files",
        arguments: [
            ("<&-", "o.html", Int32(0)), (">&-", "o.html", 0), ("2>&-", "o.html", 0), ("<&- >&- 2>&-", "o.html", 0),
            (">&-", "-", 1),
        ]
    )
    func closed(redirection: String, output: String, code: Int32) throws {
        let workspace = try Workspace()
        let words = ["run", "p.html", "--extension", "./x.appex", "--arguments", "{}", "-o", output]
        let result = try workspace.run(words, redirection: redirection)
        #expect(result.code == code, "\(result.error)")
        #expect((workspace.read("o.html") != nil) == (code == 0))
        if code == 1 {
            #expect(result.message == "webaction: standard output: cannot be written: Bad file descriptor.")
        }
        let page = try workspace.run(["snapshot", "-"], redirection: "<&-")
        #expect(
            page.code == 1 && page.message.contains("standard input: cannot be read: Bad file descriptor"),
            "\(page.error)"
        )
    }

    @Test("A full disk is reported")
    func fullDisk() throws {
        for command in [
            Self.commands[0].dropLast() + ["/dev/full"],
            ["batch", "p.html", "--extension", "./x.appex", "--arguments", "{}", "--out", "/dev/full/x"],
        ] {
            let result = try Workspace().run(Array(command) + (command.contains("batch") ? ["--journal", "j"] : []))
            #expect(result.code == 1 && result.message.hasPrefix("webaction: /dev/full"), "\(result.error)")
        }
    }
}
