// Tree+NameClocks.swift: when elements of a name last came or left, for lists of the elements of one name.
//
// A script that rewrites the content of each `p` asks its list of them for the next after each change. Where nothing that came or left
// is a `p`, the list can tell so by one word of the header, and need not go through the journal (js/dom/LiveList.js). Names share
// words; a list that shares one looks at the journal in vain.

extension Tree {
    /// How many nodes of a change are looked at; more touch all names, so that moving a large tree costs no more than it did.
    private static var longestLook: Int { 256 }

    /// Tells that the trees of the siblings `first` to `last` come or leave, by the change that is entered into the journal next.
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
