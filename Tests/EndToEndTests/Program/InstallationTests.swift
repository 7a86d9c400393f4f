// InstallationTests.swift: what `make install` puts below a prefix, and that `make uninstall` removes exactly that.

import Foundation
import Testing

@Suite("Installation")
struct InstallationTests {
    private static let script = BuiltProgram.root.appending(path: "packaging/install.sh").path

    /// Runs the script of both Makefile targets, with the build of the tests.
    private func install(_ arguments: [String], in space: Workspace) throws -> Outcome {
        try space.run([Self.script] + arguments, executable: "/bin/sh")
    }

    private func entries(_ folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    }

    @Test("An installed program runs, and uninstalling leaves everything that was there before")
    func installsAndRemoves() throws {
        let space = try Workspace()
        let prefix = space.folder.appending(path: "usr local")
        let mine = ["lib/webaction/extensions/mine.appex", "share/man/man1", "bin"]
        for name in mine {
            try FileManager.default.createDirectory(
                at: prefix.appending(path: name),
                withIntermediateDirectories: true
            )
        }
        try space.write("mine", to: "usr local/share/man/man1/webaction-mine.1")
        let before = try entries(prefix)
        let build = BuiltProgram.file.deletingLastPathComponent().path
        // Twice: a folder from the first installation does not count as someone else's.
        for _ in 0..<2 {
            let outcome = try install(["install", build, prefix.path, "--without-sdk"], in: space)
            #expect(outcome.code == 0 && outcome.error == "", "\(outcome.error)")
        }
        let program = prefix.appending(path: "bin/webaction").path
        #expect(try space.run(["eval", "p.html", "-e", "document.title"], executable: program).text == "\"t\"\n")
        let found = try space.run(["extensions"], executable: program).text
        for name in ["marquee", "template", "translate", "today"] { #expect(found.contains("\(name)\t"), "\(found)") }
        try expectDocuments(in: prefix, of: program, space)
        let run = try space.run(
            ["run", "p.html", "--extension", "party-crasher", "--selection", "p"],
            executable: program
        )
        #expect(run.code == 0 && run.text != Workspace.page, "\(run.error)")
        // Moved, it finds its parts and its built-in extensions beside it.
        let moved = space.folder.appending(path: "moved")
        try FileManager.default.moveItem(at: prefix, to: moved)
        let elsewhere = try space.run(
            ["run", "p.html", "--extension", "party-crasher", "--selection", "p"],
            executable: moved.appending(path: "bin/webaction").path
        )
        #expect(elsewhere.code == 0 && elsewhere.text == run.text, "\(elsewhere.error)")
        try FileManager.default.moveItem(at: moved, to: prefix)
        #expect(try install(["uninstall", prefix.path], in: space).code == 0)
        #expect(try entries(prefix) == before)
    }

    /// Expects each document that a message refers to at the place the message names: in the help of an installed program and in its
    /// manual.
    private func expectDocuments(in prefix: URL, of program: String, _ space: Workspace) throws {
        let folder = prefix.appending(path: "share/doc/webaction")
        for place in try Self.namedDocuments() {
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: place).path), "\(place)")
        }
        for command in ["run", "match", "worker"] {
            // NB: Lines of the help are broken at spaces, of which the prefix has one.
            let help = try space.run([command, "--help"], executable: program, environment: ["COLUMNS": "1000"])
            let packed = try space.run(
                ["-dc", prefix.appending(path: "share/man/man1/webaction-\(command).1.gz").path],
                executable: "/usr/bin/gzip"
            )
            let names = [help.text, packed.text.replacing("\\-", with: "-")].map { text in
                text.components(separatedBy: folder.path + "/").dropFirst().map { rest in
                    folder.path + "/" + rest.prefix { $0.isLetter || "/.-".contains($0) }.replacing(/\.$/, with: "")
                }
            }
            #expect(names.allSatisfy { !$0.isEmpty } && Set(names[0]) == Set(names[1]), "\(command): \(names)")
            for name in names.joined() { #expect(FileManager.default.fileExists(atPath: name), "\(name)") }
        }
        // Documents link to one another; links to sources and tests are not installed.
        let docs = folder.appending(path: "docs")
        for name in try FileManager.default.contentsOfDirectory(atPath: docs.path) where name.hasSuffix(".md") {
            let text = try String(contentsOf: docs.appending(path: name), encoding: .utf8)
            for match in text.matches(of: /\]\(([\w.\/-]+\.md)(?:#[^)]*)?\)/) {
                let target = docs.appending(path: String(match.1)).standardizedFileURL
                #expect(FileManager.default.fileExists(atPath: target.path), "\(name): \(match.1)")
            }
        }
    }

    /// The documents that messages refer to.
    private static func namedDocuments() throws -> Set<String> {
        let sources = BuiltProgram.root.appending(path: "Sources/Supervisor")
        var found: Set<String> = []
        for name in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where name.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
            for match in text.matches(of: /documentPath\("([^"]+)"\)/) { found.insert(String(match.1)) }
            for line in text.split(separator: "\n") where !line.contains("//") && !line.contains("documentPath(") {
                #expect(!line.contains(/docs\/[\w-]+\.md/), "\(name) names a document without documentPath: \(line)")
            }
        }
        #expect(found.count > 8)
        return found
    }

    @Test("Nothing is removed without an installation, or by a list that leads outside")
    func refuses() throws {
        let space = try Workspace()
        let none = try install(["uninstall", space.folder.path], in: space)
        #expect(none.code == 1 && none.error.contains("nothing was installed in \(space.folder.path)"))
        let list = space.folder.appending(path: "usr/lib/webaction")
        try FileManager.default.createDirectory(at: list, withIntermediateDirectories: true)
        for line in ["file ../p.html", "tree ../x.appex", "file lib/../../p.html"] {
            try space.write(line + "\n", to: "usr/lib/webaction/installed.txt")
            #expect(try install(["uninstall", "usr"], in: space).code == 1)
        }
        #expect(space.files.contains("p.html") && space.files.contains("x.appex"))
    }

    @Test("Every command has a manual page with its options, which formatters accept without warnings")
    func manualPages() throws {
        let space = try Workspace()
        let dump = try space.run(["--experimental-dump-help"]).text
        let script = BuiltProgram.root.appending(path: "packaging/manual.py").path
        let made = try space.run([script, "man", "1.0"], executable: "/usr/bin/python3", input: dump)
        #expect(made.code == 0 && made.error == "", "\(made.error)")
        let pages = try entries(space.folder.appending(path: "man"))
        #expect(pages.contains("webaction.1") && pages.contains("webaction-run.1") && pages.count > 12)
        let run = String(decoding: space.read("man/webaction-run.1") ?? Data(), as: UTF8.self)
        let help = try space.run(["run", "--help"]).text
        for word in help.split(whereSeparator: { " ,\n".contains($0) }) where word.wholeMatch(of: /--[a-z-]+/) != nil {
            #expect(run.contains(word.replacing("-", with: "\\-")), "\(word)")
        }
        let checks = [
            ("/usr/bin/groff", ["-man", "-Tutf8", "-k", "-ww", "-z"]),
            ("/usr/bin/mandoc", ["-T", "lint", "-W", "warning"]),
        ]
        for (program, options) in checks {
            guard FileManager.default.isExecutableFile(atPath: program) else {
                print("\(program) is not installed: it did not check the manual pages.")
                continue
            }
            for page in pages {
                let outcome = try space.run(options + ["man/\(page)"], executable: program)
                #expect(outcome.error == "" && outcome.text == "", "\(page): \(outcome.error) \(outcome.text)")
            }
        }
    }

    @Test("The manual lists every variable that a user sets")
    func variables() throws {
        let manual = try String(contentsOf: BuiltProgram.root.appending(path: "packaging/manual.py"), encoding: .utf8)
        // Set by the program for its children, and for recording tests.
        let others: Set = ["WEBACTION_ACTION_FD", "WEBACTION_ACTION_REUSE", "WEBACTION_GROUPS", "WEBACTION_RECORD"]
        let sources = BuiltProgram.root.appending(path: "Sources/Supervisor")
        for name in try entries(sources) where name.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
            for match in text.matches(of: /"(WEBACTION_[A-Z_]+)"/) where !others.contains(String(match.1)) {
                #expect(manual.contains("(\"\(match.1)\""), "\(match.1) in \(name)")
            }
        }
    }

    @Test(
        "The image is built with the packages that the Makefile installs, and the package recommends what is loaded later"
    )
    func packages() throws {
        func text(_ name: String) throws -> String {
            try String(contentsOf: BuiltProgram.root.appending(path: name), encoding: .utf8)
        }
        let makefile = try text("Makefile").replacing("\\\n", with: " ")
        let line = try #require(makefile.split(separator: "\n").first { $0.hasPrefix("PACKAGES := ") })
        let packages = line.split(separator: " ").dropFirst(2)
        #expect(packages.count > 8)
        let image = try text("packaging/Containerfile").split { " \n".contains($0) }
        let package = try text("packaging/debian.sh").split { " ,\n".contains($0) }
        for name in packages {
            #expect(image.contains(name), "packaging/Containerfile lacks \(name)")
            let isLoaded = name.hasPrefix("lib") && !name.hasSuffix("-dev")
            #expect(!isLoaded || package.contains(name), "packaging/debian.sh lacks \(name)")
        }
    }
}
