// ContainerFile.swift: the bytes of a container: in a file, in a range of a file, or, after decompression, in memory.

/// Bytes with random access.
struct ContainerFile {
    private enum Place {
        case file(Int32, start: Int)
        case memory([UInt8])
    }

    private let place: Place
    /// The number of bytes.
    let size: Int

    /// A whole open file.
    init(descriptor: Int32) {
        place = .file(descriptor, start: 0)
        size = fileSize(descriptor)
    }

    /// A range of an open file.
    init(descriptor: Int32, _ range: Range<Int>) {
        place = .file(descriptor, start: range.lowerBound)
        size = range.count
    }

    /// Bytes in memory.
    init(bytes: [UInt8]) {
        place = .memory(bytes)
        size = bytes.count
    }

    /// At most `count` bytes from `offset`; fewer at the end.
    func bytes(at offset: Int, _ count: Int) -> [UInt8] {
        let count = min(count, size - offset)
        guard offset >= 0, count > 0 else { return [] }
        switch place {
        case .file(let descriptor, let start): return readFile(descriptor, at: start + offset, count)
        case .memory(let bytes): return Array(bytes[offset..<(offset + count)])
        }
    }

    /// A range, for writing back.
    func piece(_ range: Range<Int>) -> WrittenPiece {
        switch place {
        case .file(_, let start): .original((start + range.lowerBound)..<(start + range.upperBound))
        case .memory(let bytes): .bytes(Array(bytes[range.clamped(to: 0..<bytes.count)]))
        }
    }
}
