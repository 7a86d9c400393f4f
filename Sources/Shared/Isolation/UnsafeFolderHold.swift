// UnsafeFolderHold.swift: marks folders as in use, so that they are not removed: an advisory lock (flock) on the folder, held as long as
// the value lives, however its process ends.
// Safe because: the descriptor is this value's own, and pointers passed to the kernel live for the call.

import Glibc

/// A lock on a folder.
package final class DirectoryLock: Sendable {
    private let descriptor: Int32

    /// Locks a folder; nil if it is missing, or locked in a conflicting way.
    ///
    /// - Parameter alone: Whether the lock is exclusive: for changing or removing the folder.
    package init?(_ path: String, alone: Bool) {
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        // NB: If the file system has no locks, users continue, and nothing is removed.
        let code = flock(descriptor, (alone ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0 ? 0 : errno
        var held = stat()
        var found = stat()
        // A process that removed it in the meantime had it under this name.
        guard code == 0 || (!alone && code != EWOULDBLOCK), fstat(descriptor, &held) == 0, stat(path, &found) == 0,
            held.st_ino == found.st_ino, held.st_dev == found.st_dev
        else {
            close(descriptor)
            return nil
        }
    }

    deinit { close(descriptor) }

    /// Sets the folder's times to now; has no effect if this user may not.
    package func touch() { _ = futimens(descriptor, nil) }
}

/// The time of a file's or folder's last change, in seconds since 1970; nil if there is none.
package func modificationTime(_ path: String) -> Int? {
    var file = stat()
    return lstat(path, &file) == 0 ? file.st_mtim.tv_sec : nil
}

/// The size of all files in a folder and below it in bytes; a link counts with its own size.
package func folderSize(_ path: String) -> Int {
    guard case .success(let names) = FolderNames.list(path) else { return 0 }
    return (0..<names.count).reduce(0) { sum, index in
        let inner = "\(path)/\(names[index])"
        var file = stat()
        guard lstat(inner, &file) == 0 else { return sum }
        return sum + (file.st_mode & S_IFMT == S_IFDIR ? folderSize(inner) : Int(file.st_size))
    }
}
