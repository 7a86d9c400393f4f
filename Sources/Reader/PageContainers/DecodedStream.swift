// DecodedStream.swift: the decompressed bytes of a file of gzip members, of Zstandard frames, or of neither. It can skip damaged members.

import ArchiveCoding

/// A sliding window over the decompressed bytes of a file.
final class DecodedStream {
    private static let chunk = 1 << 18
    /// How many decoded bytes of a member may exceed the expansion limit of the bytes read so far.
    private static let lead = 16 << 20

    private let file: ContainerFile
    /// The compression, by the file's first bytes.
    let compression: RecordCompression
    private var gzip = GzipDecoder()
    private var zstandard: ZstandardDecoder
    /// The dictionary that the frames were compressed with.
    private var dictionary: [UInt8] = []
    private var input: [UInt8] = []
    private var inputStart = 0
    /// The size of the next read, in bytes.
    private var reading = chunk
    /// The file's offset after `input`.
    private var fileOffset = 0
    /// The decoded bytes; those from `start` are not consumed yet.
    private(set) var window: [UInt8] = []
    private(set) var start = 0
    /// The file's offset of the current member.
    private var memberOffset = 0
    private var isInsideMember = false
    /// The number of decoded bytes before the current member.
    private var memberPosition = 0
    /// Whether the member exceeds the expansion limit. Its decoding then stops.
    private(set) var isExcessive = false
    /// The range of the file that was last searched for a member.
    private var searched: (start: Int, bytes: [UInt8]) = (0, [])
    /// Whether the current member cannot be decoded further; `skipToNextMember` leaves it.
    private(set) var isDamaged = false
    /// Whether nothing follows the window.
    private(set) var isAtEnd = false
    /// The number of decoded bytes before the window's start.
    private(set) var position = 0
    /// The boundaries of members, as offsets in the decoded bytes and in the file: the last one before `position`, and all after it.
    private var boundaries: [(decoded: Int, file: Int)] = [(0, 0)]

    init(_ file: ContainerFile) {
        self.file = file
        compression = RecordCompression(start: file.bytes(at: 0, 4))
        zstandard = ZstandardDecoder()
        if compression == .zstandard { readDictionary() }
    }

    /// Bytes in the window.
    var count: Int { window.count - start }

    /// The file's offset of the byte at the window's start. In a compressed file: the offset of its member, and the number of the member's
    /// decompressed bytes before it.
    var place: StreamPlace {
        guard compression != .none, let member = boundaries.first else {
            return StreamPlace(offset: fileOffset - (input.count - inputStart) - count)
        }
        return StreamPlace(offset: member.file, inside: position - member.decoded)
    }

    /// The file's size in bytes.
    var fileSize: Int { file.size }

    /// Makes the window at least `wanted` bytes long; false if the decodable bytes end before that.
    func fill(_ wanted: Int) -> Bool {
        while count < wanted {
            if isDamaged || isAtEnd { return false }
            decodeMore()
        }
        return true
    }

    /// Moves the window's start forward.
    func consume(_ bytes: Int) {
        start += bytes
        position += bytes
        if boundaries.count > 1, boundaries[1].decoded <= position {
            let passed = boundaries.firstIndex { $0.decoded > position } ?? boundaries.count
            boundaries.removeSubrange(..<(passed - 1))
        }
        if start >= 1 << 20 || start == window.count {
            window.removeSubrange(..<start)
            start = 0
        }
    }

    /// The file's offset of the boundary between two members or frames, if it is at the window's start or among the `slack` bytes before.
    /// In files without members, the offset of the window's start.
    func boundary(slack: Int) -> Int? {
        if compression == .none { return place.offset }
        guard let last = boundaries.first, last.decoded <= position, position - last.decoded <= slack else {
            return nil
        }
        return last.file
    }

    /// How many bytes of the window belong to its first member, if another one follows within the window.
    var toNextMember: Int? {
        boundaries.first { $0.decoded > position }.map { $0.decoded - position }
    }

    /// The offsets in the window at which members begin.
    var memberStarts: some Sequence<Int> {
        boundaries.lazy.map { [position] in $0.decoded - position }.filter { $0 > 0 }
    }

    /// The first bytes of the window.
    func prefix(_ bytes: Int) -> ArraySlice<UInt8> { window[start..<min(window.count, start + bytes)] }

    /// Skips a damaged member and goes to the next one whose content satisfies `isStart`; false if there is none.
    func skipToNextMember(_ isStart: (ArraySlice<UInt8>) -> Bool) -> Bool {
        let magic: [UInt8] = compression == .gzip ? [0x1F, 0x8B, 0x08] : [0x28, 0xB5, 0x2F, 0xFD]
        var next = memberOffset + 1
        position += count
        window.removeAll()
        start = 0
        while let found = find(magic, from: next) {
            restart(at: found)
            boundaries = [(position, found)]
            if fill(12), isStart(prefix(64)) { return true }
            window.removeAll()
            start = 0
            next = found + 1
        }
        isDamaged = false
        isExcessive = false
        isAtEnd = true
        return false
    }

    // MARK: -

    private func restart(at offset: Int) {
        input.removeAll()
        inputStart = 0
        fileOffset = offset
        // NB: Damaged files may have many offsets at which a member seems to begin.
        reading = 1 << 10
        isInsideMember = false
        isDamaged = false
        isExcessive = false
        isAtEnd = false
        gzip.reset()
        zstandard.reset()
    }

    private func read(at offset: Int, _ count: Int) -> [UInt8] { file.bytes(at: offset, count) }

    private func find(_ magic: [UInt8], from offset: Int) -> Int? {
        var position = offset
        while true {
            // NB: Damaged files may have such an offset every few bytes: the bytes that were read are searched again.
            if !(searched.start..<searched.start + max(0, searched.bytes.count - magic.count + 1)).contains(position) {
                searched = (position, read(at: position, Self.chunk))
            }
            let (start, bytes) = searched
            guard bytes.count - (position - start) >= magic.count else { return nil }
            for index in (position - start)...(bytes.count - magic.count) where bytes[index] == magic[0] {
                if bytes[index..<(index + magic.count)].elementsEqual(magic) { return start + index }
            }
            position = start + bytes.count - magic.count + 1
        }
    }

    private func decodeMore() {
        if inputStart == input.count {
            input = read(at: fileOffset, reading)
            reading = min(2 * reading, Self.chunk)
            inputStart = 0
            fileOffset += input.count
            if input.isEmpty {
                // NB: A member cut off by the file's end is damaged; its bytes so far are in the window.
                if isInsideMember { isDamaged = true } else { isAtEnd = true }
                return
            }
        }
        guard compression != .none else {
            window += input[inputStart...]
            inputStart = input.count
            return
        }
        if !isInsideMember {
            memberOffset = fileOffset - (input.count - inputStart)
            memberPosition = position + count
            isInsideMember = true
        }
        switch decode(input, from: &inputStart, into: &window) {
        case .more: break
        case .end:
            isInsideMember = false
            let boundary = (decoded: position + count, file: fileOffset - (input.count - inputStart))
            // NB: Of several empty members, the last counts.
            if boundaries.last?.decoded == boundary.decoded { boundaries.removeLast() }
            boundaries.append(boundary)
            gzip.reset()
        case .damaged: isDamaged = true
        }
        if isInsideMember, position + count - memberPosition > memberSize * ExpansionLimit.ratio + Self.lead {
            isExcessive = true
            isDamaged = true
        }
    }

    /// How many bytes of the current member were read.
    var memberSize: Int { fileOffset - (input.count - inputStart) - memberOffset }

    /// The size in the file of this many decoded bytes before the window's start, estimated by their share of their member.
    func packedSize(of decoded: Int) -> Int {
        guard compression != .none, let member = boundaries.first else { return decoded }
        let whole = position + count - member.decoded
        let packed = fileOffset - (input.count - inputStart) - member.file
        return whole > 0 ? Int(Double(packed) * min(1, Double(decoded) / Double(whole))) + 1 : packed
    }

    private func decode(_ input: [UInt8], from start: inout Int, into output: inout [UInt8]) -> DecodingStep {
        compression == .gzip
            ? gzip.decode(input, from: &start, limit: Self.chunk, into: &output)
            : zstandard.decode(input, from: &start, limit: Self.chunk, into: &output)
    }

    /// A .warc.zst file may begin with a skippable frame that holds the dictionary, itself compressed or not.
    /// https://iipc.github.io/warc-specifications/specifications/warc-zstd/
    private func readDictionary() {
        let header = read(at: 0, 8)
        guard header.count == 8, header.starts(with: [0x5D, 0x2A, 0x4D, 0x18]) else { return }
        let length = (0..<4).reduce(0) { $0 | Int(header[4 + $1]) << (8 * $1) }
        guard length <= 64 << 20 else { return }
        var dictionary = read(at: 8, length)
        if dictionary.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) {
            let decoder = ZstandardDecoder()
            var decoded: [UInt8] = []
            var position = 0
            while decoded.count < min(64 << 20, ExpansionLimit.longest(ofPacked: length)), position < dictionary.count,
                decoder.decode(dictionary, from: &position, limit: 1 << 20, into: &decoded) == .more
            {}
            dictionary = decoded
        }
        self.dictionary = dictionary
        zstandard = ZstandardDecoder(dictionary: dictionary)
        fileOffset = 8 + length
        boundaries = [(0, fileOffset)]
    }
}

extension DecodedStream {
    /// The file's offset in the damaged member from which no bytes can be decoded; the bytes before it have been decoded.
    ///
    /// Decodes the member again in pieces, then in ever smaller ones around the last piece that gave bytes.
    func undecodedStart() -> Int {
        // The content is whole, but its checksum is damaged; the checksum is computed again.
        if let unread = compression == .gzip ? gzip.unreadEnd : zstandard.unreadEnd {
            return fileOffset - (input.count - inputStart) + unread
        }
        var last = memberOffset
        for size in [1 << 16, 1 << 8, 1] {
            let found = lastFruitful(size, from: last)
            // NB: The first piece may already contain the first byte that gives output.
            guard let found else { break }
            last = found
        }
        return last
    }

    /// The offset of the last piece of `size` bytes that gives output. `from` is where the search begins.
    private func lastFruitful(_ size: Int, from: Int) -> Int? {
        let gzip = GzipDecoder()
        let zstandard = ZstandardDecoder(dictionary: dictionary)
        var found: Int?
        var place = memberOffset
        var output: [UInt8] = []
        while true {
            let isBefore = place < from
            let piece = read(at: place, isBefore ? min(Self.chunk, from - place) : size)
            if piece.isEmpty { return found }
            var start = 0
            while true {
                output.removeAll(keepingCapacity: true)
                let before = start
                let step =
                    compression == .gzip
                    ? gzip.decode(piece, from: &start, limit: 1 << 16, into: &output)
                    : zstandard.decode(piece, from: &start, limit: 1 << 16, into: &output)
                if !output.isEmpty, !isBefore { found = place }
                if step != .more { return found }
                if output.isEmpty, start == piece.count || start == before { break }
            }
            place += piece.count
        }
    }
}

/// A position in a file of records.
struct StreamPlace: Equatable {
    /// The file's offset, or that of the member which contains the position.
    var offset: Int
    /// The number of decompressed bytes of the member before it.
    var inside = 0
}
