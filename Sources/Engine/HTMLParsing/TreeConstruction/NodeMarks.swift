// NodeMarks.swift: a set of nodes made by one parse, with one bit per node and fast lookup.

import DOM

/// One bit per node of the parser, indexed by its distance from the first marked node.
struct NodeMarks: ~Copyable {
    private var words = UnsafeList<UInt64>(capacity: 64)
    private var first: UInt32 = 0

    @inline(__always)
    mutating func set(_ node: NodeID, _ isMarked: Bool) {
        if first == 0 { first = node.rawValue }
        guard node.rawValue >= first else { return }
        let bit = Int(node.rawValue &- first)
        while words.count <= bit >> 6 { words.append(0) }
        let mask = UInt64(1) << UInt64(bit & 63)
        if isMarked { words[bit >> 6] |= mask } else { words[bit >> 6] &= ~mask }
    }

    /// Whether a node may be marked; exact for all nodes made after the first marked one.
    @inline(__always)
    func mayHold(_ node: NodeID) -> Bool {
        guard first != 0, node.rawValue >= first else { return true }
        let bit = Int(node.rawValue &- first)
        return bit >> 6 < words.count && words[bit >> 6] >> UInt64(bit & 63) & 1 != 0
    }
}
