// UnsafeFolders.swift: lists and makes folders, and appends to files with flushes to the disk.
// Safe because: an entry is copied before the next is read, and pointers passed to the kernel live for the call.

import CSandbox
package import FilePaths
import Glibc

/// The type of a folder's entry, with links followed.
package enum EntryKind: Sendable {
    case file
    case folder
    /// A link to a folder: following it may lead in circles.
    case linkToFolder
    /// Anything else, or a missing file.
    case other
}

/// The names in a folder, sorted by their bytes, in one block of memory: a folder may contain millions.
package struct FolderNames: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [UInt32] = []

    /// The number of names.
    package var count: Int { ends.count }

    /// The name at an index.
    package subscript(index: Int) -> FilePath { FilePath(bytes: slice(index)) }

    /// The bytes of a name, followed by a zero.
    func terminated(_ index: Int) -> [CChar] { slice(index).map { CChar(bitPattern: $0) } + [0] }

    private func slice(_ index: Int) -> ArraySlice<UInt8> {
        bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
    }

    /// Lists a folder, without `.` and `..`; fails with the system's error number.
    package static func list(_ path: some PathBytes) -> Result<FolderNames, ReadError> {
        guard let folder = path.withSystemPath({ opendir($0) }) else { return .failure(.system(errno)) }
        defer { closedir(folder) }
        let (names, code) = read(folder)
        return code == 0 ? .success(names.sorted()) : .failure(.system(code))
    }

    /// The remaining names of a folder, unsorted, and the system's error number if reading failed, else 0.
    static func read(_ folder: OpaquePointer) -> (names: FolderNames, code: Int32) {
        var names = FolderNames()
        while true {
            // NB: The call leaves it unchanged at the end.
            errno = 0
            guard let entry = readdir(folder) else { return (names, errno) }
            withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: UInt8.self, capacity: 256) { start in
                    let length = strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
                    let name = UnsafeBufferPointer(start: start, count: length)
                    if name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { return }
                    names.bytes.append(contentsOf: name)
                    names.ends.append(UInt32(names.bytes.count))
                }
            }
        }
    }

    private func sorted() -> FolderNames {
        var sorted = FolderNames()
        sorted.bytes.reserveCapacity(bytes.count)
        sorted.ends.reserveCapacity(ends.count)
        for index in (0..<count).sorted(by: { slice($0).lexicographicallyPrecedes(slice($1)) }) {
            sorted.bytes.append(contentsOf: slice(index))
            sorted.ends.append(UInt32(sorted.bytes.count))
        }
        return sorted
    }
}

/// The type of a path's target.
package func entryKind(_ path: some PathBytes) -> EntryKind { path.withSystemPath { entryKind($0) } }

private func entryKind(_ path: UnsafePointer<CChar>) -> EntryKind {
    var information = stat()
    guard stat(path, &information) == 0 else { return .other }
    switch information.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR:
        var link = stat()
        return lstat(path, &link) == 0 && link.st_mode & S_IFMT == S_IFLNK ? .linkToFolder : .folder
    default: return .other
    }
}

/// The identity of a file or folder on this machine (device and inode), independent of its names.
package struct FileIdentity: Hashable, Sendable {
    private let device: dev_t
    private let number: ino_t

    /// The identity of a path's target, with links followed; nil if there is none.
    package init?(_ path: some PathBytes) {
        var information = stat()
        guard path.withSystemPath({ stat($0, &information) }) == 0 else { return nil }
        (device, number) = (information.st_dev, information.st_ino)
    }

    /// The identity of an open file.
    init?(descriptor: Int32) {
        var information = stat()
        guard fstat(descriptor, &information) == 0 else { return nil }
        (device, number) = (information.st_dev, information.st_ino)
    }
}

/// Makes a folder and its missing ancestors. Returns the system's error number, or nil.
package func makeFolders(_ path: some PathBytes) -> Int32? {
    func make() -> Int32? { path.withSystemPath { mkdir($0, 0o777) } == 0 || errno == EEXIST ? nil : errno }
    let code = make()
    let parent = path.filePath.parent
    guard code == ENOENT, parent != path.filePath, parent != .current else { return code }
    return makeFolders(parent) ?? make()
}

/// Opens a file as a child's input or output; an output is made or truncated.
package func openFile(_ path: some PathBytes, writes: Bool) -> Result<Int32, ReadError> {
    let flags = writes ? O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC : O_RDONLY | O_CLOEXEC
    let descriptor = path.withSystemPath { open($0, flags, 0o666) }
    return descriptor < 0 ? .failure(.system(errno)) : .success(descriptor)
}

/// Makes a symbolic link. Returns the system's error number, or nil.
package func linkFile(_ path: some PathBytes, to target: some PathBytes) -> Int32? {
    path.withSystemPath { path in target.withSystemPath { symlink($0, path) } } == 0 ? nil : errno
}

/// A file that only grows, and that can be truncated to a known good length.
package final class AppendingFile {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    /// The number of bytes in the file and in the buffer.
    package private(set) var length: Int

    /// Opens or makes a file and truncates it to `length`; fails with the system's error number.
    package static func open(_ path: some PathBytes, length: Int) -> Result<AppendingFile, ReadError> {
        let descriptor = path.withSystemPath { Glibc.open($0, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666) }
        if descriptor < 0 { return .failure(.system(errno)) }
        guard ftruncate(descriptor, length) == 0, lseek(descriptor, 0, SEEK_END) == length else {
            let code = errno
            close(descriptor)
            return .failure(.system(code))
        }
        return .success(AppendingFile(descriptor: descriptor, length: length))
    }

    /// An empty file, which is closed with this object.
    package init(descriptor: Int32) { (self.descriptor, length) = (descriptor, 0) }

    private init(descriptor: Int32, length: Int) {
        self.descriptor = descriptor
        self.length = length
    }

    deinit { close(descriptor) }

    /// Appends bytes. Returns the system's error number, or nil.
    package func append(_ bytes: [UInt8]) -> Int32? {
        buffer += bytes
        length += bytes.count
        return buffer.count >= 1 << 20 ? flush() : nil
    }

    /// Writes everything and waits until it is on the disk. Returns the error number, or nil.
    package func synchronize() -> Int32? {
        if let code = flush() { return code }
        // NB: Devices and pipes do not support this.
        return fdatasync(descriptor) == 0 || errno == EINVAL ? nil : errno
    }

    private func flush() -> Int32? {
        defer { buffer.removeAll(keepingCapacity: true) }
        return writeAll(descriptor: descriptor, bytes: buffer)
    }
}
