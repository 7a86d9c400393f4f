// UnsafeFolderHold.swift: folders that are in use, which nobody is to remove meanwhile: an advisory lock (flock) on the folder, held
// as long as the value lives, however its process ends.
// Safe because: the descriptor is this value's own, and pointers handed to the kernel live for the call.

import Glibc

/// A hold on a folder.
package final class FolderHold: Sendable {
    private let descriptor: Int32

    /// Takes hold of a folder; nil when it is not there, or is held in a way that this one excludes.
    ///
    /// - Parameter alone: Whether nobody else may hold it: to change or remove it.
    package init?(_ path: String, alone: Bool) {
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        // NB: Where the file system has no locks, users go on, and nobody removes.
        let code = flock(descriptor, (alone ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0 ? 0 : errno
        var held = stat()
        var found = stat()
        // Whoever removed it meanwhile had it under this name.
        guard code == 0 || (!alone && code != EWOULDBLOCK), fstat(descriptor, &held) == 0, stat(path, &found) == 0,
            held.st_ino == found.st_ino, held.st_dev == found.st_dev
        else {
            close(descriptor)
            return nil
        }
    }

    deinit { close(descriptor) }

    /// Has the folder say that it was used just now; nothing where this user may not.
    package func touch() { _ = futimens(descriptor, nil) }
}

/// When a file or folder was changed or touched last, in seconds since 1970; nil where there is none.
package func modificationTime(_ path: String) -> Int? {
    var file = stat()
    return lstat(path, &file) == 0 ? file.st_mtim.tv_sec : nil
}

/// Bytes of the files in a folder and below it; links count as themselves.
package func folderSize(_ path: String) -> Int {
    guard case .success(let names) = FolderNames.list(path) else { return 0 }
    return (0..<names.count).reduce(0) { sum, index in
        let inner = "\(path)/\(names[index])"
        var file = stat()
        guard lstat(inner, &file) == 0 else { return sum }
        return sum + (file.st_mode & S_IFMT == S_IFDIR ? folderSize(inner) : Int(file.st_size))
    }
}
