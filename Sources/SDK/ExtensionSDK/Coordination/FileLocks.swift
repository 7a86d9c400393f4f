// FileLocks.swift: locks on paths between processes: one lock file for each path, locked shared or exclusively with
// flock(2), which the kernel releases however a process ends. Paths in a folder also take the folder's lock, so a
// writer of the whole folder has exclusive access.

import ActionProtocol
import FilePaths
import Foundation

/// Locks that are held together.
final class FileLocks {
    private let locks: PurposeLocks
    private var held: [Request] = []

    /// A path and whether its lock is exclusive.
    struct Request: Equatable {
        var path: String
        var isAlone: Bool
    }

    /// Waits until all of `requests` can be locked, in an order common to all processes, which avoids deadlocks. Locks
    /// that the same purpose holds need no wait.
    ///
    /// - Parameter groups: The folders of app groups; only folders inside them are locked with their contents.
    /// - Returns: nil once `isCancelled` returns true.
    init?(
        _ requests: [Request],
        purpose: String,
        groups: [String] = SharedContainers.shared.current.groups.map(\.path),
        isCancelled: () -> Bool
    ) {
        var wanted: [String: Bool] = [:]
        for request in requests {
            for folder in Self.folders(of: groups, around: request.path) where wanted[folder] == nil {
                wanted[folder] = false
            }
            wanted[request.path] = request.isAlone || wanted[request.path] == true
        }
        locks = PurposeLocks.of(purpose)
        // NB: A path comes before the paths inside it, in this order as in that of any other process.
        let ordered = wanted.sorted { $0.key < $1.key }.map { Request(path: $0.key, isAlone: $0.value) }
        guard locks.acquire(ordered, isCancelled: isCancelled) else {
            PurposeLocks.end(locks)
            return nil
        }
        held = ordered
    }

    deinit { release() }

    /// Releases all locks.
    func release() {
        guard !held.isEmpty else { return }
        for request in held.reversed() { locks.release(request) }
        held = []
        PurposeLocks.end(locks)
    }

    /// The path with links resolved, even if it does not exist yet.
    static func canonical(_ url: URL) -> String {
        let url = url.standardizedFileURL
        if FileManager.default.fileExists(atPath: url.path) { return url.resolvingSymlinksInPath().path }
        return url.deletingLastPathComponent().resolvingSymlinksInPath().path + "/" + url.lastPathComponent
    }

    /// The folders of an app group's container that contain a path.
    private static func folders(of groups: [String], around path: String) -> [String] {
        for group in groups where path.isBelow(group) {
            var folders = [group]
            for part in (path.path(below: group) ?? "").pathNames.dropLast() {
                folders.append(folders[folders.count - 1] + "/" + part)
            }
            return folders
        }
        return []
    }
}
