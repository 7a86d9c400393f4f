// Tree+Attributes.swift: the attribute list of an element. https://dom.spec.whatwg.org/#interface-element
// Elsewhere: elements with very many attributes (Tree+AttributeIndex.swift).

extension Tree {
    // MARK: Reading

    /// An element's first attribute; none if it has none.
    @inlinable
    public func firstAttribute(_ element: NodeID) -> AttributeID {
        isElement(element) ? AttributeID(rawValue: arena[node: element.rawValue, ArenaLayout.payloadWord]) : .none
    }
    /// The attribute after another of the same element; none for the last.
    @inlinable
    public func nextAttribute(_ attribute: AttributeID) -> AttributeID {
        AttributeID(rawValue: arena[attribute: attribute.rawValue, ArenaLayout.attributeNextWord])
    }
    /// An attribute's qualified name, interned.
    @inlinable
    public func attributeQualifiedName(_ attribute: AttributeID) -> StringID {
        StringID(rawValue: arena[attribute: attribute.rawValue, ArenaLayout.attributeQualifiedNameWord])
    }
    /// An attribute's name.
    @inlinable
    public func attributeName(_ attribute: AttributeID) -> NameID {
        NameID(rawValue: arena[attribute: attribute.rawValue, ArenaLayout.attributeNameWord])
    }
    /// An attribute's value.
    @inlinable
    public func attributeValue(_ attribute: AttributeID) -> StringID {
        let value = recordedValue(attribute)
        return value.isUnwritten ? writtenValue(attribute) : value
    }
    /// The value in an attribute's record, which may be an unwritten style (Tree+UnwrittenStyles.swift).
    @inlinable
    func recordedValue(_ attribute: AttributeID) -> StringID {
        StringID(rawValue: arena[attribute: attribute.rawValue, ArenaLayout.attributeValueWord])
    }

    /// The attribute with a name; none if the element lacks it.
    @inlinable
    public func attribute(_ element: NodeID, named name: NameID) -> AttributeID {
        var attribute = firstAttribute(element)
        var left = Self.longestAttributeWalk
        while !attribute.isNone, attributeName(attribute) != name {
            attribute = nextAttribute(attribute)
            left -= 1
            if left == 0 { return indexedAttribute(element, named: name) }
        }
        return attribute
    }

    /// The first attribute whose qualified name is an interned string; none if the element lacks it.
    @inlinable
    public func attribute(_ element: NodeID, qualifiedName: StringID) -> AttributeID {
        var attribute = firstAttribute(element)
        var left = Self.longestAttributeWalk
        while !attribute.isNone, attributeQualifiedName(attribute) != qualifiedName {
            attribute = nextAttribute(attribute)
            left -= 1
            if left == 0 { return indexedAttribute(element, qualifiedName: qualifiedName) }
        }
        return attribute
    }

    /// The attribute with a namespace and local name; none if the element lacks it.
    public func attribute(_ element: NodeID, namespace: Namespace, localName: StringID) -> AttributeID {
        var attribute = firstAttribute(element)
        var left = Self.longestAttributeWalk
        while !attribute.isNone {
            let name = attributeName(attribute)
            if self.namespace(name) == namespace, self.localName(name) == localName { break }
            attribute = nextAttribute(attribute)
            left -= 1
            if left == 0 { return indexedAttribute(element, namespace: namespace, localName: localName) }
        }
        return attribute
    }

    // MARK: Writing

    /// Appends an attribute to a new element, for the parser, whose attributes have no duplicates. O(1) for each after the first.
    /// - Parameter last: The attribute appended before this one; none for the first.
    @discardableResult
    public func appendAttribute(
        _ name: NameID,
        _ value: StringID,
        to element: NodeID,
        after last: AttributeID
    ) -> AttributeID {
        let attribute = makeAttribute(name, value)
        link(attribute, to: element, after: last)
        attributeChanged(attribute, of: element, from: .none, isNew: true)
        return attribute
    }

    /// Appends an attribute to an element that lacks its name. Walks to the end of the list.
    @discardableResult
    public func appendAttribute(_ name: NameID, _ value: StringID, to element: NodeID) -> AttributeID {
        let last = lastAttribute(element)
        let attribute = appendAttribute(name, value, to: element, after: last)
        if hasFlag(NodeFlags.unseenStyle, element) { moveStyle(last, behind: attribute, on: element) }
        return attribute
    }

    /// A style attribute that no script has read stays last, as in WebKit, which creates the attribute from an element's declarations only
    /// when it is read.
    private func moveStyle(_ style: AttributeID, behind attribute: AttributeID, on element: NodeID) {
        guard !style.isNone, attributeName(style) == .attrStyle, !hasAttributeIndex(element),
            let previous = previousAttribute(of: style, on: element)
        else { return }
        if previous.isNone {
            arena[node: element.rawValue, ArenaLayout.payloadWord] = attribute.rawValue
        } else {
            arena[attribute: previous.rawValue, ArenaLayout.attributeNextWord] = attribute.rawValue
        }
        arena[attribute: attribute.rawValue, ArenaLayout.attributeNextWord] = style.rawValue
        arena[attribute: style.rawValue, ArenaLayout.attributeNextWord] = 0
    }

    /// Sets the attribute with a name, adding it if the element lacks it.
    public func setAttribute(_ name: NameID, _ value: StringID, on element: NodeID) {
        set(attribute(element, named: name), name: { name }, value, on: element)
    }

    /// Sets the first attribute with a qualified name (interned), or adds one without a namespace.
    /// https://dom.spec.whatwg.org/#dom-element-setattribute
    public func setAttribute(qualifiedName: StringID, _ value: StringID, on element: NodeID) {
        set(
            attribute(element, qualifiedName: qualifiedName),
            name: { names.name(namespace: .none, prefix: .none, localName: qualifiedName) },
            value,
            on: element
        )
    }

    private func set(_ attribute: AttributeID, name: () -> NameID, _ value: StringID, on element: NodeID) {
        if attribute.isNone {
            appendAttribute(name(), value, to: element)
        } else {
            setValue(attribute, value, of: element)
        }
    }

    /// Changes an attribute's value. `element` is none for an attribute of no element.
    public func setValue(_ attribute: AttributeID, _ value: StringID, of element: NodeID) {
        let old = attributeValue(attribute)
        arena[attribute: attribute.rawValue, ArenaLayout.attributeValueWord] = canonical(value, attribute).rawValue
        if !element.isNone { attributeChanged(attribute, of: element, from: old, isNew: false) }
    }

    /// Removes an attribute from its element.
    public func removeAttribute(_ attribute: AttributeID, from element: NodeID) {
        guard let previous = previousAttribute(of: attribute, on: element) else { return }
        let next = arena[attribute: attribute.rawValue, ArenaLayout.attributeNextWord]
        if previous.isNone {
            arena[node: element.rawValue, ArenaLayout.payloadWord] = next
        } else {
            arena[attribute: previous.rawValue, ArenaLayout.attributeNextWord] = next
        }
        arena[attribute: attribute.rawValue, ArenaLayout.attributeNextWord] = 0
        indexRemoved(attribute, from: element, between: previous, and: AttributeID(rawValue: next))
        if let node = attributeNodes[attribute] { arena[node: node.rawValue, ArenaLayout.payloadWord] = 0 }
        if attributeName(attribute) == .attrStyle { setFlag(NodeFlags.unseenStyle, element, to: false) }
        indexIDChange(of: element, attribute, from: attributeValue(attribute), to: .none)
        journal(JournalEntryKind.attribute, element.rawValue, attributeQualifiedName(attribute).rawValue, 0)
        recordAttribute(attribute, of: element, from: attributeValue(attribute))
        if let changeLog {
            let (name, old) = (attributeName(attribute), attributeValue(attribute))
            changeLog.attributeChanged(name, of: element, from: old, to: .none, in: self)
        }
        if reactions != nil {
            reactToAttribute(attributeName(attribute), of: element, from: attributeValue(attribute), to: .none)
        }
    }

    // MARK: Attr nodes

    /// The `Attr` node of an element's attribute, made on first use.
    public func attributeNode(_ attribute: AttributeID, of element: NodeID) -> NodeID {
        if let node = attributeNodes[attribute] { return node }
        let node = make(
            .attribute,
            documentNumber: documentNumber(element),
            name: attribute.rawValue,
            payload: element.rawValue
        )
        attributeNodes[attribute] = node
        return node
    }

    /// Makes an `Attr` node that belongs to no element.
    public func createAttributeNode(_ name: NameID, value: StringID, in document: NodeID) -> NodeID {
        let attribute = makeAttribute(name, value)
        let node = make(.attribute, documentNumber: documentNumber(document), name: attribute.rawValue, payload: 0)
        attributeNodes[attribute] = node
        return node
    }

    /// The attribute of an `Attr` node.
    public func attribute(ofNode node: NodeID) -> AttributeID {
        AttributeID(rawValue: arena[node: node.rawValue, ArenaLayout.nameWord])
    }

    /// The element of an `Attr` node; none if it belongs to no element.
    public func ownerElement(ofAttributeNode node: NodeID) -> NodeID {
        NodeID(rawValue: arena[node: node.rawValue, ArenaLayout.payloadWord])
    }

    /// Sets an `Attr` node on an element, replacing the attribute with its namespace and local name if there is one.
    /// - Returns: The replaced attribute's `Attr` node; none if there was no such attribute.
    /// - Throws: `inUseAttribute` if it belongs to another element. https://dom.spec.whatwg.org/#concept-element-attributes-set
    public func setAttributeNode(_ node: NodeID, on element: NodeID) throws(DOMException) -> NodeID {
        let attribute = attribute(ofNode: node)
        let owner = ownerElement(ofAttributeNode: node)
        guard owner.isNone || owner == element else { throw .inUseAttribute }
        if owner == element { return node }
        let name = attributeName(attribute)
        let old = self.attribute(element, namespace: namespace(name), localName: localName(name))
        adopt(node, into: document(of: element))
        arena[node: node.rawValue, ArenaLayout.payloadWord] = element.rawValue
        guard old.isNone else { return replace(old, of: element, with: node) }
        link(attribute, to: element, after: lastAttribute(element))
        attributeChanged(attribute, of: element, from: .none, isNew: true)
        return .none
    }

    /// Replaces an attribute by an `Attr` node with the same namespace and local name.
    /// - Returns: The replaced attribute's `Attr` node. https://dom.spec.whatwg.org/#concept-element-attributes-replace
    private func replace(_ old: AttributeID, of element: NodeID, with node: NodeID) -> NodeID {
        let oldNode = attributeNode(old, of: element)
        let new = attribute(ofNode: node)
        let oldValue = attributeValue(old)
        // The list stays as it is: the two records exchange their contents and their owners.
        for word in [
            ArenaLayout.attributeQualifiedNameWord, ArenaLayout.attributeNameWord, ArenaLayout.attributeValueWord,
        ] {
            let said = arena[attribute: old.rawValue, word]
            arena[attribute: old.rawValue, word] = arena[attribute: new.rawValue, word]
            arena[attribute: new.rawValue, word] = said
        }
        arena[node: node.rawValue, ArenaLayout.nameWord] = old.rawValue
        arena[node: oldNode.rawValue, ArenaLayout.nameWord] = new.rawValue
        arena[node: oldNode.rawValue, ArenaLayout.payloadWord] = 0
        attributeNodes[old] = node
        attributeNodes[new] = oldNode
        if attributeQualifiedName(new) != attributeQualifiedName(old) {
            // With another prefix, its qualified name is different.
            attributeIndexes[element] = nil
            journal(JournalEntryKind.attribute, element.rawValue, attributeQualifiedName(new).rawValue, 0)
        }
        attributeChanged(old, of: element, from: oldValue, isNew: false)
        return oldNode
    }

    // MARK: Parts

    private func makeAttribute(_ name: NameID, _ value: StringID) -> AttributeID {
        let id = arena.takeRecord(ArenaLayout.attributeCountWord, maximum: ArenaLayout.maximumAttributes)
        let attribute = AttributeID(rawValue: id)
        arena[attribute: id, ArenaLayout.attributeQualifiedNameWord] = qualifiedName(name).rawValue
        arena[attribute: id, ArenaLayout.attributeNameWord] = name.rawValue
        arena[attribute: id, ArenaLayout.attributeValueWord] = canonical(value, attribute).rawValue
        return attribute
    }

    /// Interns values that are looked up by content, so that equal values have equal ids. Long class lists are excluded: a script may make
    /// one after another, and they are never looked up as a whole.
    func canonical(_ value: StringID, _ attribute: AttributeID) -> StringID {
        switch attributeName(attribute) {
        case .attrID, .attrName: strings.intern(value)
        case .attrClass: strings.length(value) > Self.longestInternedClasses ? value : strings.intern(value)
        default: value
        }
    }

    private static let longestInternedClasses = 1024

    private func link(_ attribute: AttributeID, to element: NodeID, after last: AttributeID) {
        if last.isNone {
            arena[node: element.rawValue, ArenaLayout.payloadWord] = attribute.rawValue
        } else {
            arena[attribute: last.rawValue, ArenaLayout.attributeNextWord] = attribute.rawValue
        }
        indexAppended(attribute, to: element)
    }

    private func attributeChanged(_ attribute: AttributeID, of element: NodeID, from old: StringID, isNew: Bool) {
        indexIDChange(of: element, attribute, from: old, to: attributeValue(attribute))
        if element.rawValue <= lastNamed.rawValue { recordRenamed(element, attribute) }
        journal(JournalEntryKind.attribute, element.rawValue, attributeQualifiedName(attribute).rawValue, 0)
        recordAttribute(attribute, of: element, from: old)
        if let changeLog {
            let (name, new) = (attributeName(attribute), attributeValue(attribute))
            changeLog.attributeChanged(name, of: element, from: old, to: new, in: self)
        }
        if reactions != nil {
            reactToAttribute(attributeName(attribute), of: element, from: old, to: attributeValue(attribute))
        }
    }

    private func recordRenamed(_ element: NodeID, _ attribute: AttributeID) {
        let name = attributeName(attribute)
        if name == .attrID || name == .attrName { renamed.insert(element) }
    }

    /// Whether `takeRenamed` would return anything.
    public var hasRenamed: Bool { lastNamed != lastNode || !renamed.isEmpty }

    /// The nodes made since the last call, and the older elements that got an id or name since then.
    public func takeRenamed() -> (made: Range<UInt32>, elements: Set<NodeID>) {
        let made = lastNamed.rawValue + 1..<lastNode.rawValue + 1
        defer {
            lastNamed = lastNode
            renamed = []
        }
        return (made, renamed)
    }

    /// Records the change of a style attribute that is unwritten.
    func recordStyle(_ attribute: AttributeID, of element: NodeID) {
        journal(JournalEntryKind.attribute, element.rawValue, attributeQualifiedName(attribute).rawValue, 0)
        recordAttribute(attribute, of: element, from: .none)
    }

    private func recordAttribute(_ attribute: AttributeID, of element: NodeID, from old: StringID) {
        guard let recorder else { return }
        let record = MutationRecord(
            kind: .attributes,
            target: element,
            attribute: attributeName(attribute),
            oldValue: old
        )
        recorder.queue(record, in: self)
    }
}
