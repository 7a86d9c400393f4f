// UnsafeTemporaryFolders.swift: folders for temporary files that are removed with their owner, however it ends.
//
//   $TMPDIR/webaction-UID/KIND.PID-STARTED.XXXXXX/     PID and STARTED identify the owner among all processes of its machine
//
// The owner holds a lock on the folder (flock) as long as it lives. A folder that is not locked, and whose owner is gone, was left by an
// owner that was killed: `sweepTemporaryFolders` removes it. Process numbers alone would not suffice, since containers with process numbers
// of their own may share the folder; the lock alone would not suffice on file systems without locks.
// Safe because: pointers passed to the kernel live for the call.

import FilePaths
import Glibc

/// A folder for this user only, which is removed with the value.
package final class TemporaryFolder: Sendable {
    /// The folder's path.
    package let path: String
    private let lock: Int32

    /// Makes a folder; nil if none can be made.
    ///
    /// - Parameter kind: Its purpose, for its name.
    package init?(kind: String) {
        let parent = OwnFolder.path
        // NB: Another process may remove the parent with its last folder.
        for _ in 0..<16 {
            guard mkdir(parent, 0o700) == 0 || errno == EEXIST else { return nil }
            guard let opened = OwnFolder.open() else { break }
            close(opened)
            var template = Array("\(parent)/\(kind).\(ownMark).XXXXXX".utf8CString)
            if mkdtemp(&template) == nil {
                if errno == ENOENT { continue }
                return nil
            }
            let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let lock = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            if lock >= 0 { _ = flock(lock, LOCK_EX) }
            // NB: Between the two calls, a process with other process numbers may have removed it.
            guard access(path, F_OK) == 0 else {
                if lock >= 0 { close(lock) }
                continue
            }
            (self.path, self.lock) = (path, lock)
            return
        }
        // The parent's name is taken by another user: a folder that is never swept is better than none.
        var template = Array("\(parent)-\(kind).XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        lock = -1
    }

    /// Removes it before the value is released.
    package func remove() { removeFolder(path) }

    deinit {
        remove()
        if lock >= 0 { close(lock) }
        rmdir(OwnFolder.path)
    }
}

/// Removes this user's folders whose owners are gone.
package func sweepTemporaryFolders() {
    guard let parent = OwnFolder.open() else { return }
    defer { close(parent) }
    guard case .success(let names) = FolderNames.list(OwnFolder.path) else { return }
    for index in 0..<names.count where !isOwnerAlive(names[index].description) {
        let folder = openat(parent, names.terminated(index), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if folder < 0 { continue }
        defer { close(folder) }
        var information = stat()
        guard fstat(folder, &information) == 0, information.st_uid == geteuid(), flock(folder, LOCK_EX | LOCK_NB) == 0
        else { continue }
        removeFolder("\(OwnFolder.path)/\(names[index])")
    }
    rmdir(OwnFolder.path)
}

/// The folder that contains this user's temporary folders.
private enum OwnFolder {
    static var path: String {
        let place = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        return "\(place.isEmpty ? "/tmp" : place)/webaction-\(geteuid())"
    }

    /// Opens it; nil if it is missing, or may be writable by another user.
    static func open() -> Int32? {
        let folder = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if folder < 0 { return nil }
        var information = stat()
        guard fstat(folder, &information) == 0, information.st_uid == geteuid(), information.st_mode & 0o022 == 0 else {
            close(folder)
            return nil
        }
        return folder
    }
}

/// This process's number and start time, as in folders' names.
private let ownMark = mark(of: getpid()) ?? "\(getpid())-0"

/// A process's number and its start time in ticks since the machine's start: proc_pid_stat(5), field 22.
private func mark(of process: Int32) -> String? {
    guard case .success(let bytes) = readAll(path: "/proc/\(process)/stat", limit: 1 << 12) else { return nil }
    // NB: A name may contain anything, including a closing parenthesis.
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 19 ? "\(process)-\(fields[19])" : nil
}

/// Whether a folder's name identifies a live owner. Folders without an owner in their name are not removed.
private func isOwnerAlive(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard parts.count == 3, let process = parts[1].split(separator: "-").first.flatMap({ Int32($0) }) else {
        return true
    }
    return mark(of: process) == String(parts[1])
}
