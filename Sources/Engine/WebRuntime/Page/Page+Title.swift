// Page+Title.swift: the document's title, for reports.
// https://html.spec.whatwg.org/multipage/dom.html#document.title

import DOM
import WebInfra

extension Page {
    /// The value of `document.title`: empty without a title.
    package var title: String {
        let tree = tree
        let localName = tree.strings.intern("title")
        func isTitle(_ node: NodeID, _ namespace: Namespace) -> Bool {
            guard tree.isElement(node) else { return false }
            let name = tree.name(node)
            return tree.namespace(name) == namespace && tree.localName(name) == localName
        }
        var root = tree.firstChild(document)
        while !root.isNone, !tree.isElement(root) { root = tree.nextSibling(root) }
        if root.isNone { return "" }
        var node: NodeID
        if tree.namespace(tree.name(root)) == .svg {
            node = tree.firstChild(root)
            while !node.isNone, !isTitle(node, .svg) { node = tree.nextSibling(node) }
        } else {
            node = root
            while !node.isNone, !isTitle(node, .html) { node = tree.next(node, within: document) }
        }
        if node.isNone { return "" }
        // ASCII whitespace is stripped and collapsed.
        let words = tree.childText(of: node).split(whereSeparator: \.isASCIIWhitespace)
        return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
}
