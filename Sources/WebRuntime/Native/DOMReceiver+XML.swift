// DOMReceiver+XML.swift: nodes as XML text, for XMLSerializer. https://w3c.github.io/DOM-Parsing/#xml-serialization
// FIXME: Prefixes are written as they are; none is made up for a namespace that has none in scope.

import DOM

extension DOMReceiver {
    /// Writes a node and its descendants. No recursion.
    func appendXML(_ root: NodeID, to output: inout [UInt8]) {
        var current = root
        walk: while true {
            start(current, isRoot: current == root, to: &output)
            var next = tree.firstChild(current)
            if next.isNone {
                while true {
                    if !tree.firstChild(current).isNone || needsEndTag(current) { end(current, to: &output) }
                    if current == root { break walk }
                    next = tree.nextSibling(current)
                    if !next.isNone { break }
                    current = tree.parent(current)
                }
            }
            current = next
        }
    }

    private func start(_ node: NodeID, isRoot: Bool, to output: inout [UInt8]) {
        switch tree.kind(node) {
        case .element:
            let name = tree.name(node)
            output.append(0x3C)
            append(tree.qualifiedName(name), to: &output)
            let parent = tree.parent(node)
            let inherited =
                isRoot || parent.isNone || !tree.isElement(parent)
                ? Namespace.none : tree.namespace(tree.name(parent))
            if tree.namespace(name) != inherited, !hasNamespaceDeclaration(node) {
                let prefix = tree.prefix(name)
                output += " xmlns".utf8
                if !prefix.isNone {
                    output.append(0x3A)
                    append(prefix, to: &output)
                }
                output += "=\"".utf8
                appendEscaped(tree.names.address(of: tree.namespace(name)), attribute: true, to: &output)
                output.append(0x22)
            }
            var attribute = tree.firstAttribute(node)
            while !attribute.isNone {
                output.append(0x20)
                append(tree.attributeQualifiedName(attribute), to: &output)
                output += "=\"".utf8
                appendEscaped(tree.attributeValue(attribute), attribute: true, to: &output)
                output.append(0x22)
                attribute = tree.nextAttribute(attribute)
            }
            if tree.firstChild(node).isNone, !needsEndTag(node) {
                output += (tree.namespace(name) == .html ? " />" : "/>").utf8
            } else {
                output.append(0x3E)
            }
        case .text: appendEscaped(tree.data(node), attribute: false, to: &output)
        case .cdataSection: wrap("<![CDATA[", tree.data(node), "]]>", to: &output)
        case .comment: wrap("<!--", tree.data(node), "-->", to: &output)
        case .processingInstruction:
            wrap("<?", tree.target(node), " ", to: &output)
            append(tree.data(node), to: &output)
            output += "?>".utf8
        case .documentType:
            wrap("<!DOCTYPE ", tree.data(node), "", to: &output)
            let publicID = tree.doctypePublicID(node)
            let systemID = tree.doctypeSystemID(node)
            if tree.strings.length(publicID) > 0 {
                wrap(" PUBLIC \"", publicID, "\"", to: &output)
            } else if tree.strings.length(systemID) > 0 {
                output += " SYSTEM".utf8
            }
            if tree.strings.length(systemID) > 0 { wrap(" \"", systemID, "\"", to: &output) }
            output.append(0x3E)
        case .document, .documentFragment, .attribute: break
        }
    }

    private func end(_ node: NodeID, to output: inout [UInt8]) {
        guard tree.isElement(node) else { return }
        output += "</".utf8
        append(tree.qualifiedName(tree.name(node)), to: &output)
        output.append(0x3E)
    }

    private static let voidNames: Set<NameID> = [
        .area, .base, .basefont, .bgsound, .br, .col, .embed, .frame, .hr, .img, .input, .keygen, .link, .menuitem,
        .meta,
        .param, .source, .track, .wbr,
    ]

    /// An empty element of HTML that is not void is written with an end tag.
    private func needsEndTag(_ node: NodeID) -> Bool {
        tree.isElement(node) && tree.namespace(tree.name(node)) == .html && !Self.voidNames.contains(tree.name(node))
    }

    private func hasNamespaceDeclaration(_ node: NodeID) -> Bool {
        let name = tree.name(node)
        var attribute = tree.firstAttribute(node)
        while !attribute.isNone {
            let declared = tree.attributeName(attribute)
            if tree.namespace(declared) == .xmlns {
                let isDefault = tree.prefix(declared).isNone
                if tree.prefix(name).isNone ? isDefault : tree.localName(declared) == tree.prefix(name) { return true }
            }
            attribute = tree.nextAttribute(attribute)
        }
        return false
    }

    private func wrap(_ before: String, _ text: StringID, _ after: String, to output: inout [UInt8]) {
        output += before.utf8
        append(text, to: &output)
        output += after.utf8
    }

    private func append(_ text: StringID, to output: inout [UInt8]) {
        tree.strings.appendUTF8(of: text, to: &output)
    }

    private func appendEscaped(_ text: StringID, attribute: Bool, to output: inout [UInt8]) {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        for byte in bytes {
            switch byte {
            case 0x26: output += "&amp;".utf8
            case 0x3C: output += "&lt;".utf8
            case 0x3E: output += "&gt;".utf8
            case 0x22 where attribute: output += "&quot;".utf8
            case 0x09 where attribute: output += "&#9;".utf8
            case 0x0A where attribute: output += "&#10;".utf8
            case 0x0D where attribute: output += "&#13;".utf8
            default: output.append(byte)
            }
        }
    }
}
