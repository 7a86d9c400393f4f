// UnsafeReplacingFile.swift: files that replace others once they are complete. All files that a user names are written here.
// Safe because: pointers passed to the kernel are an array's own storage with its own count, or a path's for the one call that borrows it;
// each descriptor is closed by its owner.

import CSandbox
package import FilePaths
import Glibc

/// Replaces the file at `path` by `bytes`, completely or not at all. Returns the system's error number, or nil.
///
/// `ReplacingFile` describes the treatment of links, permissions and files that are not regular.
package func writeReplacing(path: some PathBytes, bytes: [UInt8]) -> Int32? {
    switch ReplacingFile.open(path) {
    case .success(let file): writeAll(descriptor: file.descriptor, bytes: bytes) ?? file.settle()
    case .failure(let error): error.code
    }
}

/// A file that is being written, and replaces the one at a path with `settle`.
///
/// Links are followed, and a file's permissions are kept; its other hard links keep the old file. Until it is complete, the new file has no
/// name, so nothing of it remains if this process is killed. A file that is not regular is written directly.
package final class ReplacingFile {
    /// Open for writing, and also for reading unless the file is written directly.
    package let descriptor: Int32
    private let target: FilePath
    private let form: Form
    /// The permissions of the replaced file; nil if there is none.
    private let mode: mode_t?

    private enum Form {
        case direct
        case unnamed
        /// If the file system has no unnamed files: after a crash, a file whose name begins with `.webaction-` remains.
        case named([CChar])
    }

    private init(_ descriptor: Int32, _ target: FilePath, _ form: Form, _ mode: mode_t?) {
        self.descriptor = descriptor
        self.target = target
        self.form = form
        self.mode = mode
    }

    deinit {
        close(descriptor)
        // NB: After `settle` no file has that name.
        if case .named(let name) = form { unlink(name) }
    }

    /// Opens a file that will replace the one at `path`; fails with the system's error number.
    package static func open(_ path: some PathBytes) -> Result<ReplacingFile, ReadError> {
        let given = path.filePath
        var information = stat()
        guard given.withSystemPath({ stat($0, &information) }) == 0 else { return make(given, nil) }
        switch information.st_mode & S_IFMT {
        case S_IFREG:
            guard given.withSystemPath({ access($0, W_OK) }) == 0 else { return .failure(.system(errno)) }
            return make(resolvedPath(given) ?? given, information.st_mode & 0o7777)
        case S_IFDIR: return .failure(.system(EISDIR))
        default:
            let descriptor = given.withSystemPath { Glibc.open($0, O_WRONLY | O_CLOEXEC) }
            if descriptor < 0 { return .failure(.system(errno)) }
            return .success(ReplacingFile(descriptor, given, .direct, nil))
        }
    }

    private static func make(_ target: FilePath, _ mode: mode_t?) -> Result<ReplacingFile, ReadError> {
        let unnamed = target.parent.withSystemPath { csandbox_open_unnamed(AT_FDCWD, $0, 0o666) }
        guard unnamed >= 0 else {
            return temporary(beside: target, mode).map { ReplacingFile($0.descriptor, target, .named($0.name), mode) }
        }
        if let mode { _ = fchmod(unnamed, mode) }
        return .success(ReplacingFile(unnamed, target, .unnamed, mode))
    }

    /// A file with an unused name.
    private static func temporary(
        beside target: FilePath,
        _ mode: mode_t?
    ) -> Result<(descriptor: Int32, name: [CChar]), ReadError> {
        var template = target.parent.appending(".webaction-XXXXXX").bytes.map { CChar(bitPattern: $0) } + [0]
        let descriptor = mkstemp(&template)
        if descriptor < 0 { return .failure(.system(errno)) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let mask = umask(0)
        umask(mask)
        _ = fchmod(descriptor, mode ?? 0o666 & ~mask)
        return .success((descriptor, template))
    }

    /// Moves the written file into place. Returns the system's error number, or nil. To be called once.
    package func settle() -> Int32? {
        switch form {
        case .direct: return nil
        case .named(let name): return move(name)
        case .unnamed:
            let failure = name()
            if failure == nil || failure == ENOSPC || failure == EDQUOT { return failure }
            return copy()
        }
    }

    private func move(_ name: [CChar]) -> Int32? {
        target.withSystemPath { rename(name, $0) } == 0 ? nil : errno
    }

    /// Gives the file the name of `target`, whose file is removed. This may take two calls; only if the process ends between them, a stray
    /// file remains.
    private func name() -> Int32? {
        var code = mode != nil ? EEXIST : target.withSystemPath { csandbox_name_file(descriptor, AT_FDCWD, $0) }
        var attempt = 0
        while code == EEXIST, attempt < 100 {
            // NB: A name may already have 255 bytes, so it is not extended.
            let other = target.parent.appending(FilePath(".webaction-\(getpid())-\(attempt)"))
            attempt += 1
            code = other.withSystemPath { other in
                let code = csandbox_name_file(descriptor, AT_FDCWD, other)
                if code != 0 { return code }
                if target.withSystemPath({ rename(other, $0) }) == 0 { return 0 }
                defer { unlink(other) }
                return errno == EEXIST ? EIO : errno
            }
        }
        return code == 0 ? nil : code
    }

    /// Writes a copy into place, if unnamed files cannot be named.
    private func copy() -> Int32? {
        let file: (descriptor: Int32, name: [CChar])
        switch Self.temporary(beside: target, mode) {
        case .success(let made): file = made
        case .failure(let error): return error.code
        }
        var failure: Int32?
        var offset: off_t = 0
        while failure == nil {
            let count = sendfile(file.descriptor, descriptor, &offset, 1 << 20)
            if count == 0 { break }
            if count < 0, errno != EINTR { failure = errno }
        }
        if close(file.descriptor) != 0, failure == nil { failure = errno }
        failure = failure ?? move(file.name)
        if failure != nil { unlink(file.name) }
        return failure
    }
}
