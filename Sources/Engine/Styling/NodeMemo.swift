// NodeMemo.swift: what was found out about nodes, by their numbers: in pages, since those who ask go from a node to its neighbours.

import DOM

/// Values of nodes. A page takes memory from the first node of it that has a value on, and forgetting all takes time by the pages in use.
struct NodeMemo<Value> {
    private static var bits: UInt32 { 5 }
    private static var pageSize: Int { 1 << Int(bits) }
    /// From here on numbers are not those of nodes, and far behind them.
    private static var firstOther: UInt32 { 1 << 31 }

    /// Pages by their numbers, empty ones for those not in use.
    private var pages: [[Value?]] = []
    private var used: [Int] = []
    private var others: [NodeID: Value] = [:]

    subscript(node: NodeID) -> Value? {
        get {
            if node.rawValue >= Self.firstOther { return others[node] }
            let page = Int(node.rawValue >> Self.bits)
            guard page < pages.count, !pages[page].isEmpty else { return nil }
            return pages[page][Int(node.rawValue) & (Self.pageSize - 1)]
        }
        set {
            if node.rawValue >= Self.firstOther {
                others[node] = newValue
                return
            }
            let page = Int(node.rawValue >> Self.bits)
            if page >= pages.count {
                pages.append(contentsOf: repeatElement([], count: max(page + 1, 2 * pages.count) - pages.count))
            }
            if pages[page].isEmpty {
                pages[page] = Array(repeating: nil, count: Self.pageSize)
                used.append(page)
            }
            pages[page][Int(node.rawValue) & (Self.pageSize - 1)] = newValue
        }
    }

    var isEmpty: Bool { used.isEmpty && others.isEmpty }

    /// Forgets all values.
    mutating func removeAll() {
        for page in used { pages[page] = [] }
        used.removeAll(keepingCapacity: true)
        if !others.isEmpty { others = [:] }
    }
}
