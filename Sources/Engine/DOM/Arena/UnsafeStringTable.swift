// UnsafeStringTable.swift: the strings of a tree. Layout: ArenaLayout.swift.
//
// Why it is safe: a string's units are written once, before its id is known to any other code; every read is bounded by the length in its
// record; the heap's size is checked before it grows.
//
// Invariants: 1. A string is stored as ASCII exactly if all of its code units are ASCII. 2. No two interned strings have the same units.
// 3. Units below `heapUsed` never change.

import CByteScanning
import Glibc

/// The contents of a string table at some time.
struct StringTableImage: ~Copyable {
    fileprivate let slots: UnsafeHashSlots
    fileprivate let room: [Int: Int]
}

/// Immutable strings, identified by ids: ASCII, or UTF-16 that preserves lone surrogates.
public final class UnsafeStringTable {
    @usableFromInline let arena: UnsafeArena
    // Unchecked: these are read for each new string, by functions that call nothing that would reenter.
    /// The ids of the interned strings.
    @exclusivity(unchecked) private var slots = UnsafeHashSlots(capacity: 2048)
    /// Recent short strings that are not interned.
    private let recent = UnsafeRecentStrings()
    /// The end, in bytes of the heap, of each string that has room to grow, mapped to the end of its room.
    @exclusivity(unchecked) private var room: [Int: Int] = [:]
    private static let asciiFlag: UInt32 = 1 << 31
    private static let internedFlag: UInt32 = 1 << 30
    /// Strings of up to this many code units are shared with recent equal ones.
    static let sharedLength = 32

    /// Which equal string may be returned in place of a new one.
    private enum Sharing { case none, recent, interned }

    init(arena: UnsafeArena) {
        self.arena = arena
        let empty = store(ascii: UnsafeBufferPointer(start: nil, count: 0))
        precondition(empty == .empty)
        enter(empty, hash: 1, slot: slots.first(1))
    }

    /// A copy of the table's own state; the strings are in the arena, which is copied separately.
    var image: StringTableImage { StringTableImage(slots: slots.copy(), room: room) }

    /// Restores the table's state for the same strings in the arena.
    func restore(_ image: borrowing StringTableImage) {
        slots = image.slots.copy()
        room = image.room
        recent.removeAll()
    }

    // MARK: Reading

    /// The string's length in UTF-16 code units.
    @inlinable @inline(__always)
    public func length(_ id: StringID) -> Int {
        Int(arena.strings[Int(id.rawValue) &* 4 &+ 2] & 0x3FFF_FFFF)
    }

    /// Whether all code units are ASCII.
    @inlinable @inline(__always)
    public func isASCII(_ id: StringID) -> Bool { arena.strings[Int(id.rawValue) &* 4 &+ 2] >> 31 == 1 }

    @inlinable @inline(__always)
    func offset(_ id: StringID) -> Int {
        let record = Int(id.rawValue) &* 4
        return Int(arena.strings[record]) | Int(arena.strings[record &+ 1]) << 32
    }

    /// The bytes of an ASCII string; must not be called for another.
    @inlinable @inline(__always)
    public func ascii(_ id: StringID) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: arena.heap + offset(id), count: length(id))
    }

    /// The code units of a non-ASCII string; must not be called for another.
    @inlinable @inline(__always)
    public func utf16(_ id: StringID) -> UnsafeBufferPointer<UInt16> {
        let start = UnsafeRawPointer(arena.heap + offset(id)).assumingMemoryBound(to: UInt16.self)
        return UnsafeBufferPointer(start: start, count: length(id))
    }

    /// The code unit at `index`, which must be below the length.
    @inlinable
    public func codeUnit(_ id: StringID, at index: Int) -> UInt16 {
        isASCII(id) ? UInt16(ascii(id)[index]) : utf16(id)[index]
    }

    /// Appends the string as UTF-8, lone surrogates as three bytes (WTF-8).
    public func appendUTF8(of id: StringID, to output: inout [UInt8]) {
        if isASCII(id) {
            output.append(contentsOf: ascii(id))
            return
        }
        let units = utf16(id)
        var index = 0
        while index < units.count {
            let unit = UInt32(units[index])
            index += 1
            if unit < 0x80 {
                output.append(UInt8(unit))
            } else if unit < 0x800 {
                output.append(UInt8(0xC0 | unit >> 6))
                output.append(UInt8(0x80 | unit & 0x3F))
            } else if unit & 0xFC00 == 0xD800, index < units.count, units[index] & 0xFC00 == 0xDC00 {
                let scalar = 0x10000 + ((unit & 0x3FF) << 10 | UInt32(units[index]) & 0x3FF)
                index += 1
                output.append(UInt8(0xF0 | scalar >> 18))
                output.append(UInt8(0x80 | scalar >> 12 & 0x3F))
                output.append(UInt8(0x80 | scalar >> 6 & 0x3F))
                output.append(UInt8(0x80 | scalar & 0x3F))
            } else {
                output.append(UInt8(0xE0 | unit >> 12))
                output.append(UInt8(0x80 | unit >> 6 & 0x3F))
                output.append(UInt8(0x80 | unit & 0x3F))
            }
        }
    }

    /// The string as a Swift string; lone surrogates become U+FFFD.
    public func string(_ id: StringID) -> String {
        isASCII(id) ? String(decoding: ascii(id), as: UTF8.self) : String(decoding: utf16(id), as: UTF16.self)
    }

    /// The first characters of a string, at most `limit` code units; lone surrogates become U+FFFD.
    public func beginning(of id: StringID, _ limit: Int) -> String {
        if isASCII(id) { return String(decoding: ascii(id).prefix(limit), as: UTF8.self) }
        let units = utf16(id).prefix(limit)
        let isCutInPair = units.count < length(id) && (units.last ?? 0) & 0xFC00 == 0xD800
        return String(decoding: units.dropLast(isCutInPair ? 1 : 0), as: UTF16.self)
    }

    /// Whether two strings have the same code units.
    public func equal(_ a: StringID, _ b: StringID) -> Bool {
        if a == b { return true }
        guard length(a) == length(b), isASCII(a) == isASCII(b), !a.isNone, !b.isNone else { return false }
        let size = length(a) * (isASCII(a) ? 1 : 2)
        return memcmp(arena.heap + offset(a), arena.heap + offset(b), size) == 0
    }

    /// Whether a string has the same code units as a string of another table.
    public func equal(_ a: StringID, _ b: StringID, of other: UnsafeStringTable) -> Bool {
        guard length(a) == other.length(b), isASCII(a) == other.isASCII(b) else { return false }
        let size = length(a) * (isASCII(a) ? 1 : 2)
        return memcmp(arena.heap + offset(a), other.arena.heap + other.offset(b), size) == 0
    }

    /// A hash of the code units, equal for equal strings of one tree.
    public func hash(_ id: StringID) -> UInt32 {
        let record = Int(id.rawValue) * 4 + 3
        if arena.strings[record] != 0 { return arena.strings[record] }
        var bits: UInt64 = 0
        let value = isASCII(id) ? Self.hash(ascii(id), bits: &bits) : Self.hash(utf16(id))
        arena.strings[record] = value
        return value
    }

    // MARK: Making

    /// Makes a string from UTF-8, or WTF-8 with lone surrogates; short ones may be shared.
    public func make(utf8 bytes: UnsafeBufferPointer<UInt8>) -> StringID {
        guard bytes.count <= Self.sharedLength else {
            return Self.isASCII(bytes) ? store(ascii: bytes) : makeWide(utf8: bytes, .none)
        }
        var bits: UInt64 = 0
        let hash = Self.hash(bytes, bits: &bits)
        return bits & 0x8080_8080_8080_8080 == 0 ? make(ascii: bytes, hash: hash) : makeWide(utf8: bytes, .recent)
    }

    /// Makes a string from UTF-8 or WTF-8.
    public func make(utf8 bytes: [UInt8]) -> StringID { bytes.withUnsafeBufferPointer { make(utf8: $0) } }

    /// The interned string with these units (UTF-8 or WTF-8), made if there is none.
    public func intern(utf8 bytes: ArraySlice<UInt8>) -> StringID {
        bytes.withUnsafeBufferPointer { intern(utf8: $0) }
    }

    /// The interned string with these units (UTF-8 or WTF-8), made if there is none.
    public func intern(utf8 bytes: UnsafeBufferPointer<UInt8>) -> StringID {
        var bits: UInt64 = 0
        let hash = Self.hash(bytes, bits: &bits)
        return bits & 0x8080_8080_8080_8080 == 0
            ? intern(ascii: bytes, hash: hash) : makeWide(utf8: bytes, .interned)
    }

    /// The largest length of a string in code units.
    public static let longest = (1 << 30) - 1

    /// Makes a string from Latin-1; short ones may be shared.
    public func make(latin1 bytes: UnsafeBufferPointer<UInt8>) -> StringID {
        if Self.isASCII(bytes) { return make(utf8: bytes) }
        return widened(bytes) { make(utf16: $0) }
    }

    /// The interned string with these Latin-1 characters, made if there is none.
    public func intern(latin1 bytes: UnsafeBufferPointer<UInt8>) -> StringID {
        if Self.isASCII(bytes) { return intern(utf8: bytes) }
        return widened(bytes) { intern(utf16: $0) }
    }

    private func widened(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ body: (UnsafeBufferPointer<UInt16>) -> StringID
    ) -> StringID {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: bytes.count) { units in
            for index in 0..<bytes.count { units[index] = UInt16(bytes[index]) }
            return body(UnsafeBufferPointer(units))
        }
    }

    /// Makes a string from UTF-16 code units; short ones may be shared.
    public func make(utf16 units: UnsafeBufferPointer<UInt16>) -> StringID {
        make(utf16: units, units.count <= Self.sharedLength ? .recent : .none)
    }

    /// The interned string with these UTF-16 code units, made if there is none.
    public func intern(utf16 units: UnsafeBufferPointer<UInt16>) -> StringID { make(utf16: units, .interned) }

    /// Makes a string from a Swift string.
    public func make(_ string: String) -> StringID {
        var string = string
        return string.withUTF8 { make(utf8: $0) }
    }

    /// The interned string with these characters, made if there is none.
    public func intern(_ string: String) -> StringID {
        var string = string
        return string.withUTF8 { intern(utf8: $0) }
    }

    /// The interned string equal to `id`, made if there is none.
    public func intern(_ id: StringID) -> StringID {
        if id.isNone || arena.strings[Int(id.rawValue) * 4 + 2] & Self.internedFlag != 0 { return id }
        return isASCII(id) ? intern(ascii: ascii(id)) : make(utf16: utf16(id), .interned)
    }

    /// The interned string with this text; none if it is ASCII and was never interned. Other text is interned now.
    public func findInterned(utf8 bytes: ArraySlice<UInt8>) -> StringID {
        bytes.withUnsafeBufferPointer { findInterned(utf8: $0) }
    }

    /// The interned string with this text; none if it is ASCII and was never interned. Other text is interned now.
    public func findInterned(utf8 bytes: UnsafeBufferPointer<UInt8>) -> StringID {
        guard Self.isASCII(bytes) else { return makeWide(utf8: bytes, .interned) }
        var bits: UInt64 = 0
        return found(in: slot(of: bytes, hash: Self.hash(bytes, bits: &bits)))
    }

    /// `head` followed by `tail`. Repeatedly appending to the last result costs amortized linear time: the room after a string goes to the
    /// first string that grows into it.
    public func concatenate(_ head: StringID, utf8 tail: UnsafeBufferPointer<UInt8>) -> StringID {
        if head == .empty || head.isNone { return make(utf8: tail) }
        if tail.isEmpty { return head }
        if isASCII(head), Self.isASCII(tail) {
            return grow(head, ascii: true, by: tail.count) { target in
                memcpy(target, tail.baseAddress!, tail.count)
            }
        }
        return withUnits(utf8: tail) { concatenate(head, utf16: $0) }
    }

    /// `head` followed by `tail`, as UTF-16 code units.
    public func concatenate(_ head: StringID, utf16 tail: UnsafeBufferPointer<UInt16>) -> StringID {
        if head == .empty || head.isNone { return make(utf16: tail) }
        if tail.isEmpty { return head }
        let tailIsASCII = Self.isASCII(tail)
        if isASCII(head), tailIsASCII {
            return grow(head, ascii: true, by: tail.count) { target in
                for index in 0..<tail.count { target[index] = UInt8(truncatingIfNeeded: tail[index]) }
            }
        }
        if !isASCII(head) {
            return grow(head, ascii: false, by: tail.count) { memcpy($0, tail.baseAddress!, tail.count * 2) }
        }
        var units = [UInt16]()
        units.reserveCapacity(length(head) + tail.count)
        for byte in ascii(head) { units.append(UInt16(byte)) }
        units.append(contentsOf: tail)
        return units.withUnsafeBufferPointer { make(utf16: $0, .none) }
    }

    /// `count` code units from `start`, as a separate string. Long ones share the units, so that splitting a text does not copy each part.
    public func substring(_ id: StringID, from start: Int, count: Int) -> StringID {
        if start == 0, count == length(id) { return id }
        if isASCII(id) {
            let part = UnsafeBufferPointer(rebasing: ascii(id)[start..<start + count])
            return count <= Self.sharedLength
                ? make(utf8: part) : record(offset: offset(id) + start, length: count, ascii: true)
        }
        let part = UnsafeBufferPointer(rebasing: utf16(id)[start..<start + count])
        if count <= Self.sharedLength || Self.isASCII(part) { return make(utf16: part) }
        return record(offset: offset(id) + 2 * start, length: count, ascii: false)
    }

    /// The string with A to Z converted to lower case.
    public func asciiLowercased(_ id: StringID) -> StringID { mapASCII(id, 0x41...0x5A, adding: 0x20) }

    /// The string with a to z converted to upper case.
    public func asciiUppercased(_ id: StringID) -> StringID { mapASCII(id, 0x61...0x7A, adding: 0xE0) }

    // MARK: Parts

    private func mapASCII(_ id: StringID, _ range: ClosedRange<UInt8>, adding delta: UInt8) -> StringID {
        if isASCII(id) {
            guard ascii(id).contains(where: { range.contains($0) }) else { return id }
            let bytes = ascii(id).map { range.contains($0) ? $0 &+ delta : $0 }
            return bytes.withUnsafeBufferPointer { intern(ascii: $0) }
        }
        let wide = UInt16(range.lowerBound)...UInt16(range.upperBound)
        let units = utf16(id).map { wide.contains($0) ? UInt16(UInt8($0) &+ delta) : $0 }
        return units.withUnsafeBufferPointer { make(utf16: $0, .interned) }
    }

    private func intern(ascii bytes: UnsafeBufferPointer<UInt8>) -> StringID {
        var bits: UInt64 = 0
        return intern(ascii: bytes, hash: Self.hash(bytes, bits: &bits))
    }

    @inline(__always)
    private func intern(ascii bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> StringID {
        let slot = slot(of: bytes, hash: hash)
        if slots.isUsed(slot) { return found(in: slot) }
        let id = store(ascii: bytes)
        enter(id, hash: hash, slot: slot)
        return id
    }

    /// A string with these bytes: a recent one or a new one.
    @inline(__always)
    private func make(ascii bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> StringID {
        guard let base = bytes.baseAddress, !bytes.isEmpty else { return .empty }
        let known = recent.string(hash)
        if !known.isNone {
            // NB: It may have been interned in the meantime.
            let flags = arena.strings[Int(known.rawValue) &* 4 &+ 2] & ~Self.internedFlag
            if flags == UInt32(truncatingIfNeeded: bytes.count) | Self.asciiFlag,
                byte_scanning_equal(arena.heap + offset(known), base, bytes.count) != 0
            {
                return known
            }
        }
        return keep(store(ascii: bytes), hash: hash)
    }

    private func make(utf16 units: UnsafeBufferPointer<UInt16>, _ sharing: Sharing) -> StringID {
        if Self.isASCII(units) {
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: units.count) { narrow in
                for index in 0..<units.count { narrow[index] = UInt8(truncatingIfNeeded: units[index]) }
                let bytes = UnsafeBufferPointer(narrow)
                return switch sharing {
                case .none: store(ascii: bytes)
                case .recent: make(utf8: bytes)
                case .interned: intern(ascii: bytes)
                }
            }
        }
        return sharedWide(units, sharing) { store(utf16: units) }
    }

    /// A string with these code units, not all ASCII: one that may be shared, or the one that `store` makes.
    @inline(__always)
    private func sharedWide(
        _ units: UnsafeBufferPointer<UInt16>,
        _ sharing: Sharing,
        _ store: () -> StringID
    ) -> StringID {
        if sharing == .none { return store() }
        let hash = Self.hash(units)
        if sharing == .recent {
            let known = recent.string(hash)
            if isWide(known, units) { return known }
            return keep(store(), hash: hash)
        }
        let slot = slot(of: units, hash: hash)
        if slots.isUsed(slot) { return found(in: slot) }
        let id = store()
        enter(id, hash: hash, slot: slot)
        return id
    }

    /// Adds a new string to the recent ones.
    @inline(__always)
    private func keep(_ id: StringID, hash: UInt32) -> StringID {
        arena.strings[Int(id.rawValue) &* 4 &+ 3] = hash
        recent.keep(id, hash: hash)
        return id
    }

    /// Whether a string has these code units, not all ASCII.
    private func isWide(_ id: StringID, _ units: UnsafeBufferPointer<UInt16>) -> Bool {
        !id.isNone && !isASCII(id) && length(id) == units.count
            && memcmp(utf16(id).baseAddress!, units.baseAddress!, units.count * 2) == 0
    }

    /// Makes a non-ASCII string. It is decoded into the heap, which is taken back if an equal string exists.
    private func makeWide(utf8 bytes: UnsafeBufferPointer<UInt8>, _ sharing: Sharing) -> StringID {
        let used = arena.heapUsed.pointee
        let start = takeHeap(bytes.count * 2)
        defer { arena.guards.show(heap: arena.heapUsed.pointee) }
        let target = UnsafeMutableRawPointer(arena.heap + start).assumingMemoryBound(to: UInt16.self)
        let units = UnsafeBufferPointer(start: target, count: Self.decode(bytes, into: target))
        arena.heapUsed.pointee = used
        if Self.isASCII(units) { return make(utf16: units, sharing) }
        return sharedWide(units, sharing) {
            arena.heapUsed.pointee = start + units.count * 2
            return record(offset: start, length: units.count, ascii: false)
        }
    }

    private func withUnits<R>(utf8 bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt16>) -> R) -> R {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: max(bytes.count, 1)) { units in
            let count = Self.decode(bytes, into: units.baseAddress!)
            return body(UnsafeBufferPointer(start: units.baseAddress, count: count))
        }
    }

    /// Decodes WTF-8 into UTF-16 code units, at most one per byte. The input comes from our own decoders and so is well formed; bytes that
    /// are not become U+FFFD.
    private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, into units: UnsafeMutablePointer<UInt16>) -> Int {
        guard let source = bytes.baseAddress else { return 0 }
        return byte_scanning_decode(source, bytes.count, units)
    }

    private func store(ascii bytes: UnsafeBufferPointer<UInt8>) -> StringID {
        let start = takeHeap(bytes.count)
        if let source = bytes.baseAddress, !bytes.isEmpty { memcpy(arena.heap + start, source, bytes.count) }
        return record(offset: start, length: bytes.count, ascii: true)
    }

    private func store(utf16 units: UnsafeBufferPointer<UInt16>) -> StringID {
        let start = takeHeap(units.count * 2)
        memcpy(arena.heap + start, units.baseAddress!, units.count * 2)
        return record(offset: start, length: units.count, ascii: false)
    }

    /// Reserves `size` bytes at an even offset, so that UTF-16 is aligned.
    private func takeHeap(_ size: Int) -> Int {
        let start = (arena.heapUsed.pointee + 1) & ~1
        precondition(start + size <= ArenaLayout.heapSize, "The page has more text than a tree can hold.")
        arena.heapUsed.pointee = start + size
        arena.guards.show(heap: start + size)
        return start
    }

    private func record(offset: Int, length: Int, ascii: Bool) -> StringID {
        precondition(length < 1 << 30, "A string is longer than a tree can hold.")
        let id = arena.takeRecord(ArenaLayout.stringCountWord, maximum: ArenaLayout.maximumStrings)
        let record = Int(id) * 4
        arena.strings[record] = UInt32(truncatingIfNeeded: offset)
        arena.strings[record + 1] = UInt32(truncatingIfNeeded: offset >> 32)
        arena.strings[record + 2] = UInt32(length) | (ascii ? Self.asciiFlag : 0)
        return StringID(rawValue: id)
    }

    private func grow(_ head: StringID, ascii: Bool, by count: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void)
        -> StringID
    {
        let width = ascii ? 1 : 2
        var start = offset(head)
        let size = length(head) * width
        let added = count * width
        if start + size == arena.heapUsed.pointee, start + size + added <= ArenaLayout.heapSize {
            // It is the last string in the heap.
            arena.heapUsed.pointee = start + size + added
            arena.guards.show(heap: start + size + added)
        } else if let limit = room.removeValue(forKey: start + size), start + size + added <= limit {
            room[start + size + added] = limit
        } else {
            let capacity = max(2 * (size + added), 64)
            let target = takeHeap(capacity)
            memcpy(arena.heap + target, arena.heap + start, size)
            start = target
            room[start + size + added] = start + capacity
        }
        write(arena.heap + start + size)
        return record(offset: start, length: length(head) + count, ascii: ascii)
    }

    // MARK: Interned strings

    /// The string in a slot; none if the slot is free.
    @inline(__always)
    private func found(in slot: Int) -> StringID { StringID(rawValue: slots.number(slot)) }

    /// The slot of the interned ASCII string with these bytes, or the free one for it.
    @inline(__always)
    private func slot(of bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
        var slot = slots.first(hash)
        while slots.isUsed(slot) {
            if slots.hash(slot) == hash {
                let record = Int(slots.number(slot)) &* 4
                // NB: The length word of an interned ASCII string, with its two flags.
                if arena.strings[record &+ 2] == UInt32(truncatingIfNeeded: bytes.count) | 3 << 30 {
                    let start = Int(arena.strings[record]) | Int(arena.strings[record &+ 1]) << 32
                    guard let base = bytes.baseAddress,
                        byte_scanning_equal(arena.heap + start, base, bytes.count) == 0
                    else { break }
                }
            }
            slot = slots.next(slot)
        }
        return slot
    }

    /// The slot of the interned non-ASCII string with these UTF-16 code units, or the free one for it.
    private func slot(of units: UnsafeBufferPointer<UInt16>, hash: UInt32) -> Int {
        var slot = slots.first(hash)
        while slots.isUsed(slot) {
            if slots.hash(slot) == hash, isWide(found(in: slot), units) { break }
            slot = slots.next(slot)
        }
        return slot
    }

    @inline(__always)
    private func enter(_ id: StringID, hash: UInt32, slot: Int) {
        let record = Int(id.rawValue) &* 4
        arena.strings[record &+ 3] = hash
        arena.strings[record &+ 2] |= Self.internedFlag
        slots.put(id.rawValue, hash: hash, at: slot)
    }

    /// The hash of bytes, and the bitwise OR of all bytes. ASCII strings hash their bytes, others the bytes of their units. It depends on
    /// the process's secret: a page that could predict hashes could make each search visit all strings.
    @inline(__always)
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, bits: inout UInt64) -> UInt32 {
        guard let base = bytes.baseAddress, !bytes.isEmpty else { return 1 }
        return byte_scanning_hash(base, bytes.count, &bits)
    }

    private static func hash(_ units: UnsafeBufferPointer<UInt16>) -> UInt32 {
        guard let base = units.baseAddress, !units.isEmpty else { return 1 }
        var bits: UInt64 = 0
        return byte_scanning_hash(UnsafeRawPointer(base).assumingMemoryBound(to: UInt8.self), units.count * 2, &bits)
    }

    @inline(__always)
    private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = bytes.baseAddress else { return true }
        return byte_scanning_is_ascii(base, bytes.count) != 0
    }

    private static func isASCII(_ units: UnsafeBufferPointer<UInt16>) -> Bool {
        var all: UInt16 = 0
        for unit in units { all |= unit }
        return all < 0x80
    }
}

extension UnsafeStringTable {
    /// `head` followed by `tail`.
    public func concatenate(_ head: StringID, _ tail: StringID) -> StringID {
        if head == .empty || head.isNone { return tail }
        // NB: The copy separates the tail's bytes from the heap that is being written.
        return isASCII(tail)
            ? Array(ascii(tail)).withUnsafeBufferPointer { concatenate(head, utf8: $0) }
            : Array(utf16(tail)).withUnsafeBufferPointer { concatenate(head, utf16: $0) }
    }
}
