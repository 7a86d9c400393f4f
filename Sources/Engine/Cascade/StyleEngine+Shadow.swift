// StyleEngine+Shadow.swift: the cascade across shadow trees, and the tree that values are inherited in.
// https://www.w3.org/TR/css-scoping-1/#shadow-dom

import CSSValues
import DOM
import Selectors

/// The rules of one tree that match an element; the last is the strongest.
struct MatchingRules: Hashable {
    /// The document or shadow root whose rules they are.
    var scope: NodeID
    var numbers: [Int32]
    /// Whether it is an outer tree that styles the element as a part.
    var isOfPart = false
}

extension StyleEngine {
    /// The rules of all trees that may style an element: those of its shadow tree, of the trees whose slots contain it, and of its own
    /// tree. https://www.w3.org/TR/css-cascade-5/#cascade-context
    func matchingAcrossTrees(_ element: NodeID) -> [MatchingRules] {
        var found: [MatchingRules] = []
        let shadowRoot = tree.shadowRoot(of: element)
        if !shadowRoot.isNone { found += matching(element, in: shadowRoot, shadowRoot: shadowRoot) }
        var slots: [NodeID] = []
        var slot = assignedSlot(of: element)
        while !slot.isNone {
            slots.append(slot)
            slot = assignedSlot(of: slot)
        }
        for slot in slots.reversed() { found += matching(slot, in: self.root(of: slot), slotted: element) }
        return found + matching(element, in: scope(of: element)) + matchingAsPart(element)
    }

    /// The rules that style an element, or its pseudo-element, as a part of outer hosts, from the innermost tree on.
    /// https://drafts.csswg.org/css-shadow-parts/#part
    func matchingAsPart(_ element: NodeID, pseudoElement: StringID = .none) -> [MatchingRules] {
        guard tree.hasShadowRoots else { return [] }
        var part = ShadowPart(element: element, names: partNames(of: element))
        var found: [MatchingRules] = []
        var root = self.root(of: element)
        while !part.names.isEmpty {
            let host = tree.shadowHost(of: root)
            if host.isNone { break }
            // The sheets of a tree match its parts by `:host::part()`.
            for (scope, shadowRoot) in [(root, root), (scope(of: host), NodeID.none)] {
                found += matching(host, in: scope, pseudoElement: pseudoElement, shadowRoot: shadowRoot, part: part)
            }
            part.names = exported(part.names, by: host)
            root = self.root(of: host)
        }
        return found
    }

    private func partNames(of element: NodeID) -> Set<StringID> {
        let words = value(of: element, "part").split { $0.isHTMLSpace }
        return Set(words.map { tree.strings.intern(String(Substring($0))) })
    }

    /// The names by which a host exports parts of its shadow tree to the outer host.
    /// https://drafts.csswg.org/css-shadow-parts/#parsing-mapping-list
    private func exported(_ names: Set<StringID>, by host: NodeID) -> Set<StringID> {
        var found: Set<StringID> = []
        for entry in value(of: host, "exportparts").split(separator: UInt8(ascii: ",")) {
            let words = entry.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
                .map { $0.split { $0.isHTMLSpace } }
            guard words.count <= 2, words.allSatisfy({ $0.count == 1 }), let inner = words.first?.first,
                let outer = words.last?.first, names.contains(tree.strings.intern(String(Substring(inner))))
            else { continue }
            found.insert(tree.strings.intern(String(Substring(outer))))
        }
        return found
    }

    private func value(of element: NodeID, _ attribute: String) -> Substring.UTF8View {
        let found = tree.attribute(element, qualifiedName: tree.strings.intern(attribute))
        return Substring(found.isNone ? "" : tree.strings.string(tree.attributeValue(found))).utf8
    }

    /// The document or shadow root whose sheets apply to an element.
    func scope(of element: NodeID) -> NodeID {
        guard tree.hasShadowRoots else { return tree.document(of: element) }
        let root = self.root(of: element)
        return tree.shadowHost(of: root).isNone ? tree.document(of: element) : root
    }

    /// The root of a node's tree. The roots of deep nodes of shadow trees are kept: a script asks about many nested ones.
    private func root(of node: NodeID) -> NodeID {
        if tree.isInDocument(node) { return tree.document(of: node) }
        var root = node
        for _ in 0..<Self.longestClimb {
            let parent = tree.parent(root)
            if parent.isNone { return root }
            root = parent
        }
        return roots.nearest(root, .none, above: tree.parent) { tree.parent($0).isNone ? $0 : nil }
    }

    private static var longestClimb: Int { 64 }

    /// Whether the element is in a document, or in a shadow tree there.
    func isInDocument(_ element: NodeID) -> Bool {
        var root = self.root(of: originatingElement(element))
        while true {
            let host = tree.shadowHost(of: root)
            if host.isNone { return tree.kind(root) == .document }
            root = self.root(of: host)
        }
    }

    /// The slot that a node is in. AD-HOC: Manual slot assignments by scripts are not known here.
    func assignedSlot(of node: NodeID) -> NodeID {
        let root = tree.shadowRoot(of: tree.parent(node))
        if root.isNone || tree.traits(ofShadowRoot: root).contains(.manualSlots) { return .none }
        if slots[root] == nil { slots[root] = slotsByName(in: root) }
        return slots[root]?[name(of: node, .slot)] ?? .none
    }

    private func slotsByName(in root: NodeID) -> [StringID: NodeID] {
        var found: [StringID: NodeID] = [:]
        var node = tree.next(root, within: root)
        while !node.isNone {
            if tree.isElement(node), tree.name(node) == .slot {
                let name = name(of: node, .attrName)
                if found[name] == nil { found[name] = node }
            }
            node = tree.next(node, within: root)
        }
        return found
    }

    /// The interned value of an attribute with a name's local name; the empty string if there is none.
    private func name(of node: NodeID, _ name: NameID) -> StringID {
        guard tree.isElement(node) else { return .empty }
        let attribute = tree.attribute(node, qualifiedName: tree.localName(name))
        return attribute.isNone ? .empty : tree.strings.intern(tree.attributeValue(attribute))
    }

    /// The element that an element inherits from, none for roots. https://www.w3.org/TR/css-scoping-1/#flattening
    func inheritanceParent(of element: NodeID) -> NodeID {
        if let pseudo = pseudo(element) { return pseudo.host }
        let parent = tree.parent(element)
        if tree.hasShadowRoots {
            let slot = assignedSlot(of: element)
            if !slot.isNone { return slot }
            let host = tree.shadowHost(of: parent)
            if !host.isNone { return host }
        }
        return !parent.isNone && tree.isElement(parent) ? parent : .none
    }
}

extension UInt8 {
    fileprivate var isHTMLSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }
}
