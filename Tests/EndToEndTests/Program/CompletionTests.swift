// CompletionTests.swift: what shells offer for a press of Tab, asked of a real bash, and of zsh and fish if they are installed.

import Foundation
import Testing

@Suite("Completions")
struct CompletionTests {
    /// The completions that bash offers for the last of the words.
    private func offered(_ words: [String], in space: Workspace) throws -> [String] {
        let script = """
            source <("$1" --generate-completion-script bash)
            shift
            COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
            _webaction "$1" "${!#}" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let program = BuiltProgram.file.path
        let outcome = try space.run(["-c", script, "bash", program, program] + words, executable: "/bin/bash")
        #expect(outcome.error == "" && outcome.code == 0)
        return outcome.text.split(separator: "\n").map(String.init).sorted()
    }

    @Test(
        "Files complete where a page, a script or an output is wanted",
        arguments: [
            ["run", "p"], ["run", "p.html", "-o", "p"], ["eval", "p"], ["eval", "p.html", "--script", "p"],
            ["snapshot", "p"], ["diff", "p.html", "p"], ["batch", "p"], ["match", "p"], ["eval", "p.html", "p"],
            ["run", "p.html", "--payload", "p"],
            ["test", ".", "--junit", "p"],
        ]
    )
    func files(words: [String]) throws {
        let space = try Workspace()
        try space.write("", to: "p q.html")
        #expect(try offered(words, in: space) == ["p q.html", "p.html"])
    }

    @Test(
        "Only folders complete where a folder is wanted",
        arguments: [
            ["eval", "p.html", "--resource-root", ""], ["match", "p.html", "--extensions", ""], ["test", ""],
            ["run", "p.html", "--containers", ""], ["new", "n", "--directory", ""], ["extensions", ""],
            ["validate", "x", "--packages", ""],
        ]
    )
    func folders(words: [String]) throws { #expect(try offered(words, in: Workspace()) == ["x.appex"]) }

    @Test(
        "Names of extensions complete where an extension is wanted",
        arguments: [["run", "p.html", "--extension"], ["validate"], ["diff", "p.html", "--extension"]]
    )
    func extensionNames(words: [String]) throws {
        let space = try Workspace()
        #expect(try Set(["x", "marquee", "translate"]).isSubset(of: offered(words + [""], in: space)))
        #expect(try offered(words + ["marq"], in: space) == ["marquee"])
        #expect(try offered(words + ["./"], in: space) == ["./x.appex"])
    }

    @Test("Completing a folder's name runs no command in it")
    func hostileName() throws {
        let space = try Workspace()
        let name = "a$(touch made)`touch made`'b.appex"
        try FileManager.default.moveItem(at: space.bundle, to: space.folder.appending(path: name))
        #expect(try offered(["run", "p.html", "--extension", "a"], in: space) == [String(name.dropLast(6))])
        #expect(try offered(["run", "p.html", "--extension", "./"], in: space) == ["./" + name])
        #expect(!space.files.contains("made"))
    }

    @Test(
        "Keywords complete where one of a few is wanted",
        arguments: [
            (["run", "p.html", "--host", "sa"], ["safari"]), (["eval", "p.html", "--encoding", "shi"], ["shift_jis"]),
            (["run", "p.html", "--grant", "n"], ["network"]), (["eval", "p.html", "--clock", "r"], ["real"]),
            (["run", "p.html", "--pass", "SAP_SHELL_V"], ["SAP_SHELL_VERSION"]),
        ]
    )
    func lists(words: [String], expected: [String]) throws {
        #expect(try offered(words, in: Workspace()) == expected)
    }

    @Test("Every option whose value is a file, a folder or an extension declares its completion")
    func noneIsForgotten() throws {
        let outcome = try BuiltProgram.run(["--experimental-dump-help"], in: BuiltProgram.root)
        let dump = try JSONDecoder().decode(Dump.self, from: outcome.output)
        let named: Set = [
            "file", "dir", "folder", "page", "input", "project", "extension", "output", "report", "payload",
        ]
        let ending = ["-run", "-final", "root"]
        var forgotten: [String] = []
        for command in dump.command.subcommands ?? [] {
            for argument in command.arguments ?? [] where argument.kind != "flag" {
                let name = argument.valueName ?? ""
                let isPath = named.contains(name) || ending.contains { name.hasSuffix($0) }
                if isPath, argument.completionKind == nil { forgotten.append("\(command.commandName) \(name)") }
            }
        }
        #expect(forgotten == [])
        #expect((dump.command.subcommands ?? []).count > 10)
    }

    @Test("Shells complete files, folders and extensions on a terminal", arguments: ["bash", "zsh", "fish"])
    func typed(shell: String) throws {
        let script = BuiltProgram.root.appending(path: "Tests/Tools/Scripts/completions.py").path
        let outcome = try Workspace().run([script, BuiltProgram.file.path, shell], executable: "/usr/bin/python3")
        if outcome.code == 3 { return print("\(outcome.text): it was not asked for completions.") }
        #expect(outcome.code == 0, "\(outcome.text)\(outcome.error)")
    }

    @Test("The scripts for zsh and fish are valid", arguments: ["zsh", "fish"])
    func syntax(shell: String) throws {
        let space = try Workspace()
        let script = try space.run(["--generate-completion-script", shell])
        #expect(script.code == 0 && script.text.contains("webaction"))
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)") else {
            print("\(shell) is not installed: the syntax of its completions was not checked.")
            return
        }
        try space.write(script.text, to: "script")
        #expect(try space.run(["-n", "script"], executable: "/usr/bin/\(shell)").error == "")
    }
}

/// The parts of the options' description that the tests read.
private struct Dump: Decodable {
    struct Command: Decodable {
        var commandName: String
        var subcommands: [Command]?
        var arguments: [Argument]?
    }

    struct Argument: Decodable {
        /// A completion kind; its content is the package's.
        struct Anything: Decodable {}

        var kind: String
        var valueName: String?
        var completionKind: Anything?
    }

    var command: Command
}
