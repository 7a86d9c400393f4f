// SelectorMatcher.swift: matches selectors against elements, from right to left.
// https://www.w3.org/TR/selectors-4/#match-against-element
// Elsewhere: simple selectors (SelectorMatcher+Simple.swift), positions (SelectorMatcher+Positions.swift), `:has()`
// (SelectorMatcher+Has.swift), states of form controls (SelectorMatcher+Forms.swift), caching (SelectorMemo.swift).

import DOM

/// Matches one selector list against elements of one tree. It is valid for one query, from `begin` until the tree changes.
struct SelectorMatcher {
    let tree: Tree
    let list: SelectorList
    private(set) var simples: [SimpleSelector]
    /// The list's count when `simples` was taken from it.
    private var resolutions = 0
    let compounds: [Compound]
    let complexes: [Complex]
    /// A node of the tree that contains the elements.
    private(set) var root = NodeID.none
    /// The `:scope` element.
    private(set) var scope = NodeID.none
    private(set) var isHTML = false
    private(set) var isQuirky = false
    /// The name of the pseudo-element to match; none for elements.
    var pseudoElement = StringID.none
    /// The anchor of the relative selector that is being matched.
    var anchor = NodeID.none
    /// The host of the elements' shadow tree, if the list has selectors for hosts; there it is a featureless ancestor.
    /// https://www.w3.org/TR/css-scoping-1/#host-element-in-tree
    var host = NodeID.none
    /// For `::slotted()`: an element in the slot that is matched.
    var slotted = NodeID.none
    /// For `::part()`: an element of the shadow tree of the host that is matched.
    var part = ShadowPart.none

    init(_ list: SelectorList, tree: Tree, root: NodeID, scope: NodeID) {
        self.init(list, tree: tree)
        begin(root: root, scope: scope)
    }

    /// A matcher that has no query yet.
    init(_ list: SelectorList, tree: Tree) {
        self.tree = tree
        self.list = list
        simples = list.simples
        compounds = list.compounds
        complexes = list.complexes
    }

    /// Begins a query.
    mutating func begin(root: NodeID, scope: NodeID) {
        self.root = root
        self.scope = scope
        anchor = .none
        let document = tree.document(of: root)
        isHTML = !tree.hasFlag(NodeFlags.xmlDocument, document)
        isQuirky = tree.hasFlag(NodeFlags.quirksDocument, document)
        if list.usesHost { host = tree.shadowHost(of: tree.root(of: root)) }
        list.resolve(tree: tree, isHTML: isHTML)
        if resolutions != list.resolutions {
            resolutions = list.resolutions
            simples = list.simples
        }
        if list.memo != nil { list.begin(self) }
    }

    /// Whether `element` matches one of the list's selectors.
    @inline(__always)
    mutating func matches(_ element: NodeID) -> Bool {
        for index in list.top where matches(element, complexes[index]) { return true }
        return false
    }

    /// Whether `element` matches one of a nested list's selectors.
    mutating func matches(_ element: NodeID, list number: Int32) -> Bool {
        for index in list.lists[Int(number)] where matches(element, complexes[index]) { return true }
        return false
    }

    @inline(__always)
    mutating func matches(_ element: NodeID, _ complex: Complex) -> Bool {
        guard matches(element, compound: Int(complex.start)) else { return false }
        return complex.end &- complex.start == 1 || matchesRest(element, complex)
    }

    /// Matches the compounds left of the subject, which already matches.
    ///
    /// Each compound is matched with the nearest possible element. When a later one fails, only the last `~` and the last descendant
    /// combinator need another try: other choices for an earlier one would leave fewer elements for the compounds on its left than were
    /// tried already. So the cost is at most quadratic in the depth, never exponential.
    private mutating func matchesRest(_ subject: NodeID, _ complex: Complex) -> Bool {
        let end = Int(complex.end)
        var index = Int(complex.start)
        var element = subject
        // Where to continue if a compound fails: the compound after the combinator, and the element it was matched with.
        var ancestorRetry = (index: -1, element: NodeID.none)
        var siblingRetry = (index: -1, element: NodeID.none)
        while index + 1 < end {
            let combinator = compounds[index].combinator
            index += 1
            var found = NodeID.none
            switch combinator {
            case .child:
                siblingRetry.index = -1
                let parent = step(.ancestor, element)
                if !parent.isNone, matches(parent, compound: index) { found = parent }
            case .descendant:
                siblingRetry.index = -1
                found = nearest(.ancestor, from: element, compound: index)
                if found.isNone { return false }
                ancestorRetry = (index, found)
            case .nextSibling:
                let sibling = step(.previousSibling, element)
                if !sibling.isNone, matches(sibling, compound: index) { found = sibling }
            case .subsequentSibling:
                found = nearest(.previousSibling, from: element, compound: index)
                siblingRetry = (found.isNone ? -1 : index, found)
            }
            if found.isNone, siblingRetry.index >= 0 {
                index = siblingRetry.index
                found = nearest(.previousSibling, from: siblingRetry.element, compound: index)
                siblingRetry = (found.isNone ? -1 : index, found)
            }
            if found.isNone {
                guard ancestorRetry.index >= 0 else { return false }
                index = ancestorRetry.index
                found = nearest(.ancestor, from: ancestorRetry.element, compound: index)
                if found.isNone { return false }
                ancestorRetry.element = found
                siblingRetry.index = -1
            }
            element = found
        }
        return true
    }

    @inline(__always)
    func previousElement(_ node: NodeID) -> NodeID {
        var current = tree.previousSibling(node)
        while !current.isNone, !tree.isElement(current) { current = tree.previousSibling(current) }
        return current
    }

    @inline(__always)
    func nextElement(_ node: NodeID) -> NodeID {
        var current = tree.nextSibling(node)
        while !current.isNone, !tree.isElement(current) { current = tree.nextSibling(current) }
        return current
    }

    @inline(__always)
    mutating func matches(_ element: NodeID, compound: Int) -> Bool {
        let compound = compounds[compound]
        if !host.isNone, element == host { return matchesHost(compound) }
        var index = Int(compound.start)
        let end = Int(compound.end)
        while index < end {
            if !matches(element, simple: index) { return false }
            index &+= 1
        }
        return true
    }
}
