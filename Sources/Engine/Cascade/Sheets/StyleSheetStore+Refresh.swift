// StyleSheetStore+Refresh.swift: how sheets follow the changes of a tree, which its journal lists.

import DOM

/// What the journal says of sheets.
private struct SheetChanges {
    /// Owners that came, left or changed so that they need another sheet.
    var stale: Set<NodeID> = []
    /// Parents that lost all children, which the journal does not name.
    var emptied: [NodeID] = []
    var removed: Set<NodeID> = []
    /// What came in pieces is walked once: of a tree that grew downwards, each piece is in the one before.
    var walked: Set<NodeID> = []
}

extension StyleSheetStore {
    /// Lets go what the tree's changes made obsolete.
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
        for owner in found.stale { leave(owner) }
        leaveLost(of: found)
        for owner in found.stale { enter(owner) }
    }

    /// Drops what no longer is as it was; false when all is.
    private func dropOthers() -> Bool {
        let before = owned.count
        for (owner, sheet) in owned {
            if isAsMade(sheet, of: owner) { updateMedia(owner) } else { drop(owner) }
        }
        dropThoseThatLeft()
        if owned.count != before { return true }
        return ordered.contains { root, order in ownedSheets(in: root).map(\.owner) != order.all }
    }

    private func isAsMade(_ sheet: StyleSheet, of owner: NodeID) -> Bool {
        tree.isElement(owner) && !tree.isName(tree.name(owner), .link) && tree.childText(of: owner) == sheet.source
            && takesType(attribute(type, of: owner)) && (attribute(title, of: owner) ?? "") == sheet.title
    }

    /// Drops the sheet of an owner that came, left or changed.
    private func leave(_ owner: NodeID) {
        guard let old = owned[owner] else { return }
        drop(owner)
        guard let order = ordered[old.scope], order.contains(owner) else { return }
        order.remove(owner)
        if !old.title.isEmpty { return forgetOrder(of: old.scope) }
        changed(.left(old, in: old.scope))
    }

    /// Makes the sheet of an owner that came or changed, where the order of its tree is known.
    private func enter(_ owner: NodeID) {
        let root = tree.root(of: owner)
        guard isOwner(owner), let order = ordered[root] else { return }
        // NB: Where one has a title, it may decide on others.
        if tree.kind(owner) != .element || attribute(title, of: owner) != nil { return forgetOrder(of: root) }
        guard let sheet = ownedSheet(owner) else { return }
        let next = firstOwner(in: order) { !tree.precedes($0, owner) }
        sheet.setPreferred(true)
        sheet.scope = root
        order.insert([owner], before: next)
        changed(.came(sheet, before: owned[next] ?? adopted[root]?.first, in: root))
    }

    /// The first owner for which a condition holds, which holds for all behind it; none without one.
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
        for (owner, _) in owned {
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

    /// Drops the sheets of owners that are in their trees no more, though the journal does not name them.
    private func leaveLost(of changes: SheetChanges) {
        for parent in changes.emptied {
            var node = parent
            while !node.isNone, !changes.removed.contains(node) { node = tree.parent(node) }
            // Where the parent was is unknown.
            if !node.isNone { return leaveAllLost() }
            guard let order = ordered[tree.root(of: parent)] else { continue }
            let root = tree.root(of: parent)
            // NB: Of owners side by side in the order, of which the first stands before the parent and the second one neither does nor is lost,
            // nothing between them was lost. So others that were lost do no harm here.
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

    /// Reads the journal; nil where it no longer knows.
    private func changes(from old: UInt32, to now: UInt32) -> SheetChanges? {
        guard now &- old < UInt32(ArenaLayout.journalEntries) else { return nil }
        let entries = (0..<now &- old).map { journalEntry(old &+ $0) }
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
                if isOwner(owner) { found.stale.insert(owner) }
            case JournalEntryKind.inserted:
                if isOwner(parent) { found.stale.insert(parent) }
                // What left again is of no interest.
                if let left = lastEmptied[parent], left > place { break }
                guard addOwners(from: entry.first, through: entry.second, &found) else { return nil }
                if entry.first != entry.second { parentsOfRuns.insert(parent) }
            case JournalEntryKind.removed:
                if isOwner(parent) { found.stale.insert(parent) }
                // NB: Of a run of siblings that came, one that leaves again may be the first or the last.
                if parentsOfRuns.contains(parent) { return nil }
                found.removed.insert(entry.first)
                addOwners(in: entry.first, &found)
            default:
                let isOfOwner = isOwner(parent)
                if isOfOwner { found.stale.insert(parent) }
                if !isOfOwner || hasOwnersInOwners { found.emptied.append(parent) }
            }
        }
        return found
    }

    /// An entry: what its first two nodes and its parent are depends on its kind.
    private func journalEntry(_ number: UInt32) -> (kind: UInt32, first: NodeID, second: NodeID, parent: NodeID) {
        let word = ArenaLayout.journalWord + 4 * Int(number % UInt32(ArenaLayout.journalEntries))
        let nodes = (1...3).map { NodeID(rawValue: tree.arena[header: word + $0]) }
        return (tree.arena[header: word] & (1 << JournalEntryKind.kindBits - 1), nodes[0], nodes[1], nodes[2])
    }

    /// Notes a change of an owner's attribute.
    private func record(_ attributeName: StringID, of owner: NodeID, _ found: inout SheetChanges) {
        let name = tree.strings.string(attributeName)
        let isLink = tree.isName(tree.name(owner), .link)
        if name == "disabled", isLink, attribute(disabled, of: owner) == nil { enabled.insert(owner) }
        if name == "media" {
            updateMedia(owner)
        } else if isLink || name == "type" || name == "title" {
            found.stale.insert(owner)
        }
    }

    /// Owners among siblings and what is below them, but for what was walked; false when the siblings do not stand as they came.
    private func addOwners(from first: NodeID, through last: NodeID, _ found: inout SheetChanges) -> Bool {
        var sibling = first
        while !sibling.isNone {
            addOwners(in: sibling, &found)
            if sibling == last { return true }
            sibling = tree.nextSibling(sibling)
        }
        return false
    }

    /// Owners among a node and what is below it.
    private func addOwners(in top: NodeID, _ found: inout SheetChanges) {
        var node = top
        while !node.isNone {
            if isOwner(node) { found.stale.insert(node) }
            let isKnown = !tree.firstChild(node).isNone && !found.walked.insert(node).inserted
            node = isKnown ? tree.nextSkippingChildren(node, within: top) : tree.next(node, within: top)
        }
    }
}
