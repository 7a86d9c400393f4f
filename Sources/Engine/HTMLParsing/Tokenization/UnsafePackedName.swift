// UnsafePackedName.swift: names of tags and attributes packed in two words, so that they compare as integers.
//
// Why it is safe: bytes are read below the count of the range that contains them.

import CByteScanning

/// A name: up to 16 bytes, padded with zeros, since no name contains a zero. A longer name is represented by a hash.
struct PackedName: BitwiseCopyable, Equatable {
    var low: UInt64
    var high: UInt64

    static let empty = PackedName(low: 0, high: 0)

    @inline(__always)
    init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// Packs a name in lower case.
    init(_ name: UnsafeBytes) {
        (low, high) = (0, 0)
        if name.count > 16 {
            var bits: UInt64 = 0
            low = UInt64(byte_scanning_hash(name.base, name.count, &bits))
            // No name contains these bytes.
            high = .max
            return
        }
        var index = name.count
        while index > 0 {
            index -= 1
            if index < 8 { low = low << 8 | UInt64(name[index]) } else { high = high << 8 | UInt64(name[index]) }
        }
    }

    /// Whether it contains the whole name; otherwise equal values may be of different names.
    @inline(__always) var isWhole: Bool { high != .max }

    /// A hash for a cache, where collisions cost little. Not negative.
    @inline(__always) var hash: Int {
        Int(truncatingIfNeeded: ((low ^ high &* 0xFF51_AFD7_ED55_8CCD) &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }

    /// A hash for a table, where collisions cost much: it depends on the process's secret, so that no page can cause them.
    @inline(__always) var tableHash: UInt32 {
        UInt32(truncatingIfNeeded: byte_scanning_mix(byte_scanning_mix(0, low), high) >> 32)
    }

    @inline(__always)
    static func == (a: PackedName, b: PackedName) -> Bool { (a.low ^ b.low) | (a.high ^ b.high) == 0 }
}

extension UnsafeBytes {
    /// Reads at most 16 lower-case letters, digits and dashes: returns the name and the offset after it.
    @inline(__always)
    func readName(from start: Int) -> (name: PackedName, end: Int) {
        let read = byte_scanning_read_name(base, start, count)
        return (PackedName(low: read.low, high: read.high), read.end)
    }
}
