// UnsafeOutput.swift: the output buffer of serializers.
//
// Text is copied and searched for characters to escape in one pass, sixteen bytes at a time. Output that goes into an array is written
// through a block of memory that stays in the processor's cache, so that the array's memory is touched once: the kernel takes longer to
// provide a page of memory than a serializer to fill it.
// Why it is safe: every write is preceded by `reserve` for its length and `slack`, which exceeds what is written past the end. Sources are
// strings of the tree, whose lengths come from their records and after which the arena continues, and static strings, which are copied
// exactly. The memory is freed once, by `deinit`.

import CByteScanning
import DOM
import Glibc
import LargePages

/// Bytes that are being written.
struct UnsafeOutput: ~Copyable {
    private var base: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int
    /// The array that receives the bytes when the block is full; nil: the block grows instead.
    private var array: [UInt8]?
    /// The capacity reserved in the array when the first block is appended.
    private let arrayCapacity: Int

    /// How many bytes functions may write past the end of their output.
    private static let slack = 32
    /// The size of the block in front of an array: half of the processor's first-level cache.
    private static let blockSize = 16384
    /// The most bytes of a string that are written at once.
    private static let chunk = 2048

    /// An output in one block of memory.
    init(capacity: Int = 1024) {
        self.capacity = capacity + Self.slack
        arrayCapacity = 0
        base = Self.memory(malloc(self.capacity))
    }

    /// An output that is appended to an array, which `finish` returns.
    ///
    /// - Parameter expected: The expected size in bytes of a long output. Unused capacity costs nothing.
    init(appendingTo array: consuming [UInt8], expected: Int) {
        capacity = Self.blockSize
        arrayCapacity = array.count + expected
        self.array = array
        base = Self.memory(malloc(capacity))
    }

    deinit { free(base) }

    /// NB: The system's own functions, since `realloc` moves large blocks without copying.
    private static func memory(_ start: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<UInt8> {
        guard let start else { fatalError("There is no memory left for a serialisation.") }
        return start.assumingMemoryBound(to: UInt8.self)
    }

    /// The output; for an output to an array, the bytes not appended to it yet.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

    /// Removes the output and keeps the memory.
    mutating func removeAll() { count = 0 }

    /// The array with all output.
    consuming func finish() -> [UInt8] {
        moveToArray()
        return array.take() ?? []
    }

    @inline(__always)
    mutating func reserve(_ length: Int) {
        if count &+ length &+ Self.slack > capacity { makeRoom(for: length) }
    }

    @inline(never)
    private mutating func makeRoom(for length: Int) {
        if array != nil {
            if array!.capacity < arrayCapacity {
                array!.reserveCapacity(arrayCapacity)
                array!.withUnsafeMutableBytes { filled in
                    let room = UnsafeMutableRawBufferPointer(start: filled.baseAddress, count: arrayCapacity)
                    LargePages.prefer(within: room)
                }
            }
            moveToArray()
        }
        let needed = count + length + Self.slack
        if needed > capacity {
            capacity = max(capacity * 2, needed)
            base = Self.memory(realloc(base, capacity))
        }
    }

    private mutating func moveToArray() {
        if array == nil { return }
        let written = bytes
        array!.append(contentsOf: written)
        count = 0
    }

    // MARK: Bytes

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        base[count] = byte
        count &+= 1
    }

    /// Appends two bytes, the first in the lower half.
    @inline(__always)
    mutating func append(pair: UInt16) {
        reserve(2)
        UnsafeMutableRawPointer(base + count).storeBytes(of: pair.littleEndian, as: UInt16.self)
        count &+= 2
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        reserve(bytes.count)
        memcpy(base + count, start, bytes.count)
        count &+= bytes.count
    }

    @inline(__always)
    mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

    mutating func append(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        reserve(length)
        memcpy(base + count, text.utf8Start, length)
        count &+= length
    }

    // MARK: Strings of a tree

    /// Appends a string unescaped.
    @inline(__always)
    mutating func append(_ string: StringID, of strings: UnsafeStringTable) {
        if strings.isASCII(string) {
            let text = strings.ascii(string)
            guard let start = text.baseAddress else { return }
            let length = text.count
            if length <= Self.chunk {
                reserve(length)
                byte_scanning_copy(base + count, start, length)
                count &+= length
            } else {
                appendLong(start, length)
            }
        } else {
            appendUnits(strings.utf16(string), ByteScanningNothing, Escapes.none)
        }
    }

    /// NB: A string longer than a block would make the block grow.
    @inline(never)
    private mutating func appendLong(_ start: UnsafePointer<UInt8>, _ length: Int) {
        if array != nil, length >= Self.blockSize / 2 {
            makeRoom(for: 0)
            array!.append(contentsOf: UnsafeBufferPointer(start: start, count: length))
        } else {
            append(UnsafeBufferPointer(start: start, count: length))
        }
    }

    /// What is escaped in a text or a value. https://html.spec.whatwg.org/multipage/parsing.html#escapingString
    struct Escapes {
        /// Whether the text is an attribute's value.
        var isAttribute: Bool
        /// Whether carriage returns, which a parser would turn into line feeds, are escaped, too.
        var escapesCarriageReturns: Bool

        /// No escaping.
        static var none: Escapes { Escapes(isAttribute: false, escapesCarriageReturns: false) }
    }

    /// Appends a string, escaped.
    ///
    /// NOTE: Since 2025, `<` and `>` are escaped in attributes, too.
    @inline(__always)
    mutating func append(_ string: StringID, of strings: UnsafeStringTable, escapes: Escapes) {
        if strings.isASCII(string) {
            let text = strings.ascii(string)
            if let start = text.baseAddress { appendEscaped(start, text.count, escapes) }
        } else {
            let kind = escapes.isAttribute ? ByteScanningValue : ByteScanningText
            appendUnits(strings.utf16(string), kind, escapes)
        }
    }

    @inline(__always)
    private mutating func appendEscaped(_ text: UnsafePointer<UInt8>, _ length: Int, _ escapes: Escapes) {
        let quotes: Int32 = escapes.isAttribute ? 1 : 0
        var from = 0
        while from < length {
            let wanted = min(length &- from, Self.chunk)
            reserve(wanted)
            let copied = byte_scanning_copy_unescaped(base + count, text + from, wanted, quotes)
            count &+= copied
            from &+= copied
            if copied < wanted {
                appendEntity(UInt16(text[from]), escapes)
                from &+= 1
            }
        }
    }

    /// Appends the entity of a character, or the character itself if it is not escaped here.
    private mutating func appendEntity(_ unit: UInt16, _ escapes: Escapes) {
        switch unit {
        case 0x26: append("&amp;")
        case 0x3C: append("&lt;")
        case 0x3E: append("&gt;")
        case 0x22: append("&quot;")
        case 0xA0: append("&nbsp;")
        case 0x0D where escapes.escapesCarriageReturns: append("&#13;")
        default: append(UInt8(truncatingIfNeeded: unit))
        }
    }

    /// Appends UTF-16 as UTF-8, lone surrogates as three bytes.
    private mutating func appendUnits(
        _ units: UnsafeBufferPointer<UInt16>,
        _ kind: byte_scanning_escapes,
        _ escapes: Escapes
    ) {
        guard let start = units.baseAddress else { return }
        var from = 0
        while from < units.count {
            var wanted = min(units.count &- from, Self.chunk)
            // A surrogate pair is not split.
            if from &+ wanted < units.count, start[from &+ wanted &- 1] & 0xFC00 == 0xD800 { wanted &+= 1 }
            reserve(wanted &* 3)
            let done = byte_scanning_encode(base + count, start + from, wanted, kind)
            count &+= done.bytes
            from &+= done.units
            if done.units < wanted {
                appendEntity(start[from], escapes)
                from &+= 1
            }
        }
    }
}
