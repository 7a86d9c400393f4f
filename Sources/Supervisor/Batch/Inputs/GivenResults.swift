// GivenResults.swift: what the pages of a container that is written back became, in their order.
//
// A reader that is lost takes what it wrote with it. The one in its place writes the container anew, and pages are not
// done a second time for it: their results are sent again. They may be more than memory holds, so they are on the disk.

import ContainerProtocol
import FilePaths
import Glibc
import Isolation
import Wire

/// The results that a reader was given.
final class GivenResults {
    /// Bytes of a length, which is followed by the result as it travels; a page that stays as it was has none.
    private static let lengthSize = 8

    private let path: FilePath
    private let file: ScratchFile
    /// How many there are.
    private(set) var count = 0
    /// How many of them a new reader has yet to be given, and where the next one is.
    private var owed = 0
    private var offset = 0

    /// - Parameters:
    ///   - folder: On the file system that has room for them.
    ///   - name: A name in it that is taken for a moment.
    ///   - path: The folder's.
    init(_ folder: FolderBeneath, _ name: FilePath, in path: FilePath) throws(OutputError) {
        self.path = path.appending(name)
        switch ScratchFile.make(in: folder, name) {
        case .success(let file): self.file = file
        case .failure(let error): throw OutputError(path: path, error)
        }
    }

    /// Adds the next page's result: nil leaves it as it was.
    func append(_ result: WrittenPage?) throws(OutputError) {
        var writer = ByteWriter()
        if let result { writer.write(result) }
        let head = (0..<Self.lengthSize).map { UInt8(truncatingIfNeeded: writer.bytes.count >> (8 * $0)) }
        if let code = file.append(head + writer.bytes) { throw OutputError(path: path, code: code) }
        count += 1
    }

    /// From now on `next` returns those that were added up to now.
    func rewind() { (owed, offset) = (count, 0) }

    /// The next of those that a new reader has yet to be given; nil when it has them all.
    func next() throws(OutputError) -> WrittenPage?? {
        guard owed > 0 else { return nil }
        owed -= 1
        let head = try read(Self.lengthSize)
        let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
        if length == 0 { return .some(nil) }
        var reader = ByteReader(try read(length))
        do throws(WireError) { return try WrittenPage(from: &reader) } catch {
            // NB: Nobody else can have written to a file without a name.
            throw OutputError(path: path, code: EIO)
        }
    }

    private func read(_ count: Int) throws(OutputError) -> [UInt8] {
        switch file.read(at: offset, count) {
        case .success(let bytes):
            offset += count
            return bytes
        case .failure(let error): throw OutputError(path: path, error)
        }
    }
}
