// FileLocksTests.swift: nested accesses to files, and accesses of other purposes that wait for them.

import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ExtensionSDK

@Suite("File coordination", .timeLimit(.minutes(2)))
struct FileLocksTests {
    private let folder = "/group-\(UUID().uuidString)"

    private func locks(_ path: String, alone: Bool, purpose: String, cancelled: Bool = false) -> FileLocks? {
        let request = FileLocks.Request(path: folder + path, isAlone: alone)
        return FileLocks([request], purpose: purpose, groups: [folder], isCancelled: { cancelled })
    }

    /// Whether another process gets the lock at once.
    private func isFree(_ path: String, alone: Bool) -> Bool {
        locks(path, alone: alone, purpose: UUID().uuidString, cancelled: true) != nil
    }

    @Test("Nested reading and writing do not wait for themselves")
    func coordinators() throws {
        let file = try TemporaryFolder().url.appending(path: "file")
        let coordinator = NSFileCoordinator()
        let other = NSFileCoordinator()
        other.purposeIdentifier = coordinator.purposeIdentifier
        var steps: [String] = []
        coordinator.coordinate(readingItemAt: file, error: nil) { _ in
            steps.append("read")
            coordinator.coordinate(writingItemAt: file, error: nil) { _ in
                steps.append("write")
                other.coordinate(readingItemAt: file, writingItemAt: file, error: nil) { _, _ in steps.append("both") }
            }
        }
        #expect(steps == ["read", "write", "both"])
    }

    @Test("A writer inside of a reader excludes others, and leaves the reader its lock")
    func upgrades() throws {
        let reader = try #require(locks("/a", alone: false, purpose: "p"))
        #expect(isFree("/a", alone: false) && !isFree("/a", alone: true))
        let writer = try #require(locks("/a", alone: true, purpose: "p"))
        #expect(!isFree("/a", alone: false))
        writer.release()
        #expect(isFree("/a", alone: false) && !isFree("/a", alone: true))
        reader.release()
        #expect(isFree("/a", alone: true))
    }

    @Test("A folder can be written within an access to its contents, and vice versa")
    func folders() throws {
        let file = try #require(locks("/f/a", alone: true, purpose: "p"))
        let whole = try #require(locks("/f", alone: true, purpose: "p"))
        let inner = try #require(locks("/f/b", alone: true, purpose: "p"))
        #expect(!isFree("/f/c", alone: false))
        whole.release()
        #expect(isFree("/f/c", alone: true) && !isFree("/f/a", alone: false) && !isFree("/f/b", alone: false))
        inner.release()
        file.release()
        #expect(isFree("/f", alone: true))
    }

    @Test("The first of two accesses of a purpose to end leaves the other its lock")
    func ends() throws {
        let first = try #require(locks("/a", alone: true, purpose: "p"))
        let second = try #require(locks("/a", alone: true, purpose: "p"))
        first.release()
        #expect(!isFree("/a", alone: false))
        second.release()
        #expect(isFree("/a", alone: true))
    }

    @Test("A writer that stops waiting leaves the reader around it its lock")
    func givesUp() throws {
        let other = try #require(locks("/a", alone: false, purpose: "q"))
        let reader = try #require(locks("/a", alone: false, purpose: "p"))
        #expect(locks("/a", alone: true, purpose: "p", cancelled: true) == nil)
        other.release()
        #expect(!isFree("/a", alone: true))
        reader.release()
        #expect(isFree("/a", alone: true))
    }

    @Test("Writers of several purposes exclude each other, also if each writes within its own reading")
    func counts() throws {
        let count = Mutex(0)
        let folder = folder
        let workers = (0..<4).map { number in
            Background {
                for _ in 0..<50 {
                    let request = FileLocks.Request(path: folder + "/n", isAlone: true)
                    let outer = FileLocks([request], purpose: "\(number)", groups: [], isCancelled: { false })
                    let inner = FileLocks([request], purpose: "\(number)", groups: [], isCancelled: { false })
                    let seen = count.withLock(\.self)
                    usleep(100)
                    count.withLock { $0 = seen + 1 }
                    inner?.release()
                    outer?.release()
                }
            }
        }
        for worker in workers { try worker.value() }
        #expect(count.withLock(\.self) == 200)
    }
}
