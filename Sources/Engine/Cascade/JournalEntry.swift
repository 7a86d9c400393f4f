// JournalEntry.swift: reading the tree's journal of changes.

import DOM

extension Tree {
    /// An entry of the journal: its kind determines the meaning of its first two nodes and its parent.
    func journalEntry(_ number: UInt32) -> (kind: UInt32, first: NodeID, second: NodeID, parent: NodeID) {
        let word = ArenaLayout.journalWord + 4 * Int(number % UInt32(ArenaLayout.journalEntries))
        let nodes = (1...3).map { NodeID(rawValue: arena[header: word + $0]) }
        return (arena[header: word] & (1 << JournalEntryKind.kindBits - 1), nodes[0], nodes[1], nodes[2])
    }
}
