// UnsafeFolders.swift: folders: what is in them, making them, and bringing their content to the disk.
// Safe because: an entry is copied before the next is read, and pointers handed to the kernel live for the call.

import CSandbox
package import FilePaths
import Glibc

/// What an entry of a folder is, links followed.
package enum EntryKind: Sendable {
    case file
    case folder
    /// A folder that a link leads to: following it may go in circles.
    case linkToFolder
    /// Neither, or gone.
    case other
}

/// The names in a folder, sorted by their bytes, in one block: a folder may hold millions.
package struct FolderNames: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [UInt32] = []

    /// How many there are.
    package var count: Int { ends.count }

    /// The name at a position.
    package subscript(index: Int) -> FilePath { FilePath(bytes: slice(index)) }

    /// The bytes of a name, with a zero after them.
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

    /// What is left to read of a folder, in no order, and the system's error number where it could not be read to its end, else 0.
    static func read(_ folder: OpaquePointer) -> (names: FolderNames, code: Int32) {
        var names = FolderNames()
        while true {
            // NB: At the end it is left as it is.
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

/// What a path leads to.
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

/// The identity of a file or folder on this machine (device and inode), whatever names lead to it.
package struct FileIdentity: Hashable, Sendable {
    private let device: dev_t
    private let number: ino_t

    /// The identity of what a path leads to, links followed; nil where that is nothing.
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

/// Makes a folder and those above it that are missing. Returns the system's error number, or nil.
package func makeFolders(_ path: some PathBytes) -> Int32? {
    func make() -> Int32? { path.withSystemPath { mkdir($0, 0o777) } == 0 || errno == EEXIST ? nil : errno }
    let code = make()
    let parent = path.filePath.parent
    guard code == ENOENT, parent != path.filePath, parent != .current else { return code }
    return makeFolders(parent) ?? make()
}

/// Opens a file to be a child's input or output; an output is made or emptied.
package func openFile(_ path: some PathBytes, writes: Bool) -> Result<Int32, ReadError> {
    let flags = writes ? O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC : O_RDONLY | O_CLOEXEC
    let descriptor = path.withSystemPath { open($0, flags, 0o666) }
    return descriptor < 0 ? .failure(.system(errno)) : .success(descriptor)
}

/// Makes a symbolic link. Returns the system's error number, or nil.
package func linkFile(_ path: some PathBytes, to target: some PathBytes) -> Int32? {
    path.withSystemPath { path in target.withSystemPath { symlink($0, path) } } == 0 ? nil : errno
}

/// A file that only grows, and that can be cut back to what is known to be good.
package final class AppendingFile {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    /// Bytes in the file and in the buffer.
    package private(set) var length: Int

    /// Opens or makes a file and cuts it to `length`; fails with the system's error number.
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

    /// An empty file, which is closed with this.
    package init(descriptor: Int32) { (self.descriptor, length) = (descriptor, 0) }

    private init(descriptor: Int32, length: Int) {
        self.descriptor = descriptor
        self.length = length
    }

    deinit { close(descriptor) }

    /// Adds bytes at the end. Returns the system's error number, or nil.
    package func append(_ bytes: [UInt8]) -> Int32? {
        buffer += bytes
        length += bytes.count
        return buffer.count >= 1 << 20 ? flush() : nil
    }

    /// Hands everything to the system and waits until it is on the disk. Returns the error number, or nil.
    package func synchronize() -> Int32? {
        if let code = flush() { return code }
        // NB: Devices and pipes know no such thing.
        return fdatasync(descriptor) == 0 || errno == EINVAL ? nil : errno
    }

    private func flush() -> Int32? {
        defer { buffer.removeAll(keepingCapacity: true) }
        return writeAll(descriptor: descriptor, bytes: buffer)
    }
}
