// ZipDirectory.swift: the directory at the end of a zip file.
// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3.12 to 4.3.16

import FilePaths

/// One entry.
struct ZipEntry {
    /// The size in the directory of an entry's header before its name.
    static let directoryHeader = 46

    let name: FilePath
    let isEncrypted: Bool
    let method: Int
    let checkSum: UInt32
    let compressedSize: Int
    let size: Int
    /// The entry's offset in the file.
    let start: Int
    /// The least number of bytes it takes in the file.
    let extent: Int
    /// The range of its header in the directory.
    let place: Range<Int>
    /// Where the directory stores each of the three numbers that may change, and in how many bytes.
    let sizePlace: (offset: Int, bytes: Int)
    let compressedSizePlace: (offset: Int, bytes: Int)
    let startPlace: (offset: Int, bytes: Int)
    let checkSumPlace: Int
}

/// The directory of a zip file.
struct ZipDirectory {
    /// The entries, in the order of their offsets in the file.
    let entries: [ZipEntry]
    /// The directory's offset.
    let start: Int
    /// Each position at which the file stores that offset.
    let startPlaces: [(offset: Int, bytes: Int)]
    /// The positions of other stored offsets that move with the directory.
    let movedPlaces: [Int]

    /// The largest directory that is read, in bytes.
    private static let maximumSize = 1 << 30

    /// - Parameters:
    ///   - size: The file's size in bytes.
    ///   - read: Reads bytes of the file, by offset and count.
    init(size: Int, read: (Int, Int) -> [UInt8]) throws(ContainerError) {
        let tailStart = max(0, size - (1 << 16) - 22)
        let tail = read(tailStart, size - tailStart)
        guard let found = Self.endRecord(tail) else {
            throw ContainerError("it has no central directory: it is truncated, or not a zip file")
        }
        let end = tailStart + found
        var count = tail.number(found + 10, 2)
        var length = tail.number(found + 12, 4)
        var start = tail.number(found + 16, 4)
        var places = [(offset: end + 16, bytes: 4)]
        var moved: [Int] = []
        // If the fields are too small for the numbers, a zip64 record before it has them.
        let locator = read(end - 20, 20)
        if locator.count == 20, locator.number(0, 4) == 0x0706_4B50 {
            let place = locator.number(8, 8)
            let record = read(place, 56)
            guard record.count == 56, record.number(0, 4) == 0x0606_4B50 else {
                throw ContainerError("its central directory is damaged")
            }
            if count == 0xFFFF { count = record.number(32, 8) }
            if length == 0xFFFF_FFFF { length = record.number(40, 8) }
            if start == 0xFFFF_FFFF {
                start = record.number(48, 8)
                places.removeAll()
            }
            guard start >= 0, start <= place, place <= end - 76 else {
                throw ContainerError("its central directory is damaged")
            }
            places.append((place + 48, 8))
            moved.append(end - 12)
        }
        guard start >= 0, length >= 0, length <= Self.maximumSize, start <= end, length <= end - start else {
            throw ContainerError("its central directory is damaged, or it is one part of a multi-part archive")
        }
        let bytes = read(start, length)
        var entries: [ZipEntry] = []
        var position = 0
        while position + ZipEntry.directoryHeader <= bytes.count, bytes.number(position, 4) == 0x0201_4B50 {
            guard let entry = Self.entry(bytes, position, start) else {
                throw ContainerError("its central directory is damaged")
            }
            entries.append(entry)
            position = entry.place.upperBound - start
        }
        // NB: Large files without the zip64 record store the count modulo 65,536.
        guard entries.count & 0xFFFF == count & 0xFFFF else { throw ContainerError("its central directory is damaged") }
        self.entries = entries.sorted { $0.start < $1.start }
        self.start = start
        startPlaces = places
        movedPlaces = moved
    }

    private static func endRecord(_ tail: [UInt8]) -> Int? {
        guard tail.count >= 22 else { return nil }
        for position in stride(from: tail.count - 22, through: 0, by: -1)
        where tail[position] == 0x50 && tail.number(position, 4) == 0x0605_4B50 {
            // A comment may contain the signature: the record ends with the file.
            if position + 22 + tail.number(position + 20, 2) == tail.count { return position }
        }
        return nil
    }

    private static func entry(_ bytes: [UInt8], _ position: Int, _ start: Int) -> ZipEntry? {
        let nameStart = position + ZipEntry.directoryHeader
        let extraStart = nameStart + bytes.number(position + 28, 2)
        let extraEnd = extraStart + bytes.number(position + 30, 2)
        let end = extraEnd + bytes.number(position + 32, 2)
        guard end <= bytes.count else { return nil }
        let flags = bytes.number(position + 8, 2)
        var numbers = [(24, 4), (20, 4), (42, 4)].map { (position + $0.0, $0.1) }
        var values = numbers.map { bytes.number($0.0, $0.1) }
        var field = extraStart
        while field + 4 <= extraEnd {
            let length = bytes.number(field + 2, 2)
            guard field + 4 + length <= extraEnd else { break }
            if bytes.number(field, 2) == 1 {
                // The field holds, in this order, the numbers that are too large for the header.
                var place = field + 4
                for index in values.indices where values[index] == 0xFFFF_FFFF && place + 8 <= field + 4 + length {
                    numbers[index] = (place, 8)
                    values[index] = bytes.number(place, 8)
                    place += 8
                }
            }
            field += 4 + length
        }
        guard values.allSatisfy({ $0 >= 0 }), values[1] <= start, values[2] < start else { return nil }
        func place(_ index: Int) -> (offset: Int, bytes: Int) { (start + numbers[index].0, numbers[index].1) }
        return ZipEntry(
            name: FilePath(bytes: bytes[nameStart..<extraStart]),
            isEncrypted: flags & 1 != 0,
            method: bytes.number(position + 10, 2),
            checkSum: UInt32(bytes.number(position + 16, 4)),
            compressedSize: values[1],
            size: values[0],
            start: values[2],
            extent: 30 + extraStart - nameStart + values[1],
            place: (start + position)..<(start + end),
            sizePlace: place(0),
            compressedSizePlace: place(1),
            startPlace: place(2),
            checkSumPlace: start + position + 16
        )
    }
}

extension [UInt8] {
    /// A little-endian number; -1 if it is outside this array or too large.
    func number(_ offset: Int, _ bytes: Int) -> Int {
        guard offset >= 0, offset + bytes <= count else { return -1 }
        var value: UInt64 = 0
        for index in 0..<bytes { value |= UInt64(self[offset + index]) << UInt64(8 * index) }
        return Int(exactly: value) ?? -1
    }

    /// Stores a little-endian number.
    mutating func setNumber(_ offset: Int, _ bytes: Int, _ value: Int) {
        for index in 0..<bytes { self[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
    }
}
