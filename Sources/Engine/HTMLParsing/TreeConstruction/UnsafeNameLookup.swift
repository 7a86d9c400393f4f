// UnsafeNameLookup.swift: looks up the number of a tag's or attribute's name without the tree's tables.
//
// The tree's tables intern strings first. Names packed in two words need no interning: elements that the parser distinguishes are found by
// a perfect hash, attributes in a small cache, since most names of a page repeat.
// Why it is safe: the table is as long as the largest slot; entries are in memory that this file allocates and frees.

import DOM

/// Looks up the HTML elements that the parser distinguishes.
struct TagNameTable {
    /// The table, which is made once and never changed.
    private static let table = makeTable()
    private let slots: UnsafePointer<Tag>
    private let names: UnsafePointer<PackedName>

    init() { (slots, names) = (Self.table.slots, Self.table.names) }

    /// A multiplier for which no two names share one of 1,024 slots.
    private static let multiplier: UInt64 = 0x5E49_ED3B_A579_D145

    @inline(__always)
    private static func slot(_ name: PackedName) -> Int {
        Int(truncatingIfNeeded: ((name.low ^ name.high &* 3) &* multiplier) >> 54)
    }

    private struct Table: @unchecked Sendable {
        let slots: UnsafePointer<Tag>
        let names: UnsafePointer<PackedName>
    }

    private static func makeTable() -> Table {
        let slots = UnsafeMutablePointer<Tag>.allocate(capacity: 1024)
        slots.initialize(repeating: .other, count: 1024)
        let names = UnsafeMutablePointer<PackedName>.allocate(capacity: 256)
        names.initialize(repeating: .empty, count: 256)
        var number: UInt8 = 1
        for word in UnsafeBytes(Tag.htmlNames).buffer.split(separator: 0x20) {
            let name = PackedName(UnsafeBytes(UnsafeBufferPointer(rebasing: word)))
            let tag = Tag(rawValue: number) ?? .other
            // NB: A longer name's packed form is a hash, which differs in each process.
            precondition(
                name.isWhole && slots[slot(name)] == .other,
                "Two names of tags fall on one slot; look for another multiplier."
            )
            slots[slot(name)] = tag
            names[Int(number)] = name
            number += 1
        }
        return Table(slots: UnsafePointer(slots), names: UnsafePointer(names))
    }

    /// The tag with a lower-case name.
    @inline(__always)
    func tag(_ name: PackedName) -> Tag {
        let tag = slots[Self.slot(name)]
        return names[Int(tag.rawValue)] == name ? tag : .other
    }
}

/// A cache of attribute names; a later name with the same slot replaces an earlier one.
struct AttributeNameCache: ~Copyable {
    private struct Entry: BitwiseCopyable {
        var packed = PackedName.empty
        var name = NameID.none
        var qualifiedName = StringID.none
    }

    private static let size = 256
    private var entries: UnsafeMutablePointer<Entry>

    init() {
        entries = .allocate(capacity: Self.size)
        entries.initialize(repeating: Entry(), count: Self.size)
    }

    deinit { entries.deallocate() }

    /// The number and the string of an attribute's name without a namespace.
    @inline(__always)
    mutating func name(_ packed: PackedName, _ bytes: UnsafeBytes, in tree: Tree) -> (NameID, StringID) {
        let slot = packed.hash & (Self.size - 1)
        if entries[slot].packed == packed, packed.isWhole { return (entries[slot].name, entries[slot].qualifiedName) }
        let name = tree.names.attributeName(bytes.buffer)
        entries[slot] = Entry(packed: packed, name: name, qualifiedName: tree.qualifiedName(name))
        return (name, entries[slot].qualifiedName)
    }
}
