// TreeTests.swift: links, mutation algorithms, attributes, strings and the journal of a tree. https://dom.spec.whatwg.org/

import DOM
import Testing

/// A document `<html><body>…</body></html>` to append test nodes to.
struct Fixture {
    let tree = Tree()
    let document: NodeID
    let body: NodeID

    init() {
        document = tree.createDocument()
        let html = tree.createElement(.html, in: document)
        body = tree.createElement(.body, in: document)
        tree.append(html, to: document)
        tree.append(body, to: html)
    }

    func element(_ name: NameID, id: String? = nil) -> NodeID {
        let element = tree.createElement(name, in: document)
        if let id { tree.setAttribute(.attrID, tree.strings.make(id), on: element) }
        return element
    }

    func text(_ data: String) -> NodeID { tree.createText(tree.strings.make(data), in: document) }

    /// Names and text under a node, such as `div(p(#a)b)`.
    func outline(_ node: NodeID) -> String {
        tree.children(of: node).map { child in
            switch tree.kind(child) {
            case .element:
                let name = tree.strings.string(tree.localName(tree.name(child)))
                return tree.firstChild(child).isNone ? name : "\(name)(\(outline(child)))"
            case .text: return "#" + tree.strings.string(tree.data(child))
            default: return "?"
            }
        }.joined(separator: " ")
    }
}

@Suite("Tree")
struct TreeTests {
    @Test("Inserting moves a node that is already in a list")
    func insertMoves() {
        let f = Fixture()
        let (a, b, c) = (f.element(.a), f.element(.b), f.element(.i))
        for node in [a, b, c] { f.tree.append(node, to: f.body) }
        f.tree.insert(c, into: f.body, before: a)
        #expect(f.outline(f.body) == "i a b")
        f.tree.insert(a, into: c, before: .none)
        #expect(f.outline(f.body) == "i(a) b")
        #expect(f.tree.checkInvariants().isEmpty)
    }

    @Test("A fragment gives away its children and is empty afterwards")
    func fragment() throws {
        let f = Fixture()
        let fragment = f.tree.createDocumentFragment(in: f.document)
        for data in ["x", "y"] { f.tree.append(f.text(data), to: fragment) }
        let mark = f.element(.hr)
        f.tree.append(mark, to: f.body)
        try f.tree.preInsert(fragment, into: f.body, before: mark)
        #expect(f.outline(f.body) == "#x #y hr")
        #expect(f.tree.firstChild(fragment).isNone)
        #expect(f.tree.checkInvariants().isEmpty)
    }

    @Test("A node can't be inserted into itself, nor text or a second element into a document")
    func hierarchy() {
        let f = Fixture()
        let div = f.element(.div)
        f.tree.append(div, to: f.body)
        #expect(throws: DOMException.hierarchyRequest) { try f.tree.preInsert(f.body, into: div, before: .none) }
        #expect(throws: DOMException.hierarchyRequest) {
            try f.tree.preInsert(f.text("x"), into: f.document, before: .none)
        }
        #expect(throws: DOMException.hierarchyRequest) {
            try f.tree.preInsert(f.element(.html), into: f.document, before: .none)
        }
        #expect(throws: DOMException.notFound) { try f.tree.preInsert(f.text("x"), into: f.body, before: f.body) }
        #expect(throws: DOMException.notFound) { try f.tree.preRemove(f.body, from: div) }
    }

    @Test("A template can't be inserted into its own contents")
    func templateCycle() {
        let f = Fixture()
        let template = f.element(.template)
        #expect(throws: DOMException.hierarchyRequest) {
            try f.tree.preInsert(template, into: f.tree.templateContents(template), before: .none)
        }
    }

    @Test("Replacing a child with its next sibling leaves the sibling in its place")
    func replaceWithNeighbour() throws {
        let f = Fixture()
        let nodes = [f.element(.a), f.element(.b), f.element(.i)]
        for node in nodes { f.tree.append(node, to: f.body) }
        try f.tree.replaceChild(nodes[0], with: nodes[1], in: f.body)
        #expect(f.outline(f.body) == "b i")
        #expect(f.tree.parent(nodes[0]).isNone)
    }

    @Test("Cloning copies attributes, descendants and template contents, and shares nothing")
    func clone() {
        let f = Fixture()
        let div = f.element(.div, id: "x")
        let template = f.element(.template)
        f.tree.append(f.text("in"), to: f.tree.templateContents(template))
        f.tree.append(template, to: div)
        f.tree.append(f.text("t"), to: div)
        let copy = f.tree.clone(div, deep: true, in: f.document)
        #expect(f.outline(copy) == "template #t")
        #expect(f.outline(f.tree.templateContents(f.tree.firstChild(copy))) == "#in")
        f.tree.setAttribute(.attrID, f.tree.strings.make("y"), on: copy)
        #expect(f.tree.strings.string(f.tree.attributeValue(f.tree.attribute(div, named: .attrID))) == "x")
    }

    @Test("A deep chain is cloned, adopted and walked without recursion")
    func deep() {
        let f = Fixture()
        var parent = f.body
        for _ in 0..<100_000 {
            let child = f.element(.div)
            f.tree.append(child, to: parent)
            parent = child
        }
        let other = f.tree.createDocument()
        let copy = f.tree.clone(f.body, deep: true, in: other)
        #expect(f.tree.document(of: copy) == other)
        f.tree.adopt(f.body, into: other)
        #expect(f.tree.document(of: parent) == other)
    }

    @Test("The id index follows insertion, removal and changes of attributes")
    func idIndex() {
        let f = Fixture()
        let id = f.tree.strings.intern("n")
        #expect(f.tree.elementByID(id, in: f.document).isNone)
        let (first, second) = (f.element(.p, id: "n"), f.element(.p, id: "n"))
        f.tree.append(second, to: f.body)
        #expect(f.tree.elementByID(id, in: f.document) == second)
        f.tree.insert(first, into: f.body, before: second)
        #expect(f.tree.elementByID(id, in: f.document) == first)
        f.tree.setAttribute(.attrID, f.tree.strings.make("m"), on: first)
        #expect(f.tree.elementByID(id, in: f.document) == second)
        f.tree.removeAllChildren(of: f.body)
        #expect(f.tree.elementByID(id, in: f.document).isNone)
    }

    @Test("Each change is one journal entry that names the inserted or removed node")
    func journal() {
        let f = Fixture()
        let (a, b) = (f.element(.a), f.element(.b))
        f.tree.append(a, to: f.body)
        f.tree.append(b, to: f.body)
        let (x, before) = (f.text("x"), f.tree.sequence)
        f.tree.insert(x, into: f.body, before: b)
        f.tree.remove(x)
        f.tree.removeAllChildren(of: f.body)
        #expect(f.tree.sequence == before + 3)
        let entries = (0..<3).map { number in
            (0..<4).map { f.tree.arena[header: ArenaLayout.journalWord + 4 * (Int(before) + number) + $0] }
        }
        let (body, removed) = (f.body.rawValue, 4 + 8 * a.rawValue)
        #expect(entries[0] == [1, x.rawValue, x.rawValue, body])
        #expect(entries[1] == [removed, x.rawValue, b.rawValue, body])
        #expect(entries[2] == [5, 0, 0, body])
    }

    @Test("An Attr node keeps its identity and survives its removal")
    func attributeNodes() throws {
        let f = Fixture()
        let (div, other) = (f.element(.div, id: "x"), f.element(.p))
        let attribute = f.tree.attribute(div, named: .attrID)
        let node = f.tree.attributeNode(attribute, of: div)
        #expect(f.tree.attributeNode(attribute, of: div) == node)
        #expect(throws: DOMException.inUseAttribute) { try f.tree.setAttributeNode(node, on: other) }
        f.tree.removeAttribute(attribute, from: div)
        #expect(f.tree.ownerElement(ofAttributeNode: node).isNone)
        _ = try f.tree.setAttributeNode(node, on: other)
        #expect(f.tree.attribute(other, named: .attrID) == attribute)
        #expect(f.tree.firstAttribute(div).isNone)
    }
}

@Suite("Strings of a tree")
struct StringTests {
    @Test(
        "Lone surrogates survive a round trip",
        arguments: [[0xED, 0xA0, 0x80], [0x61, 0xED, 0xB0, 0x80, 0x62]]
    )
    func loneSurrogates(bytes: [UInt8]) {
        let tree = Tree()
        let id = bytes.withUnsafeBufferPointer { tree.strings.make(utf8: $0) }
        var out: [UInt8] = []
        tree.strings.appendUTF8(of: id, to: &out)
        #expect(out == bytes)
    }

    @Test(
        "Text is stored in UTF-16 units and reads back",
        arguments: ["", "ascii", "é", "日本語", "a😀b", String(repeating: "ü", count: 99)]
    )
    func roundTrip(text: String) {
        let tree = Tree()
        let id = tree.strings.make(text)
        #expect(tree.strings.string(id) == text)
        #expect(tree.strings.length(id) == text.utf16.count)
        #expect(tree.strings.equal(id, tree.strings.make(text)))
    }

    // Invariants of UnsafeStringTable: 3.
    @Test("Growing a string leaves its earlier states unchanged")
    func growth() {
        let tree = Tree()
        var states = [tree.strings.make(String(repeating: "x", count: 40))]
        for step in 0..<1000 {
            let tail: [UInt8] = step == 500 ? Array("é".utf8) : [0x61 + UInt8(step % 26)]
            states.append(tail.withUnsafeBufferPointer { tree.strings.concatenate(states.last ?? .empty, utf8: $0) })
        }
        let final = tree.strings.string(states[1000])
        for (step, state) in states.enumerated() {
            #expect(final.hasPrefix(tree.strings.string(state)), "state \(step)")
            #expect(tree.strings.length(state) == 40 + step)
        }
        let fork = Array("!".utf8).withUnsafeBufferPointer { tree.strings.concatenate(states[3], utf8: $0) }
        #expect(tree.strings.string(fork) == tree.strings.string(states[3]) + "!")
        #expect(tree.strings.string(states[1000]) == final)
    }

    // Invariants of UnsafeStringTable: 1, 2.
    @Test("Interned strings are equal exactly if their ids are, and ASCII is stored as ASCII in every case")
    func interning() {
        let tree = Tree()
        let words = (0..<5000).map { "w\($0)" } + (0..<100).map { "ü\($0)" }
        let ids = words.map { tree.strings.intern($0) }
        #expect(Set(ids).count == words.count)
        #expect(words.map { tree.strings.intern($0) } == ids)
        for (word, id) in zip(words, ids) {
            let made = tree.strings.make(word)
            let units = Array(word.utf16)
            let fromUnits = units.withUnsafeBufferPointer { tree.strings.make(utf16: $0) }
            let grown = Array(word.utf8.dropFirst()).withUnsafeBufferPointer {
                tree.strings.concatenate(tree.strings.make(word.utf8.first == 0x77 ? "w" : ""), utf8: $0)
            }
            for string in [id, made, fromUnits] + (word.hasPrefix("w") ? [grown] : []) {
                #expect(tree.strings.isASCII(string) == word.utf8.allSatisfy { $0 < 0x80 })
                #expect(tree.strings.intern(string) == id)
            }
        }
    }
}
