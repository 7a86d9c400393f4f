// Tree+AttributeIndex.swift: attributes of elements that have very many. https://dom.spec.whatwg.org/#concept-element-attribute
//
// An element's attributes are a chain, which for the few that elements have is found through faster than anything else. A
// walk that has met `longestAttributeWalk` of them gives up and asks the element's index, made then and kept up to date
// from then on. Scripts walk by themselves and ask for the index in the same way (js/dom/Element.js).
//
// Invariants, for each element with an index: 1. `byQualifiedName` has the first attribute of each qualified name.
// 2. `byName` has each attribute. 3. `previous` has each attribute but the first; `last` is the last. 4. `order`, when it
// is known, has all attributes in their order.

/// The attributes of one element, by what they are looked up by.
final class AttributeIndex {
    struct Name: Hashable {
        var namespace: Namespace
        var localName: StringID
    }

    var byQualifiedName: [StringID: AttributeID] = [:]
    var byName: [Name: AttributeID] = [:]
    var previous: [AttributeID: AttributeID] = [:]
    var last = AttributeID.none
    /// Made when an attribute is asked for by its position, and given up when one goes from anywhere but the end or that
    /// position.
    var order: [AttributeID]?
    var position = 0
    /// Whether attributes in different namespaces may have the same qualified name.
    var sharesQualifiedNames = false
    /// How many attributes were looked at so far, which tests compare.
    var steps = 0

    /// Whether an attribute is the one that was last asked for by its position.
    func isAtPosition(_ attribute: AttributeID) -> Bool {
        guard let order else { return false }
        return position < order.count && order[position] == attribute
    }
}

extension Tree {
    /// How many attributes a walk looks at before it asks the element's index.
    @inlinable public static var longestAttributeWalk: Int { 64 }

    /// As `attribute(_:named:)`, by the element's index.
    @usableFromInline
    func indexedAttribute(_ element: NodeID, named name: NameID) -> AttributeID {
        let attribute = indexedAttribute(element, namespace: namespace(name), localName: localName(name))
        return !attribute.isNone && attributeName(attribute) == name ? attribute : .none
    }

    /// As `attribute(_:qualifiedName:)`, by the element's index.
    @usableFromInline
    func indexedAttribute(_ element: NodeID, qualifiedName: StringID) -> AttributeID {
        attributeIndex(of: element).byQualifiedName[qualifiedName] ?? .none
    }

    /// As `attribute(_:namespace:localName:)`, by the element's index.
    func indexedAttribute(_ element: NodeID, namespace: Namespace, localName: StringID) -> AttributeID {
        let name = AttributeIndex.Name(namespace: namespace, localName: strings.intern(localName))
        return attributeIndex(of: element).byName[name] ?? .none
    }

    /// How many attributes an element has. O(1) for elements with an index, which is made for those with many.
    public func attributeCount(_ element: NodeID) -> Int {
        var count = 0
        var attribute = firstAttribute(element)
        while !attribute.isNone {
            count += 1
            attribute = nextAttribute(attribute)
            if count == Self.longestAttributeWalk { return attributeIndex(of: element).byName.count }
        }
        return count
    }

    /// The attribute at a position, none past the end. O(1) over all look-ups between which none is removed.
    public func attribute(_ element: NodeID, at position: Int) -> AttributeID {
        if position < Self.longestAttributeWalk {
            var attribute = firstAttribute(element)
            for _ in 0..<position where !attribute.isNone { attribute = nextAttribute(attribute) }
            return attribute
        }
        let index = attributeIndex(of: element)
        if index.order == nil {
            var order: [AttributeID] = []
            order.reserveCapacity(index.byName.count)
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

    /// The attribute before an element's `attribute`, none for its first; nil when it isn't the element's.
    func previousAttribute(of attribute: AttributeID, on element: NodeID) -> AttributeID? {
        var previous = AttributeID.none
        var current = firstAttribute(element)
        var left = Self.longestAttributeWalk
        while !current.isNone {
            if current == attribute { return previous }
            previous = current
            current = nextAttribute(current)
            left -= 1
            if left == 0 { return attributeIndex(of: element).previous[attribute] }
        }
        return nil
    }

    /// An element's last attribute, none when it has none.
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

    // MARK: Keeping the index

    private func attributeIndex(of element: NodeID) -> AttributeIndex {
        if let index = attributeIndexes[element] { return index }
        let index = AttributeIndex()
        var count = 0
        var attribute = firstAttribute(element)
        while !attribute.isNone {
            count += 1
            attribute = nextAttribute(attribute)
        }
        index.byName.reserveCapacity(count)
        index.byQualifiedName.reserveCapacity(count)
        index.previous.reserveCapacity(count)
        attribute = firstAttribute(element)
        while !attribute.isNone {
            enter(attribute, into: index)
            attribute = nextAttribute(attribute)
        }
        attributeIndexes[element] = index
        return index
    }

    private func name(of attribute: AttributeID) -> AttributeIndex.Name {
        let name = attributeName(attribute)
        return .init(namespace: namespace(name), localName: localName(name))
    }

    private func enter(_ attribute: AttributeID, into index: AttributeIndex) {
        index.steps += 1
        index.byName[name(of: attribute)] = attribute
        let qualifiedName = attributeQualifiedName(attribute)
        if let first = index.byQualifiedName.updateValue(attribute, forKey: qualifiedName) {
            index.byQualifiedName[qualifiedName] = first
            index.sharesQualifiedNames = true
        }
        if !index.last.isNone { index.previous[attribute] = index.last }
        index.last = attribute
        index.order?.append(attribute)
    }

    /// An attribute was put behind the last one of an element.
    func indexAppended(_ attribute: AttributeID, to element: NodeID) {
        if !attributeIndexes.isEmpty, let index = attributeIndexes[element] { enter(attribute, into: index) }
    }

    /// An attribute was taken from between two others of an element.
    func indexRemoved(
        _ attribute: AttributeID,
        from element: NodeID,
        between previous: AttributeID,
        and next: AttributeID
    ) {
        guard !attributeIndexes.isEmpty, let index = attributeIndexes[element] else { return }
        index.byName[name(of: attribute)] = nil
        // An element that has become as others are.
        if index.byName.count < Self.longestAttributeWalk / 2 {
            attributeIndexes[element] = nil
            return
        }
        index.previous[attribute] = nil
        if next.isNone { index.last = previous } else { index.previous[next] = previous.isNone ? nil : previous }
        let qualifiedName = attributeQualifiedName(attribute)
        if index.byQualifiedName[qualifiedName] == attribute {
            index.byQualifiedName[qualifiedName] = nil
            if index.sharesQualifiedNames {
                var other = next
                while !other.isNone, attributeQualifiedName(other) != qualifiedName {
                    index.steps += 1
                    other = nextAttribute(other)
                }
                if !other.isNone { index.byQualifiedName[qualifiedName] = other }
            }
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
