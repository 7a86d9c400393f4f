// IDIndexTests.swift: the cost of the id index when many elements share ids, counted in nodes and list entries visited.

import Testing

@testable import DOM

@Suite("Id index")
struct IDIndexTests {
    /// A document with a body and an id index.
    struct Fixture {
        let tree = Tree()
        let document: NodeID
        let body: NodeID

        init() {
            document = tree.createDocument()
            body = tree.createElement(.body, in: document)
            tree.append(body, to: document)
        }

        func element(id: String) -> NodeID {
            let element = tree.createElement(.p, in: document)
            tree.setAttribute(.attrID, tree.strings.make(id), on: element)
            return element
        }

        func find(_ id: String) -> NodeID { tree.elementByID(tree.strings.intern(id), in: document) }

        var steps: Int { tree.idIndexes[document]?.steps ?? 0 }
    }

    enum Load: CaseIterable {
        case removeOneByOne, removeTheFirstFound, removeFromTheEnd, removeAllChildren, pairs, renameOneByOne, nest,
            moveAway, askWhileTheyCome, askWhileTheyComeInFront
    }

    private func steps(_ load: Load, count: Int) -> Int {
        let f = Fixture()
        _ = f.find("same")
        let elements = (0..<count).map { f.element(id: load == .pairs ? "id\($0 / 2)" : "same") }
        var parent = f.body
        for element in elements {
            f.tree.append(element, to: parent)
            if load == .nest { parent = element }
        }
        #expect(f.find("same").isNone == (load == .pairs))
        switch load {
        case .removeOneByOne: for element in elements { f.tree.remove(element) }
        case .removeTheFirstFound:
            for element in elements {
                #expect(f.find("same") == element)
                f.tree.remove(element)
            }
        case .removeFromTheEnd:
            for element in elements.reversed() {
                f.tree.remove(element)
                _ = f.find("same")
            }
        case .removeAllChildren: f.tree.removeAllChildren(of: f.body)
        case .pairs: for index in 0..<count / 2 { #expect(f.find("id\(index)") == elements[2 * index]) }
        case .renameOneByOne:
            let other = f.tree.strings.make("other")
            for element in elements { f.tree.setAttribute(.attrID, other, on: element) }
        case .nest: #expect(f.find("same") == elements[0])
        case .askWhileTheyCome, .askWhileTheyComeInFront:
            for _ in 0..<count {
                let new = f.element(id: "same")
                let isFirst = load == .askWhileTheyComeInFront
                f.tree.insert(new, into: f.body, before: isFirst ? f.tree.firstChild(f.body) : .none)
                #expect(f.find("same") == (isFirst ? new : elements[0]))
            }
        case .moveAway:
            let fragment = f.tree.createDocumentFragment(in: f.document)
            f.tree.moveChildren(of: f.body, to: fragment)
            f.tree.insert(fragment, into: f.body, before: .none)
        }
        return f.steps
    }

    @Test("Four times the elements with one id take four times the steps", arguments: Load.allCases)
    func sharedIDs(load: Load) {
        let (small, large) = (steps(load, count: 500), steps(load, count: 2000))
        #expect(large <= 5 * small, "\(small) and \(large) steps")
        #expect(small < 500 * 14)
    }

    @Test("Moving an element with a shared id back and forth does not make its list longer")
    func moves() {
        let f = Fixture()
        let elements = (0..<4).map { _ in f.element(id: "same") }
        for element in elements { f.tree.append(element, to: f.body) }
        #expect(f.find("same") == elements[0])
        for _ in 0..<1000 { f.tree.append(f.tree.firstChild(f.body), to: f.body) }
        guard case .several(let shared) = f.tree.idIndexes[f.document]?.holders.values.first else {
            Issue.record("the id is not known to be shared")
            return
        }
        #expect(shared.count == 4)
        #expect(f.find("same") == f.tree.firstChild(f.body))
    }

    // Invariants of Tree+IDIndex: 1, 2, 3.
    // Invariants of Tree: 1, 2, 3, 4, 5, 6.
    @Test("The index agrees with a walk through the tree after any changes")
    func agreesWithWalk() {
        let f = Fixture()
        var seed = UInt64(42)
        func pick(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % bound
        }
        let ids = ["a", "b", "c"]
        let elements = (0..<24).map { number in
            let element = f.tree.createElement(number % 2 == 0 ? .p : .img, in: f.document)
            f.tree.setAttribute(.attrID, f.tree.strings.make(ids[pick(3)]), on: element)
            return element
        }
        let other = f.tree.createElement(.div, in: f.document)
        for turn in 0..<3000 {
            let element = elements[pick(elements.count)]
            switch pick(7) {
            case 6: f.tree.setAttribute(.attrName, f.tree.strings.make((ids + ["d", ""])[pick(5)]), on: element)
            case 0: f.tree.remove(element)
            case 1: f.tree.setAttribute(.attrID, f.tree.strings.make(ids[pick(3)]), on: element)
            case 2: f.tree.removeAllChildren(of: elements[pick(elements.count)])
            case 3 where !f.tree.isInclusiveAncestor(element, of: other): f.tree.moveChildren(of: element, to: other)
            default:
                let parent = [f.body, other, elements[pick(elements.count)]][pick(3)]
                let before = f.tree.firstChild(parent)
                if before != element, !f.tree.isInclusiveAncestor(element, of: parent) {
                    f.tree.insert(element, into: parent, before: before)
                }
            }
            guard turn % 3 == 0 else { continue }
            #expect(f.tree.checkInvariants().isEmpty)
            let all = sequence(first: f.body) {
                let next = f.tree.next($0, within: f.body)
                return next.isNone ? nil : next
            }
            for id in ids + ["d"] {
                let name = f.tree.strings.intern(id)
                let holders = all.filter { f.tree.id(of: $0) == name }
                let isNamed = all.contains { element in
                    let attribute = f.tree.attribute(element, named: .attrName)
                    return f.tree.name(element) == .img && !attribute.isNone && f.tree.attributeValue(attribute) == name
                }
                #expect(f.tree.hasElement(named: name, in: f.document) == (isNamed || !holders.isEmpty))
                #expect(f.find(id) == holders.first ?? .none)
                #expect(
                    f.tree.hasSeveralElements(withID: f.tree.strings.intern(id), in: f.document) == (holders.count > 1)
                )
            }
        }
    }
}
