// Tree+Lookup.swift: walking in tree order and finding elements by id. https://dom.spec.whatwg.org/#concept-tree-order

/// The elements with an id in one tree, by id.
struct IDIndex {
    /// Elements of each id, in no order. Few ids have more than one.
    var elements: [StringID: [NodeID]] = [:]
}

extension Tree {
    /// The node after `node` in tree order, none when `node` is the last inside `root`.
    @inlinable
    public func next(_ node: NodeID, within root: NodeID) -> NodeID {
        let child = firstChild(node)
        return child.isNone ? nextSkippingChildren(node, within: root) : child
    }

    /// The node after `node` and all its descendants in tree order, none when there is none inside `root`.
    @inlinable
    public func nextSkippingChildren(_ node: NodeID, within root: NodeID) -> NodeID {
        var current = node
        while current != root, !current.isNone {
            let sibling = nextSibling(current)
            if !sibling.isNone { return sibling }
            current = parent(current)
        }
        return .none
    }

    /// The topmost ancestor of a node, itself when it has no parent.
    public func root(of node: NodeID) -> NodeID {
        var current = node
        while true {
            let parent = self.parent(current)
            if parent.isNone { return current }
            current = parent
        }
    }

    /// Whether `ancestor` is `node` or one of its ancestors.
    public func isInclusiveAncestor(_ ancestor: NodeID, of node: NodeID) -> Bool {
        var current = node
        while !current.isNone {
            if current == ancestor { return true }
            current = parent(current)
        }
        return false
    }

    /// The first element in tree order under `root` whose id is `id` (interned), none when there is none.
    /// For a document's tree an index makes this O(1) but for ids that several elements share.
    public func elementByID(_ id: StringID, in root: NodeID) -> NodeID {
        if id == .empty || id.isNone { return .none }
        guard kind(root) == .document else { return firstElement(withID: id, under: root) }
        if idIndexes[root] == nil { buildIDIndex(of: root) }
        guard let elements = idIndexes[root]?.elements[id], let first = elements.first else { return .none }
        return elements.count == 1 ? first : firstElement(withID: id, under: root)
    }

    private func firstElement(withID id: StringID, under root: NodeID) -> NodeID {
        var node = next(root, within: root)
        while !node.isNone {
            if isElement(node), self.id(of: node) == id { return node }
            node = next(node, within: root)
        }
        return .none
    }

    @inlinable
    func id(of element: NodeID) -> StringID {
        let attribute = attribute(element, named: .attrID)
        return attribute.isNone ? .none : attributeValue(attribute)
    }

    // MARK: Keeping the index; only documents that were asked have one

    func buildIDIndex(of root: NodeID) {
        idIndexes[root] = IDIndex()
        indexSubtree(root, in: root, adding: true)
    }

    private func indexSubtree(_ subtree: NodeID, in root: NodeID, adding: Bool) {
        var node = subtree
        while !node.isNone {
            if isElement(node) {
                let id = id(of: node)
                if !id.isNone, id != .empty { index(id, node, in: root, adding: adding) }
            }
            node = next(node, within: subtree)
        }
    }

    private func index(_ id: StringID, _ element: NodeID, in root: NodeID, adding: Bool) {
        if adding {
            idIndexes[root]?.elements[id, default: []].append(element)
        } else {
            idIndexes[root]?.elements[id]?.removeAll { $0 == element }
            if idIndexes[root]?.elements[id]?.isEmpty == true { idIndexes[root]?.elements[id] = nil }
        }
    }

    func indexInserted(_ node: NodeID, under parent: NodeID) {
        if idIndexes.isEmpty || kind(node) == .text { return }
        let root = root(of: parent)
        if idIndexes[root] != nil { indexSubtree(node, in: root, adding: true) }
    }

    func unindexRemoved(_ node: NodeID, under parent: NodeID) {
        if idIndexes.isEmpty || kind(node) == .text { return }
        let root = root(of: parent)
        if idIndexes[root] != nil { indexSubtree(node, in: root, adding: false) }
    }

    func unindexChildren(of parent: NodeID) {
        if idIndexes.isEmpty { return }
        let root = root(of: parent)
        guard idIndexes[root] != nil else { return }
        var child = firstChild(parent)
        while !child.isNone {
            indexSubtree(child, in: root, adding: false)
            child = nextSibling(child)
        }
    }

    func indexIDChange(of element: NodeID, _ attribute: AttributeID, from old: StringID, to new: StringID) {
        guard !idIndexes.isEmpty, attributeName(attribute) == .attrID else { return }
        let root = root(of: element)
        guard idIndexes[root] != nil else { return }
        if !old.isNone, old != .empty { index(old, element, in: root, adding: false) }
        if !new.isNone, new != .empty { index(new, element, in: root, adding: true) }
    }
}

extension Tree {
    /// Whether several elements under `root`, a document, have the id `id` (interned).
    public func hasSeveralElements(withID id: StringID, in root: NodeID) -> Bool {
        if idIndexes[root] == nil { buildIDIndex(of: root) }
        return (idIndexes[root]?.elements[id]?.count ?? 0) > 1
    }
}
