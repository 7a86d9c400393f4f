// ReplacedContainerTests.swift: `run` replaces a container atomically, like its other output files.

import Foundation
import Testing

@Suite("Containers written by run")
struct ReplacedContainerTests {
    private static let message =
        "Content-Type: multipart/related; boundary=B\r\n\r\n--B\r\nContent-Type: text/html\r\n"
        + "Content-Transfer-Encoding: 8bit\r\n\r\n<!doctype html><title>t</title><p>hi\r\n--B--\r\n"

    private func workspace() throws -> Workspace {
        let workspace = try Workspace(
            script: """
                var ExtensionPreprocessingJS = { run(a) { document.title = "new"; a.completionFunction({}) } };
                """
        )
        try workspace.write(Self.message, to: "p.mhtml")
        return workspace
    }

    @Test("Links are followed, permissions kept, and other hard links keep the old file")
    func links() throws {
        let workspace = try workspace()
        try workspace.write("old", to: "real.mhtml")
        try workspace.setMode(0o640, of: "real.mhtml")
        let manager = FileManager.default
        let path = { (name: String) in workspace.folder.appending(path: name).path }
        try manager.linkItem(atPath: path("real.mhtml"), toPath: path("other"))
        try manager.createSymbolicLink(atPath: path("link.mhtml"), withDestinationPath: "real.mhtml")
        let before = workspace.files
        let result = try workspace.run(["run", "p.mhtml", "--extension", "./x.appex", "-o", "link.mhtml"])
        #expect(result.code == 0, "\(result.error)")
        #expect(try manager.destinationOfSymbolicLink(atPath: path("link.mhtml")) == "real.mhtml")
        #expect(String(decoding: workspace.read("real.mhtml") ?? Data(), as: UTF8.self).contains("<title>new</title>"))
        #expect(try manager.attributesOfItem(atPath: path("real.mhtml"))[.posixPermissions] as? Int == 0o640)
        #expect(workspace.read("other") == Data("old".utf8))
        #expect(workspace.files == before)
    }

    @Test("A container replaces its input")
    func inPlace() throws {
        let workspace = try workspace()
        let before = workspace.files
        #expect(try workspace.run(["run", "p.mhtml", "--extension", "./x.appex", "-o", "p.mhtml"]).code == 0)
        #expect(String(decoding: workspace.read("p.mhtml") ?? Data(), as: UTF8.self).contains("<title>new</title>"))
        #expect(workspace.files == before)
    }

    @Test("Without enough space the old file stays, nothing else is left, and the reason is reported")
    func noRoom() throws {
        let workspace = try workspace()
        try workspace.write(
            Self.message.replacingOccurrences(of: "hi", with: String(repeating: "x", count: 1 << 20)),
            to: "p.mhtml"
        )
        try workspace.write("old", to: "out.mhtml")
        let before = workspace.files
        // NB: A limit on file size simulates a full disk.
        let command = "ulimit -f 100; exec \"$0\" run p.mhtml --extension ./x.appex -o out.mhtml"
        let result = try workspace.run(["-c", command, BuiltProgram.file.path], executable: "/bin/bash")
        #expect(result.code == 1 && result.error.contains("out.mhtml: cannot be written: "), "\(result.error)")
        #expect(workspace.read("out.mhtml") == Data("old".utf8))
        #expect(workspace.files == before)
    }
}
