// SelectorMatcher+Has.swift: `:has()`. https://www.w3.org/TR/selectors-4/#relational
// Candidates are searched for below the element or after it, depending on the relative selector's combinator; each is then matched like
// any other subject, with the element itself as the leftmost compound.

import DOM

extension SelectorMatcher {
    mutating func matchesHas(_ element: NodeID, list number: Int32) -> Bool {
        let outer = anchor
        anchor = element
        defer { anchor = outer }
        for index in list.lists[Int(number)] where has(element, complexes[index]) { return true }
        return false
    }

    private mutating func has(_ element: NodeID, _ complex: Complex) -> Bool {
        switch complex.lead {
        case .child where isSimple(complex):
            var child = tree.firstChild(element)
            while !child.isNone {
                if tree.isElement(child), matches(child, complex) { return true }
                child = tree.nextSibling(child)
            }
            return false
        case .child, .descendant:
            return hasDescendant(of: element, complex)
        case .nextSibling where isSimple(complex):
            let sibling = nextElement(element)
            return !sibling.isNone && matches(sibling, complex)
        case .subsequentSibling where isSimple(complex):
            return !nearest(.nextSibling, from: element, compound: Int(complex.start)).isNone
        case .nextSibling, .subsequentSibling:
            var sibling = nextElement(element)
            while !sibling.isNone {
                if matches(sibling, complex) || hasDescendant(of: sibling, complex) { return true }
                sibling = nextElement(sibling)
            }
            return false
        }
    }

    /// Whether a relative selector is one compound and the anchor.
    private func isSimple(_ complex: Complex) -> Bool { complex.end - complex.start == 2 }

    private mutating func hasDescendant(of element: NodeID, _ complex: Complex) -> Bool {
        let memo = self.memo
        if !memo.isPatient {
            let key = SelectorMemo.RelativeSelector(start: complex.start, root: rootOfTree())
            let known = memo.ancestorsOfMatches[key] ?? ancestorsOfMatches(complex, under: key.root)
            memo.ancestorsOfMatches[key] = known
            if !known.contains(element) { return false }
            if isSimple(complex), complex.lead == .descendant { return true }
        }
        var node = tree.next(element, within: element)
        while !node.isNone {
            if tree.isElement(node), matches(node, complex) { return true }
            memo.patience -= 1
            node = tree.next(node, within: element)
        }
        return false
    }

    /// The root of the tree that contains the elements. Elements matched in sequence are usually near each other.
    private mutating func rootOfTree() -> NodeID {
        var node = root
        while memo.roots[node] == nil, !tree.parent(node).isNone { node = tree.parent(node) }
        let found = memo.roots[node] ?? node
        memo.roots[root] = found
        return found
    }

    /// The ancestors of all elements that match a relative selector without its anchor: no other element has a descendant that matches it.
    private mutating func ancestorsOfMatches(_ complex: Complex, under root: NodeID) -> Set<NodeID> {
        var free = complex
        free.end -= 1
        var known: Set<NodeID> = []
        var node = root
        while !node.isNone {
            if tree.isElement(node), matches(node, free) {
                var ancestor = tree.parent(node)
                while !ancestor.isNone, known.insert(ancestor).inserted { ancestor = tree.parent(ancestor) }
            }
            node = tree.next(node, within: root)
        }
        return known
    }
}
