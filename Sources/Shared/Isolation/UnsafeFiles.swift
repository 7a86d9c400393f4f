// UnsafeFiles.swift: files put in others' places, and what is known of files, by system calls: no other library is needed for
// it, and errors keep their numbers. Elsewhere: reading and writing (UnsafeWholeFiles.swift).
// Safe because: pointers handed to the kernel are an array's own storage with its own count.

import CSandbox
public import FilePaths
import Glibc

/// Puts `bytes` in the place of the file at `path`, whole or not at all. Returns the system's error number, or nil.
///
/// Links are followed, a file's permissions are kept, and what is no regular file is written directly. Until it is whole the
/// new file has no name, so that nothing of it is left when this process is killed.
public func writeReplacing(path: some PathOctets, bytes: [UInt8]) -> Int32? {
    path.withSystemPath { writeReplacing($0, path.filePath, bytes) }
}

private func writeReplacing(_ path: UnsafePointer<CChar>, _ given: FilePath, _ bytes: [UInt8]) -> Int32? {
    var information = stat()
    let exists = stat(path, &information) == 0
    if exists, information.st_mode & S_IFMT == S_IFDIR { return EISDIR }
    if exists, information.st_mode & S_IFMT != S_IFREG {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        if descriptor < 0 { return errno }
        defer { close(descriptor) }
        return writeAll(descriptor: descriptor, bytes: bytes)
    }
    if exists, access(path, W_OK) != 0 { return errno }
    let target = exists ? resolvedPath(given) ?? given : given
    let mode = exists ? information.st_mode & 0o7777 : nil
    let unnamed = target.parent.withSystemPath { csandbox_open_unnamed(AT_FDCWD, $0, 0o666) }
    if unnamed >= 0 {
        defer { close(unnamed) }
        if let mode { _ = fchmod(unnamed, mode) }
        if let failure = writeAll(descriptor: unnamed, bytes: bytes) { return failure }
        let failure = put(unnamed, inPlaceOf: target, exists: exists)
        if failure == nil || failure == ENOSPC || failure == EDQUOT { return failure }
    }
    return writeNamed(bytes, inPlaceOf: target, mode: mode)
}

/// Gives a file without a name that of `target`, whose file goes. Between the two calls that this may take, and at no other
/// time, an end of this process leaves a file that nobody asked for.
private func put(_ descriptor: Int32, inPlaceOf target: FilePath, exists: Bool) -> Int32? {
    var code = exists ? EEXIST : target.withSystemPath { csandbox_name_file(descriptor, AT_FDCWD, $0) }
    var attempt = 0
    while code == EEXIST, attempt < 100 {
        // NB: A name may have 255 octets, so it is not made longer.
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

/// The same where the file system has no files without names: what an end leaves has a name that begins with `.webaction-`.
private func writeNamed(_ bytes: [UInt8], inPlaceOf target: FilePath, mode: mode_t?) -> Int32? {
    var template = target.parent.appending(".webaction-XXXXXX").octets.map { CChar(bitPattern: $0) } + [0]
    let descriptor = mkstemp(&template)
    if descriptor < 0 { return errno }
    let mask = umask(0)
    umask(mask)
    _ = fchmod(descriptor, mode ?? 0o666 & ~mask)
    var failure = writeAll(descriptor: descriptor, bytes: bytes)
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, target.withSystemPath({ rename(template, $0) }) != 0 { failure = errno }
    if failure != nil { unlink(template) }
    return failure
}

/// The path without links as text, or nil. One that is no text leads nowhere.
public func resolved(_ path: String) -> String? { resolvedPath(path)?.text }

/// The path without links, or nil.
public func resolvedPath(_ path: some PathOctets) -> FilePath? {
    guard let real = path.withSystemPath({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return FilePath(octets: UnsafeBufferPointer(start: real, count: strlen(real)).lazy.map { UInt8(bitPattern: $0) })
}

/// What changes when the file that a path leads to is written to or replaced: its place, its size, and when its content
/// and what the system knows of it changed last. nil if there is none.
public func fileMark(_ path: String) -> String? {
    var file = stat()
    guard stat(path, &file) == 0 else { return nil }
    let times = "\(file.st_mtim.tv_sec).\(file.st_mtim.tv_nsec) \(file.st_ctim.tv_sec).\(file.st_ctim.tv_nsec)"
    return "\(file.st_dev) \(file.st_ino) \(file.st_size) \(times)"
}

/// Whether the path leads to a file that may be executed.
public func isExecutable(_ path: some PathOctets) -> Bool { path.withSystemPath { access($0, X_OK) } == 0 }

/// Whether there is something at a path that may be read.
public func isReadable(_ path: some PathOctets) -> Bool { path.withSystemPath { access($0, R_OK) } == 0 }

/// Whether a descriptor is a terminal.
public func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
