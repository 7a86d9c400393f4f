// Tree+Equality.swift: equality of nodes. https://dom.spec.whatwg.org/#concept-node-equals

extension Tree {
    /// Whether two nodes and their descendants are equal.
    ///
    /// - Complexity: Linear in the smaller of the two subtrees; no recursion.
    public func isEqual(_ first: NodeID, _ second: NodeID) -> Bool {
        var pending = [(first, second)]
        while let (a, b) = pending.popLast() {
            guard isEqualAlone(a, b) else { return false }
            var (x, y) = (firstChild(a), firstChild(b))
            while !x.isNone, !y.isNone {
                pending.append((x, y))
                (x, y) = (nextSibling(x), nextSibling(y))
            }
            guard x.isNone, y.isNone else { return false }
        }
        return true
    }

    private func isEqualAlone(_ a: NodeID, _ b: NodeID) -> Bool {
        guard kind(a) == kind(b) else { return false }
        switch kind(a) {
        case .element: return name(a) == name(b) && hasEqualAttributes(a, b)
        case .attribute:
            let (x, y) = (attribute(ofNode: a), attribute(ofNode: b))
            return isSameName(x, y) && strings.equal(attributeValue(x), attributeValue(y))
        case .text, .cdataSection, .comment: return strings.equal(data(a), data(b))
        case .processingInstruction:
            return strings.equal(target(a), target(b)) && strings.equal(data(a), data(b))
        case .documentType:
            return strings.equal(data(a), data(b)) && strings.equal(doctypePublicID(a), doctypePublicID(b))
                && strings.equal(doctypeSystemID(a), doctypeSystemID(b))
        case .document, .documentFragment: return true
        }
    }

    private func hasEqualAttributes(_ a: NodeID, _ b: NodeID) -> Bool {
        var (x, y) = (firstAttribute(a), firstAttribute(b))
        // OPTIMIZATION: Most equal elements have their attributes in the same order.
        while !x.isNone, !y.isNone, isSameName(x, y) {
            guard strings.equal(attributeValue(x), attributeValue(y)) else { return false }
            (x, y) = (nextAttribute(x), nextAttribute(y))
        }
        var values: [UInt64: StringID] = [:]
        while !x.isNone {
            values[key(x)] = attributeValue(x)
            x = nextAttribute(x)
        }
        var count = 0
        while !y.isNone {
            guard let value = values[key(y)], strings.equal(value, attributeValue(y)) else { return false }
            count += 1
            y = nextAttribute(y)
        }
        return count == values.count
    }

    /// An attribute's namespace and local name; the prefix does not matter.
    private func key(_ attribute: AttributeID) -> UInt64 {
        let name = attributeName(attribute)
        return UInt64(namespace(name).rawValue) << 32 | UInt64(localName(name).rawValue)
    }

    private func isSameName(_ a: AttributeID, _ b: AttributeID) -> Bool { key(a) == key(b) }
}
