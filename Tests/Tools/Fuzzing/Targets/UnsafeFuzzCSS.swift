// UnsafeFuzzCSS.swift: selectors on a small tree; style sheets and declarations from text to computed values.
//
// Why it is safe: the pointers are the arrays' own storage and are used only during the calls.

import CSSSyntax
import CSSValues
import Cascade
import DOM
import HTMLParsing
import Selectors

private let page = Array(
    """
    <!doctype html><html lang=en><body class="a b"><div id=one title="x y"><p>text<p class=a><a href=/>link</a>
    <svg><g id=two /></svg><ul><li><li checked><li></ul></div><form><input required value=1><select><option selected>
    </select><button disabled></button></form><template><i></i></template><p></p><!-- c --></body></html>
    """.utf8
)

private func makePage(_ html: [UInt8] = page) -> (Tree, NodeID) {
    let tree = Tree()
    let document = html.withUnsafeBufferPointer { parseHTMLDocument($0, into: tree).document }
    return (tree, document)
}

func fuzzSelectors(_ bytes: [UInt8]) {
    let (tree, document) = makePage()
    guard let list = try? parseSelectorList(bytes, tree: tree) else { return }
    let found = querySelectorAll(list, document, tree)
    require(querySelector(list, document, tree) == found.first ?? .none, "The first match is not the first of all.")
    for element in found {
        require(matches(list, element, scope: document, tree), "What was found does not match.")
        // NB: Not always the element itself: `&` and `:scope` refer to it there.
        _ = closest(list, element, tree)
    }
}

func fuzzCSS(_ bytes: [UInt8]) {
    let declarations = StyleDeclarations(bytes)
    for index in 0..<min(declarations.count, 20) { _ = declarations.value(of: declarations.name(at: index)) }
    let values = ComponentValues(bytes)
    _ = values.rules(in: values.indices, isTopLevel: true)
    // The text as the page's style sheet and as an attribute; neither may end its element early.
    let safe = bytes.filter { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "&") }
    let head = Array("<style>".utf8) + safe + Array("</style><p id=one class=a style=\"".utf8) + safe
    let (tree, document) = makePage(head + Array("\"><b>x</b>".utf8))
    let engine = StyleEngine(tree: tree)
    var node = tree.next(document, within: document)
    while !node.isNone {
        if tree.isElement(node) {
            for name in ["display", "color", "font", "margin-top", "visibility", "--a"] {
                _ = engine.computed(name, of: node)?.text
            }
        }
        node = tree.next(node, within: document)
    }
    // The rules as text, the text as a rule, and removal of rules as by scripts.
    for sheet in engine.sheets.sheets(in: document) {
        for rule in sheet.rules { _ = rule.cssText }
        try? sheet.insert(bytes, at: sheet.rules.count)
        for rule in sheet.rules { try? rule.insert(bytes, at: 0, tree: tree) }
        sheet.media.append(String(decoding: bytes, as: UTF8.self))
        while !sheet.rules.isEmpty, (try? sheet.delete(at: sheet.rules.count - 1)) != nil {}
    }
}
