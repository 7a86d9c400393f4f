// FileLocks.swift: locks on paths between processes: one lock file for each path, locked shared or alone with flock(2), which
// the kernel releases however a process ends. What is below a folder takes part in the folder's lock, so that whoever writes
// to the folder as a whole is alone in it.

import ActionProtocol
import FilePaths
import Foundation

/// Locks that are held together.
final class FileLocks {
    private let locks: PurposeLocks
    private var held: [Request] = []

    /// A path and whether it is locked alone.
    struct Request: Equatable {
        var path: String
        var isAlone: Bool
    }

    /// Waits until all of `requests` are to be had, in an order that is everyone's, so that nobody waits for each other.
    /// What the same purpose has already is not waited for.
    ///
    /// - Parameter groups: The folders of app groups, within which folders take part.
    /// - Returns: nil once `isCancelled` says so.
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
        // NB: A path stands before what is below it, in this order as in that of any other process.
        let ordered = wanted.sorted { $0.key < $1.key }.map { Request(path: $0.key, isAlone: $0.value) }
        guard locks.acquire(ordered, isCancelled: isCancelled) else {
            PurposeLocks.end(locks)
            return nil
        }
        held = ordered
    }

    deinit { release() }

    /// Gives all back.
    func release() {
        guard !held.isEmpty else { return }
        for request in held.reversed() { locks.release(request) }
        held = []
        PurposeLocks.end(locks)
    }

    /// The path without links, also if it leads nowhere yet.
    static func canonical(_ url: URL) -> String {
        let url = url.standardizedFileURL
        if FileManager.default.fileExists(atPath: url.path) { return url.resolvingSymlinksInPath().path }
        return url.deletingLastPathComponent().resolvingSymlinksInPath().path + "/" + url.lastPathComponent
    }

    /// The folders of an app group's container that a path lies in.
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
