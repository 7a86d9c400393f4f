// UnsafeArenaIDs.swift: whether an id is valid in an arena, checked for each operand of each native call.
//
// Why it is safe: it reads only the counters and the nodes' first words, which stay in place while the arena exists; it is made for one
// call, whose receiver holds the arena. A node's word is read only if the node exists.

/// The ids that an arena has issued.
///
/// NB: Pointers instead of a reference to the arena, since counting references would cost a call more than the checks.
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
    /// The issued ids; valid while the arena is retained.
    @inlinable
    public var ids: UnsafeArenaIDs { UnsafeArenaIDs(counts: counts, nodes: nodes) }
}
