// SelectorMatcher+Interaction.swift: focus, the target of the URL's fragment, and the top layer.
// https://html.spec.whatwg.org/multipage/semantics-other.html#pseudo-classes
// NB: `:focus-visible` is the same as `:focus`: only scripts move the focus here, and no state separates them from a keyboard.

import DOM

extension SelectorMatcher {
    func matchesInteraction(_ element: NodeID, _ kind: SimpleKind) -> Bool {
        switch kind {
        case .focus: return hasFocus(element) { $0 == $1 }
        case .focusWithin: return hasFocus(element, tree.isInclusiveAncestor)
        case .target: return element == target
        case .targetWithin: return tree.isInclusiveAncestor(element, of: target)
        case .modal: return isInTopLayer(element) && isOpenDialog(element)
        case .popoverOpen: return isInTopLayer(element) && !isOpenDialog(element)
        default: return false
        }
    }

    /// Whether an element has the given relation to the focused element, or to a host around that one's shadow tree.
    private func hasFocus(_ element: NodeID, _ relation: (_ element: NodeID, _ of: NodeID) -> Bool) -> Bool {
        // NB: JavaScript writes the word, so it may have any value.
        let number = tree.arena[header: ArenaLayout.focusedWord]
        guard number != 0, number < tree.arena[header: ArenaLayout.nodeCountWord] else { return false }
        var focused = NodeID(rawValue: number)
        var isFound = false
        while tree.isElement(focused) {
            isFound = isFound || relation(element, focused)
            let root = tree.root(of: focused)
            // An element that was removed from its document has lost the focus.
            if tree.kind(root) == .document { return isFound }
            focused = tree.shadowHost(of: root)
            if focused.isNone { return false }
        }
        return false
    }

    /// https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
    private var target: NodeID {
        let document = tree.root(of: root)
        let fragment = tree.fragment(of: document)
        if fragment.isNone { return .none }
        let found = tree.elementByID(fragment, in: document)
        return found.isNone ? anchor(named: fragment, in: document) : found
    }

    private func anchor(named name: StringID, in document: NodeID) -> NodeID {
        let memo = self.memo
        if let known = memo.namedAnchors[document] { return known }
        var node = tree.next(document, within: document)
        while !node.isNone {
            if tree.isElement(node), tree.name(node) == .a {
                let attribute = tree.attribute(node, named: .attrName)
                if !attribute.isNone, tree.attributeValue(attribute) == name { break }
            }
            node = tree.next(node, within: document)
        }
        memo.namedAnchors[document] = node
        return node
    }

    /// NB: An element that is removed from the page leaves the top layer.
    private func isInTopLayer(_ element: NodeID) -> Bool {
        tree.hasFlag(NodeFlags.topLayer, element) && tree.kind(tree.shadowIncludingRoot(of: element)) == .document
    }

    private func isOpenDialog(_ element: NodeID) -> Bool {
        guard tree.name(element) == .dialog, let names = list.formNames else { return false }
        return has(names.open, element)
    }
}
