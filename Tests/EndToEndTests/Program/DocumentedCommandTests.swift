// DocumentedCommandTests.swift: runs the command lines of the documents as written, in a folder with the files that the documents name.
// Those that cannot be run here are listed with a reason: Tests/Data/Expectations/document-commands.txt.

import Foundation
import TestSupport
import Testing

@Suite("Command lines in documents")
struct DocumentedCommandTests {
    private static let documents = Result { try CommandDocument.all(in: BuiltProgram.root) }
    /// Lines that are not run, each with its reason.
    private static let listed = Result { () throws -> [String: String] in
        let file = BuiltProgram.root.appending(path: "Tests/Data/Expectations/document-commands.txt")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        return Dictionary(
            uniqueKeysWithValues: rows.map { row in
                let parts = row.split(separator: "\t", maxSplits: 1).map(String.init)
                return (parts[0], parts.count > 1 ? parts[1] : "")
            }
        )
    }
    /// The files that the documents name.
    nonisolated(unsafe) private static let prepared = Result { try prepare() }

    /// Placeholders, and what the folder has for each.
    private static let placeholders = [
        "PAGE": "page.html", "INPUT": "saved", "X": "./shout.appex", "OUT": "out-of-batch", "JS": "document.title",
        "A": "page.html", "B": "saved/b.html", "FILE": "x.recording", "DIR": "cases", "PATH": "page.html",
        "NAME": "made", "SCRIPT": "clean.js",
    ]

    static var names: [String] { (try? documents.get().filter { !$0.commands.isEmpty }.map(\.path)) ?? [] }

    @Test("Every line does what it says, or is listed with a reason", arguments: names)
    func runs(document: String) throws {
        let listed = try Self.listed.get()
        let found = try #require(try Self.documents.get().first { $0.path == document })
        let folder = FileManager.default.temporaryDirectory.appending(path: "webaction-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = try Process.run(
            URL(filePath: "/bin/cp"),
            arguments: ["-a", try Self.prepared.get().folder.path, folder.path]
        )
        copy.waitUntilExit()
        for (name, text) in found.files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        for command in found.commands where listed[command.line] == nil {
            try run(command, in: folder)
        }
    }

    @Test("The list contains only lines of documents, each with a reason")
    func listIsNeeded() throws {
        let lines = Set(try Self.documents.get().flatMap(\.commands).map(\.line))
        // The search finds some.
        #expect(lines.count > 80)
        for (line, reason) in try Self.listed.get() {
            #expect(lines.contains(line), "no document has this line: \(line)")
            #expect(reason.contains(" "), "\(line)")
        }
    }

    /// The document that shows a whole bundle, from which the bundles of all documents' commands are made.
    private static let bundleDocument = "docs/extensions.md"

    @Test("The bundle in extensions.md is loaded, changes the page, and completes in the apps that would offer it")
    func shownBundle() throws {
        let space = try Workspace()
        let shown = try #require(try Self.documents.get().first { $0.path == Self.bundleDocument })
        try space.makeFolder("shout.appex")
        for (name, text) in shown.files { try space.write(text, to: name) }
        #expect(shown.files.map(\.name) == ["shout.appex/Info.plist", "shout.appex/Action.js", "shout.appex/mark.sh"])
        try space.write("<!doctype html><title>t</title><h1>Hello</h1>", to: "page.html")
        let valid = try space.run(["validate", "./shout.appex"])
        #expect(
            valid.code == 0 && valid.text == "./shout.appex: no mistakes were found.\n",
            "\(valid.text)\(valid.error)"
        )
        let run = ["run", "page.html", "--extension", "./shout.appex"]
        let loud = try space.run(run)
        #expect(loud.code == 0 && loud.error.isEmpty && loud.text.contains("<h1>Hello!</h1>"), "\(loud.error)")
        let chrome = try space.run(run + ["--host", "chrome"])
        #expect(chrome.code == 0 && chrome.text.contains("<h1>Hello</h1>"), "\(chrome.error)")
        let all = try space.run(run + ["--host", "all"])
        #expect(all.code == 0, "\(all.error)")
        #expect(all.text.contains("safari       yes      completed"), "\(all.text)")
    }

    @Test("Terminal sessions print what the documents show")
    func sessions() throws {
        let script = BuiltProgram.root.appending(path: "Tests/Tools/Scripts/sessions.py").path
        let outcome = try Workspace().run([script, BuiltProgram.file.path], executable: "/usr/bin/python3")
        #expect(outcome.code == 0 && outcome.error == "", "\(outcome.text)\(outcome.error)")
    }

    // MARK: - Running

    private func run(_ command: DocumentCommand, in folder: URL) throws {
        let name = "\(command.document):\(command.number): \(command.line)"
        var line = try filled(command.line, name)
        var directory = folder
        if line.hasPrefix("make ") {
            // The targets' work is tested elsewhere; here, that there is such a target with such settings.
            line = "make -n " + line.dropFirst(5)
            directory = BuiltProgram.root
        }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        var environment = ["PATH": "\(try Self.prepared.get().programs.path):\(path)"]
        // NB: `cache --empty` would empty the cache of other tests.
        environment["WEBACTION_CACHE"] =
            line.hasPrefix("webaction cache") ? folder.appending(path: "cache").path : BuiltProgram.actionCache
        if line.hasPrefix("webaction serve ") { return try serve(line, name, in: directory, environment) }
        let outcome = try BuiltProgram.run(
            ["-c", line],
            in: directory,
            executable: "/bin/bash",
            environment: environment
        )
        // A command's name in a sentence, with or without options, is not run; the command and the options have to exist.
        let isMention =
            command.isInline && outcome.code == 2
            && ["Error: Missing expected argument", "Error: Give at least one page", "Error: Give an extension"]
                .contains(
                    where: outcome.error.contains
                )
        // The exit code of diff for differences.
        let isRight = outcome.code == 0 || isMention || line.hasPrefix("webaction diff ") && outcome.code == 1
        #expect(isRight, "\(name): \(outcome.code) \(outcome.error)")
        #expect(outcome.left.isEmpty, "\(name)")
    }

    /// Serves until it prints an address, then is interrupted.
    private func serve(_ line: String, _ name: String, in folder: URL, _ environment: [String: String]) throws {
        let outcome = try BuiltProgram.run(
            ["-c", "exec \(line)"],
            in: folder,
            executable: "/bin/bash",
            environment: environment
        ) { program in
            try program.wait(for: "an address") { program.output.contains("http://") || program.hasEnded }
            kill(program.number, SIGINT)
        }
        #expect(outcome.text.hasPrefix("http://127.0.0.1:"), "\(name): \(outcome.error)")
        #expect(outcome.code == -SIGINT, "\(name): \(outcome.error)")
    }

    /// A line with its placeholders (`PAGE…`, `NAME|PATH`, `[PROJECT]`) replaced by files of the folder.
    private func filled(_ line: String, _ name: String) throws -> String {
        var quotes = 0
        return try line.split(separator: " ", omittingEmptySubsequences: false).compactMap { word -> String? in
            // NB: A quoted word is a script or a value, not a placeholder.
            let isQuoted = quotes % 2 != 0 || word.contains("'")
            quotes += word.count { $0 == "'" }
            if isQuoted { return String(word) }
            if word.hasPrefix("["), word.hasSuffix("]") { return nil }
            let first =
                word.split(separator: "|").last(where: { $0 == "PATH" }) ?? word.split(separator: "|").first ?? word
            let plain = first.hasSuffix("…") ? first.dropLast() : first
            guard !plain.isEmpty, plain.allSatisfy({ $0.isUppercase }) else { return String(plain) }
            // An extension's path, where either an extension or a page can be given.
            if plain == "PATH", word.contains("|") { return "./shout.appex" }
            let meant: String = try #require(
                Self.placeholders[String(plain)],
                "\(name): what does \(plain) stand for?"
            )
            return meant
        }.joined(separator: " ")
    }

    // MARK: - Files

    private static func prepare() throws -> (space: Workspace, folder: URL, programs: URL) {
        let space = try Workspace()
        let folder = space.folder.appending(path: "documents")
        let shown = try #require(try documents.get().first { $0.path == bundleDocument })
        func write(_ text: String, _ name: String) throws {
            try space.makeFolder("documents/\((name as NSString).deletingLastPathComponent)")
            try space.write(text, to: "documents/\(name)")
        }
        let page = """
            <!doctype html><title>A title</title><h1>Hello</h1><p>Good morning, <a href="/x">world</a></p>
            """
        for name in ["page.html", "saved/a.html", "saved/b.html", "saved-pages/a.html", "cases/one/page.html"] {
            try write(page.replacing("</p>", with: "</p><p>\(name)</p>"), name)
        }
        for (name, text) in shown.files {
            try write(text, name)
            // Files that a suite names are in its folder.
            try write(text, "cases/\(name)")
            for other in ["x", "my", "links", "prices", "share", "Extension"] {
                let own = name.replacing("shout.appex", with: "\(other).appex")
                // An app's item passes through unchanged.
                let isShare = other == "share" && name.hasSuffix("mark.sh")
                try write(isShare ? "cat" : text.replacing("org.example.shout", with: "org.example.\(other)"), own)
            }
        }
        let image = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        try #require(Data(base64Encoded: image)).write(to: folder.appending(path: "photo.png"))
        try write(archive(page), "pages.warc.gz")
        try write(#"{"extension": "../shout.appex"}"#, "cases/one/case.json")
        try write("document.title = 'clean'", "clean.js")
        try write(project, "App.xcodeproj/project.pbxproj")
        try write(shown.files.first?.text ?? "", "Share/Info.plist")
        for name in ["docs", "pages"] {
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: name),
                withDestinationURL: BuiltProgram.root.appending(path: name)
            )
        }
        let programs = space.folder.appending(path: "bin")
        try space.makeFolder("bin")
        try FileManager.default.createSymbolicLink(
            at: programs.appending(path: "webaction"),
            withDestinationURL: BuiltProgram.file
        )
        for arguments in [
            ["run", "page.html", "--extension", "./x.appex", "--record", "x.recording", "-o", "out.html"],
            ["test", "cases", "--record"],
            ["batch", "saved", "--extension", "./x.appex", "--out", "out"],
        ] {
            let outcome = try BuiltProgram.run(arguments, in: folder)
            try #require(outcome.code == 0, "\(outcome.error)")
        }
        try FileManager.default.copyItem(at: folder.appending(path: "cases"), to: folder.appending(path: "suite"))
        return (space, folder, programs)
    }

    /// A web archive of one page. Its compression is recognized by the first bytes, not by the name.
    private static func archive(_ page: String) -> String {
        let response = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n" + page
        let header = [
            "WARC/1.0", "WARC-Type: response", "WARC-Target-URI: https://example.com/",
            "WARC-Date: 2026-01-31T12:00:00Z",
            "WARC-Record-ID: <urn:uuid:00000000-0000-4000-8000-000000000000>",
            "Content-Type: application/http; msgtype=response", "Content-Length: \(response.utf8.count)",
        ]
        return header.joined(separator: "\r\n") + "\r\n\r\n" + response + "\r\n\r\n"
    }

    private static let project = """
        // !$*UTF8*$!
        {archiveVersion = 1; objectVersion = 77; objects = {
        P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T,); };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Share/Info.plist; }; };
        T = {isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension";
          fileSystemSynchronizedGroups = (S); buildConfigurationList = L; buildPhases = (); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (S); };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Share; sourceTree = "<group>"; };
        }; rootObject = P; }
        """
}
