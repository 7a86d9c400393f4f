// XPathValue.swift: the four types of values, and their conversions. https://www.w3.org/TR/1999/REC-xpath-19991116/#corelib

package import DOM

/// A node of XPath's data model.
package struct XPathNode: Hashable {
    /// The node; for an attribute its element, or its own node if it has no element.
    package let node: NodeID
    /// The attribute; none for other nodes.
    package let attribute: AttributeID

    init(_ node: NodeID, attribute: AttributeID = .none) {
        self.node = node
        self.attribute = attribute
    }
}

/// The value of an expression.
package enum XPathValue {
    case number(Double)
    case boolean(Bool)
    case string([UInt16])
    case nodes(XPathNodeSet)
}

/// Nodes, without duplicates.
package struct XPathNodeSet {
    var nodes: [XPathNode] = []
    /// Whether they are known to be in document order.
    var isSorted = true

    /// The number of nodes.
    package var count: Int { nodes.count }
}

extension XPathNode {
    /// The node's string-value. https://www.w3.org/TR/1999/REC-xpath-19991116/#data-model
    func stringValue(_ tree: Tree) -> [UInt16] {
        if attribute != .none { return tree.strings.units(tree.attributeValue(attribute)) }
        switch tree.kind(node) {
        case .element, .document, .documentFragment:
            switch tree.textContent(of: node) {
            case .ascii(let bytes)?: return bytes.map(UInt16.init)
            case .utf16(let units)?: return units
            case nil: return []
            }
        case .documentType: return []
        default: return tree.strings.units(tree.data(node))
        }
    }
}

extension UnsafeStringTable {
    /// A string's code units.
    func units(_ id: StringID) -> [UInt16] { isASCII(id) ? ascii(id).map(UInt16.init) : Array(utf16(id)) }
}

extension XPathValue {
    /// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-string
    package func string(_ tree: Tree) -> [UInt16] {
        switch self {
        case .string(let text): text
        case .number(let value): XPath.text(of: value)
        case .boolean(let isTrue): Array((isTrue ? "true" : "false").utf16)
        case .nodes(let set): set.first(tree)?.stringValue(tree) ?? []
        }
    }

    /// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-number
    package func number(_ tree: Tree) -> Double {
        switch self {
        case .number(let value): value
        case .boolean(let isTrue): isTrue ? 1 : 0
        default: XPath.number(of: string(tree))
        }
    }

    /// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-boolean
    package var boolean: Bool {
        switch self {
        case .boolean(let isTrue): isTrue
        case .number(let value): !(value == 0 || value.isNaN)
        case .string(let text): !text.isEmpty
        case .nodes(let set): !set.nodes.isEmpty
        }
    }
}

// MARK: - Comparisons

/// https://www.w3.org/TR/1999/REC-xpath-19991116/#booleans
func compare(_ comparison: XPathOperator, _ left: XPathValue, _ right: XPathValue, _ tree: Tree) -> Bool {
    switch (left, right) {
    case (.nodes(let left), .nodes(let right)): return compare(comparison, left, right, tree)
    case (.nodes(let set), let other): return compare(comparison, set, with: other, tree)
    case (let other, .nodes(let set)): return compare(comparison.mirrored, set, with: other, tree)
    default: break
    }
    guard comparison == .equal || comparison == .notEqual else {
        return holds(comparison, left.number(tree), right.number(tree))
    }
    let isEqual: Bool
    switch (left, right) {
    case (.boolean, _), (_, .boolean): isEqual = left.boolean == right.boolean
    case (.number, _), (_, .number): isEqual = left.number(tree) == right.number(tree)
    default: isEqual = left.string(tree) == right.string(tree)
    }
    return isEqual == (comparison == .equal)
}

/// Whether the comparison is true for some node and a value that is not a node-set.
private func compare(_ comparison: XPathOperator, _ set: XPathNodeSet, with other: XPathValue, _ tree: Tree) -> Bool {
    if case .boolean = other {
        return compare(comparison, .boolean(!set.nodes.isEmpty), other, tree)
    }
    return set.nodes.contains { compare(comparison, .string($0.stringValue(tree)), other, tree) }
}

/// Whether the comparison is true for some node of one set and some node of the other.
private func compare(_ comparison: XPathOperator, _ left: XPathNodeSet, _ right: XPathNodeSet, _ tree: Tree) -> Bool {
    switch comparison {
    case .equal, .notEqual:
        let others = Set(right.nodes.map { $0.stringValue(tree) })
        guard comparison == .notEqual else { return left.nodes.contains { others.contains($0.stringValue(tree)) } }
        guard others.count == 1 else { return !left.nodes.isEmpty && !others.isEmpty }
        return left.nodes.contains { !others.contains($0.stringValue(tree)) }
    default:
        // The least and the greatest suffice; comparisons with NaN are false.
        let numbers = [left, right].map { set in
            set.nodes.map { XPath.number(of: $0.stringValue(tree)) }.filter { !$0.isNaN }
        }
        guard let leastLeft = numbers[0].min(), let mostLeft = numbers[0].max(), let leastRight = numbers[1].min(),
            let mostRight = numbers[1].max()
        else { return false }
        let isLess = comparison == .less || comparison == .lessOrEqual
        return isLess ? holds(comparison, leastLeft, mostRight) : holds(comparison, mostLeft, leastRight)
    }
}

private func holds(_ comparison: XPathOperator, _ left: Double, _ right: Double) -> Bool {
    switch comparison {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    default: false
    }
}

extension XPathOperator {
    /// The comparison with its operands exchanged.
    fileprivate var mirrored: XPathOperator {
        switch self {
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        case .greaterOrEqual: .lessOrEqual
        default: self
        }
    }
}
