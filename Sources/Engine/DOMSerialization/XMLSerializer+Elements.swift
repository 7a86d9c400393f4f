// XMLSerializer+Elements.swift: start tags: the prefixes of an element and its attributes, and the declarations they need.
// https://w3c.github.io/DOM-Parsing/#xml-serializing-an-element-node
//
// Namespaces are compared by the interned strings of their URLs; the empty string is no namespace.

import DOM

extension XMLSerializer {
    /// Writes a start tag, or the whole element if it is empty.
    /// - Returns: What remains to be written after it, if anything.
    mutating func startElement(
        _ node: NodeID,
        inherited: StringID,
        history: Int
    ) throws(XMLSerializationError) -> Frame? {
        let name = tree.name(node)
        let localName = tree.localName(name)
        if requiresWellFormed {
            let text = bytes(localName)
            guard XMLCharacters.isName(text), !text.contains(0x3A) else { throw refused("an element's name", text) }
        }
        var local = LocalNamespaces()
        recordNamespaces(of: node, &local)
        let namespace = tree.names.address(of: tree.namespace(name))
        let choice = try choosePrefix(name, namespace: namespace, inherited: inherited, &local)
        output.append(0x3C)
        appendName(choice.prefix, localName)
        if choice.declares { appendDeclaration(of: choice.prefix, namespace) }
        let declaresDefault = choice.declares && choice.prefix.isNone || local.defaultNamespace != nil
        try writeAttributes(
            of: node,
            local,
            ignoresDefault: choice.ignoresDefaultDeclaration,
            declaresDefault: declaresDefault
        )
        let isHTML = tree.namespace(name) == .html
        let contents = tree.templateContents(node)
        let child = tree.firstChild(contents.isNone ? node : contents)
        if child.isNone, !isHTML || Self.voidNames.contains(tree.strings.string(localName)) {
            append(isHTML ? " />" : "/>")
            return nil
        }
        append(">")
        return Frame(
            child: child,
            namespace: choice.inherited,
            history: history,
            prefix: choice.prefix,
            localName: localName
        )
    }

    /// Writes a start tag, or the whole element if it is empty.
    /// - Returns: The end tag, if one is needed.
    mutating func writeStartTag(_ node: NodeID) throws(XMLSerializationError) -> [UInt8]? {
        guard let frame = try startElement(node, inherited: inherited, history: prefixes.history) else { return nil }
        return Array("</".utf8) + (frame.prefix.isNone ? [] : bytes(frame.prefix) + [0x3A]) + bytes(frame.localName)
            + [0x3E]
    }

    /// Adds the declarations of an element whose start tag was written elsewhere; its content follows.
    mutating func enter(_ element: NodeID) {
        var local = LocalNamespaces()
        recordNamespaces(of: element, &local)
        let name = tree.name(element)
        if tree.prefix(name).isNone {
            inherited = tree.names.address(of: tree.namespace(name))
        } else if let declared = local.defaultNamespace {
            inherited = declared
        }
    }

    /// The declarations on an element itself.
    struct LocalNamespaces {
        /// The value of `xmlns`, if present.
        var defaultNamespace: StringID?
        /// The prefixes that its attributes declare, with their namespaces.
        var prefixes: [StringID: StringID] = [:]
        /// Those with the same meaning outside of it.
        var redundant: Set<StringID> = []
    }

    /// "Recording the namespace information".
    private mutating func recordNamespaces(of node: NodeID, _ local: inout LocalNamespaces) {
        var attribute = tree.firstAttribute(node)
        while !attribute.isNone {
            let name = tree.attributeName(attribute)
            if tree.namespace(name) == .xmlns {
                let value = tree.strings.intern(tree.attributeValue(attribute))
                let prefix = tree.localName(name)
                if tree.prefix(name).isNone {
                    local.defaultNamespace = value
                } else if value != tree.names.address(of: .xml) {
                    local.prefixes[prefix] = value
                    if prefixes.contains(prefix, for: value) {
                        local.redundant.insert(prefix)
                    } else {
                        prefixes.add(prefix, for: value)
                    }
                }
            }
            attribute = tree.nextAttribute(attribute)
        }
    }

    /// The form of an element's name.
    private struct PrefixChoice {
        var prefix = StringID.none
        /// Whether to add a declaration of the prefix, or of the default namespace if there is no prefix.
        var declares = false
        /// Whether to omit the element's own `xmlns` attribute.
        var ignoresDefaultDeclaration = false
        /// The namespace that children inherit.
        var inherited: StringID
    }

    /// Steps 11 and 12 of the algorithm.
    private mutating func choosePrefix(
        _ name: NameID,
        namespace: StringID,
        inherited: StringID,
        _ local: inout LocalNamespaces
    ) throws(XMLSerializationError) -> PrefixChoice {
        var choice = PrefixChoice(inherited: inherited)
        let xml = tree.names.address(of: .xml)
        if namespace == inherited {
            choice.ignoresDefaultDeclaration = local.defaultNamespace != nil
            if namespace == xml { choice.prefix = tree.strings.intern("xml") }
            return choice
        }
        // NB: XML cannot bind a prefix to no namespace; only documents with namespace errors contain such names.
        var prefix = namespace == .empty ? .none : tree.prefix(name)
        // NB: The standard prefers a prefix from an outer declaration to the element's own default namespace; no engine does
        // (https://github.com/w3c/DOM-Parsing/issues/52).
        let isDefault = prefix.isNone && local.defaultNamespace == namespace
        var candidate = isDefault ? nil : prefixes.preferred(prefix, for: namespace)
        if prefix == tree.strings.intern("xmlns") {
            if requiresWellFormed { throw refused("an element's prefix", bytes(prefix)) }
            candidate = prefix
        }
        if let candidate {
            choice.prefix = candidate
            if let declared = local.defaultNamespace, declared != xml { choice.inherited = declared }
        } else if !prefix.isNone {
            if local.prefixes[prefix] != nil { prefix = generatePrefix() }
            prefixes.add(prefix, for: namespace)
            // NB: This declaration applies to the attributes, too, so none of them declares the prefix again.
            local.prefixes[prefix] = namespace
            choice.prefix = prefix
            choice.declares = true
            if let declared = local.defaultNamespace { choice.inherited = declared }
        } else if local.defaultNamespace != namespace {
            choice.ignoresDefaultDeclaration = true
            choice.declares = true
            choice.inherited = namespace
        } else {
            choice.inherited = namespace
        }
        return choice
    }

    private mutating func appendDeclaration(of prefix: StringID, _ namespace: StringID) {
        append(prefix.isNone ? " xmlns" : " xmlns:")
        if !prefix.isNone { append(prefix) }
        append("=\"")
        appendEscaped(namespace, isAttribute: true)
        append("\"")
    }

    /// "Generate a prefix".
    private mutating func generatePrefix() -> StringID {
        while true {
            prefixes.generatedCount += 1
            let prefix = tree.strings.intern("ns\(prefixes.generatedCount)")
            // NB: The standard may take a prefix that is already declared, and hides its meaning.
            if !prefixes.isDeclared(prefix) { return prefix }
        }
    }

    /// "XML serialization of the attributes".
    private mutating func writeAttributes(
        of node: NodeID,
        _ local: LocalNamespaces,
        ignoresDefault: Bool,
        declaresDefault: Bool
    ) throws(XMLSerializationError) {
        var seen: Set<UInt64> = []
        let xmlns = tree.strings.intern("xmlns")
        var attribute = tree.firstAttribute(node)
        while !attribute.isNone {
            defer { attribute = tree.nextAttribute(attribute) }
            let name = tree.attributeName(attribute)
            let localName = tree.localName(name)
            if requiresWellFormed {
                let key = UInt64(tree.namespace(name).rawValue) << 32 | UInt64(localName.rawValue)
                guard seen.insert(key).inserted else { throw refused("a second attribute", bytes(localName)) }
            }
            var prefix = StringID.none
            switch tree.namespace(name) {
            // NB: HTML's `xmlns` declares nothing. Next to a declaration it would be a duplicate.
            case .none where localName == xmlns && declaresDefault: continue
            case .none: break
            case .xmlns:
                guard try isWritten(attribute, local, ignoresDefault: ignoresDefault) else { continue }
                prefix = tree.prefix(name).isNone ? .none : xmlns
            default: prefix = declaredPrefix(of: name)
            }
            try append(attribute, prefix: prefix)
        }
    }

    /// Writes a namespaced attribute after the others of its element, with the declaration it needs.
    mutating func appendNamespaced(_ attribute: AttributeID) throws(XMLSerializationError) {
        try append(attribute, prefix: declaredPrefix(of: tree.attributeName(attribute)))
    }

    /// The prefix of a namespaced attribute; it is declared if no prefix for the namespace is.
    private mutating func declaredPrefix(of name: NameID) -> StringID {
        let address = tree.names.address(of: tree.namespace(name))
        if let known = prefixes.preferred(tree.prefix(name), for: address) { return known }
        // NB: The standard generates a prefix even if the attribute's own is free; browsers use the own one.
        let own = tree.prefix(name)
        let isFree = !own.isNone && own != tree.strings.intern("xmlns") && !prefixes.isDeclared(own)
        let prefix = isFree ? own : generatePrefix()
        prefixes.add(prefix, for: address)
        appendDeclaration(of: prefix, address)
        return prefix
    }

    private mutating func append(_ attribute: AttributeID, prefix: StringID) throws(XMLSerializationError) {
        let name = tree.attributeName(attribute)
        let localName = tree.localName(name)
        if requiresWellFormed {
            let text = bytes(localName)
            guard XMLCharacters.isName(text), !text.contains(0x3A),
                tree.namespace(name) != .none || tree.strings.string(localName) != "xmlns"
            else { throw refused("an attribute's name", text) }
            try check(tree.attributeValue(attribute), "the value of an attribute,")
        }
        output.append(0x20)
        appendName(prefix, localName)
        append("=\"")
        appendEscaped(tree.attributeValue(attribute), isAttribute: true)
        append("\"")
    }

    /// Whether a namespace declaration of the tree is written; it is omitted if it is unnecessary or wrong.
    private func isWritten(
        _ attribute: AttributeID,
        _ local: LocalNamespaces,
        ignoresDefault: Bool
    ) throws(XMLSerializationError) -> Bool {
        let name = tree.attributeName(attribute)
        let value = tree.strings.intern(tree.attributeValue(attribute))
        if value == tree.names.address(of: .xml) { return false }
        if tree.prefix(name).isNone {
            if ignoresDefault { return false }
        } else {
            let prefix = tree.localName(name)
            if local.redundant.contains(prefix) { return false }
            // NB: The standard also rejects an empty `xmlns`, although XML uses it to undeclare the default namespace.
            if requiresWellFormed, value == .empty { throw refused("the empty namespace of the prefix", bytes(prefix)) }
        }
        if requiresWellFormed, value == tree.names.address(of: .xmlns) {
            throw refused("a declaration of the namespace", bytes(value))
        }
        return true
    }
}
