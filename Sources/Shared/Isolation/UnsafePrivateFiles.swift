// UnsafePrivateFiles.swift: folders and files that only their user can access: files made from the user's sources cannot be read by others,
// and files that others could have placed are not run.
// Safe because: pointers passed to the kernel live for the call, and each descriptor is closed where it was opened.

package import FilePaths
import Glibc

/// Makes a folder and its missing ancestors, accessible to this user only. Returns the system's error number, or nil.
package func makePrivateFolders(_ path: some PathBytes) -> Int32? {
    func make() -> Int32? { path.withSystemPath { mkdir($0, 0o700) } == 0 || errno == EEXIST ? nil : errno }
    let code = make()
    let parent = path.filePath.parent
    guard code == ENOENT, parent != path.filePath, parent != .current else { return code }
    return makePrivateFolders(parent) ?? make()
}

/// Writes a file that only this user may read, replacing one of the same name; a link is not followed. Returns the system's error number,
/// or nil.
///
/// - Parameter isProgram: Whether it may be executed, too.
package func writePrivateFile(_ bytes: [UInt8], to path: some PathBytes, isProgram: Bool = false) -> Int32? {
    let mode: mode_t = isProgram ? 0o700 : 0o600
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
    let descriptor = path.withSystemPath { open($0, flags, mode) }
    guard descriptor >= 0 else { return errno }
    // NB: It may already have existed with another mode.
    var failure = fchmod(descriptor, mode) == 0 ? nil : errno
    if failure == nil { failure = writeAll(descriptor: descriptor, bytes: bytes) }
    if close(descriptor) != 0, failure == nil { failure = errno }
    return failure
}

/// Another user's rights to a folder.
package enum ForeignAccess: Equatable, Sendable {
    /// Another user owns it.
    case owner
    /// Other users may write to it.
    case writers
}

/// Whether another user could have placed something in a folder; nil if not, or if there is no folder.
package func foreignAccess(to folder: some PathBytes) -> ForeignAccess? {
    var status = stat()
    guard folder.withSystemPath({ stat($0, &status) }) == 0 else { return nil }
    if status.st_uid != geteuid() { return .owner }
    return status.st_mode & (S_IWGRP | S_IWOTH) != 0 ? .writers : nil
}

/// Removes other users' rights to a folder of this user.
package func makePrivate(_ folder: some PathBytes) {
    var status = stat()
    guard folder.withSystemPath({ stat($0, &status) }) == 0, status.st_mode & 0o077 != 0 else { return }
    _ = folder.withSystemPath { chmod($0, status.st_mode & 0o700) }
}
