// LinkedStyleSheets.swift: loads linked and imported style sheets.
// https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet

import Cascade
import DOM
import WebInfra

/// Loads the sheets that `link` elements of the page's own document name, and those that sheets import.
struct LinkedStyleSheets {
    unowned let page: Page
    let resources: PageResources

    /// The sheet of a `link` element; nil if it names none or the sheet is missing.
    func sheet(of link: NodeID) -> LoadedStyleSheet? {
        let tree = page.tree
        guard tree.document(of: link) == page.document, let relation = attribute("rel", link) else { return nil }
        let words = relation.lowercased().split(whereSeparator: \.isWhitespace)
        guard words.contains("stylesheet"), attribute("disabled", link) == nil,
            let address = attribute("href", link), !address.isEmpty,
            let url = URLRecord.parse(address, base: base())
        else { return nil }
        var found = load(url)
        found?.isAlternate = words.contains("alternate")
        return found
    }

    /// The sheet at a URL, relative to a base or to the document's.
    func sheet(at address: String, base: String?) -> LoadedStyleSheet? {
        URLRecord.parse(address, base: base.flatMap { URLRecord.parse($0) } ?? self.base()).flatMap(load)
    }

    /// Resolves a URL against a base; an invalid one is returned unchanged.
    static func resolve(_ address: String, base: String) -> String {
        URLRecord.parse(address, base: URLRecord.parse(base))?.description ?? address
    }

    private func load(_ url: URLRecord) -> LoadedStyleSheet? {
        guard let found = resources.load(url) else { return nil }
        let fallback = Encoding(label: page.options.characterSet) ?? .utf8
        return LoadedStyleSheet(text: found.text(fallback: fallback), address: url.description)
    }

    /// The document base URL.
    private func base() -> URLRecord? {
        let tree = page.tree
        let own = URLRecord.parse(page.options.url)
        var node = tree.next(page.document, within: page.document)
        while !node.isNone {
            if tree.isElement(node), tree.name(node) == .base, let href = attribute("href", node) {
                return URLRecord.parse(href, base: own) ?? own
            }
            node = tree.next(node, within: page.document)
        }
        return own
    }

    private func attribute(_ name: String, _ element: NodeID) -> String? {
        let tree = page.tree
        let name = tree.names.name(namespace: .none, prefix: .none, localName: tree.strings.intern(name))
        let attribute = tree.attribute(element, named: name)
        return attribute.isNone ? nil : tree.strings.string(tree.attributeValue(attribute))
    }
}
