// WholeFileTests.swift: files appear whole: no temporary file is ever visible in their folder.

import FilePaths
import Foundation
import Isolation
import TestSupport
import Testing

@Suite("Whole files")
struct WholeFileTests {
    @Test("While a file is written it has no name, so that nothing is left if its writer is killed")
    func unnamed() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "whole-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = FilePath(folder.appending(path: "out").path)
        let writing = Background { writeReplacing(path: file, bytes: [UInt8](repeating: 0x61, count: 128 << 20)) }
        var seen: Set<String> = []
        while !writing.isOver {
            seen.formUnion(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        }
        let code = try writing.value()
        #expect(code == nil && seen.isSubset(of: ["out"]), "\(seen)")
        #expect(chmod(file.description, 0o640) == 0)
        #expect(writeReplacing(path: file, bytes: [0x62]) == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out"])
        #expect(FileManager.default.contents(atPath: file.description) == Data([0x62]))
        let mode = try FileManager.default.attributesOfItem(atPath: file.description)[.posixPermissions] as? Int
        #expect(mode == 0o640)
    }
}
