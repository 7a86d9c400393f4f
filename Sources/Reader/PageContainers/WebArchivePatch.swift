// WebArchivePatch.swift: replaces a value of a web archive's main resource; all other bytes are unchanged. This preserves what Foundation
// would not when it writes a property list: order, shared objects, whitespace.
//
// A binary property list is a list of objects, a table of their offsets, and 32 bytes that say how to read both:
//
//   "bplist00"  objects …  table of offsets  | 6 bytes  offsetSize  referenceSize  objects(8)  top(8)  table(8)

import Codecs

/// The position of a value of the main resource in an archive.
enum WebArchivePatch {
    case binary(PatchedPropertyList, object: Int, reference: Int)
    /// The range of its element's text.
    case xml(Range<Int>)

    /// A new value.
    enum Value {
        case data([UInt8])
        /// A string of fewer than 256 ASCII characters that need no escaping in XML.
        case label(String)

        /// The value as an object of a binary property list.
        fileprivate var object: [UInt8] {
            switch self {
            // NB: 0x13 is an eight-byte integer, 0x10 a one-byte integer.
            case .data(let bytes): [0x4F, 0x13] + bigEndian(bytes.count, 8) + bytes
            case .label(let text): [0x5F, 0x10, UInt8(text.utf8.count)] + text.utf8
            }
        }

        /// The value as the text of an XML element.
        fileprivate var text: [UInt8] {
            switch self {
            case .data(let bytes): [0x0A] + Base64.encodeMIME(bytes, lineEnd: [0x0A]) + [0x0A]
            case .label(let text): Array(text.utf8)
            }
        }
    }

    /// nil if the archive has no such value, or a form that is not supported.
    ///
    /// - Parameter key: A key of the main resource whose value is data or a string.
    init?(_ bytes: [UInt8], key: String) {
        if bytes.starts(with: "bplist00".utf8) {
            guard let list = PatchedPropertyList(bytes),
                let main = list.value(of: "WebMainResource", in: list.top),
                let value = list.value(of: key, in: main.object), list.canReplace(value.object)
            else { return nil }
            self = .binary(list, object: value.object, reference: value.reference)
        } else {
            guard let range = valueText(inXML: bytes, key: key) else { return nil }
            self = .xml(range)
        }
    }

    /// The archive with another value.
    func replacing(_ bytes: [UInt8], with value: Value) -> [UInt8] {
        switch self {
        case .binary(let list, let object, let reference):
            return list.replacing(object, reference, with: value.object)
        case .xml(let range): return bytes[..<range.lowerBound] + value.text + bytes[range.upperBound...]
        }
    }
}

/// A binary property list, read as far as needed to follow dictionaries to data and strings.
struct PatchedPropertyList {
    private let bytes: [UInt8]
    private let offsets: [Int]
    private let offsetSize: Int
    private let referenceSize: Int
    private let table: Int
    let top: Int

    /// nil if its parts are not in the usual order.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 40 else { return nil }
        let trailer = bytes.count - 32
        func number(_ offset: Int, _ size: Int) -> Int? {
            let value = bytes[offset..<(offset + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return Int(exactly: value)
        }
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard let count = number(trailer + 8, 8), let top = number(trailer + 16, 8),
            let table = number(trailer + 24, 8), (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            table >= 8, table <= trailer, count <= (trailer - table) / offsetSize, top < count
        else { return nil }
        var offsets: [Int] = []
        offsets.reserveCapacity(count)
        for index in 0..<count {
            guard let offset = number(table + index * offsetSize, offsetSize), (8..<table).contains(offset) else {
                return nil
            }
            offsets.append(offset)
        }
        self.bytes = bytes
        self.offsets = offsets
        self.table = table
        self.top = top
    }

    private func number(_ offset: Int, _ size: Int) -> Int? {
        guard offset >= 0, size <= 8, offset + size <= table else { return nil }
        return Int(exactly: bytes[offset..<(offset + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    /// An object's type, its number of items, and the offset of the first.
    private func head(_ object: Int) -> (kind: UInt8, count: Int, start: Int)? {
        guard offsets.indices.contains(object) else { return nil }
        let offset = offsets[object]
        let marker = bytes[offset]
        if marker & 0x0F != 0x0F { return (marker >> 4, Int(marker & 0x0F), offset + 1) }
        guard let integer = number(offset + 1, 1), integer >> 4 == 1, integer & 0x0F <= 3 else { return nil }
        let size = 1 << (integer & 0x0F)
        guard let count = number(offset + 2, size) else { return nil }
        return (marker >> 4, count, offset + 2 + size)
    }

    /// The object under a dictionary's key, and the offset of the dictionary's reference to it.
    func value(of key: String, in dictionary: Int) -> (object: Int, reference: Int)? {
        guard let (kind, count, start) = head(dictionary), kind == 0xD, count <= table / referenceSize else {
            return nil
        }
        for index in 0..<count {
            guard let name = number(start + index * referenceSize, referenceSize), let text = head(name),
                text.kind == 5, text.count <= table - text.start,
                bytes[text.start..<(text.start + text.count)].elementsEqual(key.utf8)
            else { continue }
            let reference = start + (count + index) * referenceSize
            return number(reference, referenceSize).map { ($0, reference) }
        }
        return nil
    }

    /// The number of references to an object from collections; nil if collections overlap, which no writer produces.
    private func references(to object: Int) -> Int? {
        var found = 0
        var seen = 0
        for number in offsets.indices {
            guard let (kind, count, start) = head(number), [0xA, 0xC, 0xD].contains(kind) else { continue }
            guard count <= table else { return nil }
            let references = min(kind == 0xD ? 2 * count : count, max(0, table - start) / referenceSize)
            seen += references
            if seen > table { return nil }
            for index in 0..<references
            where self.number(start + index * referenceSize, referenceSize) == object {
                found += 1
            }
        }
        return found
    }

    /// The range of a data or string object; empty if it is referenced more than once. nil for other objects.
    private func place(of object: Int) -> Range<Int>? {
        // NB: 4 is data, 5 is ASCII, 6 is UTF-16.
        guard let (kind, count, start) = head(object), [4, 5, 6].contains(kind), count <= table - start else {
            return nil
        }
        let size = kind == 6 ? 2 * count : count
        guard size <= table - start, let references = references(to: object) else { return nil }
        return references > 1 ? table..<table : offsets[object]..<(start + size)
    }

    /// Whether an object is data or a string that can be replaced.
    func canReplace(_ object: Int) -> Bool {
        guard let range = place(of: object) else { return false }
        return !range.isEmpty || referenceSize == 8 || offsets.count < 1 << (8 * referenceSize)
    }

    /// The list with an object replaced in place. An object with other references is kept, and the new one is appended.
    func replacing(_ object: Int, _ reference: Int, with new: [UInt8]) -> [UInt8] {
        let old = place(of: object) ?? table..<table
        let moved = new.count - old.count
        var result = bytes[..<old.lowerBound] + new + bytes[old.upperBound..<table]
        var places = offsets
        for index in places.indices where places[index] >= old.upperBound { places[index] += moved }
        if old.isEmpty {
            for (index, byte) in bigEndian(offsets.count, referenceSize).enumerated() {
                result[reference + index] = byte
            }
            places.append(table)
        }
        var size = offsetSize
        while size < 8, result.count >> (8 * size) > 0 { size += 1 }
        let newTable = result.count
        for place in places { result += bigEndian(place, size) }
        var trailer = Array(bytes.suffix(32))
        trailer[6] = UInt8(size)
        trailer.replaceSubrange(8..<16, with: bigEndian(places.count, 8))
        trailer.replaceSubrange(24..<32, with: bigEndian(newTable, 8))
        return result + trailer
    }
}

private func bigEndian(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
}

/// The range of the text of `<data>` or `<string>` under a key of `WebMainResource`.
private func valueText(inXML bytes: [UInt8], key: String) -> Range<Int>? {
    /// The last key of each open dictionary.
    var keys: [String] = []
    var position = 0
    while let open = bytes[position...].firstIndex(of: 0x3C) {
        let rest = bytes[open...]
        for (start, end) in [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>")] where rest.starts(with: start.utf8) {
            guard let close = rest.firstRange(of: Array(end.utf8)) else { return nil }
            position = close.upperBound
        }
        if position > open { continue }
        guard let close = rest.firstIndex(of: 0x3E) else { return nil }
        position = close + 1
        switch String(decoding: bytes[(open + 1)..<close].prefix(16), as: UTF8.self) {
        case "dict": keys.append("")
        case "/dict":
            if keys.popLast() == nil { return nil }
        case "key":
            guard let end = bytes[position...].firstIndex(of: 0x3C), !keys.isEmpty else { return nil }
            keys[keys.count - 1] = String(decoding: bytes[position..<end], as: UTF8.self)
        case "data" where keys == ["WebMainResource", key], "string" where keys == ["WebMainResource", key]:
            return bytes[position...].firstIndex(of: 0x3C).map { position..<$0 }
        default: break
        }
    }
    return nil
}
