// SealedMemoryTests.swift: memory sent beside a frame arrives unchanged, and can't be changed on the way.

import Foundation
import Glibc
import Isolation
import Testing
import Wire

@Suite("Sealed memory", .serialized)
struct SealedMemoryTests {
    private let bytes = (0..<(Frame.attachmentSize + 5)).map { UInt8(truncatingIfNeeded: $0 / 3) }

    /// Descriptors of this process's sealed memory.
    private func descriptors() throws -> [Int32] {
        let folder = "/proc/self/fd"
        return try FileManager.default.contentsOfDirectory(atPath: folder).filter { name in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")) == "/memfd:page (deleted)"
        }
        .compactMap { Int32($0) }
    }

    @Test(
        "A process with its descriptor can read it, but not write, truncate or extend it, or remove the seals"
    )
    func seals() throws {
        let memory = try #require(SealedMemory(bytes))
        let descriptor = try #require(try descriptors().first)
        withExtendedLifetime(memory) {
            for length in [0, 4096, bytes.count + 1] {
                #expect(ftruncate(descriptor, length) == -1 && errno == EPERM, "\(length)")
            }
            #expect(pwrite(descriptor, [1], 1, 0) == -1 && errno == EPERM)
            #expect(pwrite(descriptor, [1], 1, bytes.count) == -1 && errno == EPERM)
            #expect(mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0) == MAP_FAILED)
            var found = [UInt8](repeating: 0, count: bytes.count)
            #expect(pread(descriptor, &found, found.count, 0) == bytes.count)
            #expect(found == bytes)
        }
    }

    @Test("A channel that takes attachments receives it with its frame, another one receives the frame alone")
    func travels() throws {
        for takes in [true, false] {
            let ends = try #require(makeSocketPair())
            defer { for end in [ends.own, ends.child] { close(end) } }
            let frame = Frame(request: 1, kind: 2, body: [3])
            let memory = try #require(SealedMemory(bytes))
            guard case .bytes(10) = memory.write(to: ends.own, with: frame.encoded()) else {
                Issue.record("not sent")
                return
            }
            let channel = FrameChannel(descriptor: ends.child, takesAttachments: takes)
            #expect(try channel.read() == Frame(request: 1, kind: 2, body: [3], attachment: takes ? bytes : []))
        }
        #expect(try descriptors().isEmpty)
    }
}
