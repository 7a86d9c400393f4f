// Query.swift: the entry points for scripts. https://dom.spec.whatwg.org/#dom-parentnode-queryselectorall

package import DOM

/// The first descendant of `root` in tree order that matches; none if none does.
/// - Parameter root: An element, document or document fragment. An element is also the `:scope`.
package func querySelector(_ list: SelectorList, _ root: NodeID, _ tree: Tree) -> NodeID {
    var matcher = SelectorMatcher(list, tree: tree, root: root, scope: root)
    return matcher.firstMatch()
}

/// All descendants of `root` that match, in tree order.
package func querySelectorAll(_ list: SelectorList, _ root: NodeID, _ tree: Tree) -> [NodeID] {
    var matcher = SelectorMatcher(list, tree: tree, root: root, scope: root)
    return matcher.allMatches()
}

/// Whether `element` matches; `scope` is the `:scope` element.
package func matches(_ list: SelectorList, _ element: NodeID, scope: NodeID, _ tree: Tree) -> Bool {
    var matcher = SelectorMatcher(list, tree: tree, root: element, scope: scope)
    return matcher.matches(element)
}

/// The nearest inclusive ancestor that matches; none if none does.
package func closest(_ list: SelectorList, _ element: NodeID, _ tree: Tree) -> NodeID {
    var matcher = SelectorMatcher(list, tree: tree, root: element, scope: element)
    return matcher.closestMatch()
}

/// Whether `element` matches complex selector `index` of the list.
///
/// - Parameters:
///   - shadowRoot: Its host is the element, and the selector is in its shadow tree.
///   - slotted: An element in the slot `element`, for `::slotted()`.
///   - part: An element of the shadow tree of the host `element`, for `::part()`.
///   - pseudoElement: The name of the pseudo-element of `element` to match; none for the element itself.
package func matches(
    _ list: SelectorList,
    at index: Int,
    _ element: NodeID,
    _ tree: Tree,
    shadowRoot: NodeID = .none,
    slotted: NodeID = .none,
    part: ShadowPart = .none,
    pseudoElement: StringID = .none
) -> Bool {
    var matcher = SelectorMatcher(list, tree: tree, root: shadowRoot.isNone ? element : shadowRoot, scope: .none)
    matcher.slotted = slotted
    matcher.part = part
    matcher.pseudoElement = pseudoElement
    return matcher.matches(element, list.complexes[list.top.lowerBound + index])
}

/// Calls `found` for each matching descendant of the matcher's root until it returns false.
@inline(__always)
private func scan(_ matcher: inout SelectorMatcher, _ found: (NodeID) -> Bool) {
    let root = matcher.root
    let tree = matcher.tree
    let list = matcher.list
    if let id = matcher.soleID, tree.kind(root) == .document, !matcher.isQuirky {
        scanByID(&matcher, id, root, found)
        return
    }
    if list.top.count == 1 {
        scanSingle(&matcher, matcher.complexes[list.top.lowerBound], root, found)
        return
    }
    var node = tree.next(root, within: root)
    while !node.isNone {
        if tree.isElement(node), matcher.matches(node), !found(node) { return }
        node = tree.next(node, within: root)
    }
}

/// One complex selector: the first simple selector of its subject, usually a type or class, is tested in the loop itself.
@inline(__always)
private func scanSingle(
    _ matcher: inout SelectorMatcher,
    _ complex: Complex,
    _ root: NodeID,
    _ found: (NodeID) -> Bool
) {
    let tree = matcher.tree
    let first = matcher.simples[Int(matcher.compounds[Int(complex.start)].start)]
    var node = tree.next(root, within: root)
    if first.kind == .type, !first.hasMoreNames {
        let nameA = first.nameA
        let nameB = first.nameB
        if nameA.isNone { return }
        while !node.isNone {
            let name = tree.name(node)
            if name == nameA || name == nameB, tree.isElement(node), matcher.matches(node, complex), !found(node) {
                return
            }
            node = tree.next(node, within: root)
        }
        return
    }
    while !node.isNone {
        if tree.isElement(node), matcher.matches(node, complex), !found(node) { return }
        node = tree.next(node, within: root)
    }
}

/// A single complex selector whose subject has an id.
///
/// OPTIMIZATION: In a document's tree, the id index finds the element. Other elements are searched for, after the first, only if several
/// share the id.
private func scanByID(_ matcher: inout SelectorMatcher, _ id: StringID, _ root: NodeID, _ found: (NodeID) -> Bool) {
    let tree = matcher.tree
    let first = tree.elementByID(id, in: root)
    if first.isNone { return }
    if matcher.matches(first), !found(first) { return }
    guard tree.hasSeveralElements(withID: id, in: root) else { return }

    var node = tree.next(first, within: root)
    while !node.isNone {
        if tree.isElement(node), matcher.matches(node), !found(node) { return }
        node = tree.next(node, within: root)
    }
}

extension SelectorMatcher {
    /// The root's first descendant that matches.
    mutating func firstMatch() -> NodeID {
        var first = NodeID.none
        scan(&self) {
            first = $0
            return false
        }
        return first
    }

    /// All of the root's descendants that match.
    mutating func allMatches() -> [NodeID] {
        var found: [NodeID] = []
        scan(&self) {
            found.append($0)
            return true
        }
        return found
    }

    /// The root's nearest inclusive ancestor that matches.
    mutating func closestMatch() -> NodeID {
        var current = root
        while !current.isNone, tree.isElement(current) {
            if matches(current) { return current }
            current = tree.parent(current)
        }
        return .none
    }

    /// The id that every match must have, if the list is one complex selector with an id in its subject.
    var soleID: StringID? {
        guard list.top.count == 1 else { return nil }
        let compound = compounds[Int(complexes[list.top.lowerBound].start)]
        for simple in simples[Int(compound.start)..<Int(compound.end)] where simple.kind == .id { return simple.text }
        return nil
    }
}
