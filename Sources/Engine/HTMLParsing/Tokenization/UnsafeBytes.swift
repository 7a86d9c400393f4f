// UnsafeBytes.swift: the bytes that the tokenizer reads, and its buffers.
//
// The tokenizer is the hottest loop of the program, so it reads through a bare pointer, and its buffers live as long as it does and are
// never freed between tokens.
// Why it is safe: an `UnsafeBytes` is only made over memory whose owner outlives the parse (the caller's input, a buffer of the tokenizer
// until its next token, a static string). Offsets come from comparisons with `count`, which debug builds assert; `UnsafeList` checks its
// capacity before each append and frees its memory exactly once.

import CByteScanning
import Glibc

/// A range of bytes in memory.
struct UnsafeBytes {
    let base: UnsafePointer<UInt8>
    let count: Int

    @inline(__always)
    init(base: UnsafePointer<UInt8>, count: Int) {
        self.base = base
        self.count = count
    }

    init(_ buffer: UnsafeBufferPointer<UInt8>) {
        base = buffer.baseAddress ?? UnsafeBytes.empty.base
        count = buffer.count
    }

    init(_ string: StaticString) {
        base = string.utf8Start
        count = string.utf8CodeUnitCount
    }

    static var empty: UnsafeBytes { UnsafeBytes("" as StaticString) }
    static var lineFeed: UnsafeBytes { UnsafeBytes("\n" as StaticString) }
    static var replacementCharacter: UnsafeBytes { UnsafeBytes("\u{FFFD}" as StaticString) }

    @inline(__always) var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

    @inline(__always)
    subscript(_ index: Int) -> UInt8 {
        assert(index >= 0 && index < count)
        return base[index]
    }

    @inline(__always)
    func slice(_ start: Int, _ end: Int) -> UnsafeBytes {
        assert(start >= 0 && start <= end && end <= count)
        return UnsafeBytes(base: base + start, count: end - start)
    }

    /// The offset of a slice of these bytes; nil if it is not one.
    func offset(of slice: UnsafeBytes) -> Int? {
        let offset = slice.base - base
        return offset >= 0 && offset + slice.count <= count ? offset : nil
    }

    /// Whether these are the bytes of an ASCII string, with the same case.
    func equals(_ other: StaticString) -> Bool {
        guard count == other.utf8CodeUnitCount else { return false }
        return hasPrefix(other, at: 0)
    }

    /// Whether an ASCII string is at an offset.
    func hasPrefix(_ prefix: StaticString, at offset: Int) -> Bool {
        let length = prefix.utf8CodeUnitCount
        guard count - offset >= length else { return false }
        for index in 0..<length where base[offset + index] != prefix.utf8Start[index] { return false }
        return true
    }

    /// Whether an ASCII string, given in lower case, is at an offset, ignoring case.
    func hasPrefix(ignoringCase prefix: StaticString, at offset: Int) -> Bool {
        let length = prefix.utf8CodeUnitCount
        guard count - offset >= length else { return false }
        for index in 0..<length where asciiLowercase(base[offset + index]) != prefix.utf8Start[index] { return false }
        return true
    }

    /// Whether these are the bytes of an ASCII string, given in lower case, ignoring case.
    func equals(ignoringCase other: StaticString) -> Bool {
        count == other.utf8CodeUnitCount && hasPrefix(ignoringCase: other, at: 0)
    }

    func equals(_ other: UnsafeBytes) -> Bool {
        guard count == other.count else { return false }
        for index in 0..<count where base[index] != other.base[index] { return false }
        return true
    }

    /// The offset of the first `<`, `&`, NUL or carriage return at or after `start`, or `count`.
    @inline(__always)
    func firstOfText(from start: Int) -> Int { first(of: 0x3C, 0x26, 0, 0x0D, from: start) }

    /// The offset of the first of four bytes at or after `start`, or `count`. Pass a byte twice to search for fewer.
    @inline(__always)
    func first(of a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8, from start: Int) -> Int {
        byte_scanning_first_of(base, start, count, a, b, c, d)
    }

    /// The offset of the first byte that is not HTML whitespace, or `count`. There are no carriage returns at this point.
    @inline(__always)
    var firstNonWhitespace: Int {
        var index = 0
        while index < count, isHTMLSpace(base[index]) { index &+= 1 }
        return index
    }
}

/// Tab, line feed, form feed, carriage return or space.
@inline(__always)
func isHTMLSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0C || byte == 0x0D
}

@inline(__always)
func asciiLowercase(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

@inline(__always)
func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

@inline(__always)
func isASCIIAlphanumericByte(_ byte: UInt8) -> Bool { isASCIILetter(byte) || byte &- 0x30 < 10 }

/// A growable buffer that keeps its memory when it is cleared.
struct UnsafeList<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 16) {
        self.capacity = max(capacity, 1)
        base = Self.memory(malloc(self.capacity * MemoryLayout<Element>.stride))
    }

    deinit { free(base) }

    /// NB: The system's own functions, since `realloc` moves large blocks without copying.
    private static func memory(_ start: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Element> {
        guard let start else { fatalError("There is no memory left for a page's parts.") }
        return start.assumingMemoryBound(to: Element.self)
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count &+= 1
    }

    @inline(__always)
    mutating func append(_ source: UnsafePointer<Element>, _ length: Int) {
        if count + length > capacity { grow(to: count + length) }
        (base + count).update(from: source, count: length)
        count += length
    }

    @inline(__always)
    subscript(_ index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    @inline(__always) var isEmpty: Bool { count == 0 }
    @inline(__always) mutating func removeAll() { count = 0 }
    @inline(__always) mutating func removeLast() { count &-= 1 }

    mutating func truncate(to length: Int) { count = length }

    mutating func remove(at index: Int) {
        assert(index >= 0 && index < count)
        (base + index).update(from: base + index + 1, count: count - index - 1)
        count -= 1
    }

    mutating func remove(_ range: Range<Int>) {
        assert(range.lowerBound >= 0 && range.upperBound <= count)
        (base + range.lowerBound).update(from: base + range.upperBound, count: count - range.upperBound)
        count -= range.count
    }

    mutating func insert(_ element: Element, at index: Int) {
        assert(index >= 0 && index <= count)
        append(element)
        (base + index + 1).update(from: base + index, count: count - index - 1)
        base[index] = element
    }

    mutating func fill(_ element: Element, count length: Int) {
        removeAll()
        if length > capacity { grow(to: length) }
        base.update(repeating: element, count: length)
        count = length
    }

    private mutating func grow(to needed: Int) {
        capacity = max(needed, capacity * 2)
        base = Self.memory(realloc(base, capacity * MemoryLayout<Element>.stride))
    }
}

extension UnsafeList where Element == UInt8 {
    /// The bytes from `start` to `end`; valid until the list grows.
    @inline(__always)
    func slice(_ start: Int, _ end: Int) -> UnsafeBytes {
        assert(start >= 0 && start <= end && end <= count)
        return UnsafeBytes(base: UnsafePointer(base) + start, count: end - start)
    }

    mutating func append(_ bytes: UnsafeBytes) { append(bytes.base, bytes.count) }

    /// All bytes; valid until the list grows.
    var bytes: UnsafeBytes { slice(0, count) }

    /// Appends a code point as UTF-8, generalized to surrogates.
    mutating func append(codePoint: UInt32) {
        switch codePoint {
        case 0..<0x80:
            append(UInt8(codePoint))
        case 0x80..<0x800:
            append(UInt8(0xC0 | codePoint >> 6))
            append(UInt8(0x80 | codePoint & 0x3F))
        case 0x800..<0x10000:
            append(UInt8(0xE0 | codePoint >> 12))
            append(UInt8(0x80 | codePoint >> 6 & 0x3F))
            append(UInt8(0x80 | codePoint & 0x3F))
        default:
            append(UInt8(0xF0 | codePoint >> 18))
            append(UInt8(0x80 | codePoint >> 12 & 0x3F))
            append(UInt8(0x80 | codePoint >> 6 & 0x3F))
            append(UInt8(0x80 | codePoint & 0x3F))
        }
    }
}
