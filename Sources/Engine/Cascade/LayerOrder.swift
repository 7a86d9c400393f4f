// LayerOrder.swift: the order of cascade layers. https://www.w3.org/TR/css-cascade-5/#layer-ordering

import CSSValues

/// The layers of a tree's style sheets, numbered as they are met.
struct LayerOrder {
    /// The number of what is in no layer.
    static let none: Int32 = 0

    private var children: [[Int32]] = [[]]
    private var named: [[String: Int32]] = [[:]]

    /// The number of a layer in another one.
    /// - Parameter path: Its name, with the names of layers around it; empty for a new layer without a name.
    mutating func enter(_ path: String, in outer: Int32) -> Int32 {
        if path.isEmpty { return add(to: outer) }
        var layer = outer
        for name in path.split(separator: ".") {
            if let known = named[Int(layer)][String(name)] {
                layer = known
            } else {
                let new = add(to: layer)
                named[Int(layer)][String(name)] = new
                layer = new
            }
        }
        return layer
    }

    private mutating func add(to outer: Int32) -> Int32 {
        let number = Int32(children.count)
        children.append([])
        named.append([:])
        children[Int(outer)].append(number)
        return number
    }

    /// Where a layer stands: layers in a layer come before what is in that layer alone.
    func rank(_ layer: Int32) -> Int32 {
        if layer == Self.none { return .max }
        if known.ranks.count != children.count { known.ranks = ranks }
        return known.ranks[Int(layer)]
    }
    /// The ranks of so many layers as there were when somebody asked.
    private final class KnownRanks { var ranks: [Int32] = [] }
    private let known = KnownRanks()

    /// For each number its rank.
    private var ranks: [Int32] {
        var ranks = [Int32](repeating: 0, count: children.count)
        var next = Int32(children.count) - 1
        // From the last to the first: a layer itself, then the layers in it, the last one first.
        var open: [Int32] = [Self.none]
        while let layer = open.popLast() {
            ranks[Int(layer)] = next
            next -= 1
            open += children[Int(layer)]
        }
        return ranks
    }
}
