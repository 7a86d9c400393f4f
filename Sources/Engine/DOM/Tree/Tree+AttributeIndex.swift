// Tree+AttributeIndex.swift: the attributes of elements with very many. https://dom.spec.whatwg.org/#concept-element-attribute
//
// An element's attributes form a linked list, which is the fastest structure for the few that elements usually have. A walk that has
// visited `longestAttributeWalk` of them stops and uses the element's index, which is made then and kept up to date. Scripts walk the list
// themselves and request the index in the same way (js/dom/Element.js).
//
// Invariants, for each element with an index: 1. `byLocalName` has each attribute, and `byQualifiedName` each whose qualified name is
// different. 2. `last` is the last. 3. `previous`, when it is known, has each attribute but the first. 4. `order`, when it is known, has
// all attributes in order.

/// The attributes of one element, by the hashes of their lookup keys.
final class AttributeIndex {
    var byLocalName: UnsafeHashSlots
    var byQualifiedName = UnsafeHashSlots(capacity: 2)
    var last = AttributeID.none
    /// Made when an attribute other than the first ones is removed.
    var previous: [AttributeID: AttributeID]?
    /// Made when an attribute is requested by position. Dropped when one is removed, except at the end or at the last requested position.
    var order: [AttributeID]?
    var position = 0
    /// The number of attributes visited so far, for tests.
    var steps = 0

    /// The number of attributes.
    var count: Int { byLocalName.count }

    /// An empty index with room for this many attributes.
    init(capacity count: Int) {
        var capacity = 64
        while capacity * 2 < count * 3 { capacity *= 2 }
        byLocalName = UnsafeHashSlots(capacity: capacity)
    }

    /// Whether an attribute is the one last requested by position.
    func isAtPosition(_ attribute: AttributeID) -> Bool {
        guard let order else { return false }
        return position < order.count && order[position] == attribute
    }
}

extension Tree {
    /// The longest walk over attributes before the element's index is used.
    @inlinable public static var longestAttributeWalk: Int { 64 }

    /// The attribute with a name, found through the element's index; none if the element lacks it.
    @usableFromInline
    func indexedAttribute(_ element: NodeID, named name: NameID) -> AttributeID {
        let attribute = indexedAttribute(element, namespace: namespace(name), localName: localName(name))
        return !attribute.isNone && attributeName(attribute) == name ? attribute : .none
    }

    /// The first attribute with an interned qualified name, found through the element's index; none if the element lacks it.
    @usableFromInline
    func indexedAttribute(_ element: NodeID, qualifiedName: StringID) -> AttributeID {
        let index = attributeIndex(of: element)
        var found = AttributeID.none
        var isShared = false
        let isOneOfTwo = { (number: UInt32) in
            let attribute = AttributeID(rawValue: number)
            guard self.attributeQualifiedName(attribute) == qualifiedName else { return false }
            isShared = !found.isNone
            found = attribute
            return isShared
        }
        let hash = strings.hash(qualifiedName)
        _ = index.byLocalName.slot(hash, where: isOneOfTwo)
        if !isShared { _ = index.byQualifiedName.slot(hash, where: isOneOfTwo) }
        if isShared {
            // Several with this name in different namespaces, which only scripts can create: the first counts.
            found = firstAttribute(element)
            while attributeQualifiedName(found) != qualifiedName { found = nextAttribute(found) }
        }
        return found
    }

    /// The attribute with a namespace and local name, found through the element's index; none if the element lacks it.
    func indexedAttribute(_ element: NodeID, namespace: Namespace, localName: StringID) -> AttributeID {
        let localName = strings.intern(localName)
        let index = attributeIndex(of: element)
        let slot = index.byLocalName.slot(strings.hash(localName)) {
            let name = attributeName(AttributeID(rawValue: $0))
            return self.localName(name) == localName && self.namespace(name) == namespace
        }
        return slot.map { AttributeID(rawValue: index.byLocalName.number($0)) } ?? .none
    }

    /// The number of an element's attributes. O(1) for elements with an index; those with many attributes get one.
    public func attributeCount(_ element: NodeID) -> Int {
        var count = 0
        var attribute = firstAttribute(element)
        while !attribute.isNone {
            count += 1
            attribute = nextAttribute(attribute)
            if count == Self.longestAttributeWalk { return attributeIndex(of: element).count }
        }
        return count
    }

    /// The attribute at a position; none past the end. O(1) amortized over lookups without a removal between them.
    public func attribute(_ element: NodeID, at position: Int) -> AttributeID {
        if position < Self.longestAttributeWalk {
            var attribute = firstAttribute(element)
            for _ in 0..<position where !attribute.isNone { attribute = nextAttribute(attribute) }
            return attribute
        }
        let index = attributeIndex(of: element)
        if index.order == nil {
            var order: [AttributeID] = []
            order.reserveCapacity(index.count)
            var attribute = firstAttribute(element)
            while !attribute.isNone {
                order.append(attribute)
                attribute = nextAttribute(attribute)
            }
            index.steps += order.count
            index.order = order
        }
        guard let order = index.order, position < order.count else { return .none }
        index.position = position
        return order[position]
    }

    /// The attribute before `attribute`; none for the first; nil if `attribute` is not the element's.
    func previousAttribute(of attribute: AttributeID, on element: NodeID) -> AttributeID? {
        var previous = AttributeID.none
        var current = firstAttribute(element)
        var left = Self.longestAttributeWalk
        while !current.isNone {
            if current == attribute { return previous }
            previous = current
            current = nextAttribute(current)
            left -= 1
            if left == 0 {
                let index = attributeIndex(of: element)
                // NB: An attribute of another element is only in that one's index.
                return previousAttributes(of: element, index)[attribute]
            }
        }
        return nil
    }

    /// Whether an attribute belongs to an element.
    public func has(_ attribute: AttributeID, on element: NodeID) -> Bool {
        previousAttribute(of: attribute, on: element) != nil
    }

    /// An element's last attribute; none if it has none.
    func lastAttribute(_ element: NodeID) -> AttributeID {
        var last = AttributeID.none
        var attribute = firstAttribute(element)
        var left = Self.longestAttributeWalk
        while !attribute.isNone {
            last = attribute
            attribute = nextAttribute(attribute)
            left -= 1
            if left == 0 { return attributeIndex(of: element).last }
        }
        return last
    }

    /// Whether an element has an attribute index.
    func hasAttributeIndex(_ element: NodeID) -> Bool { !attributeIndexes.isEmpty && attributeIndexes[element] != nil }

    // MARK: Maintaining the index

    private func attributeIndex(of element: NodeID) -> AttributeIndex {
        if let index = attributeIndexes[element] { return index }
        var count = 0
        var attribute = firstAttribute(element)
        while !attribute.isNone {
            count += 1
            attribute = nextAttribute(attribute)
        }
        let index = AttributeIndex(capacity: count)
        attribute = firstAttribute(element)
        while !attribute.isNone {
            enter(attribute, into: index)
            attribute = nextAttribute(attribute)
        }
        attributeIndexes[element] = index
        return index
    }

    private func previousAttributes(of element: NodeID, _ index: AttributeIndex) -> [AttributeID: AttributeID] {
        if let known = index.previous { return known }
        var previous: [AttributeID: AttributeID] = [:]
        previous.reserveCapacity(index.count)
        var attribute = firstAttribute(element)
        while !attribute.isNone {
            let next = nextAttribute(attribute)
            if !next.isNone { previous[next] = attribute }
            attribute = next
        }
        index.steps += index.count
        index.previous = previous
        return previous
    }

    private func enter(_ attribute: AttributeID, into index: AttributeIndex) {
        index.steps += 1
        let (localName, qualifiedName) = (localName(attributeName(attribute)), attributeQualifiedName(attribute))
        index.byLocalName.put(attribute.rawValue, hash: strings.hash(localName))
        if qualifiedName != localName {
            index.byQualifiedName.put(attribute.rawValue, hash: strings.hash(qualifiedName))
        }
        if !index.last.isNone { index.previous?[attribute] = index.last }
        index.last = attribute
        index.order?.append(attribute)
    }

    private func remove(_ attribute: AttributeID, from slots: inout UnsafeHashSlots, name: StringID) {
        if let slot = slots.slot(strings.hash(name), where: { $0 == attribute.rawValue }) { slots.remove(at: slot) }
    }

    /// Updates the index after an attribute was appended to an element.
    func indexAppended(_ attribute: AttributeID, to element: NodeID) {
        if !attributeIndexes.isEmpty, let index = attributeIndexes[element] { enter(attribute, into: index) }
    }

    /// Updates the index after an attribute was removed from between two others.
    func indexRemoved(
        _ attribute: AttributeID,
        from element: NodeID,
        between previous: AttributeID,
        and next: AttributeID
    ) {
        guard !attributeIndexes.isEmpty, let index = attributeIndexes[element] else { return }
        remove(attribute, from: &index.byLocalName, name: localName(attributeName(attribute)))
        // An element that no longer has many attributes loses its index.
        if index.count < Self.longestAttributeWalk / 2 {
            attributeIndexes[element] = nil
            return
        }
        remove(attribute, from: &index.byQualifiedName, name: attributeQualifiedName(attribute))
        index.previous?[attribute] = nil
        if next.isNone {
            index.last = previous
        } else {
            index.previous?[next] = previous.isNone ? nil : previous
        }
        if index.order?.last == attribute {
            index.order?.removeLast()
        } else if index.isAtPosition(attribute) {
            index.order?.remove(at: index.position)
        } else {
            index.order = nil
        }
    }
}
