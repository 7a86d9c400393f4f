// Tree+Cloning.swift: copying nodes, and moving them between documents. https://dom.spec.whatwg.org/#concept-node-clone

extension Tree {
    /// Copies a node into a document, with its descendants and template contents if `deep`. No recursion: depth is bounded by memory only.
    public func clone(_ node: NodeID, deep: Bool, in document: NodeID) -> NodeID {
        let copy = cloneOne(node, in: document)
        defer { if reactions != nil { reactToMaking(copy) } }
        // Pairs of a node and its copy whose children have not been copied yet.
        var pending = deep ? [(node, copy)] : []
        if !shadowRoots.isEmpty, let pair = cloneShadow(of: node, to: copy) { pending.append(pair) }
        while let (source, target) = pending.popLast() {
            let contents = templateContents(source)
            if !contents.isNone { pending.append((contents, templateContents(target))) }
            let owner = kind(target) == .document ? target : self.document(of: target)
            var child = firstChild(source)
            while !child.isNone {
                let childCopy = cloneOne(child, in: owner)
                append(childCopy, to: target)
                if !shadowRoots.isEmpty, let pair = cloneShadow(of: child, to: childCopy) { pending.append(pair) }
                if !firstChild(child).isNone || !templateContents(child).isNone { pending.append((child, childCopy)) }
                child = nextSibling(child)
            }
        }
        return copy
    }

    /// The number of nodes and attributes in a deep copy of a node, with template contents.
    public func size(of root: NodeID) -> (nodes: Int, attributes: Int) {
        var size = (nodes: 0, attributes: 0)
        var pending = [root]
        while let root = pending.popLast() {
            var node = root
            while !node.isNone {
                size.nodes += 1
                size.attributes += attributeCount(node)
                let contents = templateContents(node)
                if !contents.isNone { pending.append(contents) }
                if let shadow = shadowRoots.isEmpty ? nil : shadowRoots[node] { pending.append(shadow) }
                node = next(node, within: root)
            }
        }
        return size
    }

    private func cloneOne(_ node: NodeID, in document: NodeID) -> NodeID {
        switch kind(node) {
        case .element:
            let copy = createElement(name(node), in: document)
            var last = AttributeID.none
            var attribute = firstAttribute(node)
            while !attribute.isNone {
                last = appendAttribute(attributeName(attribute), attributeValue(attribute), to: copy, after: last)
                attribute = nextAttribute(attribute)
            }
            if hasFlag(NodeFlags.alreadyStarted, node) { setFlag(NodeFlags.alreadyStarted, copy) }
            if !isValues.isEmpty, let value = isValues[node] { isValues[copy] = value }
            return copy
        case .document:
            let copy = createDocument(isHTML: isHTMLDocument(node))
            setQuirksMode(quirksMode(node), of: copy)
            return copy
        case .documentType:
            return createDocumentType(
                name: data(node),
                publicID: doctypePublicID(node),
                systemID: doctypeSystemID(node),
                in: document
            )
        case .attribute:
            let attribute = attribute(ofNode: node)
            return createAttributeNode(attributeName(attribute), value: attributeValue(attribute), in: document)
        case .text: return createText(data(node), in: document)
        case .cdataSection: return createCDATASection(data(node), in: document)
        case .comment: return createComment(data(node), in: document)
        case .processingInstruction:
            return createProcessingInstruction(target: target(node), data: data(node), in: document)
        case .documentFragment: return createDocumentFragment(in: document)
        }
    }

    /// Sets the node document of `node` and its descendants, and removes `node` from its parent if that changes anything. A document is
    /// left as it is. https://dom.spec.whatwg.org/#concept-node-adopt
    ///
    /// - Parameter removes: Whether to remove the node; false if the caller does so afterwards.
    public func adopt(_ node: NodeID, into document: NodeID, removes: Bool = true) {
        guard kind(node) != .document, documentNumber(node) != documentNumber(document) else { return }
        if removes, kind(node) != .documentFragment { remove(node) }
        var pending = [(node, document)]
        while let (root, document) = pending.popLast() {
            let old = self.document(of: root)
            if old == document { continue }
            let number = documentNumber(document)
            let leaves = !hasSameTemplates(old, document)
            var current = root
            while !current.isNone {
                if let shadow = shadowRoots.isEmpty ? nil : shadowRoots[current] {
                    pending.append((shadow, document))
                    if leaves { shadowRootLeft?(shadow) }
                }
                let contents = templateContents(current)
                if !contents.isNone { pending.append((contents, inertDocument(of: document))) }
                setDocumentNumber(of: current, number)
                if reactions != nil { reactToAdoption(of: current, from: old, into: document) }
                current = next(current, within: root)
            }
        }
    }

    /// Whether two documents are the same, or one owns the contents of the other's templates.
    private func hasSameTemplates(_ document: NodeID, _ other: NodeID) -> Bool {
        let inert = documents[Int(documentNumber(document))].inertDocument
        return document == other || !inert.isNone && inert == documents[Int(documentNumber(other))].inertDocument
    }

    private func setDocumentNumber(of node: NodeID, _ number: UInt32) {
        let word = arena[node: node.rawValue, ArenaLayout.kindWord]
        arena[node: node.rawValue, ArenaLayout.kindWord] = word & 0xFFFF | number << 16
        guard isElement(node), !attributeNodes.isEmpty else { return }
        var attribute = firstAttribute(node)
        while !attribute.isNone {
            if let attributeNode = attributeNodes[attribute] { setDocumentNumber(of: attributeNode, number) }
            attribute = nextAttribute(attribute)
        }
    }
}
