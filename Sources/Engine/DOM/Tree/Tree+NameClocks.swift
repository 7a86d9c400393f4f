// Tree+NameClocks.swift: when elements of a name were last inserted or removed, for live lists of elements by name.
//
// A script that rewrites the content of each `p` reads the next element of its list of them after each change. If no `p` was inserted or
// removed, one word of the header shows it, and the list need not read the journal (js/dom/LiveList.js). Names share words; sharing causes
// needless reads of the journal.

extension Tree {
    /// The most nodes of a change that are visited; a larger change updates all names, so that moving a large tree costs no more.
    private static var longestLook: Int { 256 }

    /// Records that the trees of the siblings `first` to `last` are inserted or removed, by the next entry of the journal.
    func touchNames(ofTrees first: NodeID, through last: NodeID) {
        guard arena[header: ArenaLayout.watchesNamesWord] != 0 else { return }
        let structure = arena[header: ArenaLayout.sequenceWord] &+ 1
        var left = Self.longestLook
        var root = first
        while true {
            var node = root
            while !node.isNone {
                if isElement(node) {
                    let clock = Int(qualifiedName(name(node)).rawValue) % ArenaLayout.nameClocks
                    arena[header: ArenaLayout.nameClockWord + clock] = structure
                }
                left -= 1
                guard left > 0 else {
                    for clock in 0..<ArenaLayout.nameClocks {
                        arena[header: ArenaLayout.nameClockWord + clock] = structure
                    }
                    return
                }
                node = next(node, within: root)
            }
            if root == last { return }
            root = nextSibling(root)
        }
    }
}
