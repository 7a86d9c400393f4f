// XMLPrefixMap.swift: the prefixes declared for each namespace during serialization.
// https://w3c.github.io/DOM-Parsing/#dfn-namespace-prefix-map

import DOM

/// The "namespace prefix map": the prefixes declared for a namespace, innermost last.
///
/// The standard copies it for each element; here an element's additions are undone after it. The standard also ignores that an inner
/// declaration of a prefix hides an outer one (https://github.com/w3c/DOM-Parsing/issues/45); here a hidden prefix is removed from its
/// namespace's list while it is hidden, so that each lookup takes the same time.
struct XMLPrefixMap {
    private struct Entry {
        var prefix: StringID
        var namespace: StringID
        /// The adjacent entries in its namespace's list, where it is or was; nil at an end.
        var previous: Int?
        var next: Int?
        /// The entry with the same prefix that it hides.
        var hidden: Int?
    }
    private var entries: [Entry] = []
    /// For each namespace, the last entry that is not hidden.
    private var last: [StringID: Int] = [:]
    /// For each prefix, the entry that is not hidden.
    private var visible: [StringID: Int] = [:]
    /// The number of the last generated prefix.
    var generatedCount = 0

    /// The number of entries added; for `undo`.
    var history: Int { entries.count }

    mutating func add(_ prefix: StringID, for namespace: StringID) {
        let hidden = visible[prefix]
        if let hidden { unlink(hidden) }
        let entry = Entry(prefix: prefix, namespace: namespace, previous: last[namespace], hidden: hidden)
        entries.append(entry)
        link(entries.count - 1)
        visible[prefix] = entries.count - 1
    }

    mutating func undo(to history: Int) {
        while entries.count > history {
            unlink(entries.count - 1)
            let entry = entries.removeLast()
            visible[entry.prefix] = entry.hidden
            if let hidden = entry.hidden { link(hidden) }
        }
    }

    /// Inserts an entry between its neighbors.
    private mutating func link(_ place: Int) {
        if let previous = entries[place].previous { entries[previous].next = place }
        if let next = entries[place].next {
            entries[next].previous = place
        } else {
            last[entries[place].namespace] = place
        }
    }

    /// Removes an entry from its list. NB: It keeps its neighbors, between which it returns when all later ones are removed.
    private mutating func unlink(_ place: Int) {
        let entry = entries[place]
        if let previous = entry.previous { entries[previous].next = entry.next }
        if let next = entry.next {
            entries[next].previous = entry.previous
        } else {
            last[entry.namespace] = entry.previous
        }
    }

    /// Whether a prefix is declared.
    func isDeclared(_ prefix: StringID) -> Bool { visible[prefix] != nil }

    func contains(_ prefix: StringID, for namespace: StringID) -> Bool {
        visible[prefix].map { entries[$0].namespace == namespace } ?? false
    }

    /// "Retrieve a preferred prefix string": the wanted prefix if it is declared for the namespace, else the last one.
    func preferred(_ wanted: StringID, for namespace: StringID) -> StringID? {
        if !wanted.isNone, contains(wanted, for: namespace) { return wanted }
        return last[namespace].map { entries[$0].prefix }
    }
}
