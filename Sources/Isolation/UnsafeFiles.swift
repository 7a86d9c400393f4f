// UnsafeFiles.swift: files put in others' places, and what is known of files, by system calls: no other library is needed for
// it, and errors keep their numbers. Elsewhere: reading and writing (UnsafeWholeFiles.swift).
// Safe because: pointers handed to the kernel are an array's own storage with its own count.

import CSandbox
import Glibc

/// Puts `bytes` in the place of the file at `path`, whole or not at all. Returns the system's error number, or nil.
///
/// Links are followed, a file's permissions are kept, and what is no regular file is written directly.
public func writeReplacing(path: String, bytes: [UInt8]) -> Int32? {
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
    let target = exists ? resolved(path) ?? path : path
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    if descriptor < 0 { return errno }
    let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let mask = umask(0)
    umask(mask)
    _ = fchmod(descriptor, exists ? information.st_mode & 0o7777 : 0o666 & ~mask)
    var failure = writeAll(descriptor: descriptor, bytes: bytes)
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(temporary, target) != 0 { failure = errno }
    if failure != nil { unlink(temporary) }
    return failure
}

/// The path without links, or nil.
public func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
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
public func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

/// Whether a descriptor is a terminal.
public func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
