// PurposeLocks.swift: the locks that this process holds for one purpose. Nested and concurrent accesses share them; the
// last one releases them.
//
// The kernel's locks belong to open files, so two of one path would wait for each other. Therefore there is one lock
// for each path, which is upgraded while there is a writer. NB: flock(2) releases the shared lock before it has the
// exclusive one, so a writer nested in a reader may see another process's write in between; otherwise it could not
// write at all.

import Foundation
import Glibc
import Synchronization

/// The locks of one purpose, by path.
final class PurposeLocks: @unchecked Sendable {
    private struct Held {
        let descriptor: Int32
        /// The number of accesses that hold it or wait for it.
        var readers = 0
        var writers = 0
        /// Whether the kernel's lock is exclusive.
        var isAlone = false
    }

    private static let purposes = Mutex<[String: PurposeLocks]>([:])

    private let purpose: String
    /// The number of accesses; changed under the lock of `purposes`.
    private var users = 0
    /// Held while waiting for locks, so that two accesses of one purpose do not wait for each other.
    private let acquiring = NSLock()
    private let lock = NSLock()
    private var held: [String: Held] = [:]

    private init(purpose: String) { self.purpose = purpose }

    /// The locks of a purpose. Each call must be paired with one of `end`.
    static func of(_ purpose: String) -> PurposeLocks {
        purposes.withLock { purposes in
            let locks = purposes[purpose] ?? PurposeLocks(purpose: purpose)
            locks.users += 1
            purposes[purpose] = locks
            return locks
        }
    }

    /// Ends an access.
    static func end(_ locks: PurposeLocks) {
        purposes.withLock { purposes in
            locks.users -= 1
            if locks.users == 0 { purposes[locks.purpose] = nil }
        }
    }

    /// Waits for all requests, in their order; false, with none of them locked, once `isCancelled` returns true.
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
        // NB: Counted before the wait, so that the end of another access does not close the file meanwhile.
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

    /// - Returns: The file of the lock, and whether the lock is already strong enough; nil if the file cannot be
    ///   opened.
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

    /// Releases one request: the last reader or writer releases the lock, the last writer among readers downgrades it.
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
                // Also after a failed upgrade, which may have lost the shared lock.
                while flock(entry.descriptor, LOCK_SH) != 0, errno == EINTR {}
                entry.isAlone = false
            }
            held[request.path] = entry
        }
    }

    /// Polls at growing intervals; false once `isCancelled` returns true.
    private func wait(_ isCancelled: () -> Bool, until isDone: () -> Bool) -> Bool {
        var pause: UInt32 = 500
        while !isDone() {
            if isCancelled() { return false }
            usleep(pause)
            pause = min(pause * 2, 20_000)
        }
        return true
    }

    /// The lock file of a path.
    private static func file(of path: String) -> String {
        // FNV-1a: two paths with the same hash wait for each other needlessly, with no other effect.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return CoordinationFolder.path + "/lock-" + String(hash, radix: 16)
    }
}
