// UnsafeTestPage.swift: pages for these tests. Why it is safe: the buffers are used only during the calls.

import CSSValues
import Cascade
import DOM
import HTMLParsing
import Selectors

/// A parsed page.
struct TestPage {
    let tree = Tree()
    let document: NodeID
    let engine: StyleEngine

    init(_ html: String) {
        document = Array(html.utf8).withUnsafeBufferPointer { [tree] in parseHTMLDocument($0, into: tree).document }
        engine = StyleEngine(tree: tree)
    }

    func first(_ selector: String) throws -> NodeID {
        querySelector(try parseSelectorList(Array(selector.utf8), tree: tree), document, tree)
    }

    func setInnerHTML(_ html: String, of element: NodeID) {
        tree.removeAllChildren(of: element)
        let fragment = Array(html.utf8).withUnsafeBufferPointer { [tree] in
            parseHTMLFragment($0, context: element, tree: tree)
        }
        tree.append(fragment, to: element)
    }
}

extension StyleEngine {
    /// The text of a computed value; the empty string without a value.
    func computedValue(_ name: String, of element: NodeID, isResolved: Bool = false) -> String {
        computed(name, of: element, isResolved: isResolved)?.text ?? ""
    }
}
