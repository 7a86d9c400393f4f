// NamespaceRoundTripTests.swift: random trees from a seed, with conflicting prefixes and declarations, are serialized, and pages are
// written back after such changes. Another parser (Python's, which is expat) has to read the same names in the same namespaces.

import DOM
import DOMSerialization
import Foundation
import TestSupport
import Testing
import XMLParsing

@Suite("Names and namespaces, as read by another parser")
struct NamespaceRoundTripTests {
    private static let documentCount = 1500

    @Test("Trees with any prefixes and declarations, serialized")
    func serialised() throws {
        var cases: [(xml: String, names: String)] = []
        for seed in 0..<Self.documentCount {
            let (tree, parsed) = parse("<r/>")
            var random = RandomNames(tree: tree, seed: UInt64(seed))
            random.grow(tree.firstChild(parsed.document), count: 12)
            cases.append((try serialize(parsed.document, tree), names(of: parsed.document, tree)))
        }
        try expectSameNames(cases)
    }

    @Test("Pages with any prefixes and declarations, written back after changes to them")
    func writtenBack() throws {
        let page =
            "<r xmlns:p='u1' xmlns:q='u2' xmlns='u3'><p:a p:x='1'  y='2'><b xmlns:p='u2' p:z = \"1\"/></p:a>\n"
            + "<c xmlns=''><d  q:x='1'/></c ><q:e xmlns:q='u1' /><f/></r>"
        var cases: [(xml: String, names: String)] = []
        for seed in 0..<Self.documentCount {
            let opened = try OpenedXMLPage(page)
            var random = RandomNames(tree: opened.tree, seed: UInt64(seed))
            for _ in 0...seed % 4 {
                let elements = opened.elements()
                random.change(elements[random.generator.below(elements.count)])
            }
            // A tree that XML can't express is not written.
            guard let written = opened.written() else { continue }
            #expect(written.certainty != .inexpressible, "seed \(seed)")
            cases.append((String(decoding: written.bytes, as: UTF8.self), names(of: opened.document, opened.tree)))
        }
        #expect(cases.count > Self.documentCount * 9 / 10)
        try expectSameNames(cases)
    }

    /// A line for each element in tree order: its depth, its name and its attributes, names with their namespaces.
    private func names(of document: NodeID, _ tree: Tree) -> String {
        func expanded(_ name: NameID) -> String {
            let namespace = tree.strings.string(tree.names.address(of: tree.namespace(name)))
            return (namespace.isEmpty ? "" : "{\(namespace)}") + tree.strings.string(tree.localName(name))
        }
        var lines: [String] = []
        var pending = tree.children(of: document).map { ($0, 0) }
        while let (node, depth) = pending.popLast() {
            guard tree.isElement(node) else { continue }
            var attributes: [String] = []
            var attribute = tree.firstAttribute(node)
            while !attribute.isNone {
                let name = tree.attributeName(attribute)
                if tree.namespace(name) != .xmlns {
                    attributes.append("\(expanded(name))=\(tree.strings.string(tree.attributeValue(attribute)))")
                }
                attribute = tree.nextAttribute(attribute)
            }
            lines.append(([String(depth), expanded(tree.name(node))] + attributes.sorted()).joined(separator: " "))
            pending += tree.children(of: node).reversed().map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n")
    }

    private func expectSameNames(_ cases: [(xml: String, names: String)]) throws {
        let read = try namesAsRead(cases.map(\.xml))
        try #require(read.count == cases.count)
        let different = zip(cases, read).filter { $0.names != $1 }
        #expect(
            different.isEmpty,
            "\(different.first.map { "\($0.xml)\nis read as\n\($1)\nand not as\n\($0.names)" } ?? "")"
        )
        print("\(cases.count) documents, \(cases.reduce(0) { $0 + $1.names.split(separator: "\n").count }) elements")
    }

    /// The same lines from Python's parser; its error for a document that it refuses.
    private func namesAsRead(_ documents: [String]) throws -> [String] {
        let program = """
            import json, sys, xml.etree.ElementTree as etree
            def lines(element, depth):
                attributes = sorted(f'{name}={value}' for name, value in element.attrib.items())
                yield ' '.join([str(depth), element.tag] + attributes)
                for child in element:
                    yield from lines(child, depth + 1)
            def names(text):
                try:
                    return '\\n'.join(lines(etree.fromstring(text), 0))
                except etree.ParseError as error:
                    return str(error)
            json.dump([names(text) for text in json.load(open(sys.argv[1]))], sys.stdout)
            """
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID().uuidString).json")
        try JSONEncoder().encode(documents).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let python = Process()
        let output = Pipe()
        python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        python.arguments = ["python3", "-c", program, file.path]
        python.standardOutput = output
        try python.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        python.waitUntilExit()
        return try JSONDecoder().decode([String].self, from: data)
    }
}

/// Random names, declarations and elements from a seed. What XML can't express is left out: a prefix without a namespace.
private struct RandomNames {
    let tree: Tree
    var generator: RepeatableGenerator

    init(tree: Tree, seed: UInt64) {
        self.tree = tree
        generator = RepeatableGenerator(seed: seed)
    }

    private mutating func choose(_ list: [String]) -> String { list[generator.below(list.count)] }

    private func name(_ namespace: String, _ prefix: String, _ local: String) -> NameID {
        tree.names.name(
            namespace: namespace.isEmpty ? .none : tree.names.namespace(tree.strings.intern(namespace)),
            prefix: prefix.isEmpty || namespace.isEmpty ? .none : tree.strings.intern(prefix),
            localName: tree.strings.intern(local)
        )
    }

    private mutating func name(_ locals: [String]) -> NameID {
        name(choose(["", "u1", "u2", "u3"]), choose(["", "", "p", "q", "ns1"]), choose(locals))
    }

    /// Adds elements below one, each with attributes and declarations.
    mutating func grow(_ root: NodeID, count: Int) {
        var elements = [root]
        decorate(root)
        for _ in 0..<count {
            let element = tree.createElement(name(["a", "b"]), in: tree.parent(root))
            tree.append(element, to: elements[generator.below(elements.count)])
            decorate(element)
            elements.append(element)
        }
    }

    private mutating func decorate(_ element: NodeID) {
        for _ in 0..<generator.below(3) { setAttribute(of: element) }
        for _ in 0..<generator.below(3) { declare(on: element) }
    }

    private mutating func setAttribute(of element: NodeID) {
        let isXML = generator.below(8) == 0
        let name =
            isXML ? name("http://www.w3.org/XML/1998/namespace", choose(["", "xml", "p"]), "lang") : name(["x", "y"])
        // An element has one attribute of a name, whatever its prefix.
        var attribute = tree.firstAttribute(element)
        while !attribute.isNone {
            let other = tree.attributeName(attribute)
            if tree.namespace(other) == tree.namespace(name), tree.localName(other) == tree.localName(name) { return }
            attribute = tree.nextAttribute(attribute)
        }
        tree.setAttribute(name, tree.strings.make(choose(["1", "2"])), on: element)
    }

    private mutating func declare(on element: NodeID) {
        let prefix = choose(["", "p", "q", "ns1", "ns2"])
        let namespace = choose(prefix.isEmpty ? ["", "u1", "u2", "u3"] : ["u1", "u2", "u3"])
        let name = name(
            "http://www.w3.org/2000/xmlns/",
            prefix.isEmpty ? "" : "xmlns",
            prefix.isEmpty ? "xmlns" : prefix
        )
        tree.setAttribute(name, tree.strings.make(namespace), on: element)
    }

    /// Changes an element's attributes, declarations or contents.
    mutating func change(_ element: NodeID) {
        switch generator.below(4) {
        case 0, 1: setAttribute(of: element)
        case 2: declare(on: element)
        default:
            let child = tree.createElement(name(["a", "b"]), in: tree.document(of: element))
            tree.append(child, to: element)
            decorate(child)
        }
    }
}
