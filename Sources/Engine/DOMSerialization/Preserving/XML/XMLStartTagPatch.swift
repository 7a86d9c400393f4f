// XMLStartTagPatch.swift: writes changed attributes of a start tag; the source of unchanged ones is copied.

import DOM

extension XMLPreservingWriter {
    /// Writes a start tag up to the slash of an empty element, or else to its end. Returns false, with nothing written, if a new tag is
    /// needed: namespace declarations changed that may affect names in the element.
    mutating func writeStartTag(_ element: NodeID, _ tag: XMLStartTag) throws(XMLSerializationError) -> Bool {
        let (start, end) = (map[element].start, map[element].end)
        let originals = Self.attributes(of: element, in: map.original)
        var current: [[UInt8]: AttributeID] = [:]
        var order: [[UInt8]] = []
        for (name, attribute) in Self.attributes(of: element, in: tree) {
            guard current.updateValue(attribute, forKey: name) == nil else { return false }
            order.append(name)
        }
        var values: [[UInt8]: [UInt8]] = [:]
        for (name, attribute) in originals {
            values[name] = Self.bytes(map.original.attributeValue(attribute), map.original)
        }
        let tree = tree
        func isSame(_ name: [UInt8], _ attribute: AttributeID) -> Bool {
            values[name] == Self.bytes(tree.attributeValue(attribute), tree)
        }
        // New or changed attributes must be writable as they are; a removed declaration changes names, too.
        let names = originals.filter { current[$0.name] == nil }.map(\.name)
        guard !names.contains(where: Self.isDeclaration) else { return false }
        // New attributes with prefixes that are not declared for their namespaces.
        var undeclared: Set<[UInt8]> = []
        for name in order {
            guard let attribute = current[name] else { continue }
            if isSame(name, attribute) { continue }
            // Only prefixes need the scope.
            let scope = name.contains(0x3A) ? scope(in: element) : XMLScope()
            if Self.isWritable(attribute, name, in: scope, of: tree) { continue }
            guard values[name] == nil else { return false }
            if Self.isDeclaration(name) {
                guard isHarmless(attribute, of: element) else { return false }
                isProven = false
            } else {
                guard tree.namespace(tree.attributeName(attribute)) != .none else { return false }
                undeclared.insert(name)
            }
        }
        if map.tokens.declaresAttributes { isProven = false }
        let serializer = freshSerializer
        var cursor = start
        var written: Set<[UInt8]> = []
        for part in tag.attributes {
            written.insert(part.name)
            if let attribute = current[part.name] {
                if isSame(part.name, attribute) { continue }
                pieces.copy(cursor, part.valueStart)
                let quote = source[part.valueStart]
                pieces.fresh.append(quote)
                pieces.fresh.append(try serializer.escapedValue(attribute, quote: quote))
                pieces.fresh.append(quote)
            } else {
                // The whitespace before a removed attribute is removed with it.
                var blank = part.start
                while blank > cursor, source.isSpace(at: blank - 1) { blank -= 1 }
                pieces.copy(cursor, blank)
            }
            cursor = part.end
        }
        let last = tag.attributes.last?.end ?? tag.nameEnd
        pieces.copy(cursor, last)
        for name in order where !written.contains(name) {
            // Attributes that declarations in the doctype added are not in the source and need not be.
            guard let attribute = current[name], !isSame(name, attribute), !undeclared.contains(name) else { continue }
            pieces.fresh.append(0x20)
            pieces.fresh.append(name)
            pieces.fresh.append("=\"")
            pieces.fresh.append(try serializer.escapedValue(attribute, quote: 0x22))
            pieces.fresh.append(0x22)
        }
        if !undeclared.isEmpty {
            isProven = false
            var declaring = self.serializer(at: element)
            declaring.enter(element)
            for name in order where undeclared.contains(name) {
                if let attribute = current[name] { try declaring.appendNamespaced(attribute) }
            }
            pieces.fresh.append(declaring.output)
        }
        pieces.copy(last, tag.isEmpty ? end - 2 : end)
        return true
    }

    /// Whether a new declaration of a prefix changes the meaning of no name in the element: the prefix has no meaning around it, or the
    /// same.
    private mutating func isHarmless(_ declaration: AttributeID, of element: NodeID) -> Bool {
        let name = tree.attributeName(declaration)
        let prefix = Self.bytes(tree.localName(name), tree)
        let value = Self.bytes(tree.attributeValue(declaration), tree)
        guard tree.namespace(name) == .xmlns, !tree.prefix(name).isNone, XMLCharacters.isName(prefix), !value.isEmpty
        else { return false }
        let outer = scope(in: tree.parent(element)).namespace(prefix)
        return outer == nil || outer == value
    }

    private static func attributes(of element: NodeID, in tree: Tree) -> [(name: [UInt8], attribute: AttributeID)] {
        var result: [(name: [UInt8], attribute: AttributeID)] = []
        var attribute = tree.firstAttribute(element)
        while !attribute.isNone {
            result.append((bytes(tree.attributeQualifiedName(attribute), tree), attribute))
            attribute = tree.nextAttribute(attribute)
        }
        return result
    }

    private static func bytes(_ string: StringID, _ tree: Tree) -> [UInt8] {
        var bytes: [UInt8] = []
        tree.strings.appendUTF8(of: string, to: &bytes)
        return bytes
    }

    private static func isDeclaration(_ name: [UInt8]) -> Bool { name.starts(with: "xmlns".utf8) }

    /// Whether an attribute can be written with its qualified name: the prefix means its namespace.
    private static func isWritable(_ attribute: AttributeID, _ written: [UInt8], in scope: XMLScope, of tree: Tree)
        -> Bool
    {
        let name = tree.attributeName(attribute)
        let parts = written.split(separator: 0x3A, omittingEmptySubsequences: false).map(Array.init)
        guard parts.count <= 2, parts.allSatisfy(XMLCharacters.isName), !isDeclaration(written) else { return false }
        switch tree.namespace(name) {
        case .none: return parts.count == 1
        case .xml: return parts.count == 2 && parts[0] == Array("xml".utf8)
        default:
            return parts.count == 2
                && scope.namespace(parts[0]) == bytes(tree.names.address(of: tree.namespace(name)), tree)
        }
    }
}
