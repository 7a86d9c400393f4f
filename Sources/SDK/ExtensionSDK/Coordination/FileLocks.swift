// FileLocks.swift: locks on paths between processes: one lock file for each path, locked shared or alone with flock(2), which
// the kernel releases however a process ends. What is below a folder takes part in the folder's lock, so that whoever writes
// to the folder as a whole is alone in it.

import ActionProtocol
import FilePaths
import Foundation
import Glibc

/// Locks that are held together.
final class FileLocks {
    private var descriptors: [Int32] = []

    /// A path and whether it is locked alone.
    struct Request: Equatable {
        var path: String
        var isAlone: Bool
    }

    /// Waits until all of `requests` are to be had, in an order that is everyone's, so that nobody waits for each other.
    ///
    /// - Parameter held: Paths that the same purpose has locked already.
    /// - Returns: nil once `isCancelled` says so.
    init?(_ requests: [Request], held: Set<String>, isCancelled: () -> Bool) {
        var wanted: [String: Bool] = [:]
        for request in requests {
            for folder in Self.foldersAround(request.path) where wanted[folder] == nil && !held.contains(folder) {
                wanted[folder] = false
            }
            wanted[request.path] = request.isAlone || wanted[request.path] == true
        }
        // NB: A path stands before what is below it, in this order as in that of any other process.
        for (path, isAlone) in wanted.sorted(by: { $0.key < $1.key }) {
            guard let descriptor = Self.lock(path, isAlone: isAlone, isCancelled: isCancelled) else {
                release()
                return nil
            }
            descriptors.append(descriptor)
        }
    }

    deinit { release() }

    /// Gives all back.
    func release() {
        for descriptor in descriptors.reversed() { close(descriptor) }
        descriptors = []
    }

    /// The path without links, also if it leads nowhere yet.
    static func canonical(_ url: URL) -> String {
        let url = url.standardizedFileURL
        if FileManager.default.fileExists(atPath: url.path) { return url.resolvingSymlinksInPath().path }
        return url.deletingLastPathComponent().resolvingSymlinksInPath().path + "/" + url.lastPathComponent
    }

    /// The folders of an app group's container that a path lies in.
    private static func foldersAround(_ path: String) -> [String] {
        for group in SharedContainers.shared.current.groups where path.isBelow(group.path) {
            var folders = [group.path]
            for part in (path.path(below: group.path) ?? "").pathNames.dropLast() {
                folders.append(folders[folders.count - 1] + "/" + part)
            }
            return folders
        }
        return []
    }

    private static func lock(_ path: String, isAlone: Bool, isCancelled: () -> Bool) -> Int32? {
        // FNV-1a: two paths with the same hash wait for each other without need, and that is all.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let file = CoordinationFolder.path + "/lock-" + String(hash, radix: 16)
        let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        var pause: UInt32 = 500
        while flock(descriptor, (isAlone ? LOCK_EX : LOCK_SH) | LOCK_NB) != 0 {
            if isCancelled() {
                close(descriptor)
                return nil
            }
            usleep(pause)
            pause = min(pause * 2, 20_000)
        }
        return descriptor
    }
}
