// SelectedText.swift: the rendered text between two points, as a selection has it.
// https://w3c.github.io/selection-api/#dom-selection-stringifier

import CSSValues
import Cascade
package import DOM

extension StyleEngine {
    /// The rendered text between two points of a document, the first before the second (UTF-8); nothing of what has no box.
    /// - Complexity: linear in what lies between the lines of both points, plus their depth; no recursion.
    package func selectedText(from start: TreePoint, to end: TreePoint) -> [UInt8] {
        refresh()
        var ancestors: Set<NodeID> = []
        var root = start.node
        while !root.isNone {
            ancestors.insert(root)
            root = tree.parent(root)
        }
        root = end.node
        while !root.isNone, !ancestors.contains(root) { root = tree.parent(root) }
        // White space on both sides of a point depends on what else is on its line.
        while !root.isNone, !tree.isElement(root) || isOnLine(root) {
            if tree.kind(root) == .document {
                root = documentElement(root)
                break
            }
            root = tree.parent(root)
        }
        guard !root.isNone, isRendered(root) else { return [] }
        return renderedText(of: root, within: TextBounds(from: start, to: end, in: tree))
    }

    private func isOnLine(_ element: NodeID) -> Bool {
        let display = value(.display, element)
        return display == "inline" || display == "contents"
    }

    private func documentElement(_ document: NodeID) -> NodeID {
        var child = tree.firstChild(document)
        while !child.isNone, !tree.isElement(child) { child = tree.nextSibling(child) }
        return child
    }
}

/// A boundary point: a node and an offset in its data, or in its children. https://dom.spec.whatwg.org/#concept-range-bp
package struct TreePoint {
    package let node: NodeID
    package let offset: Int

    package init(node: NodeID, offset: Int) {
        self.node = node
        self.offset = offset
    }
}

/// Where a part of a text begins and ends.
struct TextBounds {
    enum Place: Equatable {
        case before(NodeID)
        case behindChildren(of: NodeID)
        case inside(NodeID, Int)
    }

    let start: Place
    let end: Place
    /// The first node that has something behind the start, or the last one in front of it, where nothing in its parent is behind it.
    var lead: NodeID
    /// The nodes that the ends are in, with those around them.
    let startAncestors: Set<NodeID>
    let endAncestors: Set<NodeID>

    init(from start: TreePoint, to end: TreePoint, in tree: Tree) {
        self.start = Self.place(start, in: tree)
        self.end = Self.place(end, in: tree)
        switch self.start {
        case .before(let node), .inside(let node, _): lead = node
        case .behindChildren(let parent): lead = tree.lastChild(parent)
        }
        startAncestors = Self.ancestors(of: start.node, in: tree)
        endAncestors = Self.ancestors(of: end.node, in: tree)
    }

    /// Whether a part of a text begins or ends in a node's data.
    func isInside(_ node: NodeID) -> Bool {
        for case .inside(node, _) in [start, end] { return true }
        return false
    }

    /// Where in a node's data the part begins and ends, if it does.
    func offsets(in node: NodeID, length: Int) -> (start: Int?, end: Int?) {
        var found: (start: Int?, end: Int?)
        if case .inside(node, let offset) = start { found.start = min(offset, length) }
        if case .inside(node, let offset) = end { found.end = max(found.start ?? 0, min(offset, length)) }
        return found
    }

    private static func place(_ point: TreePoint, in tree: Tree) -> Place {
        let node = point.node
        if tree.kind(node) == .text || tree.kind(node) == .cdataSection { return .inside(node, point.offset) }
        if tree.firstChild(node).isNone { return .before(node) }
        let child = tree.child(of: node, at: point.offset)
        return child.isNone ? .behindChildren(of: node) : .before(child)
    }

    private static func ancestors(of node: NodeID, in tree: Tree) -> Set<NodeID> {
        var (found, current): (Set<NodeID>, NodeID) = ([], node)
        while !current.isNone {
            found.insert(current)
            current = tree.parent(current)
        }
        return found
    }
}
