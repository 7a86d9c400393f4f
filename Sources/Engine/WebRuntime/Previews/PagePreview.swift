// PagePreview.swift: embeds the resources of a page's rendering, so that it renders without loading anything: style sheets as style
// elements, images as `data:` URLs.
//
// Resources that are missing, too large, or of another kind are left as they are.

package import DOM
import WebInfra

/// Embeds style sheets and images into a page.
package struct PagePreview {
    /// The most bytes that embedded resources may take in the page.
    package static let mostBytes = 16 << 20

    private let tree: Tree
    private let document: NodeID
    private let base: URLRecord?
    private var styles: PreviewStyles

    /// - Parameters:
    ///   - url: The document's URL.
    ///   - characterSet: The name of its encoding, which is the default for its style sheets.
    ///   - resources: The resources that it may load.
    package init(_ tree: Tree, _ document: NodeID, url: String, characterSet: String, resources: PageResources) {
        self.tree = tree
        self.document = document
        styles = PreviewStyles(
            resources: PreviewResources(resources, mostBytes: Self.mostBytes),
            fallback: Encoding(label: characterSet) ?? .utf8
        )
        let own = URLRecord.parse(url)
        let bases = Self.elements(of: tree, document).filter { tree.name($0) == .base }
        let written = bases.lazy.compactMap { Self.text(of: "href", $0, tree) }.first
        base = written.flatMap { URLRecord.parse($0, base: own) } ?? own
    }

    /// Embeds everything into the tree.
    package mutating func fill() {
        // NB: Collected before anything is inserted.
        for element in Self.elements(of: tree, document) {
            switch tree.strings.string(tree.localName(tree.name(element))) {
            case "link": fillLink(element)
            case "style": fillStyle(element)
            case "img", "source", "input": fillImage(element, "src", hasSet: true)
            case "image", "feImage":
                fillImage(element, "href")
                fillImage(element, "xlink:href")
            case "video": fillImage(element, "poster")
            case "body", "table", "thead", "tbody", "tfoot", "tr", "td", "th": fillImage(element, "background")
            default: break
            }
            if let style = Self.text(of: "style", element, tree), PreviewStyles.mayLoad(Array(style.utf8)) {
                set("style", styles.declarations(Array(style.utf8), base: base), on: element)
            }
        }
    }

    private static func elements(of tree: Tree, _ document: NodeID) -> [NodeID] {
        var found: [NodeID] = []
        var node = tree.next(document, within: document)
        while !node.isNone {
            if tree.isElement(node) { found.append(node) }
            node = tree.next(node, within: document)
        }
        return found
    }

    private static func text(of name: String, _ element: NodeID, _ tree: Tree) -> String? {
        let attribute = tree.attribute(element, qualifiedName: tree.strings.intern(name))
        return attribute.isNone ? nil : tree.strings.string(tree.attributeValue(attribute))
    }

    private func set(_ name: String, _ value: [UInt8], on element: NodeID) {
        tree.setAttribute(qualifiedName: tree.strings.intern(name), tree.strings.make(utf8: value), on: element)
    }

    private func remove(_ name: String, from element: NodeID) {
        let attribute = tree.attribute(element, qualifiedName: tree.strings.intern(name))
        if !attribute.isNone { tree.removeAttribute(attribute, from: element) }
    }

    /// Replaces a link by a style element with the sheet.
    private mutating func fillLink(_ link: NodeID) {
        let words = (Self.text(of: "rel", link, tree) ?? "").lowercased().split(whereSeparator: \.isWhitespace)
        guard words.contains("stylesheet"), !words.contains("alternate"),
            Self.text(of: "disabled", link, tree) == nil, let href = Self.text(of: "href", link, tree), !href.isEmpty,
            let address = URLRecord.parse(href, base: base), let text = styles.sheet(at: address)
        else { return }
        let name = tree.names.name(
            namespace: .html,
            prefix: .none,
            localName: tree.strings.intern("style")
        )
        let style = tree.createElement(name, in: document)
        if let media = Self.text(of: "media", link, tree) { set("media", Array(media.utf8), on: style) }
        setText(text, of: style)
        tree.insert(style, into: tree.parent(link), before: link)
        tree.remove(link)
    }

    private mutating func fillStyle(_ style: NodeID) {
        let text = tree.childText(of: style)
        if PreviewStyles.mayLoad(text) { setText(styles.sheet(text, base: base), of: style) }
    }

    /// Sets the text of a style element, escaped so that it cannot end the element.
    private func setText(_ text: [UInt8], of style: NodeID) {
        var safe: [UInt8] = []
        safe.reserveCapacity(text.count)
        for byte in text {
            // NB: A backslash before a slash means the slash itself.
            if byte == UInt8(ascii: "/"), safe.last == UInt8(ascii: "<") { safe.append(UInt8(ascii: "\\")) }
            safe.append(byte)
        }
        tree.removeAllChildren(of: style)
        tree.append(tree.createText(tree.strings.make(utf8: safe), in: document), to: style)
    }

    /// Embeds the image that an attribute names; or the first available one of those in `srcset`.
    private mutating func fillImage(_ element: NodeID, _ name: String, hasSet: Bool = false) {
        if let url = Self.text(of: name, element, tree).flatMap({ dataURL($0) }) {
            set(name, url, on: element)
            // NB: They would take precedence over the embedded image.
            if hasSet { remove("srcset", from: element) }
        } else if hasSet, let set = Self.text(of: "srcset", element, tree) {
            for candidate in Self.addresses(ofSet: set).prefix(Self.mostCandidates) {
                guard let url = dataURL(candidate) else { continue }
                return self.set("srcset", url, on: element)
            }
        }
    }

    private static let mostCandidates = 64

    private mutating func dataURL(_ address: String) -> [UInt8]? {
        guard !address.isEmpty, let url = URLRecord.parse(address, base: base) else { return nil }
        return styles.resources.dataURL(of: url)
    }

    /// The URLs in an image set. https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute
    private static func addresses(ofSet text: String) -> [String] {
        var found: [String] = []
        var rest = text.utf8[...]
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        while true {
            rest = rest.drop { isSpace($0) || $0 == UInt8(ascii: ",") }
            if rest.isEmpty { return found }
            let word = rest.prefix { !isSpace($0) }
            rest = rest[word.endIndex...]
            var address = word
            while address.last == UInt8(ascii: ",") { address.removeLast() }
            found.append(String(Substring(address)))
            // Skip the descriptors, up to the next comma outside of parentheses.
            guard address.count == word.count else { continue }
            var depth = 0
            rest = rest.drop { byte in
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                return byte != UInt8(ascii: ",") || depth > 0
            }
        }
    }
}
