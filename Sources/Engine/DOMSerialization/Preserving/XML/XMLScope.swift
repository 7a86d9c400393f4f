// XMLScope.swift: the namespace declarations in scope at a node. https://www.w3.org/TR/xml-names/#scoping

import DOM

/// The namespaces in scope in an element, by prefix; the default namespace has the empty prefix.
struct XMLScope {
    private(set) var namespaces: [[UInt8]: [UInt8]] = [:]

    /// A scope without declarations.
    init() {}

    init(in element: NodeID, of tree: Tree) {
        var node = element
        while !node.isNone {
            if tree.isElement(node) { addDeclarations(of: node, tree) }
            let parent = tree.parent(node)
            node = parent.isNone ? tree.templateHost(node) : parent
        }
    }

    /// NB: Inner declarations are visited first.
    private mutating func addDeclarations(of element: NodeID, _ tree: Tree) {
        var attribute = tree.firstAttribute(element)
        while !attribute.isNone {
            let name = tree.attributeName(attribute)
            if tree.namespace(name) == .xmlns {
                let prefix = tree.prefix(name).isNone ? [] : bytes(tree.localName(name), tree)
                if namespaces[prefix] == nil { namespaces[prefix] = bytes(tree.attributeValue(attribute), tree) }
            }
            attribute = tree.nextAttribute(attribute)
        }
        // An element without a prefix is in the default namespace, declared by an attribute or by the serializer.
        let name = tree.name(element)
        if tree.prefix(name).isNone, namespaces[[]] == nil {
            namespaces[[]] = bytes(tree.names.address(of: tree.namespace(name)), tree)
        }
    }

    private func bytes(_ string: StringID, _ tree: Tree) -> [UInt8] {
        var bytes: [UInt8] = []
        tree.strings.appendUTF8(of: string, to: &bytes)
        return bytes
    }

    /// The namespace of a prefix; the empty one for no namespace.
    func namespace(_ prefix: [UInt8]) -> [UInt8]? { prefix.isEmpty ? namespaces[[]] ?? [] : namespaces[prefix] }

    /// Whether all declarations in this scope hold in the other, too.
    func isContained(in other: XMLScope) -> Bool {
        (other.namespace([]) == namespace([])) && namespaces.allSatisfy { other.namespace($0.key) == $0.value }
    }
}
