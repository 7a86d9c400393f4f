// LayerOrder.swift: the order of cascade layers. https://www.w3.org/TR/css-cascade-5/#layer-ordering

import CSSValues

/// The layers of a tree's style sheets, numbered in the order of their first occurrence.
struct LayerOrder {
    /// The number for rules in no layer.
    static let none: Int32 = 0

    private var children: [[Int32]] = [[]]
    private var named: [[String: Int32]] = [[:]]

    /// Enters a layer into another one, and returns its number.
    /// - Parameter path: Its name, with the names of outer layers; empty for a new layer without a name.
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

    /// The rank of a layer: nested layers come before the rules that are directly in the outer layer.
    func rank(_ layer: Int32) -> Int32 {
        if layer == Self.none { return .max }
        if known.ranks.count != children.count { known.ranks = ranks }
        return known.ranks[Int(layer)]
    }
    /// The cached ranks of the layers.
    private final class KnownRanks { var ranks: [Int32] = [] }
    private let known = KnownRanks()

    /// The ranks by number.
    private var ranks: [Int32] {
        var ranks = [Int32](repeating: 0, count: children.count)
        var next = Int32(children.count) - 1
        // From last to first: a layer itself, then the layers in it, the last one first.
        var open: [Int32] = [Self.none]
        while let layer = open.popLast() {
            ranks[Int(layer)] = next
            next -= 1
            open += children[Int(layer)]
        }
        return ranks
    }
}
