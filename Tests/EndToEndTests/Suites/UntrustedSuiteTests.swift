// UntrustedSuiteTests.swift: untrusted suites, journals and bundles that name files elsewhere, by paths or by links: none of these is read
// or started, unless the user allows it.

import Foundation
import Testing

@Suite("Untrusted suites")
struct UntrustedSuiteTests {
    /// A folder `suite` with one case, which passes and whose native half leaves a file behind; and a private folder beside it.
    private func workspace() throws -> Workspace {
        let workspace = try Workspace(program: "cat > /dev/null; touch \"$0.ran\"; echo '{}'\n")
        try workspace.makeFolder("suite/case")
        try workspace.makeFolder("private/files")
        let files = FileManager.default
        try files.moveItem(at: workspace.bundle, to: workspace.folder.appending(path: "suite/x.appex"))
        try files.copyItem(
            at: workspace.folder.appending(path: "suite/x.appex"),
            to: workspace.folder.appending(path: "private/y.appex")
        )
        for name in ["suite/case/page.html", "private/page.html"] { try workspace.write(Workspace.page, to: name) }
        try workspace.write(#"{"extension": "../x.appex"}"#, to: "suite/case/case.json")
        return workspace
    }

    private func link(_ workspace: Workspace, _ name: String, _ target: String) throws {
        let path = workspace.folder.appending(path: name).path
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    private func hasRun(_ workspace: Workspace) -> Bool {
        ["suite/x.appex", "private/y.appex"].contains { workspace.read("\($0)/go.ran") != nil }
    }

    /// Expects that a suite is refused, with one message, before anything is started.
    private func expectRefusal(
        _ workspace: Workspace,
        _ wanted: [String],
        _ options: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for command in [["test", "suite", "--record"], ["serve", "suite"]] {
            let result = try workspace.run(command + options)
            #expect(result.code == 2, "\(command): \(result.text) \(result.error)", sourceLocation: sourceLocation)
            #expect(result.error.split(separator: "\n").count == 1, "\(result.error)", sourceLocation: sourceLocation)
            for text in wanted {
                #expect(result.error.contains(text), "\(command): \(result.error)", sourceLocation: sourceLocation)
            }
        }
        #expect(!hasRun(workspace), sourceLocation: sourceLocation)
    }

    @Test("A suite that names files in its own folder runs, also by links and relative paths that stay there")
    func inside() throws {
        let workspace = try workspace()
        try workspace.makeFolder("suite/files")
        try workspace.write(Workspace.page, to: "suite/files/p.html")
        try link(workspace, "suite/case/page.html", "../files/p.html")
        try link(workspace, "suite/link.appex", "x.appex")
        try workspace.write(
            #"{"extension": "../../suite/link.appex", "resourceRoot": "../files"}"#,
            to: "suite/case/case.json"
        )
        let result = try workspace.run(["test", "suite", "--record"])
        #expect(result.code == 0, "\(result.error)")
        #expect(hasRun(workspace))
        // From another folder, by its absolute path.
        let path = workspace.folder.appending(path: "suite").path
        #expect(try BuiltProgram.run(["test", path], in: URL(filePath: "/")).code == 0)
    }

    @Test(
        "A case that names anything elsewhere is refused, with the path and the option that allows it",
        arguments: [
            (#""page": "../../private/page.html""#, "page", "suite/case/../../private/page.html"),
            (#""page": "/etc/hostname""#, "page", "/etc/hostname"), (#""page": "/dev/zero""#, "page", "/dev/zero"),
            (#""page": "linked.html""#, "page", "suite/case/linked.html"),
            (#""page": "linked/page.html""#, "page", "suite/case/linked/page.html"),
            (#""page": "../../private/nothing.html""#, "page", "suite/case/../../private/nothing.html"),
            (#""page": "../../private/saved.mhtml""#, "page", "suite/case/../../private/saved.mhtml"),
            (#""resourceRoot": "/""#, "resourceRoot", "/"),
            (#""resourceRoot": "../../private/files""#, "resourceRoot", "suite/case/../../private/files"),
            (#""resourceRoot": "linked""#, "resourceRoot", "suite/case/linked"),
            (#""resourceRoot": "../../private/nothing""#, "resourceRoot", "suite/case/../../private/nothing"),
            (#""extension": "../../private/y.appex""#, "extension", "suite/case/../../private/y.appex"),
            (#""extension": "./linked/y.appex""#, "extension", "suite/case/./linked/y.appex"),
            (#""extension": "./linked.appex""#, "extension", "suite/case/./linked.appex"),
            (#""extension": "./App.xcodeproj#Share""#, "extension", "suite/case/./App.xcodeproj"),
            (
                #""extensions": ["../x.appex", "../../private/y.appex"]"#, "extensions",
                "suite/case/../../private/y.appex"
            ),
        ]
    )
    func elsewhere(keys: String, key: String, path: String) throws {
        let workspace = try workspace()
        try link(workspace, "suite/case/linked.html", "../../private/page.html")
        try link(workspace, "suite/case/linked", workspace.folder.appending(path: "private").path)
        try link(workspace, "suite/case/linked.appex", "../../private/y.appex")
        try workspace.makeFolder("private/App.xcodeproj")
        try link(workspace, "suite/case/App.xcodeproj", "../../private/App.xcodeproj")
        let others = key.hasPrefix("extension") ? "" : #""extension": "../x.appex", "#
        let wanted = [
            "case: \"\(key)\" leads to \(path), which is outside of the folder suite;", "add --allow-outside ",
        ]
        try workspace.write("{\(others)\(keys)}", to: "suite/case/case.json")
        try expectRefusal(workspace, ["suite/case/case.json: "] + wanted)
        // In a manifest, and in its defaults.
        try FileManager.default.removeItem(at: workspace.folder.appending(path: "suite/case/case.json"))
        try workspace.write(
            "{\"defaults\": {\(keys)}, \"cases\": [{\(others)\"name\": \"a\"}]}",
            to: "suite/case/suite.json"
        )
        try expectRefusal(workspace, ["suite/case/suite.json: case/a: \"\(key)\" leads to \(path), which is outside"])
    }

    @Test("Files that the user allows are read and run, and none beside them")
    func allowed() throws {
        let workspace = try workspace()
        let keys = #"{"extension": "../../private/y.appex", "page": "../../private/page.html"}"#
        try workspace.write(keys, to: "suite/case/case.json")
        try expectRefusal(
            workspace,
            [
                "\"page\" leads to suite/case/../../private/page.html (and 1 more path), which is outside of the folder suite;",
                "add --allow-outside suite/case/../../private --allow-outside suite/case/../../private/y.appex",
            ]
        )
        try expectRefusal(
            workspace,
            ["\"page\" leads to suite/case/../../private/page.html, which"],
            ["--allow-outside", "private/y.appex"]
        )
        try expectRefusal(workspace, ["--allow-outside: nothing is not a directory."], ["--allow-outside", "nothing"])
        for options in [["private"], ["private/y.appex", workspace.folder.appending(path: "private").path], ["/"]] {
            let result = try workspace.run(
                ["test", "suite", "--record"] + options.flatMap { ["--allow-outside", $0] }
            )
            #expect(result.code == 0, "\(options): \(result.error)")
        }
        #expect(workspace.read("private/y.appex/go.ran") != nil)
    }

    @Test("A plain name is an installed extension; one in the current folder is a path like any other")
    func names() throws {
        let workspace = try workspace()
        try workspace.write(#"{"extension": "marquee"}"#, to: "suite/case/case.json")
        #expect(try workspace.run(["test", "suite", "--record"]).code == 0)
        try workspace.write(#"{"extension": "z"}"#, to: "suite/case/case.json")
        try FileManager.default.copyItem(
            at: workspace.folder.appending(path: "private/y.appex"),
            to: workspace.folder.appending(path: "z.appex")
        )
        try expectRefusal(
            workspace,
            ["case: \"extension\" leads to ", "z.appex/Info.plist", "outside of the folder suite;"]
        )
        #expect(try workspace.run(["test", "suite", "--update", "--allow-outside", "z.appex"]).code == 0)
        let installed = ["WEBACTION_EXTENSIONS": workspace.folder.appending(path: "installed").path]
        try workspace.makeFolder("installed")
        try FileManager.default.moveItem(
            at: workspace.folder.appending(path: "z.appex"),
            to: workspace.folder.appending(path: "installed/z.appex")
        )
        let result = try workspace.run(["test", "suite", "--update"], environment: installed)
        #expect(result.code == 0, "\(result.error)")
    }

    @Test("A suite's own files, including expectations, are regular files in its folder")
    func ownFiles() throws {
        let workspace = try workspace()
        #expect(try workspace.run(["test", "suite", "--record"]).code == 0)
        try? FileManager.default.removeItem(at: workspace.folder.appending(path: "suite/x.appex/go.ran"))
        let source = workspace.folder.appending(path: "suite/case/case.json").path
        let text = try #require(workspace.read("suite/case/case.json"))
        let outside =
            "leads out of the folder suite; where the suite is to be trusted with that, add --allow-outside DIR"
        try workspace.write(text, to: "private/case.json")
        for name in ["case.json", "suite.json"] {
            let path = "suite/case/\(name)"
            for (target, problem) in [
                ("../../private/case.json", outside), ("/dev/zero", outside), ("/proc/self/environ", outside),
            ] {
                try link(workspace, path, target)
                try expectRefusal(workspace, ["\(path): \(problem)."])
            }
            try FileManager.default.removeItem(atPath: workspace.folder.appending(path: path).path)
            #expect(mkfifo(workspace.folder.appending(path: path).path, 0o600) == 0)
            try expectRefusal(workspace, ["\(path): is a pipe or a device; a file is needed."])
            try FileManager.default.removeItem(atPath: workspace.folder.appending(path: path).path)
            try workspace.write(text, to: "suite/case/case.json")
        }
        #expect(FileManager.default.fileExists(atPath: source))
        // An expectation would be shown beside the result.
        try workspace.write("secret", to: "private/payload.json")
        try link(workspace, "suite/case/payload.json", "../../private/payload.json")
        let result = try workspace.run(["test", "suite"])
        #expect(result.code == 1 && result.error.contains("suite/case/payload.json: \(outside)."), "\(result.error)")
        #expect(!result.error.contains("secret"))
        // A pipe in place of a page is not waited for.
        try FileManager.default.removeItem(atPath: workspace.folder.appending(path: "suite/case/page.html").path)
        #expect(mkfifo(workspace.folder.appending(path: "suite/case/page.html").path, 0o600) == 0)
        let piped = try workspace.run(["test", "suite"])
        #expect(
            piped.code == 1 && piped.error.contains("page.html: is a pipe or a device; a file is needed."),
            "\(piped.error)"
        )
    }

    @Test("A suite's bundle whose files lead out of it is refused before any case runs")
    func bundles() throws {
        let workspace = try workspace()
        for name in ["Info.plist", "Action.js"] {
            let path = "suite/x.appex/\(name)"
            let text = try #require(workspace.read(path))
            try workspace.write(text, to: "private/\(name)")
            try link(workspace, path, "../../private/\(name)")
            let result = try workspace.run(["test", "suite", "--record"])
            #expect(result.code != 0 && result.error.contains(name), "\(result.error)")
            #expect(
                result.error.contains("leads out of the folder") || result.error.contains("--allow-outside"),
                "\(result.error)"
            )
            #expect(!hasRun(workspace))
            let allowed = try workspace.run(["test", "suite", "--record", "--allow-outside", "private"])
            #expect(allowed.code == 0, "\(allowed.error)")
            try FileManager.default.removeItem(at: workspace.folder.appending(path: "suite/x.appex/go.ran"))
            try FileManager.default.removeItem(at: workspace.folder.appending(path: path))
            try workspace.write(text, to: path)
        }
    }

    @Test("The journal of a batch shows no page from elsewhere, unless the user allows it")
    func journals() throws {
        let workspace = try workspace()
        let batch = ["--extension", "./private/y.appex", "--journal", "j/b.journal"]
        try workspace.makeFolder("j")
        #expect(try workspace.run(["batch", "private", "--out", "out"] + batch).code == 0)
        let refused = try workspace.run(["serve", "j/b.journal"])
        #expect(refused.code == 2)
        #expect(
            refused.error.contains(
                "j/b.journal: the batch names j/../private (and 1 more), which is outside of the folder j; where the journal is to be "
                    + "trusted with that, add --allow-outside j/../private --allow-outside j/../out."
            ),
            "\(refused.error)"
        )
        let options = ["--allow-outside", "private", "--allow-outside", "out"]
        let served = try BuiltProgram.run(["serve", "j/b.journal"] + options, in: workspace.folder) { program in
            try program.wait(for: "the address") { program.output.hasSuffix("/\n") }
            kill(program.number, SIGINT)
        }
        #expect(served.code == -SIGINT)
    }

    @Test("A source that links to a private file is neither compiled, shown nor cached")
    func secretSource() throws {
        let workspace = try Workspace()
        try workspace.use(handler: "import Foundation\nclass ActionRequestHandler {}")
        try workspace.makeFolder("private")
        try workspace.write("let password = \"correct horse\"\n!", to: "private/password")
        try link(workspace, "x.appex/Secret.swift", "../private/password")
        let cache = ["WEBACTION_CACHE": workspace.folder.appending(path: "cache").path]
        for command in [["run", "p.html", "--extension", "./x.appex"], ["validate", "./x.appex"]] {
            let result = try workspace.run(command, environment: cache)
            #expect(result.code == 1)
            #expect(
                (result.text + result.error).contains(
                    "x.appex/Secret.swift: cannot be read: it leads out of the folder "
                ),
                "\(result.text) \(result.error)"
            )
            #expect(!result.text.contains("horse") && !result.error.contains("horse"))
        }
        #expect(!workspace.files.contains("cache"))
    }

    @Test(
        "A replayed bundle follows links out of its folder only if the user allows it; a recording needs no such folder"
    )
    func replay() throws {
        let workspace = try workspace()
        let bundle = ["--extension", "./suite/x.appex"]
        #expect(try workspace.run(["run", "p.html", "--record", "r", "-o", "o.html"] + bundle).code == 0)
        try workspace.write(try #require(workspace.read("suite/x.appex/Info.plist")), to: "private/Info.plist")
        try link(workspace, "suite/x.appex/Info.plist", "../../private/Info.plist")
        let refused = try workspace.run(["replay", "r", "--with-action"] + bundle)
        #expect(refused.code == 1 && refused.error.contains("leads out of the folder"), "\(refused.error)")
        let allowed = try workspace.run(["replay", "r", "--with-action", "--allow-outside", "private"] + bundle)
        #expect(allowed.code == 0, "\(allowed.error)")
        #expect(try workspace.run(["replay", "r", "-o", "again.html", "--allow-outside", "private"]).code == 0)
    }
}
