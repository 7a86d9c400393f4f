// ChangedPlaces.swift: the positions of changes in a page's source: at the source of a changed node, or after the source of what precedes
// it.

package import DOM
package import HTMLParsing

/// Finds the position of a changed node in the page's source.
package final class ChangedPlaces {
    private let tree: Tree
    private let document: NodeID
    private let map: SourceMap
    /// By node, the end of the source before it in tree order; -1 if there is none, `unknown` if it was not computed yet.
    @exclusivity(unchecked) private var ends: [Int32]
    private static let unknown: Int32 = -2
    /// Nodes whose ends are being computed.
    @exclusivity(unchecked) private var waiting: [NodeID] = []

    /// - Parameter map: The places of nodes in the source.
    package init(tree: Tree, document: NodeID, map: SourceMap) {
        self.tree = tree
        self.document = document
        self.map = map
        ends = Array(repeating: Self.unknown, count: Int(tree.arena.header[ArenaLayout.nodeCountWord]) + 1)
    }

    /// The range of the source's text where a change shows.
    package func place(of change: LoggedChange) -> Range<Int>? {
        switch change.kind {
        case .attribute where map.hasPlace(change.node):
            return map.start(change.node)..<max(map.start(change.node), map.end(change.node))
        case .data, .removed:
            if map.hasPlace(change.node) { return extent(change.node) }
        case .attribute, .inserted: break
        }
        // A new node is after the node before it, or in its parent.
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

    /// The end of the source before a node: of the nearest previous sibling with a position, or of its parent's start tag. Nodes visited on
    /// the way have the same end, so computing all ends takes time linear in the nodes.
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
