// GivenResults.swift: the results of the pages of a container that is written back, in order.
//
// A reader that is lost takes its output with it. Its replacement writes the container from the start without running the
// pages again: their results are sent again. They are stored on the disk, since they may not fit in memory.

import ContainerProtocol
import FilePaths
import Glibc
import Isolation
import Wire

/// The results that a reader was sent.
final class GivenResults {
    /// The size of a length in bytes. The encoded result follows it; an unchanged page has none.
    private static let lengthSize = 8

    private let path: FilePath
    private let file: ScratchFile
    /// The number of results.
    private(set) var count = 0
    /// The number of results that a new reader still has to receive, and the offset of the next one.
    private var owed = 0
    private var offset = 0

    /// - Parameters:
    ///   - folder: A folder on a file system with room for the results.
    ///   - name: A name in it that is used temporarily.
    ///   - path: The folder's path.
    init(_ folder: BeneathDirectory, _ name: FilePath, in path: FilePath) throws(OutputError) {
        self.path = path.appending(name)
        switch ScratchFile.make(in: folder, name) {
        case .success(let file): self.file = file
        case .failure(let error): throw OutputError(path: path, error)
        }
    }

    /// Adds the next page's result; nil for an unchanged page.
    func append(_ result: WrittenPage?) throws(OutputError) {
        var writer = ByteWriter()
        if let result { writer.write(result) }
        let head = (0..<Self.lengthSize).map { UInt8(truncatingIfNeeded: writer.bytes.count >> (8 * $0)) }
        if let code = file.append(head + writer.bytes) { throw OutputError(path: path, code: code) }
        count += 1
    }

    /// Makes `next` return all results added so far.
    func rewind() { (owed, offset) = (count, 0) }

    /// The next result that a new reader still has to receive; nil if it has all.
    func next() throws(OutputError) -> WrittenPage?? {
        guard owed > 0 else { return nil }
        owed -= 1
        let head = try read(Self.lengthSize)
        let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
        if length == 0 { return .some(nil) }
        var reader = ByteReader(try read(length))
        do throws(WireError) { return try WrittenPage(from: &reader) } catch {
            // NB: No other process can have written to a file without a name.
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
