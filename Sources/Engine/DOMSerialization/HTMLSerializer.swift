// HTMLSerializer.swift: the HTML fragment serialization algorithm.
// https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-serialisation-algorithm
//
// It follows the tree's links, without recursion and without a stack, so any depth is possible. Template contents are linked from their
// element; the walk enters and leaves them.

package import DOM

/// Appends a node's `innerHTML`: the serialized children. For a template, those of its contents.
///
/// - Parameter scripting: Whether the text of `noscript` is written unescaped; nil: if its document has scripting enabled.
/// - Complexity: Linear in the size of the result.
package func serializeHTMLFragment(
    children node: NodeID,
    tree: Tree,
    scripting: Bool? = true,
    into output: inout [UInt8]
) {
    let serializer = HTMLSerializer(tree: tree, scripting: scripting)
    if tree.kind(node) == .element, serializer.isVoid(tree.name(node)) { return }
    serializer.append(node, includesRoot: false, to: &output)
}

/// Appends a node's `outerHTML`: the node itself, serialized. For documents and fragments, the children.
///
/// - Complexity: Linear in the size of the result.
package func serializeHTML(node: NodeID, tree: Tree, scripting: Bool? = true, into output: inout [UInt8]) {
    let serializer = HTMLSerializer(tree: tree, scripting: scripting)
    let isContainer = tree.kind(node) == .document || tree.kind(node) == .documentFragment
    serializer.append(node, includesRoot: !isContainer, to: &output)
}

struct HTMLSerializer {
    let tree: Tree
    /// Whether the text of `noscript` is written unescaped; nil: if its document has scripting enabled.
    let scripting: Bool?
    /// Whether the result will be parsed again. It then includes what the standard's algorithm omits: a doctype's identifiers, the line
    /// feed that a parser drops at the start of `pre`, and carriage returns.
    var isExact = false

    /// Appends the result to an array.
    func append(_ root: NodeID, includesRoot: Bool, to output: inout [UInt8]) {
        var start: [UInt8] = []
        swap(&start, &output)
        // NB: Most of a result is strings of the tree. If the estimate is too large, it costs address space, not memory.
        var written = UnsafeOutput(appendingTo: start, expected: min(tree.arena.bytesInUse, 1 << 30))
        walk(root, includesRoot: includesRoot, into: &written)
        output = written.finish()
    }

    func walk(_ root: NodeID, includesRoot: Bool, into output: inout UnsafeOutput) {
        var node = root
        if includesRoot {
            open(node, into: &output)
        }
        // `hosts`: the templates whose contents are being written; as deep as templates are nested.
        var hosts: [NodeID] = []
        var descends = !includesRoot || !isVoid(tree.name(root)) || tree.kind(root) != .element
        while true {
            if descends {
                var parent = node
                if tree.isElement(node), tree.name(node) == .template {
                    hosts.append(node)
                    parent = tree.templateContents(node)
                }
                let child = tree.firstChild(parent)
                if !child.isNone {
                    node = child
                    open(node, into: &output)
                    descends = tree.isElement(node) && !isVoid(tree.name(node))
                    continue
                }
                if !hosts.isEmpty, hosts.last == node { hosts.removeLast() }
            }
            // No more children: close the element and continue with its next sibling, up to the root.
            while true {
                if node != root || includesRoot { close(node, into: &output) }
                if node == root { return }
                let next = tree.nextSibling(node)
                if !next.isNone {
                    node = next
                    break
                }
                node = tree.parent(node)
                if !hosts.isEmpty, let host = hosts.last, tree.templateContents(host) == node {
                    hosts.removeLast()
                    node = host
                }
            }
            open(node, into: &output)
            descends = tree.isElement(node) && !isVoid(tree.name(node))
        }
    }

    /// The elements without an end tag: "serializes as void".
    @inline(__always)
    func isVoid(_ name: NameID) -> Bool {
        switch name {
        case .area, .base, .br, .col, .embed, .hr, .img, .input, .link, .meta, .source, .track, .wbr,
            .basefont, .bgsound, .frame, .keygen, .param:
            true
        default: false
        }
    }

    @inline(__always)
    func close(_ node: NodeID, into output: inout UnsafeOutput) {
        guard tree.isElement(node) else { return }
        let name = tree.name(node)
        if isVoid(name) { return }
        output.append(pair: 0x2F3C)
        appendTagName(name, into: &output)
        output.append(0x3E)
    }

    func open(_ node: NodeID, into output: inout UnsafeOutput) {
        switch tree.kind(node) {
        case .element:
            openTag(node, into: &output)
            if isExact, losesLineFeed(node) { output.append(0x0A) }
        case .text, .cdataSection:
            let data = tree.data(node)
            if isRawText(tree.parent(node)) {
                output.append(data, of: tree.strings)
            } else {
                let escapes = UnsafeOutput.Escapes(isAttribute: false, escapesCarriageReturns: isExact)
                output.append(data, of: tree.strings, escapes: escapes)
            }
        case .comment:
            output.append("<!--")
            output.append(tree.data(node), of: tree.strings)
            output.append("-->")
        case .processingInstruction:
            output.append("<?")
            output.append(tree.target(node), of: tree.strings)
            output.append(0x20)
            output.append(tree.data(node), of: tree.strings)
            output.append("?>")
        case .documentType:
            output.append("<!DOCTYPE ")
            output.append(tree.data(node), of: tree.strings)
            if isExact { appendIdentifiers(of: node, into: &output) }
            output.append(0x3E)
        default: break
        }
    }

    /// Writes an element's start tag.
    @inline(__always)
    func openTag(_ element: NodeID, into output: inout UnsafeOutput) {
        output.append(0x3C)
        appendTagName(tree.name(element), into: &output)
        let isValue = tree.isValue(of: element)
        if !isValue.isNone, tree.attribute(element, named: .attrIs).isNone {
            output.append(" is=\"")
            let escapes = UnsafeOutput.Escapes(isAttribute: true, escapesCarriageReturns: isExact)
            output.append(isValue, of: tree.strings, escapes: escapes)
            output.append(0x22)
        }
        if tree.hasFlag(NodeFlags.unseenStyle, element) { tree.clearFlag(NodeFlags.unseenStyle, element) }
        var attribute = tree.firstAttribute(element)
        while !attribute.isNone {
            output.append(0x20)
            append(attribute, into: &output)
            attribute = tree.nextAttribute(attribute)
        }
        output.append(0x3E)
    }

    /// Writes an attribute, with its value in double quotes.
    @inline(__always)
    func append(_ attribute: AttributeID, into output: inout UnsafeOutput) {
        appendAttributeName(attribute, into: &output)
        output.append(pair: 0x223D)
        let escapes = UnsafeOutput.Escapes(isAttribute: true, escapesCarriageReturns: isExact)
        output.append(tree.attributeValue(attribute), of: tree.strings, escapes: escapes)
        output.append(0x22)
    }

    /// Whether a parser would drop the line feed at the start of an element's content.
    func losesLineFeed(_ element: NodeID) -> Bool {
        switch tree.name(element) {
        case .pre, .listing, .textarea: break
        default: return false
        }
        let child = tree.firstChild(element)
        guard !child.isNone, tree.kind(child) == .text, tree.strings.length(tree.data(child)) > 0 else { return false }
        return tree.strings.codeUnit(tree.data(child), at: 0) == 0x0A
    }

    /// Writes a doctype's identifiers, each in quotes that it does not contain.
    private func appendIdentifiers(of node: NodeID, into output: inout UnsafeOutput) {
        let (publicID, systemID) = (tree.doctypePublicID(node), tree.doctypeSystemID(node))
        let (hasPublic, hasSystem) = (tree.strings.length(publicID) > 0, tree.strings.length(systemID) > 0)
        if hasPublic {
            output.append(" PUBLIC ")
            appendQuoted(publicID, into: &output)
        } else if hasSystem {
            output.append(" SYSTEM")
        }
        if hasSystem {
            output.append(0x20)
            appendQuoted(systemID, into: &output)
        }
    }

    private func appendQuoted(_ identifier: StringID, into output: inout UnsafeOutput) {
        let hasQuote = (0..<tree.strings.length(identifier)).contains {
            tree.strings.codeUnit(identifier, at: $0) == 0x22
        }
        output.append(hasQuote ? 0x27 : 0x22)
        output.append(identifier, of: tree.strings)
        output.append(hasQuote ? 0x27 : 0x22)
    }

    @inline(__always)
    func appendTagName(_ name: NameID, into output: inout UnsafeOutput) {
        switch tree.namespace(name) {
        case .html, .svg, .mathML: output.append(tree.localName(name), of: tree.strings)
        default: output.append(tree.qualifiedName(name), of: tree.strings)
        }
    }

    /// Writes "an attribute's serialized name".
    func appendAttributeName(_ attribute: AttributeID, into output: inout UnsafeOutput) {
        let name = tree.attributeName(attribute)
        switch tree.namespace(name) {
        case .none:
            output.append(tree.localName(name), of: tree.strings)
            return
        case .xml: output.append("xml:")
        case .xmlns:
            if tree.strings.equal(tree.localName(name), tree.strings.intern("xmlns")) { break }
            output.append("xmlns:")
        case .xlink: output.append("xlink:")
        default:
            output.append(tree.attributeQualifiedName(attribute), of: tree.strings)
            return
        }
        output.append(tree.localName(name), of: tree.strings)
    }

    /// Whether an element's text is written unescaped.
    @inline(__always)
    func isRawText(_ parent: NodeID) -> Bool {
        guard !parent.isNone, tree.isElement(parent) else { return false }
        switch tree.name(parent) {
        case .style, .script, .xmp, .iframe, .noembed, .noframes, .plaintext: return true
        case .noscript: return scripting ?? tree.hasScripting(parent)
        default: return false
        }
    }
}
