// BinaryPropertyList.swift: examines a binary property list before a parser reads it. Its objects refer to each other by number, so a
// kilobyte can represent more values than memory can hold, and the parser has no limit.
// Format: described in CFBinaryPList.c of Apple's CoreFoundation; the trailer is the last 32 bytes.

/// The counts of a list's values.
struct BinaryPropertyList {
    /// The number of values that it represents, counted up to one more than the limit.
    let values: Int
    /// Whether it contains a set, which no other format has.
    let hasSet: Bool

    /// nil if it is not a binary list, or so damaged that no parser reads it.
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
        /// Whether the limit is exceeded: then counting stops.
        private var isOver = false
        /// The number of references read: objects may share an array of them.
        private var read = 0
        private let bytes: [UInt8]
        private let offsetSize: Int
        private let referenceSize: Int
        private let count: Int
        private let table: Int
        let top: Int
        /// For each object, the number of values that it represents, if known. An object that is being counted counts as none: the parser
        /// refuses cycles.
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

        /// A number of `size` bytes; nil if it is outside of the list.
        private func number(at place: Int, size: Int) -> Int? { Self.number(in: bytes, at: place, size: size) }

        private static func number(in bytes: [UInt8], at place: Int, size: Int) -> Int? {
            guard place >= 0, place <= bytes.count - size else { return nil }
            return Int(exactly: bytes[place..<(place + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
        }

        mutating func values(of object: Int, depth: Int) -> Int {
            if let values = known[object] { return values }
            known[object] = 0
            var total = 1
            // NB: The parser refuses deeper nesting.
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
            // NB: Each represents at least one value.
            read += length * perEntry
            isOver = isOver || read > 4 * (limit + bytes.count)
            if isOver { return [] }
            return (0..<(length * perEntry)).compactMap { number(at: start + $0 * referenceSize, size: referenceSize) }
        }
    }
}
