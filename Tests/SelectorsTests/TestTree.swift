// TestTree.swift: small trees from strict markup, so that these tests need no HTML parser.

import DOM

/// Reads `<name attribute="value">text</name>` and `<name/>`, and no other markup.
func makeTree(_ markup: String, quirks: Bool = false, isHTML: Bool = true) -> (tree: Tree, document: NodeID) {
    let tree = Tree()
    let document = tree.createDocument(isHTML: isHTML)
    tree.setQuirksMode(quirks ? .quirks : .noQuirks, of: document)
    var rest = markup[...]
    var parent = document
    while let first = rest.first {
        if first != "<" {
            let text = rest.prefix { $0 != "<" }
            tree.append(tree.createText(tree.strings.make(String(text)), in: document), to: parent)
            rest = rest.dropFirst(text.count)
            continue
        }
        let tag = rest.dropFirst().prefix { $0 != ">" }
        rest = rest.dropFirst(tag.count + 2)
        if tag.hasPrefix("/") {
            parent = tree.parent(parent)
            continue
        }
        let isClosed = tag.hasSuffix("/")
        let words = (isClosed ? tag.dropLast() : tag).split(separator: " ", maxSplits: 1)
        let element = tree.createElement(elementName(String(words[0]), tree), in: document)
        var attributes = words.count > 1 ? words[1] : ""
        while let equals = attributes.firstIndex(of: "=") {
            let name = attributes[..<equals].trimmingPrefix(while: { $0 == " " })
            let value = attributes[attributes.index(equals, offsetBy: 2)...].prefix { $0 != "\"" }
            tree.setAttribute(
                qualifiedName: tree.strings.intern(String(name)),
                tree.strings.make(String(value)),
                on: element
            )
            attributes = attributes[value.endIndex...].dropFirst()
        }
        tree.append(element, to: parent)
        if !isClosed { parent = element }
    }
    return (tree, document)
}

/// `svg:name` is in the SVG namespace, other names are in HTML's.
private func elementName(_ text: String, _ tree: Tree) -> NameID {
    let isSVG = text.hasPrefix("svg:")
    let localName = tree.strings.intern(isSVG ? String(text.dropFirst(4)) : text)
    return tree.names.name(namespace: isSVG ? .svg : .html, prefix: .none, localName: localName)
}
