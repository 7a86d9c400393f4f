// StyleEngine+Refresh.swift: which cached values are kept after changes of the tree.
//
// Scripts change one element and then ask for the style or size of another one, again and again. What is cached of other elements is
// still valid if the change is small and the selectors of all rules depend only on an element, its ancestors and their siblings: then a change
// concerns only nodes with the same parent as the changed ones, and those in them.

import CSSValues
import DOM

extension StyleEngine {
    /// The largest number of changes that are looked at, and of nodes that they may concern.
    private static let (mostChanges, mostConcerned) = (8, 64)

    /// Removes cached values that changes of the tree may have invalidated.
    package func refresh() {
        sheets.refresh()
        let now = tree.sequence
        let asked = tree.controlQuestions != controlQuestions
        let isSameState =
            tree.stateSequence == stateSequence && (!asked || tree.controlSequence == controlSequence)
            && sheets.version == sheetVersion
        if isSameState, now == sequence { return }
        lastCustomProperties = nil
        if isSameState, !asked, let nodes = concernedNodes(from: sequence, to: now) {
            sequence = now
            return forget(nodes)
        }
        if sheets.version != sheetVersion { updateRules() }
        stateSequence = tree.stateSequence
        controlSequence = tree.controlSequence
        controlQuestions = tree.controlQuestions
        sequence = now
        sheetVersion = sheets.version
        matched.removeAll()
        matchedLists.removeAll(keepingCapacity: true)
        pseudoElements.removeAll(keepingCapacity: true)
        slots = [:]
        for number in askedProperties { memo[number].removeAll() }
        askedProperties.removeAll(keepingCapacity: true)
        customMemo.removeAll(keepingCapacity: true)
        customHolders.removeAll()
        boxes.removeAll()
        displayed.removeAll()
        roots.removeAll()
        for index in offsetParents.indices { offsetParents[index].removeAll() }
    }

    /// The nodes whose styles changes may concern; nil if these may be many, or any.
    private func concernedNodes(from old: UInt32, to now: UInt32) -> [NodeID]? {
        // NB: Pseudo-elements are not in the tree.
        guard now &- old <= Self.mostChanges, pseudoElements.isEmpty, !tree.hasShadowRoots,
            rules.values.allSatisfy(\.dependOnSurroundings)
        else { return nil }
        var found: [NodeID] = []
        for number in 0..<now &- old {
            let entry = tree.journalEntry(old &+ number)
            switch entry.kind {
            case JournalEntryKind.characterData: break
            case JournalEntryKind.attribute: guard add(in: tree.parent(entry.first), to: &found) else { return nil }
            case JournalEntryKind.inserted: guard add(in: entry.parent, to: &found) else { return nil }
            case JournalEntryKind.removed:
                found.append(entry.first)
                guard add(in: entry.first, to: &found), add(in: entry.parent, to: &found) else { return nil }
            default: return nil
            }
        }
        // The base of all URLs.
        return found.contains { tree.isElement($0) && tree.name($0) == .base } ? nil : found
    }

    /// Adds the nodes in a node; false if there are too many.
    private func add(in top: NodeID, to found: inout [NodeID]) -> Bool {
        if top.isNone { return false }
        var node = tree.next(top, within: top)
        while !node.isNone {
            if found.count >= Self.mostConcerned { return false }
            found.append(node)
            node = tree.next(node, within: top)
        }
        return true
    }

    /// Removes the cached values of nodes.
    private func forget(_ nodes: [NodeID]) {
        customMemo.removeAll(keepingCapacity: true)
        for node in nodes {
            for number in askedProperties { memo[number][node] = nil }
            matched[node] = nil
            customHolders[node] = nil
            boxes[node] = nil
            displayed[node] = nil
            for index in offsetParents.indices { offsetParents[index][node] = nil }
        }
    }

    /// Applies changes of single rules and sheets to the trees that use the sheets; removes all filed rules after other changes.
    private func updateRules() {
        guard let changes = sheets.changes(since: sheetVersion) else {
            rules = [:]
            scopes = [:]
            sheets.filedCount = 0
            return
        }
        for change in changes {
            let key = ObjectIdentifier(change.sheet)
            var concerned = scopes[key] ?? []
            if case .came(_, _, let scope) = change {
                concerned = [scope]
            } else if case .left(_, let scope) = change {
                concerned = [scope]
                scopes[key]?.remove(scope)
            }
            for scope in concerned {
                guard let before = rules[scope]?.rules.count else { continue }
                if rules[scope]?.take(change) == false { rules[scope] = nil }
                noteSheets(of: scope)
                sheets.filedCount += (rules[scope]?.rules.count ?? 0) - before
            }
        }
    }
}
