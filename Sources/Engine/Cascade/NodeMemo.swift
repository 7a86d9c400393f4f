// NodeMemo.swift: cached values of nodes by their numbers, in pages, because reads go from a node to its neighbors.

import CSSValues
import DOM

/// Values of nodes. Memory, and the time to remove all values, depend on the pages in use: few if few nodes have values, however many nodes
/// there are.
struct NodeMemo<Value> {
    private static var pageBits: UInt32 { 5 }
    private static var chunkBits: UInt32 { 10 }
    /// Larger numbers are not those of nodes.
    private static var firstOther: UInt32 { 1 << 31 }

    /// The pages of values, in chunks of pages; empty pages are not in use.
    private var chunks: [[[Value?]]] = []
    private var used: [UInt32] = []
    private var others: [NodeID: Value] = [:]

    /// The position of a page: its chunk, and its index there.
    private static func place(_ page: UInt32) -> (chunk: Int, place: Int) {
        (Int(page >> chunkBits), Int(page & (1 << chunkBits - 1)))
    }

    subscript(node: NodeID) -> Value? {
        get {
            if node.rawValue >= Self.firstOther { return others[node] }
            let (chunk, place) = Self.place(node.rawValue >> Self.pageBits)
            guard chunk < chunks.count, place < chunks[chunk].count, !chunks[chunk][place].isEmpty else { return nil }
            return chunks[chunk][place][Int(node.rawValue & (1 << Self.pageBits - 1))]
        }
        set {
            if node.rawValue >= Self.firstOther {
                others[node] = newValue
                return
            }
            let page = node.rawValue >> Self.pageBits
            let (chunk, place) = Self.place(page)
            // A page is not put into use for no value.
            let isUnused = chunk >= chunks.count || chunks[chunk].isEmpty || chunks[chunk][place].isEmpty
            if newValue == nil, isUnused { return }
            if chunk >= chunks.count {
                chunks.append(contentsOf: repeatElement([], count: chunk + 1 - chunks.count))
            }
            if chunks[chunk].isEmpty { chunks[chunk] = Array(repeating: [], count: 1 << Int(Self.chunkBits)) }
            if chunks[chunk][place].isEmpty {
                chunks[chunk][place] = Array(repeating: nil, count: 1 << Int(Self.pageBits))
                used.append(page)
            }
            chunks[chunk][place][Int(node.rawValue & (1 << Self.pageBits - 1))] = newValue
        }
    }

    /// The value of the nearest of a node and those above it that has one by itself. All nodes on the way keep it: scripts ask about many.
    /// - Parameters: - top: The value if none has one. - above: The next node; none at the top. It and `own` use other memos only.
    mutating func nearest(
        _ node: NodeID,
        _ top: Value,
        above: (NodeID) -> NodeID,
        own: (NodeID) -> Value?
    ) -> Value {
        var (node, passed) = (node, [NodeID]())
        var found: Value?
        while !node.isNone {
            found = self[node]
            if found != nil { break }
            passed.append(node)
            found = own(node)
            if found != nil { break }
            node = above(node)
        }
        for node in passed { self[node] = found ?? top }
        return found ?? top
    }

    var isEmpty: Bool { used.isEmpty && others.isEmpty }

    /// Removes all values.
    mutating func removeAll() {
        for page in used {
            let (chunk, place) = Self.place(page)
            chunks[chunk][place] = []
        }
        used.removeAll(keepingCapacity: true)
        if !others.isEmpty { others = [:] }
    }
}
