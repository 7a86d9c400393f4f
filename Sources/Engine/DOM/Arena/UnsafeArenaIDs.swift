// UnsafeArenaIDs.swift: which ids are an arena's, asked for each operand of each native call.
//
// Why it is safe: it reads the counters and the nodes' first words only, where they lie as long as there is the arena; it is
// made for one call at a time, whose receiver has the arena. A node's word is read only when there is the node.

/// The ids that an arena has given out.
///
/// NB: Pointers rather than the arena, since counting references to it would cost a call more than the checks do.
public struct UnsafeArenaIDs {
    @usableFromInline let counts: UnsafePointer<UInt32>
    @usableFromInline let nodes: UnsafePointer<UInt32>

    @usableFromInline
    init(counts: UnsafePointer<UInt32>, nodes: UnsafePointer<UInt32>) {
        self.counts = counts
        self.nodes = nodes
    }

    @inlinable @inline(__always)
    func has(_ number: UInt32, _ counter: Int) -> Bool { number != 0 && number < counts[counter] }

    /// Whether a node has this number.
    @inlinable @inline(__always)
    public func hasNode(_ number: UInt32) -> Bool { has(number, ArenaLayout.nodeCountWord) }

    /// Whether a node of one kind has this number.
    @inlinable @inline(__always)
    public func hasNode(_ number: UInt32, _ kind: NodeKind) -> Bool {
        guard hasNode(number) else { return false }
        let word = nodes[Int(number) &* (ArenaLayout.nodeSize / 4) &+ ArenaLayout.kindWord]
        return word & 0xFF == UInt32(kind.rawValue)
    }

    /// Whether an attribute has this number.
    @inlinable @inline(__always)
    public func hasAttribute(_ number: UInt32) -> Bool { has(number, ArenaLayout.attributeCountWord) }

    /// Whether a string has this number.
    @inlinable @inline(__always)
    public func hasString(_ number: UInt32) -> Bool { has(number, ArenaLayout.stringCountWord) }
}

extension UnsafeArena {
    /// The ids that were given out; for as long as somebody has the arena.
    @inlinable
    public var ids: UnsafeArenaIDs { UnsafeArenaIDs(counts: counts, nodes: nodes) }
}
