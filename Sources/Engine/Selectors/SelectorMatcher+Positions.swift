// SelectorMatcher+Positions.swift: `:nth-child()` and its family. https://www.w3.org/TR/selectors-4/#structural-pseudos
// Positions are counted from the last queried sibling, so a whole list of siblings costs its length. If that sibling is repeatedly far
// away, all children of a parent are counted at once.

import CSSSyntax
import DOM

extension SelectorMatcher {
    mutating func matchesPosition(_ element: NodeID, _ simple: SimpleSelector) -> Bool {
        if simple.list >= 0, !matches(element, list: simple.list) { return false }
        let isFromEnd = simple.kind == .nthLastChild || simple.kind == .nthLastOfType
        let isByType = simple.kind == .nthOfType || simple.kind == .nthLastOfType
        let name = isByType ? tree.name(element) : .none
        let axis = isFromEnd ? SelectorMemo.Axis.nextSibling : .previousSibling
        let memo = self.memo
        let last = memo.lastPositions[simple.memo] ?? SelectorMemo.LastPosition()
        var position = 1
        var current = step(axis, element)
        var left = list.shortWalk
        // NB: Decided once: counting all children costs much more than passing them, so a walk that has begun continues.
        let remembers = !memo.isPatient
        while !current.isNone {
            if counts(current, name, simple) {
                if current == last.element {
                    position += last.position
                    break
                }
                position += 1
            }
            current = step(axis, current)
            left -= 1
            if left < 0 {
                if remembers {
                    return simple.nth.contains(countedPosition(element, name, simple, isFromEnd: isFromEnd))
                }
                memo.patience -= 1
            }
        }
        memo.lastPositions[simple.memo] = .init(element: element, position: position)
        return simple.nth.contains(position)
    }

    /// The position of an element that counts, among all children of its parent, which are counted for this.
    private mutating func countedPosition(
        _ element: NodeID,
        _ name: NameID,
        _ simple: SimpleSelector,
        isFromEnd: Bool
    ) -> Int {
        let key = SelectorMemo.PositionKey(memo: simple.memo, parent: tree.parent(element))
        if memo.positions[key] == nil {
            var counted = SelectorMemo.Positions()
            var child = tree.firstChild(key.parent)
            while !child.isNone {
                if tree.isElement(child), !name.isNone || counts(child, name, simple) {
                    let total = counted.totals[name.isNone ? .none : tree.name(child), default: 0] + 1
                    counted.totals[name.isNone ? .none : tree.name(child)] = total
                    counted.byElement[child] = total
                }
                child = tree.nextSibling(child)
            }
            memo.positions[key] = counted
        }
        let position = memo.positions[key]?.byElement[element] ?? 0
        return isFromEnd ? (memo.positions[key]?.totals[name] ?? 0) - position + 1 : position
    }

    @inline(__always)
    private mutating func counts(_ element: NodeID, _ name: NameID, _ simple: SimpleSelector) -> Bool {
        if !name.isNone { return tree.name(element) == name }
        return simple.list < 0 || matches(element, list: simple.list)
    }
}
