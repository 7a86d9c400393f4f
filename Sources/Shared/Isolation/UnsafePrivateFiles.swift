// UnsafePrivateFiles.swift: folders and files that are their user's alone: what is made of somebody's sources is nobody else's to read,
// and what others could have put somewhere is not run.
// Safe because: pointers handed to the kernel live for the call, and each descriptor is closed where it was opened.

package import FilePaths
import Glibc

/// Makes a folder and those above it that are missing, for this user alone. Returns the system's error number, or nil.
package func makePrivateFolders(_ path: some PathBytes) -> Int32? {
    func make() -> Int32? { path.withSystemPath { mkdir($0, 0o700) } == 0 || errno == EEXIST ? nil : errno }
    let code = make()
    let parent = path.filePath.parent
    guard code == ENOENT, parent != path.filePath, parent != .current else { return code }
    return makePrivateFolders(parent) ?? make()
}

/// Writes a file that this user alone may read, over what has its name; a link is not followed. Returns the system's error number, or nil.
///
/// - Parameter isProgram: Whether it may be run, too.
package func writePrivateFile(_ bytes: [UInt8], to path: some PathBytes, isProgram: Bool = false) -> Int32? {
    let mode: mode_t = isProgram ? 0o700 : 0o600
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
    let descriptor = path.withSystemPath { open($0, flags, mode) }
    guard descriptor >= 0 else { return errno }
    // NB: It may have been there with another mode.
    var failure = fchmod(descriptor, mode) == 0 ? nil : errno
    if failure == nil { failure = writeAll(descriptor: descriptor, bytes: bytes) }
    if close(descriptor) != 0, failure == nil { failure = errno }
    return failure
}

/// Who else has a say over a folder.
package enum ForeignAccess: Equatable, Sendable {
    /// It is another user's.
    case owner
    /// Other users may write to it.
    case writers
}

/// Who else than this user could have put something into a folder; nil for nobody, and where there is none.
package func foreignAccess(to folder: some PathBytes) -> ForeignAccess? {
    var status = stat()
    guard folder.withSystemPath({ stat($0, &status) }) == 0 else { return nil }
    if status.st_uid != geteuid() { return .owner }
    return status.st_mode & (S_IWGRP | S_IWOTH) != 0 ? .writers : nil
}

/// Takes from others what they may do with a folder of this user's.
package func makePrivate(_ folder: some PathBytes) {
    var status = stat()
    guard folder.withSystemPath({ stat($0, &status) }) == 0, status.st_mode & 0o077 != 0 else { return }
    _ = folder.withSystemPath { chmod($0, status.st_mode & 0o700) }
}
