// FileBoundsTests.swift: reading files that untrusted input names: regular files in the given folders, wherever links lead.

import FilePaths
import Foundation
import Glibc
import Isolation
import Testing

@Suite("Folders that bound reading")
struct FileBoundsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try #require(TemporaryFolder(kind: "bounds"))
        for name in ["in/a", "out", "also"] { #expect(makeFolders("\(folder.path)/\(name)") == nil) }
        for name in ["in/file", "in/a/file", "out/secret", "also/file"] {
            try Data(name.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
        }
        let links = [
            ("same", "file"), ("folder", "a"), ("twice", "folder/file"), ("up", ".."), ("away", "../out"),
            ("secret", "../out/secret"), ("chain", "secret"), ("round", "../in/file"), ("null", "/dev/null"),
            ("nowhere", "nothing"), ("gone", "../out/nothing"), ("self", "self"), ("proc", "/proc/self/environ"),
            ("other", "../also/file"),
        ]
        for (name, target) in links { #expect(linkFile("\(folder.path)/in/\(name)", to: target) == nil) }
        #expect(mkfifo("\(folder.path)/in/pipe", 0o600) == 0)
    }

    private func answer(_ path: String, _ folders: [String] = ["in"]) -> String {
        switch FileBounds(folders.map { "\(folder.path)/\($0)" }).read("\(folder.path)/\(path)", limit: 100) {
        case .success(let bytes): String(decoding: bytes, as: UTF8.self)
        case .failure(let error): error.problem.replacing(folder.path + "/", with: "")
        }
    }

    @Test("Links within the folder are followed", arguments: ["file", "same", "a/../file", "./round", "up/in/file"])
    func inside(name: String) { #expect(answer("in/\(name)") == "in/file") }

    @Test("Links to folders within are followed", arguments: ["a/file", "folder/file", "twice"])
    func folders(name: String) { #expect(answer("in/\(name)") == "in/a/file") }

    @Test(
        "Any path that leads out is refused, whether the file exists or not",
        arguments: [
            "../out/secret", "up/out/secret", "away/secret", "secret", "chain", "null", "proc", "../out/nothing",
            "nothing/../../out/secret", "../in2/file", "../out",
        ]
    )
    func outside(name: String) { #expect(answer("in/\(name)") == "leads out of the folder in") }

    @Test("An absolute path is treated like any other")
    func absolute() {
        let bounds = FileBounds([folder.path + "/in"])
        #expect(
            bounds.read("/etc/passwd", limit: 1 << 20) == .failure(.isOutside(folder: FilePath(folder.path + "/in")))
        )
        #expect(
            bounds.holds(folder.path + "/in/nothing/yet") && !bounds.holds("/nothing")
                && bounds.holds(folder.path + "/in")
        )
        #expect(!bounds.holds(folder.path + "/in2") && !bounds.holds(folder.path))
        #expect(!FileBounds([folder.path + "/missing"]).holds(folder.path + "/missing"))
    }

    @Test("A file that is not regular is not opened: a pipe's writer is not waited for")
    func irregular() {
        #expect(answer("in/pipe") == "is a pipe or a device; a file is needed")
        #expect(answer("in/a") == "is a folder; a file is needed")
        #expect(FileBounds(["/"]).read("/dev/zero", limit: 10) == .failure(.isPipe))
        #expect(answer("in/nowhere") == "cannot be read: No such file or directory")
        #expect(answer("in/self") == "cannot be read: Too many levels of symbolic links")
    }

    @Test("Each of several folders counts, and none beside them")
    func several() {
        #expect(answer("in/other") == "leads out of the folder in")
        #expect(answer("in/other", ["in", "also"]) == "also/file")
        #expect(answer("in/secret", ["in", "also"]) == "leads out of the folder in")
        #expect(answer("in/secret", []) == "leads out of the folder /")
    }

    @Test("A file longer than the limit is an error, and its start can be read")
    func sizes() {
        let bounds = FileBounds([folder.path])
        #expect(bounds.read(folder.path + "/in/file", limit: 6) == .failure(.isTooLarge(limit: 6)))
        #expect(bounds.readStart(folder.path + "/in/file", 2) == .success(Array("in".utf8)))
        #expect(bounds.readStart(folder.path + "/in/file", 20) == .success(Array("in/file".utf8)))
    }

    @Test("A path of a million names, or with bytes that are not UTF-8, is only a path")
    func longPaths() {
        let bounds = FileBounds([folder.path])
        #expect(bounds.holds(folder.path + String(repeating: "/a", count: 1_000_000)))
        #expect(!bounds.holds(folder.path + String(repeating: "/..", count: 1_000_000)))
        let odd = FilePath(bytes: Array("\(folder.path)/".utf8) + [0xFF, 0x0A])
        #expect(bounds.holds(odd))
        if case .success = bounds.read(odd, limit: 1) { Issue.record("There is no such file.") }
    }
}
