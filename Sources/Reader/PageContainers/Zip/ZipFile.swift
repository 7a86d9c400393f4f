// ZipFile.swift: a zip file's directory and its entries' contents, and the file as a source of resources for its pages.

import ArchiveCoding
package import ContainerProtocol
package import FilePaths

/// An open zip file.
struct ZipFile {
    private static let maximumEntry = 512 << 20

    private let descriptor: Int32
    let directory: ZipDirectory
    let size: Int

    init(descriptor: Int32) throws(ContainerError) {
        self.descriptor = descriptor
        size = fileSize(descriptor)
        directory = try ZipDirectory(size: size) { readFile(descriptor, at: $0, $1) }
    }

    /// Bytes of the file; fewer at its end.
    func bytes(at offset: Int, _ count: Int) -> [UInt8] { readFile(descriptor, at: offset, count) }

    /// The bytes after an entry's content, as many as a descriptor can have, and none from `end` on.
    func bytes(behind body: Int, before end: Int) -> [UInt8] { bytes(at: body, min(24, max(0, end - body))) }

    /// A range of the file.
    func slice(_ range: Range<Int>) -> ContainerFile { ContainerFile(descriptor: descriptor, range) }

    /// An entry's own header with its name and extra field; nil if there is none.
    ///
    /// - Parameter limit: The offset by which the entry must end; nil means the directory's start.
    func head(of entry: ZipEntry, before limit: Int? = nil) -> [UInt8]? {
        let fixed = bytes(at: entry.start, 30)
        guard fixed.count == 30, fixed.number(0, 4) == 0x0403_4B50 else { return nil }
        let head = bytes(at: entry.start, 30 + fixed.number(26, 2) + fixed.number(28, 2))
        guard entry.start + head.count + entry.compressedSize <= limit ?? directory.start else { return nil }
        return head
    }

    /// An entry's content, which begins at `body`, or why it cannot be read.
    func content(of entry: ZipEntry, at body: Int) -> (bytes: [UInt8], problem: String) {
        if entry.isEncrypted { return ([], "it is encrypted") }
        guard max(entry.size, entry.compressedSize) <= Self.maximumEntry else {
            return ([], "it has more than \(Self.maximumEntry >> 20) MB")
        }
        let stored = bytes(at: body, entry.compressedSize)
        let content: [UInt8]
        switch entry.method {
        case 0: content = stored
        case 8:
            guard entry.size <= ExpansionLimit.longest(ofPacked: entry.compressedSize) else {
                return ([], "it \(ExpansionLimit.problem(ofPacked: entry.compressedSize))")
            }
            guard let inflated = inflateBare(stored, limit: entry.size) else {
                return ([], "its compressed data is damaged")
            }
            content = inflated
        default: return ([], "its compression method (\(entry.method)) is not supported")
        }
        guard content.count == entry.size, crc32(content) == entry.checkSum else {
            return ([], "its checksum is wrong")
        }
        return (content, "")
    }
}

/// A zip file whose entries are looked up by name.
package final class ZipLibrary {
    private let file: ZipFile
    private var entries: [FilePath: Int] = [:]

    /// Reads the directory.
    package init(descriptor: Int32) throws(ContainerError) {
        file = try ZipFile(descriptor: descriptor)
        for (number, entry) in file.directory.entries.enumerated() { entries[entry.name] = number }
    }

    /// The first entry with one of these names that can be read and has at most `limit` bytes.
    package func find(_ names: [FilePath], limit: Int) -> ContainerResource? {
        for name in names {
            guard let entry = entries[name].map({ file.directory.entries[$0] }), entry.size <= limit,
                let head = file.head(of: entry)
            else { continue }
            let (bytes, problem) = file.content(of: entry, at: entry.start + head.count)
            if problem.isEmpty { return ContainerResource(urls: [name.description], contentType: "", bytes: bytes) }
        }
        return nil
    }
}
