// NameTable.swift: names of elements and attributes, numbered so that comparing names is comparing integers.
// https://dom.spec.whatwg.org/#concept-element-qualified-name

/// The names of a tree. Names are never forgotten; there are as many as the page and its scripts use different ones.
///
/// Invariants: 1. No two names have the same namespace, prefix and local name. 2. All strings here are interned.
public final class NameTable {
    struct Name {
        var namespace: Namespace
        var prefix: StringID
        var localName: StringID
        var qualifiedName: StringID
    }
    struct Key: Hashable {
        var namespace: Namespace
        var prefix: StringID
        var localName: StringID
    }

    private let strings: UnsafeStringTable
    private let arena: UnsafeArena
    // Read for each tag that is written; nothing that changes it reads it at the same time.
    @exclusivity(unchecked) private var names: [Name]
    private var numbers: [Key: NameID] = [:]
    /// Names without a prefix that were asked for lately, at the low bits of their local names.
    private var recent = [(key: Key, name: NameID)](
        repeating: (Key(namespace: .none, prefix: .none, localName: .none), .none),
        count: recentCount
    )
    private static let recentCount = 64
    private var namespaceAddresses: [StringID]
    private var namespaceNumbers: [StringID: Namespace] = [:]

    init(strings: UnsafeStringTable, arena: UnsafeArena) {
        self.strings = strings
        self.arena = arena
        names = [Name(namespace: .none, prefix: .none, localName: .empty, qualifiedName: .empty)]
        namespaceAddresses = []
        names.reserveCapacity(256)
        numbers.reserveCapacity(256)
        for address in Namespace.addresses { enter(namespace: strings.intern(address)) }
        for group in knownNames {
            for word in group.localNames.utf8.split(separator: 0x20) {
                _ = name(namespace: group.namespace, prefix: .none, localName: strings.intern(String(word) ?? ""))
            }
        }
    }

    /// The number of the name with these parts, whose strings need not be interned.
    public func name(namespace: Namespace, prefix: StringID, localName: StringID) -> NameID {
        let key = Key(namespace: namespace, prefix: strings.intern(prefix), localName: strings.intern(localName))
        let slot = Int(key.localName.rawValue) & (Self.recentCount - 1)
        if recent[slot].key == key, !recent[slot].name.isNone { return recent[slot].name }
        if let known = numbers[key] {
            recent[slot] = (key, known)
            return known
        }
        var qualifiedName = key.localName
        if !prefix.isNone {
            var bytes: [UInt8] = []
            strings.appendUTF8(of: prefix, to: &bytes)
            bytes.append(0x3A)
            strings.appendUTF8(of: localName, to: &bytes)
            qualifiedName = bytes.withUnsafeBufferPointer { strings.intern(utf8: $0) }
        }
        let id = NameID(rawValue: UInt32(names.count))
        names.append(
            Name(namespace: namespace, prefix: key.prefix, localName: key.localName, qualifiedName: qualifiedName)
        )
        numbers[key] = id
        arena[header: ArenaLayout.nameCountWord] = UInt32(names.count)
        return id
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

    subscript(_ id: NameID) -> Name { names[Int(id.rawValue)] }
}
