// TerminalTests.swift: output at a terminal: no page, script, action or file name sends the terminal a control sequence, or writes a line
// that looks like the program's own.

import Foundation
import Testing

@Suite("Terminal output")
struct TerminalTests {
    /// The title of a terminal's window, eight-bit controls, a line of ours, and a right-to-left override.
    private static let hostile = "\u{1B}]0;x\u{7}\u{9B}2J\u{8}\rX\nwebaction: all is well\n\u{202E}cba\u{7F}"

    /// Runs the program with a new terminal as its standard output and error, and returns what the terminal received.
    private func run(_ arguments: [String], in workspace: Workspace) throws -> (code: Int32, shown: [UInt8]) {
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (number, isLocked) = (Int32(0), Int32(0))
        // TIOCSPTLCK and TIOCGPTN, which Swift does not import.
        try #require(ioctl(terminal, 0x4004_5431, &isLocked) == 0 && ioctl(terminal, 0x8004_5430, &number) == 0)
        let end = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        try #require(end >= 0)
        // NB: A terminal adds carriage returns before line feeds.
        var settings = termios()
        tcgetattr(end, &settings)
        settings.c_oflag &= ~tcflag_t(OPOST)
        tcsetattr(end, TCSANOW, &settings)
        let process = Process()
        process.executableURL = BuiltProgram.file
        process.arguments = arguments
        process.currentDirectoryURL = workspace.folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle(fileDescriptor: end)
        process.standardError = FileHandle(fileDescriptor: end)
        try process.run()
        close(end)
        var shown: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        // The end is an error, EIO: the other side is closed.
        while case let count = read(terminal, &piece, piece.count), count > 0 { shown += piece[..<count] }
        process.waitUntilExit()
        close(terminal)
        return (process.terminationStatus, shown)
    }

    /// Whether a terminal would only show it as text.
    private func isPlain(_ shown: [UInt8]) -> Bool {
        let text = String(decoding: shown, as: UTF8.self)
        return text.unicodeScalars.allSatisfy { scalar in
            scalar == "\n" || scalar == "\t"
                || ![.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
        }
    }

    /// The lines, without the colors that diff adds.
    private func lines(_ shown: [UInt8]) -> [String] {
        String(decoding: shown, as: UTF8.self).replacing(/\u{1B}\[[0-9]*m/, with: "").unicodeScalars.split(
            separator: "\n"
        )
        .map { String($0) }
    }

    private func text(_ shown: [UInt8]) -> String { String(decoding: shown, as: UTF8.self) }

    private func quoted(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }

    @Test(
        "The page's console output and errors are escaped, and their lines are indented",
        arguments: ["log", "error", "throw"]
    )
    func scripts(kind: String) throws {
        let said = try quoted(Self.hostile)
        let script = """
            var ExtensionPreprocessingJS = {
                run(a) { \(kind == "throw" ? "throw new Error(\(said))" : "console.\(kind)(\(said)); a.completionFunction({})") },
                finalize() {} };
            """
        let workspace = try Workspace(script: script)
        let (code, shown) = try run(
            ["run", "p.html", "--extension", "./x.appex", "--arguments", "{}", "-o", "o.html"],
            in: workspace
        )
        #expect(code == (kind == "throw" ? 1 : 0))
        #expect(isPlain(shown), "\(shown)")
        #expect(text(shown).contains(#"\u{1B}]0;x\u{07}\u{9B}2J\u{08}\u{0D}X"#), "\(text(shown))")
        #expect(!lines(shown).contains { $0.hasPrefix("webaction: all is well") })
        #expect(lines(shown).contains("    webaction: all is well"), "\(text(shown))")
    }

    @Test("An action's output is passed on line by line, attributed to the action")
    func actions() throws {
        let program =
            "cat >/dev/null; printf '\\033]0;x\\007\\nwebaction: all is well\\n\\377\\r\\nno end' >&2; printf '{}'\n"
        let workspace = try Workspace(program: program)
        let (code, shown) = try run(["run", "p.html", "--extension", "./x.appex", "-o", "o.html"], in: workspace)
        #expect(code == 0 && isPlain(shown), "\(text(shown))")
        let said = lines(shown).filter { $0.hasPrefix("action: ") }
        #expect(
            said == [
                #"action: \u{1B}]0;x\u{07}"#, "action: webaction: all is well", #"action: \xFF"#, "action: no end",
            ],
            "\(text(shown))"
        )
    }

    @Test(
        "Names of files and bundles are escaped",
        arguments: ["run", "snapshot", "batch", "diff", "match", "validate", "extensions"]
    )
    func names(command: String) throws {
        let workspace = try Workspace()
        let page = "\u{1B}[31m\nwebaction: all is well\n\u{202E}.html"
        try workspace.write("<title>t</title>", to: page)
        let bundle = "./\u{1B}]0;b\u{7}\nwebaction: fine.appex"
        try FileManager.default.copyItem(at: workspace.bundle, to: workspace.folder.appending(path: bundle))
        try workspace.write("throw 1", to: "\(bundle)/Action.js")
        let arguments: [String] =
            switch command {
            case "run": ["run", page, "--extension", bundle, "-o", "/dev/null"]
            case "snapshot": ["snapshot", "no" + page]
            case "batch": ["batch", ".", "--dry-run", "--extension", bundle, "--out", "out"]
            case "diff": ["diff", page, "p.html"]
            case "match": ["match", page]
            case "extensions": ["extensions"]
            default: ["validate", bundle]
            }
        let (_, shown) = try run(arguments, in: workspace)
        let withoutColours = Array(lines(shown).joined(separator: "\n").utf8)
        #expect(!withoutColours.isEmpty && isPlain(withoutColours), "\(text(shown))")
        #expect(text(shown).contains(#"\u{1B}"#), "\(text(shown))")
        // NB: A list of files on a terminal has a name with a line feed on two lines, as it has in a file.
        if command != "batch" {
            #expect(
                !lines(shown).contains { $0.hasPrefix("webaction: all") || $0.hasPrefix("webaction: fine") },
                "\(text(shown))"
            )
        }
    }

    @Test("A page's text is escaped in differences and trees")
    func pages() throws {
        let workspace = try Workspace()
        try workspace.write("<meta charset=utf-8><p title='\u{9B}31m'>\u{1B}[2J a\u{202E}b", to: "q.html")
        for arguments in [["diff", "p.html", "q.html"], ["snapshot", "q.html"], ["snapshot", "q.html", "--errors"]] {
            let (_, shown) = try run(arguments, in: workspace)
            #expect(isPlain(Array(lines(shown).joined(separator: "\n").utf8)), "\(text(shown))")
        }
        // Data is not escaped.
        let (_, page) = try run(["eval", "q.html", "-e", "document.querySelector('p').title"], in: workspace)
        #expect(text(page) == "\"\u{9B}31m\"\n")
        let piped = try workspace.run(["snapshot", "q.html"])
        #expect(piped.text.contains("\u{1B}[2J a\u{202E}b"))
    }

    @Test("The same applies if standard error is a file")
    func files() throws {
        let script = "var ExtensionPreprocessingJS = { run(a) { throw new Error(\(try quoted(Self.hostile))) } };"
        let result = try Workspace(script: script).run(["run", "p.html", "--extension", "./x.appex"])
        #expect(result.code == 1 && isPlain(Array(result.error.utf8)), "\(result.error)")
        #expect(!result.error.split(separator: "\n").contains { $0.hasPrefix("webaction: all is well") })
    }

    @Test("An argument never starts a line of its own in a message about the command line")
    func usage() throws {
        let result = try Workspace().run(["run", "p.html", "--what\nwebaction: all is well\u{1B}[2J"])
        #expect(result.code == 2 && isPlain(Array(result.error.utf8)), "\(result.error)")
        #expect(
            !result.error.split(separator: "\n").contains { $0.hasPrefix("webaction: all is well") },
            "\(result.error)"
        )
        #expect(result.error.contains("Usage: webaction"), "\(result.error)")
    }
}
