// StyleEngine+Shadow.swift: the cascade across shadow trees, and the tree that values are inherited in.
// https://www.w3.org/TR/css-scoping-1/#shadow-dom

import DOM

/// Rules of one tree that match an element, the last the strongest.
struct MatchingRules {
    /// The document or shadow root whose rules they are.
    var scope: NodeID
    var numbers: [Int32]
}

extension StyleEngine {
    /// The rules of all trees that may style an element: of its own shadow tree for hosts, of the trees whose slots it is in,
    /// of the tree it is in.
    /// https://www.w3.org/TR/css-cascade-5/#cascade-context
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
        for slot in slots.reversed() { found += matching(slot, in: tree.root(of: slot), slotted: element) }
        return found + matching(element, in: scope(of: element))
    }

    /// The document or shadow root whose sheets apply to an element.
    func scope(of element: NodeID) -> NodeID {
        guard tree.hasShadowRoots else { return tree.document(of: element) }
        let root = tree.root(of: element)
        return tree.shadowHost(of: root).isNone ? tree.document(of: element) : root
    }

    /// The slot that a node is in.
    /// AD-HOC: What scripts assign to slots by hand is not known here.
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

    /// The interned value of an attribute with a name's local name, the empty string without.
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
