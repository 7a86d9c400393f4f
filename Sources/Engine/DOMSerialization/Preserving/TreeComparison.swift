// TreeComparison.swift: finds the nodes at which two trees differ.
//
// Trees are compared as a parser can make them: adjacent texts count as one, empty texts do not count, CDATA sections are text, and the
// order of attributes does not matter. https://dom.spec.whatwg.org/#concept-node-equals

package import DOM

/// The nodes of the first tree whose content or attributes differ from those of the second: documents and elements. The content of a node
/// whose children differ in number or kind is not compared.
///
/// - Parameter ignoresDeclarations: Whether namespace declarations are ignored. An XML serializer adds and omits them as names require, and
///   names are compared with their namespaces.
/// - Complexity: Linear in the size of both trees.
package func differingNodes(
    _ root: NodeID,
    in tree: Tree,
    from other: NodeID,
    in otherTree: Tree,
    ignoresDeclarations: Bool = false
) -> [NodeID] {
    var comparison = TreeComparison(a: tree, b: otherTree, ignoresDeclarations: ignoresDeclarations)
    comparison.compare(root, other)
    return comparison.differing
}

private struct TreeComparison {
    let a: Tree
    let b: Tree
    let ignoresDeclarations: Bool
    var differing: [NodeID] = []
    /// By name number of the first tree: the equal name of the second tree that was last found.
    var names: [NameID] = []

    init(a: Tree, b: Tree, ignoresDeclarations: Bool) {
        self.a = a
        self.b = b
        self.ignoresDeclarations = ignoresDeclarations
    }

    mutating func compare(_ root: NodeID, _ other: NodeID) {
        var pending = [(root, other)]
        while let (left, right) = pending.popLast() { compareChildren(left, right, &pending) }
    }

    private mutating func compareChildren(_ left: NodeID, _ right: NodeID, _ pending: inout [(NodeID, NodeID)]) {
        var (x, y) = (firstChild(left, a), firstChild(right, b))
        while true {
            let (textX, textY) = (text(&x, a), text(&y, b))
            if !isSame(textX, textY) {
                differing.append(left)
                return
            }
            if x.isNone || y.isNone {
                if x != y { differing.append(left) }
                return
            }
            guard a.kind(x) == b.kind(y) else {
                differing.append(left)
                return
            }
            if a.isElement(x) {
                guard isSameName(a.name(x), b.name(y)) else {
                    differing.append(left)
                    return
                }
                if !hasSameAttributes(x, y) { differing.append(x) }
                pending.append((x, y))
            } else if !isSameLeaf(x, y) {
                differing.append(left)
                return
            }
            (x, y) = (a.nextSibling(x), b.nextSibling(y))
        }
    }

    private func firstChild(_ node: NodeID, _ tree: Tree) -> NodeID {
        let contents = tree.templateContents(node)
        return tree.firstChild(contents.isNone ? node : contents)
    }

    // MARK: Texts

    private enum Run {
        case none
        case one(StringID)
        case many([UInt8])
    }

    /// The texts at a node. Moves `node` after them.
    private func text(_ node: inout NodeID, _ tree: Tree) -> Run {
        var run = Run.none
        while !node.isNone, tree.kind(node) == .text || tree.kind(node) == .cdataSection {
            let data = tree.data(node)
            if tree.strings.length(data) > 0 {
                switch run {
                case .none: run = .one(data)
                case .one(let first):
                    var bytes: [UInt8] = []
                    tree.strings.appendUTF8(of: first, to: &bytes)
                    tree.strings.appendUTF8(of: data, to: &bytes)
                    run = .many(bytes)
                case .many(var bytes):
                    run = .none
                    tree.strings.appendUTF8(of: data, to: &bytes)
                    run = .many(bytes)
                }
            }
            node = tree.nextSibling(node)
        }
        return run
    }

    private func isSame(_ x: Run, _ y: Run) -> Bool {
        switch (x, y) {
        case (.none, .none): return true
        case (.none, _), (_, .none): return false
        case (.one(let left), .one(let right)): return isSame(left, right)
        default: return bytes(x, a) == bytes(y, b)
        }
    }

    private func bytes(_ run: Run, _ tree: Tree) -> [UInt8] {
        switch run {
        case .none: return []
        case .many(let bytes): return bytes
        case .one(let data):
            var bytes: [UInt8] = []
            tree.strings.appendUTF8(of: data, to: &bytes)
            return bytes
        }
    }

    // MARK: Names, attributes and leaves

    private func isSame(_ left: StringID, _ right: StringID) -> Bool {
        a.strings.equal(left, right, of: b.strings)
    }

    private mutating func isSameName(_ left: NameID, _ right: NameID) -> Bool {
        let number = Int(left.rawValue)
        // NB: Names that differ only in their prefixes are equal, too.
        if number < names.count, names[number] == right { return true }
        // NB: Each tree numbers its namespaces as they occur.
        guard isSame(a.names.address(of: a.namespace(left)), b.names.address(of: b.namespace(right))),
            isSame(a.localName(left), b.localName(right))
        else { return false }
        while names.count <= number { names.append(.none) }
        names[number] = right
        return true
    }

    private mutating func hasSameAttributes(_ x: NodeID, _ y: NodeID) -> Bool {
        var (left, right) = (counting(a.firstAttribute(x), a), counting(b.firstAttribute(y), b))
        // Usually they are in the same order, or one is elsewhere: attributes without a counterpart at the same index are set aside. Names
        // are unique in an element, so the lists are equal if those set aside are.
        var (leftAside, rightAside): ([AttributeID], [AttributeID]) = ([], [])
        while !left.isNone, !right.isNone {
            let (nextLeft, nextRight) = (counting(a.nextAttribute(left), a), counting(b.nextAttribute(right), b))
            if isSameName(left, right) {
                if !isSame(a.attributeValue(left), b.attributeValue(right)) { return false }
                (left, right) = (nextLeft, nextRight)
            } else if isSameName(left, nextRight) {
                rightAside.append(right)
                right = nextRight
            } else {
                leftAside.append(left)
                if !isSameName(nextLeft, right) {
                    rightAside.append(right)
                    right = nextRight
                }
                left = nextLeft
            }
        }
        while !left.isNone {
            leftAside.append(left)
            left = counting(a.nextAttribute(left), a)
        }
        while !right.isNone {
            rightAside.append(right)
            right = counting(b.nextAttribute(right), b)
        }
        return isSameAside(leftAside, rightAside)
    }

    private mutating func isSameAside(_ left: [AttributeID], _ right: [AttributeID]) -> Bool {
        guard left.count == right.count else { return false }
        var values: [[UInt8]: StringID] = [:]
        for attribute in right { values[key(b.attributeName(attribute), b)] = b.attributeValue(attribute) }
        for attribute in left {
            guard let value = values[key(a.attributeName(attribute), a)], isSame(a.attributeValue(attribute), value)
            else {
                return false
            }
        }
        return true
    }

    /// Whether two attributes have the same name; false if one is missing.
    private mutating func isSameName(_ left: AttributeID, _ right: AttributeID) -> Bool {
        if left.isNone || right.isNone { return false }
        return isSameName(a.attributeName(left), b.attributeName(right))
    }

    /// The first attribute that counts, from this one on.
    private func counting(_ attribute: AttributeID, _ tree: Tree) -> AttributeID {
        guard ignoresDeclarations else { return attribute }
        var attribute = attribute
        while !attribute.isNone, tree.namespace(tree.attributeName(attribute)) == .xmlns {
            attribute = tree.nextAttribute(attribute)
        }
        return attribute
    }

    /// A name's namespace and local name.
    private func key(_ name: NameID, _ tree: Tree) -> [UInt8] {
        var key: [UInt8] = []
        tree.strings.appendUTF8(of: tree.localName(name), to: &key)
        key.append(0)
        tree.strings.appendUTF8(of: tree.names.address(of: tree.namespace(name)), to: &key)
        return key
    }

    private func isSameLeaf(_ x: NodeID, _ y: NodeID) -> Bool {
        guard isSame(a.data(x), b.data(y)) else { return false }
        switch a.kind(x) {
        case .documentType:
            return isSame(a.doctypePublicID(x), b.doctypePublicID(y))
                && isSame(a.doctypeSystemID(x), b.doctypeSystemID(y))
        case .processingInstruction: return isSame(a.target(x), b.target(y))
        default: return true
        }
    }
}
