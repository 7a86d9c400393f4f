// RunPathTests.swift: which folders a worker may read because its executable names them as those of its libraries.

import FilePaths
import Foundation
import Isolation
import TestSupport
import Testing

@Suite("Run paths")
struct RunPathTests {
    /// An executable that has nothing but a run path (System V ABI, Object Files: one segment with the file, and the dynamic section).
    private func executable(runPath: String, tag: UInt64) -> [UInt8] {
        func bytes(_ value: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: value.littleEndian, Array.init) }
        let (dynamic, size): (UInt64, UInt64) = (64 + 2 * 56, 3 * 16)
        let strings = dynamic + size
        let text = [0] + Array(runPath.utf8) + [0]
        let whole = strings + UInt64(text.count)
        // ELF64, little-endian; a position-independent executable for x86-64 or any other machine.
        var file: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 9)
        file += bytes(UInt16(3)) + bytes(UInt16(62)) + bytes(UInt32(1))
        file += bytes(UInt64(0)) + bytes(UInt64(64)) + bytes(UInt64(0)) + bytes(UInt32(0))
        for number: UInt16 in [64, 56, 2, 64, 0, 0] { file += bytes(number) }
        for (kind, offset, length): (UInt32, UInt64, UInt64) in [(1, 0, whole), (2, dynamic, size)] {
            file += bytes(kind) + bytes(UInt32(4))
            for number in [offset, offset, offset, length, length, 8] { file += bytes(number) }
        }
        for number: UInt64 in [5, strings, tag, 1, 0, 0] { file += bytes(number) }
        return file + text
    }

    @Test(
        "A folder of libraries below or beside the executable's is readable, and the executable's own is not",
        arguments: [15, 29]
    )
    func origin(tag: UInt64) throws {
        let folder = try TemporaryFolder()
        for name in ["libexec/webaction", "lib/webaction/libraries", "elsewhere"] {
            let path = "\(folder.path)/\(name)"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        let program = folder.path + "/libexec/webaction/program"
        let path =
            "$ORIGIN:$ORIGIN/../../lib/webaction/libraries:$ORIGIN/missing:\(folder.path)/elsewhere:$ORIGINAL/x:relative"
        try Data(executable(runPath: path, tag: tag)).write(to: URL(fileURLWithPath: program))
        let root = try #require(resolved(folder.path))
        let own = WorkerStart.files(of: program).filter { path in
            path.isBelow(root) || path.isBelow(folder.path) || !path.isAbsolutePath
        }
        #expect(Set(own) == ["\(root)/lib/webaction/libraries", "\(folder.path)/elsewhere"])
    }

    @Test("A file that is no executable, or is cut off, names no folder", arguments: [0, 3, 64, 120, 180, 230])
    func cutOff(length: Int) throws {
        let folder = try TemporaryFolder()
        let whole = executable(runPath: "/cut/off", tag: 29)
        let program = folder.path + "/program"
        try Data(whole.prefix(length)).write(to: URL(fileURLWithPath: program))
        #expect(whole.count > 230 && !WorkerStart.files(of: program).contains("/cut/off"))
    }
}
