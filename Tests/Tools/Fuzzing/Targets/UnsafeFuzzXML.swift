// UnsafeFuzzXML.swift: a page of XML from bytes to bytes: decoded, parsed, changed, written back, read again.
//
// Why it is safe: the pointers are the arrays' own storage and are used only during the calls.

import DOM
import DOMSerialization
import WebInfra
import XMLParsing

private func parse(_ text: [UInt8], _ tree: Tree) -> NodeID? {
    let parsed = text.withUnsafeBufferPointer { parseXMLDocument($0, into: tree) }
    let broken = tree.checkInvariants()
    require(broken.isEmpty, "Broken invariants: \(broken.prefix(5))")
    return parsed.isWellFormed ? parsed.document : nil
}

/// Edits up to a line end, each byte an operation and a node; the rest is the page.
func fuzzXML(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
    guard parts.count == 2,
        let decoded = try? parts[1].withUnsafeBufferPointer({ bytes throws(XMLParseError) in try decodeXML(bytes) })
    else { return }
    let tree = Tree()
    guard let document = parse(decoded.utf8, tree) else { return }
    let source = PageSourceText(bytes: parts[1], text: decoded.utf8, encoding: decoded.encoding)
    tree.markChanges()
    let untouched = writePreservedXML(document: document, tree: tree, source: source, verifies: true, parse: parse)
    require(untouched?.bytes == parts[1], "An untouched page is not its source.")
    require(untouched?.differing == [], "A source reads back as another tree.")
    for edit in parts[0].prefix(8) { apply(edit, to: document, tree) }
    guard let written = writePreservedXML(document: document, tree: tree, source: source, parse: parse) else { return }
    guard written.certainty == .certain || written.certainty == .checked else { return }
    let again = Tree()
    guard
        let text = try? written.bytes.withUnsafeBufferPointer({ bytes throws(XMLParseError) in
            try decodeXML(bytes, override: source.encoding)
        }), let other = parse(text.utf8, again)
    else { fatalError("A page that was written back is not well-formed.") }
    let differing = differingNodes(document, in: tree, from: other, in: again, ignoresDeclarations: true)
    require(differing.isEmpty, "A page that was written back is another one.")
}

/// Changes a node as a script might.
private func apply(_ edit: UInt8, to document: NodeID, _ tree: Tree) {
    var nodes: [NodeID] = []
    var node = tree.next(document, within: document)
    while !node.isNone, nodes.count < 64 {
        nodes.append(node)
        node = tree.next(node, within: document)
    }
    let chosen = nodes[Int(edit >> 3) % nodes.count]
    let text = tree.strings.make("<&]]>\r\"' \u{E9}\u{4E00}")
    switch (edit & 7, tree.kind(chosen)) {
    case (0, .element): tree.setAttribute(qualifiedName: tree.strings.intern("a"), text, on: chosen)
    case (1, .element):
        let attribute = tree.firstAttribute(chosen)
        if !attribute.isNone { tree.removeAttribute(attribute, from: chosen) }
    case (2, .element): try? tree.preInsert(tree.createText(text, in: document), into: chosen, before: .none)
    case (3, .element):
        let name = tree.names.name(namespace: .svg, prefix: .none, localName: tree.strings.intern("new"))
        try? tree.preInsert(tree.createElement(name, in: document), into: chosen, before: tree.firstChild(chosen))
    case (4, .element): try? tree.preInsert(nodes[nodes.count / 2], into: chosen, before: .none)
    case (5, _): if tree.isElement(tree.parent(chosen)) { tree.remove(chosen) }
    case (_, .text), (_, .comment), (_, .cdataSection): tree.setData(chosen, text)
    default: break
    }
}
