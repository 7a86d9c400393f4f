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
    ///
    /// - Parameter limit: The number of nodes after which the walk ends.
    func nodes(_ axis: XPathAxis, _ test: XPathNodeTest, from context: XPathNode, limit: Int = .max) -> [XPathNode] {
        var found: [XPathNode] = []
        each(axis, test, from: context) { node in
            found.append(node)
            return found.count < limit
        }
        return found
    }

    /// Calls `body` with the nodes of an axis that pass a test, in the axis's order, until it returns false.
    private func each(
        _ axis: XPathAxis,
        _ test: XPathNodeTest,
        from context: XPathNode,
        _ body: (XPathNode) -> Bool
    ) {
        let isAttribute = context.attribute != .none
        if axis.includesSelf, passes(context, test, isPrincipal: !isAttribute), !body(context) { return }
        if axis == .attribute { return eachAttribute(of: context, test, body) }
        walk(axis, from: context) { node in
            passes(node, test) && !body(XPathNode(node)) ? .stop : .continue
        }
    }

    private func eachAttribute(of context: XPathNode, _ test: XPathNodeTest, _ body: (XPathNode) -> Bool) {
        guard context.attribute == .none, tree.isElement(context.node) else { return }
        var attribute = tree.firstAttribute(context.node)
        while attribute != .none {
            let node = XPathNode(context.node, attribute: attribute)
            if passes(attribute, of: context.node, test), !body(node) { return }
            attribute = tree.nextAttribute(attribute)
        }
    }

    /// Whether some node of an axis passes a test and is accepted.
    func hasNode(
        _ axis: XPathAxis,
        _ test: XPathNodeTest,
        from context: XPathNode,
        where isAccepted: (XPathNode) -> Bool
    ) -> Bool {
        var isFound = false
        each(axis, test, from: context) { node in
            isFound = isAccepted(node)
            return !isFound
        }
        return isFound
    }

    /// The last node of an axis that passes a test, if the axis can be walked from its end.
    func last(_ axis: XPathAxis, _ test: XPathNodeTest, from context: XPathNode) -> XPathNode?? {
        if context.attribute != .none { return nil }
        var node: NodeID
        switch axis {
        case .child: node = tree.lastChild(context.node)
        case .followingSibling: node = tree.lastChild(tree.parent(context.node))
        case .precedingSibling: node = tree.firstChild(tree.parent(context.node))
        default: return nil
        }
        while !node.isNone, node != context.node {
            if passes(node, test) { return XPathNode(node) }
            node = axis == .precedingSibling ? tree.nextSibling(node) : tree.previousSibling(node)
        }
        return .some(nil)
    }

    /// The nodes of an axis that pass a test, from several context nodes, each once. Each node of the tree is walked over once.
    func union(_ axis: XPathAxis, _ test: XPathNodeTest, from contexts: XPathNodeSet) -> XPathNodeSet {
        var found: [XPathNode] = []
        switch axis {
        case .attribute, .child, .namespace, .`self`:
            for context in contexts.nodes { found += nodes(axis, test, from: context) }
            return XPathNodeSet(nodes: found, isSorted: contexts.isSorted && axis != .child || found.count < 2)
        default: break
        }
        // The nodes that were walked over. What the axis has behind one of them was walked over with it: of siblings and ancestors all
        // that follow, and of descendants those of that node.
        var walked: Set<NodeID> = []
        let isReverse = axis == .preceding
        // NB: What comes before the last context node includes what comes before all others.
        let nodes = isReverse ? contexts.sorted(tree).reversed() : contexts.nodes
        for context in nodes {
            let isAttribute = context.attribute != .none
            if axis.includesSelf {
                if isAttribute {
                    if passes(context, test, isPrincipal: false) { found.append(context) }
                } else {
                    if !walked.insert(context.node).inserted { continue }
                    if passes(context, test, isPrincipal: true) { found.append(context) }
                }
            } else if axis == .descendant, walked.contains(context.node) {
                continue
            }
            walk(axis, from: context) { node in
                guard walked.insert(node).inserted else { return axis.isDownward ? .skipChildren : .stop }
                if passes(node, test) { found.append(XPathNode(node)) }
                return .continue
            }
        }
        let isSorted = axis.isDownward && contexts.isSorted && !contexts.nodes.contains { $0.attribute != .none }
        return XPathNodeSet(nodes: found, isSorted: isSorted || found.count < 2)
    }

    /// How a walk goes on.
    private enum Onward { case `continue`, skipChildren, stop }

    /// Walks over the nodes of an axis that are nodes of the tree, other than the context node.
    private func walk(_ axis: XPathAxis, from context: XPathNode, _ visit: (NodeID) -> Onward) {
        let isAttribute = context.attribute != .none
        switch axis {
        case .`self`, .attribute, .namespace: break
        case .child:
            if !isAttribute { walk(from: tree.firstChild(context.node), tree.nextSibling, visit) }
        case .descendant, .descendantOrSelf:
            if isAttribute { break }
            var node = tree.next(context.node, within: context.node)
            while !node.isNone {
                switch visit(node) {
                case .continue: node = tree.next(node, within: context.node)
                case .skipChildren: node = tree.nextSkippingChildren(node, within: context.node)
                case .stop: return
                }
            }
        case .parent:
            let parent = parent(of: context)
            if !parent.isNone { _ = visit(parent) }
        case .ancestor, .ancestorOrSelf: walk(from: parent(of: context), tree.parent, visit)
        case .followingSibling:
            if !isAttribute { walk(from: tree.nextSibling(context.node), tree.nextSibling, visit) }
        case .precedingSibling:
            if !isAttribute { walk(from: tree.previousSibling(context.node), tree.previousSibling, visit) }
        case .following:
            guard tree.kind(context.node) != .attribute else { break }
            let root = tree.root(of: context.node)
            // NB: The nodes following an attribute include its element's content.
            let first =
                isAttribute
                ? tree.next(context.node, within: root) : tree.nextSkippingChildren(context.node, within: root)
            walk(from: first, { tree.next($0, within: root) }, visit)
        case .preceding:
            preceding(context.node) { visit($0) == .continue }
        }
    }

    private func walk(from first: NodeID, _ next: (NodeID) -> NodeID, _ visit: (NodeID) -> Onward) {
        var node = first
        while !node.isNone, visit(node) == .continue { node = next(node) }
    }

    private func parent(of context: XPathNode) -> NodeID {
        if context.attribute == .none { return tree.parent(context.node) }
        // An attribute of no element is its own node, and has no parent.
        return tree.kind(context.node) == .attribute ? .none : context.node
    }

    /// The nodes before a node, without ancestors, nearest first, until `take` returns false.
    private func preceding(_ context: NodeID, _ take: (NodeID) -> Bool) {
        var ancestor = context
        while !ancestor.isNone {
            var node = tree.previousSibling(ancestor)
            while !node.isNone {
                // The subtree of a sibling in reverse order, beginning with its deepest last descendant.
                let sibling = node
                while !tree.lastChild(node).isNone { node = tree.lastChild(node) }
                while true {
                    if !take(node) { return }
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
