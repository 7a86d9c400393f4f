// AttributeIndexTests.swift: elements with very many attributes: the index finds what a walk of the chain finds, at little cost.

import TestSupport
import Testing

@testable import DOM

@Suite("Attribute index")
struct AttributeIndexTests {
    let tree = Tree()
    let element: NodeID

    init() {
        element = tree.createElement(.p, in: tree.createDocument())
    }

    private func chain() -> [AttributeID] {
        var found: [AttributeID] = []
        var attribute = tree.firstAttribute(element)
        while !attribute.isNone {
            found.append(attribute)
            attribute = tree.nextAttribute(attribute)
        }
        return found
    }

    private func name(_ number: Int, namespace: String, prefix: String) -> NameID {
        tree.names.name(
            namespace: tree.names.namespace(tree.strings.intern(namespace)),
            prefix: prefix.isEmpty ? .none : tree.strings.intern(prefix),
            localName: tree.strings.intern("a\(number)")
        )
    }

    /// The numbers of the index's invariants that do not hold.
    private func brokenInvariants() -> [Int] {
        guard let index = tree.attributeIndexes[element] else { return [] }
        let chain = chain()
        var broken: [Int] = []
        let others = chain.filter { tree.attributeQualifiedName($0) != tree.localName(tree.attributeName($0)) }
        let isEntered = { (attribute: AttributeID, slots: borrowing UnsafeHashSlots, name: StringID) in
            slots.slot(tree.strings.hash(name)) { $0 == attribute.rawValue } != nil
        }
        let hasLocalNames = chain.allSatisfy {
            isEntered($0, index.byLocalName, tree.localName(tree.attributeName($0)))
        }
        let hasOthers = others.allSatisfy { isEntered($0, index.byQualifiedName, tree.attributeQualifiedName($0)) }
        let counts = [index.byLocalName.count, index.byQualifiedName.count]
        if !hasLocalNames || !hasOthers || counts != [chain.count, others.count] { broken.append(1) }
        if index.last != chain.last ?? .none { broken.append(2) }
        let previous = Dictionary(uniqueKeysWithValues: zip(chain.dropFirst(), chain))
        if let known = index.previous, known != previous { broken.append(3) }
        if let order = index.order, order != chain { broken.append(4) }
        return broken
    }

    // Invariants of Tree+AttributeIndex: 1, 2, 3, 4.
    @Test("After any mix of changes the index has the entries of the chain", arguments: 1...8)
    func randomChanges(seed: UInt64) {
        var numbers = RepeatableGenerator(seed: seed)
        func random(_ count: Int) -> Int { numbers.below(count) }
        for _ in 0..<3000 {
            let number = random(120)
            let isNamespaced = random(3) == 0
            let name = name(number, namespace: isNamespaced ? "n\(random(2))" : "", prefix: isNamespaced ? "p" : "")
            let all = chain()
            switch random(all.count > 130 ? 6 : 4) {
            case 0, 1: tree.setAttribute(name, .empty, on: element)
            case 2: tree.setAttribute(qualifiedName: tree.qualifiedName(name), .empty, on: element)
            case 3:
                let position = random(140)
                #expect(tree.attribute(element, at: position) == (position < all.count ? all[position] : .none))
                if random(2) == 0, position < all.count { tree.removeAttribute(all[position], from: element) }
            case 4: tree.removeAttribute(all[all.count - 1], from: element)
            default: tree.removeAttribute(all[0], from: element)
            }
            let now = chain()
            #expect(tree.attributeCount(element) == now.count)
            #expect(tree.attribute(element, named: name) == now.first { tree.attributeName($0) == name } ?? .none)
            let qualifiedName = tree.qualifiedName(name)
            let first = now.first { tree.attributeQualifiedName($0) == qualifiedName }
            #expect(tree.attribute(element, qualifiedName: qualifiedName) == first ?? .none)
            #expect(brokenInvariants() == [])
        }
        #expect(tree.attributeIndexes[element] != nil)
    }

    @Test("An element left with few attributes has no index")
    func shrinking() {
        for number in 0..<100 { tree.setAttribute(name(number, namespace: "", prefix: ""), .empty, on: element) }
        #expect(tree.attributeIndexes[element] != nil)
        for attribute in chain().dropFirst(10) { tree.removeAttribute(attribute, from: element) }
        #expect(tree.attributeIndexes[element] == nil)
    }

    enum Load: CaseIterable { case set, setAgain, removeFromTheStart, removeFromTheEnd, removeByPosition, read }

    private func steps(_ load: Load, count: Int) -> Int {
        let names = (0..<count).map { name($0, namespace: "", prefix: "") }
        for name in names { tree.setAttribute(name, .empty, on: element) }
        let index = tree.attributeIndexes[element]
        let before = load == .set ? 0 : index?.steps ?? 0
        switch load {
        case .set: break
        case .setAgain: for name in names { tree.setAttribute(name, .empty, on: element) }
        case .removeFromTheStart: for attribute in chain() { tree.removeAttribute(attribute, from: element) }
        case .removeFromTheEnd: for attribute in chain().reversed() { tree.removeAttribute(attribute, from: element) }
        case .removeByPosition:
            for position in (0..<count).reversed() where position % 2 == 0 {
                tree.removeAttribute(tree.attribute(element, at: position), from: element)
            }
        case .read: for position in 0..<count { #expect(!tree.attribute(element, at: position).isNone) }
        }
        return (index?.steps ?? 0) - before
    }

    @Test("The work grows linearly with the number of attributes", arguments: Load.allCases)
    func cost(load: Load) {
        let small = AttributeIndexTests().steps(load, count: 1000)
        let large = AttributeIndexTests().steps(load, count: 4000)
        #expect(large <= 5 * small)
    }
}
