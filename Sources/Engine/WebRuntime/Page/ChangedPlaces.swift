// ChangedPlaces.swift: where changes show in a page's source: in the place of what was there, or behind what comes before it.

import DOM
import HTMLParsing

final class ChangedPlaces {
    private let tree: Tree
    private let document: NodeID
    private let map: SourceMap
    /// By node, where the source ends of what comes before it in the tree; -1 where that is nowhere, `unknown` where nobody asked yet.
    @exclusivity(unchecked) private var ends: [Int32]
    private static let unknown: Int32 = -2
    /// Nodes whose ends are being looked for.
    @exclusivity(unchecked) private var waiting: [NodeID] = []

    init(tree: Tree, document: NodeID, map: SourceMap) {
        self.tree = tree
        self.document = document
        self.map = map
        ends = Array(repeating: Self.unknown, count: Int(tree.arena.header[ArenaLayout.nodeCountWord]) + 1)
    }

    /// Where in the source's text a change shows.
    func place(of change: LoggedChange) -> Range<Int>? {
        switch change.kind {
        case .attribute where map.hasPlace(change.node):
            return map.start(change.node)..<max(map.start(change.node), map.end(change.node))
        case .data, .removed:
            if map.hasPlace(change.node) { return extent(change.node) }
        case .attribute, .inserted: break
        }
        // What is new in the tree stands behind the node before it, or in the parent that holds it.
        let end: Int
        if change.kind == .removed {
            end = map.hasPlace(change.parent) ? map.end(change.parent) : self.end(before: change.parent)
        } else {
            end = self.end(before: change.node)
        }
        return end < 0 ? nil : end..<end
    }

    private func extent(_ node: NodeID) -> Range<Int> {
        map.start(node)..<max(map.start(node), tree.isElement(node) ? map.closeEnd(node) : map.end(node))
    }

    /// Where the source ends of what comes before a node: of the next sibling before it that has a place, or the beginning of its parent.
    /// Nodes on the way there have the same end, so that all ends together take as long as there are nodes.
    private func end(before node: NodeID) -> Int {
        var (current, found) = (node, -1)
        while !current.isNone, current != document {
            let known = ends[Int(current.rawValue)]
            if known != Self.unknown {
                found = Int(known)
                break
            }
            waiting.append(current)
            let previous = tree.previousSibling(current)
            if previous.isNone {
                current = tree.enclosing(current)
                if !current.isNone, map.hasPlace(current) {
                    found = map.end(current)
                    break
                }
            } else {
                if map.hasPlace(previous) {
                    found = extent(previous).upperBound
                    break
                }
                current = previous
            }
        }
        for node in waiting { ends[Int(node.rawValue)] = Int32(clamping: found) }
        waiting.removeAll(keepingCapacity: true)
        return found
    }
}
