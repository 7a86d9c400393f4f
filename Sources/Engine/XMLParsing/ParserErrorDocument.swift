// ParserErrorDocument.swift: the `parsererror` element in a document that is not well-formed.
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-domparser-parsefromstring
//
// The standard does not specify its content; it is WebKit's here, since scripts examine it. In WebKit it precedes the parsed part of the
// document.

package import DOM

extension ParsedXMLDocument {
    /// Adds a `parsererror` element to the document if it is not well-formed.
    package func showErrors(in tree: Tree) {
        guard !isWellFormed else { return }
        let root = tree.children(of: document).first(where: tree.isElement)
        let report = ParserErrorReport(tree: tree, document: document).element(errors)
        guard let root else {
            let html = element("html", in: tree)
            let body = element("body", in: tree)
            tree.append(report, to: body)
            tree.append(body, to: html)
            tree.append(html, to: document)
            return
        }
        guard tree.namespace(tree.name(root)) == .svg else {
            tree.insert(report, into: root, before: tree.firstChild(root))
            return
        }
        // An SVG document cannot display the text: it is wrapped in a page.
        let html = element("html", in: tree)
        let head = element("head", in: tree)
        let style = element("style", in: tree)
        let rules = "html, body { height: 100% } parsererror + svg { width: 100%; height: 100% }"
        tree.append(tree.createText(tree.strings.make(rules), in: document), to: style)
        tree.append(style, to: head)
        tree.append(head, to: html)
        let body = element("body", in: tree)
        tree.append(body, to: html)
        tree.insert(html, into: document, before: root)
        tree.append(report, to: body)
        tree.append(root, to: body)
    }

    private func element(_ name: String, in tree: Tree) -> NodeID {
        ParserErrorReport(tree: tree, document: document).element(name)
    }
}

private struct ParserErrorReport {
    let tree: Tree
    let document: NodeID

    /// The most errors that are listed.
    private static let maximumCount = 25

    func element(_ name: String) -> NodeID {
        let local = tree.strings.intern(name)
        return tree.createElement(tree.names.name(namespace: .html, prefix: .none, localName: local), in: document)
    }

    func element(_ errors: [XMLParseError]) -> NodeID {
        let boxStyle =
            "display: block; white-space: pre; border: 2px solid #c77; padding: 0 1em 0 1em; margin: 1em; "
            + "background-color: #fdd; color: black"
        let report = element("parsererror", style: boxStyle, text: nil)
        tree.append(element("h3", style: nil, text: "This page contains the following errors:"), to: report)
        let messages = element("div", style: "font-family:monospace;font-size:12px", text: text(of: errors))
        tree.append(messages, to: report)
        let after = "Below is a rendering of the page up to the first error."
        tree.append(element("h3", style: nil, text: after), to: report)
        return report
    }

    private func element(_ name: String, style: String?, text: String?) -> NodeID {
        let node = element(name)
        if let style { tree.appendAttribute(.attrStyle, tree.strings.make(style), to: node) }
        if let text { tree.append(tree.createText(tree.strings.make(text), in: document), to: node) }
        return node
    }

    /// The messages, one per line. An error is listed only if both its line and its column differ from those of the one before.
    private func text(of errors: [XMLParseError]) -> String {
        var text = ""
        var last: XMLParseError?
        var count = 0
        for error in errors where count < Self.maximumCount {
            if let last, error.severity != .limit, last.line == error.line || last.column == error.column { continue }
            let kind = error.severity == .warning ? "warning" : "error"
            text += "\(kind) on line \(error.line) at column \(error.column): \(error.parserMessage)"
            // One of WebKit's own messages ends with a period and no newline.
            if !error.parserMessage.hasSuffix(".") || error.severity != .limit { text += "\n" }
            last = error
            count += 1
        }
        return text
    }
}
