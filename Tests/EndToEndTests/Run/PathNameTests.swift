// PathNameTests.swift: files with any name that the system allows, and names in containers, suites and output folders that lead outside.

import Foundation
import Testing

@Suite("File names")
struct PathNameTests {
    private static let script = """
        var ExtensionPreprocessingJS = {
            run(a) { a.completionFunction({}) }, finalize() { document.title += '!' } };
        """
    private static let arguments = ["--extension", "./x.appex", "--arguments", "{}"]

    /// Runs a Python program in the workspace, and returns its output.
    @discardableResult
    private func python(_ program: String, in workspace: Workspace) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.currentDirectoryURL = workspace.folder
        process.arguments = ["python3", "-c", program]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return text
    }

    /// The names of a folder's pages: bytes, in Python's notation.
    private static let names = #"""
        names = ['\u0301x', '\u200dy', '\ufe0f', '\u0600', '\u00e9', 'e\u0301', 'a\nb', 'a\rb', '\n', '\'"\\', '-rf', ' ',
            'a ', '...', '*?[', '%41', 'x' * 250]
        names = [name.encode() for name in names] + [b'\xff', b'\xc3', b'caf\xe9 \xf0\x9f']

        """#

    @Test("A batch processes files and folders of any name, and its results have the same bytes in their names")
    func anyNames() throws {
        let workspace = try Workspace(script: Self.script)
        try python(
            Self.names + """
                import os
                os.makedirs('pages')
                for name in names:
                    folder = os.path.join(b'pages', name[:200] + b'.d')
                    os.mkdir(folder)
                    for path in [os.path.join(b'pages', name + b'.html'), os.path.join(folder, name[:100] + b'.html')]:
                        open(path, 'wb').write(b'<title>t</title>' + str(len(path)).encode())
                """,
            in: workspace
        )
        let result = try workspace.run(["batch", "pages", "--out", "out", "--payloads", "o.jsonl"] + Self.arguments)
        #expect(result.code == 0, "\(result.error)")
        let compared = try python(
            """
            import os
            found = lambda root: {os.path.relpath(os.path.join(at, name), root): open(os.path.join(at, name), 'rb').read()
                for at, _, files in os.walk(root) for name in files}
            pages, out = found(b'pages'), found(b'out')
            print(len(pages), out == {name: text.replace(b't</', b't!</') for name, text in pages.items()})
            print(len({line.split(b'"url"')[0] for line in open('o.jsonl', 'rb')}))
            """,
            in: workspace
        )
        #expect(compared == "40 True\n40\n", "\(result.error)")
        let resumed = try workspace.run(
            ["batch", "pages", "--out", "out", "--resume", "--payloads", "o.jsonl"] + Self.arguments
        )
        #expect(resumed.code == 0 && resumed.message.contains("40 pages"), "\(resumed.error)")
    }

    @Test("Paths on the command line and in a list keep their bytes")
    func arguments() throws {
        let workspace = try Workspace(script: Self.script)
        try python("open(b'\\xff.html', 'wb').write(b'<title>t</title>')", in: workspace)
        let page = #""$(printf '\377.html')" -o "$(printf '\376.out')""#
        let result = try workspace.run(["run"] + Self.arguments, redirection: page)
        #expect(result.code == 0, "\(result.error)")
        #expect(try python("print(open(b'\\xfe.out').read())", in: workspace) == "<title>t!</title>\n")
        try python("open('list', 'wb').write(b'\\xff.html\\n')", in: workspace)
        let listed = try workspace.run(["batch", "-", "--out", "out"] + Self.arguments, redirection: "<list")
        #expect(listed.code == 0, "\(listed.error)")
        #expect(try python("print(open(b'out/\\xff.html').read())", in: workspace) == "<title>t!</title>\n")
        let missing = try workspace.run(["snapshot"], redirection: #""$(printf 'no\377.html')""#)
        #expect(missing.code == 1 && missing.message.contains(#"no\xFF.html: cannot be read"#), "\(missing.error)")
    }

    @Test("No entry of a zip file is written outside of the output folder")
    func zipEntries() throws {
        let workspace = try Workspace(script: Self.script)
        try python(
            #"""
            import zipfile
            names = ['../\u0301x.html', '../../\u200dx.html', 'a/../../\u0301y.html', '/\u0301z.html', '../w.html', '..\\v.html',
                '\u0301/../../u.html', './/..//\u0301t.html', '-o.html', 'a\nb.html', '\u00e9.html', 'e\u0301.html']
            with zipfile.ZipFile('z.zip', 'w') as archive:
                for name in names: archive.writestr(name, '<title>t</title>')
            """#,
            in: workspace
        )
        let before = workspace.files
        let result = try workspace.run(["batch", "z.zip", "--out", "out/inner"] + Self.arguments)
        #expect(result.code == 0 && result.message.contains("12 pages"), "\(result.error)")
        #expect(workspace.files == (before + ["out"]).sorted())
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path + "/out").sorted() == [
                "inner", "inner.journal",
            ]
        )
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: workspace.folder.path + "/out/inner/z.zip").count == 14
        )
    }

    @Test("A link in the output folder is not followed", arguments: [false, true])
    func links(rewritesContainers: Bool) throws {
        let workspace = try Workspace(script: Self.script)
        try python(
            """
            import os, zipfile
            for folder in ['pages/sub', 'out', 'outside']: os.makedirs(folder)
            for name in ['a.html', 'sub/b.html']: open('pages/' + name, 'w').write('<title>t</title>')
            for name in ['pages/c.zip', 'pages/sub/d.zip']:
                with zipfile.ZipFile(name, 'w') as archive: archive.writestr('e.html', '<title>t</title>')
            open('outside/victim', 'w').write('as it was')
            os.symlink('../outside', 'out/sub')
            os.symlink('../outside/victim', 'out/a.html')
            os.symlink('../outside/victim', 'out/c.zip')
            """,
            in: workspace
        )
        let result = try workspace.run(
            ["batch", "pages", "--out", "out", "--report", "r.json"] + Self.arguments
                + (rewritesContainers ? ["--rewrite-containers"] : [])
        )
        #expect(result.code == 1, "\(result.error)")
        let report = String(decoding: workspace.read("r.json") ?? Data(result.error.utf8), as: UTF8.self)
        #expect((report + result.error).contains("there is a link in its path"), "\(report)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path + "/outside") == ["victim"])
        #expect(workspace.read("outside/victim") == Data("as it was".utf8))
        #expect(workspace.read("out/a.html") == Data("<title>t!</title>".utf8))
    }

    @Test("Neither a case's name nor a link in a suite leads outside of the suite")
    func suites() throws {
        let workspace = try Workspace(script: Self.script)
        try FileManager.default.createDirectory(
            at: workspace.folder.appending(path: "s"),
            withIntermediateDirectories: false
        )
        func test(_ name: String) throws -> Outcome {
            let suite: [String: Any] = [
                "cases": [["name": name, "page": "../p.html", "extension": "../x.appex", "arguments": [:]]]
            ]
            try workspace.write(try JSONSerialization.data(withJSONObject: suite), to: "s/suite.json")
            return try workspace.run(["test", "s", "--allow-outside", ".", "--record"])
        }
        let before = workspace.files
        let away = try test("../../\u{301}x")
        #expect(away.code != 0 && away.error.contains("leads outside the folder of the suite"), "\(away.error)")
        try FileManager.default.createSymbolicLink(
            atPath: workspace.folder.path + "/s/expected",
            withDestinationPath: ".."
        )
        let linked = try test("y")
        #expect(linked.code != 0 && linked.error.contains("cannot be written"), "\(linked.error)")
        #expect(workspace.files == before)
    }
}
