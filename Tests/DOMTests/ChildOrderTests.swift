// ChildOrderTests.swift: the index of a child, cached for parents with many children, equals the result of a walk.
// https://dom.spec.whatwg.org/#concept-tree-index

import Testing

@testable import DOM

@Suite("Child order")
struct ChildOrderTests {
    private let tree = Tree()
    private let parent: NodeID

    init() {
        parent = tree.createElement(.div, in: tree.createDocument())
    }

    private func makeText() -> NodeID { tree.createText(.empty, in: tree.document(of: parent)) }

    /// Asks until the order is cached.
    private func askOften() {
        for _ in 0..<40 { _ = tree.childIndex(of: tree.lastChild(parent)) }
    }

    // Invariants of ChildOrder: 1, 2, 3.
    @Test("After any insertions and removals, indices, children and their number are those of the chain")
    func randomChanges() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2000 { tree.append(makeText(), to: parent) }
        askOften()
        #expect(tree.childOrders[parent] != nil)
        for round in 0..<600 {
            let children = tree.children(of: parent)
            let place = Int.random(in: 0..<children.count, using: &random)
            switch round % 6 {
            case 0: tree.remove(children[place])
            case 1: tree.insert(makeText(), into: parent, before: children[place])
            case 2: tree.append(makeText(), to: parent)
            case 3:
                let fragment = tree.createDocumentFragment(in: tree.document(of: parent))
                for _ in 0..<(round % 700) { tree.append(makeText(), to: fragment) }
                tree.insert(fragment, into: parent, before: children[place])
            case 4: tree.insert(children[place], into: parent, before: tree.firstChild(parent))
            default: for child in children[place..<min(place + 80, children.count)] { tree.remove(child) }
            }
            if round % 20 == 19 { askOften() }
            let now = tree.children(of: parent)
            let asked = Int.random(in: 0..<now.count, using: &random)
            let other = Int.random(in: 0..<now.count, using: &random)
            #expect(tree.childIndex(of: now[asked]) == asked)
            #expect(tree.child(now[asked], precedes: now[other]) == (asked < other))
            #expect(tree.child(of: parent, at: asked) == now[asked])
            #expect(tree.childCount(of: parent) == now.count)
            #expect(tree.child(of: parent, at: now.count).isNone)
        }
        tree.removeAllChildren(of: parent)
        #expect(tree.childCount(of: parent) == 0)
    }

    @Test("Short lists, and lists asked for once, are walked; an order no longer asked for is dropped")
    func whenAnOrderIsKept() {
        for _ in 0..<60 { tree.append(makeText(), to: parent) }
        askOften()
        #expect(tree.childOrders.isEmpty)
        for _ in 0..<200 { tree.append(makeText(), to: parent) }
        _ = tree.childIndex(of: tree.lastChild(parent))
        #expect(tree.childOrders.isEmpty)
        askOften()
        #expect(!tree.childOrders.isEmpty)
        for _ in 0..<2000 { tree.append(makeText(), to: parent) }
        #expect(tree.childOrders.isEmpty)
    }
}
