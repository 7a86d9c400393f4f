// SelectorMatcher+Interaction.swift: what has the focus, what the address's fragment names, and what is in the top layer.
// https://html.spec.whatwg.org/multipage/semantics-other.html#pseudo-classes
// NB: `:focus-visible` is `:focus`: whoever moves the focus here is a script, which is told apart from a keyboard nowhere.

import DOM

extension SelectorMatcher {
    func matchesInteraction(_ element: NodeID, _ kind: SimpleKind) -> Bool {
        switch kind {
        case .focus: return element == focused
        case .focusWithin: return tree.isInclusiveAncestor(element, of: focused)
        case .target: return element == target
        case .targetWithin: return tree.isInclusiveAncestor(element, of: target)
        case .modal: return isInTopLayer(element) && isOpenDialog(element)
        case .popoverOpen: return isInTopLayer(element) && !isOpenDialog(element)
        default: return false
        }
    }

    /// The element that has the focus, none when it is in no document.
    private var focused: NodeID {
        // NB: Script's side writes the word, so it may be anything.
        let number = tree.arena[header: ArenaLayout.focusedWord]
        guard number != 0, number < tree.arena[header: ArenaLayout.nodeCountWord] else { return .none }
        let element = NodeID(rawValue: number)
        return tree.isElement(element) && tree.kind(tree.root(of: element)) == .document ? element : .none
    }

    /// https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
    private var target: NodeID {
        let number = tree.arena[header: ArenaLayout.fragmentWord]
        let document = tree.root(of: root)
        guard number != 0, number < tree.arena[header: ArenaLayout.stringCountWord], tree.kind(document) == .document
        else { return .none }
        let fragment = StringID(rawValue: number)
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

    private func isInTopLayer(_ element: NodeID) -> Bool { tree.hasFlag(NodeFlags.topLayer, element) }

    private func isOpenDialog(_ element: NodeID) -> Bool {
        guard tree.name(element) == .dialog, let names = list.formNames else { return false }
        return has(names.open, element)
    }
}
