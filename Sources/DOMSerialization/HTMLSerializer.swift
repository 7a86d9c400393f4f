// HTMLSerializer.swift: the HTML fragment serialization algorithm.
// https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-serialisation-algorithm
//
// Walks the tree through its links, without recursion and without a stack, so that any depth will do. The contents of
// templates hang off their element; `TreeCursor` goes into them and comes back.

public import DOM

/// Appends what `innerHTML` of a node says: the serialised children. A template's are those of its contents.
///
/// - Parameter scripting: Whether `noscript` holds text that is written as it is.
/// - Complexity: Linear in the size of the result.
public func serializeHTMLFragment(
    children node: NodeID,
    tree: Tree,
    scripting: Bool = true,
    into output: inout [UInt8]
) {
    let serializer = HTMLSerializer(tree: tree, scripting: scripting)
    if tree.kind(node) == .element, serializer.isVoid(tree.name(node)) { return }
    serializer.walk(node, includesRoot: false, into: &output)
}

/// Appends what `outerHTML` of a node says: the serialised node itself. Of documents and fragments, the children.
///
/// - Complexity: Linear in the size of the result.
public func serializeHTML(node: NodeID, tree: Tree, scripting: Bool = true, into output: inout [UInt8]) {
    let serializer = HTMLSerializer(tree: tree, scripting: scripting)
    let isContainer = tree.kind(node) == .document || tree.kind(node) == .documentFragment
    serializer.walk(node, includesRoot: !isContainer, into: &output)
}

struct HTMLSerializer {
    let tree: Tree
    let scripting: Bool

    func walk(_ root: NodeID, includesRoot: Bool, into output: inout [UInt8]) {
        var node = root
        if includesRoot {
            open(node, into: &output)
        }
        // `hosts`: the templates whose contents are being written; never deeper than templates are nested.
        var hosts: [NodeID] = []
        var descends = !includesRoot || !isVoid(tree.name(root)) || tree.kind(root) != .element
        while true {
            if descends {
                var parent = node
                if tree.kind(node) == .element, tree.name(node) == .template {
                    hosts.append(node)
                    parent = tree.templateContents(node)
                }
                let child = tree.firstChild(parent)
                if !child.isNone {
                    node = child
                    open(node, into: &output)
                    descends = tree.kind(node) == .element && !isVoid(tree.name(node))
                    continue
                }
                if hosts.last == node { hosts.removeLast() }
            }
            // Nothing below: close and go on, up to the root.
            while true {
                if node != root || includesRoot { close(node, into: &output) }
                if node == root { return }
                let next = tree.nextSibling(node)
                if !next.isNone {
                    node = next
                    break
                }
                node = tree.parent(node)
                if let host = hosts.last, tree.templateContents(host) == node {
                    hosts.removeLast()
                    node = host
                }
            }
            open(node, into: &output)
            descends = tree.kind(node) == .element && !isVoid(tree.name(node))
        }
    }

    /// The elements without end tag. "Serializes as void".
    func isVoid(_ name: NameID) -> Bool {
        switch name {
        case .area, .base, .br, .col, .embed, .hr, .img, .input, .link, .meta, .source, .track, .wbr,
            .basefont, .bgsound, .frame, .keygen, .param:
            true
        default: false
        }
    }

    private func close(_ node: NodeID, into output: inout [UInt8]) {
        guard tree.kind(node) == .element else { return }
        let name = tree.name(node)
        if isVoid(name) { return }
        output.append(0x3C)
        output.append(0x2F)
        appendTagName(name, into: &output)
        output.append(0x3E)
    }

    private func open(_ node: NodeID, into output: inout [UInt8]) {
        switch tree.kind(node) {
        case .element:
            output.append(0x3C)
            appendTagName(tree.name(node), into: &output)
            var attribute = tree.firstAttribute(node)
            while !attribute.isNone {
                output.append(0x20)
                appendAttributeName(attribute, into: &output)
                output.append(0x3D)
                output.append(0x22)
                appendEscaped(tree.attributeValue(attribute), isAttribute: true, into: &output)
                output.append(0x22)
                attribute = tree.nextAttribute(attribute)
            }
            output.append(0x3E)
        case .text, .cdataSection:
            if isRawText(tree.parent(node)) {
                tree.strings.appendUTF8(of: tree.data(node), to: &output)
            } else {
                appendEscaped(tree.data(node), isAttribute: false, into: &output)
            }
        case .comment:
            output.append(contentsOf: "<!--".utf8)
            tree.strings.appendUTF8(of: tree.data(node), to: &output)
            output.append(contentsOf: "-->".utf8)
        case .processingInstruction:
            output.append(contentsOf: "<?".utf8)
            tree.strings.appendUTF8(of: tree.target(node), to: &output)
            output.append(0x20)
            tree.strings.appendUTF8(of: tree.data(node), to: &output)
            output.append(contentsOf: "?>".utf8)
        case .documentType:
            output.append(contentsOf: "<!DOCTYPE ".utf8)
            tree.strings.appendUTF8(of: tree.data(node), to: &output)
            output.append(0x3E)
        default: break
        }
    }

    private func appendTagName(_ name: NameID, into output: inout [UInt8]) {
        switch tree.namespace(name) {
        case .html, .svg, .mathML: tree.strings.appendUTF8(of: tree.localName(name), to: &output)
        default: tree.strings.appendUTF8(of: tree.qualifiedName(name), to: &output)
        }
    }

    /// "An attribute's serialized name".
    private func appendAttributeName(_ attribute: AttributeID, into output: inout [UInt8]) {
        let name = tree.attributeName(attribute)
        switch tree.namespace(name) {
        case .none:
            tree.strings.appendUTF8(of: tree.localName(name), to: &output)
            return
        case .xml: output.append(contentsOf: "xml:".utf8)
        case .xmlns:
            if tree.strings.equal(tree.localName(name), tree.strings.intern("xmlns")) { break }
            output.append(contentsOf: "xmlns:".utf8)
        case .xlink: output.append(contentsOf: "xlink:".utf8)
        default:
            tree.strings.appendUTF8(of: tree.attributeQualifiedName(attribute), to: &output)
            return
        }
        tree.strings.appendUTF8(of: tree.localName(name), to: &output)
    }

    /// Whether an element's text is written as it is.
    private func isRawText(_ parent: NodeID) -> Bool {
        guard !parent.isNone, tree.kind(parent) == .element else { return false }
        switch tree.name(parent) {
        case .style, .script, .xmp, .iframe, .noembed, .noframes, .plaintext: return true
        case .noscript: return scripting
        default: return false
        }
    }

    /// "Escape a string". https://html.spec.whatwg.org/multipage/parsing.html#escapingString
    ///
    /// NOTE: `<` and `>` are escaped in attributes too, since 2025.
    private func appendEscaped(_ string: StringID, isAttribute: Bool, into output: inout [UInt8]) {
        let start = output.count
        tree.strings.appendUTF8(of: string, to: &output)
        var index = start
        while index < output.count, !needsEscape(output, index, isAttribute) { index += 1 }
        if index == output.count { return }
        let raw = Array(output[index...])
        output.removeSubrange(index...)
        index = 0
        while index < raw.count {
            switch raw[index] {
            case 0x26: output.append(contentsOf: "&amp;".utf8)
            case 0x3C: output.append(contentsOf: "&lt;".utf8)
            case 0x3E: output.append(contentsOf: "&gt;".utf8)
            case 0x22 where isAttribute: output.append(contentsOf: "&quot;".utf8)
            case 0xC2 where index + 1 < raw.count && raw[index + 1] == 0xA0:
                output.append(contentsOf: "&nbsp;".utf8)
                index += 1
            default: output.append(raw[index])
            }
            index += 1
        }
    }

    private func needsEscape(_ bytes: [UInt8], _ index: Int, _ isAttribute: Bool) -> Bool {
        switch bytes[index] {
        case 0x26, 0x3C, 0x3E: true
        case 0x22: isAttribute
        case 0xC2: index + 1 < bytes.count && bytes[index + 1] == 0xA0
        default: false
        }
    }
}
