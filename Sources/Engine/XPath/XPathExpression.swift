// XPathExpression.swift: the syntax tree of an XPath 1.0 expression. https://www.w3.org/TR/1999/REC-xpath-19991116/

/// The axes of location steps. The DOM has no namespace nodes, so that axis is empty.
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

    /// Whether its nodes are in reverse document order.
    var isReverse: Bool {
        switch self {
        case .ancestor, .ancestorOrSelf, .preceding, .precedingSibling: true
        default: false
        }
    }

    /// Whether the axes of different nodes may contain the same node.
    var mayRepeat: Bool {
        switch self {
        case .attribute, .child, .namespace, .`self`: false
        default: true
        }
    }

    /// Whether it contains the context node.
    var includesSelf: Bool { self == .`self` || self == .ancestorOrSelf || self == .descendantOrSelf }

    /// Whether its other nodes are the descendants of the context node.
    var isDownward: Bool { self == .descendant || self == .descendantOrSelf }
}

/// The test for nodes of an axis.
enum XPathNodeTest: Equatable, Sendable {
    /// `node()`
    case any
    case text
    case comment
    /// `processing-instruction()`, with or without a target.
    case processingInstruction([UInt8]?)
    /// A name test, by its index in the expression's list.
    case name(Int)
}

/// A name test as written: `*`, `p:*`, `name` or `p:name`.
struct XPathNameTest: Equatable {
    /// The index of its prefix among the expression's.
    var prefix: Int?
    /// The local name; nil: any.
    var local: [UInt8]?
}

/// A location step.
struct XPathStep: Equatable, Sendable {
    var axis: XPathAxis
    var test: XPathNodeTest
    var predicates: [XPathTerm] = []

    /// Whether a predicate depends on a node's position.
    var isPositional: Bool { predicates.contains(where: \.isPositional) }
}

/// The start of a location path.
enum XPathStart: Equatable, Sendable {
    /// The context node.
    case context
    /// The root of the context node's tree.
    case root
    /// The nodes that are an expression's value.
    case term(XPathTerm)
}

/// A binary operator other than union.
enum XPathOperator: Sendable {
    case or, and
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case add, subtract, multiply, divide, modulo
}

/// A node of the syntax tree.
indirect enum XPathTerm: Equatable, Sendable {
    case number(Double)
    case string([UInt16])
    case negated(XPathTerm)
    case operation(XPathOperator, XPathTerm, XPathTerm)
    case union(XPathTerm, XPathTerm)
    case call(XPathFunction, [XPathTerm])
    /// An expression whose nodes, in document order, are filtered by predicates.
    case filter(XPathTerm, [XPathTerm])
    case path(XPathStart, [XPathStep])

    /// Whether a predicate of it depends on a node's position in its list.
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

    /// Whether it uses `position()` or `last()` of its own context.
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

/// A parsed expression.
package struct XPathExpression {
    let term: XPathTerm
    let nameTests: [XPathNameTest]
    /// The prefixes that have to be resolved, in order of occurrence, in UTF-8.
    package let prefixes: [[UInt8]]
}
