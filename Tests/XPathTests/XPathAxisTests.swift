// XPathAxisTests.swift: axes from many context nodes, compared with their definitions by document order.
// https://www.w3.org/TR/1999/REC-xpath-19991116/#axes

import DOM
import Testing
import XPath

@Suite("XPath axes")
struct XPathAxisTests {
    /// A tree of elements with the names a, b and c, its elements in document order, and the place of each one's parent, or -1.
    private struct RandomTree {
        let tree = Tree()
        let document: NodeID
        var elements: [NodeID] = []
        var parents: [Int] = []

        init(seed: UInt64, count: Int) {
            document = tree.createDocument()
            var state = seed
            func random(_ bound: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(state >> 33) % bound
            }
            // An element is a child of the last one or of one of that one's ancestors, which keeps document order.
            for place in 0..<count {
                var parent = place - 1
                while parent > 0, random(3) == 0 { parent = parents[parent] }
                let local = tree.strings.intern(["a", "b", "c"][random(3)])
                let name = tree.names.name(namespace: .html, prefix: .none, localName: local)
                let element = tree.createElement(name, in: document)
                tree.append(element, to: parent < 0 ? document : elements[parent])
                elements.append(element)
                parents.append(parent)
            }
        }

        func name(_ place: Int) -> String { tree.strings.string(tree.localName(tree.name(elements[place]))) }

        func isAncestor(_ one: Int, of other: Int) -> Bool {
            var place = parents[other]
            while place > one { place = parents[place] }
            return place == one
        }

        /// The elements of an axis in document order, by the definition.
        func axis(_ axis: String, from context: Int) -> [Int] {
            elements.indices.filter { other in
                switch axis {
                case "self": other == context
                case "child": parents[other] == context
                case "parent": parents[context] == other
                case "descendant": isAncestor(context, of: other)
                case "descendant-or-self": other == context || isAncestor(context, of: other)
                case "ancestor": isAncestor(other, of: context)
                case "ancestor-or-self": other == context || isAncestor(other, of: context)
                case "following-sibling": parents[other] == parents[context] && other > context
                case "preceding-sibling": parents[other] == parents[context] && other < context
                case "following": other > context && !isAncestor(context, of: other)
                default: other < context && !isAncestor(other, of: context)
                }
            }
        }

        func places(_ expression: String) throws -> [Int] {
            let value = evaluate(try parseXPath(Array(expression.utf8)), document, namespaces: [], tree)
            guard case .nodes(let set) = value else { return [-1] }
            return nodeIDs(set, tree).compactMap { elements.firstIndex(of: $0) }
        }
    }

    private static let axes = [
        "self", "child", "parent", "descendant", "descendant-or-self", "ancestor", "ancestor-or-self",
        "following-sibling",
        "preceding-sibling", "following", "preceding",
    ]

    @Test("The nodes of an axis are those of its definition, from any set of context nodes", arguments: axes)
    func fromSets(axis: String) throws {
        let isReverse = axis.hasPrefix("ancestor") || axis.hasPrefix("preceding")
        for seed in 1..<UInt64(40) {
            let random = RandomTree(seed: seed, count: 4 + Int(seed))
            let contexts = random.elements.indices.filter { random.name($0) != "c" }
            func chosen(_ choose: ([Int]) -> [Int]) -> [Int] {
                Set(contexts.flatMap { choose(random.axis(axis, from: $0).filter { random.name($0) == "b" }) }).sorted()
            }
            func chosen(at place: Int) -> [Int] {
                chosen { nodes in
                    let nearest = isReverse ? nodes.reversed() : nodes
                    return nearest.indices.contains(place) ? [nearest[place]] : []
                }
            }
            let start = "//*[self::a or self::b]/\(axis)::"
            #expect(try random.places("\(start)b") == chosen { $0 })
            #expect(try random.places("\(start)b[a]") == chosen { $0.filter { hasChild($0, "a", random) } })
            #expect(try random.places("\(start)b[1]") == chosen(at: 0))
            #expect(try random.places("\(start)b[2]") == chosen(at: 1))
            #expect(try random.places("\(start)b[last()]") == chosen { isReverse ? Array($0.prefix(1)) : $0.suffix(1) })
            // Sets in reverse order, and of nodes inside each other.
            #expect(
                try random.places("//a/ancestor-or-self::*/\(axis)::b")
                    == random.places("//*[descendant-or-self::a]/\(axis)::b")
            )
        }
    }

    @Test("A predicate that is a path is true where the path has a node", arguments: axes)
    func existence(axis: String) throws {
        for seed in 1..<UInt64(40) {
            let random = RandomTree(seed: seed, count: 4 + Int(seed))
            func having(_ isChosen: (Int) -> Bool) -> [Int] {
                random.elements.indices.filter { random.axis(axis, from: $0).contains(where: isChosen) }
            }
            let all = Array(random.elements.indices)
            let withB = having { random.name($0) == "b" }
            #expect(try random.places("//*[\(axis)::b]") == withB)
            #expect(try random.places("//*[not(\(axis)::b)]") == all.filter { !withB.contains($0) })
            #expect(try random.places("//*[boolean(\(axis)::b) and true()]") == withB)
            #expect(try random.places("//*[\(axis)::b | \(axis)::a]") == having { random.name($0) != "c" })
            let withChild = having { random.name($0) == "b" && hasChild($0, "a", random) }
            #expect(try random.places("//*[\(axis)::b[a]]") == withChild)
            #expect(try random.places("//*[\(axis)::b/a]") == withChild)
            #expect(try random.places("//*[\(axis)::b[1]]") == withB)
        }
    }

    private func hasChild(_ place: Int, _ name: String, _ random: RandomTree) -> Bool {
        random.axis("child", from: place).contains { random.name($0) == name }
    }
}
