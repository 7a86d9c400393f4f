// BinaryPropertyList.swift: what a binary property list holds, found out before a parser makes anything of it. Its objects refer
// to each other by number, so a kilobyte can stand for more values than memory has room for, and the parser has no limit.
// Format: CFBinaryPList.c of Apple's CoreFoundation describes it; the trailer is the last 32 bytes.

/// A list's values, counted.
struct BinaryPropertyList {
    /// How many values it stands for, up to the limit and one.
    let values: Int
    /// Whether there is a set among them, which no other format has.
    let hasSet: Bool

    /// nil for what is no binary list, or so damaged that no parser reads it.
    init?(_ bytes: [UInt8], limit: Int) {
        guard bytes.starts(with: "bplist".utf8), bytes.count >= 40, var objects = Objects(bytes, limit) else {
            return nil
        }
        values = objects.values(of: objects.top, depth: 0)
        hasSet = objects.hasSet
    }

    private struct Objects {
        private let limit: Int
        private(set) var hasSet = false
        /// Whether the limit is passed: then nothing more is looked at.
        private var isOver = false
        /// References that were read: objects may share one array of them.
        private var read = 0
        private let bytes: [UInt8]
        private let offsetSize: Int
        private let referenceSize: Int
        private let count: Int
        private let table: Int
        let top: Int
        /// For each object the values that it stands for, as far as they are known; one that is being counted stands for none:
        /// the parser refuses circles.
        private var known: [Int: Int] = [:]

        init?(_ bytes: [UInt8], _ limit: Int) {
            self.bytes = bytes
            self.limit = limit
            let trailer = bytes.count - 32
            offsetSize = Int(bytes[trailer + 6])
            referenceSize = Int(bytes[trailer + 7])
            func number(_ place: Int) -> Int? { Self.number(in: bytes, at: trailer + place, size: 8) }
            guard let count = number(8), let top = number(16), let table = number(24),
                (1...8).contains(offsetSize), (1...8).contains(referenceSize)
            else { return nil }
            (self.count, self.top, self.table) = (count, top, table)
        }

        /// A number of `size` bytes; nil outside of the list.
        private func number(at place: Int, size: Int) -> Int? { Self.number(in: bytes, at: place, size: size) }

        private static func number(in bytes: [UInt8], at place: Int, size: Int) -> Int? {
            guard place >= 0, place <= bytes.count - size else { return nil }
            return Int(exactly: bytes[place..<(place + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
        }

        mutating func values(of object: Int, depth: Int) -> Int {
            if let values = known[object] { return values }
            known[object] = 0
            var total = 1
            // NB: The parser refuses what is nested deeper.
            if depth < 512 {
                for part in parts(of: object) where !isOver {
                    total += values(of: part, depth: depth + 1)
                    isOver = isOver || total > limit
                }
            }
            if isOver { return limit + 1 }
            known[object] = total
            return total
        }

        /// The objects in a collection.
        private mutating func parts(of object: Int) -> [Int] {
            guard object < count, object <= bytes.count, table <= bytes.count,
                let place = number(at: table + object * offsetSize, size: offsetSize),
                let marker = number(at: place, size: 1)
            else { return [] }
            let perEntry: Int
            switch marker >> 4 {
            case 0xA: perEntry = 1
            case 0xB, 0xC:
                perEntry = 1
                hasSet = true
            case 0xD: perEntry = 2
            default: return []
            }
            var length = marker & 0xF
            var start = place + 1
            if length == 0xF {
                guard let sizeMarker = number(at: start, size: 1), sizeMarker >> 4 == 1, sizeMarker & 0xF <= 3,
                    let long = number(at: start + 1, size: 1 << (sizeMarker & 0xF))
                else { return [] }
                length = long
                start += 1 + (1 << (sizeMarker & 0xF))
            }
            guard length <= bytes.count else { return [] }
            // NB: Each stands for a value at least.
            read += length * perEntry
            isOver = isOver || read > 4 * (limit + bytes.count)
            if isOver { return [] }
            return (0..<(length * perEntry)).compactMap { number(at: start + $0 * referenceSize, size: referenceSize) }
        }
    }
}
