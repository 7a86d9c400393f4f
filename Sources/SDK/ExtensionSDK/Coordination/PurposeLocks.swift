// PurposeLocks.swift: the locks that this process holds for one purpose. An access inside another, or beside it, takes part in
// what is locked already; the lock goes with the last of them.
//
// The kernel's locks belong to opened files: two of one path would wait for each other. So there is one for each path, which
// becomes stronger while somebody writes. NB: flock(2) lets go of the weaker lock before it has the stronger one, so that a
// writer inside of a reader may find what another process wrote in between; it could not write at all otherwise.

import Foundation
import Glibc
import Synchronization

/// One purpose's locks, by path.
final class PurposeLocks: @unchecked Sendable {
    private struct Held {
        let descriptor: Int32
        /// How many have it, or wait for it.
        var readers = 0
        var writers = 0
        /// Whether the kernel's lock is a writer's.
        var isAlone = false
    }

    private static let purposes = Mutex<[String: PurposeLocks]>([:])

    private let purpose: String
    /// Accesses; changed under the lock of `purposes`.
    private var users = 0
    /// Held while some are waited for, so that two of one purpose do not wait for each other.
    private let acquiring = NSLock()
    private let lock = NSLock()
    private var held: [String: Held] = [:]

    private init(purpose: String) { self.purpose = purpose }

    /// The locks of a purpose, until `end` was called as often.
    static func of(_ purpose: String) -> PurposeLocks {
        purposes.withLock { purposes in
            let locks = purposes[purpose] ?? PurposeLocks(purpose: purpose)
            locks.users += 1
            purposes[purpose] = locks
            return locks
        }
    }

    /// Says that an access is over.
    static func end(_ locks: PurposeLocks) {
        purposes.withLock { purposes in
            locks.users -= 1
            if locks.users == 0 { purposes[locks.purpose] = nil }
        }
    }

    /// Waits for all of the requests, in their order; false, with none of them, once `isCancelled` says so.
    func acquire(_ requests: [FileLocks.Request], isCancelled: () -> Bool) -> Bool {
        guard wait(isCancelled, until: { acquiring.try() }) else { return false }
        defer { acquiring.unlock() }
        for (index, request) in requests.enumerated() where !acquire(request, isCancelled) {
            for other in requests[..<index].reversed() { release(other) }
            return false
        }
        return true
    }

    private func acquire(_ request: FileLocks.Request, _ isCancelled: () -> Bool) -> Bool {
        // NB: Entered before it is waited for, so that nobody else's end closes the file meanwhile.
        guard let (descriptor, isHeld) = enter(request) else { return false }
        if isHeld { return true }
        let operation = (request.isAlone ? LOCK_EX : LOCK_SH) | LOCK_NB
        guard wait(isCancelled, until: { flock(descriptor, operation) == 0 }) else {
            release(request)
            return false
        }
        lock.withLock { held[request.path]?.isAlone = request.isAlone }
        return true
    }

    /// - Returns: The file of the lock, and whether the lock is as strong as is wanted; nil where it can't be opened.
    private func enter(_ request: FileLocks.Request) -> (descriptor: Int32, isHeld: Bool)? {
        lock.withLock {
            var entry: Held
            let known = held[request.path]
            if let known {
                entry = known
            } else {
                let descriptor = open(Self.file(of: request.path), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
                guard descriptor >= 0 else { return nil }
                entry = Held(descriptor: descriptor)
            }
            if request.isAlone { entry.writers += 1 } else { entry.readers += 1 }
            held[request.path] = entry
            return (entry.descriptor, known != nil && (entry.isAlone || !request.isAlone))
        }
    }

    /// Gives one back: the last reader or writer ends the lock, the last writer among readers makes it theirs again.
    func release(_ request: FileLocks.Request) {
        lock.withLock {
            guard var entry = held[request.path] else { return }
            if request.isAlone { entry.writers -= 1 } else { entry.readers -= 1 }
            if entry.readers + entry.writers == 0 {
                close(entry.descriptor)
                held[request.path] = nil
                return
            }
            if request.isAlone, entry.writers == 0 {
                // Also after a vain attempt to become a writer, which may have cost the readers' lock.
                while flock(entry.descriptor, LOCK_SH) != 0, errno == EINTR {}
                entry.isAlone = false
            }
            held[request.path] = entry
        }
    }

    /// Asks again and again, ever more seldom; false once `isCancelled` says so.
    private func wait(_ isCancelled: () -> Bool, until isDone: () -> Bool) -> Bool {
        var pause: UInt32 = 500
        while !isDone() {
            if isCancelled() { return false }
            usleep(pause)
            pause = min(pause * 2, 20_000)
        }
        return true
    }

    /// The file that stands for a path.
    private static func file(of path: String) -> String {
        // FNV-1a: two paths with the same hash wait for each other without need, and that is all.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return CoordinationFolder.path + "/lock-" + String(hash, radix: 16)
    }
}
