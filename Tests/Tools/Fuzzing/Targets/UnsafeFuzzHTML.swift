// UnsafeFuzzHTML.swift: a page from bytes to bytes: find its saved URL, sniff, decode, parse, serialize, parse again; and as a fragment.
//
// Why it is safe: the pointers are the arrays' own storage and are used only during the calls.

import DOM
import DOMSerialization
import HTMLParsing
import PageProtocol
import SavedPages
import WebInfra

private func parse(_ text: [UInt8], _ tree: Tree, _ options: HTMLParserOptions) -> NodeID {
    text.withUnsafeBufferPointer { parseHTMLDocument($0, into: tree, options: options).document }
}

/// The first byte chooses options, the rest is the page.
func fuzzHTML(_ input: [UInt8]) {
    guard let choice = input.first else { return }
    let bytes = Array(input.dropFirst())
    let address = PageAddress(of: bytes, own: "about:blank")
    if absoluteURL(address.url) != address.url { fatalError("\(address.url) is not the document's URL, serialized.") }
    let options = HTMLParserOptions(
        scripting: choice & 1 == 0,
        isSrcdoc: choice & 2 != 0,
        collectErrors: choice & 4 != 0
    )
    guard let (text, encoding, _) = try? decodeHTML(bytes) else { return }
    let tree = Tree()
    let document = parse(text, tree, options)
    expectSound(tree)
    _ = html5libTree(of: document, tree: tree)
    var output: [UInt8] = []
    serializeHTMLFragment(children: document, tree: tree, scripting: options.scripting, into: &output)
    _ = encoding.encodeDocument(output)
    let again = Tree()
    _ = parse(output, again, options)
    expectSound(again)
    if choice & 8 != 0 { fuzzFragment(text, choice, tree, document, options) }
}

/// Parses into each kind of context, and moves the nodes as scripts do.
private func fuzzFragment(
    _ text: [UInt8],
    _ choice: UInt8,
    _ tree: Tree,
    _ document: NodeID,
    _ options: HTMLParserOptions
) {
    let contexts = [
        "div", "td", "tr", "table", "select", "template", "title", "script", "frameset", "html", "colgroup",
    ]
    let name = Array(contexts[Int(choice >> 4) % contexts.count].utf8).withUnsafeBufferPointer {
        tree.names.elementName(namespace: .html, localName: $0)
    }
    let context = tree.createElement(name, in: document)
    let fragment = text.withUnsafeBufferPointer {
        parseHTMLFragment($0, context: context, tree: tree, options: options)
    }
    let copy = tree.clone(fragment, deep: true, in: document)
    tree.insert(fragment, into: context, before: .none)
    tree.insert(copy, into: context, before: tree.firstChild(context))
    expectSound(tree)
    tree.removeAllChildren(of: context)
    expectSound(tree)
}

private func expectSound(_ tree: Tree) {
    let broken = tree.checkInvariants()
    require(broken.isEmpty, "Broken invariants: \(broken.prefix(5))")
}
