// NameTable.swift: names of elements and attributes, numbered so that they compare as integers.
// https://dom.spec.whatwg.org/#concept-element-qualified-name

import CByteScanning

/// The contents of a name table at some time.
struct NameTableImage: ~Copyable {
    fileprivate let names: [NameTable.Name]
    fileprivate let slots: UnsafeHashSlots
    fileprivate let namespaceAddresses: [StringID]
    fileprivate let namespaceNumbers: [StringID: Namespace]
}

/// The names of a tree. Names are never removed; their number is bounded by the different names that the page and its scripts use.
///
/// Invariants: 1. No two names have the same namespace, prefix and local name. 2. All strings here are interned.
public final class NameTable {
    @usableFromInline
    struct Name {
        @usableFromInline var namespace: Namespace
        @usableFromInline var prefix: StringID
        @usableFromInline var localName: StringID
        @usableFromInline var qualifiedName: StringID
    }
    private struct Key {
        var namespace: Namespace
        var prefix: StringID
        var localName: StringID
    }

    let strings: UnsafeStringTable
    private let arena: UnsafeArena
    // Read for each tag that is serialized; nothing that changes them reads them at the same time.
    @usableFromInline @exclusivity(unchecked) var names: [Name]
    @exclusivity(unchecked) private var slots = UnsafeHashSlots(capacity: 1024)
    private var namespaceAddresses: [StringID]
    private var namespaceNumbers: [StringID: Namespace] = [:]

    init(strings: UnsafeStringTable, arena: UnsafeArena) {
        self.strings = strings
        self.arena = arena
        names = [Name(namespace: .none, prefix: .none, localName: .empty, qualifiedName: .empty)]
        namespaceAddresses = []
        names.reserveCapacity(256)
        for address in Namespace.addresses { enter(namespace: strings.intern(address)) }
        for group in knownNames {
            for localName in strings.internWords(of: group.localNames) {
                let key = Key(namespace: group.namespace, prefix: .none, localName: localName)
                _ = enter(key, qualifiedName: localName, hash: hash(key), slot: slot(of: key, hash: hash(key)))
            }
        }
    }

    /// A copy of the table's current contents.
    var image: NameTableImage {
        NameTableImage(
            names: names,
            slots: slots.copy(),
            namespaceAddresses: namespaceAddresses,
            namespaceNumbers: namespaceNumbers
        )
    }

    /// Replaces the table's contents by an image's, over the same strings.
    func restore(_ image: borrowing NameTableImage) {
        names = image.names
        slots = image.slots.copy()
        namespaceAddresses = image.namespaceAddresses
        namespaceNumbers = image.namespaceNumbers
    }

    /// The number of the name with these parts; the strings need not be interned.
    public func name(namespace: Namespace, prefix: StringID, localName: StringID) -> NameID {
        let key = Key(namespace: namespace, prefix: strings.intern(prefix), localName: strings.intern(localName))
        let hash = hash(key)
        let slot = slot(of: key, hash: hash)
        if slots.isUsed(slot) { return NameID(rawValue: slots.number(slot)) }
        var qualifiedName = key.localName
        if !prefix.isNone {
            var bytes: [UInt8] = []
            strings.appendUTF8(of: prefix, to: &bytes)
            bytes.append(0x3A)
            strings.appendUTF8(of: localName, to: &bytes)
            qualifiedName = strings.intern(utf8: bytes[...])
        }
        return enter(key, qualifiedName: qualifiedName, hash: hash, slot: slot)
    }

    private func enter(_ key: Key, qualifiedName: StringID, hash: UInt32, slot: Int) -> NameID {
        let id = NameID(rawValue: UInt32(names.count))
        names.append(
            Name(namespace: key.namespace, prefix: key.prefix, localName: key.localName, qualifiedName: qualifiedName)
        )
        slots.put(id.rawValue, hash: hash, at: slot)
        arena[header: ArenaLayout.nameCountWord] = UInt32(names.count)
        return id
    }

    /// OPTIMIZATION: New local names have consecutive numbers; sixteen of them stay neighbors.
    private func hash(_ key: Key) -> UInt32 {
        let localName = key.localName.rawValue
        let namespace = byte_scanning_mix(UInt64(key.prefix.rawValue), UInt64(key.namespace.rawValue) << 32)
        let group = byte_scanning_mix(namespace, UInt64(localName >> 4))
        return UInt32(truncatingIfNeeded: group) << 4 | localName & 15
    }

    /// The slot of a name, or the free one for it.
    private func slot(of key: Key, hash: UInt32) -> Int {
        var slot = slots.first(hash)
        while slots.isUsed(slot) {
            if slots.hash(slot) == hash {
                let known = names[Int(slots.number(slot))]
                if known.localName == key.localName, known.namespace == key.namespace, known.prefix == key.prefix {
                    break
                }
            }
            slot = slots.next(slot)
        }
        return slot
    }

    /// The namespace with this URL; the empty string means no namespace.
    public func namespace(_ address: StringID) -> Namespace {
        if address.isNone { return .none }
        let interned = strings.intern(address)
        if let known = namespaceNumbers[interned] { return known }
        precondition(namespaceAddresses.count < Int(UInt16.max), "The page has more namespaces than a tree can hold.")
        return enter(namespace: interned)
    }

    /// The namespace with this URL; nil if it is new and the tree has no room for another.
    public func namespaceIfRoom(_ address: StringID) -> Namespace? {
        if namespaceAddresses.count < Int(UInt16.max) - 1 { return namespace(address) }
        return namespaceNumbers[strings.intern(address)]
    }

    /// Whether a name has this number.
    public func has(_ number: UInt32) -> Bool { number != 0 && number < names.count }

    /// The number of namespaces; they are numbered from 0.
    public var namespaceCount: Int { namespaceAddresses.count }

    /// A namespace's URL; the empty string for no namespace.
    public func address(of namespace: Namespace) -> StringID { namespaceAddresses[Int(namespace.rawValue)] }

    @discardableResult
    private func enter(namespace address: StringID) -> Namespace {
        let namespace = Namespace(rawValue: UInt16(namespaceAddresses.count))
        namespaceAddresses.append(address)
        namespaceNumbers[address] = namespace
        return namespace
    }

    @inlinable
    subscript(_ id: NameID) -> Name { names[Int(id.rawValue)] }
}
