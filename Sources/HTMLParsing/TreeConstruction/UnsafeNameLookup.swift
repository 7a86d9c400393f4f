// UnsafeNameLookup.swift: from a tag's or attribute's bytes to its number without asking the tree.
//
// The tree's tables intern strings first; most names of a page are a few, so a small cache in front answers them.
// Why it is safe: entries point into memory that this file allocates and frees, and lengths are compared first.

import DOM

/// Finds the HTML elements that the parser knows by name.
struct TagNameTable: ~Copyable {
    private var slots = UnsafeList<UInt8>(capacity: 1024)
    private var starts = UnsafeList<UInt16>(capacity: 256)
    private let names = UnsafeBytes(Tag.htmlNames)

    init() {
        slots.fill(0, count: 1024)
        starts.append(0)
        var start = 0
        var tag: UInt8 = 1
        for index in 0...names.count where index == names.count || names[index] == 0x20 {
            starts.append(UInt16(start))
            var slot = hash(names.slice(start, index))
            while slots[slot] != 0 { slot = (slot + 1) & 1023 }
            slots[slot] = tag
            tag += 1
            start = index + 1
        }
        starts.append(UInt16(names.count + 1))
    }

    @inline(__always)
    private func hash(_ name: UnsafeBytes) -> Int {
        var hash = UInt32(truncatingIfNeeded: name.count)
        for index in 0..<name.count { hash = hash &* 31 &+ UInt32(name.base[index]) }
        return Int((hash ^ hash >> 10) & 1023)
    }

    /// The tag with a lowercase name.
    @inline(__always)
    func tag(_ name: UnsafeBytes) -> Tag {
        if name.count > 15 { return .other }
        var slot = hash(name)
        while slots[slot] != 0 {
            let tag = slots[slot]
            let start = Int(starts[Int(tag)])
            if Int(starts[Int(tag) &+ 1]) &- start &- 1 == name.count {
                var index = 0
                while index < name.count, names.base[start &+ index] == name.base[index] { index &+= 1 }
                if index == name.count { return Tag(rawValue: tag) ?? .other }
            }
            slot = (slot &+ 1) & 1023
        }
        return .other
    }
}

/// Remembers attribute names; a later name with the same slot takes an earlier one's place.
struct AttributeNameCache: ~Copyable {
    private struct Entry: BitwiseCopyable {
        var hash: UInt32
        var name: NameID
        var length: Int32
        var bytes: (UInt64, UInt64)
    }

    private static let size = 256
    private var entries: UnsafeMutablePointer<Entry>

    init() {
        entries = .allocate(capacity: Self.size)
        entries.initialize(repeating: Entry(hash: 0, name: .none, length: -1, bytes: (0, 0)), count: Self.size)
    }

    deinit { entries.deallocate() }

    /// The number of an attribute's name without namespace.
    @inline(__always)
    mutating func name(_ bytes: UnsafeBytes, hash: UInt32, in tree: Tree) -> NameID {
        if bytes.count > 16 { return tree.names.attributeName(bytes.buffer) }
        var packed: (UInt64, UInt64) = (0, 0)
        withUnsafeMutableBytes(of: &packed) { target in
            for index in 0..<bytes.count { target[index] = bytes.base[index] }
        }
        let slot = Int((hash ^ hash >> 13) & 255)
        let entry = entries[slot]
        if entry.length == Int32(bytes.count), entry.bytes.0 == packed.0, entry.bytes.1 == packed.1 {
            return entry.name
        }
        let name = tree.names.attributeName(bytes.buffer)
        entries[slot] = Entry(hash: hash, name: name, length: Int32(bytes.count), bytes: packed)
        return name
    }
}
