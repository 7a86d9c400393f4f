// XPathAxes.swift: the nodes of each axis, and node tests.
// https://www.w3.org/TR/1999/REC-xpath-19991116/#axes

import DOM

/// A name test, with the tree's numbers of its names.
struct ResolvedName {
    /// The local name; nil: any.
    var local: StringID?
    /// The local name in ASCII lower case, for HTML elements.
    var lowercase: StringID?
    /// The namespace; nil: any, if there is no local name either. For a name without a prefix, none.
    var namespace: Namespace?
    var hasPrefix: Bool
}

/// The axes of one tree, for one expression.
struct XPathAxes {
    let tree: Tree
    let names: [ResolvedName]

    /// The nodes of an axis that pass a test, in the axis's order: nearest first.
    func nodes(_ axis: XPathAxis, _ test: XPathNodeTest, from context: XPathNode) -> [XPathNode] {
        var found: [XPathNode] = []
        func take(_ node: NodeID) { if passes(node, test) { found.append(XPathNode(node)) } }
        let isAttribute = context.attribute != .none
        switch axis {
        case .`self`:
            if passes(context, test, isPrincipal: !isAttribute) { found.append(context) }
        case .child:
            if isAttribute { break }
            var child = tree.firstChild(context.node)
            while !child.isNone {
                take(child)
                child = tree.nextSibling(child)
            }
        case .descendant, .descendantOrSelf:
            if axis == .descendantOrSelf, passes(context, test, isPrincipal: !isAttribute) { found.append(context) }
            if isAttribute { break }
            var node = tree.next(context.node, within: context.node)
            while !node.isNone {
                take(node)
                node = tree.next(node, within: context.node)
            }
        case .parent:
            let parent = parent(of: context)
            if !parent.isNone { take(parent) }
        case .ancestor, .ancestorOrSelf:
            if axis == .ancestorOrSelf, passes(context, test, isPrincipal: !isAttribute) { found.append(context) }
            var node = parent(of: context)
            while !node.isNone {
                take(node)
                node = tree.parent(node)
            }
        case .followingSibling, .precedingSibling:
            if isAttribute { break }
            let isForward = axis == .followingSibling
            var node = isForward ? tree.nextSibling(context.node) : tree.previousSibling(context.node)
            while !node.isNone {
                take(node)
                node = isForward ? tree.nextSibling(node) : tree.previousSibling(node)
            }
        case .following:
            guard tree.kind(context.node) != .attribute else { break }
            let root = tree.root(of: context.node)
            // NB: The nodes following an attribute include its element's content.
            var node =
                isAttribute
                ? tree.next(context.node, within: root) : tree.nextSkippingChildren(context.node, within: root)
            while !node.isNone {
                take(node)
                node = tree.next(node, within: root)
            }
        case .preceding:
            preceding(context.node, take)
        case .attribute:
            guard !isAttribute, tree.isElement(context.node) else { break }
            var attribute = tree.firstAttribute(context.node)
            while attribute != .none {
                let node = XPathNode(context.node, attribute: attribute)
                if passes(attribute, of: context.node, test) { found.append(node) }
                attribute = tree.nextAttribute(attribute)
            }
        case .namespace: break
        }
        return found
    }

    private func parent(of context: XPathNode) -> NodeID {
        if context.attribute == .none { return tree.parent(context.node) }
        // An attribute of no element is its own node, and has no parent.
        return tree.kind(context.node) == .attribute ? .none : context.node
    }

    /// The nodes before a node, without ancestors, nearest first.
    private func preceding(_ context: NodeID, _ take: (NodeID) -> Void) {
        var ancestor = context
        while !ancestor.isNone {
            var node = tree.previousSibling(ancestor)
            while !node.isNone {
                // The subtree of a sibling in reverse order, beginning with its deepest last descendant.
                let sibling = node
                while !tree.lastChild(node).isNone { node = tree.lastChild(node) }
                while true {
                    take(node)
                    if node == sibling { break }
                    if tree.previousSibling(node).isNone {
                        node = tree.parent(node)
                    } else {
                        node = tree.previousSibling(node)
                        while !tree.lastChild(node).isNone { node = tree.lastChild(node) }
                    }
                }
                node = tree.previousSibling(sibling)
            }
            ancestor = tree.parent(ancestor)
        }
    }

    // MARK: - Node tests

    /// - Parameter isPrincipal: Whether the node has the axis's principal node type: element, except on the attribute axis.
    private func passes(_ node: XPathNode, _ test: XPathNodeTest, isPrincipal: Bool) -> Bool {
        if isPrincipal { return passes(node.node, test) }
        return test == .any
    }

    private func passes(_ node: NodeID, _ test: XPathNodeTest) -> Bool {
        switch (tree.kind(node), test) {
        // The data model has no document types.
        case (.documentType, _): return false
        case (_, .any): return true
        case (.element, .name(let place)): return hasName(node, names[place])
        case (.text, .text), (.cdataSection, .text), (.comment, .comment): return true
        case (.processingInstruction, .processingInstruction(let target)):
            return target.map { Array(tree.strings.string(tree.target(node)).utf8) == $0 } ?? true
        default: return false
        }
    }

    private func hasName(_ element: NodeID, _ name: ResolvedName) -> Bool {
        guard let local = name.local else {
            return name.namespace.map { tree.namespace(tree.name(element)) == $0 } ?? true
        }
        let id = tree.name(element)
        // In HTML documents, a name without a prefix also means HTML elements, ignoring case.
        // https://dom.spec.whatwg.org/#xpath, https://html.spec.whatwg.org/#interactions-with-xpath-and-xslt
        if !name.hasPrefix, tree.namespace(id) == .html, tree.isHTMLDocument(element) {
            return tree.localName(id) == name.lowercase || tree.localName(id) == local
        }
        return tree.localName(id) == local && tree.namespace(id) == name.namespace
    }

    private func passes(_ attribute: AttributeID, of element: NodeID, _ test: XPathNodeTest) -> Bool {
        let name = tree.attributeName(attribute)
        let namespace = tree.namespace(name)
        if namespace == .xmlns { return false }
        guard case .name(let place) = test else { return test == .any }
        let wanted = names[place]
        guard let local = wanted.local else { return wanted.namespace.map { namespace == $0 } ?? true }
        if namespace != wanted.namespace { return false }
        if tree.localName(name) == local { return true }
        // As for element names: case is ignored where the parser wrote them in lower case.
        let isHTML = tree.namespace(tree.name(element)) == .html && tree.isHTMLDocument(element)
        return isHTML && !wanted.hasPrefix && tree.localName(name) == wanted.lowercase
    }
}
