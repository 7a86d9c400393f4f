// SelectorMatcher+Positions.swift: `:nth-child()` and its family. https://www.w3.org/TR/selectors-4/#structural-pseudos
// Positions are counted from the sibling that was asked about last, so a whole list of siblings costs its length.

import CSSSyntax
import DOM

/// What one positional selector remembers of the siblings it has counted.
struct PositionMemo {
    struct Key: Hashable {
        var parent: NodeID
        /// For positions by type.
        var name: NameID
    }
    struct Entry {
        /// The last element whose position was asked for, and its position.
        var element = NodeID.none
        var position = 0
        /// How many siblings count in all, once that was asked.
        var total = -1
    }
    var entries: [Key: Entry] = [:]
}

extension SelectorMatcher {
    mutating func matchesPosition(_ element: NodeID, _ simple: SimpleSelector) -> Bool {
        let parent = tree.parent(element)
        // NB: An element without a parent has no siblings but is the first of its kind all the same, except that
        // WebKit wants a parent.
        if parent.isNone { return false }
        if simple.list >= 0, !matches(element, list: simple.list) { return false }
        let isByType = simple.kind == .nthOfType || simple.kind == .nthLastOfType
        let name = isByType ? tree.name(element) : .none
        let memo = Int(simple.memo)
        let key = PositionMemo.Key(parent: parent, name: name)
        var entry = positions[memo].entries[key] ?? PositionMemo.Entry()
        var position = 1
        var current = previousElement(element)
        while !current.isNone {
            if counts(current, name, simple) {
                if current == entry.element {
                    position += entry.position
                    break
                }
                position += 1
            }
            current = previousElement(current)
        }
        entry.element = element
        entry.position = position
        if simple.kind == .nthLastChild || simple.kind == .nthLastOfType {
            if entry.total < 0 {
                entry.total = position
                var current = nextElement(element)
                while !current.isNone {
                    if counts(current, name, simple) { entry.total += 1 }
                    current = nextElement(current)
                }
            }
            position = entry.total - position + 1
        }
        positions[memo].entries[key] = entry
        return simple.nth.contains(position)
    }

    @inline(__always)
    private mutating func counts(_ element: NodeID, _ name: NameID, _ simple: SimpleSelector) -> Bool {
        if !name.isNone { return tree.name(element) == name }
        return simple.list < 0 || matches(element, list: simple.list)
    }
}
