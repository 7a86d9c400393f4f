// ElementStack.swift: the stack of open elements, with the standard's scope queries.
// https://html.spec.whatwg.org/multipage/parsing.html#the-stack-of-open-elements
//
// It exceeds `TreeBuilder.maximumDepth` only by elements that single tokens open. Counts and marks answer most queries without a walk.

import DOM

/// An open element, with the properties that tree construction needs most.
struct OpenElement: BitwiseCopyable {
    var node: NodeID
    var name: NameID
    var namespace: Namespace
    var tag: Tag
    var isHTMLIntegrationPoint = false
    var isMathMLTextIntegrationPoint = false

    @inline(__always) var isHTML: Bool { namespace == .html }
}

/// The stack of open elements; the current node is the last.
///
/// Invariants: 1. `counts[t]` is the number of elements with tag `t`. 2. `marks` has the open elements.
struct ElementStack: ~Copyable {
    private var elements = UnsafeList<OpenElement>(capacity: 64)
    private var counts = UnsafeList<UInt32>(capacity: 256)

    private var marks = NodeMarks()

    init() { counts.fill(0, count: 256) }

    /// Whether a node may be open; exact for all nodes made after the first opened one.
    @inline(__always)
    func mayBeOpen(_ node: NodeID) -> Bool { marks.mayHold(node) }

    @inline(__always) var count: Int { elements.count }
    @inline(__always) var isEmpty: Bool { elements.isEmpty }
    /// The current node.
    @inline(__always) var current: OpenElement { elements[elements.count &- 1] }
    @inline(__always) subscript(_ index: Int) -> OpenElement { elements[index] }

    @inline(__always)
    mutating func push(_ element: OpenElement) {
        elements.append(element)
        marks.set(element.node, true)
        counts[Int(element.tag.rawValue)] &+= 1
    }

    @inline(__always)
    mutating func pop() {
        counts[Int(current.tag.rawValue)] &-= 1
        marks.set(current.node, false)
        elements.removeLast()
    }

    mutating func remove(at index: Int) {
        counts[Int(elements[index].tag.rawValue)] -= 1
        marks.set(elements[index].node, false)
        elements.remove(at: index)
    }

    mutating func insert(_ element: OpenElement, at index: Int) {
        elements.insert(element, at: index)
        marks.set(element.node, true)
        counts[Int(element.tag.rawValue)] += 1
    }

    mutating func replace(at index: Int, with element: OpenElement) {
        counts[Int(elements[index].tag.rawValue)] -= 1
        marks.set(elements[index].node, false)
        elements[index] = element
        marks.set(element.node, true)
        counts[Int(element.tag.rawValue)] += 1
    }

    /// Whether any open element has this tag.
    @inline(__always)
    func contains(_ tag: Tag) -> Bool { counts[Int(tag.rawValue)] > 0 }

    /// The index of a node, searched from the top.
    func index(of node: NodeID) -> Int? {
        guard mayBeOpen(node) else { return nil }
        var index = elements.count - 1
        while index >= 0 {
            if elements[index].node == node { return index }
            index -= 1
        }
        return nil
    }

    /// The index of the last element with this tag.
    func lastIndex(of tag: Tag) -> Int? {
        guard contains(tag) else { return nil }
        var index = elements.count - 1
        while index >= 0 {
            if elements[index].tag == tag { return index }
            index -= 1
        }
        return nil
    }

    /// "Has an element in scope", for one tag.
    @inline(__always)
    func hasInScope(_ tag: Tag) -> Bool {
        contains(tag) && hasInScope(where: { $0 == tag }, orEnds: { _ in false })
    }

    /// "Has an element in button scope".
    @inline(__always)
    func hasInButtonScope(_ tag: Tag) -> Bool {
        contains(tag) && hasInScope(where: { $0 == tag }, orEnds: { $0 == .button })
    }

    /// "Has an element in list item scope".
    func hasInListItemScope(_ tag: Tag) -> Bool {
        contains(tag) && hasInScope(where: { $0 == tag }, orEnds: { $0 == .ol || $0 == .ul })
    }

    /// Whether a heading of any level is in scope.
    func hasHeadingInScope() -> Bool { hasInScope(where: \.isHeading, orEnds: { _ in false }) }

    @inline(__always)
    private func hasInScope(where matches: (Tag) -> Bool, orEnds: (Tag) -> Bool) -> Bool {
        var index = elements.count - 1
        while index >= 0 {
            let tag = elements[index].tag
            if matches(tag) { return true }
            if tag.endsScope || orEnds(tag) { return false }
            index -= 1
        }
        return false
    }

    /// "Has an element in scope" for a node.
    func hasInScope(_ node: NodeID) -> Bool {
        guard mayBeOpen(node) else { return false }
        var index = elements.count - 1
        while index >= 0 {
            if elements[index].node == node { return true }
            if elements[index].tag.endsScope { return false }
            index -= 1
        }
        return false
    }

    /// "Has an element in table scope".
    func hasInTableScope(_ tag: Tag) -> Bool {
        guard contains(tag) else { return false }
        var index = elements.count - 1
        while index >= 0 {
            let other = elements[index].tag
            if other == tag { return true }
            if other == .html || other == .table || other == .template { return false }
            index -= 1
        }
        return false
    }
}
