// XPathParser.swift: parses an expression by recursive descent over the standard's grammar.

/// Parses an expression.
///
/// - Parameter text: UTF-8.
/// - Throws: `XPathSyntaxError`.
package func parseXPath(_ text: [UInt8]) throws(XPathSyntaxError) -> XPathExpression {
    var parser = try XPathParser(text)
    let term = try parser.expression()
    guard parser.token == .end else { throw XPathSyntaxError() }
    return XPathExpression(term: term, nameTests: parser.nameTests, prefixes: parser.prefixes)
}

private struct XPathParser {
    /// The deepest nesting of expressions; evaluation recurses as deep.
    private static let deepest = 200
    /// The most operators in sequence without parentheses, since each is a level of the tree.
    private static let longest = 2000

    private var tokenizer: XPathTokenizer
    private(set) var token: XPathToken
    private(set) var nameTests: [XPathNameTest] = []
    private(set) var prefixes: [[UInt8]] = []
    private var depth = 0
    private var operators = 0

    init(_ text: [UInt8]) throws(XPathSyntaxError) {
        tokenizer = XPathTokenizer(text)
        token = try tokenizer.next()
    }

    private mutating func advance() throws(XPathSyntaxError) { token = try tokenizer.next() }

    private mutating func take(_ symbol: String) throws(XPathSyntaxError) -> Bool {
        guard token == .symbol(symbol) else { return false }
        try advance()
        return true
    }

    private mutating func require(_ symbol: String) throws(XPathSyntaxError) {
        guard try take(symbol) else { throw XPathSyntaxError() }
    }

    mutating func expression() throws(XPathSyntaxError) -> XPathTerm {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw XPathSyntaxError() }
        return try binary(0)
    }

    /// Operators by precedence, lowest first.
    private static let levels: [[(XPathToken, XPathOperator)]] = [
        [(.operatorName("or"), .or)], [(.operatorName("and"), .and)],
        [(.symbol("="), .equal), (.symbol("!="), .notEqual)],
        [
            (.symbol("<"), .less), (.symbol("<="), .lessOrEqual), (.symbol(">"), .greater),
            (.symbol(">="), .greaterOrEqual),
        ],
        [(.symbol("+"), .add), (.symbol("-"), .subtract)],
        [(.operatorName("*"), .multiply), (.operatorName("div"), .divide), (.operatorName("mod"), .modulo)],
    ]

    private mutating func binary(_ level: Int) throws(XPathSyntaxError) -> XPathTerm {
        guard level < Self.levels.count else { return try unary() }
        var left = try binary(level + 1)
        while let match = Self.levels[level].first(where: { $0.0 == token }) {
            try countOperator()
            try advance()
            left = .operation(match.1, left, try binary(level + 1))
        }
        return left
    }

    private mutating func countOperator() throws(XPathSyntaxError) {
        operators += 1
        guard operators <= Self.longest else { throw XPathSyntaxError() }
    }

    private mutating func unary() throws(XPathSyntaxError) -> XPathTerm {
        var isNegated = false
        var hasSign = false
        while try take("-") {
            isNegated.toggle()
            hasSign = true
        }
        let term = try union()
        guard hasSign else { return term }
        return isNegated ? .negated(term) : .negated(.negated(term))
    }

    private mutating func union() throws(XPathSyntaxError) -> XPathTerm {
        var left = try path()
        while try take("|") {
            try countOperator()
            let right = try path()
            guard left.givesNodes, right.givesNodes else { throw XPathSyntaxError() }
            left = .union(left, right)
        }
        return left
    }

    // MARK: - Paths

    private mutating func path() throws(XPathSyntaxError) -> XPathTerm {
        if try take("/") {
            guard beginsStep else { return .path(.root, []) }
            return .path(.root, try steps())
        }
        if try take("//") { return .path(.root, try steps(after: [.descendants])) }
        guard beginsFilter else { return .path(.context, try steps()) }
        var term = try primary()
        let chosen = try predicates()
        if !chosen.isEmpty {
            guard term.givesNodes else { throw XPathSyntaxError() }
            term = .filter(term, chosen)
        }
        let isDeep = token == .symbol("//")
        guard isDeep || token == .symbol("/") else { return term }
        guard term.givesNodes else { throw XPathSyntaxError() }
        try advance()
        return .path(.term(term), try steps(after: isDeep ? [.descendants] : []))
    }

    private var beginsFilter: Bool {
        switch token {
        case .symbol("("), .literal, .number, .function: true
        default: false
        }
    }

    private var beginsStep: Bool {
        switch token {
        case .symbol("."), .symbol(".."), .symbol("@"), .name, .nodeType, .axis: true
        default: false
        }
    }

    private mutating func steps(after before: [XPathStep] = []) throws(XPathSyntaxError) -> [XPathStep] {
        var steps = before
        while true {
            let step = try step()
            // OPTIMIZATION: `//x` is the same as the descendants that are x, unless x's position among its siblings matters.
            if steps.last == .descendants, step.axis == .child, !step.isPositional {
                steps.removeLast()
                steps.append(XPathStep(axis: .descendant, test: step.test, predicates: step.predicates))
            } else {
                steps.append(step)
            }
            guard steps.count <= Self.longest else { throw XPathSyntaxError() }
            if try take("//") { steps.append(.descendants) } else if try !take("/") { return steps }
        }
    }

    private mutating func step() throws(XPathSyntaxError) -> XPathStep {
        if try take(".") { return XPathStep(axis: .`self`, test: .any) }
        if try take("..") { return XPathStep(axis: .parent, test: .any) }
        var axis = XPathAxis.child
        if try take("@") {
            axis = .attribute
        } else if case .axis(let name) = token {
            guard let known = XPathAxis(rawValue: String(decoding: name, as: UTF8.self)) else {
                throw XPathSyntaxError()
            }
            axis = known
            try advance()
        }
        let test = try nodeTest()
        return XPathStep(axis: axis, test: test, predicates: try predicates())
    }

    private mutating func nodeTest() throws(XPathSyntaxError) -> XPathNodeTest {
        switch token {
        case .name(let prefix, let local):
            try advance()
            nameTests.append(XPathNameTest(prefix: prefix.map { place(ofPrefix: $0) }, local: local))
            return .name(nameTests.count - 1)
        case .nodeType(let name):
            try advance()
            try require("(")
            var target: [UInt8]?
            if case .literal(let text) = token, name == Array("processing-instruction".utf8) {
                target = text
                try advance()
            }
            try require(")")
            switch String(decoding: name, as: UTF8.self) {
            case "text": return .text
            case "comment": return .comment
            case "processing-instruction": return .processingInstruction(target)
            default: return .any
            }
        default: throw XPathSyntaxError()
        }
    }

    private mutating func place(ofPrefix prefix: [UInt8]) -> Int {
        if let known = prefixes.firstIndex(of: prefix) { return known }
        prefixes.append(prefix)
        return prefixes.count - 1
    }

    private mutating func predicates() throws(XPathSyntaxError) -> [XPathTerm] {
        var found: [XPathTerm] = []
        while try take("[") {
            found.append(try expression())
            try require("]")
        }
        return found
    }

    // MARK: - Primary expressions

    private mutating func primary() throws(XPathSyntaxError) -> XPathTerm {
        switch token {
        case .literal(let text):
            try advance()
            return .string(Array(String(decoding: text, as: UTF8.self).utf16))
        case .number(let number):
            try advance()
            return .number(number)
        case .function(let name):
            try advance()
            return try call(name)
        default:
            try require("(")
            let term = try expression()
            try require(")")
            return term
        }
    }

    private mutating func call(_ name: [UInt8]) throws(XPathSyntaxError) -> XPathTerm {
        guard let function = XPathFunction(rawValue: String(decoding: name, as: UTF8.self)) else {
            throw XPathSyntaxError()
        }
        try require("(")
        var arguments: [XPathTerm] = []
        if token != .symbol(")") {
            repeat { arguments.append(try expression()) } while try take(",")
        }
        try require(")")
        guard function.arguments.contains(arguments.count) else { throw XPathSyntaxError() }
        if function == .count || function == .sum, !arguments[0].givesNodes { throw XPathSyntaxError() }
        if [.localName, .namespaceURI, .name].contains(function), arguments.first?.givesNodes == false {
            throw XPathSyntaxError()
        }
        return .call(function, arguments)
    }
}

extension XPathStep {
    /// The step that `//` abbreviates.
    fileprivate static let descendants = XPathStep(axis: .descendantOrSelf, test: .any)
}

extension XPathTerm {
    /// Whether its value is a node-set.
    fileprivate var givesNodes: Bool {
        switch self {
        case .union, .path, .filter, .call(.id, _): true
        default: false
        }
    }
}
