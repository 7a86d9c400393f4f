// BeneathDirectoryTests.swift: files opened below a folder are below it, whatever their names.

import FilePaths
import Foundation
import Glibc
import Isolation
import Testing

/// The tests share one switch of the process.
@Suite("Folders that bound writing", .serialized)
struct BeneathDirectoryTests {
    private func folder() throws -> TemporaryFolder {
        let folder = try #require(TemporaryFolder(kind: "beneath"))
        for name in ["in/a", "out"] { #expect(makeFolders("\(folder.path)/\(name)") == nil) }
        return folder
    }

    private func code(_ result: Result<BeneathDirectory, ReadError>) -> Int32? {
        if case .failure(.system(let code)) = result { code } else { nil }
    }

    @Test(
        "Upward paths, absolute paths and links are refused, by a kernel with openat2 and by one without",
        arguments: [false, true]
    )
    func ways(forgoes: Bool) throws {
        let folder = try folder()
        let root = folder.path
        forgoOpenat2(forgoes)
        defer { forgoOpenat2(false) }
        let inner = try BeneathDirectory.open("\(root)/in").get()
        for (name, target) in [("up", ".."), ("away", "\(root)/out"), ("inside", "a"), ("nowhere", "nothing")] {
            #expect(linkFile("\(root)/in/\(name)", to: target) == nil)
        }
        for path: FilePath in ["../out", "a/../../out", "..", "/tmp", "\u{301}/../../out"] {
            #expect(code(inner.folder(path)) == EXDEV && code(inner.makeFolder(path)) == EXDEV, "\(path)")
        }
        for path: FilePath in ["up/out", "away", "away/b", "inside", "inside/b", "nowhere", "nowhere/b", "up"] {
            #expect(code(inner.folder(path)) == ELOOP && code(inner.makeFolder(path)) == ELOOP, "\(path)")
        }
        for path: FilePath in ["a", "a/", "./a//.", ".", "\u{301}/b/\u{301}", "b/c/d"] {
            #expect(code(inner.makeFolder(path)) == nil && code(inner.folder(path)) == nil, "\(path)")
        }
        #expect(code(inner.folder("a/x")) == ENOENT)
        #expect(code(inner.makeFolder(FilePath(bytes: [UInt8](repeating: 0x78, count: 256)))) == ENAMETOOLONG)
        #expect(try FolderNames.list("\(root)/out").get().count == 0)
    }

    @Test("A link in place of a file is replaced, and its target stays", arguments: [false, true])
    func files(forgoes: Bool) throws {
        let folder = try folder()
        let root = folder.path
        forgoOpenat2(forgoes)
        defer { forgoOpenat2(false) }
        let inner = try BeneathDirectory.open("\(root)/in").get()
        try Data("old".utf8).write(to: URL(fileURLWithPath: "\(root)/out/victim"))
        for name in ["page", "temporary"] { #expect(linkFile("\(root)/in/\(name)", to: "../out/victim") == nil) }
        #expect(inner.write(Array("new".utf8), to: inner, as: "page", by: "temporary") == nil)
        #expect(try readAll(path: "\(root)/in/page", limit: 10).get() == Array("new".utf8))
        #expect(try readAll(path: "\(root)/out/victim", limit: 10).get() == Array("old".utf8))
        #expect(try FolderNames.list("\(root)/in").get().count == 2)
        #expect(inner.write([], to: inner, as: "a/page", by: "temporary") == EINVAL)
        #expect(inner.write([], to: inner, as: "a", by: "temporary") == EISDIR)
        #expect(try FolderNames.list("\(root)/in").get().count == 2, "The temporary file is left.")
    }
}
