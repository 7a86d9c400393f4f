// ZipUpdate.swift: updates the headers and the directory of a zip file after entries changed or moved.
// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3.7 to 4.3.16

import ArchiveCoding

/// The data descriptor after an entry's content, if the header was written before its numbers were known.
struct ZipDescriptor {
    let bytes: [UInt8]
    /// The checksum's offset in it.
    private let numbers: Int
    /// The size of each length field, in bytes.
    private let width: Int

    /// nil if there is no descriptor.
    init?(_ entry: ZipEntry, _ head: [UInt8], behind: [UInt8]) {
        guard head.number(6, 2) & 8 != 0 else { return nil }
        let numbers = behind.number(0, 4) == 0x0807_4B50 ? 4 : 0
        let width = [4, 8].first { width in
            behind.count >= numbers + 4 + 2 * width && behind.number(numbers + 4, width) == entry.compressedSize
                && behind.number(numbers + 4 + width, width) == entry.size
        }
        guard let width else { return nil }
        self.numbers = numbers
        self.width = width
        bytes = Array(behind.prefix(numbers + 4 + 2 * width))
    }

    /// The descriptor for other content.
    func updated(_ content: ZipNumbers) throws(ContainerError) -> [UInt8] {
        try content.checkRoom(width)
        var new = bytes
        new.setNumber(numbers, 4, Int(content.checkSum))
        new.setNumber(numbers + 4, width, content.compressedSize)
        new.setNumber(numbers + 4 + width, width, content.size)
        return new
    }
}

/// The numbers that describe an entry's content.
struct ZipNumbers {
    var checkSum: UInt32
    var compressedSize: Int
    var size: Int
    /// The compression method; nil: unchanged.
    var method: Int?

    fileprivate func checkRoom(_ bytes: Int) throws(ContainerError) {
        guard bytes == 8 || max(size, compressedSize) < 0xFFFF_FFFF else { throw ContainerError.noRoom }
    }

    /// An entry's own header with new numbers; it keeps its length.
    func updated(head: [UInt8], _ descriptor: ZipDescriptor?) throws(ContainerError) -> [UInt8] {
        var head = head
        if let method { head.setNumber(8, 2, method) }
        var isLarge = false
        var field = 30 + head.number(26, 2)
        while field + 4 <= head.count {
            let length = head.number(field + 2, 2)
            if head.number(field, 2) == 1, field + 4 + length <= head.count, descriptor == nil {
                if max(size, compressedSize) >= 0xFFFF_FFFF, length >= 16 {
                    head.setNumber(field + 4, 8, size)
                    head.setNumber(field + 12, 8, compressedSize)
                    isLarge = true
                } else {
                    // NB: Sizes in the zip64 field would count, so the field gets a type that readers ignore.
                    head.setNumber(field, 2, 0xFFFF)
                }
            }
            field += 4 + length
        }
        // NB: A header with a descriptor has zeros here, but some writers store the numbers anyway.
        if descriptor == nil || head.number(22, 4) != 0 {
            if !isLarge { try checkRoom(4) }
            head.setNumber(14, 4, Int(checkSum))
            head.setNumber(18, 4, isLarge ? 0xFFFF_FFFF : compressedSize)
            head.setNumber(22, 4, isLarge ? 0xFFFF_FFFF : size)
        }
        return head
    }
}

extension ContainerError {
    static let noRoom = ContainerError("with its new pages it would require the ZIP64 format, which it does not use")
}

/// An entry with new content.
struct ZipChange {
    let numbers: ZipNumbers
    /// The content as stored in the file.
    let body: [UInt8]

    init(_ entry: ZipEntry, _ bytes: [UInt8]) {
        body = entry.method == 0 ? bytes : bareDeflate(bytes)
        numbers = ZipNumbers(checkSum: crc32(bytes), compressedSize: body.count, size: bytes.count)
    }

    /// The entry; header and descriptor keep their lengths.
    func bytes(_ head: [UInt8], _ descriptor: ZipDescriptor?) throws(ContainerError) -> [UInt8] {
        try numbers.updated(head: head, descriptor) + body + (descriptor?.updated(numbers) ?? [])
    }
}

extension ZipFile {
    /// The directory and the bytes after it, with the new numbers and offsets.
    ///
    /// - Parameters:
    ///   - changes: The new numbers, by the entries' index in the file's order.
    ///   - starts: The new offset of each entry.
    ///   - start: The new offset of the directory.
    func updatedDirectory(
        _ changes: [Int: ZipNumbers],
        starts: [Int],
        start: Int
    ) throws(ContainerError) -> [UInt8] {
        var bytes = bytes(at: directory.start, size - directory.start)
        func set(_ place: (offset: Int, bytes: Int), _ value: Int) throws(ContainerError) {
            guard place.bytes == 8 || value < 0xFFFF_FFFF else { throw .noRoom }
            bytes.setNumber(place.offset - directory.start, place.bytes, value)
        }
        for (number, entry) in directory.entries.enumerated() {
            if starts[number] != entry.start { try set(entry.startPlace, starts[number]) }
            guard let change = changes[number] else { continue }
            try set(entry.sizePlace, change.size)
            try set(entry.compressedSizePlace, change.compressedSize)
            bytes.setNumber(entry.checkSumPlace - directory.start, 4, Int(change.checkSum))
            // NB: The method is six bytes before the checksum, as in the entry's own header.
            if let method = change.method { bytes.setNumber(entry.checkSumPlace - directory.start - 6, 2, method) }
        }
        let moved = start - directory.start
        if moved != 0 {
            for place in directory.startPlaces { try set(place, start) }
            for place in directory.movedPlaces {
                try set((place, 8), bytes.number(place - directory.start, 8) + moved)
            }
        }
        return bytes
    }
}
