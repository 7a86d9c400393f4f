// Tree+Comparing.swift: equality of nodes, and joining of text. https://dom.spec.whatwg.org/#concept-node-equals

import DOM

extension Tree {
    /// Whether two nodes are equal with all they contain. No recursion.
    func isEqual(_ first: NodeID, _ second: NodeID) -> Bool {
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
        var values: [UInt64: StringID] = [:]
        var current = firstAttribute(a)
        while !current.isNone {
            values[key(current)] = attributeValue(current)
            current = nextAttribute(current)
        }
        var count = 0
        current = firstAttribute(b)
        while !current.isNone {
            guard let value = values[key(current)], strings.equal(value, attributeValue(current)) else { return false }
            count += 1
            current = nextAttribute(current)
        }
        return count == values.count
    }

    /// Namespace and local name of an attribute: its prefix doesn't matter.
    private func key(_ attribute: AttributeID) -> UInt64 {
        let name = attributeName(attribute)
        return UInt64(namespace(name).rawValue) << 32 | UInt64(localName(name).rawValue)
    }

    private func isSameName(_ a: AttributeID, _ b: AttributeID) -> Bool { key(a) == key(b) }

    /// Removes the empty texts below a node, and joins those that are beside each other.
    /// https://dom.spec.whatwg.org/#dom-node-normalize
    func normalize(_ root: NodeID) {
        var current = next(root, within: root)
        while !current.isNone {
            guard kind(current) == .text else {
                current = next(current, within: root)
                continue
            }
            // 1-2. An empty text goes, and the one behind it has its turn.
            guard strings.length(data(current)) > 0 else {
                let empty = current
                current = next(empty, within: root)
                remove(empty)
                continue
            }
            // 3-4. Give the text the data of the texts behind it.
            var joined = data(current)
            var following = nextSibling(current)
            while !following.isNone, kind(following) == .text {
                joined = strings.concatenate(joined, data(following))
                following = nextSibling(following)
            }
            var length = strings.length(data(current))
            if joined != data(current) { setData(current, joined) }
            // 5-7. Move the boundary points in those, and remove them.
            while nextSibling(current) != following {
                let merged = nextSibling(current)
                willMergeText(merged, into: current, behind: length)
                length += strings.length(data(merged))
                remove(merged)
            }
            current = next(current, within: root)
        }
    }
}
