// OpenedXMLPage.swift: an XML page parsed to be changed and written back.

import DOM
import DOMSerialization
import WebInfra
import XMLParsing

struct OpenedXMLPage {
    let tree = Tree()
    let document: NodeID
    let source: PageSourceText

    init(bytes: [UInt8]) throws {
        let decoded = try bytes.withUnsafeBufferPointer { bytes throws(XMLParseError) in try decodeXML(bytes) }
        source = PageSourceText(bytes: bytes, text: decoded.utf8, encoding: decoded.encoding)
        let tree = tree
        let parsed = decoded.utf8.withUnsafeBufferPointer { parseXMLDocument($0, into: tree) }
        if let error = parsed.firstError { throw error }
        document = parsed.document
        tree.markChanges()
    }

    init(_ text: String) throws { try self.init(bytes: Array(text.utf8)) }

    func written(verifies: Bool = true) -> PreservedPage? {
        writePreservedXML(document: document, tree: tree, source: source, verifies: verifies) { text, tree in
            let parsed = text.withUnsafeBufferPointer { parseXMLDocument($0, into: tree) }
            return parsed.isWellFormed ? parsed.document : nil
        }
    }

    struct NotWritten: Error {}

    /// The page written back, which must be read back as its tree.
    func text() throws -> String {
        guard let written = written(), written.differing.isEmpty else { throw NotWritten() }
        return String(decoding: written.bytes, as: UTF8.self)
    }

    /// Whether an output is the source with one text inserted, inside of a tag.
    func hasOnlyAdded(_ added: String, _ output: [UInt8]) -> Bool {
        let bytes = source.encoding.encodeDocument(Array(added.utf8))
        let place = zip(source.bytes, output).prefix { $0 == $1 }.count
        // NB: The inserted text may begin like the text after it.
        for start in max(0, place - bytes.count)...place where output.dropFirst(start).starts(with: bytes) {
            let rest = output[..<start] + output[(start + bytes.count)...]
            if rest.elementsEqual(source.bytes), let open = output[..<start].lastIndex(of: 0x3C) {
                return !output[open..<start].contains(0x3E) || output[open + 1] != 0x2F
            }
        }
        return false
    }

    // MARK: Finding and changing

    func string(_ text: String) -> StringID { tree.strings.make(text) }

    func nodes() -> [NodeID] {
        var found: [NodeID] = []
        var node = tree.next(document, within: document)
        while !node.isNone {
            found.append(node)
            node = tree.next(node, within: document)
        }
        return found
    }

    func elements() -> [NodeID] { nodes().filter(tree.isElement) }

    /// The first element with a local name.
    func element(_ name: String) -> NodeID {
        elements().first { tree.strings.string(tree.localName(tree.name($0))) == name } ?? .none
    }

    func set(_ name: String, _ value: String, on element: NodeID) {
        tree.setAttribute(qualifiedName: tree.strings.intern(name), string(value), on: element)
    }

    func make(_ name: String) -> NodeID {
        let name = tree.names.name(namespace: .none, prefix: .none, localName: tree.strings.intern(name))
        return tree.createElement(name, in: document)
    }

    /// The ancestors of some nodes, for messages.
    func outline(of nodes: [NodeID]) -> [String] {
        nodes.prefix(3).map { tree.isElement($0) ? tree.strings.string(tree.qualifiedName(tree.name($0))) : "\($0)" }
    }

    /// Changes attributes and data, removes nodes, moves them and inserts new ones.
    func editAtRandom(count: Int, seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(limit, 1)
        }
        for _ in 0..<count {
            let all = nodes()
            let elements = all.filter { tree.isElement($0) && tree.isElement(tree.parent($0)) }
            let texts = all.filter { tree.kind($0) == .text }
            guard !elements.isEmpty, !texts.isEmpty else { return }
            let element = elements[below(elements.count)]
            let children = tree.children(of: element)
            let reference = children.isEmpty ? NodeID.none : children[below(children.count)]
            switch below(7) {
            case 0: set("title", "v\(below(9))<&\">' é", on: element)
            case 1:
                let attribute = tree.firstAttribute(element)
                if !attribute.isNone { tree.removeAttribute(attribute, from: element) }
            case 2, 3: tree.setData(texts[below(texts.count)], string("new <b> & ]]> \(below(9)) é"))
            case 4: try? tree.preInsert(make("new"), into: element, before: reference)
            case 5: try? tree.preInsert(elements[below(elements.count)], into: element, before: reference)
            default: if below(4) == 0 { tree.remove(element) }
            }
        }
    }
}
