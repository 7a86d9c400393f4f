// Tree+Algorithms.swift: the DOM's mutation algorithms with their validity checks.
// https://dom.spec.whatwg.org/#mutation-algorithms

extension Tree {
    /// Inserts `node` into `parent` before `child` (none: at the end) and adopts it into the parent's document.
    /// https://dom.spec.whatwg.org/#concept-node-pre-insert
    public func preInsert(_ node: NodeID, into parent: NodeID, before child: NodeID) throws(DOMException) {
        // 1. Check that the insertion is valid.
        try ensureValidity(of: node, into: parent, before: child)
        // 2-3. Inserting a node before itself puts it before its next sibling.
        let reference = child == node ? nextSibling(node) : child
        // 4. Insert, which adopts.
        if reactions != nil, kind(node) == .documentFragment, documentNumber(node) != documentNumber(parent) {
            // NB: Observers have to see the removal of the children before these get another document.
            let previous = reference.isNone ? lastChild(parent) : previousSibling(reference)
            let added = takeOut(node, into: document(of: parent))
            recordingOnce(parent, added: added, removed: [], previous: previous, next: reference) {
                for node in added { insert(node, into: parent, before: reference) }
            }
            return
        }
        adoptInserted(node, into: document(of: parent))
        insert(node, into: parent, before: reference)
    }

    /// Adopts the node, or a fragment's children, into the document of the insertion.
    private func adoptInserted(_ node: NodeID, into document: NodeID) {
        guard kind(node) == .documentFragment else { return adopt(node, into: document) }
        if documentNumber(node) == documentNumber(document) { return }
        for child in children(of: node) { adopt(child, into: document, removes: false) }
    }

    /// Replaces `child` of `parent` with `node`. https://dom.spec.whatwg.org/#concept-node-replace
    public func replaceChild(_ child: NodeID, with node: NodeID, in parent: NodeID) throws(DOMException) {
        // 1-6. Check; the rules for documents ignore the replaced child.
        try ensureValidity(of: node, into: parent, before: child, replacing: true)
        // 7-8. The reference is the child's next sibling, or the node's if that is the node.
        var reference = nextSibling(child)
        if reference == node { reference = nextSibling(node) }
        // 9-14. Remove the child and insert the node.
        guard recorder != nil else {
            if child != node { remove(child) }
            adoptInserted(node, into: document(of: parent))
            insert(node, into: parent, before: reference)
            return
        }
        let previous = previousSibling(child)
        let added = takeOut(node, into: document(of: parent))
        // 11. A child that is replaced by itself was already removed.
        let removed = child == node ? [] : [child]
        recordingOnce(parent, added: added, removed: removed, previous: previous, next: reference) {
            remove(child)
            for node in added { insert(node, into: parent, before: reference) }
        }
    }

    /// Removes the node to be inserted, or a fragment's children, from its parent, and adopts it. The old parent may have other observers,
    /// so it gets records of its own.
    private func takeOut(_ node: NodeID, into document: NodeID) -> [NodeID] {
        let nodes = kind(node) == .documentFragment ? children(of: node) : [node]
        if kind(node) == .documentFragment { removeAllChildren(of: node) } else { remove(node) }
        for node in nodes { adopt(node, into: document) }
        return nodes
    }

    /// Removes `child` from `parent`. https://dom.spec.whatwg.org/#concept-node-pre-remove
    public func preRemove(_ child: NodeID, from parent: NodeID) throws(DOMException) {
        guard self.parent(child) == parent, kind(child) != .attribute else { throw .notFound }
        remove(child)
    }

    /// Replaces all children of `parent` with `node`, or with nothing. The caller has checked that `node` is allowed there.
    /// https://dom.spec.whatwg.org/#concept-node-replace-all
    public func replaceAll(in parent: NodeID, with node: NodeID) {
        guard recorder != nil else {
            removeAllChildren(of: parent)
            guard !node.isNone else { return }
            adoptInserted(node, into: document(of: parent))
            append(node, to: parent)
            return
        }
        let removed = children(of: parent)
        let isOwn = self.parent(node) == parent
        let added = node.isNone ? [] : isOwn ? [node] : takeOut(node, into: document(of: parent))
        recordingOnce(parent, added: added, removed: removed, previous: .none, next: .none) {
            removeAllChildren(of: parent)
            for node in added { append(node, to: parent) }
        }
    }

    /// Replaces all children of `parent` with `node`, after checking that it is allowed there.
    /// https://dom.spec.whatwg.org/#dom-parentnode-replacechildren
    public func replaceChildren(of parent: NodeID, with node: NodeID) throws(DOMException) {
        try ensureValidity(of: node, into: parent, before: .none)
        replaceAll(in: parent, with: node)
    }

    /// https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity and the checks of "replace".
    func ensureValidity(
        of node: NodeID,
        into parent: NodeID,
        before child: NodeID,
        replacing: Bool = false
    ) throws(DOMException) {
        // 1. Only documents, fragments and elements have children.
        let parentKind = kind(parent)
        guard parentKind == .document || parentKind == .documentFragment || parentKind == .element else {
            throw .hierarchyRequest
        }
        // 2. A node cannot contain itself.
        guard !isHostIncludingInclusiveAncestor(node, of: parent) else { throw .hierarchyRequest }
        // 3. The reference child must be a child of the parent.
        guard child.isNone || self.parent(child) == parent else { throw .notFound }
        // 4-5. Only some kinds of nodes can be children, and fewer can be children of a document.
        switch kind(node) {
        case .document, .attribute: throw .hierarchyRequest
        case .text, .cdataSection: if parentKind == .document { throw .hierarchyRequest }
        case .documentType: if parentKind != .document { throw .hierarchyRequest }
        default: break
        }
        // 6. A document has at most one doctype and one element, in this order.
        if parentKind == .document {
            try ensureDocumentOrder(of: node, into: parent, before: child, replacing: replacing)
        }
    }

    private func ensureDocumentOrder(
        of node: NodeID,
        into document: NodeID,
        before child: NodeID,
        replacing: Bool
    ) throws(DOMException) {
        let children = children(of: document)
        let place = child.isNone ? children.count : children.firstIndex(of: child) ?? children.count
        let preceding = children[..<place]
        let following = children[min(replacing ? place + 1 : place, children.count)...]
        let others = preceding + following
        let doctypeFollows = following.contains { kind($0) == .documentType }
        func checkElement() throws(DOMException) {
            if others.contains(where: isElement) || doctypeFollows { throw .hierarchyRequest }
        }
        switch kind(node) {
        case .documentFragment:
            let added = self.children(of: node)
            let elements = added.count(where: isElement)
            let hasText = added.contains { kind($0) == .text || kind($0) == .cdataSection }
            if elements > 1 || hasText { throw .hierarchyRequest }
            if elements == 1 { try checkElement() }
        case .element:
            try checkElement()
        case .documentType:
            if others.contains(where: { kind($0) == .documentType }) { throw .hierarchyRequest }
            if preceding.contains(where: isElement) || (child.isNone && others.contains(where: isElement)) {
                throw .hierarchyRequest
            }
        default: break
        }
    }

    /// https://dom.spec.whatwg.org/#concept-tree-host-including-inclusive-ancestor
    func isHostIncludingInclusiveAncestor(_ node: NodeID, of descendant: NodeID) -> Bool {
        // OPTIMIZATION: A node without children is an ancestor of none but itself; template contents and a shadow tree count as children.
        if node != descendant, firstChild(node).isNone, templateContents(node).isNone,
            shadowRoots.isEmpty || shadowRoots[node] == nil
        {
            return false
        }
        var ancestor = descendant
        while !ancestor.isNone {
            if ancestor == node { return true }
            let parent = self.parent(ancestor)
            let host = parent.isNone ? templateHost(ancestor) : parent
            ancestor = host.isNone ? shadowHosts[ancestor] ?? .none : host
        }
        return false
    }

    /// The children of a node, in order.
    public func children(of node: NodeID) -> [NodeID] {
        var result: [NodeID] = []
        var child = firstChild(node)
        while !child.isNone {
            result.append(child)
            child = nextSibling(child)
        }
        return result
    }

    // MARK: Character data

    /// Replaces the data of a text, CDATA section, comment or processing instruction.
    public func setData(_ node: NodeID, _ data: StringID, isRecorded: Bool = true) {
        if isRecorded, let recorder {
            recorder.queue(MutationRecord(kind: .characterData, target: node, oldValue: self.data(node)), in: self)
        }
        changeLog?.dataChanged(of: node, from: self.data(node), to: data, in: self)
        arena[node: node.rawValue, ArenaLayout.payloadWord] = data.rawValue
        journal(JournalEntryKind.characterData, node.rawValue, 0, 0)
    }

    /// Replaces all data of a node, as a script's assignment does. https://dom.spec.whatwg.org/#concept-cd-replace
    public func replaceAllData(_ node: NodeID, _ data: StringID) {
        let length = strings.length(self.data(node))
        setData(node, data)
        liveRanges?.didReplaceData(of: node, offset: 0, count: length, with: strings.length(data))
    }

    /// Throws what `preInsert` would throw, but changes nothing.
    /// https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity
    public func checkInsertion(of node: NodeID, into parent: NodeID, before child: NodeID) throws(DOMException) {
        try ensureValidity(of: node, into: parent, before: child)
    }
}
