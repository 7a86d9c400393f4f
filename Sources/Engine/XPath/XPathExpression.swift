// XPathExpression.swift: an expression of XPath 1.0 as a tree. https://www.w3.org/TR/1999/REC-xpath-19991116/

/// The axes of location steps. There are no namespace nodes in the DOM, so that axis is empty.
enum XPathAxis: String, Sendable {
    case ancestor
    case ancestorOrSelf = "ancestor-or-self"
    case attribute
    case child
    case descendant
    case descendantOrSelf = "descendant-or-self"
    case following
    case followingSibling = "following-sibling"
    case namespace
    case parent
    case preceding
    case precedingSibling = "preceding-sibling"
    case `self`

    /// Whether its nodes come in reverse document order.
    var isReverse: Bool {
        switch self {
        case .ancestor, .ancestorOrSelf, .preceding, .precedingSibling: true
        default: false
        }
    }

    /// Whether nodes that are not the same may have the same node on this axis.
    var mayRepeat: Bool {
        switch self {
        case .attribute, .child, .namespace, .`self`: false
        default: true
        }
    }
}

/// Which nodes of an axis a step takes.
enum XPathNodeTest: Equatable, Sendable {
    /// `node()`
    case any
    case text
    case comment
    /// With a target or without.
    case processingInstruction([UInt8]?)
    /// A name test, by its place in the expression's list.
    case name(Int)
}

/// A name test as it is written: `*`, `p:*`, `name` or `p:name`.
struct XPathNameTest: Equatable {
    /// Its place among the expression's prefixes.
    var prefix: Int?
    /// nil: any.
    var local: [UInt8]?
}

/// A location step.
struct XPathStep: Equatable, Sendable {
    var axis: XPathAxis
    var test: XPathNodeTest
    var predicates: [XPathTerm] = []
}

/// Where a location path begins.
enum XPathStart: Equatable, Sendable {
    /// At the context node.
    case context
    /// At the root of the context node's tree.
    case root
    /// At the nodes that an expression gives.
    case term(XPathTerm)
}

/// An operator on two values that are no node-sets' union.
enum XPathOperator: Sendable {
    case or, and
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case add, subtract, multiply, divide, modulo
}

/// A node of an expression's tree.
indirect enum XPathTerm: Equatable, Sendable {
    case number(Double)
    case string([UInt16])
    case negated(XPathTerm)
    case operation(XPathOperator, XPathTerm, XPathTerm)
    case union(XPathTerm, XPathTerm)
    case call(XPathFunction, [XPathTerm])
    /// An expression whose nodes, in document order, predicates choose from.
    case filter(XPathTerm, [XPathTerm])
    case path(XPathStart, [XPathStep])

    /// Whether a predicate made of it depends on where in its list a node stands.
    var isPositional: Bool {
        switch self {
        case .number, .negated: true
        case .operation(.add, _, _), .operation(.subtract, _, _), .operation(.multiply, _, _): true
        case .operation(.divide, _, _), .operation(.modulo, _, _): true
        case .operation(_, let left, let right): left.asksPosition || right.asksPosition
        case .call(let function, _): function.givesNumber || asksPosition
        default: asksPosition
        }
    }

    /// Whether `position()` or `last()` of its own context is asked for.
    private var asksPosition: Bool {
        switch self {
        case .number, .string: false
        case .negated(let term): term.asksPosition
        case .operation(_, let left, let right), .union(let left, let right): left.asksPosition || right.asksPosition
        case .call(let function, let arguments):
            function == .position || function == .last || arguments.contains(where: \.asksPosition)
        case .filter(let term, _): term.asksPosition
        case .path(.term(let term), _): term.asksPosition
        case .path: false
        }
    }
}

/// An expression that was parsed.
package struct XPathExpression {
    let term: XPathTerm
    let nameTests: [XPathNameTest]
    /// The prefixes that a resolver is to be asked for, in the order in which they are met. UTF-8.
    package let prefixes: [[UInt8]]
}
