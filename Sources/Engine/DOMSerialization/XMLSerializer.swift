// XMLSerializer.swift: the XML serialization algorithm: the walk, and all nodes except elements.
// https://w3c.github.io/DOM-Parsing/#xml-serialization
//
// No recursion: any depth is possible. Elements and their namespaces: XMLSerializer+Elements.swift.

package import DOM

/// Why a tree cannot be written as XML.
package struct XMLSerializationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The problem, for users.
    package let description: String
}

/// Appends a node and its descendants as XML, as JavaScript's `XMLSerializer` does.
///
/// - Parameters:
///   - requiresWellFormed: Whether content that XML does not allow is an error; otherwise it is written as it is.
///   - isExact: Whether to escape carriage returns in texts, which the standard's algorithm loses when the result is parsed.
/// - Throws: The problem of the first node that cannot be written.
/// - Complexity: Linear in the size of the result.
package func serializeXML(
    node: NodeID,
    tree: Tree,
    requiresWellFormed: Bool = false,
    isExact: Bool = false,
    into output: inout [UInt8]
) throws(XMLSerializationError) {
    var serializer = XMLSerializer(tree: tree, requiresWellFormed: requiresWellFormed, isExact: isExact)
    swap(&serializer.output, &output)
    defer { swap(&serializer.output, &output) }
    try serializer.write(node)
}

/// Appends a node's children as XML, as `innerHTML` does in an XML document: no namespace is inherited.
package func serializeXMLFragment(
    children node: NodeID,
    tree: Tree,
    requiresWellFormed: Bool = true,
    into output: inout [UInt8]
) throws(XMLSerializationError) {
    var serializer = XMLSerializer(tree: tree, requiresWellFormed: requiresWellFormed)
    swap(&serializer.output, &output)
    defer { swap(&serializer.output, &output) }
    let contents = tree.templateContents(node)
    for child in tree.children(of: contents.isNone ? node : contents) {
        serializer.prefixes.generatedCount = 0
        try serializer.write(child)
    }
}

struct XMLSerializer {
    let tree: Tree
    let requiresWellFormed: Bool
    var output: [UInt8] = []
    /// Whether the result will be parsed again: carriage returns in texts are then escaped, which the standard's algorithm omits.
    let isExact: Bool
    var prefixes = XMLPrefixMap()
    /// The URL of the default namespace in scope at the first node.
    var inherited = StringID.empty

    /// A node whose children are being written.
    struct Frame {
        /// The next child to write.
        var child: NodeID
        /// The URL of the namespace that the children inherit.
        var namespace: StringID
        /// The map's history before the node.
        var history: Int
        /// The element's end tag as prefix and local name; none for other nodes.
        var prefix = StringID.none
        var localName = StringID.none
    }
    private var frames: [Frame] = []

    /// The local names of HTML elements without an end tag.
    static let voidNames = Set(
        "area base basefont bgsound br col embed frame hr img input keygen link menuitem meta param source track wbr"
            .split(separator: " ").map(String.init)
    )

    init(tree: Tree, requiresWellFormed: Bool, isExact: Bool = false) {
        self.tree = tree
        self.requiresWellFormed = requiresWellFormed
        self.isExact = isExact
        prefixes.add(tree.strings.intern("xml"), for: tree.names.address(of: .xml))
    }

    mutating func write(_ root: NodeID) throws(XMLSerializationError) {
        try visit(root, namespace: inherited)
        while let frame = frames.last {
            if frame.child.isNone {
                frames.removeLast()
                prefixes.undo(to: frame.history)
                if !frame.localName.isNone {
                    append("</")
                    appendName(frame.prefix, frame.localName)
                    append(">")
                }
                continue
            }
            frames[frames.count - 1].child = tree.nextSibling(frame.child)
            try visit(frame.child, namespace: frame.namespace)
        }
    }

    private mutating func visit(_ node: NodeID, namespace: StringID) throws(XMLSerializationError) {
        switch tree.kind(node) {
        case .element:
            let history = prefixes.history
            if let frame = try startElement(node, inherited: namespace, history: history) {
                frames.append(frame)
            } else {
                prefixes.undo(to: history)
            }
        case .document:
            if requiresWellFormed, !tree.children(of: node).contains(where: tree.isElement) {
                throw XMLSerializationError(description: "the document has no element")
            }
            frames.append(Frame(child: tree.firstChild(node), namespace: namespace, history: prefixes.history))
        case .documentFragment:
            frames.append(Frame(child: tree.firstChild(node), namespace: namespace, history: prefixes.history))
        case .text:
            try check(tree.data(node), "a text")
            appendEscaped(tree.data(node), isAttribute: false)
        case .cdataSection:
            try check(tree.data(node), "a CDATA section", mayNotContain: "]]>")
            append("<![CDATA[")
            append(tree.data(node))
            append("]]>")
        case .comment:
            try check(tree.data(node), "a comment", mayNotContain: "--", mayNotEndWith: 0x2D)
            append("<!--")
            append(tree.data(node))
            append("-->")
        case .processingInstruction: try writeProcessingInstruction(node)
        case .documentType: try writeDocumentType(node)
        case .attribute: break
        }
    }

    private mutating func writeProcessingInstruction(_ node: NodeID) throws(XMLSerializationError) {
        let target = tree.target(node)
        if requiresWellFormed {
            let name = bytes(target)
            guard XMLCharacters.isName(name), !name.contains(0x3A), tree.strings.string(target).lowercased() != "xml"
            else { throw refused("a processing instruction's target", name) }
            try check(tree.data(node), "a processing instruction", mayNotContain: "?>")
        }
        append("<?")
        append(target)
        append(" ")
        append(tree.data(node))
        append("?>")
    }

    private mutating func writeDocumentType(_ node: NodeID) throws(XMLSerializationError) {
        let publicID = tree.doctypePublicID(node)
        let systemID = tree.doctypeSystemID(node)
        if requiresWellFormed {
            guard XMLCharacters.isPublicID(bytes(publicID)) else {
                throw refused("a public identifier", bytes(publicID))
            }
            try check(systemID, "a system identifier")
            let system = bytes(systemID)
            if system.contains(0x22), system.contains(0x27) { throw refused("a system identifier", system) }
        }
        append("<!DOCTYPE ")
        append(tree.data(node))
        if tree.strings.length(publicID) > 0 {
            append(" PUBLIC \"")
            append(publicID)
            append("\"")
        } else if tree.strings.length(systemID) > 0 {
            append(" SYSTEM")
        }
        if tree.strings.length(systemID) > 0 {
            // NB: The standard always writes double quotes here, which would end an identifier that contains one. For well-formed output,
            // single quotes are used then.
            let quote = requiresWellFormed && bytes(systemID).contains(0x22) ? "'" : "\""
            append(" " + quote)
            append(systemID)
            append(quote)
        }
        append(">")
    }

    // MARK: Parts

    mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }

    mutating func append(_ string: StringID) { tree.strings.appendUTF8(of: string, to: &output) }

    mutating func appendName(_ prefix: StringID, _ localName: StringID) {
        if !prefix.isNone {
            append(prefix)
            output.append(0x3A)
        }
        append(localName)
    }

    mutating func appendEscaped(_ string: StringID, isAttribute: Bool) {
        let start = output.count
        append(string)
        guard output[start...].contains(where: { escape($0, isAttribute: isAttribute) != nil }) else { return }
        let raw = Array(output[start...])
        output.removeSubrange(start...)
        for byte in raw {
            if let escape = escape(byte, isAttribute: isAttribute) { append(escape) } else { output.append(byte) }
        }
    }

    /// The reference for a character that would be misread; nil for others.
    private func escape(_ byte: UInt8, isAttribute: Bool) -> String? {
        switch byte {
        case 0x26: "&amp;"
        case 0x3C: "&lt;"
        case 0x3E: "&gt;"
        case 0x22 where isAttribute: "&quot;"
        // A parser would replace these by spaces.
        case 0x09 where isAttribute: "&#9;"
        case 0x0A where isAttribute: "&#10;"
        case 0x0D where isAttribute || isExact: "&#13;"
        default: nil
        }
    }

    /// An attribute's value, escaped for one kind of quotes.
    func escapedValue(_ attribute: AttributeID, quote: UInt8) throws(XMLSerializationError) -> [UInt8] {
        let value = tree.attributeValue(attribute)
        try check(value, "the value of an attribute,")
        var result: [UInt8] = []
        for byte in bytes(value) {
            if byte == 0x22, quote != 0x22 {
                result.append(byte)
            } else if byte == 0x27, quote == 0x27 {
                result.append(contentsOf: "&#39;".utf8)
            } else if let escape = escape(byte, isAttribute: true) {
                result.append(contentsOf: escape.utf8)
            } else {
                result.append(byte)
            }
        }
        return result
    }

    func bytes(_ string: StringID) -> [UInt8] {
        var result: [UInt8] = []
        tree.strings.appendUTF8(of: string, to: &result)
        return result
    }

    func refused(_ what: String, _ text: [UInt8]) -> XMLSerializationError {
        let shown = String(decoding: text.prefix(60), as: UTF8.self)
        return XMLSerializationError(description: "XML allows no such thing as \(what) \"\(shown)\"")
    }

    /// Checks that a string has only characters that XML allows, and no sequence that would end its node early.
    func check(
        _ string: StringID,
        _ what: String,
        mayNotContain part: String = "",
        mayNotEndWith last: UInt8? = nil
    ) throws(XMLSerializationError) {
        guard requiresWellFormed else { return }
        let text = bytes(string)
        let isAllowed =
            XMLCharacters.areAllowed(text) && (part.isEmpty || !XMLCharacters.contains(text, Array(part.utf8)))
            && (last == nil || text.last != last)
        if !isAllowed { throw refused(what, text) }
    }
}
