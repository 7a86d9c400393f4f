// Tree+Links.swift: inserts nodes into child lists and removes them, without the DOM's validity checks.
// https://dom.spec.whatwg.org/#mutation-algorithms
// The parser and the checked algorithms (Tree+Algorithms.swift) are built on these.

extension Tree {
    /// Appends `node` to `parent`'s children; see `insert`.
    public func append(_ node: NodeID, to parent: NodeID) { insert(node, into: parent, before: .none) }

    /// Inserts `node`, or a fragment's children, into `parent` before `before` (none: at the end), and removes it from its former list. The
    /// caller has checked that `node` is allowed there. The node document is not changed.
    public func insert(_ node: NodeID, into parent: NodeID, before: NodeID) {
        if kind(node) == .documentFragment {
            moveChildren(of: node, to: parent, before: before)
            return
        }
        if !self.parent(node).isNone { remove(node) }
        liveRanges?.willInsert(1, into: parent, before: before, in: self)
        let previous = before.isNone ? lastChild(parent) : previousSibling(before)
        link(run: node, through: node, into: parent, between: previous, and: before)
        touchNames(ofTrees: node, through: node)
        journal(JournalEntryKind.inserted, node.rawValue, node.rawValue, parent.rawValue)
        changeLog?.inserted(node, into: parent, in: self)
        enterDocument(node, under: parent)
        if reactions != nil { reactToInsertion(of: node, into: parent) }
        if recorder != nil { recordChildren(parent, added: [node], removed: [], previous: previous, next: before) }
    }

    /// Moves all children of `source` to the end of `target`.
    public func moveChildren(of source: NodeID, to target: NodeID) {
        moveChildren(of: source, to: target, before: .none)
    }

    func moveChildren(of source: NodeID, to target: NodeID, before: NodeID) {
        let first = firstChild(source)
        guard !first.isNone else { return }
        let last = lastChild(source)
        let moved = recorder == nil && reactions == nil ? [] : children(of: source)
        for child in moved {
            recorder?.willRemove(child, from: source, in: self)
            reactToRemoval(of: child, from: source)
        }
        logRemovalOfChildren(of: source)
        liveRanges?.willRemoveChildren(of: source, in: self)
        if hasIterators { moveIterators(awayFromChildrenOf: source) }
        if let liveRanges, !before.isNone {
            liveRanges.willInsert(children(of: source).count, into: target, before: before, in: self)
        }
        childrenLeaveDocument(of: source)
        if !childOrders.isEmpty { childOrders[source] = nil }
        arena[node: source.rawValue, ArenaLayout.firstChildWord] = 0
        arena[node: source.rawValue, ArenaLayout.lastChildWord] = 0
        journal(JournalEntryKind.emptied, 0, 0, source.rawValue)
        if recorder != nil { recordChildren(source, added: [], removed: moved, previous: .none, next: .none) }
        let previous = before.isNone ? lastChild(target) : previousSibling(before)
        link(run: first, through: last, into: target, between: previous, and: before)
        // NB: The children were also removed from `source`; this covers both.
        touchNames(ofTrees: first, through: last)
        journal(JournalEntryKind.inserted, first.rawValue, last.rawValue, target.rawValue)
        var child = first
        while true {
            enterDocument(child, under: target)
            if reactions != nil { reactToInsertion(of: child, into: target) }
            changeLog?.inserted(child, into: target, in: self)
            if child == last { break }
            child = nextSibling(child)
        }
        if recorder != nil { recordChildren(target, added: moved, removed: [], previous: previous, next: before) }
    }

    /// Removes `node` from its parent; does nothing if it has none.
    public func remove(_ node: NodeID) {
        let parent = self.parent(node)
        guard !parent.isNone else { return }
        leaveDocument(node)
        if arena[header: ArenaLayout.focusedWord] != 0 { loseFocus(in: node) }
        if reactions != nil { reactToRemoval(of: node, from: parent) }
        recorder?.willRemove(node, from: parent, in: self)
        changeLog?.willRemove(node, from: parent, in: self)
        liveRanges?.willRemove(node, from: parent, in: self)
        if hasIterators { moveIterators(awayFrom: node) }
        if !childOrders.isEmpty { orderUnlinked(node, from: parent) }
        let previous = previousSibling(node).rawValue
        let next = nextSibling(node).rawValue
        if previous != 0 {
            arena[node: previous, ArenaLayout.nextSiblingWord] = next
        } else {
            arena[node: parent.rawValue, ArenaLayout.firstChildWord] = next
        }
        if next != 0 {
            arena[node: next, ArenaLayout.previousSiblingWord] = previous
        } else {
            arena[node: parent.rawValue, ArenaLayout.lastChildWord] = previous
        }
        arena[node: node.rawValue, ArenaLayout.parentWord] = 0
        arena[node: node.rawValue, ArenaLayout.previousSiblingWord] = 0
        arena[node: node.rawValue, ArenaLayout.nextSiblingWord] = 0
        touchNames(ofTrees: node, through: node)
        let removed = JournalEntryKind.removed | previous << JournalEntryKind.kindBits
        journal(removed, node.rawValue, next, parent.rawValue)
        if recorder != nil {
            let (before, after) = (NodeID(rawValue: previous), NodeID(rawValue: next))
            recordChildren(parent, added: [], removed: [node], previous: before, next: after)
        }
    }

    /// Clears the focus if the focused element is in a removed node.
    /// https://html.spec.whatwg.org/multipage/interaction.html#focus-fixup-rule
    @inline(never)
    private func loseFocus(in node: NodeID) {
        // NB: JavaScript writes the word, so it may have any value.
        let focused = arena[header: ArenaLayout.focusedWord]
        guard focused < arena[header: ArenaLayout.nodeCountWord] else { return }
        var current = NodeID(rawValue: focused)
        while !current.isNone, current != node {
            let parent = self.parent(current)
            current = parent.isNone ? shadowHost(of: current) : parent
        }
        guard current == node else { return }
        arena[header: ArenaLayout.focusedWord] = 0
        arena[header: ArenaLayout.stateSequenceWord] &+= 1
    }

    /// Removes all children of `parent`; each is then a root.
    public func removeAllChildren(of parent: NodeID) {
        var child = firstChild(parent)
        guard !child.isNone else { return }
        liveRanges?.willRemoveChildren(of: parent, in: self)
        if hasIterators { moveIterators(awayFromChildrenOf: parent) }
        childrenLeaveDocument(of: parent)
        if !childOrders.isEmpty { childOrders[parent] = nil }
        let removed = recorder == nil && reactions == nil ? [] : children(of: parent)
        if reactions != nil { for child in removed { reactToRemoval(of: child, from: parent) } }
        logRemovalOfChildren(of: parent)
        touchNames(ofTrees: child, through: lastChild(parent))
        while !child.isNone {
            recorder?.willRemove(child, from: parent, in: self)
            let next = nextSibling(child)
            arena[node: child.rawValue, ArenaLayout.parentWord] = 0
            arena[node: child.rawValue, ArenaLayout.previousSiblingWord] = 0
            arena[node: child.rawValue, ArenaLayout.nextSiblingWord] = 0
            child = next
        }
        arena[node: parent.rawValue, ArenaLayout.firstChildWord] = 0
        arena[node: parent.rawValue, ArenaLayout.lastChildWord] = 0
        journal(JournalEntryKind.emptied, 0, 0, parent.rawValue)
        if recorder != nil { recordChildren(parent, added: [], removed: removed, previous: .none, next: .none) }
    }

    private func logRemovalOfChildren(of parent: NodeID) {
        guard let changeLog else { return }
        var child = firstChild(parent)
        while !child.isNone {
            changeLog.willRemove(child, from: parent, in: self)
            child = nextSibling(child)
        }
    }

    /// Links the chain of siblings from `first` to `last` between two children of `parent`.
    private func link(
        run first: NodeID,
        through last: NodeID,
        into parent: NodeID,
        between previous: NodeID,
        and next: NodeID
    ) {
        var child = first
        while true {
            arena[node: child.rawValue, ArenaLayout.parentWord] = parent.rawValue
            if child == last { break }
            child = nextSibling(child)
        }
        arena[node: first.rawValue, ArenaLayout.previousSiblingWord] = previous.rawValue
        arena[node: last.rawValue, ArenaLayout.nextSiblingWord] = next.rawValue
        if previous.isNone {
            arena[node: parent.rawValue, ArenaLayout.firstChildWord] = first.rawValue
        } else {
            arena[node: previous.rawValue, ArenaLayout.nextSiblingWord] = first.rawValue
        }
        if next.isNone {
            arena[node: parent.rawValue, ArenaLayout.lastChildWord] = last.rawValue
        } else {
            arena[node: next.rawValue, ArenaLayout.previousSiblingWord] = last.rawValue
        }
        if !childOrders.isEmpty { orderLinked(first, through: last, into: parent, before: next) }
    }
}
