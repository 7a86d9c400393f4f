// StyleSheetStore+Refresh.swift: updates the sheets after changes of the tree, from its journal.

import DOM

/// The changes in the journal that concern sheets.
private struct SheetChanges {
    /// Owners that were added or removed.
    var moved: Set<NodeID> = []
    /// Owners whose contents or attributes changed so that they need another sheet.
    var changed: Set<NodeID> = []
    /// Parents that lost all their children, which the journal does not name.
    var emptied: [NodeID] = []
    var removed: Set<NodeID> = []
    /// Subtrees that were already walked: in a tree that grew downward, each added subtree contains the later ones.
    var walked: Set<NodeID> = []
}

extension StyleSheetStore {
    /// Removes sheets that changes of the tree have made obsolete.
    package func refresh() {
        let now = tree.sequence
        if now == sequence { return }
        let old = sequence
        sequence = now
        guard let found = changes(from: old, to: now) else {
            guard dropOthers() else { return }
            ordered = [:]
            return changed()
        }
        for owner in found.moved { leave(owner) }
        leaveLost(of: found)
        enter(found.moved)
        for owner in found.changed where !found.moved.contains(owner) { replace(owner) }
    }

    /// Creates the sheets of owners that were added. The places of many are found by one walk through their tree.
    private func enter(_ owners: Set<NodeID>) {
        guard owners.count * Self.nodesOfAComparison >= Int(tree.lastNode.rawValue) else {
            for owner in owners { enter(owner) }
            return
        }
        for root in Set(owners.map { root(of: $0) }) {
            guard let order = ordered[root] else { continue }
            var next = order.child(at: 0)
            var node = tree.next(root, within: root)
            while !node.isNone {
                if owners.contains(node) {
                    enter(node, before: next)
                } else if node == next {
                    next = order.child(behind: node)
                }
                node = tree.next(node, within: root)
            }
        }
    }

    /// How many nodes can be walked in the time of finding one owner's place by comparisons.
    private static let nodesOfAComparison = 32

    /// The root of a node's tree; none if it can't be a document or a shadow root.
    private func root(of node: NodeID) -> NodeID {
        tree.isInDocument(node) || tree.hasShadowRoots ? tree.root(of: node) : .none
    }

    /// Replaces the sheet of an owner that has changed. It keeps its place.
    private func replace(_ owner: NodeID) {
        let root = tree.root(of: owner)
        let next = ordered[root].flatMap { $0.contains(owner) ? $0.child(behind: owner) : nil }
        leave(owner)
        enter(owner, before: next)
    }

    /// Removes sheets whose owner has changed; false if there are none.
    private func dropOthers() -> Bool {
        let before = owned.count
        dropThoseThatLeft()
        for (owner, sheet) in owned {
            if isAsMade(sheet, of: owner) { updateMedia(owner) } else { drop(owner) }
        }
        if owned.count != before { return true }
        return ordered.contains { root, order in ownedSheets(in: root).map(\.owner) != order.all }
    }

    private func isAsMade(_ sheet: StyleSheet, of owner: NodeID) -> Bool {
        tree.isElement(owner) && !tree.isName(tree.name(owner), .link) && tree.childText(of: owner) == sheet.source
            && takesType(attribute(type, of: owner)) && (attribute(title, of: owner) ?? "") == sheet.title
    }

    /// Removes the sheet of an owner that was added, removed or changed.
    private func leave(_ owner: NodeID) {
        guard let old = owned[owner] else { return }
        drop(owner)
        guard let order = ordered[old.scope], order.contains(owner) else { return }
        order.remove(owner)
        if !old.title.isEmpty { return forgetOrder(of: old.scope) }
        changed(.left(old, in: old.scope))
    }

    /// Creates the sheet of an owner that was added or changed, if the order of its tree is known.
    /// - Parameter next: The owner before which it is, if that is known.
    private func enter(_ owner: NodeID, before next: NodeID? = nil) {
        let root = root(of: owner)
        guard isOwner(owner), let order = ordered[root] else { return }
        // NB: A sheet with a title may decide on others.
        if tree.kind(owner) != .element || attribute(title, of: owner) != nil { return forgetOrder(of: root) }
        guard let sheet = ownedSheet(owner) else { return }
        let next = next ?? nearOwner(behind: owner, in: order) ?? firstOwner(in: order) { !tree.precedes($0, owner) }
        sheet.setPreferred(true)
        sheet.scope = root
        order.insert([owner], before: next)
        changed(.came(sheet, before: owned[next] ?? adopted[root]?.first, in: root))
    }

    /// The owner behind one that is not in the order, if one of the few nodes before it is an owner in the order; nil otherwise.
    private func nearOwner(behind owner: NodeID, in order: ChildOrder) -> NodeID? {
        var (node, left) = (owner, Self.nodesNear)
        while left > 0 {
            let sibling = tree.previousSibling(node)
            node = sibling.isNone ? tree.parent(node) : sibling
            while left > 0, !sibling.isNone, !tree.lastChild(node).isNone {
                node = tree.lastChild(node)
                left -= 1
            }
            if node.isNone { return order.child(at: 0) }
            if left > 0, order.contains(node) { return order.child(behind: node) }
            left -= 1
        }
        return nil
    }

    private static let nodesNear = 16

    /// The first owner for which a condition holds, which then also holds for all later ones; none if there is none.
    private func firstOwner(in order: ChildOrder, where holds: (NodeID) -> Bool) -> NodeID {
        var (low, high) = (0, order.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(order.child(at: middle)) { high = middle } else { low = middle + 1 }
        }
        return order.child(at: low)
    }

    private func forgetOrder(of root: NodeID) {
        ordered[root] = nil
        changed()
    }

    private func drop(_ owner: NodeID) {
        owned[owner]?.owner = .none
        owned[owner] = nil
    }

    private func dropThoseThatLeft() {
        // OPTIMIZATION: In the order in which they were made, so that memory is released in order.
        let owners = owned.keys.sorted { $0.rawValue < $1.rawValue }
        for owner in owners {
            let root = tree.root(of: owner)
            if tree.kind(root) != .document, tree.shadowHost(of: root).isNone { drop(owner) }
        }
    }

    private func updateMedia(_ owner: NodeID) {
        guard let sheet = owned[owner] else { return }
        let text = attribute(media, of: owner)
        if text != sheet.ownerMedia {
            let held = sheet.media.holds
            sheet.ownerMedia = text
            sheet.media.text = text ?? ""
            if sheet.media.holds != held { sheet.changed() }
        }
    }

    /// Removes the sheets of owners that are no longer in their trees, although the journal does not name them.
    private func leaveLost(of changes: SheetChanges) {
        for parent in changes.emptied {
            var node = parent
            while !node.isNone, !changes.removed.contains(node) { node = tree.parent(node) }
            // The former position of the parent is unknown.
            if !node.isNone { return leaveAllLost() }
            guard let order = ordered[tree.root(of: parent)] else { continue }
            let root = tree.root(of: parent)
            // NB: If of two adjacent owners the first is before the parent, and the second is neither before it nor removed, no owner
            // between them was removed. So other removed owners do not matter here.
            while true {
                let next = firstOwner(in: order) { tree.root(of: $0) != root || !tree.precedes($0, parent) }
                if next.isNone || tree.root(of: next) == root { break }
                leave(next)
                order.remove(next)
            }
        }
    }

    private func leaveAllLost() {
        for (root, order) in ordered {
            for owner in order.all where tree.root(of: owner) != root { leave(owner) }
        }
    }

    /// Reads the journal; nil if it no longer has the entries.
    private func changes(from old: UInt32, to now: UInt32) -> SheetChanges? {
        guard now &- old < UInt32(ArenaLayout.journalEntries) else { return nil }
        let entries = (0..<now &- old).map { tree.journalEntry(old &+ $0) }
        var lastEmptied: [NodeID: Int] = [:]
        for (place, entry) in entries.enumerated() where entry.kind == JournalEntryKind.emptied {
            lastEmptied[entry.parent] = place
        }
        var (found, parentsOfRuns) = (SheetChanges(), Set<NodeID>())
        for (place, entry) in entries.enumerated() {
            let parent = entry.parent
            switch entry.kind {
            case JournalEntryKind.attribute:
                if isOwner(entry.first) { record(StringID(rawValue: entry.second.rawValue), of: entry.first, &found) }
            case JournalEntryKind.characterData:
                let owner = isInstruction(entry.first) ? entry.first : tree.parent(entry.first)
                if isOwner(owner) { found.changed.insert(owner) }
            case JournalEntryKind.inserted:
                if isOwner(parent) { found.changed.insert(parent) }
                // Nodes that were removed again do not matter.
                if let left = lastEmptied[parent], left > place { break }
                guard addOwners(from: entry.first, through: entry.second, &found) else { return nil }
                if entry.first != entry.second { parentsOfRuns.insert(parent) }
            case JournalEntryKind.removed:
                if isOwner(parent) { found.changed.insert(parent) }
                // NB: A node that is removed again may be the first or the last of an added run of siblings.
                if parentsOfRuns.contains(parent) { return nil }
                found.removed.insert(entry.first)
                addOwners(in: entry.first, &found)
            default:
                let isOfOwner = isOwner(parent)
                if isOfOwner { found.changed.insert(parent) }
                if !isOfOwner || hasOwnersInOwners { found.emptied.append(parent) }
            }
        }
        return found
    }

    /// Records a change of an owner's attribute.
    private func record(_ attributeName: StringID, of owner: NodeID, _ found: inout SheetChanges) {
        let name = tree.strings.string(attributeName)
        let isLink = tree.isName(tree.name(owner), .link)
        if name == "disabled", isLink, attribute(disabled, of: owner) == nil { enabled.insert(owner) }
        if name == "media" {
            updateMedia(owner)
        } else if isLink || name == "type" || name == "title" {
            found.changed.insert(owner)
        }
    }

    /// Adds the owners among siblings and their descendants, except those that were walked; false if the siblings are no longer in the
    /// order in which they were added.
    private func addOwners(from first: NodeID, through last: NodeID, _ found: inout SheetChanges) -> Bool {
        var sibling = first
        while !sibling.isNone {
            addOwners(in: sibling, &found)
            if sibling == last { return true }
            sibling = tree.nextSibling(sibling)
        }
        return false
    }

    /// Adds the owners among a node and its descendants.
    private func addOwners(in top: NodeID, _ found: inout SheetChanges) {
        var node = top
        while !node.isNone {
            if isOwner(node) { found.moved.insert(node) }
            let isKnown = !tree.firstChild(node).isNone && !found.walked.insert(node).inserted
            node = isKnown ? tree.nextSkippingChildren(node, within: top) : tree.next(node, within: top)
        }
    }
}
