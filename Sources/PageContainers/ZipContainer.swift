// ZipContainer.swift: the pages in a zip file. Written back, every octet stays but those of pages that changed, the places
// of what comes behind them, and what the directory says of both.

import ArchiveCoding
import FilePaths
import WorkerProtocol

/// Reads the entries of a zip file.
public final class ZipContainer: PageContainer {
    private static let endings = [".html", ".htm", ".xhtml", ".xht"]

    private let file: ZipFile
    private let isRewritten: Bool
    private var nextEntry = 0
    /// Where the entries so far end at the earliest.
    private var end = 0
    /// Up to where the file is in the parts that were given.
    private var copied = 0
    /// What became of the entries that were changed, by number.
    private var changes: [Int: ZipChange] = [:]

    /// - Parameter isRewritten: Whether the container is written back.
    public init(descriptor: Int32, isRewritten: Bool) throws(ContainerError) {
        file = try ZipFile(descriptor: descriptor)
        self.isRewritten = isRewritten
    }

    private var directory: ZipDirectory { file.directory }

    public func next() throws(ContainerError) -> ContainerPart? {
        while nextEntry < directory.entries.count {
            let number = nextEntry
            let entry = directory.entries[number]
            nextEntry += 1
            // NB: Few octets could otherwise be the content of many entries.
            let isApart = entry.start >= end
            end = max(end, entry.start + entry.extent)
            guard Self.endings.contains(where: entry.name.hasEnding) else { continue }
            guard isApart, let head = file.head(of: entry) else {
                let problem = isApart ? "no entry begins where the directory says" : "it begins within another entry"
                return .page(ContainerPage(name: entry.name, url: "", octets: [], problem: problem)) { _ in [] }
            }
            let body = entry.start + head.count
            let (octets, problem) = file.content(of: entry, at: body)
            let page = ContainerPage(name: entry.name, url: "", octets: octets, problem: problem)
            guard isRewritten else { return .page(page) { _ in [] } }
            let bodyEnd = body + entry.compressedSize
            let before = copied..<entry.start
            let descriptor = ZipDescriptor(entry, head, behind: file.octets(at: bodyEnd, 24))
            copied = bodyEnd + (descriptor?.octets.count ?? 0)
            return .page(page) { [self, copied] new in
                guard let new else { return [.original(before.lowerBound..<copied)] }
                let change = ZipChange(entry, new)
                changes[number] = change
                return [.original(before), .octets(change.octets(head, descriptor))]
            }
        }
        return nil
    }

    public var contents: String {
        let count = directory.entries.count
        return "none of its \(count) entries has a name that ends with .html, .htm, .xhtml or .xht"
    }

    public func close() throws(ContainerError) -> [WrittenPiece] {
        var octets = file.octets(at: directory.start, file.size - directory.start)
        func set(_ place: (offset: Int, octets: Int), _ value: Int) throws(ContainerError) {
            guard place.octets == 8 || value < 0xFFFF_FFFF else {
                throw ContainerError("with its new pages it would need numbers that its directory has no room for")
            }
            octets.setNumber(place.offset - directory.start, place.octets, value)
        }
        var moved = 0
        for (number, entry) in directory.entries.enumerated() {
            if moved != 0 { try set(entry.startPlace, entry.start + moved) }
            guard let change = changes[number] else { continue }
            try set(entry.sizePlace, change.size)
            try set(entry.compressedSizePlace, change.body.count)
            octets.setNumber(entry.checkSumPlace - directory.start, 4, Int(change.checkSum))
            moved += change.body.count - entry.compressedSize
        }
        if moved != 0 {
            for place in directory.startPlaces { try set(place, directory.start + moved) }
            for place in directory.movedPlaces {
                try set((place, 8), octets.number(place - directory.start, 8) + moved)
            }
        }
        return [.original(copied..<directory.start), .octets(octets)]
    }
}

/// What comes behind the content of an entry whose header was written before its numbers were known.
private struct ZipDescriptor {
    let octets: [UInt8]
    /// Where the check sum is in it.
    let numbers: Int
    /// Octets of each size.
    let width: Int

    /// nil when there is none.
    init?(_ entry: ZipEntry, _ head: [UInt8], behind: [UInt8]) {
        guard head.number(6, 2) & 8 != 0 else { return nil }
        let numbers = behind.number(0, 4) == 0x0807_4B50 ? 4 : 0
        let width = [4, 8].first { width in
            behind.number(numbers + 4, width) == entry.compressedSize
                && behind.number(numbers + 4 + width, width) == entry.size
        }
        guard let width else { return nil }
        self.numbers = numbers
        self.width = width
        octets = Array(behind.prefix(numbers + 4 + 2 * width))
    }
}

/// An entry with new content.
private struct ZipChange {
    let size: Int
    let checkSum: UInt32
    /// As it lies in the file.
    let body: [UInt8]

    init(_ entry: ZipEntry, _ octets: [UInt8]) {
        size = octets.count
        checkSum = crc32(octets)
        body = entry.method == 0 ? octets : bareDeflate(octets)
    }

    /// The entry, whose header and descriptor keep their lengths.
    func octets(_ head: [UInt8], _ descriptor: ZipDescriptor?) -> [UInt8] {
        var head = head
        // NB: A header that waits for its descriptor has zeros, and some writers' the numbers none the less.
        if descriptor == nil || head.number(22, 4) != 0 {
            head.setNumber(14, 4, Int(checkSum))
            head.setNumber(18, 4, body.count)
            head.setNumber(22, 4, size)
        }
        var field = 30 + head.number(26, 2)
        while field + 4 <= head.count {
            let length = head.number(field + 2, 2)
            // NB: Sizes in a field for large ones would count; so it becomes one that nobody knows.
            if head.number(field, 2) == 1, field + 4 + length <= head.count, descriptor == nil {
                head.setNumber(field, 2, 0xFFFF)
            }
            field += 4 + length
        }
        guard let descriptor else { return head + body }
        var behind = descriptor.octets
        behind.setNumber(descriptor.numbers, 4, Int(checkSum))
        behind.setNumber(descriptor.numbers + 4, descriptor.width, body.count)
        behind.setNumber(descriptor.numbers + 4 + descriptor.width, descriptor.width, size)
        return head + body + behind
    }
}
