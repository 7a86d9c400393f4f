// OpenedPage.swift: a page parsed with the places of its nodes, to be changed and written back.

import DOM
import HTMLParsing
import WebInfra

@testable import DOMSerialization

struct OpenedPage {
    let tree = Tree()
    let document: NodeID
    let source: PageSourceText
    let map = SourceMap()

    init(bytes: [UInt8], encoding: Encoding? = nil) throws {
        let (text, found, _) = try decodeHTML(bytes, override: encoding)
        source = PageSourceText(bytes: bytes, text: text, encoding: found)
        let (tree, map) = (tree, map)
        document = text.withUnsafeBufferPointer {
            parseHTMLDocument($0, into: tree, options: HTMLParserOptions(sourceMap: map)).document
        }
        tree.markChanges()
    }

    init(_ html: String) throws { try self.init(bytes: Array(html.utf8), encoding: .utf8) }

    func written(verifies: Bool = true) -> PreservedPage {
        writePreserved(
            document: document,
            tree: tree,
            source: source,
            map: map,
            options: PreservingOptions(verifies: verifies)
        )
    }

    /// The text of bytes in the page's encoding; empty if they are invalid in it.
    func text(of bytes: [UInt8]) -> [UInt8] { source.decode(bytes) ?? [] }

    /// The nodes in which the page, serialized whole and parsed again, differs from this one.
    var differencesWhenSerialized: [NodeID] {
        var html: [UInt8] = []
        HTMLSerializer(tree: tree, scripting: true, isExact: true).append(document, includesRoot: false, to: &html)
        let other = Tree()
        let parsed = html.withUnsafeBufferPointer { parseHTMLDocument($0, into: other).document }
        return differingNodes(document, in: tree, from: parsed, in: other)
    }

    // MARK: Finding and changing

    /// All nodes below the document, templates' contents included, in order.
    func nodes(where isWanted: (NodeID) -> Bool = { _ in true }) -> [NodeID] {
        var found: [NodeID] = []
        var pending = [document]
        while let node = pending.popLast() {
            if node != document, isWanted(node) { found.append(node) }
            pending += tree.children(of: node).reversed()
            let contents = tree.templateContents(node)
            if !contents.isNone { pending.append(contents) }
        }
        return found.filter { tree.kind($0) != .documentFragment }
    }

    /// The first element with a local name.
    func element(_ name: String) -> NodeID {
        nodes { tree.isElement($0) && tree.strings.string(tree.localName(tree.name($0))) == name }.first ?? .none
    }

    /// The first text node that contains a string.
    func text(_ part: String) -> NodeID {
        nodes { tree.kind($0) == .text && tree.strings.string(tree.data($0)).contains(part) }.first ?? .none
    }

    func set(_ name: String, _ value: String, on element: NodeID) {
        tree.setAttribute(qualifiedName: tree.strings.intern(name), tree.strings.make(value), on: element)
    }

    func removeAttribute(_ name: String, from element: NodeID) {
        let attribute = tree.attribute(element, qualifiedName: tree.strings.intern(name))
        if !attribute.isNone { tree.removeAttribute(attribute, from: element) }
    }

    func setText(_ text: NodeID, _ data: String) { tree.setData(text, tree.strings.make(data)) }

    func make(_ name: String, _ text: String = "") -> NodeID {
        let name = Array(name.utf8).withUnsafeBufferPointer { tree.names.elementName(namespace: .html, localName: $0) }
        let element = tree.createElement(name, in: document)
        if !text.isEmpty { tree.append(tree.createText(tree.strings.make(text), in: document), to: element) }
        return element
    }

    func setInnerHTML(_ html: String, of element: NodeID) {
        let fragment = Array(html.utf8).withUnsafeBufferPointer {
            parseHTMLFragment($0, context: element, tree: tree)
        }
        let contents = tree.templateContents(element)
        tree.replaceAll(in: contents.isNone ? element : contents, with: fragment)
    }
}

extension OpenedPage {
    /// Whether the page's encoding has two bytes for each ASCII character.
    var isWide: Bool { source.encoding == .utf16LE || source.encoding == .utf16BE }
}
