// UnsafeBeneathDirectory.swift: an open folder, and files below it: reached by its descriptor and by names, never by a link or a step upwards,
// whatever was changed in the meantime.
// Safe because: paths are lent to the system for the one call that borrows them, and each descriptor is closed by its owner.

import CSandbox
package import FilePaths
import Glibc

/// An open folder. Files that are written through it are always below it.
package final class BeneathDirectory: Sendable {
    let descriptor: Int32

    private init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Opens a folder; fails with the system's error number. Links in its own path are followed.
    package static func open(_ path: some PathBytes) -> Result<BeneathDirectory, ReadError> {
        let descriptor = path.withSystemPath { Glibc.open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        return descriptor < 0 ? .failure(.system(errno)) : .success(BeneathDirectory(descriptor: descriptor))
    }

    /// Opens a folder, making it and its ancestors if they are missing.
    package static func make(_ path: some PathBytes) -> Result<BeneathDirectory, ReadError> {
        if let code = makeFolders(path) { return .failure(.system(code)) }
        return open(path)
    }

    /// A folder below this one.
    package func folder(_ relative: FilePath) -> Result<BeneathDirectory, ReadError> {
        let opened = descriptor(of: relative.isEmpty ? .current : relative, O_RDONLY | O_DIRECTORY)
        return opened < 0 ? .failure(.system(-opened)) : .success(BeneathDirectory(descriptor: opened))
    }

    /// A folder below this one; it and those between are made if they are missing.
    package func makeFolder(_ relative: FilePath) -> Result<BeneathDirectory, ReadError> {
        let found = folder(relative)
        guard case .failure(.system(ENOENT)) = found else { return found }
        var here = self
        for name in relative.names {
            // NB: `..` would be made in place; opening it then fails.
            _ = name.withSystemPath { mkdirat(here.descriptor, $0, 0o777) }
            switch here.folder(name) {
            case .success(let next): here = next
            case .failure(let error): return .failure(error)
            }
        }
        return .success(here)
    }

    /// Opens a regular file below this folder for reading, without blocking; fails with the system's error number.
    func file(_ relative: FilePath) -> Result<Int32, ReadError> {
        let opened = descriptor(of: relative, O_RDONLY | O_NONBLOCK)
        return opened < 0 ? .failure(.system(-opened)) : .success(opened)
    }

    /// Makes a file in this folder and opens it for reading and writing. An existing file of that name, or a link, is removed.
    package func makeFile(_ name: FilePath) -> Result<Int32, ReadError> {
        let flags = O_RDWR | O_CREAT | O_EXCL
        var opened = descriptor(of: name, flags, mode: 0o666)
        if opened == -EEXIST, remove(name) == nil { opened = descriptor(of: name, flags, mode: 0o666) }
        return opened < 0 ? .failure(.system(-opened)) : .success(opened)
    }

    /// Moves a file of this folder to `target`, a folder on the same file system, where it replaces an existing file of the name; a link is
    /// replaced itself, not its target. Returns the system's error number, or nil.
    package func move(_ name: FilePath, to target: BeneathDirectory, as newName: FilePath) -> Int32? {
        // NB: Links in a path with several names would be followed.
        guard !name.hasSlash, !newName.hasSlash else { return EINVAL }
        let result = name.withSystemPath { old in
            newName.withSystemPath { renameat(descriptor, old, target.descriptor, $0) }
        }
        return result == 0 ? nil : errno
    }

    /// Removes a file of this folder. Returns the system's error number, or nil.
    @discardableResult
    package func remove(_ name: FilePath) -> Int32? {
        guard !name.hasSlash else { return EINVAL }
        return name.withSystemPath { unlinkat(descriptor, $0, 0) } == 0 ? nil : errno
    }

    /// Writes `bytes` to a file in `target` that appears complete or not at all. Returns the system's error number, or nil.
    ///
    /// - Parameter temporary: The file's name in this folder until it is complete.
    package func write(_ bytes: [UInt8], to target: BeneathDirectory, as name: FilePath, by temporary: FilePath)
        -> Int32?
    {
        let file: Int32
        switch makeFile(temporary) {
        case .success(let made): file = made
        case .failure(let error): return error.code
        }
        var failure = writeAll(descriptor: file, bytes: bytes)
        if close(file) != 0, failure == nil { failure = errno }
        if failure == nil { failure = move(temporary, to: target, as: name) }
        if failure != nil { remove(temporary) }
        return failure
    }

    /// Flushes its file system to the disk. Returns the error number, or nil.
    package func synchronize() -> Int32? {
        let code = csandbox_sync_file_system(descriptor)
        return code == 0 ? nil : code
    }

    /// Its identity on this machine.
    package var identity: FileIdentity? { FileIdentity(descriptor: descriptor) }

    /// A descriptor, or the system's error number, negated.
    private func descriptor(of relative: FilePath, _ flags: Int32, mode: mode_t = 0) -> Int32 {
        relative.withSystemPath { csandbox_open_beneath(descriptor, $0, flags | O_CLOEXEC, mode) }
    }
}

/// Makes files below folders be opened name by name, as on a kernel without openat2(2): for tests.
package func forgoOpenat2(_ forgoes: Bool) { csandbox_forgo_openat2(forgoes ? 1 : 0) }

extension PathBytes {
    /// Lends the path to the system.
    func withSystemPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (filePath.bytes + [0]).withUnsafeBytes { body($0.bindMemory(to: CChar.self).baseAddress!) }
    }
}
