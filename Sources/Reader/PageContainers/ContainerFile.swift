// ContainerFile.swift: where the bytes of a container are: in a file, in a stretch of one, or, where they had to be
// decompressed first, in memory.

/// Bytes that are read by their places.
struct ContainerFile {
    private enum Place {
        case file(Int32, start: Int)
        case memory([UInt8])
    }

    private let place: Place
    /// How many there are.
    let size: Int

    /// All of an open file.
    init(descriptor: Int32) {
        place = .file(descriptor, start: 0)
        size = fileSize(descriptor)
    }

    /// A stretch of an open file.
    init(descriptor: Int32, _ range: Range<Int>) {
        place = .file(descriptor, start: range.lowerBound)
        size = range.count
    }

    /// Bytes in memory.
    init(bytes: [UInt8]) {
        place = .memory(bytes)
        size = bytes.count
    }

    /// At most `count` bytes from `offset` on; fewer at the end.
    func bytes(at offset: Int, _ count: Int) -> [UInt8] {
        let count = min(count, size - offset)
        guard offset >= 0, count > 0 else { return [] }
        switch place {
        case .file(let descriptor, let start): return readFile(descriptor, at: start + offset, count)
        case .memory(let bytes): return Array(bytes[offset..<(offset + count)])
        }
    }

    /// A stretch as it is written back.
    func piece(_ range: Range<Int>) -> WrittenPiece {
        switch place {
        case .file(_, let start): .original((start + range.lowerBound)..<(start + range.upperBound))
        case .memory(let bytes): .bytes(Array(bytes[range.clamped(to: 0..<bytes.count)]))
        }
    }
}
