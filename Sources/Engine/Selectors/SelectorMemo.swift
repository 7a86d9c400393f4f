// SelectorMemo.swift: caches results of matching one selector list, as long as the tree does not change.
//
// Most matches need a few steps along the tree, and caching their results would cost more than repeating them. So a walk caches nothing
// until it has taken more steps than the list's `shortWalk`, and all long walks together more than its `patience`: from then on, the cost
// of a query is linear in the tree, however often it repeats a walk.
//
// Invariants: 1. A list's memo has the tree's sequence numbers at which it was begun. 2. Every answer in it depends only on the node, the
// list and the values that `begin` compares. NB: The anchor of `:has()` is not one of these.

import DOM

final class SelectorMemo {
    enum Axis: UInt8 { case ancestor, previousSibling, nextSibling }

    /// The subject of a walk: a compound, or one of the conditions below, which have negative numbers.
    struct Walk: Hashable {
        var goal: Int32
        var axis: Axis
        var node: NodeID
    }
    static let language: Int32 = -1
    static let direction: Int32 = -2
    static let editability: Int32 = -3

    /// The positions of a parent's children in one positional selector.
    struct Positions {
        var byElement: [NodeID: Int] = [:]
        /// By name for positions by type, otherwise under no name.
        var totals: [NameID: Int] = [:]
    }
    struct PositionKey: Hashable {
        var memo: Int32
        var parent: NodeID
    }
    /// The last element whose position was queried.
    struct LastPosition {
        var element = NodeID.none
        var position = 0
    }
    struct RadioGroup: Hashable {
        var form: NodeID
        var name: StringID
    }

    let sequence: UInt32
    /// The tree's counter of changes to the focus and similar states.
    let stateSequence: UInt32
    let controlSequence: UInt32
    let scope: NodeID
    let host: NodeID
    let isHTML: Bool
    let isQuirky: Bool
    /// How many more steps long walks may take before results are cached.
    var patience: Int
    var isPatient: Bool { patience > 0 }

    /// The nearest matching node along the axis, from the walk's own node on.
    var nearest: [Walk: NodeID] = [:]
    var lastPositions: [Int32: LastPosition] = [:]
    var positions: [PositionKey: Positions] = [:]
    /// A relative selector, identified by its start, in the tree of a root.
    struct RelativeSelector: Hashable {
        var start: Int32
        var root: NodeID
    }
    /// The root of each node's tree.
    var roots: [NodeID: NodeID] = [:]
    /// The nodes with a descendant that matches the compounds of a relative selector.
    var ancestorsOfMatches: [RelativeSelector: Set<NodeID>] = [:]
    /// By select element, form or fieldset: the element found inside it.
    var shownOptions: [NodeID: NodeID] = [:]
    var defaultButtons: [NodeID: NodeID] = [:]
    var firstLegends: [NodeID: NodeID] = [:]
    /// By document: the first `a` whose name is the URL's fragment.
    var namedAnchors: [NodeID: NodeID] = [:]
    /// By element with `dir=auto`: whether its text is right-to-left.
    var rightToLeft: [NodeID: Bool] = [:]
    /// By root of a tree: the groups with a checked radio button.
    var checkedGroups: [NodeID: Set<RadioGroup>] = [:]

    init(_ matcher: SelectorMatcher) {
        sequence = matcher.tree.sequence
        stateSequence = matcher.tree.stateSequence
        controlSequence = matcher.tree.controlSequence
        patience = matcher.list.patience
        scope = matcher.scope
        host = matcher.host
        isHTML = matcher.isHTML
        isQuirky = matcher.isQuirky
    }
}

extension SelectorList {
    /// Drops the memo if it is not valid for a query.
    func begin(_ matcher: SelectorMatcher) {
        guard let memo else { return }
        let isSame =
            memo.sequence == matcher.tree.sequence && memo.stateSequence == matcher.tree.stateSequence
            && (!asksForControls || memo.controlSequence == matcher.tree.controlSequence)
            && (!usesScope || memo.scope == matcher.scope) && (!usesHost || memo.host == matcher.host)
            && memo.isHTML == matcher.isHTML && memo.isQuirky == matcher.isQuirky
        if !isSame { self.memo = nil }
    }
}

extension SelectorMatcher {
    var memo: SelectorMemo {
        if let memo = list.memo { return memo }
        let memo = SelectorMemo(self)
        list.memo = memo
        return memo
    }

    @inline(__always)
    func step(_ axis: SelectorMemo.Axis, _ node: NodeID) -> NodeID {
        switch axis {
        case .ancestor:
            let parent = tree.parent(node)
            if tree.isElement(parent) { return host.isNone || node != host ? parent : .none }
            return !host.isNone && tree.shadowHost(of: parent) == host ? host : .none
        case .previousSibling: return host.isNone || node != host ? previousElement(node) : .none
        case .nextSibling: return host.isNone || node != host ? nextElement(node) : .none
        }
    }

    /// The nearest element after `element` along an axis that matches a compound.
    @inline(__always)
    mutating func nearest(_ axis: SelectorMemo.Axis, from element: NodeID, compound: Int) -> NodeID {
        var current = step(axis, element)
        var left = list.shortWalk
        while !current.isNone {
            if matches(current, compound: compound) { return current }
            current = step(axis, current)
            left &-= 1
            if left == 0 { return nearestFarAway(axis, from: current, compound: compound) }
        }
        return .none
    }

    /// The nearest element from `first` on along an axis, inclusive, that matches a compound. Uses the memo once long walks have cost more
    /// than the list's `patience`.
    @inline(never)
    private mutating func nearestFarAway(_ axis: SelectorMemo.Axis, from first: NodeID, compound: Int) -> NodeID {
        let memo = self.memo
        var current = first
        if memo.isPatient || simples[Int(compounds[compound].start)].kind == .anchor {
            while !current.isNone, !matches(current, compound: compound) {
                memo.patience -= 1
                current = step(axis, current)
            }
            return current
        }
        var walk = SelectorMemo.Walk(goal: Int32(compound), axis: axis, node: first)
        var passed: [NodeID] = []
        while !current.isNone {
            walk.node = current
            if let known = memo.nearest[walk] {
                current = known
                break
            }
            if matches(current, compound: compound) { break }
            passed.append(current)
            current = step(axis, current)
        }
        for node in passed {
            walk.node = node
            memo.nearest[walk] = current
        }
        return current
    }

    /// The nearest inclusive ancestor of an element that meets the condition with the number `goal`.
    func nearestAncestor(of element: NodeID, _ goal: Int32, where condition: (NodeID) -> Bool) -> NodeID {
        var current = element
        var left = list.shortWalk
        while left > 0 {
            if current.isNone || condition(current) { return current }
            current = step(.ancestor, current)
            left -= 1
        }
        let memo = self.memo
        let remembers = !memo.isPatient
        var walk = SelectorMemo.Walk(goal: goal, axis: .ancestor, node: current)
        var passed: [NodeID] = []
        while !current.isNone {
            walk.node = current
            if remembers, let known = memo.nearest[walk] {
                current = known
                break
            }
            if condition(current) { break }
            memo.patience -= 1
            if remembers { passed.append(current) }
            current = step(.ancestor, current)
        }
        for node in passed {
            walk.node = node
            memo.nearest[walk] = current
        }
        return current
    }
}
