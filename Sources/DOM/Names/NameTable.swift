// NameTable.swift: names of elements and attributes, numbered so that comparing names is comparing integers.
// https://dom.spec.whatwg.org/#concept-element-qualified-name

import CByteScanning

/// The names of a tree. Names are never forgotten; there are as many as the page and its scripts use different ones.
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

    private let strings: UnsafeStringTable
    private let arena: UnsafeArena
    // Read for each tag that is written; nothing that changes them reads them at the same time.
    @usableFromInline @exclusivity(unchecked) var names: [Name]
    /// Open addressing over the names' numbers; a power of two, at most half full.
    @exclusivity(unchecked) private var slots = [UInt32](repeating: 0, count: 1024)
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
            group.localNames.withUTF8Buffer { text in
                var start = 0
                for index in 0...text.count where index == text.count || text[index] == 0x20 {
                    let localName = strings.intern(utf8: UnsafeBufferPointer(rebasing: text[start..<index]))
                    let key = Key(namespace: group.namespace, prefix: .none, localName: localName)
                    _ = enter(key, qualifiedName: localName, slot: freeSlot(for: key))
                    start = index + 1
                }
            }
        }
    }

    /// The number of the name with these parts, whose strings need not be interned.
    public func name(namespace: Namespace, prefix: StringID, localName: StringID) -> NameID {
        let key = Key(namespace: namespace, prefix: strings.intern(prefix), localName: strings.intern(localName))
        var slot = hash(key) & (slots.count - 1)
        while slots[slot] != 0 {
            let known = names[Int(slots[slot])]
            if known.localName == key.localName, known.namespace == key.namespace, known.prefix == key.prefix {
                return NameID(rawValue: slots[slot])
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        var qualifiedName = key.localName
        if !prefix.isNone {
            var bytes: [UInt8] = []
            strings.appendUTF8(of: prefix, to: &bytes)
            bytes.append(0x3A)
            strings.appendUTF8(of: localName, to: &bytes)
            qualifiedName = bytes.withUnsafeBufferPointer { strings.intern(utf8: $0) }
        }
        return enter(key, qualifiedName: qualifiedName, slot: slot)
    }

    private func enter(_ key: Key, qualifiedName: StringID, slot: Int) -> NameID {
        let id = NameID(rawValue: UInt32(names.count))
        names.append(
            Name(namespace: key.namespace, prefix: key.prefix, localName: key.localName, qualifiedName: qualifiedName)
        )
        slots[slot] = id.rawValue
        if names.count * 2 > slots.count { growSlots() }
        arena[header: ArenaLayout.nameCountWord] = UInt32(names.count)
        return id
    }

    private func hash(_ key: Key) -> Int {
        let namespace = byte_scanning_mix(UInt64(key.prefix.rawValue), UInt64(key.namespace.rawValue) << 32)
        return Int(truncatingIfNeeded: byte_scanning_mix(namespace, UInt64(key.localName.rawValue)) >> 1)
    }

    private func growSlots() {
        slots = [UInt32](repeating: 0, count: slots.count * 4)
        for number in 1..<names.count {
            let name = names[number]
            let key = Key(namespace: name.namespace, prefix: name.prefix, localName: name.localName)
            slots[freeSlot(for: key)] = UInt32(number)
        }
    }

    private func freeSlot(for key: Key) -> Int {
        var slot = hash(key) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    /// The name of an element without a prefix. `localName`: UTF-8.
    public func elementName(namespace: Namespace, localName: UnsafeBufferPointer<UInt8>) -> NameID {
        name(namespace: namespace, prefix: .none, localName: strings.intern(utf8: localName))
    }

    /// The name of an attribute without namespace and prefix. `localName`: UTF-8.
    public func attributeName(_ localName: UnsafeBufferPointer<UInt8>) -> NameID {
        name(namespace: .none, prefix: .none, localName: strings.intern(utf8: localName))
    }

    /// The namespace with an address; the empty string is no namespace.
    public func namespace(_ address: StringID) -> Namespace {
        if address.isNone { return .none }
        let interned = strings.intern(address)
        if let known = namespaceNumbers[interned] { return known }
        precondition(namespaceAddresses.count < Int(UInt16.max), "The page has more namespaces than a tree can hold.")
        return enter(namespace: interned)
    }

    /// As `namespace`; nil when the tree can't hold another one.
    public func namespaceIfRoom(_ address: StringID) -> Namespace? {
        if namespaceAddresses.count < Int(UInt16.max) - 1 { return namespace(address) }
        return namespaceNumbers[strings.intern(address)]
    }

    /// A namespace's address; the empty string for no namespace.
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
