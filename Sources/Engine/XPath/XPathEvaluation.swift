// XPathEvaluation.swift: evaluates an expression for a context node.
// https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Introduction

package import DOM

/// Evaluates an expression.
///
/// - Parameters:
///   - context: The context node, of any kind.
///   - namespaces: The namespace URL of each of the expression's prefixes.
package func evaluate(
    _ expression: XPathExpression,
    _ context: NodeID,
    namespaces: [Namespace],
    _ tree: Tree
) -> XPathValue {
    let names = expression.nameTests.map { test in
        let local = test.local.map { tree.strings.findInterned(utf8: $0[...]) }
        let lowercase = test.local.map { text in
            let text = text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
            return tree.strings.findInterned(utf8: text[...])
        }
        let namespace = test.prefix.map { namespaces[$0] } ?? (test.local == nil ? nil : Namespace.none)
        return ResolvedName(local: local, lowercase: lowercase, namespace: namespace, hasPrefix: test.prefix != nil)
    }
    let evaluation = XPathEvaluation(axes: XPathAxes(tree: tree, names: names), tree: tree)
    let attribute = tree.kind(context) == .attribute ? tree.attribute(ofNode: context) : .none
    let owner = attribute == .none ? NodeID.none : tree.ownerElement(ofAttributeNode: context)
    let node = XPathNode(owner.isNone ? context : owner, attribute: attribute)
    return evaluation.value(of: expression.term, in: XPathContext(node: node, position: 1, size: 1))
}

/// The ids of a set's nodes in document order; for attributes, those of their nodes.
package func nodeIDs(_ set: XPathNodeSet, _ tree: Tree) -> [NodeID] {
    set.sorted(tree).map { node in
        let isNode = node.attribute == .none || tree.kind(node.node) == .attribute
        return isNode ? node.node : tree.attributeNode(node.attribute, of: node.node)
    }
}

/// The context of an evaluation.
struct XPathContext {
    var node: XPathNode
    /// The position, from 1.
    var position: Int
    var size: Int
}

/// The state of an evaluation.
struct XPathEvaluation {
    let axes: XPathAxes
    let tree: Tree

    func value(of term: XPathTerm, in context: XPathContext) -> XPathValue {
        switch term {
        case .number(let number): return .number(number)
        case .string(let text): return .string(text)
        case .negated(let term): return .number(-value(of: term, in: context).number(tree))
        case .operation(.or, let left, let right):
            return .boolean(isTrue(left, in: context) || isTrue(right, in: context))
        case .operation(.and, let left, let right):
            return .boolean(isTrue(left, in: context) && isTrue(right, in: context))
        case .operation(let operation, let left, let right):
            return apply(operation, value(of: left, in: context), value(of: right, in: context))
        case .union(let left, let right):
            return .nodes(nodes(of: left, in: context).union(nodes(of: right, in: context)))
        case .call(let function, let arguments): return call(function, arguments, in: context)
        case .filter(let term, let predicates):
            let chosen = predicates.reduce(nodes(of: term, in: context).sorted(tree)) { choose(from: $0, $1) }
            return .nodes(XPathNodeSet(nodes: chosen))
        case .path(let start, let steps): return .nodes(walk(start, steps, in: context))
        }
    }

    /// The value of a term that the parser has determined to be a node-set.
    func nodes(of term: XPathTerm, in context: XPathContext) -> XPathNodeSet {
        guard case .nodes(let set) = value(of: term, in: context) else { return XPathNodeSet() }
        return set
    }

    private func apply(_ operation: XPathOperator, _ left: XPathValue, _ right: XPathValue) -> XPathValue {
        switch operation {
        case .add: .number(left.number(tree) + right.number(tree))
        case .subtract: .number(left.number(tree) - right.number(tree))
        case .multiply: .number(left.number(tree) * right.number(tree))
        case .divide: .number(left.number(tree) / right.number(tree))
        case .modulo: .number(left.number(tree).truncatingRemainder(dividingBy: right.number(tree)))
        default: .boolean(compare(operation, left, right, tree))
        }
    }

    // MARK: - Location paths

    private func walk(_ start: XPathStart, _ steps: some Sequence<XPathStep>, in context: XPathContext) -> XPathNodeSet
    {
        var set: XPathNodeSet
        switch start {
        case .context: set = XPathNodeSet(nodes: [context.node])
        case .root:
            set = XPathNodeSet(nodes: [XPathNode(tree.root(of: context.node.node))])
        case .term(let term): set = nodes(of: term, in: context)
        }
        for step in steps { set = take(step, from: set) }
        return set
    }

    /// Whether a term's value is true as a boolean. A path's value is true if it has any node, which is found without the others.
    /// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-boolean
    func isTrue(_ term: XPathTerm, in context: XPathContext) -> Bool {
        switch term {
        case .union(let left, let right): return isTrue(left, in: context) || isTrue(right, in: context)
        case .path(let start, let steps):
            guard let last = steps.last, !last.isPositional else { break }
            let set = walk(start, steps.dropLast(), in: context)
            if set.nodes.count != 1 { return !take(last, from: set).nodes.isEmpty }
            return axes.hasNode(last.axis, last.test, from: set.nodes[0]) { node in
                let context = XPathContext(node: node, position: 1, size: 1)
                return last.predicates.allSatisfy { holds($0, in: context) }
            }
        default: break
        }
        return value(of: term, in: context).boolean
    }

    private func take(_ step: XPathStep, from set: XPathNodeSet) -> XPathNodeSet {
        if set.nodes.count == 1 {
            let found = nodes(of: step, from: set.nodes[0])
            return XPathNodeSet(nodes: found, isSorted: !step.axis.isReverse || found.count < 2)
        }
        // OPTIMIZATION: Predicates that don't ask for the position have the same value from each context node.
        if !step.isPositional {
            let all = axes.union(step.axis, step.test, from: set)
            let chosen = step.predicates.reduce(all.nodes) { choose(from: $0, $1) }
            return XPathNodeSet(nodes: chosen, isSorted: all.isSorted || chosen.count < 2)
        }
        var found: [XPathNode] = []
        var seen: Set<XPathNode> = []
        for node in set.nodes {
            for next in nodes(of: step, from: node) where !step.axis.mayRepeat || seen.insert(next).inserted {
                found.append(next)
            }
        }
        let keepsOrder = step.axis == .attribute || step.axis == .`self`
        return XPathNodeSet(nodes: found, isSorted: set.isSorted && keepsOrder || found.count < 2)
    }

    private func nodes(of step: XPathStep, from node: XPathNode) -> [XPathNode] {
        // OPTIMIZATION: `[3]` and `[last()]` need no others than those up to there.
        switch step.predicates.first {
        case .number(let number)?:
            guard let place = Int(exactly: number), place > 0 else { return [] }
            let found = axes.nodes(step.axis, step.test, from: node, limit: place)
            return step.predicates.dropFirst().reduce(found.count == place ? [found[place - 1]] : []) {
                choose(from: $0, $1)
            }
        case .call(.last, _)?:
            guard let last = axes.last(step.axis, step.test, from: node) else { break }
            return step.predicates.dropFirst().reduce(last.map { [$0] } ?? []) { choose(from: $0, $1) }
        default: break
        }
        return step.predicates.reduce(axes.nodes(step.axis, step.test, from: node)) { choose(from: $0, $1) }
    }

    /// The nodes for which a predicate is true. https://www.w3.org/TR/1999/REC-xpath-19991116/#predicates
    private func choose(from nodes: [XPathNode], _ predicate: XPathTerm) -> [XPathNode] {
        // OPTIMIZATION: `[3]` needs one node only.
        if case .number(let number) = predicate {
            guard let place = Int(exactly: number), nodes.indices.contains(place - 1) else { return [] }
            return [nodes[place - 1]]
        }
        var chosen: [XPathNode] = []
        for (index, node) in nodes.enumerated() {
            let context = XPathContext(node: node, position: index + 1, size: nodes.count)
            if holds(predicate, in: context) { chosen.append(node) }
        }
        return chosen
    }

    private func holds(_ predicate: XPathTerm, in context: XPathContext) -> Bool {
        if case .path = predicate { return isTrue(predicate, in: context) }
        switch value(of: predicate, in: context) {
        case .number(let number): return number == Double(context.position)
        case let value: return value.boolean
        }
    }
}
