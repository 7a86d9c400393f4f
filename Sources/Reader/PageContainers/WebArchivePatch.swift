// WebArchivePatch.swift: a web archive with another page in it, every other octet as it was. What is particular to property
// lists that Foundation would write anew (order, shared objects, blanks) stays.
//
// A binary property list is a list of objects, a table of where they begin, and 32 octets that say how to read both:
//
//   "bplist00"  objects …  table of offsets  | 6 octets  offsetSize  referenceSize  objects(8)  top(8)  table(8)

/// Where the page's octets are in an archive.
enum WebArchivePatch {
    case binary(BinaryPropertyList, page: Int, reference: Int)
    /// The text of the element that holds them in base64.
    case xml(Range<Int>)

    /// nil when the archive has no place for them that is understood.
    init?(_ octets: [UInt8]) {
        if octets.starts(with: "bplist00".utf8) {
            guard let list = BinaryPropertyList(octets),
                let main = list.value(of: "WebMainResource", in: list.top),
                let page = list.value(of: "WebResourceData", in: main.object), list.canReplace(page.object)
            else { return nil }
            self = .binary(list, page: page.object, reference: page.reference)
        } else {
            guard let range = pageText(inXML: octets) else { return nil }
            self = .xml(range)
        }
    }

    /// The archive with these octets as its page.
    func replacing(_ octets: [UInt8], with page: [UInt8]) -> [UInt8] {
        switch self {
        case .binary(let list, let object, let reference): return list.replacing(object, reference, with: page)
        case .xml(let range):
            let text = [0x0A] + encodeBase64(page).filter { $0 != 0x0D } + [0x0A]
            return octets[..<range.lowerBound] + text + octets[range.upperBound...]
        }
    }
}

/// A binary property list, as far as dictionaries lead to data.
struct BinaryPropertyList {
    private let octets: [UInt8]
    private let offsets: [Int]
    private let offsetSize: Int
    private let referenceSize: Int
    private let table: Int
    let top: Int

    /// nil when its parts do not lie as they usually do.
    init?(_ octets: [UInt8]) {
        guard octets.count >= 40 else { return nil }
        let trailer = octets.count - 32
        func number(_ offset: Int, _ size: Int) -> Int? {
            let value = octets[offset..<(offset + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return Int(exactly: value)
        }
        offsetSize = Int(octets[trailer + 6])
        referenceSize = Int(octets[trailer + 7])
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
        self.octets = octets
        self.offsets = offsets
        self.table = table
        self.top = top
    }

    private func number(_ offset: Int, _ size: Int) -> Int? {
        guard offset >= 0, size <= 8, offset + size <= table else { return nil }
        return Int(exactly: octets[offset..<(offset + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    /// An object's kind, how many items it has, and where they begin.
    private func head(_ object: Int) -> (kind: UInt8, count: Int, start: Int)? {
        guard offsets.indices.contains(object) else { return nil }
        let offset = offsets[object]
        let marker = octets[offset]
        if marker & 0x0F != 0x0F { return (marker >> 4, Int(marker & 0x0F), offset + 1) }
        guard let integer = number(offset + 1, 1), integer >> 4 == 1, integer & 0x0F <= 3 else { return nil }
        let size = 1 << (integer & 0x0F)
        guard let count = number(offset + 2, size) else { return nil }
        return (marker >> 4, count, offset + 2 + size)
    }

    /// The object under a key of a dictionary, and where the dictionary refers to it.
    func value(of key: String, in dictionary: Int) -> (object: Int, reference: Int)? {
        guard let (kind, count, start) = head(dictionary), kind == 0xD, count <= table / referenceSize else {
            return nil
        }
        for index in 0..<count {
            guard let name = number(start + index * referenceSize, referenceSize), let text = head(name),
                text.kind == 5, text.count <= table - text.start,
                octets[text.start..<(text.start + text.count)].elementsEqual(key.utf8)
            else { continue }
            let reference = start + (count + index) * referenceSize
            return number(reference, referenceSize).map { ($0, reference) }
        }
        return nil
    }

    /// How often collections refer to an object; nil where collections lie in each other, as nobody writes them.
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

    /// The octets that an object of data takes; none where others refer to it, too. nil for other objects.
    private func data(_ object: Int) -> Range<Int>? {
        guard let (kind, count, start) = head(object), kind == 4, count <= table - start,
            let references = references(to: object)
        else { return nil }
        return references > 1 ? table..<table : offsets[object]..<(start + count)
    }

    /// Whether an object is data that can be replaced.
    func canReplace(_ object: Int) -> Bool {
        guard let range = data(object) else { return false }
        return !range.isEmpty || referenceSize == 8 || offsets.count < 1 << (8 * referenceSize)
    }

    /// The list with other data in an object, or in a new one where others refer to that, too.
    func replacing(_ object: Int, _ reference: Int, with data: [UInt8]) -> [UInt8] {
        let old = self.data(object) ?? table..<table
        // NB: 0x13 is an integer of eight octets.
        let new: [UInt8] = [0x4F, 0x13] + bigEndian(data.count, 8) + data
        let moved = new.count - old.count
        var result = octets[..<old.lowerBound] + new + octets[old.upperBound..<table]
        var places = offsets
        for index in places.indices where places[index] >= old.upperBound { places[index] += moved }
        if old.isEmpty {
            for (index, octet) in bigEndian(offsets.count, referenceSize).enumerated() {
                result[reference + index] = octet
            }
            places.append(table)
        }
        var size = offsetSize
        while size < 8, result.count >> (8 * size) > 0 { size += 1 }
        let newTable = result.count
        for place in places { result += bigEndian(place, size) }
        var trailer = Array(octets.suffix(32))
        trailer[6] = UInt8(size)
        trailer.replaceSubrange(8..<16, with: bigEndian(places.count, 8))
        trailer.replaceSubrange(24..<32, with: bigEndian(newTable, 8))
        return result + trailer
    }

    private func bigEndian(_ value: Int, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}

/// Where the text is of `<data>` under `WebResourceData` under `WebMainResource`.
private func pageText(inXML octets: [UInt8]) -> Range<Int>? {
    /// The last key of each dictionary that is open.
    var keys: [String] = []
    var position = 0
    while let open = octets[position...].firstIndex(of: 0x3C) {
        let rest = octets[open...]
        for (start, end) in [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>")] where rest.starts(with: start.utf8) {
            guard let close = rest.firstRange(of: Array(end.utf8)) else { return nil }
            position = close.upperBound
        }
        if position > open { continue }
        guard let close = rest.firstIndex(of: 0x3E) else { return nil }
        position = close + 1
        switch String(decoding: octets[(open + 1)..<close].prefix(16), as: UTF8.self) {
        case "dict": keys.append("")
        case "/dict":
            if keys.popLast() == nil { return nil }
        case "key":
            guard let end = octets[position...].firstIndex(of: 0x3C), !keys.isEmpty else { return nil }
            keys[keys.count - 1] = String(decoding: octets[position..<end], as: UTF8.self)
        case "data" where keys == ["WebMainResource", "WebResourceData"]:
            return octets[position...].firstIndex(of: 0x3C).map { position..<$0 }
        default: break
        }
    }
    return nil
}
