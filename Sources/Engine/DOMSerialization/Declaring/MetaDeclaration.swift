// MetaDeclaration.swift: the meta element that declares an HTML page's encoding.
// https://html.spec.whatwg.org/multipage/semantics.html#character-encoding-declaration
//
// It is added to the tree, so that writing and reading back treat it like any other change.

package import DOM
import HTMLParsing
package import WebInfra

/// The change that makes a page declare its encoding.
package struct EncodingDeclaration: Equatable, Sendable {
    /// Whether the declaration is new.
    package enum Kind: Sendable {
        /// There was no declaration.
        case added
        /// There was a declaration of another encoding.
        case mended
    }

    /// Whether the declaration was added or changed.
    package var kind: Kind
    /// The resulting declaration.
    package var markup: String

    /// A declaration with its markup.
    package init(kind: Kind, markup: String) {
        self.kind = kind
        self.markup = markup
    }
}

/// Makes the first meta element that declares an encoding declare this one. If no such element in the head comes before all others, adds
/// one as the head's first child.
///
/// - Parameter mendsAll: Whether all other declarations are changed, too, because the page had another encoding.
/// - Returns: nil if the document has no `html` element to hold it.
package func declareEncoding(
    _ encoding: Encoding,
    in document: NodeID,
    of tree: Tree,
    mendsAll: Bool
) -> EncodingDeclaration? {
    let label = encoding.name.lowercased()
    let declarations = MetaDeclarations(tree: tree).all(in: document)
    let element: NodeID
    let kind: EncodingDeclaration.Kind
    if let first = declarations.first, isHead(tree.parent(first.element), in: tree) {
        (element, kind) = (first.element, .mended)
        first.name(label, in: tree)
    } else {
        guard let head = headElement(of: document, in: tree) else { return nil }
        (element, kind) = (tree.createElement(.meta, in: document), .added)
        tree.setAttribute(qualifiedName: tree.strings.intern("charset"), tree.strings.make(label), on: element)
        tree.insert(element, into: head, before: tree.firstChild(head))
    }
    if mendsAll {
        for other in declarations where other.element != element && other.encoding != encoding {
            other.name(label, in: tree)
        }
    }
    var markup: [UInt8] = []
    HTMLSerializer(tree: tree, scripting: true).append(element, includesRoot: true, to: &markup)
    return EncodingDeclaration(kind: kind, markup: String(decoding: markup, as: UTF8.self))
}

private func isHead(_ node: NodeID, in tree: Tree) -> Bool { tree.isElement(node) && tree.name(node) == .head }

/// The head, made if it is missing, as a parser would.
private func headElement(of document: NodeID, in tree: Tree) -> NodeID? {
    guard let root = tree.children(of: document).first(where: tree.isElement), tree.name(root) == .html else {
        return nil
    }
    if let head = tree.children(of: root).first(where: { isHead($0, in: tree) }) { return head }
    let head = tree.createElement(.head, in: document)
    tree.insert(head, into: root, before: tree.firstChild(root))
    return head
}

/// The meta elements of a document that declare an encoding.
private struct MetaDeclarations {
    let tree: Tree

    struct Found {
        var element: NodeID
        var encoding: Encoding
        var attribute: AttributeID
        /// The range of the label in the attribute's value.
        var label: Range<Int>

        /// Changes the declared encoding.
        func name(_ label: String, in tree: Tree) {
            var value: [UInt8] = []
            tree.strings.appendUTF8(of: tree.attributeValue(attribute), to: &value)
            value.replaceSubrange(self.label, with: label.utf8)
            let text = String(decoding: value, as: UTF8.self)
            tree.setValue(attribute, tree.strings.make(text), of: element)
        }
    }

    /// All of them, in the order in which a parser meets them, including those in template contents.
    func all(in document: NodeID) -> [Found] {
        var found: [Found] = []
        // Where to continue after the templates that contain the current node.
        var outer: [(node: NodeID, root: NodeID)] = []
        var (node, root) = (tree.firstChild(document), document)
        while true {
            guard !node.isNone else {
                guard let behind = outer.popLast() else { return found }
                (node, root) = behind
                continue
            }
            let contents = tree.templateContents(node)
            if !contents.isNone {
                outer.append((tree.nextSkippingChildren(node, within: root), root))
                (node, root) = (tree.firstChild(contents), contents)
                continue
            }
            if tree.isElement(node), tree.name(node) == .meta, let meta = meta(node) { found.append(meta) }
            node = tree.next(node, within: root)
        }
    }

    /// The declaration of a meta element; nil if it has none. https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead
    private func meta(_ element: NodeID) -> Found? {
        if let (attribute, value) = attribute("charset", of: element), let encoding = Encoding(label: value) {
            return Found(
                element: element,
                encoding: Self.meant(by: encoding),
                attribute: attribute,
                label: 0..<value.count
            )
        }
        guard let (_, pragma) = attribute("http-equiv", of: element),
            String(decoding: pragma, as: UTF8.self).lowercased() == "content-type",
            let (attribute, value) = attribute("content", of: element),
            let (encoding, label) = encodingLabel(inContent: value)
        else { return nil }
        return Found(element: element, encoding: Self.meant(by: encoding), attribute: attribute, label: label)
    }

    private func attribute(_ name: String, of element: NodeID) -> (attribute: AttributeID, value: [UInt8])? {
        let attribute = tree.attribute(element, qualifiedName: tree.strings.intern(name))
        if attribute.isNone { return nil }
        var value: [UInt8] = []
        tree.strings.appendUTF8(of: tree.attributeValue(attribute), to: &value)
        return (attribute, value)
    }

    /// Replaces an encoding that a declaration readable as ASCII cannot mean by the one that the standard uses instead.
    private static func meant(by encoding: Encoding) -> Encoding {
        switch encoding {
        case .utf16LE, .utf16BE: .utf8
        case .xUserDefined: .windows1252
        default: encoding
        }
    }
}
