// UnsafeOutput.swift: the growing bytes of a serialisation.
//
// Text goes out in runs: sixteen bytes at a time are looked through for what must be escaped, and what lies between is
// copied in one piece.
// Why it is safe: every write is preceded by `reserve` for its length; sources are strings of the tree, whose lengths
// come from their records, and static strings. The memory is freed once, by `deinit`.

import CByteScanning
import DOM
import Glibc

/// Bytes that are being written.
struct UnsafeOutput: ~Copyable {
    private var base: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 1024) {
        self.capacity = capacity
        base = Self.memory(malloc(capacity))
    }

    deinit { free(base) }

    /// NB: The system's own functions, since `realloc` moves large blocks without copying them.
    private static func memory(_ start: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<UInt8> {
        guard let start else { fatalError("There is no memory left for a serialisation.") }
        return start.assumingMemoryBound(to: UInt8.self)
    }

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

    /// Forgets what was written after the first `count` bytes.
    mutating func truncate(to count: Int) { self.count = min(self.count, count) }

    @inline(__always)
    mutating func reserve(_ length: Int) {
        if count &+ length > capacity { grow(by: length) }
    }

    @inline(never)
    private mutating func grow(by length: Int) {
        capacity = max(capacity * 2, count + length)
        base = Self.memory(realloc(base, capacity))
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        base[count] = byte
        count &+= 1
    }

    @inline(__always)
    mutating func append(_ start: UnsafePointer<UInt8>, _ length: Int) {
        reserve(length &+ 16)
        // Names and most values are short: two words at most, of which the rest is overwritten later.
        if length <= 16, length >= 8 {
            let target = UnsafeMutableRawPointer(base + count)
            let source = UnsafeRawPointer(start)
            let (head, tail) = (
                source.loadUnaligned(as: UInt64.self),
                source.loadUnaligned(fromByteOffset: length &- 8, as: UInt64.self)
            )
            target.storeBytes(of: head, as: UInt64.self)
            target.storeBytes(of: tail, toByteOffset: length &- 8, as: UInt64.self)
        } else if length < 8 {
            var index = 0
            while index < length {
                base[count &+ index] = start[index]
                index &+= 1
            }
        } else {
            memcpy(base + count, start, length)
        }
        count &+= length
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        if let start = bytes.baseAddress { append(start, bytes.count) }
    }

    @inline(__always)
    mutating func append(_ text: StaticString) { append(text.utf8Start, text.utf8CodeUnitCount) }

    // MARK: Strings of a tree

    /// Appends a string as it is.
    @inline(__always)
    mutating func append(_ string: StringID, of strings: UnsafeStringTable) {
        if strings.isASCII(string) {
            let text = strings.ascii(string)
            if let start = text.baseAddress { append(start, text.count) }
        } else {
            appendUnits(strings.utf16(string), escapes: nil)
        }
    }

    /// What is escaped in a text or a value. https://html.spec.whatwg.org/multipage/parsing.html#escapingString
    struct Escapes {
        /// Whether the text is an attribute's value.
        var isAttribute: Bool
        /// Whether a carriage return, which a parser would take for a line feed, is escaped too.
        var escapesCarriageReturns: Bool
    }

    /// Appends a string escaped.
    ///
    /// NOTE: `<` and `>` are escaped in attributes too, since 2025.
    @inline(__always)
    mutating func append(_ string: StringID, of strings: UnsafeStringTable, escapes: Escapes) {
        if strings.isASCII(string) {
            let text = strings.ascii(string)
            if let start = text.baseAddress { appendEscaped(start, text.count, escapes) }
        } else {
            appendUnits(strings.utf16(string), escapes: escapes)
        }
    }

    private mutating func appendEscaped(_ text: UnsafePointer<UInt8>, _ length: Int, _ escapes: Escapes) {
        var start = 0
        var index = 0
        while true {
            index = byte_scanning_first_escaped(text, index, length)
            guard index < length else { break }
            if let entity = Self.entity(text[index], escapes) {
                append(text + start, index &- start)
                append(entity)
                start = index &+ 1
            }
            index &+= 1
        }
        append(text + start, length &- start)
    }

    @inline(__always)
    private static func entity(_ byte: UInt8, _ escapes: Escapes) -> StaticString? {
        switch byte {
        case 0x26: "&amp;"
        case 0x3C: "&lt;"
        case 0x3E: "&gt;"
        case 0x22: escapes.isAttribute ? "&quot;" : nil
        case 0x0D: escapes.escapesCarriageReturns ? "&#13;" : nil
        default: nil
        }
    }

    /// Appends UTF-16 as UTF-8, lone surrogates as three bytes.
    private mutating func appendUnits(_ units: UnsafeBufferPointer<UInt16>, escapes: Escapes?) {
        var index = 0
        while index < units.count {
            // Three bytes a unit and the longest entity.
            let stretch = min(units.count, index &+ 256)
            reserve((stretch &- index) &* 6 &+ 16)
            while index < stretch {
                let unit = UInt32(units[index])
                index &+= 1
                if unit < 0x80 {
                    if let escapes, let entity = Self.entity(UInt8(unit), escapes) {
                        append(entity)
                        reserve((stretch &- index) &* 6 &+ 16)
                    } else {
                        base[count] = UInt8(unit)
                        count &+= 1
                    }
                } else if unit == 0xA0, escapes != nil {
                    append("&nbsp;")
                    reserve((stretch &- index) &* 6 &+ 16)
                } else if unit < 0x800 {
                    base[count] = UInt8(0xC0 | unit >> 6)
                    base[count &+ 1] = UInt8(0x80 | unit & 0x3F)
                    count &+= 2
                } else if unit & 0xFC00 == 0xD800, index < units.count, units[index] & 0xFC00 == 0xDC00 {
                    let scalar = 0x10000 + ((unit & 0x3FF) << 10 | UInt32(units[index]) & 0x3FF)
                    index &+= 1
                    base[count] = UInt8(0xF0 | scalar >> 18)
                    base[count &+ 1] = UInt8(0x80 | scalar >> 12 & 0x3F)
                    base[count &+ 2] = UInt8(0x80 | scalar >> 6 & 0x3F)
                    base[count &+ 3] = UInt8(0x80 | scalar & 0x3F)
                    count &+= 4
                } else {
                    base[count] = UInt8(0xE0 | unit >> 12)
                    base[count &+ 1] = UInt8(0x80 | unit >> 6 & 0x3F)
                    base[count &+ 2] = UInt8(0x80 | unit & 0x3F)
                    count &+= 3
                }
            }
        }
    }
}
