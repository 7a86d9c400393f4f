// SelectorMatcher+Has.swift: `:has()`. https://www.w3.org/TR/selectors-4/#relational
// Candidates are looked for below the element or behind it, as the relative selector starts; each is then matched like
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
        // One compound and the anchor.
        let isSimple = complex.end - complex.start == 2
        switch complex.lead {
        case .child where isSimple:
            var child = tree.firstChild(element)
            while !child.isNone {
                if tree.isElement(child), matches(child, complex) { return true }
                child = tree.nextSibling(child)
            }
            return false
        case .child, .descendant:
            return hasDescendant(of: element, complex)
        case .nextSibling, .subsequentSibling:
            var sibling = nextElement(element)
            while !sibling.isNone {
                if matches(sibling, complex) || (!isSimple && hasDescendant(of: sibling, complex)) { return true }
                if isSimple, complex.lead == .nextSibling { return false }
                sibling = nextElement(sibling)
            }
            return false
        }
    }

    private mutating func hasDescendant(of element: NodeID, _ complex: Complex) -> Bool {
        var node = tree.next(element, within: element)
        while !node.isNone {
            if tree.isElement(node), matches(node, complex) { return true }
            node = tree.next(node, within: element)
        }
        return false
    }
}
