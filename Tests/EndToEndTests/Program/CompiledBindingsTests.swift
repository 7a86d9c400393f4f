// CompiledBindingsTests.swift: the page worker's scripts, compiled in advance or in each process.

import Foundation
import Testing

@Suite("Compiled bindings")
struct CompiledBindingsTests {
    private static let name = "webaction-bindings.compiled"
    /// Errors of the bindings with their stacks, and work in lazy modules.
    private static let script = """
        JSON.stringify([document.querySelectorAll('p:first-of-type').length, getComputedStyle(document.body).display,
            new URL('../a?b#c', 'https://x.example/d/e').href, String(new FormData()), String(Node.prototype.appendChild),
            (() => { try { document.body.appendChild(document); } catch (error) { return [error.name, error.stack]; } })()])
        """

    /// A workspace with a copy of the program and its worker in `program`.
    private func makeSpace() throws -> (space: Workspace, program: String) {
        let space = try Workspace()
        let folder = space.folder.appending(path: "program")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["webaction", "webaction-supervisor", "webaction-worker"] {
            let built = BuiltProgram.file.deletingLastPathComponent().appending(path: name)
            try copyProgram(built, to: folder.appending(path: name))
        }
        return (space, folder.appending(path: "webaction").path)
    }

    @Test("A worker with compiled scripts reads them, and prints the same as without")
    func same() throws {
        let (space, program) = try makeSpace()
        let commands = [
            ["eval", "p.html", "-e", Self.script], ["snapshot", "p.html"],
            ["run", "p.html", "--extension", "./x.appex", "--arguments", "{}"],
            ["run", "p.html", "--extension", "./x.appex", "--arguments", "{}", "--explain"],
        ]
        func results() throws -> [[String]] {
            try commands.map {
                let result = try space.run($0, executable: program)
                return [result.text, result.error]
            }
        }
        let before = try results()
        let compiling = try space.run(["compile-bindings"], executable: program)
        #expect(compiling.code == 0 && compiling.error == "" && compiling.text == "", "\(compiling.error)")
        #expect(
            try space.run(["doctor"], executable: program).text.contains("Compiled scripts of the page worker: there. ")
        )
        #expect(try results() == before)
        var isMapped = false
        let busy = ["eval", "p.html", "--timeout", "120", "-e", "console.log('on'); for (;;);"]
        _ = try? space.run(busy, executable: program) { running in
            try running.wait(for: "the script") { running.error.contains("log: on") }
            isMapped = RunningProgram.children(of: running.number).contains { child in
                let maps = FileManager.default.contents(atPath: "/proc/\(child)/maps") ?? Data()
                return String(decoding: maps, as: UTF8.self).contains(Self.name)
            }
            kill(running.number, SIGTERM)
        }
        #expect(isMapped)
    }

    @Test("A file that is truncated, of another build, or of another kind is ignored")
    func otherFiles() throws {
        let (space, program) = try makeSpace()
        let arguments = ["eval", "p.html", "-e", Self.script]
        let expected = try space.run(arguments, executable: program).text
        #expect(try space.run(["compile-bindings"], executable: program).code == 0)
        let file = space.folder.appending(path: "program/" + Self.name)
        let whole = try Data(contentsOf: file)
        var ofOtherBuild = whole
        ofOtherBuild[10] ^= 1
        var ofOtherEngine = whole
        ofOtherEngine[42] ^= 1
        for other in [
            Data(), Data("garbage".utf8), whole.prefix(100), whole.dropLast(4096), whole + Data([0]), ofOtherBuild,
            ofOtherEngine,
        ] {
            try other.write(to: file)
            let result = try space.run(arguments, executable: program)
            #expect(
                result.code == 0 && result.text == expected && result.error == "",
                "\(other.count): \(result.error)"
            )
        }
        let doctor = try space.run(["doctor"], executable: program)
        #expect(
            doctor.code == 0
                && doctor.text.contains("Compiled scripts of the page worker: missing, or of another version")
        )
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        #expect(try space.run(arguments, executable: program).text == expected)
    }

    @Test("If the file can't be written, compiling reports it, and the old file stays")
    func unwritable() throws {
        let (space, program) = try makeSpace()
        let file = space.folder.appending(path: "program/" + Self.name)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let result = try space.run(["compile-bindings"], executable: program)
        #expect(result.code == 1)
        #expect(
            result.message.hasSuffix("compiled in each run: \(file.path): Is a directory."),
            "\(result.message)"
        )
    }
}
